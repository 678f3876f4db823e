goblin-warlord-title = Seigneur de guerre gobelin
goblin-warlord-summary = Creusez des terriers, dressez quatre forts et donnez vos ordres un tour à l’avance. De deux à six chefs gobelins, une demi-heure.

# --- Le matériel

goblin-warlord-goblin-explain = Un gobelin vit dans un repaire. Il ne recrute personne et ne demande rien, mais à trois ils paient un nouveau repaire, ou des murs autour d’un ancien.
goblin-warlord-kind-hideout = Terrier
goblin-warlord-kind-hideout-explain = Un Terrier loge jusqu’à quatre gobelins. Trois gobelins en font un Fort.
goblin-warlord-kind-fort = Fort
goblin-warlord-kind-fort-explain = Un Fort loge jusqu’à quatre gobelins et attire chaque fois une recrue de plus. Quatre Forts, et la partie est gagnée.

goblin-warlord-order-crown = Couronne
goblin-warlord-order-crown-explain = Couronne : recruter, envahir, construire.
goblin-warlord-order-hide = Cache-cache
goblin-warlord-order-hide-explain = Cache-cache : ne rien faire, à l’abri des invasions, des Je-sais-tout et des Trucmuches.
goblin-warlord-order-charge = Charge
goblin-warlord-order-charge-explain = Charge : envahir, rien d’autre ; une Ruée emporte deux gobelins.
goblin-warlord-order-banner = Bannière
goblin-warlord-order-banner-explain = Bannière : recruter, puis lancer le dé Bannière, pour d’autres recrues ou pour le pire.
goblin-warlord-order-hoozits = Trucmuches
goblin-warlord-order-hoozits-explain = Trucmuches : recruter, construire et lancer une fois le dé Trucmuches contre un adversaire.
goblin-warlord-order-know-wots = Je-sais-tout
goblin-warlord-order-know-wots-explain = Je-sais-tout : recruter, envahir, construire ; une des invasions peut démolir le repaire lui-même.
goblin-warlord-order-none = pas encore d’ordre
goblin-warlord-order-none-explain = Tant que son premier ordre n’est pas en vigueur, un joueur peut faire ce que permet la Couronne.

goblin-warlord-attack-face-push = Bousculade
goblin-warlord-attack-face-push-explain = Bousculade : personne ne perd de gobelin.
goblin-warlord-attack-face-overrun = Ruée
goblin-warlord-attack-face-overrun-explain = Ruée : le défenseur perd un gobelin, ou deux si l’attaquant est sous Charge.
goblin-warlord-attack-face-victory = Victoire
goblin-warlord-attack-face-victory-explain = Victoire : le défenseur perd un gobelin.
goblin-warlord-attack-face-loss = Défaite
goblin-warlord-attack-face-loss-explain = Défaite : l’attaquant perd un gobelin.
goblin-warlord-attack-face-none = rien

goblin-warlord-magic-face-banner = Bannière
goblin-warlord-magic-face-banner-explain = Bannière : une recrue, plus une par Fort.
goblin-warlord-magic-face-evil-eye = Mauvais œil
goblin-warlord-magic-face-evil-eye-explain = Mauvais œil : celui qui l’a lancé perd un gobelin dans chacun de ses repaires habités.
goblin-warlord-magic-face-no-effect = Pschitt
goblin-warlord-magic-face-no-effect-explain = Pschitt : il ne se passe rien.
goblin-warlord-magic-face-zaap = ZAAP
goblin-warlord-magic-face-zaap-explain = ZAAP : l’adversaire désigné perd un gobelin dans chacun de ses repaires habités.

goblin-warlord-attack-die-explain = Dans la boîte standard, le dé d’attaque porte trois Bousculades, une Ruée, une Victoire et une Défaite. À égalité, on lance un seul dé ; sinon, le camp qui a le plus de gobelins choisit entre deux, ou entre trois s’il en a plus du double.
goblin-warlord-banner-die-explain = Le dé Bannière se lance sous l’ordre « Bannière », après le recrutement : Bannière, Mauvais œil ou Pschitt.
goblin-warlord-hoozits-die-explain = Le dé Trucmuches se lance contre un adversaire, sous l’ordre « Trucmuches » : le ZAAP frappe l’adversaire, tout le reste retombe sur le lanceur.

# --- Les options

