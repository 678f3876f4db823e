nitro-run-title = Нитрогонка
nitro-run-summary = Один надсмотрщик, три комбинатора, три работяги и неделя, чтобы проложить путь для вагонетки через ущелье, пока зреет нитро. А потом кому-то придётся на ней прокатиться. Один игрок, полчаса.

# --- Из чего состоит игра

nitro-run-schemer-skab = Струп
    .genitive = Струпа
    .dative = Струпу
    .accusative = Струпа
    .instrumental = Струпом
nitro-run-schemer-twich = Дёрг
    .genitive = Дёрга
    .dative = Дёргу
    .accusative = Дёрга
    .instrumental = Дёргом
nitro-run-schemer-nettle = Крапива
    .genitive = Крапивы
    .dative = Крапиве
    .accusative = Крапиву
    .instrumental = Крапивой
nitro-run-schemer-explain = Комбинатор лазает по ущелью. У него два действия в день, и он тратит их все, прежде чем за дело возьмётся следующий.
nitro-run-grunt-explain = Работяга трудится на карте производства. Повёрнутый к цвету, он делает его задание, как только на этот цвет смотрит достаточно работяг. В тот же день его можно послать ещё раз, за новое действие. На ночь все уходят домой.
nitro-run-spec-explain = На чертеже видна форма секции и номера, до которых собирают материалы. Чего он стоит, написано на обороте: путь, пустышка или завал.

nitro-run-shape-straight = прямая
nitro-run-shape-straight-explain = Прямая ведёт от одной стороны клетки к противоположной. На прямых набирают скорость.
nitro-run-shape-bend = поворот
nitro-run-shape-bend-explain = Поворот ведёт через одну сторону. Повороты отнимают устойчивость.
nitro-run-shape-hairpin = шпилька
nitro-run-shape-hairpin-explain = Шпилька ведёт от одной стороны к соседней. Шпильки отнимают устойчивость.
nitro-run-kind-track-explain = Путь можно построить. Числа говорят, что он сделает с вагонеткой: устойчивость и скорость. Путь без чисел успокаивает склянку.
nitro-run-kind-blank-explain = Пустышка — чертёж, который никогда никуда не годился. Она выходит из игры.
nitro-run-kind-rubble-explain = Завал: стоять на нём можно, строить нельзя, и путь под ним не действует. Он исчезнет, если комбинатор стоит на нём утром и всё ещё стоит вечером, или если его взорвать. На кого он упал, тот сегодня выбыл.
nitro-run-terrain-chasm-explain = Открытое ущелье: гоблины там ходят, и там кладут путь.
nitro-run-terrain-crag-explain = Скала: мимо неё не пройти и ничего на ней не построить, пока её не взорвут — за одно действие и одну весёлую склянку.
nitro-run-terrain-cave-explain = Пещера: стоять в ней можно, строить нельзя. Пещера с тем же номером — другой конец туннеля, и пешком, и по рельсам. Из туннеля вагонетка выезжает с подарком: устойчивость +2, скорость −2 или всего по единице.
nitro-run-terrain-ledge-explain = Уступ: строить на нём нельзя, и завалы туда не падают. Рядом с ним пассажиры могут спрыгнуть с вагонетки.
nitro-run-terrain-blasted-explain = Взорванная скала: теперь это открытое ущелье.
nitro-run-terrain-half-space-explain = Полуклетка над ущельем, откуда начинают комбинаторы. Строить там нельзя.
nitro-run-entrance-explain = Вход: дорога начинается у верхнего края этой клетки.
nitro-run-exit-explain = Выход: дорога кончается у нижнего края этой клетки.
nitro-run-tunnel-explain = Путь, который ведёт в пещеру, может продолжиться у второй пещеры той же карты. На выезде из туннеля вагонетка получает подарок: устойчивость +2, скорость −2 или всего по единице.

nitro-run-task-none = ничего
nitro-run-task-draft = Чертить
nitro-run-task-draft-explain = Чертить, один работяга на синем: подсмотрите оборот чертежа из запаса. Путь идёт на место черчения, пустышка выходит из игры, завал падает.
nitro-run-task-gather = Собирать
nitro-run-task-gather-explain = Собирать, два работяги на жёлтом: начерченное переходит на место сборов. Каждую ночь оно поднимается на один номер.
nitro-run-task-rush = Торопить
nitro-run-task-rush-explain = Торопить, один работяга на чёрном: чертёж на месте сборов сразу поднимается на один номер.
nitro-run-task-fabricate = Мастерить
nitro-run-task-fabricate-explain = Мастерить, три работяги на красном: чертежи, дошедшие до высшего номера, переходят на места стройки.
nitro-run-team-explain = Все вместе, одно действие: работяги, которые уже на карте, поворачиваются к одному заданию и сразу его делают. Двое собирают, трое мастерят, а торопит каждый. На карте никого? Сначала ставьте по одному.
nitro-run-colour-none = никого
nitro-run-colour-blue = синий
nitro-run-colour-blue-explain = Синий: чертить.
nitro-run-colour-red = красный
nitro-run-colour-red-explain = Красный: мастерить.
nitro-run-colour-yellow = жёлтый
nitro-run-colour-yellow-explain = Жёлтый: собирать материалы.
nitro-run-colour-black = чёрный
nitro-run-colour-black-explain = Чёрный: торопить.

