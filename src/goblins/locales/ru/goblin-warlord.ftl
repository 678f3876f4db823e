goblin-warlord-title = Вождь гоблинов
goblin-warlord-summary = Ройте норы, отдавайте приказы на ход вперёд и возведите четыре форта раньше всех. От двух до шести вожаков, полчаса.

# --- Что в коробке

goblin-warlord-goblin-explain = Гоблин живёт в логове. Он никого не вербует и ничего не хочет, зато тремя гоблинами можно расплатиться за новое логово или за стены вокруг старого.
goblin-warlord-kind-hideout = Нора
goblin-warlord-kind-hideout-explain = В норе помещается до четырёх гоблинов. За трёх гоблинов она становится фортом.
goblin-warlord-kind-fort = Форт
goblin-warlord-kind-fort-explain = В форте помещается до четырёх гоблинов, и каждый раз он приводит ещё одного новобранца. Четыре форта — это победа.

goblin-warlord-order-crown = Корона
goblin-warlord-order-crown-explain = «Корона»: вербуйте, нападайте, стройте.
goblin-warlord-order-hide = Прятки
goblin-warlord-order-hide-explain = «Прятки»: ничего не делайте, зато вам не страшны набеги, всезнайки и ктотамы.
goblin-warlord-order-charge = Натиск
goblin-warlord-order-charge-explain = «Натиск»: только нападайте; «Разгром» уносит двух гоблинов.
goblin-warlord-order-banner = Знамя
goblin-warlord-order-banner-explain = «Знамя»: вербуйте, а потом бросьте кубик знамени — придут новые гоблины или беда.
goblin-warlord-order-hoozits = Ктотамы
goblin-warlord-order-hoozits-explain = «Ктотамы»: вербуйте, стройте и один раз бросьте кубик ктотамов против соперника.
goblin-warlord-order-know-wots = Всезнайки
goblin-warlord-order-know-wots-explain = «Всезнайки»: вербуйте, нападайте, стройте. Один набег может снести само логово: форт станет норой, а нора исчезнет, и её гоблины переберутся туда, где есть место, или пропадут.
goblin-warlord-order-none = пока без приказа
goblin-warlord-order-none-explain = Пока первый приказ не вступил в силу, игроку можно всё, что позволяет «Корона».

goblin-warlord-attack-face-push = Толкотня
goblin-warlord-attack-face-push-explain = «Толкотня»: никто не теряет гоблинов.
goblin-warlord-attack-face-overrun = Разгром
goblin-warlord-attack-face-overrun-explain = «Разгром»: защитник теряет гоблина, а если у нападающего «Натиск» — двух.
goblin-warlord-attack-face-victory = Победа
goblin-warlord-attack-face-victory-explain = «Победа»: защитник теряет гоблина.
goblin-warlord-attack-face-loss = Поражение
goblin-warlord-attack-face-loss-explain = «Поражение»: нападающий теряет гоблина.
goblin-warlord-attack-face-none = ничего

goblin-warlord-magic-face-banner = Знамя
goblin-warlord-magic-face-banner-explain = «Знамя»: один новобранец и ещё по одному за каждый форт.
goblin-warlord-magic-face-evil-eye = Дурной глаз
goblin-warlord-magic-face-evil-eye-explain = «Дурной глаз»: бросивший теряет по гоблину из каждого своего логова, где они есть.
goblin-warlord-magic-face-no-effect = Пшик
goblin-warlord-magic-face-no-effect-explain = «Пшик»: ничего не происходит.
goblin-warlord-magic-face-zaap = ШАРАХ
goblin-warlord-magic-face-zaap-explain = «ШАРАХ»: названный соперник теряет по гоблину из каждого своего логова, где они есть.

goblin-warlord-attack-die-explain = На кубике атаки в обычном наборе три «Толкотни», «Разгром», «Победа» и «Поражение». При равных силах бросают один кубик; если гоблинов у одной стороны больше, она выбирает из двух, а если больше чем вдвое — из трёх.
goblin-warlord-banner-die-explain = Кубик знамени бросают, когда новобранцы размещены. «Знамя»: вербуете ещё раз. «Дурной глаз»: теряете по гоблину из каждого логова. «Пшик»: ничего.
goblin-warlord-hoozits-die-explain = Кубик ктотамов бросают против соперника. «ШАРАХ»: он теряет по гоблину из каждого логова. «Дурной глаз»: теряете вы. «Знамя»: вербуете ещё раз. «Пшик»: ничего.