goblin-warlord-option-forts = Forts qui comptent
goblin-warlord-option-forts-explain = Quels Forts comptent parmi les quatre de la victoire.
goblin-warlord-option-forts-standing = ceux qui sont debout en même temps
goblin-warlord-option-forts-built = tous ceux qui ont été bâtis, même perdus depuis
goblin-warlord-option-razed = Terriers démolis
goblin-warlord-option-razed-explain = Où va le jeton d’un Terrier démoli par les Je-sais-tout.
goblin-warlord-option-razed-supply = retour au stock
goblin-warlord-option-razed-box = hors du jeu
goblin-warlord-option-turn_limit = Limite de tours
goblin-warlord-option-turn_limit-explain = Après tant de tours par joueur, la partie est nulle ; 0 signifie sans limite.
goblin-warlord-option-starter = Qui commence
goblin-warlord-option-starter-explain = Au premier tour. Une première partie est plus facile à suivre quand on la commence.
goblin-warlord-option-starter-crown = qui retourne une Couronne
goblin-warlord-option-starter-red = Rouge

# --- Les coups

goblin-warlord-move-recruit = Placer une recrue dans le repaire { $lair }
goblin-warlord-move-decline = Ne plus prendre de recrues
goblin-warlord-move-roll = Lancer le dé Bannière
goblin-warlord-move-invade = Envahir le repaire { $target } { $foe-genitive } depuis le repaire { $lair }
goblin-warlord-move-know-wots = Envoyer les Je-sais-tout du repaire { $lair } démolir le repaire { $target } { $foe-genitive }
goblin-warlord-move-hoozits = Lancer le dé Trucmuches contre { $foe }
goblin-warlord-move-build = Creuser un Terrier
goblin-warlord-move-upgrade = Transformer le repaire { $lair } en Fort
goblin-warlord-move-pay = Payer avec un gobelin du repaire { $lair }
goblin-warlord-move-choose = Choisir « { $face } »
goblin-warlord-move-rehouse = Reloger un sans-abri dans le repaire { $lair }
goblin-warlord-move-order = Finir le tour et donner l’ordre « { $card } »

# --- Les questions

goblin-warlord-question-recruit =
    { $compulsory ->
        [0] { $seat }, placez { $recruits ->
                [1] encore une recrue, ou refusez-la.
               *[other] jusqu’à { $recruits } recrues de plus, ou refusez-les.
            }
       *[other] { $seat }, placez { $recruits ->
                [1] votre recrue.
               *[other] vos { $recruits } recrues une à une.
            }
    }
goblin-warlord-question-banner-die = { $seat }, lancez le dé Bannière.
goblin-warlord-question-act =
    { $order-id ->
        [hide] { $seat }, vous êtes bien caché. Donnez l’ordre de votre prochain tour.
        [charge] { $seat }, lancez une invasion, ou finissez le tour par un ordre.
        [banner] { $seat }, donnez l’ordre de votre prochain tour.
        [hoozits] { $seat }, lâchez les Trucmuches si ce n’est déjà fait, construisez, ou finissez le tour par un ordre.
       *[other] { $seat }, lancez une invasion, construisez, ou finissez le tour par un ordre.
    }
goblin-warlord-question-pay =
    { $seat }, payez { $debt ->
        [1] le dernier gobelin, pris dans le repaire de votre choix.
       *[other] { $debt } gobelins, pris dans les repaires de votre choix.
    }
goblin-warlord-question-choose = { $seat }, vous avez le nombre pour vous : choisissez le dé qui compte.
goblin-warlord-question-rehouse =
    { $seat }, votre Terrier n’est plus. Relogez { $goblins ->
        [1] le gobelin sans abri dans un autre repaire.
       *[other] les { $goblins } gobelins sans abri dans vos autres repaires.
    }

# --- Les événements

