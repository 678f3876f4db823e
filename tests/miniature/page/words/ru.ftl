miniature-box-tag = Восемь ящиков, а замков на один меньше.
miniature-board = Ящики
miniature-crate = Ящик { $crate }: { $gem ->
    [0] никто не знает
   *[other] камень { $gem }
}
miniature-burglar = Ваш взломщик
miniature-die = На вашем кубике { $die }
