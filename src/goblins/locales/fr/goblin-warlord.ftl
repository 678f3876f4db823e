goblin-warlord-title = Seigneur de guerre gobelin
goblin-warlord-summary = Creusez des terriers, dressez quatre forts et donnez vos ordres un tour à l’avance. De deux à six chefs gobelins, une demi-heure.

# --- Le matériel

goblin-warlord-goblin-explain = Un gobelin vit dans un repaire. Il ne recrute personne et ne demande rien, mais à trois ils paient un nouveau repaire, ou des murs autour d’un ancien.
goblin-warlord-kind-hideout = Terrier
goblin-warlord-kind-hideout-explain = Un Terrier loge jusqu’à quatre gobelins. Trois gobelins en font un Fort.
goblin-warlord-kind-fort = Fort
goblin-warlord-kind-fort-explain = Un Fort loge jusqu’à quatre gobelins et attire chaque fois une recrue de plus. Quatre Forts, et la partie est gagnée.

goblin-warlord-order-crown = Couronne
goblin-warlord-order-crown-explain = Couronne : recruter, envahir, bâtir.
goblin-warlord-order-hide = Cache-cache
goblin-warlord-order-hide-explain = Cache-cache : ne rien faire, à l’abri des invasions, des Je-sais-tout et des Trucmuches.
goblin-warlord-order-charge = Charge
goblin-warlord-order-charge-explain = Charge : envahir, rien d’autre ; une Ruée emporte deux gobelins.
goblin-warlord-order-banner = Bannière
goblin-warlord-order-banner-explain = Bannière : recruter, puis lancer le dé Bannière, pour d’autres recrues ou pour le pire.
goblin-warlord-order-hoozits = Trucmuches
goblin-warlord-order-hoozits-explain = Trucmuches : recruter, bâtir et lancer une fois le dé Trucmuches contre un adversaire.
goblin-warlord-order-know-wots = Je-sais-tout
goblin-warlord-order-know-wots-explain = Je-sais-tout : recruter, envahir, bâtir. Une des invasions peut démolir le repaire lui-même : un Fort devient un Terrier ; un Terrier disparaît, et ses gobelins logent là où il y a de la place, ou sont perdus.
goblin-warlord-order-none = pas encore d’ordre
goblin-warlord-order-none-explain = Tant que son premier ordre n’est pas en vigueur, un joueur peut faire ce que permet la Couronne.

goblin-warlord-attack-face-push = Bousculade
goblin-warlord-attack-face-push-explain = Bousculade : personne ne perd de gobelin.
goblin-warlord-attack-face-overrun = Ruée
goblin-warlord-attack-face-overrun-explain = Ruée : le défenseur perd un gobelin, ou deux si l’attaquant est sous Charge.
goblin-warlord-attack-face-victory = Victoire
goblin-warlord-attack-face-victory-explain = Victoire : le défenseur perd un gobelin.
goblin-warlord-attack-face-loss = Défaite
goblin-warlord-attack-face-loss-explain = Défaite : l’attaquant perd un gobelin.
goblin-warlord-attack-face-none = rien

goblin-warlord-magic-face-banner = Bannière
goblin-warlord-magic-face-banner-explain = Bannière : une recrue, plus une par Fort.
goblin-warlord-magic-face-evil-eye = Mauvais œil
goblin-warlord-magic-face-evil-eye-explain = Mauvais œil : celui qui l’a lancé perd un gobelin dans chacun de ses repaires habités.
goblin-warlord-magic-face-no-effect = Pschitt
goblin-warlord-magic-face-no-effect-explain = Pschitt : il ne se passe rien.
goblin-warlord-magic-face-zaap = ZAAP
goblin-warlord-magic-face-zaap-explain = ZAAP : l’adversaire désigné perd un gobelin dans chacun de ses repaires habités.

