# Что о Goblin Warlord говорит только страница. Слова правил лежат в src/goblins/locales.

# --- Коробка на полке

goblin-warlord-box-tag = Четыре форта — и вы вождь. До вторника.
goblin-warlord-box-facts = 2–6 игроков · полчаса · кубики и обиды

goblin-warlord-board = Поляна
goblin-warlord-you = { $name } (вы)
goblin-warlord-moment =
    Ход { $turn } · { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
goblin-warlord-standing =
    { $forts ->
        [0] { $order }
        [one] { $order } · { $forts } форт
        [few] { $order } · { $forts } форта
        [many] { $order } · { $forts } фортов
       *[other] { $order } · { $forts } форта
    }
goblin-warlord-lair =
    { $seat-is ->
        [you] Ваше логово № { $lair }
       *[other] Логово № { $lair } { $seat-genitive }
    }: { $kind }, { $goblins ->
        [0] никого нет
        [one] { $goblins } гоблин
        [few] { $goblins } гоблина
        [many] { $goblins } гоблинов
       *[other] { $goblins } гоблина
    }{ $invaded ->
        [1] , уже нападало
       *[0] { "" }
    }
goblin-warlord-plot = Место для новой норы
goblin-warlord-waiting =
    { $goblins ->
        [one] { $goblins } гоблин ждёт жилья
        [few] { $goblins } гоблина ждут жилья
        [many] { $goblins } гоблинов ждут жилья
       *[other] { $goblins } гоблина ждут жилья
    }
goblin-warlord-debt =
    { $goblins ->
        [one] Осталось заплатить: { $goblins } гоблин
        [few] Осталось заплатить: { $goblins } гоблина
        [many] Осталось заплатить: { $goblins } гоблинов
       *[other] Осталось заплатить: { $goblins } гоблина
    }
goblin-warlord-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
goblin-warlord-pool =
    { $goblins ->
        [one] { $goblins } гоблин в запасе
        [few] { $goblins } гоблина в запасе
        [many] { $goblins } гоблинов в запасе
       *[other] { $goblins } гоблина в запасе
    }
goblin-warlord-supply =
    { $tokens ->
        [one] Можно вырыть ещё { $tokens } нору
        [few] Можно вырыть ещё { $tokens } норы
        [many] Можно вырыть ещё { $tokens } нор
       *[other] Можно вырыть ещё { $tokens } норы
    }
goblin-warlord-last-roll = последний бросок
goblin-warlord-hand = Ваши приказы
goblin-warlord-open-hand = Открытая рука
goblin-warlord-hand-note = Приказ завершает ваш ход и действует в следующий.
goblin-warlord-deck = Колода: { $cards }
goblin-warlord-discard = Сброс
goblin-warlord-pick-first = Сначала выберите своё логово, которое пойдёт в набег.
goblin-warlord-march-invade = Логово № { $lair } идёт в набег: выберите, на чьё логово.
goblin-warlord-march-know-wots = Всезнайки идут из логова № { $lair }: выберите, что снести.
goblin-warlord-march-upgrade = Выберите нору, которая станет фортом; платят три гоблина.

goblin-warlord-order-crown-brief = Вербовка, набег, стройка
goblin-warlord-order-hide-brief = Ничего, зато не найдут
goblin-warlord-order-charge-brief = Одни набеги, вдвое злее
goblin-warlord-order-banner-brief = Вербовка и кубик знамени
goblin-warlord-order-hoozits-brief = Вербовка, стройка, «ШАРАХ»
goblin-warlord-order-know-wots-brief = Как «Корона», да ещё снос

goblin-warlord-way-invade = Напасть
goblin-warlord-way-know-wots = Всезнайки
goblin-warlord-way-upgrade = Возвести форт
goblin-warlord-go-invade = Напасть!
goblin-warlord-go-know-wots = Ломать!
goblin-warlord-go-hoozits = Бросить!
goblin-warlord-go-roll = Бросить!
goblin-warlord-go-order = Закончить ход

goblin-warlord-odds =
    { $dice ->
        [1] Один кубик
        [2] Два кубика
       *[3] Три кубика
    }{ $who ->
        [you] , выбираете вы
        [foe] , выбирает { $foe }
       *[nobody] { "" }
    }
goblin-warlord-odds-wait = Считаем шансы…
goblin-warlord-odds-sides =
    { $mine } против { $theirs }{ $dice ->
        [1] : поровну, один кубик
        [2] : больше гоблинов, два кубика
       *[3] : больше чем вдвое, три кубика
    }
goblin-warlord-odds-tiny = < 1 %
goblin-warlord-odds-percent = { $percent } %
goblin-warlord-odds-shown = Шанс, что выпадет хотя бы раз
goblin-warlord-does-zaap = они теряют по гоблину из каждого логова
goblin-warlord-does-banner = вы вербуете ещё раз
goblin-warlord-does-evil-eye = вы теряете по гоблину из каждого логова
goblin-warlord-does-no-effect = ничего не происходит

goblin-warlord-race = Кто первым возведёт четыре форта
goblin-warlord-race-seat =
    { $seat-is ->
        [you] Вы
       *[other] { $seat }
    }: { $forts ->
        [one] { $forts } форт
        [few] { $forts } форта
        [many] { $forts } фортов
       *[other] { $forts } форта
    }
goblin-warlord-point-fort-built = Ход { $turn }: логово № { $lair } стало фортом (+1)
goblin-warlord-point-fort-fell = Ход { $turn }: логово № { $lair } снова нора (−1)
goblin-warlord-point-start = В начале: { $forts } ({ $forts-signed })
goblin-warlord-point-none = Здесь так и не возвели ни одного форта.

# --- Главы правил

goblin-warlord-chapter-GW-seats = Цель игры и костёр
goblin-warlord-chapter-GW-first = Кто начинает
goblin-warlord-chapter-GW-recruit = Новобранцы
goblin-warlord-chapter-GW-order-table = Что разрешают приказы
goblin-warlord-chapter-GW-invade = Набеги
goblin-warlord-chapter-GW-losses = Потери
goblin-warlord-chapter-GW-hoozits = Ктотамы
goblin-warlord-chapter-GW-know-wots = Всезнайки
goblin-warlord-chapter-GW-build = Строительство
goblin-warlord-chapter-GW-orders = Колода
goblin-warlord-chapter-GW-order-time = Как отдают приказы
goblin-warlord-chapter-GW-dice = Кубики
goblin-warlord-chapter-GW-secrets = Открытое и тайное
goblin-warlord-chapter-GW-end = Как стать вождём

# --- Уроки

goblin-warlord-lesson-recruit = Разместить новобранца и осмотреться
goblin-warlord-lesson-recruit-text = Вы — Красный. Каждый ход начинается с новобранцев: коснитесь логова, где им жить. Другое ваше логово почти полно, а места в логове — на четверых. Потом осмотритесь: наведите мышь, дотроньтесь или дойдите клавишей Tab — и появится объяснение. Закончите ход приказом: он решит, что вам можно в следующий ход.
goblin-warlord-lesson-recruit-goal-recruited = Поселите новобранца в логово
goblin-warlord-lesson-recruit-goal-gave-order = Закончите ход приказом
goblin-warlord-lesson-invade = Набег и его шансы
goblin-warlord-lesson-invade-text = У Синего есть слабое место и есть крепкое. Выберите своё логово, потом логово Синего: шансы видны прежде, чем что-либо случится. У кого больше гоблинов, тот выбирает из большего числа кубиков. Трое на одного — хороший день, один на троих — не очень.
goblin-warlord-lesson-invade-goal-invaded = Поведите своё логово на Синего
goblin-warlord-lesson-invade-goal-lost = Пусть Синий потеряет гоблина
goblin-warlord-lesson-orders = Приказы
goblin-warlord-lesson-orders-text = Ваш приказ реет знаменем. Сейчас это «Натиск»: можно только нападать, зато «Разгром» уносит двоих. У Синего «Прятки», его не тронуть, а Зелёный не спрятался. Нападите один раз, потом выберите следующий приказ. По «Короне» можно строить, а в «Прятках» — отсидеться.
goblin-warlord-lesson-orders-goal-invaded = Нападите на Зелёного
goblin-warlord-lesson-orders-goal-gave-order = Выберите приказ на следующий ход
goblin-warlord-lesson-build = Построить форт и победить
goblin-warlord-lesson-build-text = Три ваших логова — уже форты. Сначала разместите новобранцев, потом сделайте из норы четвёртый форт: за него платят три гоблина из любых ваших логов. Четыре форта разом — и вы тут же вождь гоблинов.
goblin-warlord-lesson-build-goal-started-upgrading = Начните строить
goblin-warlord-lesson-build-goal-fort-built = Достройте четвёртый форт
goblin-warlord-lesson-build-goal-won = Станьте вождём гоблинов

# --- Строится форт

goblin-warlord-fort-count = Форт { $forts } из { $goal }