nitro-run-nitro-explain = Каждую ночь одна склянка нитро веселеет. Весёлой можно что-нибудь взорвать, и её больше нет, или заплатить за сверхурочные; остальных ждёт военный босс Заваруха. Если в вагонетке не осталось ни одной весёлой склянки, она взрывается.
nitro-run-passenger-explain = Пассажир едет с одной из двух верхних склянок. Пока она весёлая, они могут спрыгнуть вместе у уступа.
nitro-run-stability-explain = Устойчивость, от 0 до 5: при 0 каждая секция злит нижнюю весёлую склянку. Тихий участок может успокоить одну прямо перед этим.
nitro-run-speed-explain = Скорость, от 1 до 6: если она должна превысить 6, она остаётся 6 и отнимает одну единицу устойчивости, насколько бы ни превысила.
nitro-run-day-explain = В неделе семь дней, и каждую ночь веселеет одна склянка. Можно работать и дольше: это сверхурочные, и каждый лишний день навсегда злит одну весёлую склянку. Когда платить пришлось бы последней, всё взорвётся.
nitro-run-lacking-explain = Сколько секций ещё не хватает от входа до выхода, самое меньшее, если ничего не взрывать. Как только не хватать перестанет, начнётся заезд.
nitro-run-ridden-explain = Сколько секций пути вагонетка уже проехала. За последней — дневной свет.
nitro-run-load-explain = В вагонетку грузят склянки, весёлые к началу заезда, не больше шести. Пока ждёте, веселеют новые, до конца недели.
nitro-run-score-explain = Сколько даст заезд, если вагонетка доедет как есть: по 1 за каждого из шести гоблинов, по 2 за весёлую склянку, по 1 за злую. 18 — безупречно; взорвался — ничего.
nitro-run-relief-steady = устойчивее
nitro-run-relief-steady-explain = Устойчивее: плюс две единицы устойчивости.
nitro-run-relief-slow = медленнее
nitro-run-relief-slow-explain = Медленнее: минус две единицы скорости.
nitro-run-relief-both = всего понемногу
nitro-run-relief-both-explain = Всего понемногу: плюс единица устойчивости и минус единица скорости.
nitro-run-obstruction-crag = скала
nitro-run-obstruction-rubble = завал
nitro-run-obstruction-track = путь
nitro-run-join-n-ne = с севера на северо-восток
nitro-run-join-ne-se = с северо-востока на юго-восток
nitro-run-join-se-s = с юго-востока на юг
nitro-run-join-s-sw = с юга на юго-запад
nitro-run-join-sw-nw = с юго-запада на северо-запад
nitro-run-join-nw-n = с северо-запада на север
nitro-run-join-n-se = с севера на юго-восток
nitro-run-join-ne-s = с северо-востока на юг
nitro-run-join-se-sw = с юго-востока на юго-запад
nitro-run-join-s-nw = с юга на северо-запад
nitro-run-join-sw-n = с юго-запада на север
nitro-run-join-nw-ne = с северо-запада на северо-восток
nitro-run-join-n-s = с севера на юг
nitro-run-join-ne-sw = с северо-востока на юго-запад
nitro-run-join-se-nw = с юго-востока на северо-запад
nitro-run-chasm-narrow = узкое ущелье
nitro-run-chasm-crooked = кривое ущелье
nitro-run-chasm-yawning = бездонное ущелье
nitro-run-chasm-toothed = зубастое ущелье
nitro-run-chasm-lot = любое ущелье

# --- Настройки

nitro-run-option-chasm = Ущелье
nitro-run-option-chasm-explain = Какими сторонами лежат две карты ущелья.
nitro-run-option-chasm-narrow = узкое: сверху первая сторона, снизу первая
nitro-run-option-chasm-crooked = кривое: сверху первая сторона, снизу вторая
nitro-run-option-chasm-yawning = бездонное: сверху вторая сторона, снизу первая
nitro-run-option-chasm-toothed = зубастое: сверху вторая сторона, снизу вторая
nitro-run-option-chasm-lot = одно из четырёх по жребию
nitro-run-option-start = Начало
nitro-run-option-start-explain = Вся неделя или только заезд.
nitro-run-option-start-week = с недели
nitro-run-option-start-ride = с заезда, по пути, который никто не смотрел
nitro-run-option-clean = Расчистка
nitro-run-option-clean-explain = Когда комбинатор разбирает завал, на котором стоит.
nitro-run-option-clean-full-day = если был на нём утром и стоит вечером
nitro-run-option-clean-day-end = если стоит на нём вечером

# --- Ходы

nitro-run-move-scheme = Действует { $schemer }
nitro-run-move-plan = Планировать: взять два чертежа
nitro-run-move-delegate =
    { $colour-id ->
        [blue] Работяге № { $grunt } — чертить
        [red] Работяге № { $grunt } — мастерить
        [yellow] Работяге № { $grunt } — собирать
        [black] Работяге № { $grunt } — торопить
       *[none] Работяге № { $grunt } — ничего
    }
nitro-run-move-team =
    { $task-id ->
        [gather] Все вместе: собирать
        [rush] Все вместе: торопить дважды
        [fabricate] Все вместе: мастерить
       *[other] Все вместе: { $task }
    }
