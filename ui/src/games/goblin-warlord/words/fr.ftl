# Ce que seule la page dit de Goblin Warlord. Les mots des règles vivent dans src/goblins/locales.

# --- La boîte sur l’étagère

goblin-warlord-box-tag = Quatre Forts, et c’est vous le chef. Jusqu’à mardi.
goblin-warlord-box-facts = 2 à 6 joueurs · une demi-heure · dés et rancunes

goblin-warlord-board = La clairière
goblin-warlord-you = { $name } (vous)
goblin-warlord-moment = Tour { $turn } · { $players } joueurs
goblin-warlord-standing =
    { $forts ->
        [0] { $order }
        [one] { $order } · { $forts } Fort
       *[other] { $order } · { $forts } Forts
    }
goblin-warlord-lair =
    { $seat-is ->
        [you] Votre repaire { $lair }
       *[other] Repaire { $lair } { $seat-genitive }
    } : { $kind }, { $goblins ->
        [0] personne
        [one] { $goblins } gobelin
       *[other] { $goblins } gobelins
    }{ $invaded ->
        [1] , a déjà mené son invasion
       *[0] { "" }
    }
goblin-warlord-plot = Une place pour un nouveau Terrier
goblin-warlord-waiting =
    { $goblins ->
        [one] { $goblins } gobelin attend un logis
       *[other] { $goblins } gobelins attendent un logis
    }
goblin-warlord-debt =
    { $goblins ->
        [one] { $goblins } gobelin à payer
       *[other] { $goblins } gobelins à payer
    }
goblin-warlord-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
goblin-warlord-pool =
    { $goblins ->
        [one] { $goblins } gobelin en réserve
       *[other] { $goblins } gobelins en réserve
    }
goblin-warlord-supply =
    { $tokens ->
        [one] { $tokens } Terrier à bâtir
       *[other] { $tokens } Terriers à bâtir
    }
goblin-warlord-last-roll = dernier jet
goblin-warlord-hand = Vos ordres
goblin-warlord-open-hand = Main ouverte
goblin-warlord-hand-note = Un ordre termine votre tour et commande le suivant.
goblin-warlord-deck = Pioche : { $cards }
goblin-warlord-discard = Défausse
goblin-warlord-pick-first = Choisissez d’abord lequel de vos repaires se met en marche.
goblin-warlord-march-invade = Le repaire { $lair } se met en marche : choisissez celui qu’il envahit.
goblin-warlord-march-know-wots = Les Je-sais-tout partent du repaire { $lair } : choisissez celui à démolir.
goblin-warlord-march-upgrade = Choisissez le Terrier qui devient un Fort ; trois gobelins le paient.

goblin-warlord-order-crown-brief = Recruter, envahir, bâtir
goblin-warlord-order-hide-brief = Rien, mais introuvable
goblin-warlord-order-charge-brief = Rien qu’envahir, mais deux fois plus fort
goblin-warlord-order-banner-brief = Recruter, puis le dé
goblin-warlord-order-hoozits-brief = Recruter, bâtir, foudroyer
goblin-warlord-order-know-wots-brief = Comme Couronne, et démolir

goblin-warlord-way-invade = Envahir
goblin-warlord-way-know-wots = Je-sais-tout
goblin-warlord-way-upgrade = Élever un Fort
goblin-warlord-go-invade = À l’assaut !
goblin-warlord-go-know-wots = Démolissez !
goblin-warlord-go-hoozits = Lancer !
goblin-warlord-go-roll = Lancer !
goblin-warlord-go-order = Fin du tour

goblin-warlord-odds =
    { $dice ->
        [1] Un dé
        [2] Deux dés
       *[3] Trois dés
    }{ $who ->
        [you] , vous choisissez
        [foe] , { $foe } choisit
       *[nobody] { "" }
    }
goblin-warlord-odds-wait = On compte les chances…
goblin-warlord-odds-sides =
    { $mine } contre { $theirs }{ $dice ->
        [1] { " " }: à égalité, un dé
        [2] { " " }: plus nombreux, deux dés
       *[3] { " " }: plus du double, trois dés
    }
goblin-warlord-odds-tiny = < 1 %
goblin-warlord-odds-percent = { $percent } %
goblin-warlord-odds-shown = Chance qu’un dé le montre
goblin-warlord-does-zaap = ils perdent un gobelin par repaire
goblin-warlord-does-banner = vous recrutez encore une fois
goblin-warlord-does-evil-eye = vous perdez un gobelin par repaire
goblin-warlord-does-no-effect = il ne se passe rien

