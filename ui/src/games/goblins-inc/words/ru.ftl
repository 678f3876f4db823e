# --- Коробка на полке

goblins-inc-box-tag = Соберите нелепого робота. Виноват будет Водитель.
goblins-inc-box-facts = 2–4 игрока · около часа · скрытые цели

# --- Главы правил

goblins-inc-chapter-GI-editions = Три издания
goblins-inc-chapter-GI-teams = Цель игры и команды
goblins-inc-chapter-GI-start = Кто начинает
goblins-inc-chapter-GI-blueprints = Цех
goblins-inc-chapter-GI-tiles = Жетоны
goblins-inc-chapter-GI-cockpit = Кабина
goblins-inc-chapter-GI-steps = Пять шагов
goblins-inc-chapter-GI-plan = Планирование
goblins-inc-chapter-GI-build-view = Сборка
goblins-inc-chapter-GI-silence = Тишина
goblins-inc-chapter-GI-loose = Что отвалится
goblins-inc-chapter-GI-agendas = Скрытые цели
goblins-inc-chapter-GI-agenda-choice = Оставить четыре
goblins-inc-chapter-GI-tokens = Маркеры защиты
goblins-inc-chapter-GI-facing = Водитель и Тактик
goblins-inc-chapter-GI-engines = Двигатели
goblins-inc-chapter-GI-goof = Промашка Водителя
goblins-inc-chapter-GI-squabble = Спор за карты
goblins-inc-chapter-GI-tactics = Тактика
goblins-inc-chapter-GI-before-roll = Перед броском
goblins-inc-chapter-GI-crane = Кран
goblins-inc-chapter-GI-duct-tape = Скотч
goblins-inc-chapter-GI-dice = Кубики
goblins-inc-chapter-GI-dice-count = Сколько кубиков
goblins-inc-chapter-GI-after-roll = После броска
goblins-inc-chapter-GI-dynamite = Динамит
goblins-inc-chapter-GI-rows = Ряды
goblins-inc-chapter-GI-hit = Попадание
goblins-inc-chapter-GI-cockpit-hit = Попадание по кабине
goblins-inc-chapter-GI-both-strike = Бьют оба
goblins-inc-chapter-GI-disabled = Выведен из строя
goblins-inc-chapter-GI-win = Победа в бою
goblins-inc-chapter-GI-final-tie = Новый Босс
goblins-inc-chapter-GI-duel = Вдвоём
goblins-inc-chapter-GI-solo-seat = Втроём
goblins-inc-chapter-GI-full = Полная версия
goblins-inc-chapter-GI-party = Командная версия

# --- Поле

goblins-inc-board = Цех
goblins-inc-moment =
    { $phase ->
        [build] Раунд { $round } из { $rounds } · шаг { $step } из { $steps }{ $job ->
            [plan] { " " }· отдать два, потом выложить пять
            [build] { " " }· выложить пять жетонов
           *[other] { "" }
        }
        [agendas] Раунд { $round } из { $rounds } · скрытые цели, потом бой
        [over] Конец игры
       *[other] Раунд { $round } из { $rounds } · раунд боя { $fight } из { $fights } · потери: { $seated ->
            [1] у вас { $own }, у них { $foe }
           *[0] команда 1: { $own }, команда 2: { $foe }
        }
    }
goblins-inc-goal-explain = У кого больше очков после последнего раунда, тот Босс. На 50 очках повышение: счёт снова идёт с 0, а 50 остаются вашими.
goblins-inc-goal-brief = Очки: кто впереди после раунда { $rounds }, тот Босс.
goblins-inc-standing =
    { $job ->
        [plan] Команда { $team } · планирует · очки: { $points }
        [build] Команда { $team } · собирает · очки: { $points }
        [pilot] Команда { $team } · Водитель · очки: { $points }
        [tactician] Команда { $team } · Тактик · очки: { $points }
        [both] Команда { $team } · очки: { $points }
       *[other] Команда { $team } · очки: { $points }
    }
goblins-inc-your-robot = Ваш робот
goblins-inc-robot-of =
    { $team-is ->
        [you] Ваш робот
       *[other] Робот { $team-genitive }
    }
goblins-inc-look-at = Рассмотреть: { $what }
goblins-inc-square-empty = пусто
goblins-inc-square-blocked = закрыто чертежом
goblins-inc-cockpit-square = c3: кабина
goblins-inc-idle = Работают другие. Перекусите пока.
goblins-inc-watching = Оба цеха открываются в конце каждого шага.

# --- Жетоны

goblins-inc-tile = «{ $art }» { $tile }
goblins-inc-kind-weapon =
    { $premium ->
        [1] улучшенное орудие
       *[0] орудие
    }