# --- Настройки

goblin-warlord-option-forts = Какие форты считаются
goblin-warlord-option-forts-explain = Какие форты идут в счёт тех четырёх, что приносят победу.
goblin-warlord-option-forts-standing = те, что стоят одновременно
goblin-warlord-option-forts-built = все, что были построены, даже потерянные
goblin-warlord-option-razed = Снесённые норы
goblin-warlord-option-razed-explain = Куда девается жетон норы, которую снесли всезнайки.
goblin-warlord-option-razed-supply = обратно к запасным жетонам
goblin-warlord-option-razed-box = прочь из игры
goblin-warlord-option-turn_limit = Предел ходов
goblin-warlord-option-turn_limit-explain = Когда каждый сделает столько ходов, объявляется ничья; 0 — без предела.
goblin-warlord-option-turn_limit-0 = без предела
goblin-warlord-option-starter = Кто начинает
goblin-warlord-option-starter-explain = Первый ход. За первой игрой легче следить тому, кто её начинает.
goblin-warlord-option-starter-crown = тот, кому открылась «Корона»
goblin-warlord-option-starter-red = тот, кто на первом месте

# --- Ходы

goblin-warlord-move-recruit = Разместить новобранца в логове № { $lair }
goblin-warlord-move-decline = Больше новобранцев не брать
goblin-warlord-move-roll = Бросить кубик знамени
goblin-warlord-move-invade = Напасть из логова № { $lair } на логово № { $target } { $foe-genitive }
goblin-warlord-move-know-wots = Послать всезнаек из логова № { $lair } снести логово № { $target } { $foe-genitive }
goblin-warlord-move-hoozits = Бросить кубик ктотамов против { $foe-genitive }
goblin-warlord-move-build = Вырыть нору
goblin-warlord-move-upgrade = Превратить логово № { $lair } в форт
goblin-warlord-move-pay = Расплатиться гоблином из логова № { $lair }
goblin-warlord-move-choose = Выбрать результат «{ $face }»
goblin-warlord-move-rehouse = Пристроить бездомного гоблина в логово № { $lair }
goblin-warlord-move-order = Закончить ход и отдать приказ «{ $card }»

# --- Вопросы

goblin-warlord-question-recruit =
    { $compulsory ->
        [0] Разместите { $recruits ->
                [1] ещё одного новобранца или откажитесь от него.
                [one] ещё до { $recruits } новобранца или откажитесь от них.
                [few] ещё до { $recruits } новобранцев или откажитесь от них.
                [many] ещё до { $recruits } новобранцев или откажитесь от них.
               *[other] ещё до { $recruits } новобранца или откажитесь от них.
            }
       *[other] Разместите { $recruits ->
                [1] новобранца.
                [one] { $recruits } новобранца, по одному.
                [few] { $recruits } новобранцев, по одному.
                [many] { $recruits } новобранцев, по одному.
               *[other] { $recruits } новобранца, по одному.
            }
    }
goblin-warlord-question-banner-die = Бросьте кубик знамени.
goblin-warlord-question-act =
    { $deeds ->
        [0] { $order-id ->
                [hide] Вы спрятались. Отдайте приказ на следующий ход.
               *[other] Отдайте приказ на следующий ход.
            }
        [1] Можно { $deed } или закончить ход приказом.
       *[other] Можно { $deed }, { $other } или закончить ход приказом.
    }{ $lost ->
        [0] { "" }
        [1] { " " }В следующий ход одному новобранцу не хватит места.
        [one] { " " }В следующий ход { $lost } новобранцу не хватит места.
        [few] { " " }В следующий ход { $lost } новобранцам не хватит места.
        [many] { " " }В следующий ход { $lost } новобранцам не хватит места.
       *[other] { " " }В следующий ход { $lost } новобранцам не хватит места.
    }
