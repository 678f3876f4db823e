# То, что о Нитрогонке говорит только страница. Слова правил лежат в src/goblins/locales.

# --- Коробка на полке

nitro-run-box-tag = Семь дней, одна колея и очень злые склянки.
nitro-run-box-facts = 1 игрок · полчаса · четыре ущелья
nitro-run-box-play = Начать неделю

nitro-run-board = Рудник
nitro-run-chasm = Ущелье
nitro-run-schemers = Комбинаторы
nitro-run-production = Производство
nitro-run-zone-draft = Черчение
nitro-run-zone-gather = Сборы
nitro-run-zone-build = Стройка
nitro-run-pool = Запас чертежей
nitro-run-stack =
    { $specs ->
        [0] Стопка пуста
        [one] { $specs } чертёж в стопке
        [few] { $specs } чертежа в стопке
        [many] { $specs } чертежей в стопке
       *[other] { $specs } чертежа в стопке
    }
nitro-run-plan = планировать
nitro-run-week = Неделя нитро
nitro-run-goal = Сколько до цели
nitro-run-goal-day = День { $day } из { $days }
nitro-run-goal-overtime =
    { $left ->
        [0] День { $day }: последний сверхурочный
       *[other] День { $day }: сверхурочные до дня { $last }
    }
nitro-run-goal-lacking =
    { $sections ->
        [-1] Путь закрыт
        [one] ещё { $sections } секция
        [few] ещё { $sections } секции
        [many] ещё { $sections } секций
       *[other] ещё { $sections } секции
    }
nitro-run-goal-load =
    { $tomorrow ->
        [0] Груз { $load }, завтра БАБАХ
       *[other] Груз { $load }, завтра { $tomorrow }
    }
nitro-run-goal-points =
    { $points ->
        [one] до { $points } очка
        [few] до { $points } очков
        [many] до { $points } очков
       *[other] до { $points } очка
    }
nitro-run-goal-section = Секция { $ridden } из { $sections }
nitro-run-goal-stability = Устойчивость { $n }
nitro-run-goal-speed = Скорость { $n }
nitro-run-legend = Что значат заметки
nitro-run-legend-way = кратчайший путь
nitro-run-legend-reach = действий туда
nitro-run-token-happy = весёлая
nitro-run-token-brewing = ещё зреет
nitro-run-token-sour = злая навсегда
nitro-run-token-blown = взорвана
nitro-run-moment = День { $day } из { $days } · { $chasm }
nitro-run-moment-overtime = День { $day }, сверхурочные · { $chasm }
nitro-run-moment-run = Заезд · секция { $ridden } из { $sections }
nitro-run-space = { $space }: { $terrain }
nitro-run-tunnel = туннеля № { $tunnel }
nitro-run-space-section = секция № { $spec } лежит { $join }
nitro-run-space-rubble = под завалом
nitro-run-gate-entrance = вход
nitro-run-gate-exit = выход
nitro-run-terrain-chasm = открытое ущелье
nitro-run-terrain-crag = скала
nitro-run-terrain-cave = пещера
nitro-run-terrain-ledge = уступ
nitro-run-terrain-blasted = взорванная скала
nitro-run-terrain-half-space = полуклетка
nitro-run-kind-blank = пустышка
nitro-run-kind-rubble = завал
nitro-run-number = № { $spec }
nitro-run-spec = Чертёж № { $spec }: { $shape }, номера до { $top }
nitro-run-section = Секция № { $spec }: { $shape }, готова
nitro-run-spec-at = на { $value }
nitro-run-days =
    { $days ->
        [0] готово
        [one] { $days } ночь
        [few] { $days } ночи
        [many] { $days } ночей
       *[other] { $days } ночи
    }