goblins-inc-kind-armor =
    { $premium ->
        [1] улучшенная броня
       *[0] броня
    }
goblins-inc-kind-engine =
    { $premium ->
        [1] улучшенный двигатель
       *[0] двигатель
    }
goblins-inc-kind-decoration =
    { $premium ->
        [1] улучшенное украшение
       *[0] украшение
    }
goblins-inc-way-n = вверх
goblins-inc-way-e = вправо
goblins-inc-way-s = вниз
goblins-inc-way-w = влево
goblins-inc-tile-arrows = стрелочки ({ $arrows }): { $ways }
goblins-inc-tile-plates = символы защиты ({ $plates }): { $ways }
goblins-inc-tile-engines = двигатели: { $engines }
goblins-inc-tile-metal = металл: { $ways }
goblins-inc-tile-metal-all = металл со всех сторон
goblins-inc-art-w-cannon = Пушка
goblins-inc-art-w-rocket = Ракета
goblins-inc-art-w-drill = Бур
goblins-inc-art-w-plunger = Вантуз
goblins-inc-art-w-pan = Сковорода
goblins-inc-art-w-mallet = Киянка
goblins-inc-art-w-fork = Вилка
goblins-inc-art-w-fish = Рыбина
goblins-inc-art-w-teeth = Вставная челюсть
goblins-inc-art-w-sling = Рогатка
goblins-inc-art-w-bees = Улей
goblins-inc-art-w-glove = Боксёрская перчатка
goblins-inc-art-w-saw = Пила
goblins-inc-art-w-bomb = Бомба
goblins-inc-art-w-flail = Кистень
goblins-inc-art-w-boot = Сапог
goblins-inc-art-w-umbrella = Зонтик
goblins-inc-art-w-magnet = Магнит
goblins-inc-art-w-broom = Метла
goblins-inc-art-w-trumpet = Труба
goblins-inc-art-w-snake = Змея из банки
goblins-inc-art-w-hook = Крюк-кошка
goblins-inc-art-w-tesla = Громовая катушка
goblins-inc-art-w-tesla-2 = Ворчливая катушка
goblins-inc-art-w-tesla-3 = Малая катушка
goblins-inc-art-w-dragon = Дракон
goblins-inc-art-w-dragon-2 = Старый дракон
goblins-inc-art-w-tentacle = Щупальце
goblins-inc-art-w-tentacle-2 = Липкое щупальце
goblins-inc-art-w-scissors = Ножницы
goblins-inc-art-w-scissors-2 = Тупые ножницы
goblins-inc-art-w-chicken = Курица
goblins-inc-art-w-chicken-2 = Сердитая курица
goblins-inc-art-r-hatch = Люк
goblins-inc-art-r-hatch-2 = Мятый люк
goblins-inc-art-r-hatch-3 = Двойной люк
goblins-inc-art-r-lid = Крышка
goblins-inc-art-r-lid-2 = Гнутая крышка
goblins-inc-art-r-door = Дверь
goblins-inc-art-r-door-2 = Двойная дверь
goblins-inc-art-r-mattress = Матрас
goblins-inc-art-r-mattress-2 = Двойной матрас
goblins-inc-art-e-pot = Печка
goblins-inc-art-e-pot-2 = Чумазая печка
goblins-inc-art-e-pot-3 = Двойная печка
goblins-inc-art-e-wheel = Хомячье колесо
goblins-inc-art-e-wheel-2 = Скрипучее колесо
goblins-inc-art-e-kettle = Чайник
goblins-inc-art-e-kettle-2 = Двойной чайник
goblins-inc-art-e-jar = Банка с грозой
goblins-inc-art-e-jar-2 = Двойная банка с грозой
goblins-inc-art-d-duck = Резиновая утка
goblins-inc-art-d-flamingo = Фламинго
goblins-inc-art-d-gnome = Садовый гном
goblins-inc-art-d-cactus = Кактус
goblins-inc-art-d-gramo = Граммофон
goblins-inc-art-d-fuzzy = Плюшевые кубики
goblins-inc-art-d-disco = Диско-шар
goblins-inc-art-d-cock = Флюгер
goblins-inc-art-d-cake = Торт

# --- Робот в числах