goblin-warlord-deed-upgrade = возвести форт (3 гоблина)
goblin-warlord-deed-build = вырыть нору (3 гоблина)
goblin-warlord-deed-invade = напасть
goblin-warlord-deed-know-wots = снести логово
goblin-warlord-deed-hoozits = бросить кубик против соперника
goblin-warlord-deed-order = отдать приказ
goblin-warlord-question-pay =
    Отдайте в уплату { $debt ->
        [1] последнего гоблина из любого логова.
        [one] { $debt } гоблина из любых логов.
        [few] { $debt } гоблинов из любых логов.
        [many] { $debt } гоблинов из любых логов.
       *[other] { $debt } гоблина из любых логов.
    }
goblin-warlord-question-choose = Ваших гоблинов больше. Выберите кубик, который пойдёт в счёт.
goblin-warlord-question-rehouse =
    Вашей норы больше нет. Пристройте { $goblins ->
        [1] бездомного гоблина в другое логово.
        [one] { $goblins } бездомного гоблина в другие логова.
        [few] { $goblins } бездомных гоблинов в другие логова.
        [many] { $goblins } бездомных гоблинов в другие логова.
       *[other] { $goblins } бездомного гоблина в другие логова.
    }

# --- События

goblin-warlord-event-turned-up =
    { $seat-is ->
        [you] Вы открываете карту «{ $card }».
       *[other] { $seat } открывает карту «{ $card }».
    }
goblin-warlord-event-begins =
    { $seat-is ->
        [you] Вы начинаете.
       *[other] { $seat } начинает.
    }
goblin-warlord-event-drew =
    { $seat-is ->
        [you] Вы берёте карту.
       *[other] { $seat } берёт карту.
    }
goblin-warlord-event-drew-card =
    { $seat-is ->
        [you] Вы берёте карту «{ $card }».
       *[other] { $seat } берёт карту «{ $card }».
    }
goblin-warlord-event-reshuffled =
    Колода кончилась; сброс перетасован в новую: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
goblin-warlord-event-turn-began =
    { $seat-is ->
        [you] { $card-id ->
                [none] Вы делаете свой первый ход.
               *[other] Вы ходите по приказу «{ $card }».
            }
       *[other] { $card-id ->
                [none] { $seat } делает свой первый ход.
               *[other] { $seat } ходит по приказу «{ $card }».
            }
    }
goblin-warlord-event-recruits-due =
    { $goblins ->
        [0] { $seat-is ->
                [you] Вы остаётесь без пополнения.
               *[other] { $seat } остаётся без пополнения.
            }
        [1] К { $seat-dative } пришёл новобранец.
        [one] К { $seat-dative } пришёл { $goblins } новобранец.
        [few] К { $seat-dative } пришли { $goblins } новобранца.
        [many] К { $seat-dative } пришли { $goblins } новобранцев.
       *[other] К { $seat-dative } пришли { $goblins } новобранца.
    }
goblin-warlord-event-recruited =
    { $seat-is ->
        [you] Вы размещаете новобранца в логове № { $lair }.
       *[other] { $seat } размещает новобранца в логове № { $lair }.
    }
goblin-warlord-event-recruits-declined =
    { $seat-is ->
        [you] Вы отказываетесь
       *[other] { $seat } отказывается
    } от { $goblins ->
        [1] новобранца.
        [one] { $goblins } новобранца.
        [few] { $goblins } новобранцев.
        [many] { $goblins } новобранцев.
       *[other] { $goblins } новобранца.
    }
goblin-warlord-event-recruits-turned-away =
    { $goblins ->
        [1] У { $seat-genitive } нет места для новобранца.
        [one] У { $seat-genitive } нет места для { $goblins } новобранца.
        [few] У { $seat-genitive } нет места для { $goblins } новобранцев.
        [many] У { $seat-genitive } нет места для { $goblins } новобранцев.
       *[other] У { $seat-genitive } нет места для { $goblins } новобранца.
    }
goblin-warlord-event-banner-rolled =
    { $seat-is ->
        [you] Вы бросаете кубик знамени: «{ $magic }».
       *[other] { $seat } бросает кубик знамени: «{ $magic }».
    }
