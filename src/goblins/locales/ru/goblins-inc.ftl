goblins-inc-title = Корпорация гоблинов
goblins-inc-summary = Две команды собирают по роботу, подсовывают друг другу худшие детали и пускают машины в бой — на металлолом. Напарники на один раунд, соперники в борьбе за одно кресло: кто выгадает больше всех, станет новым Боссом. От двух до четырёх гоблинов, около часа.

# --- Что в коробке

goblins-inc-kind-weapon-explain = Орудие (W01–W33): каждая стрелочка даёт кубик, когда сторона, на которую она указывает, обращена вперёд, где бы ни стояло орудие, даже если стрелочка смотрит внутрь робота. У обычного орудия одна стрелочка, у улучшенного две, на одной стороне или на двух.
goblins-inc-kind-armor-explain = Броня (A01–A09): за каждый символ защиты перед боем кладётся маркер защиты. Он прикрывает и соседа, чей металл касается символа, но не кабину. На обычном жетоне один символ, на улучшенном два. Символ защиты считается металлом.
goblins-inc-kind-engine-explain = Двигатель (E01–E09): двигатели поворачивают робота и наводят прицел; неиспользованные решают спор за карту тактики. На обычном жетоне один двигатель, на улучшенном два.
goblins-inc-kind-decoration-explain = Украшение (D01–D09): пользы никакой, зато металл со всех четырёх сторон, и всё за него держится.
goblins-inc-premium-explain = На улучшенном жетоне всё вдвойне: две стрелочки, два символа защиты или два двигателя. Улучшенное украшение просто красивее. Металла на улучшенных жетонах обычно меньше, а некоторые цели считают их отдельно.
goblins-inc-cockpit-explain = Кабина — это область c3, середина робота. У неё металл со всех четырёх сторон и один двигатель. Её нельзя закрыть, передвинуть или уничтожить, и маркеры защиты на неё не кладут; зато из неё можно выбить гоблинов.
goblins-inc-token-explain = Маркер защиты принимает на себя одно попадание по жетону, который прикрывает, и пропадает. Он лежит на жетоне брони, а если символ защиты примыкает к металлу соседа, то и на соседе, но никогда не на кабине. «Скотч» кладёт маркер на любой другой жетон.
goblins-inc-goblin-explain = У каждого игрока в кабине два гоблина. Попадание по кабине выбивает одного: сначала гоблинов Водителя, потом гоблинов Тактика. За каждого оставшегося победители получают очки: 2 за своего, 1 за гоблина напарника. К следующему раунду все возвращаются.
goblins-inc-die-explain = На гранях кубика числа от 1 до 5 и одна пустая грань. Число — это ряд, по которому придётся удар, пустая грань — промах. Пустая грань записывается как □.

goblins-inc-ability-none = без способности
goblins-inc-ability-nitro = Нитро
goblins-inc-ability-nitro-explain = «Нитро», после броска: перебросьте один свой кубик или все. Новый результат остаётся.
goblins-inc-ability-emergency = Авария
    .accusative = Аварию
goblins-inc-ability-emergency-explain = «Авария», после броска: перебрасывайте свои пустые кубики, пока пустых не останется.
goblins-inc-ability-homing = Самонаведение
goblins-inc-ability-homing-explain = «Самонаведение», после броска: поверните один свой непустой кубик другим числом вверх.
goblins-inc-ability-dynamite = Динамит
goblins-inc-ability-dynamite-explain = «Динамит», после броска: ваш первый кубик, который попал по жетону или по кабине, бьёт по своему ряду дважды. Нельзя, если вы бросали пять кубиков.
goblins-inc-ability-sabotage = Саботаж
goblins-inc-ability-sabotage-explain = «Саботаж», до броска: в этой атаке у вас на одну стрелочку вперёд больше. В счёт всё равно идут не больше пяти.
goblins-inc-ability-duct-tape = Скотч
goblins-inc-ability-duct-tape-explain = «Скотч», до броска: положите маркер защиты из запаса на один жетон своего робота, но не на броню и не на кабину.
goblins-inc-ability-crane = Кран
goblins-inc-ability-crane-explain = «Кран», до броска: передвиньте один жетон своего робота без маркеров защиты в пустую область или поверните его на месте. После этого он должен быть соединён с кабиной.

goblins-inc-agenda-artist = Художник
goblins-inc-agenda-artist-explain = «Художник», цель «защитить»: каждый жетон украшения, оставшийся на вашем роботе, приносит 2 очка.
goblins-inc-agenda-camouflager = Маскировщик
goblins-inc-agenda-camouflager-explain = «Маскировщик», цель «защитить»: каждый жетон в четырёх областях, граничащих с вашей кабиной стороной, приносит 2 очка.
goblins-inc-agenda-decoy = Мастер приманок
goblins-inc-agenda-decoy-explain = «Мастер приманок», цель «защитить»: каждый маркер защиты, оставшийся на вашем роботе, приносит 2 очка.
goblins-inc-agenda-greasemonkey = Механик
goblins-inc-agenda-greasemonkey-explain = «Механик», цель «защитить»: каждый жетон двигателя, оставшийся на вашем роботе, приносит 2 очка. Улучшенный считается за один, кабина не считается.
goblins-inc-agenda-guardian = Страж
goblins-inc-agenda-guardian-explain = «Страж», цель «защитить»: каждые два жетона любого типа, оставшиеся на вашем роботе, приносят 1 очко.
goblins-inc-agenda-jellybones = Гуттаперчевый мальчик
goblins-inc-agenda-jellybones-explain = «Гуттаперчевый мальчик», цель «защитить»: каждый жетон брони, оставшийся на вашем роботе, приносит 2 очка.
goblins-inc-agenda-junkdealer = Барахольщик
goblins-inc-agenda-junkdealer-explain = «Барахольщик», цель «защитить»: каждые три обычных, не улучшенных жетона, оставшиеся на вашем роботе, приносят 2 очка.
goblins-inc-agenda-metalhead = Металлист
goblins-inc-agenda-metalhead-explain = «Металлист», цель «защитить»: каждый улучшенный жетон, оставшийся на вашем роботе, приносит 2 очка.
goblins-inc-agenda-sandbagger = Строитель баррикад
goblins-inc-agenda-sandbagger-explain = «Строитель баррикад», цель «защитить»: каждый жетон в восьми областях вокруг вашей кабины приносит 1 очко.
goblins-inc-agenda-berserker = Берсерк
goblins-inc-agenda-berserker-explain = «Берсерк», цель «разрушить»: каждые три жетона любого типа на свалке противника приносят 1 очко.
goblins-inc-agenda-driller = Бурильщик
goblins-inc-agenda-driller-explain = «Бурильщик», цель «разрушить»: у вражеской кабины каждая пустая область, граничащая с ней стороной, приносит 2 очка, а граничащая углом — 1 очко.
goblins-inc-agenda-gun-nut = Терминатор
goblins-inc-agenda-gun-nut-explain = «Терминатор», цель «разрушить»: каждые два маркера защиты, потерянные противником, приносят 3 очка.
goblins-inc-agenda-kamikaze = Камикадзе
goblins-inc-agenda-kamikaze-explain = «Камикадзе», цель «разрушить»: каждый жетон брони на свалке противника приносит 2 очка.
goblins-inc-agenda-ninja = Ниндзя
goblins-inc-agenda-ninja-explain = «Ниндзя», цель «разрушить»: каждый гоблин, выбитый из вражеской кабины, приносит 3 очка.
goblins-inc-agenda-pyromaniac = Пироманьяк
goblins-inc-agenda-pyromaniac-explain = «Пироманьяк», цель «разрушить»: каждые три жетона орудий на свалке противника приносят 2 очка.
goblins-inc-agenda-rocketeer = Ракетчик
goblins-inc-agenda-rocketeer-explain = «Ракетчик», цель «разрушить»: каждые три обычных, не улучшенных жетона на свалке противника приносят 2 очка.
goblins-inc-agenda-saboteur = Вредитель
goblins-inc-agenda-saboteur-explain = «Вредитель», цель «разрушить»: каждый жетон двигателя на свалке противника приносит 2 очка. Улучшенный считается за один.
goblins-inc-agenda-sharpshooter = Меткий стрелок
goblins-inc-agenda-sharpshooter-explain = «Меткий стрелок», цель «разрушить»: каждые два улучшенных жетона на свалке противника приносят 3 очка.
goblins-inc-agenda-show-off = Хвастун
goblins-inc-agenda-show-off-explain = «Хвастун», цель «разрушить»: каждый жетон украшения на свалке противника приносит 2 очка.
goblins-inc-agenda-stockpiler = Кладовщик
goblins-inc-agenda-stockpiler-explain = «Кладовщик», цель «разрушить»: каждый набор из двигателя, орудия и украшения на свалке противника приносит 4 очка.
goblins-inc-agenda-bet = Продажная шкура или Звезда
goblins-inc-bet-none = ставки нет
goblins-inc-bet-snitch = Продажная шкура
goblins-inc-bet-snitch-explain = «Продажная шкура», одна сторона цели «угадать»: 4 очка, если ваша же команда проиграет бой.
goblins-inc-bet-star = Звезда
goblins-inc-bet-star-explain = «Звезда», другая сторона цели «угадать»: 4 очка, если ваша команда выиграет бой.

