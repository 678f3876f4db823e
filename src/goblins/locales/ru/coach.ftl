# Почему советуют этот ход.

coach-only-move = Ничего другого не остаётся.
coach-only-sensible = Всё остальное здесь не имеет смысла.
coach-wins =
    Так вы скоро победите в { $percent ->
        [one] { $percent } партии
        [few] { $percent } партиях
        [many] { $percent } партиях
       *[other] { $percent } партиях
    } из ста.
coach-prevents = Так вы мешаете остальным скоро победить: им это удаётся в { $percent ->
        [one] { $percent } партии
        [few] { $percent } партиях
        [many] { $percent } партиях
       *[other] { $percent } партиях
    } из ста, а иначе — в { $otherwise }.
coach-clear = Всё остальное заметно хуже.
coach-ahead = Это немного лучше следующего варианта.
coach-close = Следующий по силе ход почти не хуже.
coach-mix = Остальные выбирают одновременно с вами: не выбирайте всегда одно и то же.
coach-arrives =
    Вагонетка доезжает в { $percent ->
        [one] { $percent } заезде
        [few] { $percent } заездах
        [many] { $percent } заездах
       *[other] { $percent } заездах
    } из ста.
coach-compared = По сравнению с «{ $other }»: { $gains }.
coach-compared-but = По сравнению с «{ $other }»: { $gains }; но { $risks }.
coach-compared-only-but = По сравнению с «{ $other }» хуже: { $risks }.
coach-and = { $one } и { $two }
coach-same =
    «{ $other }» — то же самое: { $worlds ->
        [one] { $worlds } партия просмотрена
        [few] { $worlds } партии просмотрены
        [many] { $worlds } партий просмотрено
       *[other] { $worlds } партии просмотрены
    }, и уверенной разницы нет.
coach-quick = Драчун выбрал бы это, а не «{ $other }».
coach-same-exactly = «{ $other }» стоит ровно столько же.
coach-gain-chance =
    вы побеждаете в { $percent ->
        [one] { $percent } партии
        [few] { $percent } партиях
        [many] { $percent } партиях
       *[other] { $percent } партиях
    } из ста, а не в { $otherwise }
coach-gain-likely = шансы, насколько видно, лучше
coach-risk-likely = шансы, насколько видно, немного ниже
coach-gain-points = на { $figure ->
        [one] { $figure } очко
        [few] { $figure } очка
        [many] { $figure } очков
       *[other] { $figure } очка
    } { $more ->
        [yes] больше
       *[no] меньше
    }
coach-gain-arrival =
    вагонетка доезжает в { $percent ->
        [one] { $percent } заезде
        [few] { $percent } заездах
        [many] { $percent } заездах
       *[other] { $percent } заездах
    } из ста, а не в { $otherwise }

bad-coach-not-ready = Тренер ещё точит карандаш. Спросите через минуту-другую.
bad-coach-no-choice = С этого места выбирать было не из чего.