goblin-warlord-event-hoozits-rolled =
    { $seat-is ->
        [you] Вы бросаете кубик ктотамов против { $foe-genitive }: «{ $magic }».
       *[other] { $seat } бросает кубик ктотамов против { $foe-genitive }: «{ $magic }».
    }
goblin-warlord-event-invaded =
    { $by-know-wots ->
        [0] { $seat-is ->
                [you] Вы ведёте
               *[other] { $seat } ведёт
            } гоблинов из логова № { $lair } на { $foe-is ->
                [you] ваше логово № { $target }.
               *[other] логово № { $target } { $foe-genitive }.
            }
       *[1] { $seat-is ->
                [you] Вы посылаете
               *[other] { $seat } посылает
            } всезнаек из логова № { $lair } на { $foe-is ->
                [you] ваше логово № { $target }.
               *[other] логово № { $target } { $foe-genitive }.
            }
    }
goblin-warlord-event-attack-rolled =
    { $seat-is ->
        [you] Вы бросаете
       *[other] { $seat } бросает
    } { $second-id ->
        [none] кубик атаки: «{ $first }».
       *[other] { $third-id ->
                [none] два кубика: «{ $first }» и «{ $second }».
               *[other] три кубика: «{ $first }», «{ $second }» и «{ $third }».
            }
    }
goblin-warlord-event-result =
    { $seat-is ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $face-id ->
        [push] «Толкотню»: никто не пострадал.
        [overrun] «Разгром»!
        [victory] «Победу»!
       *[loss] «Поражение».
    }
goblin-warlord-event-lost =
    { $seat-is ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } { $goblins ->
        [1] гоблина из логова № { $lair }.
        [one] { $goblins } гоблина из логова № { $lair }.
        [few] { $goblins } гоблинов из логова № { $lair }.
        [many] { $goblins } гоблинов из логова № { $lair }.
       *[other] { $goblins } гоблина из логова № { $lair }.
    }
goblin-warlord-event-paid =
    { $seat-is ->
        [you] Вы платите гоблином из логова № { $lair }.
       *[other] { $seat } платит гоблином из логова № { $lair }.
    }
goblin-warlord-event-hideout-built =
    { $seat-is ->
        [you] Вы роете нору: это логово № { $lair }.
       *[other] { $seat } роет нору: это логово № { $lair }.
    }
goblin-warlord-event-fort-built =
    { $seat-is ->
        [you] Вы превращаете логово № { $lair } в форт!
       *[other] { $seat } превращает логово № { $lair } в форт!
    }
goblin-warlord-event-fort-fell =
    { $seat-is ->
        [you] Ваше логово № { $lair } — снова всего лишь нора.
       *[other] Логово № { $lair } { $seat-genitive } — снова всего лишь нора.
    }
goblin-warlord-event-hideout-removed =
    { $seat-is ->
        [you] Ваше логово № { $lair }
       *[other] Логово № { $lair } { $seat-genitive }
    } снесено; { $goblins ->
        [0] дома никого не было.
        [1] один гоблин остался без крова.
        [one] { $goblins } гоблин остался без крова.
        [few] { $goblins } гоблина остались без крова.
        [many] { $goblins } гоблинов остались без крова.
       *[other] { $goblins } гоблина остались без крова.
    }
goblin-warlord-event-rehoused =
    { $seat-is ->
        [you] Вы пристраиваете гоблина в логово № { $lair }.
       *[other] { $seat } пристраивает гоблина в логово № { $lair }.
    }
goblin-warlord-event-no-room =
    { $goblins ->
        [1] У { $seat-genitive } нет места для гоблина; тот ушёл куда глаза глядят.
        [one] У { $seat-genitive } нет места для { $goblins } гоблина; те разбрелись кто куда.
        [few] У { $seat-genitive } нет места для { $goblins } гоблинов; те разбрелись кто куда.
        [many] У { $seat-genitive } нет места для { $goblins } гоблинов; те разбрелись кто куда.
       *[other] У { $seat-genitive } нет места для { $goblins } гоблина; те разбрелись кто куда.
    }