nitro-run-move-move = Перейти на { $space }
nitro-run-move-demolish = Взорвать то, что на { $space }
nitro-run-move-build = Положить секцию № { $spec } на { $space }, { $join }
nitro-run-move-rest = Бросить оставшиеся действия этого комбинатора
nitro-run-move-end-day = Закончить день
nitro-run-move-draft = Начертить чертёж № { $spec }
nitro-run-move-gather = Собирать для него материалы
nitro-run-move-rush = Поторопить чертёж № { $spec }
nitro-run-move-fabricate = Смастерить чертёж № { $spec }
nitro-run-move-drop = Пусть завал упадёт на { $space }
nitro-run-move-way = Выехать на { $space }
nitro-run-move-ride = Ехать дальше
nitro-run-move-brake = Тормозить
nitro-run-move-lighten = Сбросить груз: пассажир прыгает со склянкой № { $nitro }
nitro-run-move-tunnel =
    { $relief-id ->
        [steady] Выехать устойчивее: плюс две единицы устойчивости
        [slow] Выехать медленнее: минус две единицы скорости
       *[both] Всего понемногу: плюс устойчивость, минус скорость
    }
nitro-run-move-calm = Успокоить склянку № { $nitro }
nitro-run-move-done = Оставить как есть

# --- Вопросы

nitro-run-question-schemer = Кто действует следующим?
nitro-run-question-act =
    { $actions ->
        [1] У { $schemer-genitive } осталось одно действие: { $idea } или { $other }?
        [one] У { $schemer-genitive } { $actions } действие: { $idea } или { $other }?
        [few] У { $schemer-genitive } { $actions } действия: { $idea } или { $other }?
        [many] У { $schemer-genitive } { $actions } действий: { $idea } или { $other }?
       *[other] У { $schemer-genitive } { $actions } действия: { $idea } или { $other }?
    }
nitro-run-idea-build = уложить секцию
nitro-run-idea-fabricate = мастерить
nitro-run-idea-gather = собирать
nitro-run-idea-rush = поторопить чертёж
nitro-run-idea-draft = начертить чертёж
nitro-run-idea-plan = взять новые чертежи
nitro-run-idea-walk = перейти
nitro-run-idea-blow-up = взорвать помеху
nitro-run-idea-rest = отдохнуть
nitro-run-idea-end-day = закончить день
nitro-run-question-task =
    { $task-id ->
        [draft] Работяга готов чертить. Какой чертёж?
        [gather] Двое работяг готовы собирать. Начинать?
        [rush] { $times ->
                [1] Работяга готов торопить. Какой чертёж?
                [one] { $times } работяга готов торопить. Какой чертёж первым?
                [few] { $times } работяги готовы торопить. Какой чертёж первым?
                [many] { $times } работяг готовы торопить. Какой чертёж первым?
               *[other] { $times } работяги готовы торопить. Какой чертёж первым?
            }
       *[fabricate] Трое работяг готовы мастерить. Какой чертёж?
    }
nitro-run-question-rubble =
    { $pieces ->
        [1] Завал! Куда падает чертёж № { $spec }? { $danger }
        [one] Завал, { $pieces } раз! Куда падает чертёж № { $spec }? { $danger }
        [few] Завал, { $pieces } раза! Куда падает чертёж № { $spec }? { $danger }
        [many] Завал, { $pieces } раз! Куда падает чертёж № { $spec }? { $danger }
       *[other] Завал, { $pieces } раза! Куда падает чертёж № { $spec }? { $danger }
    }
nitro-run-danger-ground = Строить там нельзя, пока завал не уберут.
nitro-run-danger-schemer = Комбинатор под завалом сегодня выбывает.
nitro-run-danger-track = Путь под завалом не действует, пока его не уберут.
nitro-run-question-workflow = { $schemer } в ударе: третью секцию можно уложить, не тратя действия. Какую и куда?
nitro-run-question-way = У туннеля не один выход. Где выедет вагонетка?
nitro-run-question-ride =
    { $ridden ->
        [0] Вагонетка загружена. Держитесь за уши!
       *[other] { $left ->
            [0] Это была последняя секция. На выход?
            [1] Осталась одна секция. { $driving }
            [one] Осталась { $left } секция. { $driving }
            [few] Осталось { $left } секции. { $driving }
            [many] Осталось { $left } секций. { $driving }
           *[other] Осталось { $left } секции. { $driving }
        }
    }
nitro-run-driving-ride = Едем дальше?
nitro-run-driving-brake = Ехать дальше или сначала затормозить?
nitro-run-driving-lighten = Ехать дальше или сначала пассажира за борт?
nitro-run-driving-both = Ехать дальше, тормозить или пассажира за борт?
nitro-run-question-tunnel = Туннель позади! Выровнять вагонетку или сбавить ход?
nitro-run-question-calm = Тихий участок. Какую склянку успокоить?

# --- События

nitro-run-event-laid = Путь пройдёт через { $chasm }.
nitro-run-event-day-began =
    { $overtime ->
        [0] Начинается день { $day }.
       *[1] Начинается день { $day }, и военный босс поигрывает дубиной.
    }
nitro-run-event-planned =
    { $count ->
        [1] { $schemer } планирует и берёт последний чертёж.
        [one] { $schemer } планирует и берёт { $count } чертёж.
        [few] { $schemer } планирует и берёт { $count } чертежа.
        [many] { $schemer } планирует и берёт { $count } чертежей.
       *[other] { $schemer } планирует и берёт { $count } чертежа.
    }
nitro-run-event-spec-drawn = Чертёж № { $spec }: { $shape }, номера до { $top }.
nitro-run-event-delegated =
    { $colour-id ->
        [blue] { $schemer } орёт на работягу № { $grunt }: черти!
        [red] { $schemer } орёт на работягу № { $grunt }: мастери!
        [yellow] { $schemer } орёт на работягу № { $grunt }: собирай!
        [black] { $schemer } орёт на работягу № { $grunt }: живее!
       *[none] { $schemer } орёт на работягу № { $grunt }.
    }
