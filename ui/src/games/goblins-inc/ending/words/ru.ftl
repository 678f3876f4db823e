# Чем кончается партия Goblins Inc.

goblins-inc-end-plaque = НОВЫЙ БОСС
goblins-inc-end-label-boss =
    От робота остался лом. { $boss-is ->
        [you] Вы сидите в кресле Босса
       *[other] В кресле Босса { $boss }
    }, а метла { $loser-is ->
        [you] у вас
       *[other] у { $loser-genitive }
    }.
goblins-inc-end-label-nephew = От робота остался лом, а в кресле сидит племянник Босса.
goblins-inc-end-title-won = Вы — новый Босс!
goblins-inc-end-title-lost = { $boss } теперь Босс.
goblins-inc-end-title-watched = { $boss } теперь Босс.
goblins-inc-end-title-drawn = Племянник, кто же ещё.
goblins-inc-end-text-won = Хорошее кресло. Раньше было чьё-то. { $loser }, вот метла!
goblins-inc-end-text-lost = Вас тоже повысили: вбок, до метлы.
goblins-inc-end-text-watched = Хорошее кресло. Раньше было чьё-то. { $loser }, вот метла!
goblins-inc-end-text-drawn = Ничья, и кресло достаётся племяннику Босса. Рад только племянник.
goblins-inc-end-tip-joint = Вы били в стык. Вот и весь секрет.
goblins-inc-end-tip-boss = Сначала цели, потом робот: настоящий Босс.
goblins-inc-end-tip-weld = Полробота висело на одном шве. Варите два.
goblins-inc-end-tip-agendas = Оставляйте цели, которые робот уже выполняет.