goblin-warlord-event-gave-order =
    { $seat-is ->
        [you] Вы отдаёте приказ «{ $card }».
       *[other] { $seat } отдаёт приказ «{ $card }».
    }
goblin-warlord-event-won =
    { $seat-is ->
        [you] Вы ставите четвёртый форт: да здравствует вождь гоблинов!
       *[other] { $seat } ставит четвёртый форт: да здравствует вождь гоблинов!
    }
goblin-warlord-event-turn-limit-reached = Условленные ходы сделаны: ничья.

goblin-warlord-ended-warlord = четыре форта
goblin-warlord-ended-turn-limit = предел ходов
goblin-warlord-ending-warlord = Вождь гоблинов — { $winners }. Несите дань!
goblin-warlord-ending-turn-limit = Ничья: никто не успел возвести четыре форта.{ $winners }

# --- К чему может привести бросок

goblin-warlord-forecast-foe =
    { $foe-is ->
        [you] Вы теряете
       *[other] { $foe } теряет
    } { $goblins ->
        [1] гоблина
        [one] { $goblins } гоблина
        [few] { $goblins } гоблинов
        [many] { $goblins } гоблинов
       *[other] { $goblins } гоблина
    }
goblin-warlord-forecast-own =
    { $goblins ->
        [1] Вы теряете гоблина
        [one] Вы теряете { $goblins } гоблина
        [few] Вы теряете { $goblins } гоблинов
        [many] Вы теряете { $goblins } гоблинов
       *[other] Вы теряете { $goblins } гоблина
    }
goblin-warlord-forecast-nothing = Никто ничего не теряет
goblin-warlord-forecast-nobody-home = Дома никого: выиграть нечего
goblin-warlord-forecast-fort =
    { $foe-is ->
        [you] Ваш форт станет норой
       *[other] Форт { $foe-genitive } станет норой
    }
goblin-warlord-forecast-hideout =
    { $foe-is ->
        [you] Ваша нора будет снесена
       *[other] Нора { $foe-genitive } будет снесена
    }
goblin-warlord-forecast-recruits =
    { $recruits ->
        [1] К вам придёт новобранец
        [one] К вам придёт { $recruits } новобранец
        [few] К вам придут { $recruits } новобранца
        [many] К вам придут { $recruits } новобранцев
       *[other] К вам придут { $recruits } новобранца
    }

# --- Отказы

goblin-warlord-refusal-recruit-first = Сначала разместите новобранцев.
goblin-warlord-refusal-roll-first = Сначала бросьте кубик знамени.
goblin-warlord-refusal-pay-first = Сначала расплатитесь за начатую стройку — гоблинами из любых своих логов.
goblin-warlord-refusal-choose-first = Сначала выберите один из брошенных кубиков.
goblin-warlord-refusal-rehouse-first = Сначала найдите жильё своим гоблинам.
goblin-warlord-refusal-no-recruits = Новобранцев сейчас нет. Они приходят в начале вашего хода, если приказ не «Прятки» и не «Натиск».
goblin-warlord-refusal-no-banner-die = Кубик знамени бросают один раз, по приказу «Знамя», когда новобранцы размещены.
goblin-warlord-refusal-nothing-to-pay = Платить пока не за что. Сначала выберите, что строите: нору или форт.
goblin-warlord-refusal-no-dice = Выбирать не из чего. Кубик выбирают, когда ваших гоблинов больше и брошены два или три.
goblin-warlord-refusal-nobody-homeless = Бездомных гоблинов у вас нет. Такое бывает, только если всезнайки снесли вашу нору.
goblin-warlord-refusal-no-lair = У вас нет логова № { $lair }. Ваши: { $lairs }.
goblin-warlord-refusal-lair-full =
    Логово № { $lair } забито: больше { $most ->
        [one] { $most } гоблина
        [few] { $most } гоблинов
        [many] { $most } гоблинов
       *[other] { $most } гоблина
    } туда не влезает. Выберите другое.