nitro-run-event-teamed =
    { $task-id ->
        [gather] { $schemer } орёт на всех разом: собирайте!
        [rush] { $schemer } орёт на всех разом: живее!
        [fabricate] { $schemer } орёт на всех разом: мастерите!
       *[other] { $schemer } орёт на всех разом: { $task }!
    }
nitro-run-event-peeked =
    { $stability ->
        [0] { $speed ->
            [0] Вы подсматриваете чертёж № { $spec }: без чисел, тихий участок.
           *[other] Вы подсматриваете чертёж № { $spec }: устойчивость { $stability-signed }, скорость { $speed-signed }.
        }
       *[other] Вы подсматриваете чертёж № { $spec }: устойчивость { $stability-signed }, скорость { $speed-signed }.
    }
nitro-run-event-drafted = Вот это план! Чертёж № { $spec } пошёл в дело.
nitro-run-event-blank-found = Чертёж № { $spec } — пустышка. Кто это рисовал?
nitro-run-event-rubble-found = Чертёж № { $spec } — завал. Берегись, сверху!
nitro-run-event-rubble-fell = Завал рушится на { $space }. Стоять на нём можно, строить — нет.
nitro-run-event-rubble-missed = Завалу некуда падать.
nitro-run-event-stunned = { $schemer } под завалом и до вечера считает звёзды.
nitro-run-event-gathered = Для чертежа № { $spec } собирают материалы.
nitro-run-event-rushed = Чертёж № { $spec } поторопили до { $value }.
nitro-run-event-fabricated = Секция № { $spec } готова и ждёт укладки.
nitro-run-event-moved = { $schemer } переходит на { $space }.
nitro-run-event-demolished =
    { $obstruction-id ->
        [crag] { $schemer } взрывает скалу на { $space }.
        [rubble] { $schemer } взрывает завал на { $space }.
       *[track] { $schemer } взрывает путь на { $space }.
    }
nitro-run-event-track-turned =
    { $stability ->
        [0] { $speed ->
            [0] Взрыв переворачивает чертёж № { $spec }: путь без чисел.
           *[other] Взрыв переворачивает чертёж № { $spec }: устойчивость { $stability-signed }, скорость { $speed-signed }.
        }
       *[other] Взрыв переворачивает чертёж № { $spec }: устойчивость { $stability-signed }, скорость { $speed-signed }.
    }
nitro-run-event-built =
    { $free ->
        [0] { $schemer } кладёт секцию № { $spec } на { $space }, { $join }.
       *[1] Заодно { $schemer } кладёт и секцию № { $spec } на { $space }, { $join }.
    }
nitro-run-event-rested = { $schemer } отдыхает.
nitro-run-event-knocked-off = Все бросают работу пораньше.
nitro-run-event-cleaned = { $schemer } заканчивает расчищать завал на { $space }.
nitro-run-event-day-ended =
    { $overtime ->
        [0] { $brewed ->
            [1] День { $day } окончен: первая склянка повеселела.
           *[other] День { $day } окончен: повеселела склянка { $brewed } из 7.
        }
       *[1] День { $day } окончен. Больше ничего не зреет.
    }
nitro-run-event-overtime-paid =
    { $happy ->
        [1] Сверхурочные! Одна склянка злится навсегда; весёлой осталась одна.
        [one] Сверхурочные! Одна склянка злится навсегда; осталась { $happy } весёлая.
        [few] Сверхурочные! Одна склянка злится навсегда; осталось { $happy } весёлых.
        [many] Сверхурочные! Одна склянка злится навсегда; осталось { $happy } весёлых.
       *[other] Сверхурочные! Одна склянка злится навсегда; осталось { $happy } весёлых.
    }
nitro-run-event-run-began =
    { $nitro ->
        [0] Путь ведёт из ущелья, но грузить нечего: весёлого нитро нет.
        [1] Путь ведёт из ущелья! Одна склянка погружена. Один гоблин правит, двое едут, трое машут: в счёт идут все шестеро.
        [one] Путь ведёт из ущелья! Погружена { $nitro } склянка. Один гоблин правит, двое едут, трое машут: в счёт идут все шестеро.
        [few] Путь ведёт из ущелья! Погружены { $nitro } склянки. Один гоблин правит, двое едут, трое машут: в счёт идут все шестеро.
        [many] Путь ведёт из ущелья! Погружено { $nitro } склянок. Один гоблин правит, двое едут, трое машут: в счёт идут все шестеро.
       *[other] Путь ведёт из ущелья! Погружено { $nitro } склянки. Один гоблин правит, двое едут, трое машут: в счёт идут все шестеро.
    }
nitro-run-event-relieved =
    { $relief-id ->
        [steady] Туннель позади, вагонетка идёт устойчивее.
        [slow] Туннель позади, вагонетка идёт медленнее.
       *[both] Туннель позади, вагонетка идёт чуть устойчивее и чуть медленнее.
    }
nitro-run-event-revealed =
    { $stability ->
        [0] { $speed ->
            [0] Секция № { $spec } на { $space }: тихий участок.
           *[other] Секция № { $spec } на { $space }: устойчивость { $stability-signed }, скорость { $speed-signed }.
        }
       *[other] Секция № { $spec } на { $space }: устойчивость { $stability-signed }, скорость { $speed-signed }.
    }