goblins-inc-gauges = Что вышло из робота
goblins-inc-robot-so-far = Робот пока что
goblins-inc-robot-now = Ваш робот
goblins-inc-gauge-engines = двигатели
goblins-inc-gauge-tokens = маркеры защиты
goblins-inc-gauge-tokens-to-come = маркеры защиты к бою
goblins-inc-gauge-arrows = Стрелочки: вдаль { $far }, вправо { $right }, к себе { $near }, влево { $left }
goblins-inc-gauge-arrows-facing = Стрелочки: спереди { $front }, справа от вас { $right }, сзади { $rear }, слева от вас { $left }
goblins-inc-arrows-explain = Стрелочки, как вы сейчас видите робота: лицом он стоит к чужому. Каждая считается для стороны, на которую указывает, где бы ни стояло орудие, даже если смотрит внутрь. Кубиков не больше пяти; перегрев отнимает один из них.
goblins-inc-gauge-loose =
    { $tiles ->
        [one] { $tiles } не держится и отвалится
        [few] { $tiles } не держатся и отвалятся
        [many] { $tiles } не держатся и отвалятся
       *[other] { $tiles } не держатся и отвалятся
    }
goblins-inc-loose-explain = Жетоны, которые не держатся, до боя падают на вашу свалку. Там они приносят очки целям противника, но потерями в бою не считаются.
goblins-inc-gauge-open =
    { $squares ->
        [0] цеплять больше не к чему
        [1] последнее место для сцепки
       *[other] места для сцепки
    }
goblins-inc-open-explain = Пустые области, где металл вашего робота ждёт металла. Когда их нет, каждый новый жетон не держится и отвалится до боя.
goblins-inc-holds =
    { $tiles ->
        [one] Если его сломают, с ним упадёт { $tiles } жетон.
        [few] Если его сломают, с ним упадут { $tiles } жетона.
        [many] Если его сломают, с ним упадут { $tiles } жетонов.
       *[other] Если его сломают, с ним упадут { $tiles } жетона.
    }
goblins-inc-arrows-per-side = стрелочки по сторонам
goblins-inc-scrapyard = Свалка
goblins-inc-lost-explain = Жетоны, маркеры и гоблины, выбитые в бою. Если после четырёх раундов боя оба робота на ходу или оба выведены из строя, побеждает тот, кто потерял меньше. Поровну — никто.
goblins-inc-out-explain = Робот без гоблинов в кабине или без орудий выведен из строя: побеждает другая команда. Это проверяют, когда оба выстрелили всеми кубиками.
goblins-inc-crew-count = В кабине: { $goblins }. Орудия: { $weapons }.
goblins-inc-scrapyard-count =
    { $loose ->
        [0] Свалка: { $lost }
       *[other] Свалка: { $lost } + { $loose } до боя
    }
goblins-inc-scrap-lost = Сбито в бою, жетонов: { $tiles }
goblins-inc-scrap-loose = Отвалилось до боя, жетонов: { $tiles }
goblins-inc-scrap-tokens = Маркеры защиты: { $tokens }
goblins-inc-scrap-goblins = Гоблины, дуются: { $goblins }

# --- Команды

goblins-inc-teamup =
    { $seats ->
        [2] Раунд { $round } из { $rounds }: два робота, по два гоблина
       *[other] Раунд { $round } из { $rounds }: по командам!
    }
goblins-inc-teaming = Команды
goblins-inc-teamup-go = В цех!
goblins-inc-asks-team-up = Раунд { $round }: кто с кем и какие у вас скрытые цели. А потом — в цех!
goblins-inc-asks-score = Раунд { $round } позади. Кто сколько заработал? Открывайте карты.
goblins-inc-asks-wrecks = Раунд { $round }: бой позади. Посмотрите, что осталось от роботов. А потом — очки!
goblins-inc-asks-give =
    { $given ->
        [0] Какие два из пяти отдадите? Коснитесь первого.
       *[other] Ещё один: коснитесь жетона или перетащите его в ящик.
    }
goblins-inc-asks-place = Куда пойдёт { $tile }? Коснитесь области, а чтобы повернуть жетон — его самого.
goblins-inc-asks-place-last = { $tile }: сцепка осталась только на { $square }. Оставьте там открытый металл, иначе всё прочее отвалится!
goblins-inc-asks-place-shut = Открытого металла нет: жетоны не удержатся. Может, забрать один и повернуть?
goblins-inc-asks-done = Все пять на месте. Коснитесь жетона, чтобы его подвинуть, или жмите «Готово!».
goblins-inc-asks-move = { $tile }: коснитесь области, чтобы переставить, или жетона, чтобы повернуть.
goblins-inc-asks-keep =
    { $left ->
        [0] Эти четыре? Запечатайте их или замените одну.
        [one] Осталось выбрать ещё { $left } цель. Какую?
        [few] Какие цели выгоднее? Выберите ещё { $left }.
        [many] Какие цели выгоднее? Выберите ещё { $left }.
       *[other] Какие цели выгоднее? Выберите ещё { $left }.
    }