nitro-run-odds = на обороте может быть: путь { $track }, пустышка { $blank }, завал { $rubble }
nitro-run-odds-brief = путь { $track }/{ $all }
nitro-run-says-demolish = Взорвать { $obstruction-id ->
        [crag] скалу
        [rubble] завал
       *[track] путь
    } на { $space } за весёлую склянку (груз { $load } → { $left }{ $specs ->
        [0] { "" }
        [one] ; перевернётся { $specs } чертёж запаса
        [few] ; перевернутся { $specs } чертежа запаса
        [many] ; перевернутся { $specs } чертежей запаса
       *[other] ; перевернутся { $specs } чертежа запаса
    })
nitro-run-says-draft = Начертить чертёж № { $spec } (путь { $track } из { $all }{ $blank ->
        [0] { "" }
       *[other] , пустышка { $blank } из { $all }
    }{ $rubble ->
        [0] { "" }
       *[other] , завал { $rubble } из { $all }
    })
nitro-run-face = устойчивость { $stability-signed }, скорость { $speed-signed }
nitro-run-face-quiet = тихий участок
nitro-run-schemer =
    { $stunned ->
        [1] { $schemer } на { $space }: сегодня в отключке
       *[0] { $actions ->
            [0] { $schemer } на { $space }: действий не осталось
            [one] { $schemer } на { $space }: { $actions } действие
            [few] { $schemer } на { $space }: { $actions } действия
            [many] { $schemer } на { $space }: { $actions } действий
           *[other] { $schemer } на { $space }: { $actions } действия
        }
    }
nitro-run-stunned = в отключке
nitro-run-grunt = Работяга № { $grunt }: { $task }
nitro-run-sector = Работяга № { $grunt }: { $task }
nitro-run-task = { $task }: работяг { $facing } из { $needs }
nitro-run-team = Все вместе
nitro-run-turn = Повернуть
nitro-run-blast = Взорвать
nitro-run-hold-section = Секция № { $spec } в руках: выберите клетку { $schemer-genitive } или соседнюю.
nitro-run-hold-third = Секция № { $spec } в руках: она должна сойтись с той, что уложена только что.
nitro-run-hold-match = Что взорвать: скалу, завал или путь?
nitro-run-hold-match-more =
    { $specs ->
        [0] Одно действие и весёлая склянка.
        [one] Одно действие и весёлая склянка. Потом перевернётся { $specs } чертёж запаса: завал упадёт, пустышка уйдёт.
        [few] Одно действие и весёлая склянка. Потом перевернутся { $specs } чертежа запаса: завалы упадут, пустышки уйдут.
        [many] Одно действие и весёлая склянка. Потом перевернутся { $specs } чертежей запаса: завалы упадут, пустышки уйдут.
       *[other] Одно действие и весёлая склянка. Потом перевернутся { $specs } чертежа запаса: завалы упадут, пустышки уйдут.
    }
nitro-run-further = К работягам ↓
nitro-run-team-now = Все вместе: одно действие
nitro-run-team-later = Все вместе: когда тут кто-то есть
nitro-run-question-schemer-more = По два действия, по очереди.
nitro-run-question-act-more =
    { $others ->
        [0] { "" }
       *[other] Ещё можно: { $rest }.
    }
nitro-run-question-calm-more =
    { $stability ->
        [0] При устойчивости 0 нижняя весёлая тут же разозлится.
       *[other] { "" }
    }
nitro-run-only =
    { $actions ->
        [one] У { $schemer-genitive } { $actions } действие: { $idea }.
        [few] У { $schemer-genitive } { $actions } действия: { $idea }.
        [many] У { $schemer-genitive } { $actions } действий: { $idea }.
       *[other] У { $schemer-genitive } { $actions } действия: { $idea }.
    }
nitro-run-idea-turn-blue = повернуть работягу к синему
nitro-run-idea-turn-yellow = повернуть работягу к жёлтому
nitro-run-idea-turn-black = повернуть работягу к чёрному
nitro-run-idea-turn-red = повернуть работягу к красному
nitro-run-idea-team = все вместе
nitro-run-notes =
    { $sections ->
        [-1] Заметки: тупик
        [one] Заметки: ещё { $sections } секция
        [few] Заметки: ещё { $sections } секции
        [many] Заметки: ещё { $sections } секций
       *[other] Заметки: ещё { $sections } секции
    }