nitro-run-event-too-fast = Слишком быстро! Выше 6 скорость стоит единицы устойчивости.
nitro-run-event-wheels-turned = Устойчивость { $stability-now }, скорость { $speed-now }.
nitro-run-event-soured = Устойчивость 0: склянка № { $nitro } злится.
nitro-run-event-calmed = Склянка № { $nitro } снова весёлая.
nitro-run-event-braked = Тормоза визжат, и нитро это не по душе.
nitro-run-event-lightened = «Скажите маме, я был храбрым!» Пассажир прыгает со склянкой № { $nitro }.
nitro-run-event-arrived = Вагонетка вылетает из ущелья. Гоблинов: { $goblins }; весёлых склянок: { $happy }; злых: { $angry }. Очков: { $points }.

nitro-run-ended-perfect = 18 очков
nitro-run-ended-promoted = от 15 до 17 очков
nitro-run-ended-back-to-work = от 11 до 14 очков
nitro-run-ended-beaten = от 5 до 10 очков
nitro-run-ended-crew-crushed = 3 или 4 очка
nitro-run-ended-exploded = взрыв в заезде
nitro-run-ended-no-nitro = нечего грузить
nitro-run-ended-overdue = нечем платить за сверхурочные
nitro-run-ended-out-of-track = путь кончился
nitro-run-ending-perfect = Безупречный заезд! Во всех лагерях шепчутся, что следующий большой босс — из надсмотрщиков.
nitro-run-ending-promoted = Заваруха, ваш военный босс, хрюкает, и в кои-то веки это похвала. Вы теперь среднее начальство; дубину пришлют почтой.
nitro-run-ending-back-to-work = Заваруха, ваш военный босс, косится на вагонетку, даёт вам пинка и тычет пальцем в ущелье. За работу, надсмотрщик.
nitro-run-ending-beaten = Заваруха, ваш военный босс, наказывает вас в назидание другим, основательно и прилюдно. Почти всё заживёт.
nitro-run-ending-crew-crushed = Заваруха, ваш военный босс, поручает дубине объяснить вашей команде, что он о ней думает. Потом даёт вам лопату: в следующий раз ваша очередь.
nitro-run-ending-exploded = БАБАХ. Нашли колесо, два уха и очень удивлённую бровь.
nitro-run-ending-no-nitro = Путь готов, вагонетка пуста, и военный босс Заваруха не смеётся. Кто-то всё равно чиркает спичкой. БАБАХ.
nitro-run-ending-overdue = Неделя давно кончилась, и последняя склянка потеряла терпение. БАБАХ.
nitro-run-ending-out-of-track = Не осталось ни доски, а путь ведёт в никуда. Вы и ваша команда лежите под тем, что от него осталось.

# --- Забег дня

nitro-run-daily-line = Нитрогонка { $date } · { $chasm } · { $points }/18 { $cart } · день { $day }
nitro-run-daily-boom = Нитрогонка { $date } · { $chasm } · БАБАХ · день { $day }

# --- Отказы

nitro-run-refusal-schemer-first = Сначала скажите, кто из комбинаторов действует.
nitro-run-refusal-day-needs-a-schemer = Сначала скажите, кто из комбинаторов действует; потом можно закончить день.
nitro-run-refusal-task-first =
    { $task-now-id ->
        [draft] Работяги готовы чертить; сначала сделайте это или оставьте.
        [gather] Работяги готовы собирать; сначала сделайте это или оставьте.
        [rush] Работяги готовы торопить; сначала сделайте это или оставьте.
       *[fabricate] Работяги готовы мастерить; сначала сделайте это или оставьте.
    }
nitro-run-refusal-rubble-first = Падает завал; сначала скажите куда.
nitro-run-refusal-workflow-first = Сначала положите третью секцию или откажитесь от неё.
nitro-run-refusal-way-first = Сначала скажите, где дорога выходит из туннеля.
nitro-run-refusal-on-the-run = Вагонетка катится; время комбинаций прошло.
nitro-run-refusal-tunnel-first = Сначала скажите, что туннель сделал с вагонеткой.
nitro-run-refusal-calm-first = Сначала успокойте склянку или откажитесь от этого.
nitro-run-refusal-schemer-busy = У { $busy-genitive } ещё есть действия: сначала потратьте их или бросьте.
nitro-run-refusal-no-task = Для такого задания мало работяг или нечего делать. Сначала дайте работяге указание.
nitro-run-refusal-other-task =
    { $task-now-id ->
        [draft] Работяги готовы чертить, а не это.
        [gather] Работяги готовы собирать, а не это.
        [rush] Работяги готовы торопить, а не это.
       *[fabricate] Работяги готовы мастерить, а не это.
    }
nitro-run-refusal-no-rubble = Никакой завал не падает.
nitro-run-refusal-one-way = Выбирать дорогу не из чего.
nitro-run-refusal-no-run = Вагонетка не тронется, пока путь не ведёт от входа до выхода.
nitro-run-refusal-no-tunnel = Вагонетка не выезжает из туннеля.
nitro-run-refusal-numbers = Успокоить склянку можно только на секции без чисел, и если какая-нибудь злится.
nitro-run-refusal-nothing-to-leave = Здесь не от чего отказываться.
nitro-run-refusal-no-actions = У { $schemer-genitive } на сегодня не осталось действий.
nitro-run-refusal-stunned = { $schemer } получает завалом по голове и сегодня больше ничего не делает.
nitro-run-refusal-stack-empty = Стопка пуста.
nitro-run-refusal-no-such-colour =
    { $colour-id ->
        [none] Работяга должен смотреть на какой-нибудь цвет.
       *[other] На месте работяги № { $grunt } нет такого цвета: { $colour }.
    }