goblins-inc-turn-north = север
goblins-inc-turn-east = восток
goblins-inc-turn-south = юг
goblins-inc-turn-west = запад
goblins-inc-steering-front = передняя сторона
goblins-inc-steering-right = правый бок
goblins-inc-steering-rear = задняя сторона
    .accusative = заднюю сторону
goblins-inc-steering-left = левый бок
goblins-inc-target-front = спереди
goblins-inc-target-left = слева
goblins-inc-target-right = справа
goblins-inc-target-rear = сзади
goblins-inc-pick-left = левая
    .accusative = левую
    .instrumental = левой
goblins-inc-pick-middle = средняя
    .accusative = среднюю
    .instrumental = средней
goblins-inc-pick-right = правая
    .accusative = правую
    .instrumental = правой

# --- Настройки

goblins-inc-option-variant = Версия
goblins-inc-option-variant-explain = Сколько длится соревнование и скрыты ли цели.
goblins-inc-option-variant-standard = два раунда, скрытые цели
goblins-inc-option-variant-full = полная версия: три раунда, скрытые цели
goblins-inc-option-variant-party = командная версия: три раунда, три открытые цели на всех
goblins-inc-option-edition = Издание
goblins-inc-option-edition-explain = Какая коробка на столе; правила одни и те же.
goblins-inc-option-edition-en = английское: 15 маркеров защиты, 8 чертежей
goblins-inc-option-edition-fr = французское: 16 маркеров защиты, 7 чертежей
goblins-inc-option-edition-ru = русское: 15 маркеров защиты, 8 чертежей
goblins-inc-option-goof = Промашка Водителя
goblins-inc-option-goof-explain = Может ли Водитель запросить больше двигателей, чем есть у робота.
goblins-inc-option-goof-allowed = можно, со всеми последствиями
goblins-inc-option-goof-refused = нельзя
goblins-inc-option-on_tie = Ничья за первое место
goblins-inc-option-on_tie-explain = Что будет, если два раунда закончились ничьей за первое место. После трёх раундов ничья остаётся ничьей.
goblins-inc-option-on_tie-share = остаётся ничья: фабрику получает племянник Босса
goblins-inc-option-on_tie-third-round = играется третий раунд
goblins-inc-option-loose_counts_for_agendas = Отвалившееся до боя
goblins-inc-option-loose_counts_for_agendas-explain = Считаются ли для целей «разрушить» жетоны, отвалившиеся ещё до боя.
goblins-inc-option-loose_counts_for_agendas-yes = считаются
goblins-inc-option-loose_counts_for_agendas-no = не считаются
goblins-inc-option-starter = Первый игрок
goblins-inc-option-starter-explain = Кто начинает первый раунд. Если этого места за столом нет или за ним в этом раунде играют в одиночку, решает жребий.
goblins-inc-option-starter-lot = по жребию
goblins-inc-option-starter-red = первое место
goblins-inc-option-starter-blue = второе место
goblins-inc-option-starter-green = третье место
goblins-inc-option-starter-yellow = четвёртое место

goblins-inc-team-1 = команда 1
    .genitive = команды 1
    .dative = команде 1
    .accusative = команду 1
    .instrumental = командой 1
goblins-inc-team-2 = команда 2
    .genitive = команды 2
    .dative = команде 2
    .accusative = команду 2
    .instrumental = командой 2

# --- Ходы

goblins-inc-move-give = Отдать { $tile } и { $other }
goblins-inc-move-place = Выложить { $tile } на { $square }, верх на { $turn }
goblins-inc-move-lift = Забрать { $tile } обратно в руку
goblins-inc-move-done = Сообщить, что готово
goblins-inc-move-discard = Обойтись без цели «{ $agenda }»
goblins-inc-move-bet = Поставить на сторону «{ $bet }»
goblins-inc-move-pilot =
    { $steering-id ->
        [front] Не поворачивать (перегрев)
        [rear] Повернуть вперёд { $steering-accusative } (2 двигателя)
       *[other] Повернуть вперёд { $steering-accusative } (1 двигатель)
    }; { $target-id ->
        [front] ударить противника { $target }
        [rear] ударить противника { $target } (2 двигателя)
       *[other] ударить в бок { $target } от вас (1 двигатель)
    }
goblins-inc-move-pick = Выбрать { $pick-accusative } карту
goblins-inc-move-sabotage = «Саботаж»: считать на одну стрелочку вперёд больше
goblins-inc-move-tape = «Скотч»: положить маркер защиты на { $square }
goblins-inc-move-crane = «Кран»: поднять жетон с { $square } и опустить на { $to }, верх на { $turn }
goblins-inc-move-pass = Больше ничего до броска не применять
goblins-inc-move-nitro =
    { $die ->
        [all] «Нитро»: перебросить все свои кубики
       *[other] «Нитро»: перебросить кубик № { $die }
    }
goblins-inc-move-emergency = «Авария»: перебрасывать пустые кубики, пока они не кончатся
goblins-inc-move-homing =
    { $die ->
        [1] «Самонаведение»: на первом кубике станет { $row }
        [2] «Самонаведение»: на втором кубике станет { $row }
        [3] «Самонаведение»: на третьем кубике станет { $row }
        [4] «Самонаведение»: на четвёртом кубике станет { $row }
       *[5] «Самонаведение»: на пятом кубике станет { $row }
    }
goblins-inc-move-dynamite = «Динамит»: первое попадание засчитать дважды
goblins-inc-move-order =
    { $rows ->
        [none] Остаться при пустых кубиках
       *[other] Бить в таком порядке: { $rows }
    }
goblins-inc-move-token = Пожертвовать маркером защиты № { $token }

# --- Вопросы

goblins-inc-question-plan =
    Вы Планировщик. Отдайте два из пяти своих жетонов: их получит { $opposite }.
goblins-inc-question-build = Вы Сборщик. Прикрутите все жетоны и сообщите, что готово.
goblins-inc-question-agendas =
    { $discards ->
        [0] У вас осталось четыре цели. Если среди них цель «угадать», назовите её сторону; затем сообщите, что готово.
       *[other] Оставьте четыре скрытые цели; лишних: { $discards }.
    }
goblins-inc-question-pilot = Вы Водитель. Какой стороной вперёд и куда бить?
goblins-inc-question-tactician = Вы Тактик. Выберите одну из трёх карт.
goblins-inc-question-before-roll = Примените карту до броска или пропустите.
goblins-inc-question-after-roll = Примените карту, если хотите, и выстройте кубики по порядку.
goblins-inc-question-token = Попадание по жетону на { $square }. Выберите, какой маркер защиты вы теряете.
goblins-inc-coach-hangs = Он ни на чём не держится: отвалится, если другой жетон не соединит его с кабиной.
goblins-inc-coach-shuts = Осторожно: он займёт последний открытый металл. Больше ничего не удержится.
goblins-inc-coach-goof = Но это промашка: нужно двигателей: { $cost }, а есть: { $engines }. Поворота нет, перегрев, и удар придётся им спереди.
goblins-inc-coach-stronger = Судя по роботам, ваш сильнее.
goblins-inc-coach-weaker = Судя по роботам, сильнее чужой: больше жетонов, двигателей, символов защиты и кубиков.
goblins-inc-coach-even = Судя по роботам, никто не сильнее.
goblins-inc-coach-uses-card = карта пригодится, пока есть к чему её применить
goblins-inc-coach-fires-at-once = кубики хороши и без карты
goblins-inc-coach-keeps-tiles = у вас остаётся { $kept }, а уходит { $given }
goblins-inc-coach-leaves-open =
    { $squares ->
        [one] { $squares } область остаётся открытой для сцепки
        [few] { $squares } области остаются открытыми для сцепки
        [many] { $squares } областей остаются открытыми для сцепки
       *[other] { $squares } области остаются открытыми для сцепки
    }, а не { $otherwise }