goblins-inc-asks-bet = Поверните карту: «Звезда» платит за победу, «Продажная шкура» за поражение.
goblins-inc-asks-steer = Какой стороной вперёд и куда бить? Поверните оба диска и запечатайте.
goblins-inc-asks-steer-team = Вы Водитель, карту выберет { $partner }. Поверните робота, прицельтесь и запечатайте.
goblins-inc-asks-pick = Какую карту хотите? Коснитесь её.
goblins-inc-asks-pick-team = Вы Тактик, за рулём { $partner }. Какую карту хотите? Коснитесь её.
goblins-inc-asks-rolled = Кубики на столе.
goblins-inc-team = Команда { $team }
goblins-inc-team-yours = Ваша команда
goblins-inc-teamup-first = первым собирает и первым за рулём
goblins-inc-teamup-second = собирает вторым, сначала Тактик
goblins-inc-teamup-alone = один за двоих: и собирает, и дерётся
goblins-inc-teamup-duel = строит и дерётся в одиночку
goblins-inc-teamup-partners = Робот один на двоих: пока один планирует, другой собирает, потом наоборот. После каждого раунда боя вы меняетесь обязанностями. Победа даёт 2 очка за своего гоблина в кабине и 1 за гоблина напарника. В следующем раунде команды будут другие.
goblins-inc-teamup-new = Всё новое: роботы, чертёж, цели, карты. Остаются только очки.
goblins-inc-blueprint = Чертёж: закрыты { $squares }
goblins-inc-blueprint-note = Пятна от кофе. Тут никому ничего не прикрутить. На остальные 20 областей ляжет по жетону.
goblins-inc-drawn-agendas = Ваши скрытые цели
goblins-inc-drawn-agendas-note =
    { $seats ->
        [2] Когда роботы будут готовы, вы оставите четыре. Больше их не видит никто.
       *[other] Когда роботы будут готовы, вы оставите четыре. Их не видит никто, даже напарник.
    }
goblins-inc-open-agendas = Открытые цели
goblins-inc-open-agendas-note = В этом раунде очки по ним получают все.

# --- Планирование и сборка

goblins-inc-tray = Ваши жетоны
goblins-inc-tray-placed = на месте
goblins-inc-tray-in-hand = в руке
goblins-inc-tray-kept = вашему роботу
goblins-inc-tray-from = от { $seat-genitive }
goblins-inc-crate = Ящик с подарком
goblins-inc-crate-for = Ящик с подарком для { $seat-genitive }
goblins-inc-crate-note = Взамен вслепую придут два чужих. Потом все пять пойдут на вашего робота.
goblins-inc-crate-note-team = Взамен вслепую придут два чужих. Сейчас вашего робота собирает { $partner }; потом все пять поставите вы.
goblins-inc-crate-in = В ящик: { $tile }
goblins-inc-crate-out = Из ящика: { $tile }
goblins-inc-give-first = Положите в ящик два жетона
goblins-inc-take-it = Взять { $tile } в руку
goblins-inc-turn-it = Повернуть { $tile }
goblins-inc-show-it = Показать { $tile }
goblins-inc-lift-it = Забрать { $tile } обратно
goblins-inc-move-it = Переставить { $tile } на { $square }
goblins-inc-rose = Повернуть { $tile }
goblins-inc-rose-name = { $tile }, в руке
goblins-inc-rose-lying = { $tile }, на { $square }
goblins-inc-rose-turn = Верх на { $turn }
goblins-inc-done = Готово!
goblins-inc-done-left =
    { $tiles ->
        [one] Остался { $tiles } жетон
        [few] Осталось { $tiles } жетона
        [many] Осталось { $tiles } жетонов
       *[other] Осталось { $tiles } жетона
    }

# --- Скрытые цели