goblin-warlord-attack-die-explain = Dans la boîte standard, le dé d’attaque porte trois Bousculades, une Ruée, une Victoire et une Défaite. À égalité, on lance un seul dé ; sinon, le camp qui a le plus de gobelins choisit entre deux, ou entre trois s’il en a plus du double.
goblin-warlord-banner-die-explain = Le dé Bannière se lance après le recrutement. Bannière : vous recrutez encore. Mauvais œil : vous perdez un gobelin par repaire. Pschitt : rien.
goblin-warlord-hoozits-die-explain = Le dé Trucmuches se lance contre un adversaire. ZAAP : il perd un gobelin par repaire. Mauvais œil : c’est vous. Bannière : vous recrutez encore. Pschitt : rien.

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
goblin-warlord-option-turn_limit-explain = Après tant de tours par joueur, la partie est nulle ; 0 signifie sans limite.
goblin-warlord-option-turn_limit-0 = sans limite
goblin-warlord-option-starter = Qui commence
goblin-warlord-option-starter-explain = Au premier tour. Une première partie est plus facile à suivre quand on la commence.
goblin-warlord-option-starter-crown = qui retourne une Couronne
goblin-warlord-option-starter-red = qui occupe la première place

# --- Les coups

goblin-warlord-move-recruit = Placer une recrue dans le repaire { $lair }
goblin-warlord-move-decline = Ne plus prendre de recrues
goblin-warlord-move-roll = Lancer le dé Bannière
goblin-warlord-move-invade = { $foe-is ->
        [you] Envahir votre repaire { $target } depuis le repaire { $lair }
       *[other] Envahir le repaire { $target } { $foe-genitive } depuis le repaire { $lair }
    }
goblin-warlord-move-know-wots = { $foe-is ->
        [you] Envoyer les Je-sais-tout du repaire { $lair } démolir votre repaire { $target }
       *[other] Envoyer les Je-sais-tout du repaire { $lair } démolir le repaire { $target } { $foe-genitive }
    }
goblin-warlord-move-hoozits = Lancer le dé Trucmuches contre { $foe-accusative }
goblin-warlord-move-build = Creuser un Terrier
goblin-warlord-move-upgrade = Transformer le repaire { $lair } en Fort
goblin-warlord-move-pay = Payer avec un gobelin du repaire { $lair }
goblin-warlord-move-choose = Choisir { $face }
goblin-warlord-move-rehouse = Reloger un sans-abri dans le repaire { $lair }
goblin-warlord-move-order = Finir le tour et donner l’ordre { $card }

# --- Les questions

goblin-warlord-question-recruit =
    { $compulsory ->
        [0] Placez { $recruits ->
                [1] encore une recrue, ou refusez-la.
               *[other] jusqu’à { $recruits } recrues de plus, ou refusez-les.
            }
       *[other] Placez { $recruits ->
                [1] votre recrue.
               *[other] vos { $recruits } recrues une à une.
            }
    }
goblin-warlord-question-banner-die = Lancez le dé Bannière.
goblin-warlord-question-act =
    { $deeds ->
        [0] { $order-id ->
                [hide] Personne ne vous trouvera. Donnez l’ordre de votre prochain tour.
               *[other] Donnez l’ordre de votre prochain tour.
            }
        [1] Vous pouvez { $deed }, ou finir le tour par un ordre.
       *[other] Vous pouvez { $deed } ou { $other }, ou finir le tour par un ordre.
    }{ $lost ->
        [0] { "" }
        [1] { " " }Au prochain tour, une recrue serait perdue, faute de place.
       *[other] { " " }Au prochain tour, { $lost } recrues seraient perdues, faute de place.
    }
goblin-warlord-deed-upgrade = élever un Fort (3 gobelins)
goblin-warlord-deed-build = creuser un Terrier (3 gobelins)
goblin-warlord-deed-invade = envahir
goblin-warlord-deed-know-wots = démolir un repaire
goblin-warlord-deed-hoozits = lancer le dé contre un adversaire
goblin-warlord-deed-order = donner un ordre
goblin-warlord-question-pay =
    Payez { $debt ->
        [1] le dernier gobelin, pris dans le repaire de votre choix.
       *[other] { $debt } gobelins, pris dans les repaires de votre choix.
    }
goblin-warlord-question-choose = Vous avez le nombre pour vous : choisissez le dé qui compte.
goblin-warlord-question-rehouse =
    Votre Terrier n’est plus. Relogez { $goblins ->
        [1] le gobelin sans abri dans un autre repaire.
       *[other] les { $goblins } gobelins sans abri dans vos autres repaires.
    }