goblin-warlord-event-turned-up = { $seat } retourne la carte « { $card } ».
goblin-warlord-event-begins = { $seat } commence.
goblin-warlord-event-drew = { $seat } pioche une carte.
goblin-warlord-event-drew-card = { $seat } pioche la carte « { $card } ».
goblin-warlord-event-reshuffled =
    La pioche est épuisée ; on mélange la défausse, soit { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, pour en refaire une.
goblin-warlord-event-turn-began =
    { $card-id ->
        [none] Premier tour { $seat-genitive }.
       *[other] Au tour { $seat-genitive }, sous l’ordre « { $card } ».
    }
goblin-warlord-event-recruits-due =
    { $goblins ->
        [0] { $seat } reste sans recrue.
        [1] { $seat } trouve une recrue.
       *[other] { $seat } trouve { $goblins } recrues.
    }
goblin-warlord-event-recruited = { $seat } place une recrue dans le repaire { $lair }.
goblin-warlord-event-recruits-declined =
    { $goblins ->
        [1] { $seat } refuse une recrue.
       *[other] { $seat } refuse { $goblins } recrues.
    }
goblin-warlord-event-recruits-turned-away =
    { $goblins ->
        [1] { $seat } n’a pas de place pour une recrue.
       *[other] { $seat } n’a pas de place pour { $goblins } recrues.
    }
goblin-warlord-event-banner-rolled = { $seat } lance le dé Bannière : « { $magic } ».
goblin-warlord-event-hoozits-rolled = { $seat } lance le dé Trucmuches contre { $foe } : « { $magic } ».
goblin-warlord-event-invaded =
    { $by-know-wots ->
        [0] { $seat } mène les gobelins du repaire { $lair } contre le repaire { $target } { $foe-genitive }.
       *[1] { $seat } envoie les Je-sais-tout du repaire { $lair } contre le repaire { $target } { $foe-genitive }.
    }
goblin-warlord-event-attack-rolled =
    { $second-id ->
        [none] { $seat } lance un dé d’attaque : « { $first } ».
       *[other] { $third-id ->
            [none] { $seat } lance deux dés : « { $first } » et « { $second } ».
           *[other] { $seat } lance trois dés : « { $first } », « { $second } » et « { $third } ».
        }
    }
goblin-warlord-event-result =
    { $face-id ->
        [push] { $seat } garde la Bousculade : personne ne tombe.
        [overrun] { $seat } garde la Ruée !
        [victory] { $seat } garde la Victoire !
       *[loss] { $seat } garde la Défaite.
    }
goblin-warlord-event-lost =
    { $goblins ->
        [1] { $seat } perd un gobelin dans le repaire { $lair }.
       *[other] { $seat } perd { $goblins } gobelins dans le repaire { $lair }.
    }
goblin-warlord-event-paid = { $seat } paie avec un gobelin du repaire { $lair }.
goblin-warlord-event-hideout-built = { $seat } creuse un Terrier : le repaire { $lair }.
goblin-warlord-event-fort-built = { $seat } transforme le repaire { $lair } en Fort !
goblin-warlord-event-fort-fell = Le repaire { $lair } { $seat-genitive } n’est plus qu’un Terrier.
goblin-warlord-event-hideout-removed =
    { $goblins ->
        [0] Le repaire { $lair } { $seat-genitive } est démoli ; il n’y avait personne.
        [1] Le repaire { $lair } { $seat-genitive } est démoli ; un gobelin est à la rue.
       *[other] Le repaire { $lair } { $seat-genitive } est démoli ; { $goblins } gobelins sont à la rue.
    }
goblin-warlord-event-rehoused = { $seat } reloge un gobelin dans le repaire { $lair }.
goblin-warlord-event-no-room =
    { $goblins ->
        [1] { $seat } n’a pas de place pour un gobelin ; il s’en va voir ailleurs.
       *[other] { $seat } n’a pas de place pour { $goblins } gobelins ; ils s’en vont voir ailleurs.
    }
goblin-warlord-event-gave-order = { $seat } donne l’ordre « { $card } ».
goblin-warlord-event-won = { $seat } dresse son quatrième Fort : le voilà Seigneur de guerre gobelin !
goblin-warlord-event-turn-limit-reached = Les tours convenus sont écoulés : partie nulle.

goblin-warlord-ended-warlord = quatre Forts
goblin-warlord-ended-turn-limit = limite de tours
goblin-warlord-ending-warlord = { $winners } est le Seigneur de guerre gobelin. Par ici le tribut !
goblin-warlord-ending-turn-limit = Partie nulle : personne n’a dressé quatre Forts à temps.{ $winners }

# --- Ce qu’un jet peut donner

goblin-warlord-forecast-foe =
    { $goblins ->
        [1] { $foe } perd un gobelin
       *[other] { $foe } perd { $goblins } gobelins
    }
goblin-warlord-forecast-own =
    { $goblins ->
        [1] Vous perdez un gobelin
       *[other] Vous perdez { $goblins } gobelins
    }
goblin-warlord-forecast-nothing = Personne ne perd rien
goblin-warlord-forecast-nobody-home = Il n’y a personne : rien à gagner
goblin-warlord-forecast-fort = Un Fort { $foe-genitive } redevient Terrier
goblin-warlord-forecast-hideout = Un Terrier { $foe-genitive } est démoli
goblin-warlord-forecast-recruits =
    { $recruits ->
        [1] Vous trouvez une recrue
       *[other] Vous trouvez { $recruits } recrues
    }

# --- Les refus

goblin-warlord-refusal-recruit-first = Placez d’abord vos recrues.
goblin-warlord-refusal-roll-first = Lancez d’abord le dé Bannière.
goblin-warlord-refusal-pay-first = Finissez d’abord de payer votre chantier.
goblin-warlord-refusal-choose-first = Choisissez d’abord un des dés lancés.
goblin-warlord-refusal-rehouse-first = Trouvez d’abord un toit à vos gobelins.
goblin-warlord-refusal-no-recruits = Vous n’avez pas de recrue à placer pour le moment.
goblin-warlord-refusal-no-banner-die = Le dé Bannière se lance une seule fois, sous l’ordre « Bannière », après le recrutement.
goblin-warlord-refusal-nothing-to-pay = Il n’y a rien à payer ; dites d’abord ce que vous construisez.
goblin-warlord-refusal-no-dice = Il n’y a pas de dés entre lesquels choisir.
goblin-warlord-refusal-nobody-homeless = Aucun de vos gobelins n’est sans abri.
goblin-warlord-refusal-no-lair = Vous n’avez pas de repaire { $lair }.
goblin-warlord-refusal-lair-full =
    Le repaire { $lair } est plein : { $most ->
        [one] { $most } gobelin
       *[other] { $most } gobelins
    }, pas un de plus.
goblin-warlord-refusal-lair-empty = Il n’y a pas de gobelin dans le repaire { $lair }.
goblin-warlord-refusal-recruit-compulsory = Cette recrue-là est obligatoire ; seules les suivantes se refusent.
goblin-warlord-refusal-all-compulsory = Les recrues qu’amène le dé Trucmuches sont toutes à prendre.
goblin-warlord-refusal-order-forbids-invading = Sous l’ordre « { $order } », on n’envahit personne.
goblin-warlord-refusal-has-invaded = Le repaire { $lair } a déjà mené son invasion ce tour-ci.
goblin-warlord-refusal-own-lair = { $foe }, c’est vous ; désignez un adversaire.
goblin-warlord-refusal-no-foe = Personne ne joue { $foe } à cette table.
goblin-warlord-refusal-foe-hides = { $foe } se cache ; impossible de l’attaquer.
goblin-warlord-refusal-no-target = { $foe } n’a pas de repaire { $target }.
goblin-warlord-refusal-not-under-know-wots = Les Je-sais-tout ne vous suivent que sous l’ordre « Je-sais-tout ».
goblin-warlord-refusal-know-wots-used = Les Je-sais-tout ont déjà mené leur invasion ce tour-ci.
goblin-warlord-refusal-lone-hideout = L’unique repaire { $foe-genitive }, un Terrier, est à l’abri des Je-sais-tout.
goblin-warlord-refusal-not-under-hoozits = Le dé Trucmuches ne se lance que sous l’ordre « Trucmuches ».
goblin-warlord-refusal-hoozits-rolled = Le dé Trucmuches a déjà été lancé ce tour-ci.
goblin-warlord-refusal-order-forbids-building = Sous l’ordre « { $order } », on ne construit rien.
goblin-warlord-refusal-too-few-goblins =
    { $goblins ->
        [0] Construire coûte { $price } gobelins ; vous n’en avez aucun.
        [1] Construire coûte { $price } gobelins ; vous n’en avez qu’un.
       *[other] Construire coûte { $price } gobelins ; vous n’en avez que { $goblins }.
    }
goblin-warlord-refusal-no-token = Il ne reste aucun jeton de repaire dans le stock.
goblin-warlord-refusal-already-fort = Le repaire { $lair } est déjà un Fort.
goblin-warlord-refusal-face-not-rolled =
    { $face-id ->
        [none] Choisissez un des dés lancés.
       *[other] Le résultat « { $face } » n’est pas sorti.
    }
goblin-warlord-refusal-not-in-hand =
    { $card-id ->
        [none] Finir le tour sans ordre, c’est non ; jouez une carte de votre main.
       *[other] Vous n’avez pas de carte « { $card } » en main.
    }

# --- Les règles, chapitre par chapitre

goblin-warlord-rule-GW-seats = De deux à six joueurs s’assoient autour du feu et jouent dans le sens horaire. Chacun débute avec un Terrier et deux gobelins. Un « repaire », c’est un Terrier ou un Fort.
goblin-warlord-rule-GW-first = On retourne des cartes Ordre, chacun la sienne, jusqu’à ce que sorte une Couronne : celui qui l’a retournée commence. On remélange le tout et chacun reçoit trois cartes.
goblin-warlord-rule-GW-recruit = Au début du tour, vous prenez un gobelin dans la réserve, plus un pour chacun de vos Forts, et vous les installez un à un dans vos repaires. Un repaire en loge quatre. Le premier est obligatoire, les suivants se refusent ; ceux qui ne trouvent pas de place restent dans la réserve.
goblin-warlord-rule-GW-order-table = Votre ordre dit ce que vous pouvez faire. Couronne : recruter, envahir, construire. Je-sais-tout : pareil, avec une invasion de Je-sais-tout. Trucmuches : recruter, construire, lancer le dé Trucmuches. Bannière : recruter, puis lancer le dé Bannière, et pas question d’y couper. Charge : envahir, rien d’autre. Cache-cache : rien du tout, mais personne ne peut vous toucher. Les actions se font dans l’ordre qui vous plaît, autant de fois que vous voulez.
goblin-warlord-rule-GW-invade = Chacun de vos repaires habités peut mener une invasion par tour, contre n’importe quel repaire d’un joueur qui ne se cache pas. À nombre égal, on lance un dé d’attaque. Sinon, le camp qui a le plus de gobelins choisit entre deux dés, ou entre trois s’il en a plus du double, même si c’est le défenseur.
goblin-warlord-rule-GW-losses = Bousculade : personne ne perd de gobelin. Victoire et Ruée : le défenseur en perd un, ou deux si l’auteur de la Ruée est sous l’ordre « Charge ». Défaite : l’attaquant en perd un. Les gobelins perdus retournent dans la réserve. Personne n’est jamais éliminé.
goblin-warlord-rule-GW-hoozits = Une fois par tour, sous l’ordre « Trucmuches », vous désignez un adversaire qui ne se cache pas et vous lancez le dé Trucmuches. Un ZAAP enlève un gobelin à chacun de ses repaires. Le Mauvais œil en enlève un à chacun des vôtres. Une Bannière amène des recrues comme au début d’un tour, mais toutes sont à prendre.
goblin-warlord-rule-GW-know-wots = Sous l’ordre « Je-sais-tout », une de vos invasions peut s’en prendre au repaire lui-même. Si elle réussit, aucun gobelin ne tombe : un Fort redevient Terrier, un Terrier disparaît, et son propriétaire reloge les gobelins dans ses autres repaires ; ceux qui n’y trouvent pas de place vont dans la réserve. Le dernier repaire d’un joueur ne risque rien tant que c’est un Terrier.
goblin-warlord-rule-GW-build = Trois gobelins, pris dans les repaires de votre choix, paient un nouveau Terrier, vide, ou changent un Terrier en Fort, aussi souvent que vous avez de quoi payer. Un Terrier tout neuf peut devenir Fort dans le même tour. Le repaire garde ses occupants, et s’il a déjà envahi pendant ce tour, il n’envahit plus. Sans jeton dans le stock, pas de nouveau Terrier.
goblin-warlord-rule-GW-orders = Il y a 36 cartes Ordre, de six sortes.
goblin-warlord-rule-GW-order-time = À la fin de votre tour, vous jouez un ordre de votre main et vous piochez une carte. Il entre aussitôt en vigueur et vaut jusqu’à la fin de votre tour suivant. À votre premier tour, vous pouvez faire ce que permet la Couronne.
goblin-warlord-rule-GW-dice = Les dés d’attaque portent trois Bousculades, une Ruée, une Victoire et une Défaite. Le dé Bannière porte trois Bannières, un Mauvais œil et deux Pschitt. Le dé Trucmuches porte une Bannière, un Mauvais œil, deux Pschitt et deux ZAAP.
goblin-warlord-rule-GW-secrets = Les mains sont secrètes. Les ordres en vigueur et la défausse sont visibles de tous.
goblin-warlord-rule-GW-end = Le premier à avoir quatre Forts debout en même temps devient sur-le-champ Seigneur de guerre gobelin. La tablée peut convenir que les Forts perdus comptent aussi, ou que la partie est nulle après un certain nombre de tours.

# --- La table dans le terminal

goblin-warlord-picture-table = Manche { $turn } · réserve { $pool } · jetons { $supply } · pioche { $deck } · défausse { $discard }
goblin-warlord-picture-order = { $order }
goblin-warlord-picture-hand = Main : { $cards }
goblin-warlord-picture-hidden-hand =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
goblin-warlord-picture-dice = Dés : { $dice }

# --- Positions et boîtes impossibles

goblin-warlord-where-lair = { $seat }, repaire { $lair }
goblin-warlord-fault-goblins = le compte de gobelins est de { $found } au lieu de { $expected }.
goblin-warlord-fault-tokens = le compte de jetons de repaire est de { $found } au lieu de { $expected }.
goblin-warlord-fault-cards = le compte de cartes « { $card } » est de { $found } au lieu de { $expected }.
goblin-warlord-fault-camp = { $seat } n’a aucun repaire, ou plus d’emplacements qu’il n’y a de jetons.
goblin-warlord-fault-hand =
    { $seat } tient { $found ->
        [one] { $found } carte
       *[other] { $found } cartes
    } au lieu de { $expected }.
goblin-warlord-fault-forts = { $seat } a plus de Forts qu’il n’en a bâti.
goblin-warlord-fault-lair = le repaire { $lair } { $seat-genitive } loge trop de gobelins, ou trop peu.
goblin-warlord-fault-won = { $seat } a déjà les Forts qu’il faut pour gagner, et la partie continue.
goblin-warlord-fault-invaded = { $seat } : le repaire { $lair } ne peut pas avoir attaqué ce tour-ci.
goblin-warlord-fault-order = { $seat } suit l’ordre { $order } ; ce qui est décidé ou fait ce tour-ci n’en fait pas partie.
goblin-warlord-fault-dice = { $seat }, repaire { $lair } : les dés de l’attaque, ou celui qui choisit, ne vont pas avec { $attackers } contre { $defenders }.
goblin-warlord-fault-turn = la phase ne va pas avec ce qui se décide, ou avec celui qui décide.

bad-goblin-warlord-lairs =
    La boîte contient { $stated ->
        [one] { $stated } jeton
       *[other] { $stated } jetons
    } de repaire, pas { $found }.
bad-goblin-warlord-goblins =
    La boîte contient { $stated ->
        [one] { $stated } gobelin
       *[other] { $stated } gobelins
    }, pas { $found }.
bad-goblin-warlord-cards =
    Il y a { $stated ->
        [one] { $stated } carte
       *[other] { $stated } cartes
    } Ordre, pas { $found }.
bad-goblin-warlord-blank-side = Chaque face du dé d’attaque montre quelque chose.
bad-goblin-warlord-no-crown = Sans Couronne, personne ne pourrait commencer.
bad-goblin-warlord-die =
    Le dé « { $die } » a { $stated ->
        [one] { $stated } face
       *[other] { $stated } faces
    }, pas { $found }.

# Ce que mesure l’entraîneur

goblin-warlord-measure-forts = après votre prochain tour, vous avez { $figure ->
        [one] { $figure } Fort
       *[other] { $figure } Forts
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
goblin-warlord-measure-lairs = après votre prochain tour, vous avez { $figure ->
        [one] { $figure } repaire
       *[other] { $figure } repaires
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
goblin-warlord-measure-goblins = après votre prochain tour, vous avez { $figure ->
        [one] { $figure } gobelin
       *[other] { $figure } gobelins
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
goblin-warlord-measure-foes-forts = après votre prochain tour, les autres ont { $figure ->
        [one] { $figure } Fort
       *[other] { $figure } Forts
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
goblin-warlord-measure-foes-lairs = après votre prochain tour, les autres ont { $figure ->
        [one] { $figure } repaire
       *[other] { $figure } repaires
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
goblin-warlord-measure-foes-goblins = après votre prochain tour, les autres ont { $figure ->
        [one] { $figure } gobelin
       *[other] { $figure } gobelins
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
goblin-warlord-measure-strongest = votre repaire le plus fort a { $figure ->
        [one] { $figure } gobelin
       *[other] { $figure } gobelins
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
goblin-warlord-measure-alone = { $figure ->
        [one] { $figure } repaire
       *[other] { $figure } repaires
    } { $more ->
        [yes] de plus
       *[no] de moins
    } avec un gobelin seul
goblin-warlord-measure-bare = { $figure ->
        [one] { $figure } repaire
       *[other] { $figure } repaires
    } { $more ->
        [yes] de plus
       *[no] de moins
    } sans garde