nitro-run-refusal-already-faces = Работяга № { $grunt } уже смотрит на этот цвет ({ $colour }), и делать ему там сейчас нечего.
nitro-run-refusal-no-team-task = Вместе собирают, торопят или мастерят; чертит один.
nitro-run-refusal-team-too-small =
    { $task-id ->
        [fabricate] Чтобы мастерить вместе, на карте нужны все трое работяг.
       *[other] Для этого на карте нужны работяги № 2 и № 3.
    }
nitro-run-refusal-not-in-pool = Такого чертежа в запасе нет.
nitro-run-refusal-nothing-drafted = На месте черчения пусто.
nitro-run-refusal-gather-full = Все места сборов заняты.
nitro-run-refusal-not-gathering = Чертежа № { $spec } на местах сборов нет.
nitro-run-refusal-already-ready = Чертёж № { $spec } уже на высшем номере.
nitro-run-refusal-not-ready = Чертёж № { $spec } ещё не дошёл до высшего номера.
nitro-run-refusal-build-full = Все места стройки заняты.
nitro-run-refusal-too-far = { $space } — слишком далеко для { $schemer-genitive }.
nitro-run-refusal-crag = На { $space } скала; мимо неё не пройти.
nitro-run-refusal-occupied = На { $space } стоит { $occupant }.
nitro-run-refusal-no-happy-nitro = Взрывать нечем: весёлого нитро нет.
nitro-run-refusal-no-obstruction = На { $space } взрывать нечего: взрывают только скалы, завалы и путь.
nitro-run-refusal-not-finished = Секции № { $spec } на местах стройки нет.
nitro-run-refusal-no-chasm = { $space } — не открытое ущелье.
nitro-run-refusal-under-rubble = Клетка { $space } завалена.
nitro-run-refusal-track-there = На { $space } уже лежит путь.
nitro-run-refusal-other-shape = У секции № { $spec } другая форма; так, { $join }, она не ляжет.
nitro-run-refusal-does-not-meet = Третья секция должна сойтись с концом той, что положена только что.
nitro-run-refusal-not-next-to-schemer = Завал падает рядом с комбинатором; рядом с { $space } никого нет.
nitro-run-refusal-bare-spaces-first = Завал падает на путь, только когда других клеток не осталось.
nitro-run-refusal-no-way-there = С { $space } дороги к выходу нет.
nitro-run-refusal-has-braked = На этой секции вы уже тормозили.
nitro-run-refusal-has-lightened = На этой секции уже прыгали.
nitro-run-refusal-not-on-track-yet = Вагонетка ещё не на пути.
nitro-run-refusal-no-ledge = Рядом с этой секцией нет уступа.
nitro-run-refusal-no-passenger = Со склянкой № { $nitro } пассажир не едет.
nitro-run-refusal-passenger-busy = Пассажиру склянки № { $nitro } не до того: она злится.
nitro-run-refusal-last-happy-nitro = Тогда в вагонетке не останется весёлого нитро.
nitro-run-refusal-not-angry = Склянка № { $nitro } не злится.
nitro-run-refusal-nothing-to-rush = На местах сборов торопить нечего.
nitro-run-refusal-nothing-ready = Ни один чертёж не дошёл до высшего номера.

# --- Правила по главам