nitro-run-notes-way = { $way } из { $ways }
nitro-run-nights-to-come =
    { $days ->
        [one] +{ $days } ночь
        [few] +{ $days } ночи
        [many] +{ $days } ночей
       *[other] +{ $days } ночи
    }
nitro-run-new-question = Неделя для вас одних.
nitro-run-new-more = Выберите ущелье и сколько недели хотите сыграть, и вперёд.
nitro-run-in-cart = В вагонетке
nitro-run-points-now =
    { $points ->
        [one] пока { $points } очко
        [few] пока { $points } очка
        [many] пока { $points } очков
       *[other] пока { $points } очка
    }
nitro-run-cart = Вагонетка: устойчивость { $stability }, скорость { $speed }
nitro-run-bottle =
    { $passenger ->
        [1] Склянка № { $nitro }: { $face }, с пассажиром
       *[0] Склянка № { $nitro }: { $face }
    }
nitro-run-nitro-happy = весёлая
nitro-run-nitro-angry = злая
nitro-run-nitro-gone = спрыгнула
nitro-run-bottle-place =
    { $nitro ->
        [1] нижняя
       *[other] № { $nitro }
    }
nitro-run-mood-fine = тук-тук, тук-тук, тук-тук…
nitro-run-mood-shaky = устойчивости нет: каждая секция злит нижнюю склянку.
nitro-run-mood-wild = полный ход: ещё быстрее — минус 1 устойчивость.
nitro-run-mood-home = свет! настоящий дневной свет!
nitro-run-mood-boom = БАБАХ.
nitro-run-boss = Военный босс
nitro-run-day = день { $day }
nitro-run-boss-first = «Семь дней. У меня обеды дольше бывают».
nitro-run-boss-none = «День { $day }, и ни одной шпалы. Точу хорошую дубину».
nitro-run-boss-some = «Полпути — это полдубины по башке».
nitro-run-boss-late = «День { $day }. Я чую нитро. А ты чуешь дубину?»
nitro-run-boss-overtime = «Сверхурочные! Каждый день стоит весёлой склянки. Моей!»
nitro-run-boss-run = «Почему дымит? На бумаге не дымило».
nitro-run-boss-over = «Следующий!»
nitro-run-remark-gone = «Это колесо было взято напрокат!»
nitro-run-remark-shaky = «Шатается. Люблю, когда шатается».
nitro-run-remark-fast = «Быстрее! Нет. Медленнее. Где тут тормоз?»
nitro-run-remark-dull = «Скукота. Скукота — это хорошо».
nitro-run-remark-fine = «Ещё целая. Подозрительно».
nitro-run-remark-smoke = «Это мой дым?»
nitro-run-point-goblins =
    { $goblins ->
        [one] { $goblins } живой гоблин ({ $goblins })
        [few] { $goblins } живых гоблина ({ $goblins })
        [many] { $goblins } живых гоблинов ({ $goblins })
       *[other] { $goblins } живых гоблина ({ $goblins })
    }