goblin-warlord-refusal-lair-empty = В логове № { $lair } нет ни одного гоблина. Выберите то, где они есть.
goblin-warlord-refusal-recruit-compulsory = Этого новобранца взять придётся; отказаться можно только от остальных.
goblin-warlord-refusal-all-compulsory = Новобранцев, которых привёл кубик ктотамов, надо взять всех: отказаться нельзя.
goblin-warlord-refusal-order-forbids-invading = По приказу «{ $order }» нападать нельзя. Можно по «Короне», «Натиску» и «Всезнайкам»: отдайте такой приказ на следующий ход.
goblin-warlord-refusal-has-invaded = Из логова № { $lair } в этот ход уже нападали. Выберите другое; в следующий ход можно будет снова.
goblin-warlord-refusal-own-lair = Это ваш собственный лагерь; назовите соперника.
goblin-warlord-refusal-no-foe = Там никто не сидит; назовите того, кто играет.
goblin-warlord-refusal-foe-hides =
    { $foe-is ->
        [you] Вы прячетесь: до конца вашего следующего хода вас не тронуть.
       *[other] { $foe-genitive } не достать: прячется до конца своего следующего хода. Выберите кого-нибудь другого.
    }
goblin-warlord-refusal-no-target = У { $foe-genitive } нет логова № { $target }. Есть: { $lairs }.
goblin-warlord-refusal-not-under-know-wots = Всезнайки приходят только по приказу «Всезнайки». Отдайте его в конце хода, и в следующий они придут.
goblin-warlord-refusal-know-wots-used = Всезнайки в этот ход уже ходили в набег, а ходят они раз за ход. Остальные логова могут нападать как обычно.
goblin-warlord-refusal-lone-hideout =
    { $foe-is ->
        [you] Ваше единственное логово
       *[other] Единственное логово { $foe-genitive }
    } — нора, её всезнайкам не снести. Нападите как обычно или выберите другого соперника.
goblin-warlord-refusal-not-under-hoozits = Кубик ктотамов бросают только по приказу «Ктотамы». Отдайте его в конце хода и бросите в следующий.
goblin-warlord-refusal-hoozits-rolled = Кубик ктотамов в этот ход уже бросали; его бросают раз за ход.
goblin-warlord-refusal-order-forbids-building = По приказу «{ $order }» строить нельзя. Можно по «Короне», «Ктотамам» и «Всезнайкам»: отдайте такой приказ на следующий ход.
goblin-warlord-refusal-too-few-goblins =
    Нора или форт стоит { $price ->
        [one] { $price } гоблина
        [few] { $price } гоблинов
        [many] { $price } гоблинов
       *[other] { $price } гоблина
    }, а у вас { $goblins ->
        [0] нет ни одного
       *[other] только { $goblins }
    }. Сначала завербуйте ещё.
goblin-warlord-refusal-no-token = Запасные жетоны логова кончились. Зато нору ещё можно превратить в форт.
goblin-warlord-refusal-already-fort = Логово № { $lair } — уже форт. Выберите нору.
goblin-warlord-refusal-face-not-rolled =
    { $face-id ->
        [none] Выберите один из брошенных кубиков: { $faces }.
       *[other] Результат «{ $face }» не выпал. Выпали: { $faces }.
    }
goblin-warlord-refusal-not-in-hand =
    { $card-id ->
        [none] Ход кончается приказом. Отдайте один из тех, что у вас на руке: { $cards }.
       *[other] Карты «{ $card }» у вас на руке нет. Есть: { $cards }.
    }

# --- Правила по главам