goblins-inc-coach-lays-first = сначала идёт { $tile }, а { $otherwise } можно выложить потом
goblins-inc-coach-lies-on = { $tile } идёт на { $square }, а не на { $otherwise }
goblins-inc-coach-faces = { $tile } смотрит верхом на { $turn }, а не на { $otherwise }
goblins-inc-coach-keeps-agenda = остаётся цель «{ $kept }», а не «{ $gone }»
goblins-inc-coach-keeps-agenda-worth = остаётся цель «{ $kept }» (сейчас { $worth }), а не «{ $gone }» (сейчас { $otherwise })
goblins-inc-coach-rolls =
    { $dice ->
        [one] вы бросаете { $dice } кубик
        [few] вы бросаете { $dice } кубика
        [many] вы бросаете { $dice } кубиков
       *[other] вы бросаете { $dice } кубика
    }, а не { $otherwise }
goblins-inc-coach-strikes =
    { $target-id ->
        [left] вы бьёте в их бок слева от вас
        [right] вы бьёте в их бок справа от вас
        [rear] вы бьёте им в тыл
       *[front] вы бьёте им спереди
    }
goblins-inc-coach-spares =
    { $engines ->
        [one] для карты остаётся на { $engines } неиспользованный двигатель больше
        [few] для карты остаётся на { $engines } неиспользованных двигателя больше
        [many] для карты остаётся на { $engines } неиспользованных двигателей больше
       *[other] для карты остаётся на { $engines } неиспользованного двигателя больше
    }
goblins-inc-coach-turns =
    { $dice ->
        [one] вперёд выходит другая сторона, { $dice } кубик
        [few] вперёд выходит другая сторона, { $dice } кубика
        [many] вперёд выходит другая сторона, { $dice } кубиков
       *[other] вперёд выходит другая сторона, { $dice } кубика
    }
goblins-inc-coach-goes-for = вы берёте { $abilities }, а не { $otherwise }
goblins-inc-coach-breaks =
    { $tiles ->
        [one] вы ломаете { $tiles } жетон
        [few] вы ломаете { $tiles } жетона
        [many] вы ломаете { $tiles } жетонов
       *[other] вы ломаете { $tiles } жетона
    }, а не { $otherwise }
goblins-inc-coach-breaks-first = первым отвалится { $tile }
goblins-inc-coach-points =
    { $side ->
        [far] ваша дальняя сторона стреляет
        [right] ваша правая сторона стреляет
        [near] ваша ближняя сторона стреляет
       *[left] ваша левая сторона стреляет
    } так: { $arrows ->
        [one] { $arrows } стрелочка
        [few] { $arrows } стрелочки
        [many] { $arrows } стрелочек
       *[other] { $arrows } стрелочки
    }, а не { $otherwise }
goblins-inc-coach-bets =
    { $bet ->
        [star] она даёт 4, если вы победите в бою
       *[snitch] она даёт 4, если вы проиграете бой
    }
goblins-inc-coach-protects =
    { $tiles ->
        [one] на { $square } держится { $tiles } жетон
        [few] на { $square } держатся { $tiles } жетона
        [many] на { $square } держатся { $tiles } жетонов
       *[other] на { $square } держатся { $tiles } жетона
    }, а не { $otherwise }

# --- События

goblins-inc-event-round-began =
    Раунд { $number } из { $rounds }. Гудок! Для брони и «Скотча» в запасе { $tokens ->
        [one] { $tokens } маркер
        [few] { $tokens } маркера
        [many] { $tokens } маркеров
       *[other] { $tokens } маркера
    } защиты.
goblins-inc-event-teamed-up = Команда { $team-id }: { $seats }.
goblins-inc-event-solo-seat = В этом раунде { $seat-dative } не на кого свалить вину: команда из одного гоблина.
goblins-inc-event-starter-chosen =
    { $seat-is ->
        [you] Вы
       *[other] { $seat }
    } — первый игрок, напротив — { $opposite-is ->
        [you] вы
       *[other] { $opposite }
    }. Оба начинают сборку и первыми сядут за руль.
goblins-inc-event-blueprint-shown = Чертёж залит кофе: на { $a }, { $b }, { $c } и { $d } ничего не прикрутить.
goblins-inc-event-agendas-opened = На доске объявлений, для всех: { $agendas }.
goblins-inc-event-agendas-dealt =
    { $alone ->
        [0] Скрытые цели розданы, каждому по { $cards }.
       *[other] Скрытые цели розданы, каждому по { $cards }, а соло-игроку только { $alone }.
    }
goblins-inc-event-drew-agendas =
    { $seat-is ->
        [you] Вы берёте цели: { $agendas }.
       *[other] { $seat } берёт цели: { $agendas }.
    }
goblins-inc-event-step-began =
    Сборка, шаг { $step } из { $steps }. { $planners ->
        [none] На этом шаге никто не планирует
       *[other] Планируют: { $planners }
    }. { $builders ->
        [none] Собирать пока некому.
       *[other] Собирают: { $builders }.
    }
goblins-inc-event-drew-hand =
    { $seat-is ->
        [you] Вы достаёте { $tiles }.
       *[other] { $seat } достаёт { $tiles }.
    }
goblins-inc-event-gift-sealed =
    { $seat-is ->
        [you] Вы заворачиваете { $tile } и { $other }.
       *[other] { $seat } заворачивает { $tile } и { $other }.
    }
goblins-inc-event-gifts-exchanged =
    { $seat-is ->
        [you] Вы и { $receiver } обмениваетесь
       *[other] { $receiver-is ->
                [you] Вы и { $seat } обмениваетесь
               *[other] { $seat } и { $receiver } обмениваются
            }
    } подарками: по два жетона.
goblins-inc-event-gift-seen =
    { $seat-is ->
        [you] В вашем подарке
       *[other] В подарке { $seat-genitive }
    } для { $receiver-genitive }: { $tile } и { $other }.
goblins-inc-event-assembled =
    { $tiles ->
        [none] { $seat-is ->
                [you] Вы ничего не добавляете.
               *[other] { $seat } ничего не добавляет.
            }
       *[other] { $seat-is ->
                [you] Вы прикручиваете: { $tiles }.
               *[other] { $seat } прикручивает: { $tiles }.
            }
    }
goblins-inc-event-fell-loose =
    С { $team-is ->
        [you] вашего робота
       *[other] робота { $team-genitive }
    } отваливается всё, что ни на чём не держалось: { $fallen }.
goblins-inc-event-agenda-discarded =
    { $seat-is ->
        [you] Вы сбрасываете цель «{ $agenda }».
       *[other] { $seat } сбрасывает цель «{ $agenda }».
    }
goblins-inc-event-bet-made =
    { $seat-is ->
        [you] Вы ставите на сторону «{ $bet }».
       *[other] { $seat } ставит на сторону «{ $bet }».
    }
goblins-inc-event-agendas-kept =
    { $seat-is ->
        [you] Вы оставляете себе четыре цели.
       *[other] { $seat } оставляет себе четыре цели.
    }
goblins-inc-event-armored =
    { $team-is ->
        [you] Вы идёте
       *[other] { $team } идёт
    } в бой, { $tokens ->
        [0] и на роботе ни одного маркера защиты.
        [one] на роботе { $tokens } маркер защиты.
        [few] на роботе { $tokens } маркера защиты.
        [many] на роботе { $tokens } маркеров защиты.
       *[other] на роботе { $tokens } маркера защиты.
    }
goblins-inc-event-fight-round-began =
    Раунд боя { $number }! Водители: { $pilot-is ->
        [you] вы
       *[other] { $pilot }
    } против { $enemy-pilot-genitive }; Тактики: { $tactician-is ->
        [you] вы
       *[other] { $tactician }
    } против { $enemy-tactician-genitive }. Карты: { $left }; { $middle }; { $right }.