nitro-run-rule-NR-chasm = Две карты с двумя сторонами дают четыре ущелья: три столбца, шесть рядов. На каждой стороне две пещеры, уступ и одна-две скалы; остальное — открытое ущелье. Средний столбец на полклетки ниже.
nitro-run-rule-NR-half-spaces = Комбинаторы начинают на трёх полуклетках над ущельем. Это клетки как все, но строить там нельзя и завалы туда не падают.
nitro-run-rule-NR-entrance = Дорога начинается у верхнего края входной клетки и кончается у нижнего края выходной.
nitro-run-rule-NR-hexes = Чертежей 21: пятнадцать путей (семь прямых, шесть поворотов, две шпильки), три пустышки и три завала. По лицевой стороне их не отличить. Прямые набирают скорость, повороты отнимают устойчивость, а у четверти путей чисел нет.
nitro-run-rule-NR-stack = Планировать, одно действие: возьмите из стопки два чертежа в запас, лицом вверх. Когда стопка пуста, планировать больше нечего.
nitro-run-rule-NR-peek = Когда чертёж чертят, подсматривают его оборот. Что вы однажды видели, то вам и дальше показано.
nitro-run-rule-NR-card = На карте производства одно место с синим и красным и два с красным, жёлтым и чёрным, по работяге на каждое; дальше одно место черчения, три места сборов и три места стройки.
nitro-run-rule-NR-actions = У каждого комбинатора два действия в день, и он тратит все, прежде чем действует другой; порядок любой. Действия можно бросить. Планировать и поручать можно откуда угодно.
nitro-run-rule-NR-delegate = Поручить, одно действие: поставьте работягу на свободное место карты лицом к цвету, или поверните его, или повторите ему указание. Если на цвет смотрит достаточно работяг, задание можно выполнить один раз: чертить — один на синем, собирать — двое на жёлтом, торопить — один на чёрном, мастерить — трое на красном. Место работяга держит весь день. Повторить указание можно, только если задание удастся выполнить ещё раз.
nitro-run-rule-NR-team = Общее дело, одно действие: работяги, которые уже на карте, вместе поворачиваются к одному заданию и выполняют его. Двое собирают, трое мастерят, двое торопят по разу каждый — один чертёж или два. Один работяга, которому повторили указание, — команда из одного.
nitro-run-rule-NR-line = Чертежи идут только вперёд: запас, черчение, сборы, стройка. На сборах чертёж начинает с 1; на высшем номере он готов, и торопить его больше нельзя. Занятые места держат всё, что за ними; мастерят то, что помещается, по вашему выбору.
nitro-run-rule-NR-move = Идти, одно действие: на соседнюю клетку, где нет скалы и гоблина. Из пещеры — ещё и во вторую пещеру той же карты.
nitro-run-rule-NR-build-track = Строить, одно действие: положите готовую секцию на клетку комбинатора или на соседнюю, как угодно повернув. Там должно быть открытое ущелье без завала, пути и другого гоблина.
nitro-run-rule-NR-workflow = Если один комбинатор построил за день дважды, третью готовую секцию можно положить даром, близко или далеко, если её конец сходится с концом той, что положена последней.
nitro-run-rule-NR-rubble = Завал падает на открытое ущелье рядом с любым комбинатором, куда скажете, но не на другой завал, а на путь — только если больше некуда. Путь под завалом не действует, пока завал не уберут. Если падать некуда, он выходит из игры.
nitro-run-rule-NR-stunned = Комбинатор, на которого упал завал, теряет оставшиеся на сегодня действия.
nitro-run-rule-NR-clean = Комбинатор, который был на завале утром и стоит на нём вечером, расчистил его, где бы ни ходил днём. Настройка «Расчистка» позволяет просто стоять там вечером.
nitro-run-rule-NR-demolish = Взорвать, одно действие и одна весёлая склянка, навсегда: любую скалу, завал или путь, где угодно. Если завал лежит на пути, пропадает только завал, а гоблины, которые там стоят, целы. Затем все чертежи в запасе переворачивают: завалы падают, пустышки выходят из игры, пути остаются, и все их знают.
nitro-run-rule-NR-day-end = Когда действий ни у кого не осталось, день кончается: завалы расчищены, чертежи на сборах поднимаются на номер, работяги уходят, одна склянка веселеет, и если дорога готова, начинается заезд.
nitro-run-rule-NR-overtime = После седьмого дня каждый следующий сперва навсегда злит одну весёлую склянку, и только если остаётся ещё одна. Иначе всё взрывается.
nitro-run-rule-NR-out-of-track = Если в конце дня пусты стопка, запас и производство, а дороги нет, всё кончено.
nitro-run-rule-NR-continuous = Дорога — цепь секций без завалов от входа до выхода, где каждый конец сходится со следующим. Конец у пещеры может продолжиться от конца у второй пещеры той же карты; каждый туннель служит один раз. Гоблины на пути не мешают. Как только дорога готова, начинается заезд. Если дорог несколько, выбираете вы.
nitro-run-rule-NR-cart = Вагонетка берёт до шести весёлых склянок. Две верхние едут с пассажирами. На старте устойчивость 5, скорость 1.
nitro-run-rule-NR-step = Секция за секцией: на выезде из туннеля можно взять, что он даёт; секцию переворачивают; меняется устойчивость, потом скорость; скорость, которая превысила бы 6, отнимает единицу устойчивости. Секция без чисел может успокоить одну склянку. Без устойчивости злится нижняя весёлая склянка. Потом можно раз затормозить и раз сбросить груз. Без весёлых склянок вагонетка взрывается.
nitro-run-rule-NR-brake = Торможение даёт единицу устойчивости, отнимает единицу скорости и злит две нижние весёлые склянки.
nitro-run-rule-NR-lighten = У уступа пассажир, чья склянка весёлая, может спрыгнуть с ней: плюс две единицы устойчивости. Обоих больше нет. Ни торможение, ни прыжок не должны стоить последней весёлой склянки.
nitro-run-rule-NR-score = Живой гоблин — одно очко, весёлая склянка в вагонетке — два, злая — одно. 18 — безупречно; дальше пороги 15, 11, 5 и 3. Кто взорвался, не получает ничего.
nitro-run-rule-NR-daily = У каждой даты своё ущелье, а для тех, кто играет сам, ещё и один расклад, для всех одинаковый. Сервер ведёт таблицу дня для первых попыток на своём раскладе, который объявляет назавтра.

# --- Стол в терминале

nitro-run-picture-day = День { $day } из { $days }
nitro-run-picture-overtime = День { $day }, сверхурочные
nitro-run-picture-stunned = оглушён
nitro-run-picture-grunts = Работяги: { $grunts }
nitro-run-picture-draft = Черчение
nitro-run-picture-gather = Сборы
nitro-run-picture-build = Стройка
nitro-run-picture-pool = Чертежи (в стопке { $stack })
nitro-run-picture-odds = путь { $track } · пустышка { $blank } · завал { $rubble }
nitro-run-picture-stability = Устойчивость
nitro-run-picture-speed = Скорость
nitro-run-picture-cart = В вагонетке
nitro-run-picture-passenger = пассажир
nitro-run-picture-way = Дорога
nitro-run-picture-points =
    { $points ->
        [one] Пока { $points } очко
        [few] Пока { $points } очка
        [many] Пока { $points } очков
       *[other] Пока { $points } очка
    }

# --- Невозможные позиции и наборы

