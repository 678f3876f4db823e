# Заезд дня: на полке, в архиве и на финише.

daily-title = Нитрогонка дня
daily-chasm-narrow = Узкое ущелье
daily-chasm-crooked = Кривое ущелье
daily-chasm-yawning = Бездонное ущелье
daily-chasm-toothed = Зубастое ущелье
daily-best = Пока лучший — { $name }: { $points }.
daily-nobody = Пока никто ничего не довёз.
daily-how = Один заезд на всех, кто на этом сервере. Первая попытка идёт в зачёт, без подсказок и помощников; потом тренируйтесь сколько влезет.
daily-play = Поджечь фитиль
daily-go-on = Назад к вагонетке
daily-practise = Потренироваться ещё
daily-practise-day = Потренироваться
daily-you = это вы
daily-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
daily-on-day = день { $day }
daily-lost-exploded = БАБАХ
daily-lost-no-nitro = без нитро
daily-lost-overdue = опоздание
daily-lost-out-of-track = рельсы вышли
daily-own-counts =
    { $points ->
        [one] Вы довезли { $points } очко: место { $rank }.
        [few] Вы довезли { $points } очка: место { $rank }.
       *[other] Вы довезли { $points } очков: место { $rank }.
    }
daily-own-lost = Вы ничего не довезли ({ $how }): место { $rank }.
daily-own-playing = Ваша первая попытка ещё в пути.
daily-own-late = Ваша вагонетка приехала, когда день уже закрыли. Не в зачёт.
daily-own-helped = К вашему заезду приложил лапу бот. Не в зачёт.
daily-own-abandoned = Вы бросили первую попытку в ущелье. Не в зачёт.
daily-yesterday-own =
    { $points ->
        [0] Вчера бабахнуло.
        [one] Вчера у вас было { $points } очко.
        [few] Вчера у вас было { $points } очка.
       *[other] Вчера у вас было { $points } очков.
    }
daily-streak =
    { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд. Военный босс делает вид, что не замечает.
       *[other] { $days } дней подряд. Военный босс делает вид, что не замечает.
    }
daily-table = Довезли сегодня
daily-brought-home = Довезли
daily-started =
    { $started ->
        [0] никто не начинал
        [one] начал { $started } надсмотрщик
        [few] начали { $started } надсмотрщика
       *[other] начали { $started } надсмотрщиков
    }
daily-whole-table = Вся таблица
daily-archive = Все дни
daily-archive-text = У каждого дня было своё ущелье. Посмотрите, кто проехал, и попробуйте сами: в зачёт уже не идёт, но взрывается как новое.
daily-earlier = Раньше
daily-nobody-came = никто не проехал
daily-day-best = лучший: { $points }
daily-day-own = вы: { $points }
daily-yesterday-best = Лучший заезд вчера
daily-best-line = Посмотреть лучший заезд
daily-day-open = Сегодняшний заезд. День кончается в полночь по Гринвичу; кто успел начать, у того ещё два часа, чтобы доехать.
daily-day-closing = День закончился. Несколько вагонеток ещё в пути; таблица закроется в два часа ночи по Гринвичу.
daily-day-over = Этот день закончился. Его расклад больше не секрет: тренируйтесь или посмотрите, как проехал лучший.
daily-fair = Без обмана
daily-commitment-text = Расклад дня был определён раньше, чем кто-либо начал. Вот его печать; когда день закончится, здесь покажут сам расклад, и каждый сможет сверить одно с другим.
daily-seed-text = Это зерно раздало день всем. В терминале оно раздаст тот же заезд ещё раз.
daily-end = Заезд дня
daily-was-practice = Это была тренировка: в зачёт идёт только первая попытка.
daily-line = Строчка для друзей
daily-copy = Скопировать строчку
daily-copied = Готово. Идите хвастаться.
daily-save = Сохранить картинку
daily-share = Поделиться
daily-picture-day = день { $day }
daily-own-runs = Ваши заезды
daily-runs =
    { $runs ->
        [one] { $runs } заезд · лучший { $best } · в среднем { $mean }
        [few] { $runs } заезда · лучший { $best } · в среднем { $mean }
       *[other] { $runs } заездов · лучший { $best } · в среднем { $mean }
    }
daily-runs-none = Пока ни одной шпалы.
daily-runs-last = Последние десять, самый новый в конце