nitro-run-point-happy = весёлые склянки: { $bottles } × 2
nitro-run-point-angry = злые склянки: { $bottles } × 1
nitro-run-point-none = Ничего не доехало.
nitro-run-point-verdicts = 18: безупречно · 15–17: повышение · 11–14: за работу · 5–10: взбучка · 3–4: команда раздавлена · меньше: бабах
nitro-run-own-runs = Ваши заезды через это ущелье
nitro-run-point-day = день { $day }
nitro-run-grunt-free = свободен
nitro-run-brief-rest = Отдых
nitro-run-brief-end-day = Конец дня
nitro-run-brief-done = Оставить
nitro-run-brief-gather = Собирать
nitro-run-brief-brake = Тормозить
nitro-run-brief-lighten = Склянка № { $nitro } за борт
nitro-run-brief-ride = Дальше
nitro-run-brief-tunnel-steady = Устойчивее
nitro-run-brief-tunnel-slow = Медленнее
nitro-run-brief-tunnel-both = Понемногу
nitro-run-price-brake = устойчивость +1, скорость −1, 2 нижние злятся
nitro-run-price-lighten = устойчивость +2, −1 гоблин, −1 склянка
nitro-run-price-tunnel-steady = устойчивость +2
nitro-run-price-tunnel-slow = скорость −2
nitro-run-price-tunnel-both = устойчивость +1, скорость −1
nitro-run-price-end-day =
    { $tomorrow ->
        [0] завтра: БАБАХ
       *[other] груз { $today } → { $tomorrow }
    }
nitro-run-notes-brief = Заметки
nitro-run-go-build = Строить здесь
nitro-run-go-demolish = Взорвать!
nitro-run-go-plan = Взять
nitro-run-go-draft = Подглядеть и чертить
nitro-run-go-lighten = Прыгай!
nitro-run-daily-first = Заезд дня: в зачёт
nitro-run-daily-practice = Заезд дня: тренировка

# --- Первые уроки

nitro-run-lesson-draft = Первый день
nitro-run-lesson-draft-text = Три комбинатора, по два действия у каждого. План — это два чертежа: видно форму, но не то, что она натворит. Работяга, повёрнутый к синему, чертит один из запаса, и только тогда ясно, путь это, пустышка или завал.
nitro-run-lesson-draft-goal-spec-drawn = Планировать: взять два чертежа
nitro-run-lesson-draft-goal-delegated = Повернуть работягу № 1 к синему
nitro-run-lesson-draft-goal-drafted = Начертить поворот
nitro-run-lesson-workshop = От бумаги к шпалам
nitro-run-lesson-workshop-text = Двое на жёлтом собирают: начерченное идёт дальше и зреет на единицу за ночь. Один на чёрном торопит чертёж на единицу сразу. Трое на красном мастерят всё, что дозрело до высшего номера.
nitro-run-lesson-workshop-goal-gathered = Собирать для начерченного, все вместе
nitro-run-lesson-workshop-goal-rushed = Повернуть работягу № 3 к чёрному и поторопить чертёж № 3
nitro-run-lesson-workshop-goal-fabricated = Поставить троих на красное и смастерить
nitro-run-lesson-build = Путь, который сходится
nitro-run-lesson-build-text = Комбинатор строит под собой или рядом. Возьмите готовую секцию, коснитесь места и вертите, пока её конец не сойдётся с прежним. Красная стрелка — конец, висящий в воздухе.
nitro-run-lesson-build-goal-moved = Отправить Дёрга на b2
nitro-run-lesson-build-goal-built = Положить прямую так, чтобы она сошлась
nitro-run-lesson-tunnel = Сквозь гору
nitro-run-lesson-tunnel-text = Конец, который смотрит в пещеру, продолжается у другой пещеры той же карты. Один поворот на b3 — и путь готов, и заезд начинается тут же. После туннеля вагонетка может перевести дух одним из трёх способов.
nitro-run-lesson-tunnel-goal-run-began = Замкнуть путь на b3, с севера на юго-восток
nitro-run-lesson-tunnel-goal-relieved = Проехать туннель и перевести дух
nitro-run-lesson-rubble = То, что падает сверху
nitro-run-lesson-rubble-text = Иные чертежи — просто завал. Куда ему падать, решаете вы: рядом с комбинатором. Кто простоит на завале с утра до ночи, тот его разгребёт; Дёрг копает с рассвета.
nitro-run-lesson-rubble-goal-rubble-fell = Начертить чертёж и уронить завал
nitro-run-lesson-rubble-goal-cleaned = Закончить день: Дёрг расчистит b3
nitro-run-lesson-nitro = Склянки и сроки
nitro-run-lesson-nitro-text = Каждую ночь одна склянка нитро веселеет, а весёлой можно взорвать скалу, завал или путь. После седьмого дня каждый лишний день навсегда стоит весёлой склянки. Сегодня седьмой день, а путь не готов.
nitro-run-lesson-nitro-goal-demolished = Взорвать скалу на c3
nitro-run-lesson-nitro-goal-overtime-paid = Закончить день и заплатить за сверхурочные
nitro-run-lesson-run = Держитесь за уши
nitro-run-lesson-run-text = Секции дёргают колёса. При устойчивости 0 нитро злится, а без весёлой — бабах. Тормоза выравнивают вагонетку за две склянки, тихий участок успокаивает одну, а у уступа пассажир может спрыгнуть. Очки даёт всё, что доехало.
nitro-run-lesson-run-goal-braked = Проехать две секции и затормозить
nitro-run-lesson-run-goal-calmed = Успокоить злую склянку на тихом участке
nitro-run-lesson-run-goal-lightened = Дать пассажиру спрыгнуть у уступа
nitro-run-lesson-run-goal-arrived = Доехать с тем, что осталось