goblin-warlord-rule-GW-seats = Цель: чтобы у вас одновременно стояли четыре форта — тогда вы вождь гоблинов. У костра сидят от двух до шести игроков и ходят по часовой стрелке. Каждый начинает с одной норой и двумя гоблинами. «Логово» — это нора или форт.
goblin-warlord-rule-GW-first = Игроки по очереди открывают карты приказов, пока кто-нибудь не откроет «Корону»: он и ходит первым. Затем всё перетасовывают, и каждый получает три карты.
goblin-warlord-rule-GW-recruit = В начале хода вы берёте гоблина из запаса и ещё по одному за каждый свой форт и по одному размещаете их в логовах. В логове помещаются четверо. Первого взять обязательно, от остальных можно отказаться; кому не хватило места, те остаются в запасе.
goblin-warlord-rule-GW-order-table = Что вам можно, решает ваш приказ. «Корона»: вербовать, нападать, строить. «Всезнайки»: то же самое и один набег всезнаек. «Ктотамы»: вербовать, строить и один раз бросить кубик ктотамов. «Знамя»: вербовать, а потом обязательно бросить кубик знамени. «Натиск»: только нападать. «Прятки»: ничего, зато и вас никто не тронет. Сначала вербуют, потом действуют в любом порядке. Каждое логово нападает раз за ход; строить можно, пока есть чем платить.
goblin-warlord-rule-GW-invade = Из каждого вашего логова, где есть гоблины, можно раз за ход напасть на любое логово игрока, который не прячется. При равных силах бросают один кубик атаки. Если гоблинов у одной стороны больше, она выбирает из двух кубиков, а если больше чем вдвое — из трёх, даже когда она обороняется.
goblin-warlord-rule-GW-losses = «Толкотня»: никто не теряет гоблинов. «Победа» и «Разгром»: защитник теряет одного, а при «Разгроме» по приказу «Натиск» — двух. «Поражение»: одного теряет нападающий. Потерянные гоблины возвращаются в запас. Из игры никто не выбывает.
goblin-warlord-rule-GW-hoozits = По приказу «Ктотамы» вы раз за ход называете соперника, который не прячется, и бросаете кубик ктотамов. «ШАРАХ» уносит по гоблину из каждого его логова. «Дурной глаз» — по гоблину из каждого вашего. «Знамя» приводит новобранцев, как в начале хода, только взять надо всех.
goblin-warlord-rule-GW-know-wots = По приказу «Всезнайки» один из ваших набегов может быть направлен на само логово. При успехе гоблины целы, но форт становится норой, а нора исчезает, и хозяин пристраивает её жителей в другие логова; кому не хватило места, те уходят в запас. Последнее логово игрока в безопасности, пока это нора.
goblin-warlord-rule-GW-build = За трёх гоблинов, из одного логова или из разных, можно вырыть новую пустую нору или превратить нору в форт — столько раз, сколько сумеете заплатить. Новую нору можно превратить в форт в тот же ход. Жители логова остаются на месте; если логово в этот ход уже нападало, снова оно не нападёт. Если запасных жетонов нет, новую нору не вырыть.
goblin-warlord-rule-GW-orders = Карт приказов 36, шести видов.
goblin-warlord-rule-GW-order-time = В конце хода вы играете с руки приказ и берёте карту. Приказ действует сразу и до конца вашего следующего хода. В первый ход вам можно всё, что позволяет «Корона».
goblin-warlord-rule-GW-dice = На кубике атаки три «Толкотни», «Разгром», «Победа» и «Поражение». На кубике знамени три «Знамени», «Дурной глаз» и два «Пшика». На кубике ктотамов «Знамя», «Дурной глаз», два «Пшика» и два «ШАРАХа».
goblin-warlord-rule-GW-secrets = Карты на руке — тайна. Действующие приказы и сброс видны всем.
goblin-warlord-rule-GW-end = У кого одновременно стоят четыре форта, тот сразу же становится вождём гоблинов. Можно договориться, что потерянные форты тоже считаются или что после стольких-то ходов объявляется ничья.

# --- Стол в терминале

goblin-warlord-picture-table = Ход { $turn } · запас { $pool } · жетоны { $supply } · колода { $deck } · сброс { $discard }
goblin-warlord-picture-order = { $order }
goblin-warlord-picture-hand = На руке: { $cards }
goblin-warlord-picture-hidden-hand =
    { $cards ->
        [one] На руке { $cards } карта
        [few] На руке { $cards } карты
        [many] На руке { $cards } карт
       *[other] На руке { $cards } карты
    }
goblin-warlord-picture-dice = Кубики: { $dice }

# --- Невозможные позиции и наборы