goblins-inc-keep = Вы оставляете
goblins-inc-keep-count = { $kept } из { $all }
goblins-inc-keep-slot = сюда ещё одну
goblins-inc-keep-it = Оставить: { $agenda }
goblins-inc-keep-not = Не оставлять: { $agenda }
goblins-inc-agenda-hand = У вас на руке
goblins-inc-worth-now = цена сейчас
goblins-inc-worth = Сейчас принесёт очков: { $points }.
goblins-inc-your-agendas = Ваши цели
goblins-inc-agendas-brief = Цели
goblins-inc-your-agendas-build = Когда роботы будут готовы, вы оставите четыре. Сейчас они стоят:
goblins-inc-your-agendas-fight = Они платят после боя при любом исходе. Сейчас они стоят:
goblins-inc-agendas-sealed = Четыре цели запечатаны. Насвистывайте невинно.
goblins-inc-agendas-watching = Все выбирают скрытые цели. Не подглядывать.
goblins-inc-seal = Запечатать
goblins-inc-seal-more = Оставьте ещё: { $cards }
goblins-inc-bet-choose = «Звезда» или «Шкура»?
goblins-inc-bet-to-star = Повернуть: «Звезда»
goblins-inc-bet-to-snitch = Повернуть: «Шкура»
goblins-inc-bet-on-star = Ставка: «Звезда»
goblins-inc-bet-on-snitch = Ставка: «Шкура»
goblins-inc-agenda-artist-brief = 2 за каждое украшение на вашем роботе
goblins-inc-agenda-camouflager-brief = 2 за каждый жетон у четырёх сторон вашей кабины
goblins-inc-agenda-decoy-brief = 2 за каждый маркер защиты на вашем роботе
goblins-inc-agenda-greasemonkey-brief = 2 за каждый жетон двигателя на вашем роботе
goblins-inc-agenda-guardian-brief = 1 за каждые 2 жетона на вашем роботе
goblins-inc-agenda-jellybones-brief = 2 за каждый жетон брони на вашем роботе
goblins-inc-agenda-junkdealer-brief = 2 за каждые 3 неулучшенных жетона на вашем роботе
goblins-inc-agenda-metalhead-brief = 2 за каждый улучшенный жетон на вашем роботе
goblins-inc-agenda-sandbagger-brief = 1 за каждый жетон вокруг вашей кабины, углы тоже
goblins-inc-agenda-berserker-brief = 1 за каждые 3 жетона на их свалке
goblins-inc-agenda-driller-brief = За дыры вокруг их кабины: 2 у края, 1 у угла
goblins-inc-agenda-gun-nut-brief = 3 за каждые 2 потерянных ими маркера
goblins-inc-agenda-kamikaze-brief = 2 за каждый жетон брони на их свалке
goblins-inc-agenda-ninja-brief = 3 за каждого выбитого у них гоблина
goblins-inc-agenda-pyromaniac-brief = 2 за каждые 3 орудия на их свалке
goblins-inc-agenda-rocketeer-brief = 2 за каждые 3 неулучшенных жетона на их свалке
goblins-inc-agenda-saboteur-brief = 2 за каждый двигатель на их свалке
goblins-inc-agenda-sharpshooter-brief = 3 за каждые 2 улучшенных жетона на их свалке
goblins-inc-agenda-show-off-brief = 2 за каждое украшение на их свалке
goblins-inc-agenda-stockpiler-brief = 4 за каждый набор на их свалке: двигатель, орудие и украшение
goblins-inc-agenda-bet-brief = «Звезда»: 4, если вы победите в бою. «Шкура»: 4, если проиграете. Ничья: ничего.

# --- Бой

goblins-inc-job-pilot = Водитель
goblins-inc-job-tactician = Тактик
goblins-inc-crew-job = { $job } · очки: { $points }
goblins-inc-crew-points = очки: { $points }
goblins-inc-turned-front = Без поворота.
goblins-inc-turned-right = Правым боком вперёд.
goblins-inc-turned-rear = Кругом.
goblins-inc-turned-left = Левым боком вперёд.
goblins-inc-turned-foe-right = Боком, что слева от вас, вперёд.
goblins-inc-turned-foe-left = Боком, что справа от вас, вперёд.
goblins-inc-turned-foe-front = Без поворота.
goblins-inc-turned-foe-rear = Кругом.
goblins-inc-hot = Перегрев!
goblins-inc-unused = Неиспользованные двигатели: { $unused }.
goblins-inc-sealing = Пульты настраивают. Тишина.
goblins-inc-sealed-controls = Запечатано: { $turn }; прицел { $aim }.
goblins-inc-job-note-pilot = При ударе по кабине первыми вылетают ваши гоблины: вы Водитель. В следующем раунде боя поменяетесь.
goblins-inc-job-note-tactician = Кубики расставляете вы. При ударе по кабине первыми вылетают гоблины { $partner-genitive }. В следующем раунде боя поменяетесь.
goblins-inc-partner-fires = Картой и кубиками занят Тактик: { $partner }.
goblins-inc-pilot-panel = Пульт Водителя
goblins-inc-dial-turn = Поворот
goblins-inc-dial-turn-front = Не поворачиваться: перегрев
goblins-inc-dial-turn-right = Правым боком вперёд, двигатели: { $cost }
goblins-inc-dial-turn-rear = Задней стороной вперёд, двигатели: { $cost }
goblins-inc-dial-turn-left = Левым боком вперёд, двигатели: { $cost }
goblins-inc-dial-turn-front-brief = стоять: перегрев, на кубик меньше
goblins-inc-dial-turn-right-brief = правым боком
goblins-inc-dial-turn-rear-brief = задней стороной
goblins-inc-dial-turn-left-brief = левым боком
goblins-inc-dial-aim = Прицел
goblins-inc-dial-aim-front = Целиться в переднюю сторону противника
goblins-inc-dial-aim-right = Целиться в их бок справа от вас, двигатели: { $cost }
goblins-inc-dial-aim-rear = Целиться в заднюю сторону противника, двигатели: { $cost }
goblins-inc-dial-aim-left = Целиться в их бок слева от вас, двигатели: { $cost }
goblins-inc-dial-aim-front-brief = в переднюю
goblins-inc-dial-aim-right-brief = в их бок справа от вас
goblins-inc-dial-aim-rear-brief = в заднюю
goblins-inc-dial-aim-left-brief = в их бок слева от вас
goblins-inc-dial-goof = промашка
goblins-inc-goof-explain = Промашка: двигателей не хватит. Уйдут все, робот не повернётся, перегреется и ударит противника спереди.
goblins-inc-overheat-explain = Робот, который не повернулся, перегревается: в этом раунде боя на кубик меньше.
goblins-inc-pilot-panel-engines = Двигатели: { $engines }, нужно: { $cost }
goblins-inc-pilot-panel-goof = Промашка! Нужно двигателей: { $cost }, а есть: { $engines }. Робот не повернётся, перегреется и ударит противника спереди, неиспользованных не останется.
goblins-inc-pilot-panel-result =
    Кубики: { $dice }{ $over ->
        [0] { "" }
       *[other] { " " }(стрелочек { $over }, в счёт идут пять)
    }{ $hot ->
        [1] { " " }(на один меньше: перегрев)
       *[0] { "" }
    }, неиспользованные двигатели: { $unused }.