goblins-inc-event-pilot-showed =
    { $seat-is ->
        [you] Вы за рулём: { $steering-id ->
            [front] без поворота, робот перегревается
           *[other] { $steering } вперёд
        }, { $target-id ->
            [left] прицел в их бок слева от вас
            [right] прицел в их бок справа от вас
            [rear] прицел в их заднюю сторону
           *[front] прицел в их переднюю сторону
        }
       *[other] Водитель { $seat }: { $steering-id ->
            [front] без поворота, робот перегревается
            [rear] кругом
           *[other] четверть оборота, впереди теперь { $facing ->
                [far] строка 1
                [near] строка 5
                [left] столбец a
               *[right] столбец e
            }
        }, { $target-id ->
            [front] прицел в переднюю сторону
            [rear] прицел в заднюю сторону
           *[other] прицел в бок
        }
    }; { $engines ->
        [one] { $engines } двигатель
        [few] { $engines } двигателя
        [many] { $engines } двигателей
       *[other] { $engines } двигателя
    }, { $unused ->
        [0] неиспользованных нет.
       *[other] неиспользованных: { $unused }.
    }
goblins-inc-event-goofed = Бах, пшш: на такое у { $team-genitive } не хватает двигателей. Поворота нет, все двигатели потрачены, робот перегрелся, удар придётся противнику спереди.
goblins-inc-event-card-taken =
    { $seat-is ->
        [you] Вы тянетесь за { $pick-instrumental } картой и получаете: { $card }.
       *[other] Тактик { $seat } тянется за { $pick-instrumental } картой и получает: { $card }.
    }
goblins-inc-event-card-missed =
    { $seat-is ->
        [you] Вы тянетесь за { $pick-instrumental } картой и остаётесь ни с чем: у противников неиспользованных двигателей больше.
       *[other] Тактик { $seat } тянется за { $pick-instrumental } картой и остаётся ни с чем: у противников неиспользованных двигателей больше.
    }
goblins-inc-event-first-by-lot =
    Неиспользованных двигателей поровну; кубик решает, кто начинает: { $team-is ->
        [you] вы
       *[other] { $team }
    }.
goblins-inc-event-sabotaged =
    { $team-is ->
        [you] Вы не брезгуете «Саботажем»: ещё одна стрелочка.
       *[other] { $team } не брезгует «Саботажем»: ещё одна стрелочка.
    }
goblins-inc-event-taped =
    { $team-is ->
        [you] Вы отматываете «Скотч»: к { $square } прилип маркер защиты.
       *[other] { $team } отматывает «Скотч»: к { $square } прилип маркер защиты.
    }
goblins-inc-event-craned =
    { $team-is ->
        [you] Вы подгоняете
       *[other] { $team } подгоняет
    } «Кран» к собственному роботу: { $in-place ->
        [1] { $tile } на { $square } поворачивают, верх на { $turn }
       *[0] { $tile } снимают с { $square } и опускают на { $to }, верх на { $turn }
    }{ $fallen ->
        [none] .
       *[other] . Ой, а вот и отвалилось: { $fallen }!
    }
goblins-inc-event-dice-rolled =
    { $one ->
        [none] { $team-one-dative } бросать нечего
       *[other] { $team-one-is ->
                [you] У вас
               *[other] У { $team-one-genitive }
            } выпало: { $one }
    }; { $two ->
        [none] { $team-two-dative } бросать нечего.
       *[other] { $team-two-is ->
                [you] у вас
               *[other] у { $team-two-genitive }
            } выпало: { $two }.
    }
goblins-inc-event-dice-changed =
    { $ability-id ->
        [dynamite] { $team-is ->
                [you] Вы держите
               *[other] { $team } держит
            } «Динамит» наготове, кубики: { $dice }.
       *[other] { $team-is ->
                [you] Вы применяете
               *[other] { $team } применяет
            } «{ $ability-accusative }», теперь на кубиках { $dice }.
    }
goblins-inc-event-attack-began =
    { $rows ->
        [none] Орудия, наведённые на { $team-accusative }, только щёлкают
       *[other] Огонь по { $team-is ->
                [you] вашему роботу
               *[other] роботу { $team-genitive }
            } { $side ->
            [far] от строки 1 вдоль столбцов
            [near] от строки 5 вдоль столбцов
            [left] от столбца a вдоль строк
           *[right] от столбца e вдоль строк
        }: { $rows }
    }{ $abilities ->
        [none] .
       *[other] . В ход пошло: { $abilities }.
    }
goblins-inc-event-row-empty =
    Ряд { $row } { $team-is ->
        [you] вашего робота
       *[other] робота { $team-genitive }
    }: только свист, мимо.
goblins-inc-event-token-lost =
    Ряд { $row } { $team-is ->
        [you] вашего робота
       *[other] робота { $team-genitive }
    }: попадание по { $square }. Маркер защиты принимает удар на себя — и нет его.
goblins-inc-event-tokens-hit =
    Ряд { $row } { $team-is ->
        [you] вашего робота
       *[other] робота { $team-genitive }
    }: попадание по { $square }, а там несколько маркеров защиты. Водителю придётся расстаться с одним.
goblins-inc-event-token-given-up =
    { $team-is ->
        [you] Вы жертвуете
       *[other] { $team } жертвует
    } маркером защиты, который прикрывал { $second ->
        [none] { $first }.
       *[other] { $first } и { $second }.
    }
goblins-inc-event-destroyed =
    Ряд { $row } { $team-is ->
        [you] вашего робота
       *[other] робота { $team-genitive }
    }: { $tile } слетает с { $square }{ $fallen ->
        [none] .
       *[other] , а следом и всё, что на нём держалось: { $fallen }.
    }
goblins-inc-event-goblin-left =
    Ряд { $row } { $team-is ->
        [you] вашего робота
       *[other] робота { $team-genitive }
    }: прямо в кабину! Вылетает { $seat-is ->
        [you] ваш гоблин.
       *[other] гоблин { $seat-genitive }.
    }
goblins-inc-event-cockpit-empty =
    Ряд { $row } { $team-is ->
        [you] вашего робота
       *[other] робота { $team-genitive }
    }: прямо в кабину, но возмущаться внутри уже некому.
goblins-inc-event-disabled =
    { $team-is ->
        [you] Ваш робот
       *[other] Робот { $team-genitive }
    } выведен из строя: { $defect ->
        [crew] в кабине никого не осталось!
        [weapons] ни одного орудия не осталось!
       *[both] ни гоблинов, ни орудий, ни надежды!
    }
goblins-inc-event-fight-won =
    { $team-is ->
        [you] { $reason ->
                [disabled] Вы выигрываете бой: на ногах только ваш робот. (Потери в бою: { $lost } против { $enemy-lost }.)
               *[losses] Вы выигрываете бой по счёту металлолома: ваши потери — { $lost }, у противников — { $enemy-lost }.
            }
       *[other] { $reason ->
                [disabled] { $team } выигрывает бой: чужому роботу уже не встать. (Потери в бою: { $lost } против { $enemy-lost }.)
               *[losses] { $team } выигрывает бой по счёту металлолома: потери — { $lost } против { $enemy-lost }.
            }
    }
goblins-inc-event-fight-drawn = Оба робота потеряли поровну, по { $lost }: в бою никто не победил.
goblins-inc-event-round-scored =
    { $seat-is ->
        [you] Вы
       *[other] { $seat }
    }: { $win ->
        [0] за бой ничего
       *[other] за победу { $win }
    }; { $scored ->
        [none] целей нет
       *[other] { $scored }
    }{ $bet-id ->
        [none] .
       *[other] , ставка на сторону «{ $bet }».
    }
goblins-inc-event-promoted = У { $seat-genitive } уже полсотни очков: повышение!
goblins-inc-event-totals =
    Теперь счёт такой: { $first-is ->
        [you] вы —
       *[other] { $first } —
    } { $red }, { $second-is ->
        [you] вы —
       *[other] { $second } —
    } { $blue }{ $green ->
        [none] .
       *[other] , { $third-is ->
                [you] вы —
               *[other] { $third } —
            } { $green }{ $yellow ->
                [none] .
               *[other] , { $fourth-is ->
                        [you] вы —
                       *[other] { $fourth } —
                    } { $yellow }.
            }
    }
goblins-inc-event-discards-shown =
    { $seat-is ->
        [you] Цели, которые вы сбросили за все раунды: { $agendas }.
       *[other] Сброшенные цели { $seat-genitive } за все раунды: { $agendas }.
    }
goblins-inc-event-third-round = Ничья за первое место. Босс желает третий раунд.