goblin-warlord-race = Le premier à quatre Forts
goblin-warlord-race-seat =
    { $seat-is ->
        [you] Vous
       *[other] { $seat }
    } : { $forts ->
        [one] { $forts } Fort
       *[other] { $forts } Forts
    }
goblin-warlord-point-fort-built = Tour { $turn } : le repaire { $lair } devient un Fort (+1)
goblin-warlord-point-fort-fell = Tour { $turn } : le repaire { $lair } redevient un Terrier (−1)
goblin-warlord-point-start = Au début : { $forts } ({ $forts-signed })
goblin-warlord-point-none = Aucun Fort ne s’est jamais élevé ici.

# --- Les chapitres des règles

goblin-warlord-chapter-GW-seats = Le but, autour du feu
goblin-warlord-chapter-GW-first = Qui commence
goblin-warlord-chapter-GW-recruit = Recruter
goblin-warlord-chapter-GW-order-table = Ce que permettent les ordres
goblin-warlord-chapter-GW-invade = Envahir
goblin-warlord-chapter-GW-losses = Qui tombe
goblin-warlord-chapter-GW-hoozits = Les Trucmuches
goblin-warlord-chapter-GW-know-wots = Les Je-sais-tout
goblin-warlord-chapter-GW-build = Bâtir
goblin-warlord-chapter-GW-orders = La pioche
goblin-warlord-chapter-GW-order-time = Donner des ordres
goblin-warlord-chapter-GW-dice = Les dés
goblin-warlord-chapter-GW-secrets = Ouvert et secret
goblin-warlord-chapter-GW-end = Devenir Seigneur de guerre

# --- Leçons

goblin-warlord-lesson-recruit = Recruter et regarder autour de soi
goblin-warlord-lesson-recruit-text = Vous êtes Rouge. Chaque tour commence par de nouveaux gobelins : cliquez sur le repaire où ils vivront. Votre autre repaire est presque plein, et il n’y a de place que pour quatre. Puis regardez autour de vous : survolez, touchez ou parcourez au clavier, tout s’explique. Finissez le tour par un ordre ; il dit ce que vous pourrez faire ensuite.
goblin-warlord-lesson-recruit-goal-recruited = Logez votre recrue dans un repaire
goblin-warlord-lesson-recruit-goal-gave-order = Finissez le tour par un ordre
goblin-warlord-lesson-invade = Envahir, et lire ses chances
goblin-warlord-lesson-invade-text = Bleu est faible d’un côté et fort de l’autre. Choisissez un de vos repaires, puis un repaire de Bleu : les chances s’affichent avant que rien n’arrive. Le camp le plus nombreux choisit parmi plus de dés. Trois contre un, c’est un beau jour ; un contre trois, non.
goblin-warlord-lesson-invade-goal-invaded = Menez un de vos repaires contre Bleu
goblin-warlord-lesson-invade-goal-lost = Faites perdre un gobelin à Bleu
goblin-warlord-lesson-orders = Les ordres
goblin-warlord-lesson-orders-text = Votre ordre flotte en bannière : ce tour-ci, c’est Charge ; vous ne pouvez qu’envahir, mais une Ruée emporte deux gobelins. Bleu se cache, et personne ne peut l’attaquer ; Vert ne se cache pas. Envahissez une fois, puis choisissez votre ordre suivant. Avec Couronne vous pourriez bâtir, avec Cache-cache vous seriez en sûreté.
goblin-warlord-lesson-orders-goal-invaded = Chargez Vert
goblin-warlord-lesson-orders-goal-gave-order = Choisissez l’ordre du tour suivant
goblin-warlord-lesson-build = Bâtir un Fort, et gagner
goblin-warlord-lesson-build-text = Trois de vos repaires sont déjà des Forts. Recrutez d’abord, puis faites du dernier le quatrième Fort : trois gobelins le paient, de n’importe lesquels de vos repaires. Quatre Forts à la fois font aussitôt de vous le Seigneur de guerre gobelin.
goblin-warlord-lesson-build-goal-started-upgrading = Commencez à bâtir
goblin-warlord-lesson-build-goal-fort-built = Achevez le quatrième Fort
goblin-warlord-lesson-build-goal-won = Devenez Seigneur de guerre

# --- Un Fort s’élève

goblin-warlord-fort-count = Fort { $forts } sur { $goal }