goblins-inc-suppose = Впереди у них:
goblins-inc-suppose-front = та же
goblins-inc-suppose-right = ←
goblins-inc-suppose-rear = задняя
goblins-inc-suppose-left = →
goblins-inc-suppose-named-right = если повернутся боком, что слева от вас
goblins-inc-suppose-named-left = если повернутся боком, что справа от вас
goblins-inc-suppose-named-front = если не повернутся
goblins-inc-suppose-named-rear = если повернутся кругом
goblins-inc-suppose-struck = удар в красную сторону: сейчас { $side }.
goblins-inc-struck-front = у них впереди
goblins-inc-struck-right = справа от вас
goblins-inc-struck-rear = у них сзади
goblins-inc-struck-left = слева от вас
goblins-inc-tactics = Тактика
goblins-inc-tactics-nobody = никто
goblins-inc-tactics-missed =
    { $seat-is ->
        [you] Вы без карты
       *[other] { $seat } — без карты
    }
goblins-inc-tactics-squabble = Обоим одна карта? Решат неиспользованные двигатели: у вас { $own }, у них до { $foe }. Поровну — достанется обоим.
goblins-inc-both-halves-explain = У карты с двумя половинами можно применить обе.
goblins-inc-cards-explain = После этого раунда боя все три карты уйдут, взял их кто-то или нет. В следующем будут три другие.
goblins-inc-ability-nitro-brief = После броска: перебросить кубик или все.
goblins-inc-ability-emergency-brief = После броска: перебросить все пустые.
goblins-inc-ability-homing-brief = После броска: изменить число на кубике.
goblins-inc-ability-dynamite-brief = После броска: первое попадание бьёт дважды.
goblins-inc-ability-sabotage-brief = До броска: ещё одна стрелочка.
goblins-inc-ability-duct-tape-brief = До броска: маркер на один свой жетон.
goblins-inc-ability-crane-brief = До броска: передвинуть или повернуть свой жетон.
goblins-inc-tools = Ваша карта
goblins-inc-ability-nitro-how = Коснитесь кубика, чтобы перебросить его, или перебросьте все. Что выпало, то осталось.
goblins-inc-ability-emergency-how = Все пустые кубики перебрасываются, пока пустых не останется.
goblins-inc-ability-homing-how = Коснитесь кубика, потом числа, которое он покажет.
goblins-inc-ability-dynamite-how = Первый попавший кубик бьёт по своему ряду дважды.
goblins-inc-ability-sabotage-how = В этой атаке на одну стрелочку вперёд больше.
goblins-inc-ability-sabotage-wasted = У вас уже пять стрелочек, а больше пяти не считается: «Саботаж» пропадёт впустую.
goblins-inc-ability-duct-tape-how = Коснитесь жетона, который получит маркер.
goblins-inc-ability-crane-how = Коснитесь жетона, потом места для него; поворачивайте здесь.
goblins-inc-go-emergency = Перебросить пустые
goblins-inc-go-dynamite = Поджечь фитиль
goblins-inc-go-sabotage = Ещё одна стрелочка!
goblins-inc-go-give = Вручить!
goblins-inc-go-pilot = Запечатать пульт
goblins-inc-go-pick = Запечатать карту
goblins-inc-go-tape = Заклеить!
goblins-inc-go-crane = Поставить!
goblins-inc-go-order = Огонь!
goblins-inc-go-done = Готово, пусть отвалится
goblins-inc-go-nitro = Перебросить!
goblins-inc-go-token = Отдать маркер
goblins-inc-crane-lift = Поднять этот жетон
goblins-inc-crane-drop = Вернуть на место
goblins-inc-nitro-one = Перебросить кубик № { $die } ({ $face })
goblins-inc-nitro-all = Перебросить все
goblins-inc-homing-one = Повернуть кубик № { $die } ({ $face })
goblins-inc-homing-to = на
goblins-inc-homing-row = на { $row }
goblins-inc-pass =
    { $tools ->
        [0] Бросить кубики
       *[other] Бросить так
    }