goblins-inc-ended-boss = новый Босс
goblins-inc-ended-nephew = племянник Босса
goblins-inc-ended-round = сыгранный раунд
goblins-inc-ending-boss = Новый Босс — { $winners }. Остальные, за работу!
goblins-inc-ending-nephew = Ничья: { $winners }. Фабрику получает племянник Босса. Рад один племянник.
goblins-inc-ending-round = Раунд подсчитан, игра продолжается. Впереди { $winners }.

# --- Отказы

goblins-inc-refusal-not-planning = Сейчас вы не Планировщик. Жетоны отдают, когда планируют; вы с напарником делаете это по очереди.
goblins-inc-refusal-not-building = Сейчас вы не Сборщик. Жетоны, отобранные на одном шаге, выкладывают на следующем.
goblins-inc-refusal-nothing-to-finish = Сейчас заканчивать нечего. О готовности сообщают, когда жетоны выложены или цели выбраны.
goblins-inc-refusal-not-choosing-agendas = Цели выбирают после сборки, перед самым боем.
goblins-inc-refusal-not-at-the-controls = Пульты настраивают в начале раунда боя, а не сейчас.
goblins-inc-refusal-not-before-the-roll = Это можно только перед самым броском кубиков.
goblins-inc-refusal-not-after-the-roll = Это можно, только когда кубики брошены, а урон ещё не нанесён.
goblins-inc-refusal-no-token-to-choose = Сейчас маркер защиты выбирать не нужно. Водитель выбирает, когда попали по жетону, на котором их несколько.
goblins-inc-refusal-tile-not-held =
    { $tiles ->
        [none] Жетона { $tile } у вас на руке нет: все уже выложены.
       *[other] Жетона { $tile } у вас на руке нет. Есть: { $tiles }.
    }
goblins-inc-refusal-gifts-alike = Отдайте два разных жетона, а не { $tile } дважды.
goblins-inc-refusal-square-taken = В области { $square } уже лежит жетон. Выберите пустую.
goblins-inc-refusal-square-blocked = Область { $square } закрыта чертежом. Выберите свободную.
goblins-inc-refusal-square-cockpit = Область c3 — это кабина: на неё ничего не кладут, и её не двигают. Выберите другую область.
goblins-inc-refusal-tile-not-fresh = На этом шаге вы жетон { $tile } не выкладывали; забрать можно только жетоны этого шага.
goblins-inc-refusal-tiles-left =
    Сначала выложите все жетоны: на руке ещё { $tiles ->
        [one] { $tiles } жетон.
        [few] { $tiles } жетона.
        [many] { $tiles } жетонов.
       *[other] { $tiles } жетона.
    }
goblins-inc-refusal-agenda-not-held =
    { $agendas ->
        [none] Цели «{ $agenda }» у вас нет.
       *[other] Цели «{ $agenda }» у вас нет. Есть: { $agendas }.
    }
goblins-inc-refusal-agendas-chosen = У вас осталось четыре цели, и четыре нужно оставить. Сообщите, что готово.
goblins-inc-refusal-agendas-left =
    { $discards ->
        [1] Сначала сбросьте ещё одну цель; останутся четыре.
        [one] Сначала сбросьте ещё { $discards } цель; останутся четыре.
        [few] Сначала сбросьте ещё { $discards } цели; останутся четыре.
        [many] Сначала сбросьте ещё { $discards } целей; останутся четыре.
       *[other] Сначала сбросьте ещё { $discards } цели; останутся четыре.
    }
goblins-inc-refusal-no-bet-card = Цели «угадать» среди ваших нет, называть сторону не нужно.
goblins-inc-refusal-no-such-bet = Поставить можно на сторону «Продажная шкура» или «Звезда».
goblins-inc-refusal-bet-open = Сначала назовите сторону цели «угадать»: «Продажная шкура» или «Звезда».
goblins-inc-refusal-not-pilot = В этом раунде боя вы Тактик: выберите карту. За руль сядете в следующем раунде боя.
goblins-inc-refusal-not-tactician = В этом раунде боя вы Водитель: настройте пульт. Карту выберете в следующем раунде боя.
goblins-inc-refusal-has-steered = Ваш пульт уже настроен и запечатан. Его вскроют, когда выберут все.
goblins-inc-refusal-has-picked = Карта уже выбрана и запечатана. Достанется она вам или нет, решится, когда выберут все.
goblins-inc-refusal-too-few-engines =
    Для этого { $cost ->
        [one] нужен { $cost } двигатель
        [few] нужно { $cost } двигателя
        [many] нужно { $cost } двигателей
       *[other] нужно { $cost } двигателя
    }, а у вашего робота только { $engines }. Поверните меньше или цельтесь в сторону поближе.
goblins-inc-refusal-ability-missing =
    { $card ->
        [none] В этом раунде боя вы без карты тактики, и способности «{ $ability }» у вас нет.
       *[other] На вашей карте нет способности «{ $ability }». Есть: { $card }.
    }
goblins-inc-refusal-ability-used = Вы «{ $ability-accusative }» уже применили; каждая способность карты служит один раз.
goblins-inc-refusal-no-tile-there = В области { $square } нет жетона. Выберите ту, где лежит ваш.
goblins-inc-refusal-armor-needs-no-tape = В области { $square } лежит броня, на неё «Скотч» не клеят. Выберите любой другой жетон.
goblins-inc-refusal-no-token-in-supply = Маркеров защиты в запасе не осталось, так что до конца раунда «Скотч» бесполезен.
goblins-inc-refusal-tile-has-token = На жетоне в области { $square } лежит маркер защиты, двигать его нельзя. Выберите жетон без маркера.
goblins-inc-refusal-crane-idle = Жетон в области { $square } именно так уже и лежит. Выберите другую область или поверните его.
goblins-inc-refusal-crane-drops = Если положить жетон на { $to }, верх на { $turn }, он не будет соединён с кабиной. Поверните его металлом к металлу или выберите другую область.
goblins-inc-refusal-no-such-die =
    { $dice ->
        [none] В этом раунде боя кубиков у вас нет, менять нечего.
       *[other] Такого кубика нет; вот ваши, от первого к последнему: { $dice }.
    }
goblins-inc-refusal-no-blank = Среди ваших кубиков нет пустых, «Авария» ничего не даст. Выстройте кубики по порядку.
goblins-inc-refusal-die-is-blank = Кубик № { $die } пустой. Выберите тот, на котором число.
goblins-inc-refusal-die-shows-it = На кубике № { $die } уже { $row }. Выберите другое число.
goblins-inc-refusal-dynamite-with-five = Вы бросали пять кубиков, а «Динамит» действует самое большее с четырьмя. Выстройте кубики по порядку.
goblins-inc-refusal-rows-not-rolled =
    { $dice ->
        [none] У вас одни пустые кубики: порядок — «none».
       *[other] Назовите каждый непустой кубик ровно один раз: { $dice }, в любом порядке.
    }
goblins-inc-refusal-token-elsewhere = Маркер защиты № { $token } лежит не на том жетоне, по которому попали. Выберите тот, что лежит на нём.

# --- Правила по главам