goblin-warlord-where-lair = { $seat }, логово № { $lair }
goblin-warlord-fault-goblins = гоблинов насчитывается { $found }, а должно быть { $expected }.
goblin-warlord-fault-tokens = жетонов логова насчитывается { $found }, а должно быть { $expected }.
goblin-warlord-fault-cards = карт «{ $card }» насчитывается { $found }, а должно быть { $expected }.
goblin-warlord-fault-camp = у { $seat-genitive } нет ни одного логова, или мест занято больше, чем жетонов.
goblin-warlord-fault-hand = карт на руке у { $seat-genitive } — { $found }, а должно быть { $expected }.
goblin-warlord-fault-forts = у { $seat-genitive } больше фортов, чем он построил.
goblin-warlord-fault-lair = в логове № { $lair } { $seat-genitive } слишком много гоблинов или слишком мало.
goblin-warlord-fault-won = { $seat }: фортов уже хватает для победы, а игра продолжается.
goblin-warlord-fault-invaded = { $seat }: логово № { $lair } не могло нападать в этом ходу.
goblin-warlord-fault-order = { $seat }: действует приказ «{ $order }», а решается или сделано то, чего он не позволяет.
goblin-warlord-fault-dice = { $seat }, логово № { $lair }: кубики нападения или тот, кто из них выбирает, не подходят к силам { $attackers } против { $defenders }.
goblin-warlord-fault-turn = фаза хода не вяжется с тем, что и кем решается.

bad-goblin-warlord-lairs = Жетонов логова в коробке должно быть { $stated }, а не { $found }.
bad-goblin-warlord-goblins = Гоблинов в коробке должно быть { $stated }, а не { $found }.
bad-goblin-warlord-cards = Карт приказов должно быть { $stated }, а не { $found }.
bad-goblin-warlord-blank-side = На каждой грани кубика атаки что-то изображено.
bad-goblin-warlord-no-crown = Без «Короны» никто не смог бы начать.
bad-goblin-warlord-die = Граней у кубика «{ $die }» должно быть { $stated }, а не { $found }.

# Что измеряет тренер

goblin-warlord-measure-forts = после вашего следующего хода у вас на { $figure ->
        [one] { $figure } форт
        [few] { $figure } форта
        [many] { $figure } фортов
       *[other] { $figure } форта
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblin-warlord-measure-lairs = после вашего следующего хода у вас на { $figure ->
        [one] { $figure } логово
        [few] { $figure } логова
        [many] { $figure } логов
       *[other] { $figure } логова
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblin-warlord-measure-goblins = после вашего следующего хода у вас на { $figure ->
        [one] { $figure } гоблина
        [few] { $figure } гоблина
        [many] { $figure } гоблинов
       *[other] { $figure } гоблина
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblin-warlord-measure-foes-forts = после вашего следующего хода у остальных на { $figure ->
        [one] { $figure } форт
        [few] { $figure } форта
        [many] { $figure } фортов
       *[other] { $figure } форта
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblin-warlord-measure-foes-lairs = после вашего следующего хода у остальных на { $figure ->
        [one] { $figure } логово
        [few] { $figure } логова
        [many] { $figure } логов
       *[other] { $figure } логова
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblin-warlord-measure-foes-goblins = после вашего следующего хода у остальных на { $figure ->
        [one] { $figure } гоблина
        [few] { $figure } гоблина
        [many] { $figure } гоблинов
       *[other] { $figure } гоблина
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblin-warlord-measure-strongest = в вашем сильнейшем логове на { $figure ->
        [one] { $figure } гоблина
        [few] { $figure } гоблина
        [many] { $figure } гоблинов
       *[other] { $figure } гоблина
    } { $more ->
        [yes] больше
       *[no] меньше
    }
goblin-warlord-measure-alone = на { $figure ->
        [one] { $figure } логово
        [few] { $figure } логова
        [many] { $figure } логов
       *[other] { $figure } логова
    } с одиноким гоблином { $more ->
        [yes] больше
       *[no] меньше
    }
goblin-warlord-measure-bare = на { $figure ->
        [one] { $figure } логово
        [few] { $figure } логова
        [many] { $figure } логов
       *[other] { $figure } логова
    } без охраны { $more ->
        [yes] больше
       *[no] меньше
    }