# --- Шансы в заезде

nitro-run-odds-button = Шансы
nitro-run-odds-title = Шансы в заезде
nitro-run-odds-reckoning = Считаем на трёх пальцах…
nitro-run-odds-best = лучше всего
nitro-run-odds-figures = доедет: { $arrival } · очков: { $points }
nitro-run-odds-how = Посчитано точно по тому, что вы знаете, если дальше делать всё как можно лучше.
nitro-run-chance-sure = Доедете. Даже вы.
nitro-run-chance-choice = Решать вам: от { $worst } до { $best }.
nitro-run-chance-safe = Почти наверняка доедете.
nitro-run-chance-likely = Скорее всего, доедете.
nitro-run-chance-even = Подбросьте склянку: может, да, а может, и нет.
nitro-run-chance-risky = Скорее всего, бабахнет.
nitro-run-chance-mad = На такое поставит только бешеный гоблин.
nitro-run-chance-doomed = Уже ничего не поможет. Помашите военному боссу.

# --- Главы правил

nitro-run-chapter-NR-chasm = Ущелье
nitro-run-chapter-NR-half-spaces = Полуклетки
nitro-run-chapter-NR-entrance = Цель: от входа до выхода
nitro-run-chapter-NR-hexes = Чертежи
nitro-run-chapter-NR-stack = Планирование
nitro-run-chapter-NR-peek = Подглядывание
nitro-run-chapter-NR-card = Карта производства
nitro-run-chapter-NR-actions = По два действия
nitro-run-chapter-NR-delegate = Раздача заданий
nitro-run-chapter-NR-team = Все вместе
nitro-run-chapter-NR-line = Ход производства
nitro-run-chapter-NR-move = Переходы
nitro-run-chapter-NR-build-track = Стройка
nitro-run-chapter-NR-workflow = Разгон
nitro-run-chapter-NR-rubble = Завалы
nitro-run-chapter-NR-stunned = Завалом по голове
nitro-run-chapter-NR-clean = Расчистка
nitro-run-chapter-NR-demolish = Взрывы
nitro-run-chapter-NR-day-end = Конец дня
nitro-run-chapter-NR-overtime = Сверхурочные
nitro-run-chapter-NR-out-of-track = Путь кончился
nitro-run-chapter-NR-continuous = Сквозная дорога
nitro-run-chapter-NR-cart = Вагонетка
nitro-run-chapter-NR-step = Секция за секцией
nitro-run-chapter-NR-brake = Тормоза
nitro-run-chapter-NR-lighten = Лишний груз
nitro-run-chapter-NR-score = Очки и приговоры
nitro-run-chapter-NR-daily = Заезд дня