goblins-inc-dice = Кубики
goblins-inc-your-dice = Ваши кубики
goblins-inc-their-dice = Их кубики
goblins-inc-no-dice = кубиков нет
goblins-inc-blank = пусто
goblins-inc-in-order = в этом порядке
goblins-inc-blanks = Пустые, мимо: { $dice }.
goblins-inc-rack-how = Расставьте их по порядку. Цифры у края — кубики, буквы называют области.
goblins-inc-rack-same = Расставлять нечего: порядок ничего не меняет. Огонь!
goblins-inc-nothing-to-sort = Расставлять нечего: полетели!
goblins-inc-die-row = { $place }. Кубик № { $die }. { $result }
goblins-inc-die-earlier = Кубик № { $die }: ударить раньше
goblins-inc-die-later = Кубик № { $die }: ударить позже
goblins-inc-strike-destroyed =
    { $fallen ->
        [0] { $tile } отлетает.
        [one] { $tile } отлетает, с ним { $fallen } жетон.
        [few] { $tile } отлетает, с ним { $fallen } жетона.
        [many] { $tile } отлетает, с ним { $fallen } жетонов.
       *[other] { $tile } отлетает, с ним { $fallen } жетона.
    }
goblins-inc-strike-token-lost = { $tile }: минус маркер защиты.
goblins-inc-strike-tokens-hit = { $tile }: минус маркер защиты, какой — решит их Водитель.
goblins-inc-strike-goblin-left =
    Кабина: вылетает { $seat-is ->
        [you] ваш гоблин.
       *[other] гоблин { $seat-genitive }.
    }
goblins-inc-strike-cockpit-empty = Кабина, а дома никого.
goblins-inc-strike-row-empty = Там пусто.
goblins-inc-strike-open = Зависит от того, что отдаст их Водитель.
goblins-inc-blow = Кубик № { $die }, выпало { $row }. { $what }
goblins-inc-blow-destroyed =
    { $fallen ->
        [0] { $tile } отлетает.
        [one] { $tile } отлетает, с ним { $fallen } жетон: его больше ничто не держит.
        [few] { $tile } отлетает, с ним { $fallen } жетона: их больше ничто не держит.
        [many] { $tile } отлетает, с ним { $fallen } жетонов: их больше ничто не держит.
       *[other] { $tile } отлетает, с ним { $fallen } жетона: их больше ничто не держит.
    }
goblins-inc-blow-token-lost = { $tile } держится: удар принял маркер защиты.
goblins-inc-blow-tokens-hit = { $tile }: маркеров защиты несколько. Один отдаст Водитель.
goblins-inc-blow-token-given-up = Минус маркер защиты, зато на месте: { $tiles }.
goblins-inc-blow-sum = Потеряно в этой атаке: { $lost }
goblins-inc-gift = С любовью, { $seat }:
goblins-inc-token-choice = Какой маркер вы отдаёте?
goblins-inc-token-over = тот, что прикрывает { $tiles }
goblins-inc-token-waiting = Попадание: { $tile } на { $square }. Водитель выбирает, какой маркер потерять.
goblins-inc-says-token = Отдать маркер, что прикрывает { $tiles }
goblins-inc-says-keep = Оставить: { $agendas }
goblins-inc-says-done-loose =
    { $tiles ->
        [one] { $tiles } жетон не держится и отвалится. Всё равно готово
        [few] { $tiles } жетона не держатся и отвалятся. Всё равно готово
        [many] { $tiles } жетонов не держатся и отвалятся. Всё равно готово
       *[other] { $tiles } жетона не держатся и отвалятся. Всё равно готово
    }