goblins-inc-rule-GI-editions = У игры три издания. В английской коробке 15 маркеров защиты и 8 чертежей. Во французской 16 маркеров и 7 чертежей, и все эти чертежи есть и в английской. В русской всего столько же, сколько в английской. Правила для всех одни.
goblins-inc-rule-GI-teams = Цель — стать новым Боссом: у кого после двух раундов больше всех очков, тот и Босс. В каждом раунде вы объединяетесь в команды, собираете робота, бьётесь и считаете очки. В начале раунда открывают карту команд: она делит четыре цвета на две команды и говорит, кто сидит напротив кого. Три карты — это три способа разбить четверых на пары, и ни одна не выходит дважды, так что каждый раунд у всех новый напарник.
goblins-inc-rule-GI-start = Первого игрока в первом раунде определяет жребий, если стол не назначил его сам. Дальше это тот, у кого меньше всего очков, а при равенстве снова решает жребий. Первый игрок и противник напротив первыми планируют, а потом становятся первыми Водителями. Все 60 жетонов каждый раунд перемешивают заново. Из 24 карт тактики 12 идут на первый раунд и 12 на второй; для третьего перемешивают все.
goblins-inc-rule-GI-blueprints = Роботов собирают в цехах размером пять на пять областей: столбцы от a до e слева направо, строки от 1 до 5 от дальней стороны к ближней. Каждый раунд чертёж закрывает четыре области, одни и те же для обеих команд, но ни одной из восьми вокруг кабины. Остальные 20 связаны между собой, и к концу сборки все они заполнены.
goblins-inc-rule-GI-tiles = Всего 60 жетонов: 33 орудия, 9 жетонов брони, 9 двигателей, 9 украшений. На каждой стороне жетона металл либо есть, либо нет, и держится робот только там, где металл встречает металл. У орудий стрелочки: те, что смотрят вперёд, — ваши кубики. У брони символы защиты: каждый даёт маркер защиты и считается металлом. Двигатели поворачивают робота и наводят прицел. Украшения ничего не делают, зато металл у них со всех сторон. На улучшенных жетонах две стрелочки, два символа или два двигателя вместо одного, а металла обычно меньше; улучшенные украшения просто красивее.
goblins-inc-rule-GI-cockpit = Кабина — центральная область, c3. У неё металл со всех четырёх сторон и собственный двигатель. Её нельзя застроить, передвинуть или уничтожить, и маркеры защиты на неё не кладут. В бою в ней сидят по два гоблина каждого игрока команды.
goblins-inc-rule-GI-steps = Вчетвером собирают роботов за пять шагов. На каждом все решают одновременно и втайне, и шаг кончается, когда готовы все. На первом планируют первый игрок и противник напротив. На трёх следующих те, кто только что планировал, собирают, а их напарники планируют. На пятом собирают последние Планировщики. Выходит, каждый дважды планирует и дважды собирает.
goblins-inc-rule-GI-plan = Планировщик берёт пять жетонов, которых больше никто не видит, три оставляет себе, а два отдаёт противнику напротив. Тот планирует одновременно с ним, и оба выбирают подарки раньше, чем получат чужие. Что подарено и что получено, знают только эти двое.
goblins-inc-rule-GI-build-view = Сборщик выкладывает свои пять жетонов в пустые области, где и как угодно; они не обязаны ни к чему примыкать. «Верх на север» значит, что верх жетона обращён к дальней стороне цеха; восток, юг и запад — это повороты на четверть по часовой стрелке. Пока вы не сообщили, что готово, жетоны этого шага можно перекладывать, а прежние — нет. Остальные увидят вашу работу, когда шаг закончится.
goblins-inc-rule-GI-silence = Во время сборки разговаривать нельзя. В бою — с той минуты, как открыты карты тактики, и до тех пор, пока не вскрыты пульты. У Босса чуткие уши.
goblins-inc-rule-GI-loose = Когда роботы собраны, все жетоны, не соединённые с кабиной металлом к металлу, отваливаются и отправляются на свалку своей же команды. Для целей «разрушить» они считаются, если стол не решил иначе, а при подсчёте, кто больше потерял в бою, — нет.
goblins-inc-rule-GI-agendas = У всех игроков один и тот же набор из 21 цели. Девять целей «защитить» приносят очки за то, что осталось от вашего робота после боя. Одиннадцать целей «разрушить» — за то, что потерял противник. Одна цель — «угадать»: «Продажная шкура» даёт 4 очка, если ваша команда проиграет, «Звезда» — 4 очка, если выиграет. Где нужны две или три штуки, считаются только полные наборы.
goblins-inc-rule-GI-agenda-choice = В начале раунда каждый берёт семь целей. Когда роботы собраны, каждый тайно оставляет себе четыре и называет сторону цели «угадать», если она среди них. Сброшенное остаётся тайной до конца игры. Цели одного раунда в следующем не возвращаются.
goblins-inc-rule-GI-tokens = Перед боем за каждый символ защиты кладут маркер защиты. Если символ примыкает к металлу соседнего жетона, маркер прикрывает оба жетона; если нет или если рядом кабина — только жетон брони. Потерянные в бою маркеры в запас не возвращаются.
goblins-inc-rule-GI-facing = В каждой команде есть Водитель и Тактик; после каждого раунда боя они меняются обязанностями. Сначала впереди дальняя сторона цеха; повернувшись, робот так и остаётся стоять. Водитель втайне выбирает, какая из сторон робота, как он стоит сейчас, станет передней: сама передняя двигателей не требует, левый или правый бок — один, задняя сторона — два. И он выбирает, с какой стороны ударить противника, каким того видно отсюда после поворота: спереди — даром, слева или справа от себя — один двигатель, сзади — два. Лево и право — всегда у того, кто смотрит: у робота, стоящего к вам лицом, левый бок справа от вас.
goblins-inc-rule-GI-engines = У робота есть двигатель кабины и двигатели на жетонах. Их считают один раз за раунд боя, когда вскрыты пульты. Те, что не понадобились Водителю, остались неиспользованными; они решают, кому достанется карта и кто может подождать. Урон, полученный позже, этого числа не меняет. Робот, который не повернулся, перегревается: он бросает на один кубик меньше.
goblins-inc-rule-GI-goof = Если Водитель запросил больше двигателей, чем есть, это промашка: все двигатели потрачены, неиспользованных нет, робот не поворачивается и перегревается, а удар придётся противнику спереди. Промашку можно допустить и нарочно, если стол этого не запретил.
goblins-inc-rule-GI-squabble = В каждом раунде боя открывают три карты тактики, и каждый Тактик обязан втайне выбрать одну. Если они хотят разные карты, каждый получает свою. Если одну и ту же, она достаётся команде, у которой больше неиспользованных двигателей, а другая остаётся без карты; если двигателей поровну, ею пользуются обе. После раунда боя все три карты уходят, применили их или нет.
goblins-inc-rule-GI-tactics = На 24 картах тактики семь способностей, по одной или по две на карте. «Саботаж», «Скотч» и «Кран» применяют до броска кубиков, «Нитро», «Аварию», «Самонаведение» и «Динамит» — после. Каждую способность своей карты можно применить один раз или не применять вовсе.
goblins-inc-rule-GI-before-roll = До броска можно применить «Саботаж», «Скотч» или «Кран», а если на карте две такие способности — обе, в любом порядке, на виду у всех. Если такие способности есть у обеих команд, первым действует Тактик, у которого меньше неиспользованных двигателей, а другой смотрит; если поровну, решает кубик. «Саботаж» даёт ещё одну стрелочку вперёд на эту атаку.
goblins-inc-rule-GI-crane = «Кран» переносит один жетон вашего робота в пустую область, даже закрытую чертежом, или поворачивает его на месте. Кабина остаётся где была, жетоны с маркерами защиты тоже. Перенесённый жетон должен после этого быть соединён с кабиной. Другие жетоны, которые из-за этого отвалились, падают на вашу свалку и считаются потерянными в бою. Маркеры защиты заново не раскладывают.
goblins-inc-rule-GI-duct-tape = «Скотч» кладёт маркер защиты из запаса на один жетон вашего робота, есть на нём маркер или нет, но только не на броню и не на кабину. Прикрывает он один этот жетон. Если запас пуст, «Скотч» применить нельзя.
goblins-inc-rule-GI-dice = На гранях кубика числа от 1 до 5 и одна пустая. Число — это ряд, по которому кубик бьёт. Пустая грань — промах; здесь она записывается как □.
goblins-inc-rule-GI-dice-count = Вы бросаете по кубику за каждую стрелочку, которая смотрит вперёд, и ещё один за «Саботаж», но не больше пяти. Если робот перегрелся, после этого уберите один кубик.
goblins-inc-rule-GI-after-roll = Оба Тактика бросают кубики на виду у всех. Дальше каждый работает один и втайне. «Нитро» перебрасывает один кубик или все, и новый результат остаётся. «Авария» перебрасывает пустые кубики, пока пустых не останется. «Самонаведение» поворачивает непустой кубик другим числом вверх. «Динамит» засчитывает первое попадание дважды. Каждую способность своей карты применяют один раз, в любом порядке, или не применяют вовсе. Наконец, выстройте непустые кубики в том порядке, в котором они ударят. Напарник видит, что вы делаете, остальные — когда закончат оба Тактика.
goblins-inc-rule-GI-dynamite = С «Динамитом» первый по порядку кубик, который попал по жетону или по кабине, бьёт по тому же ряду ещё раз, когда всё отвалившееся после первого удара уже упало. Если вы бросали пять кубиков, применить его нельзя.
goblins-inc-rule-GI-rows = Числа принадлежат цеху и поворачиваются вместе с роботом. Атака на дальнюю или ближнюю сторону цеха идёт вдоль столбца: числа от 1 до 5 — это столбцы от a до e. Атака на левую или правую сторону идёт вдоль строки: от 1 до 5, от дальней к ближней. Какой стороной робот повёрнут к противнику, не важно.
goblins-inc-rule-GI-hit = Попадание приходится на первый жетон ряда, считая от атакованной стороны. Если на нём есть маркер защиты, он теряет один; если их несколько, обороняющийся Водитель выбирает какой. Если маркеров нет, жетон уничтожен, а с ним и всё, что больше не соединено с кабиной, вместе с маркерами, — раньше, чем ударит следующий кубик. Всё это отправляется на свалку команды. В пустом ряду ничего не происходит.
goblins-inc-rule-GI-cockpit-hit = Попадание по кабине выбивает одного гоблина Водителя. Если его гоблинов в кабине не осталось, вылетает гоблин Тактика. Попадание по пустой кабине ничего не меняет.
goblins-inc-rule-GI-both-strike = Обе атаки доводят до конца. Сколько бы ни досталось роботу, удар, для которого он уже бросил кубики, слабее не станет.
goblins-inc-rule-GI-disabled = Когда обе атаки закончены, робот без гоблинов в кабине или без жетонов орудий выведен из строя, и бой окончен. Иначе бой кончается после четвёртого раунда боя. Робот, у которого орудий не было с самого начала, первый раунд боя всё-таки проводит.
goblins-inc-rule-GI-win = Если из строя выведен только один робот, побеждает другая команда. Если оба или, за четыре раунда боя, ни одного, побеждает команда, которая меньше потеряла в бою: жетоны, маркеры защиты и гоблины считаются по одному. Если и это поровну, не побеждает никто, и ни «Продажная шкура», ни «Звезда» ничего не приносят. Каждый победитель получает по 2 очка за своего гоблина в кабине и по 1 за гоблина напарника. Затем все открывают свои четыре цели и получают за них очки. Кто набрал 50 очков, получает повышение: карту повышения переворачивают стороной «50» вверх, эти 50 очков никуда не денутся, а счёт на шкале идёт снова с нуля.
goblins-inc-rule-GI-final-tie = У кого после последнего раунда больше всех очков, тот и новый Босс. При ничьей за первое место фабрика достаётся племяннику Босса; или, если стол так решил, играют третий раунд. После трёх раундов ничья остаётся ничьей.
goblins-inc-rule-GI-duel = Вдвоём каждый собирает своего робота: 20 жетонов, четыре раза планирование и сборка. В бою каждый — и Водитель, и Тактик сразу, с двумя гоблинами в кабине.
goblins-inc-rule-GI-solo-seat = Втроём тот, кого карта команд ставит в пару с отсутствующим цветом, играет в этом раунде один. Из двух других начинает тот, у кого меньше очков, а при равенстве — по жребию: он планирует и собирает одновременно с соло-игроком, потом то же делает его напарник, и так по два раза; начавший становится и первым Водителем. Соло-игрок выкладывает все 20 жетонов, он Водитель и Тактик сразу, у него два гоблина, а целей он берёт только шесть — но семь, если условились играть три раунда. Победа даёт ему по 2 очка за каждого своего гоблина.
goblins-inc-rule-GI-full = Полная версия: три раунда вместо двух, чтобы сыграть по разу с каждым напарником.
goblins-inc-rule-GI-party = Командная версия: три раунда и никаких скрытых целей. Каждый раунд открывают три цели из общей колоды, и очки за них получают все; потом они выходят из игры. Если вышла цель «угадать», её заменяют.

