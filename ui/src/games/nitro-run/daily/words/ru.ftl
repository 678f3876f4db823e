# Заезд дня словами Нитрогонки.

nitro-run-daily-title = Нитрогонка дня
nitro-run-daily-chasm-narrow = Узкое ущелье
nitro-run-daily-chasm-crooked = Кривое ущелье
nitro-run-daily-chasm-yawning = Бездонное ущелье
nitro-run-daily-chasm-toothed = Зубастое ущелье
nitro-run-daily-play = Поджечь фитиль
nitro-run-daily-go-on = Назад к вагонетке
nitro-run-daily-lost-exploded = БАБАХ
nitro-run-daily-lost-no-nitro = без нитро
nitro-run-daily-lost-overdue = опоздание
nitro-run-daily-lost-out-of-track = путь кончился
nitro-run-daily-own-counts =
    { $points ->
        [one] Вы довезли { $points } очко: место { $rank }.
        [few] Вы довезли { $points } очка: место { $rank }.
        [many] Вы довезли { $points } очков: место { $rank }.
       *[other] Вы довезли { $points } очка: место { $rank }.
    }
nitro-run-daily-own-lost = Вы ничего не довезли ({ $how }): место { $rank }.
nitro-run-daily-own-playing = Ваша первая попытка ещё в пути.
nitro-run-daily-own-helped = К вашему заезду приложил лапу бот. Не в зачёт.
nitro-run-daily-own-late = Ваша вагонетка приехала, когда день уже закрыли. Не в зачёт.
nitro-run-daily-own-abandoned = Вы бросили первую попытку в ущелье. Не в зачёт.
nitro-run-daily-yesterday-own =
    { $points ->
        [0] Вчера бабахнуло.
        [one] Вчера у вас было { $points } очко.
        [few] Вчера у вас было { $points } очка.
        [many] Вчера у вас было { $points } очков.
       *[other] Вчера у вас было { $points } очка.
    }
nitro-run-daily-streak =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд. Военный босс делает вид, что не замечает.
        [many] { $days } дней подряд. Военный босс делает вид, что не замечает.
       *[other] { $days } дня подряд. Военный босс делает вид, что не замечает.
    }
nitro-run-daily-started =
    { $started ->
        [0] никто не начинал
        [one] начал { $started } надсмотрщик
        [few] начали { $started } надсмотрщика
        [many] начали { $started } надсмотрщиков
       *[other] начали { $started } надсмотрщика
    }
nitro-run-daily-archive-text = У каждого дня было своё ущелье. Посмотрите, кто проехал, и попробуйте сами: в зачёт уже не идёт, но взрывается как новое.
nitro-run-daily-day-open = Сегодняшний заезд. День кончается в полночь по Гринвичу; кто успел начать, у того ещё два часа, чтобы доехать.
nitro-run-daily-day-over = Этот день закончился. Его расклад больше не секрет: тренируйтесь или посмотрите, как проехал лучший.
nitro-run-daily-day-closing = День закончился. Несколько вагонеток ещё в пути; таблица закроется в два часа ночи по Гринвичу.
nitro-run-daily-picture-day = день { $day }
nitro-run-daily-own-runs = Ваши заезды
nitro-run-daily-runs =
    { $runs ->
        [one] { $runs } заезд · лучший { $best } · в среднем { $mean }
        [few] { $runs } заезда · лучший { $best } · в среднем { $mean }
        [many] { $runs } заездов · лучший { $best } · в среднем { $mean }
       *[other] { $runs } заезда · лучший { $best } · в среднем { $mean }
    }
nitro-run-daily-runs-none = Пока ни одной шпалы.
nitro-run-daily-runs-last = Последние десять, самый новый в конце