goblins-inc-says-order-or-card =
    { $rows ->
        [none] Сначала карта: { $abilities }; или остаться при пустых
       *[other] Сначала карта: { $abilities }; или бить в таком порядке: { $rows }
    }
goblins-inc-says-order-missed =
    { $rows ->
        [none] Карта досталась { $seat-dative }: неиспользованных двигателей там больше. Остаться при пустых
       *[other] Карта досталась { $seat-dative }: неиспользованных двигателей там больше. Бить в таком порядке: { $rows }
    }

# --- Очки

goblins-inc-score-round = Раунд { $round }: очки
goblins-inc-score-sheet = Таблица очков
goblins-inc-score-again = Посмотреть раунд { $round } ещё раз
goblins-inc-score-next = Следующая карта
goblins-inc-score-all = Все сразу
goblins-inc-score-on = Дальше
goblins-inc-score-first = К очкам
goblins-inc-score-end = К финалу
goblins-inc-won-disabled =
    { $team-is ->
        [you] Вы побеждаете: чужой робот выведен из строя.
       *[other] { $team } побеждает: чужой робот выведен из строя.
    }
goblins-inc-won-losses =
    { $team-is ->
        [you] Вы побеждаете: ваши потери — { $lost }, у противников — { $enemy }.
       *[other] { $team } побеждает: потери — { $lost } против { $enemy }.
    }
goblins-inc-drawn = Никто не победил: потери равны, по { $lost }.
goblins-inc-win-points = Победа
goblins-inc-win-brief =
    { $seats ->
        [2] 2 за каждого вашего гоблина в кабине
       *[other] 2 за своего гоблина в кабине, 1 за гоблина напарника
    }
goblins-inc-plus = +{ $points }
goblins-inc-counted-pieces = × { $pieces }
goblins-inc-race = На пятидесяти очках карту повышения переворачивают
goblins-inc-race-at =
    { $seat-is ->
        [you] Вы
       *[other] { $seat }
    }: { $points }
goblins-inc-race-how = На пятидесяти гоблин снова идёт с 0, а карта рядом считается за 50.
goblins-inc-race-promoted =
    { $seat-is ->
        [you] Пятьдесят! Вас повышают.
       *[other] Пятьдесят! Повышение: { $seat }.
    }
goblins-inc-points-round = Раунд { $round }:
goblins-inc-points-win = победа { $points }

# --- Первые уроки

goblins-inc-lesson-build = Собрать робота
goblins-inc-lesson-build-text = Жетон держится там, где его металл касается металла, и так до самой кабины; искра показывает стык. Что ни на чём не держится, заштриховано и отвалится до боя. Положите пять жетонов в светящиеся области; коснитесь жетона, чтобы повернуть. Стрелочки смотрят наружу, а символ защиты, примыкающий к металлу, прикрывает оба жетона.
goblins-inc-lesson-build-goal-placed-secretly = Прикрутите жетон к роботу.
goblins-inc-lesson-build-goal-assembled = Выложите все пять и скажите, что готово.
goblins-inc-lesson-agendas = Скрытые цели
goblins-inc-lesson-agendas-text = Щиты платят за то, что останется на вашем роботе, взрывы — за то, что отлетит с чужого, фишка — это ставка на исход боя. Число — цена карты прямо сейчас; в бою щиты могут только дешеветь, взрывы — только дорожать. Оставьте четыре.
goblins-inc-lesson-agendas-goal-agenda-discarded = Сбросьте то, что почти ничего не стоит.
goblins-inc-lesson-agendas-goal-agendas-kept = Запечатайте четыре оставшиеся.
goblins-inc-lesson-aim = Поворот и прицел
goblins-inc-lesson-aim-text = Водитель разворачивает робота одной из сторон вперёд: её стрелочки — ваши кубики. Без поворота робот перегревается и теряет кубик. Потом вы целитесь в одну из сторон противника. Каждая гайка — двигатель; сбережённые выигрывают спор за карту тактики. Здесь на правой стороне три стрелочки.
goblins-inc-lesson-aim-goal-pilot-sealed = Настройте пульт и запечатайте его.
goblins-inc-lesson-aim-goal-pick-sealed = Выберите карту тактики.
goblins-inc-lesson-dice = Кубики по порядку
goblins-inc-lesson-dice-text = Каждый кубик бьёт по первому жетону своего ряда, один за другим. Что отрезано, падает до следующего удара. Поэтому порядок важен: рядом с кубиками написано, что сломает каждый. Перетащите двойку наверх и посмотрите, что будет с кабиной.
goblins-inc-lesson-dice-goal-was-done = Выстройте кубики и стреляйте.
goblins-inc-lesson-dice-goal-goblin-left = Выбейте гоблина из их кабины.