# --- Невозможные позиции и наборы

goblins-inc-where-square = робот { $team }, { $square }
goblins-inc-fault-square = области робота команды { $team } не вяжутся с тем, где лежат жетоны.
goblins-inc-fault-place = жетон лежит там, где жетона быть не может.
goblins-inc-fault-tokens = маркеров защиты насчитывается { $found }, а должно быть { $expected }.
goblins-inc-fault-token = маркер защиты команды { $team } в области { $square } лежит не на жетоне, на кабине или на жетонах, которые не соседствуют.
goblins-inc-fault-loose = жетон в области { $square } робота команды { $team } не соединён с кабиной.
goblins-inc-fault-player = у { $seat-genitive } слишком много гоблинов или жетонов, или нет команды.
goblins-inc-fault-hand = { $seat-dative } для планирования или сборки нужно жетонов, на руке и только что выложенных: { $expected }, а не { $found }.
goblins-inc-fault-crew = Водитель, Тактик и первый Сборщик команды { $team } — не её игроки.
goblins-inc-fault-agendas = у { $seat-genitive } не может быть таких целей: их слишком много, они не для командной версии, ставка не названа или их знают не те.
goblins-inc-fault-teams = в одной из команд нет игроков.
goblins-inc-fault-team-card = команды не такие, как на карте команд.
goblins-inc-fault-deck = карты, вышедшие из колод, не вяжутся с раундом { $round }.
goblins-inc-fault-shown = открыто лежат три разные карты тактики, и только во время боя.
goblins-inc-fault-blocked = в области { $square } робота команды { $team } жетона быть не может.
goblins-inc-fault-fresh = никто не мог выложить жетон в область { $square } робота команды { $team } на этом шаге.
goblins-inc-fault-room = команде { $team } не хватит места или жетонов для того, что ещё нужно собрать.
goblins-inc-fault-gifts = { $seat }: такие подарки выбрать нельзя.
goblins-inc-fault-early = у команды { $team } маркеры, кубики или пульты появились раньше времени.
goblins-inc-fault-tactics = карта, способности или двигатели команды { $team } не вяжутся с тем, что было выбрано.
goblins-inc-fault-dice = кубики команды { $team } не вяжутся с её стрелочками или с их порядком.
goblins-inc-fault-attack = ни один Водитель не может выбирать этот маркер.
goblins-inc-fault-turn = фаза не вяжется с раундом, с обязанностями или с тем, что решается.
goblins-inc-fault-known = то, что лежит открыто, должны знать все, а свою руку — её владелец; с жетоном { $tile } это не так.
goblins-inc-fault-asked = решают не те, кому положено решать в этой фазе.
goblins-inc-fault-controls = за пультом ждут решения от { $seat-genitive }, хотя оно уже принято, или не ждут, хотя оно ещё не принято.