# --- Les événements

goblin-warlord-event-turned-up =
    { $seat-is ->
        [you] Vous retournez la carte { $card }.
       *[other] { $seat } retourne la carte { $card }.
    }
goblin-warlord-event-begins =
    { $seat-is ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
goblin-warlord-event-drew =
    { $seat-is ->
        [you] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
goblin-warlord-event-drew-card =
    { $seat-is ->
        [you] Vous piochez la carte { $card }.
       *[other] { $seat } pioche la carte { $card }.
    }
goblin-warlord-event-reshuffled =
    La pioche est épuisée ; on mélange la défausse, soit { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, pour en refaire une.
goblin-warlord-event-turn-began =
    { $seat-is ->
        [you] { $card-id ->
                [none] Votre premier tour commence.
               *[other] Votre tour commence, sous l’ordre { $card }.
            }
       *[other] { $card-id ->
                [none] Premier tour { $seat-genitive }.
               *[other] Au tour { $seat-genitive }, sous l’ordre { $card }.
            }
    }
goblin-warlord-event-recruits-due =
    { $seat-is ->
        [you] Vous { $goblins ->
                [0] restez sans recrue.
                [1] trouvez une recrue.
               *[other] trouvez { $goblins } recrues.
            }
       *[other] { $seat } { $goblins ->
                [0] reste sans recrue.
                [1] trouve une recrue.
               *[other] trouve { $goblins } recrues.
            }
    }
goblin-warlord-event-recruited =
    { $seat-is ->
        [you] Vous placez une recrue dans le repaire { $lair }.
       *[other] { $seat } place une recrue dans le repaire { $lair }.
    }
goblin-warlord-event-recruits-declined =
    { $seat-is ->
        [you] Vous refusez
       *[other] { $seat } refuse
    } { $goblins ->
        [1] une recrue.
       *[other] { $goblins } recrues.
    }
goblin-warlord-event-recruits-turned-away =
    { $seat-is ->
        [you] Vous n’avez
       *[other] { $seat } n’a
    } pas de place pour { $goblins ->
        [1] une recrue.
       *[other] { $goblins } recrues.
    }
goblin-warlord-event-banner-rolled =
    { $seat-is ->
        [you] Vous lancez le dé Bannière : { $magic }.
       *[other] { $seat } lance le dé Bannière : { $magic }.
    }
goblin-warlord-event-hoozits-rolled =
    { $seat-is ->
        [you] Vous lancez le dé Trucmuches contre { $foe-accusative } : { $magic }.
       *[other] { $seat } lance le dé Trucmuches contre { $foe-accusative } : { $magic }.
    }
goblin-warlord-event-invaded =
    { $by-know-wots ->
        [0] { $seat-is ->
                [you] Vous menez
               *[other] { $seat } mène
            } les gobelins du repaire { $lair } contre { $foe-is ->
                [you] votre repaire { $target }.
               *[other] le repaire { $target } { $foe-genitive }.
            }
       *[1] { $seat-is ->
                [you] Vous envoyez
               *[other] { $seat } envoie
            } les Je-sais-tout du repaire { $lair } contre { $foe-is ->
                [you] votre repaire { $target }.
               *[other] le repaire { $target } { $foe-genitive }.
            }
    }
goblin-warlord-event-attack-rolled =
    { $seat-is ->
        [you] Vous lancez
       *[other] { $seat } lance
    } { $second-id ->
        [none] un dé d’attaque : { $first }.
       *[other] { $third-id ->
                [none] deux dés : { $first } et { $second }.
               *[other] trois dés : { $first }, { $second } et { $third }.
            }
    }
goblin-warlord-event-result =
    { $seat-is ->
        [you] Vous gardez
       *[other] { $seat } garde
    } la { $face-id ->
        [push] Bousculade : personne ne tombe.
        [overrun] Ruée !
        [victory] Victoire !
       *[loss] Défaite.
    }
goblin-warlord-event-lost =
    { $seat-is ->
        [you] Vous perdez
       *[other] { $seat } perd
    } { $goblins ->
        [1] un gobelin dans le repaire { $lair }.
       *[other] { $goblins } gobelins dans le repaire { $lair }.
    }
goblin-warlord-event-paid =
    { $seat-is ->
        [you] Vous payez avec un gobelin du repaire { $lair }.
       *[other] { $seat } paie avec un gobelin du repaire { $lair }.
    }
goblin-warlord-event-hideout-built =
    { $seat-is ->
        [you] Vous creusez un Terrier : le repaire { $lair }.
       *[other] { $seat } creuse un Terrier : le repaire { $lair }.
    }
goblin-warlord-event-fort-built =
    { $seat-is ->
        [you] Vous transformez le repaire { $lair } en Fort !
       *[other] { $seat } transforme le repaire { $lair } en Fort !
    }
goblin-warlord-event-fort-fell =
    { $seat-is ->
        [you] Votre repaire { $lair } n’est plus qu’un Terrier.
       *[other] Le repaire { $lair } { $seat-genitive } n’est plus qu’un Terrier.
    }
goblin-warlord-event-hideout-removed =
    { $seat-is ->
        [you] Votre repaire { $lair }
       *[other] Le repaire { $lair } { $seat-genitive }
    } est démoli ; { $goblins ->
        [0] il n’y avait personne.
        [1] un gobelin est à la rue.
       *[other] { $goblins } gobelins sont à la rue.
    }
goblin-warlord-event-rehoused =
    { $seat-is ->
        [you] Vous relogez un gobelin dans le repaire { $lair }.
       *[other] { $seat } reloge un gobelin dans le repaire { $lair }.
    }
goblin-warlord-event-no-room =
    { $seat-is ->
        [you] Vous n’avez
       *[other] { $seat } n’a
    } pas de place pour { $goblins ->
        [1] un gobelin ; il s’en va voir ailleurs.
       *[other] { $goblins } gobelins ; ils s’en vont voir ailleurs.
    }
goblin-warlord-event-gave-order =
    { $seat-is ->
        [you] Vous donnez l’ordre { $card }.
       *[other] { $seat } donne l’ordre { $card }.
    }
goblin-warlord-event-won =
    { $seat-is ->
        [you] Vous dressez votre quatrième Fort : vous voilà Seigneur de guerre gobelin !
       *[other] { $seat } dresse son quatrième Fort et devient Seigneur de guerre gobelin !
    }
goblin-warlord-event-turn-limit-reached = Les tours convenus sont écoulés : partie nulle.

goblin-warlord-ended-warlord = quatre Forts
goblin-warlord-ended-turn-limit = limite de tours
goblin-warlord-ending-warlord =
    { $winners-is ->
        [you] Vous êtes le Seigneur de guerre gobelin. Par ici le tribut !
       *[other] { $winners } est le Seigneur de guerre gobelin. Par ici le tribut !
    }
goblin-warlord-ending-turn-limit = Partie nulle : personne n’a dressé quatre Forts à temps.{ $winners }

# --- Ce qu’un jet peut donner

goblin-warlord-forecast-foe =
    { $foe-is ->
        [you] Vous perdez
       *[other] { $foe } perd
    } { $goblins ->
        [1] un gobelin
       *[other] { $goblins } gobelins
    }
goblin-warlord-forecast-own =
    { $goblins ->
        [1] Vous perdez un gobelin
       *[other] Vous perdez { $goblins } gobelins
    }
goblin-warlord-forecast-nothing = Personne ne perd rien
goblin-warlord-forecast-nobody-home = Il n’y a personne : rien à gagner
goblin-warlord-forecast-fort =
    { $foe-is ->
        [you] Un de vos Forts redevient Terrier
       *[other] Un Fort { $foe-genitive } redevient Terrier
    }
goblin-warlord-forecast-hideout =
    { $foe-is ->
        [you] Un de vos Terriers est démoli
       *[other] Un Terrier { $foe-genitive } est démoli
    }
goblin-warlord-forecast-recruits =
    { $recruits ->
        [1] Vous trouvez une recrue
       *[other] Vous trouvez { $recruits } recrues
    }

# --- Les refus

goblin-warlord-refusal-recruit-first = Placez d’abord vos recrues.
goblin-warlord-refusal-roll-first = Lancez d’abord le dé Bannière.
goblin-warlord-refusal-pay-first = Payez d’abord ce que vous bâtissez, avec des gobelins de n’importe lequel de vos repaires.
goblin-warlord-refusal-choose-first = Choisissez d’abord un des dés lancés.
goblin-warlord-refusal-rehouse-first = Trouvez d’abord un toit à vos gobelins.
goblin-warlord-refusal-no-recruits = Aucune recrue n’attend. Il en vient au début de vos tours, sauf sous Cache-cache ou Charge.
goblin-warlord-refusal-no-banner-die = Le dé Bannière se lance une seule fois, sous l’ordre Bannière, après le recrutement.
goblin-warlord-refusal-nothing-to-pay = Il n’y a encore rien à payer. Choisissez d’abord un Terrier ou un Fort à bâtir.
goblin-warlord-refusal-no-dice = Il n’y a pas de dés à choisir. Cela arrive quand vous êtes plus nombreux et qu’on en lance deux ou trois.
goblin-warlord-refusal-nobody-homeless = Aucun de vos gobelins n’est sans abri. Cela n’arrive que si les Je-sais-tout démolissent un de vos Terriers.
goblin-warlord-refusal-no-lair = Vous n’avez pas de repaire { $lair }. Les vôtres : { $lairs }.
goblin-warlord-refusal-lair-full =
    Le repaire { $lair } est plein : un repaire loge { $most ->
        [one] { $most } gobelin
       *[other] { $most } gobelins
    }. Choisissez-en un autre.
goblin-warlord-refusal-lair-empty = Il n’y a pas de gobelin dans le repaire { $lair }. Choisissez-en un qui en loge.
goblin-warlord-refusal-recruit-compulsory = Cette recrue-là est obligatoire ; seules les suivantes peuvent se refuser.
goblin-warlord-refusal-all-compulsory = Les recrues du dé Trucmuches se placent toutes ; aucune ne se refuse.
goblin-warlord-refusal-order-forbids-invading = Sous l’ordre { $order }, pas d’invasion. Couronne, Charge et Je-sais-tout permettent d’envahir : donnez l’un de ces ordres pour votre prochain tour.
goblin-warlord-refusal-has-invaded = Le repaire { $lair } a déjà mené son invasion ce tour-ci. Choisissez-en un autre ; au prochain tour, il pourra recommencer.
goblin-warlord-refusal-own-lair = Ce camp est le vôtre ; désignez un adversaire.
goblin-warlord-refusal-no-foe = Il n’y a personne à cette place ; désignez quelqu’un qui joue.
goblin-warlord-refusal-foe-hides =
    { $foe-is ->
        [you] Vous vous cachez : personne ne peut vous toucher avant la fin de votre prochain tour.
       *[other] { $foe } se cache : rien à faire avant la fin de son prochain tour. Choisissez quelqu’un d’autre.
    }
goblin-warlord-refusal-no-target =
    { $foe-is ->
        [you] Vous n’avez pas de repaire { $target }. Les vôtres : { $lairs }.
       *[other] { $foe } n’a pas de repaire { $target }. Les siens : { $lairs }.
    }
goblin-warlord-refusal-not-under-know-wots = Les Je-sais-tout ne viennent que sous l’ordre Je-sais-tout. Donnez-le à la fin d’un tour, ils viendront au suivant.
goblin-warlord-refusal-know-wots-used = Les Je-sais-tout ont déjà mené leur invasion ce tour-ci : une fois par tour, pas plus. Vos autres repaires peuvent encore envahir.
goblin-warlord-refusal-lone-hideout =
    { $foe-is ->
        [you] Votre seul repaire est un Terrier
       *[other] Le seul repaire { $foe-genitive } est un Terrier
    } : les Je-sais-tout n’y peuvent rien. Envahissez-le comme d’habitude, ou choisissez un autre adversaire.
goblin-warlord-refusal-not-under-hoozits = Le dé Trucmuches ne se lance que sous l’ordre Trucmuches. Donnez-le à la fin d’un tour, vous lancerez au suivant.
goblin-warlord-refusal-hoozits-rolled = Le dé Trucmuches a déjà été lancé ce tour-ci : une fois par tour, pas plus.
goblin-warlord-refusal-order-forbids-building = Sous l’ordre { $order }, on ne bâtit pas. Couronne, Trucmuches et Je-sais-tout permettent de bâtir : donnez l’un de ces ordres pour votre prochain tour.
goblin-warlord-refusal-too-few-goblins =
    Un Terrier ou un Fort coûte { $price } gobelins, et vous { $goblins ->
        [0] n’en avez aucun
       *[other] n’en avez que { $goblins }
    }. Recrutez d’abord.
goblin-warlord-refusal-no-token = Il n’y a plus de jeton de repaire en stock. Vous pouvez encore transformer un Terrier en Fort.
goblin-warlord-refusal-already-fort = Le repaire { $lair } est déjà un Fort. Choisissez un Terrier.
goblin-warlord-refusal-face-not-rolled =
    { $face-id ->
        [none] Choisissez un des dés lancés : { $faces }.
       *[other] { $face } n’est pas sur les dés lancés. Au choix : { $faces }.
    }
goblin-warlord-refusal-not-in-hand =
    { $card-id ->
        [none] Un tour finit par un ordre. Donnez-en un de votre main : { $cards }.
       *[other] Vous n’avez pas la carte { $card } en main. Vous avez : { $cards }.
    }

# --- Les règles, chapitre par chapitre

goblin-warlord-rule-GW-seats = Le but : avoir quatre Forts debout en même temps, ce qui fait de vous le Seigneur de guerre gobelin. De deux à six joueurs s’assoient autour du feu et jouent dans le sens horaire. Chacun commence avec un Terrier et deux gobelins. Un « repaire » est un Terrier ou un Fort.
goblin-warlord-rule-GW-first = On retourne des cartes Ordre, chacun à son tour, jusqu’à ce que sorte une Couronne : celui qui l’a retournée commence. On remélange le tout et chacun reçoit trois cartes.
goblin-warlord-rule-GW-recruit = Au début du tour, vous prenez un gobelin dans la réserve, plus un pour chacun de vos Forts, et vous les installez un à un dans vos repaires. Un repaire en loge quatre. Le premier est obligatoire, les suivants peuvent se refuser ; ceux qui ne trouvent pas de place restent dans la réserve.
goblin-warlord-rule-GW-order-table = Votre ordre dit ce que vous pouvez faire. Couronne : recruter, envahir, bâtir. Je-sais-tout : la même chose, et une invasion des Je-sais-tout. Trucmuches : recruter, bâtir, et lancer une fois le dé Trucmuches. Bannière : recruter, puis lancer le dé Bannière, obligatoirement. Charge : envahir, rien d’autre. Cache-cache : rien, mais personne ne peut vous toucher. On recrute d’abord, puis le reste se fait dans n’importe quel ordre. Chaque repaire envahit une fois par tour ; on bâtit tant qu’on peut payer.
goblin-warlord-rule-GW-invade = Chacun de vos repaires habités peut mener une invasion par tour, contre n’importe quel repaire d’un joueur qui ne se cache pas. À nombre égal, on lance un dé d’attaque. Sinon, le camp qui a le plus de gobelins choisit entre deux dés, ou entre trois s’il en a plus du double, même si c’est le défenseur.
goblin-warlord-rule-GW-losses = Bousculade : personne ne perd de gobelin. Victoire et Ruée : le défenseur en perd un, ou deux si l’auteur de la Ruée est sous l’ordre Charge. Défaite : l’attaquant en perd un. Les gobelins perdus retournent dans la réserve. Personne n’est jamais éliminé.
goblin-warlord-rule-GW-hoozits = Une fois par tour, sous l’ordre Trucmuches, vous désignez un adversaire qui ne se cache pas et vous lancez le dé Trucmuches. Un ZAAP enlève un gobelin à chacun de ses repaires. Le Mauvais œil en enlève un à chacun des vôtres. Une Bannière amène des recrues comme au début d’un tour, mais toutes sont à prendre.
goblin-warlord-rule-GW-know-wots = Sous l’ordre Je-sais-tout, une de vos invasions peut s’en prendre au repaire lui-même. Si elle réussit, aucun gobelin ne tombe : un Fort redevient Terrier, un Terrier disparaît, et son propriétaire reloge les gobelins dans ses autres repaires ; ceux qui n’y trouvent pas de place vont dans la réserve. Le dernier repaire d’un joueur ne risque rien tant que c’est un Terrier.
goblin-warlord-rule-GW-build = Trois gobelins, pris dans les repaires de votre choix, paient un nouveau Terrier, vide, ou changent un Terrier en Fort, aussi souvent que vous avez de quoi payer. Un Terrier tout neuf peut devenir Fort dans le même tour. Le repaire garde ses occupants, et s’il a déjà envahi pendant ce tour, il n’envahit plus. Sans jeton dans le stock, pas de nouveau Terrier.
goblin-warlord-rule-GW-orders = Il y a 36 cartes Ordre, de six sortes.
goblin-warlord-rule-GW-order-time = À la fin de votre tour, vous jouez un ordre de votre main et vous piochez une carte. Il entre aussitôt en vigueur et vaut jusqu’à la fin de votre tour suivant. À votre premier tour, vous pouvez faire ce que permet la Couronne.
goblin-warlord-rule-GW-dice = Les dés d’attaque portent trois Bousculades, une Ruée, une Victoire et une Défaite. Le dé Bannière porte trois Bannières, un Mauvais œil et deux Pschitt. Le dé Trucmuches porte une Bannière, un Mauvais œil, deux Pschitt et deux ZAAP.
goblin-warlord-rule-GW-secrets = Les mains sont secrètes. Les ordres en vigueur et la défausse sont visibles de tous.
goblin-warlord-rule-GW-end = Le premier à avoir quatre Forts debout en même temps devient sur-le-champ Seigneur de guerre gobelin. La tablée peut convenir que les Forts perdus comptent aussi, ou que la partie est nulle après un certain nombre de tours.

# --- La table dans le terminal

goblin-warlord-picture-table = Tour { $turn } · réserve { $pool } · jetons { $supply } · pioche { $deck } · défausse { $discard }
goblin-warlord-picture-order = { $order }
goblin-warlord-picture-hand = Main : { $cards }
goblin-warlord-picture-hidden-hand =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
goblin-warlord-picture-dice = Dés : { $dice }

# --- Positions et boîtes impossibles

goblin-warlord-where-lair = { $seat }, repaire { $lair }
goblin-warlord-fault-goblins = le compte de gobelins est de { $found } au lieu de { $expected }.
goblin-warlord-fault-tokens = le compte de jetons de repaire est de { $found } au lieu de { $expected }.
goblin-warlord-fault-cards = le compte de cartes « { $card } » est de { $found } au lieu de { $expected }.
goblin-warlord-fault-camp = { $seat } n’a aucun repaire, ou plus d’emplacements qu’il n’y a de jetons.
goblin-warlord-fault-hand =
    { $seat } tient { $found ->
        [one] { $found } carte
       *[other] { $found } cartes
    } au lieu de { $expected }.
goblin-warlord-fault-forts = { $seat } a plus de Forts qu’il n’en a bâti.
goblin-warlord-fault-lair = { $seat } : le repaire { $lair } loge trop de gobelins, ou trop peu.
goblin-warlord-fault-won = { $seat } a déjà les Forts qu’il faut pour gagner, et la partie continue.
goblin-warlord-fault-invaded = { $seat } : le repaire { $lair } ne peut pas avoir attaqué ce tour-ci.
goblin-warlord-fault-order = { $seat } suit l’ordre { $order } ; ce qui est décidé ou fait ce tour-ci n’en fait pas partie.
goblin-warlord-fault-dice = { $seat }, repaire { $lair } : les dés de l’attaque, ou celui qui choisit, ne vont pas avec { $attackers } contre { $defenders }.
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
    Le dé « { $die } » a { $stated ->
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
    } à un seul gobelin
goblin-warlord-measure-bare = { $figure ->
        [one] { $figure } repaire
       *[other] { $figure } repaires
    } { $more ->
        [yes] de plus
       *[no] de moins
    } sans garde