nitro-run-fault-drawn = взятые чертежи — не те, которых нет в стопке.
nitro-run-fault-hex = гекс № { $hex } встречается столько раз: { $found }.
nitro-run-fault-spec = чертёж № { $spec } там, где его быть не может.
nitro-run-fault-chasm = это ни одно из четырёх ущелий.
nitro-run-fault-space = того, что на { $space }, там быть не может.
nitro-run-fault-schemers = комбинаторы не могут так стоять, или у них слишком много действий.
nitro-run-fault-grunts = работяга смотрит на цвет, которого на его месте нет.
nitro-run-fault-nitro = нитро слишком много или слишком мало.
nitro-run-fault-decision = то, что решается, не вяжется со столом.
nitro-run-fault-run = вагонетка не вяжется с нитро, которое созрело.
nitro-run-fault-way = дорога вагонетки — не дорога через ущелье.

bad-nitro-run-hexes = Гексов в коробке должно быть { $stated }, а не { $found }.
bad-nitro-run-example = Нет примера из правил: «{ $shape }» с устойчивостью { $stability } и скоростью { $speed }.
bad-nitro-run-figure = Гекс № { $hex }: «{ $field }» — от { $least } до { $most }.
bad-nitro-run-production = Для «{ $field }» на карте производства от 1 до { $most } мест.
bad-nitro-run-kind = Гексов вида «{ $kind }» должно быть { $expected }, а не { $found }.
bad-nitro-run-shape = Путей формы «{ $shape }» должно быть { $expected }, а не { $found }.
bad-nitro-run-without-numbers = Без чисел около четверти путей: от { $least } до { $most }, а не { $found }.
bad-nitro-run-straight = Гекс № { $hex }: прямая с числами набирает скорость.
bad-nitro-run-curve = Гекс № { $hex }: поворот с числами отнимает устойчивость.
bad-nitro-run-waste-numbers = Гекс № { $hex }: числа бывают только на путях.
bad-nitro-run-betrayed = Гекс № { $hex }: такой лицевой стороны нет ни у одного пути, она выдаёт оборот.
bad-nitro-run-safe-shape = Все «{ $shape }» — пути; хоть одна должна быть пустышкой или завалом.
bad-nitro-run-sides = Сторон карт ущелья должно быть { $stated }, а не { $found }.
bad-nitro-run-terrain = Сторона № { $side }: «{ $terrain }» должно быть от { $least } до { $most }, а не { $found }.
bad-nitro-run-unprinted = Сторона № { $side }: «{ $terrain }» не напечатано ни на одной карте.
bad-nitro-run-opening = Сторона № { $side }: в её проёме должно быть открытое ущелье.
bad-nitro-run-ways = В ущелье «{ $chasm }» нужно { $least } дороги без туннелей, а их { $found }.
bad-nitro-run-shortest = Кратчайшая дорога через ущелье «{ $chasm }» — секций: { $found }; должно быть 6 или 7.
bad-nitro-run-tunnels = С туннелями ущелье «{ $chasm }» проходят за столько секций: { $found }; должно быть { $least }.

# Что измеряет тренер

nitro-run-measure-laid = до завтрашней ночи вы кладёте на { $figure ->
        [one] { $figure } секцию
        [few] { $figure } секции
        [many] { $figure } секций
       *[other] { $figure } секции
    } { $more ->
        [yes] больше
       *[no] меньше
    }
nitro-run-measure-produced = до завтрашней ночи производство делает на { $figure ->
        [one] { $figure } шаг
        [few] { $figure } шага
        [many] { $figure } шагов
       *[other] { $figure } шага
    } { $more ->
        [yes] больше
       *[no] меньше
    }
nitro-run-measure-drafted = до завтрашней ночи вы чертите на { $figure ->
        [one] { $figure } чертёж
        [few] { $figure } чертежа
        [many] { $figure } чертежей
       *[other] { $figure } чертежа
    } { $more ->
        [yes] больше
       *[no] меньше
    }
nitro-run-measure-rubble = на { $figure ->
        [one] { $figure } завал
        [few] { $figure } завала
        [many] { $figure } завалов
       *[other] { $figure } завала
    } { $more ->
        [yes] больше
       *[no] меньше
    }
nitro-run-measure-nitro = в вагонетке нитро на { $figure ->
        [one] { $figure } склянку
        [few] { $figure } склянки
        [many] { $figure } склянок
       *[other] { $figure } склянки
    } { $more ->
        [yes] больше
       *[no] меньше
    }
nitro-run-measure-work = до готового пути на { $figure ->
        [one] { $figure } действие
        [few] { $figure } действия
        [many] { $figure } действий
       *[other] { $figure } действия
    } { $more ->
        [yes] больше
       *[no] меньше
    }
nitro-run-measure-lacking = не хватает на { $figure ->
        [one] { $figure } секцию
        [few] { $figure } секции
        [many] { $figure } секций
       *[other] { $figure } секции
    } { $more ->
        [yes] больше
       *[no] меньше
    }
nitro-run-measure-run = до заезда доходит в { $percent } неделях из ста, а не в { $otherwise }
nitro-run-expectation = Откуда столько очков: я доиграл { $worlds ->
        [one] { $worlds } неделю
        [few] { $worlds } недели
        [many] { $worlds } недель
       *[other] { $worlds } недели
    }, до заезда дошло { $run } %, в вагонетке в среднем { $nitro ->
        [one] { $nitro } склянка
        [few] { $nitro } склянки
        [many] { $nitro } склянок
       *[other] { $nitro } склянки
    }.