bad-goblins-inc-tiles = Жетонов конструкций должно быть { $stated }, а не { $found }.
bad-goblins-inc-kind = Жетонов типа «{ $kind }» должно быть { $stated }, а не { $found }.
bad-goblins-inc-kind-order = Жетон { $tile } должен быть типа «{ $kind }», а не «{ $found }»: сначала идут орудия, потом броня, двигатели и украшения.
bad-goblins-inc-figure = В месте { $where } у жетона { $tile } могут стоять только числа от 0 до { $most }.
bad-goblins-inc-arrows = Стрелочек у жетона { $tile } должно быть { $expected }, а не { $found }: у обычного орудия одна, у улучшенного две, у остальных жетонов ни одной.
bad-goblins-inc-plates = Символов защиты у жетона { $tile } должно быть { $expected }, а не { $found }: у обычной брони один, у улучшенной два, у остальных жетонов ни одного.
bad-goblins-inc-engines = Двигателей у жетона { $tile } должно быть { $expected }, а не { $found }: у обычного жетона двигателя один, у улучшенного два, у остальных ни одного.
bad-goblins-inc-plate-metal = У жетона { $tile } на стороне { $edge } символ защиты, значит, там должен быть и металл: символ защиты тоже из металла.
bad-goblins-inc-decoration-metal = Жетон { $tile } — украшение, у него должен быть металл со всех четырёх сторон.
bad-goblins-inc-premium-weapons = У одних улучшенных орудий обе стрелочки должны быть на одной стороне, у других — на двух.
bad-goblins-inc-premium-armor = У одних улучшенных жетонов брони оба символа защиты должны быть на одной стороне, у других — на двух.
bad-goblins-inc-premium = Улучшенных жетонов типа «{ $kind }» должно быть { $expected }, а не { $found }.
bad-goblins-inc-arrow-metal = У жетона { $tile } на стороне { $edge } стрелочка, значит, металла там быть не может.
bad-goblins-inc-no-metal = У жетона { $tile } нет металла: он ни на чём не удержится.
bad-goblins-inc-cards = Карт тактики должно быть { $stated }, а не { $found }.
bad-goblins-inc-card-blank = У карты тактики { $card } нет первой способности.
bad-goblins-inc-card-twice-the-same = У карты тактики { $card } дважды одна и та же способность; если способность только одна, второй пишется «none».
bad-goblins-inc-card-unpaired = Карта тактики { $card }: «{ $first }» и «{ $second }» никогда не бывают на одной карте.
bad-goblins-inc-card-repeated = Карта тактики { $card } — такая же, как карта { $other }.
bad-goblins-inc-blueprints = Карт чертежей должно быть { $stated }, а не { $found }.
bad-goblins-inc-blueprint-squares = Чертёж { $blueprint } должен закрывать четыре разные области с номерами от 0 до 24, по возрастанию.
bad-goblins-inc-blueprint-cockpit = Чертёж { $blueprint } закрывает область { $square }; кабина и восемь областей вокруг неё должны оставаться открытыми.
bad-goblins-inc-blueprint-cut-off = Чертёж { $blueprint } отрезает область { $square } от кабины.
bad-goblins-inc-blueprint-alike = Чертёж { $blueprint } повторяет чертёж { $other }, возможно, повёрнутый или отражённый.
bad-goblins-inc-blueprints-crooked = Симметричных чертежей должно быть не меньше { $least }, а здесь их { $found }.
bad-goblins-inc-team-cards = Карт команд должно быть { $stated }, а не { $found }.
bad-goblins-inc-chairs = На карте команд { $card } каждый из цветов 0, 1, 2 и 3 должен сидеть ровно на одном стуле.
bad-goblins-inc-pairing = На карте команд { $card } те же напарники, что и на карте { $other }; у каждого из трёх разбиений на пары должна быть своя карта.
bad-goblins-inc-editions = Изданий должно быть { $stated }, а не { $found }: en, fr и ru, в этом порядке.
bad-goblins-inc-plates-and-tokens = Символов защиты на жетонах { $plates }, а маркеров защиты в издании «{ $edition }» только { $tokens }.
bad-goblins-inc-tokens = Маркеров защиты в издании «{ $edition }» должно быть { $stated }, а не { $found }.
bad-goblins-inc-edition-blueprints = Карт чертежей в издании «{ $edition }» должно быть { $stated }, а не { $found }.

goblins-inc-picture-round = Раунд { $round } из { $rounds }
goblins-inc-picture-building = сборка, шаг { $step } из { $steps }
goblins-inc-picture-choosing-agendas = выбор скрытых целей
goblins-inc-picture-fighting = раунд боя { $round } из { $rounds }
goblins-inc-picture-supply =
    { $tokens ->
        [one] { $tokens } маркер защиты в запасе
        [few] { $tokens } маркера защиты в запасе
        [many] { $tokens } маркеров защиты в запасе
       *[other] { $tokens } маркера защиты в запасе
    }
goblins-inc-picture-robot = Робот { $number }
goblins-inc-picture-front-far = впереди дальняя сторона
goblins-inc-picture-front-right = впереди правая сторона
goblins-inc-picture-front-near = впереди ближняя сторона
goblins-inc-picture-front-left = впереди левая сторона
goblins-inc-picture-engines =
    { $engines ->
        [one] { $engines } двигатель
        [few] { $engines } двигателя
        [many] { $engines } двигателей
       *[other] { $engines } двигателя
    }
goblins-inc-picture-engines-counted =
    { $engines ->
        [one] { $engines } двигатель, неиспользованных: { $unused }
        [few] { $engines } двигателя, неиспользованных: { $unused }
        [many] { $engines } двигателей, неиспользованных: { $unused }
       *[other] { $engines } двигателя, неиспользованных: { $unused }
    }
goblins-inc-picture-overheated = перегрев
goblins-inc-picture-loose = отвалилось до боя: { $tiles }
goblins-inc-picture-lost = сбито в бою: { $tiles }
goblins-inc-picture-card = карта: { $card }
goblins-inc-picture-used = применено: { $abilities }
goblins-inc-picture-dice = кубики: { $dice }
goblins-inc-picture-order = по порядку: { $dice }
goblins-inc-picture-cards = Карты тактики: { $cards }
goblins-inc-picture-open-agendas = Цели этого раунда: { $agendas }
goblins-inc-picture-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
goblins-inc-picture-job-nothing = ждёт
goblins-inc-picture-job-plan = Планировщик
goblins-inc-picture-job-build = Сборщик
goblins-inc-picture-job-pilot = Водитель
goblins-inc-picture-job-tactician = Тактик
goblins-inc-picture-controls = пульт: { $steering } вперёд, удар { $target }
goblins-inc-picture-pick = выбранная карта: { $pick }
goblins-inc-picture-held =
    { $tiles ->
        [one] { $tiles } жетон на руке
        [few] { $tiles } жетона на руке
        [many] { $tiles } жетонов на руке
       *[other] { $tiles } жетона на руке
    }
goblins-inc-picture-known = из них вы знаете { $tiles }
goblins-inc-picture-gifts = В подарок: { $tiles }
goblins-inc-picture-agendas = Ваши скрытые цели: { $agendas }
goblins-inc-picture-bet = Ваша ставка: { $bet }

# Что измеряет тренер

goblins-inc-measure-own-tiles = до конца раунда вы теряете на { $figure ->
        [one] { $figure } жетон
        [few] { $figure } жетона
        [many] { $figure } жетонов
       *[other] { $figure } жетона
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblins-inc-measure-foes-tiles = до конца раунда противник теряет на { $figure ->
        [one] { $figure } жетон
        [few] { $figure } жетона
        [many] { $figure } жетонов
       *[other] { $figure } жетона
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblins-inc-measure-own-goblins = из вашей кабины вылетает на { $figure ->
        [one] { $figure } гоблина
        [few] { $figure } гоблина
        [many] { $figure } гоблинов
       *[other] { $figure } гоблина
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblins-inc-measure-foes-goblins = из вражеской кабины вылетает на { $figure ->
        [one] { $figure } гоблина
        [few] { $figure } гоблина
        [many] { $figure } гоблинов
       *[other] { $figure } гоблина
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblins-inc-measure-points = за раунд вы получаете на { $figure ->
        [one] { $figure } очко
        [few] { $figure } очка
        [many] { $figure } очков
       *[other] { $figure } очка
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblins-inc-measure-others-points = остальные получают каждый на { $figure ->
        [one] { $figure } очко
        [few] { $figure } очка
        [many] { $figure } очков
       *[other] { $figure } очка
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblins-inc-measure-joined = за вашу кабину держится на { $figure ->
        [one] { $figure } жетон
        [few] { $figure } жетона
        [many] { $figure } жетонов
       *[other] { $figure } жетона
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblins-inc-measure-welds = на { $figure ->
        [one] { $figure } стык
        [few] { $figure } стыка
        [many] { $figure } стыков
       *[other] { $figure } стыка
    } металла с металлом у вашего робота { $more ->
        [yes] больше
       *[no] меньше
    }
goblins-inc-measure-dice = с вашей лучшей стороны на { $figure ->
        [one] { $figure } кубик
        [few] { $figure } кубика
        [many] { $figure } кубиков
       *[other] { $figure } кубика
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblins-inc-measure-given-engines = вы отдаёте на { $figure ->
        [one] { $figure } двигатель
        [few] { $figure } двигателя
        [many] { $figure } двигателей
       *[other] { $figure } двигателя
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblins-inc-measure-given-arrows = вы отдаёте на { $figure ->
        [one] { $figure } стрелочку
        [few] { $figure } стрелочки
        [many] { $figure } стрелочек
       *[other] { $figure } стрелочки
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblins-inc-measure-given-plates =
    вы отдаёте на { $figure ->
        [one] { $figure } символ
        [few] { $figure } символа
        [many] { $figure } символов
       *[other] { $figure } символа
    } защиты { $more ->
        [yes] больше
       *[no] меньше
    }
goblins-inc-measure-given-metal = вы отдаёте на { $figure ->
        [one] { $figure } металлический край
        [few] { $figure } металлических края
        [many] { $figure } металлических краёв
       *[other] { $figure } металлического края
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblins-inc-measure-promise = ваши цели обещают при таких роботах на { $figure ->
        [one] { $figure } очко
        [few] { $figure } очка
        [many] { $figure } очков
       *[other] { $figure } очка
    } { $more ->
        [yes] больше
       *[no] меньше
    }
