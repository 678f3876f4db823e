# --- La boîte sur l’étagère

goblins-inc-box-tag = Bâtissez un robot ridicule. Accusez le pilote.
goblins-inc-box-facts = 2 à 4 joueurs · environ une heure · Objectifs Secrets

# --- Les chapitres des règles

goblins-inc-chapter-GI-editions = Trois éditions
goblins-inc-chapter-GI-teams = Le but et les équipes
goblins-inc-chapter-GI-start = Qui commence
goblins-inc-chapter-GI-blueprints = Le chantier
goblins-inc-chapter-GI-tiles = Les tuiles
goblins-inc-chapter-GI-cockpit = Le Cockpit
goblins-inc-chapter-GI-steps = Cinq étapes
goblins-inc-chapter-GI-plan = Concevoir
goblins-inc-chapter-GI-build-view = Construire
goblins-inc-chapter-GI-silence = Silence
goblins-inc-chapter-GI-loose = Les tuiles flottantes
goblins-inc-chapter-GI-agendas = Les Objectifs Secrets
goblins-inc-chapter-GI-agenda-choice = En garder quatre
goblins-inc-chapter-GI-tokens = Jetons Blindage
goblins-inc-chapter-GI-facing = Pilote et Tacticien
goblins-inc-chapter-GI-engines = Les Moteurs
goblins-inc-chapter-GI-goof = La boulette
goblins-inc-chapter-GI-squabble = La chamaillerie pour les cartes
goblins-inc-chapter-GI-tactics = Tactiques
goblins-inc-chapter-GI-before-roll = Avant le lancer
goblins-inc-chapter-GI-crane = Grue
goblins-inc-chapter-GI-duct-tape = Ruban Adhésif
goblins-inc-chapter-GI-dice = Les dés
goblins-inc-chapter-GI-dice-count = Combien de dés
goblins-inc-chapter-GI-after-roll = Après le lancer
goblins-inc-chapter-GI-dynamite = Dynamite
goblins-inc-chapter-GI-rows = Les lignes
goblins-inc-chapter-GI-hit = Un coup au but
goblins-inc-chapter-GI-cockpit-hit = Un coup au Cockpit
goblins-inc-chapter-GI-both-strike = Les deux frappent
goblins-inc-chapter-GI-disabled = Robots désactivés
goblins-inc-chapter-GI-win = Gagner un combat
goblins-inc-chapter-GI-final-tie = Le nouveau Boss
goblins-inc-chapter-GI-duel = À deux
goblins-inc-chapter-GI-solo-seat = À trois
goblins-inc-chapter-GI-full = Version longue
goblins-inc-chapter-GI-party = Version détente

# --- Le plateau

goblins-inc-board = Le chantier
goblins-inc-moment =
    { $phase ->
        [build] Manche { $round } sur { $rounds } · étape { $step } sur { $steps }{ $job ->
            [plan] { " " }· en donner deux, puis en poser cinq
            [build] { " " }· poser les cinq tuiles
           *[other] { "" }
        }
        [agendas] Manche { $round } sur { $rounds } · Objectifs, puis le combat
        [over] Fin de partie
       *[other] Manche { $round } sur { $rounds } · tour de combat { $fight } sur { $fights } · pertes : { $seated ->
            [1] vous { $own }, eux { $foe }
           *[0] équipe 1 { $own }, équipe 2 { $foe }
        }
    }
goblins-inc-goal-explain = Qui a le plus de points après la dernière manche devient le Boss. À 50, c’est la promotion : on repart de 0, et les 50 restent acquis.
goblins-inc-goal-brief = points. Le premier après la manche { $rounds } devient Boss.
goblins-inc-standing =
    Équipe { $team }{ $job ->
        [plan] { " " }· Concepteur
        [build] { " " }· Constructeur
        [pilot] { " " }· Pilote
        [tactician] { " " }· Tacticien
        [both] { " " }· Pilote et Tacticien
       *[other] { "" }
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goblins-inc-your-robot = Votre robot
goblins-inc-robot-of =
    { $team-is ->
        [you] Votre robot
       *[other] Le robot { $team-genitive }
    }
goblins-inc-look-at = Voir de près : { $what }
goblins-inc-square-empty = vide
goblins-inc-square-blocked = griffonnée sur la carte Projet
goblins-inc-cockpit-square = c3 : le Cockpit
goblins-inc-idle = Les autres s’affairent. Prenez un sandwich.
goblins-inc-watching = Les deux chantiers se dévoilent à la fin de chaque étape.

# --- Les tuiles

goblins-inc-tile = { $art } { $tile }
goblins-inc-kind-weapon =
    { $premium ->
        [1] Arme de Luxe
       *[0] Arme
    }
goblins-inc-kind-armor =
    { $premium ->
        [1] Blindage de Luxe
       *[0] Blindage
    }
goblins-inc-kind-engine =
    { $premium ->
        [1] Moteur de Luxe
       *[0] Moteur
    }
goblins-inc-kind-decoration =
    { $premium ->
        [1] Tuning de Luxe
       *[0] Tuning
    }
goblins-inc-way-n = en haut
goblins-inc-way-e = à droite
goblins-inc-way-s = en bas
goblins-inc-way-w = à gauche
goblins-inc-tile-arrows =
    { $arrows ->
        [one] { $arrows } flèche { $ways }
       *[other] { $arrows } flèches { $ways }
    }
goblins-inc-tile-plates =
    { $plates ->
        [one] { $plates } plaque { $ways }
       *[other] { $plates } plaques { $ways }
    }
goblins-inc-tile-engines =
    { $engines ->
        [one] { $engines } Moteur
       *[other] { $engines } Moteurs
    }
goblins-inc-tile-metal = métal { $ways }
goblins-inc-tile-metal-all = métal tout autour
goblins-inc-art-w-cannon = Canon
goblins-inc-art-w-rocket = Fusée
goblins-inc-art-w-drill = Foreuse
goblins-inc-art-w-plunger = Ventouse
goblins-inc-art-w-pan = Poêle à frire
goblins-inc-art-w-mallet = Maillet
goblins-inc-art-w-fork = Fourchette
goblins-inc-art-w-fish = Poisson
goblins-inc-art-w-teeth = Dentier
goblins-inc-art-w-sling = Lance-pierre
goblins-inc-art-w-bees = Ruche
goblins-inc-art-w-glove = Gant de boxe
goblins-inc-art-w-saw = Scie
goblins-inc-art-w-bomb = Bombe
goblins-inc-art-w-flail = Fléau
goblins-inc-art-w-boot = Botte
goblins-inc-art-w-umbrella = Parapluie
goblins-inc-art-w-magnet = Aimant
goblins-inc-art-w-broom = Balai
goblins-inc-art-w-trumpet = Trompette
goblins-inc-art-w-snake = Serpent en boîte
goblins-inc-art-w-hook = Grappin
goblins-inc-art-w-tesla = Bobine à éclairs
goblins-inc-art-w-tesla-2 = Bobine grincheuse
goblins-inc-art-w-tesla-3 = Petite bobine
goblins-inc-art-w-dragon = Dragon
goblins-inc-art-w-dragon-2 = Vieux dragon
goblins-inc-art-w-tentacle = Tentacule
goblins-inc-art-w-tentacle-2 = Tentacule gluant
goblins-inc-art-w-scissors = Ciseaux
goblins-inc-art-w-scissors-2 = Ciseaux émoussés
goblins-inc-art-w-chicken = Poulet
goblins-inc-art-w-chicken-2 = Poulet furieux
goblins-inc-art-r-hatch = Écoutille
goblins-inc-art-r-hatch-2 = Écoutille cabossée
goblins-inc-art-r-hatch-3 = Double écoutille
goblins-inc-art-r-lid = Couvercle
goblins-inc-art-r-lid-2 = Couvercle tordu
goblins-inc-art-r-door = Porte
goblins-inc-art-r-door-2 = Double porte
goblins-inc-art-r-mattress = Matelas
goblins-inc-art-r-mattress-2 = Double matelas
goblins-inc-art-e-pot = Poêle à bois
goblins-inc-art-e-pot-2 = Poêle à bois noirci
goblins-inc-art-e-pot-3 = Double poêle à bois
goblins-inc-art-e-wheel = Roue à hamster
goblins-inc-art-e-wheel-2 = Roue qui couine
goblins-inc-art-e-kettle = Bouilloire
goblins-inc-art-e-kettle-2 = Double bouilloire
goblins-inc-art-e-jar = Bocal d’orage
goblins-inc-art-e-jar-2 = Double bocal d’orage
goblins-inc-art-d-duck = Canard de bain
goblins-inc-art-d-flamingo = Flamant rose
goblins-inc-art-d-gnome = Nain de jardin
goblins-inc-art-d-cactus = Cactus
goblins-inc-art-d-gramo = Gramophone
goblins-inc-art-d-fuzzy = Dés en peluche
goblins-inc-art-d-disco = Boule disco
goblins-inc-art-d-cock = Girouette
goblins-inc-art-d-cake = Gâteau

# --- Le robot en chiffres

goblins-inc-gauges = Ce que donne le robot
goblins-inc-robot-so-far = Le robot jusqu’ici
goblins-inc-robot-now = Votre robot
goblins-inc-gauge-engines = Moteurs
goblins-inc-gauge-tokens = jetons
goblins-inc-gauge-tokens-to-come = jetons à venir
goblins-inc-gauge-arrows = Flèches : { $far } vers le fond, { $right } à droite, { $near } vers vous, { $left } à gauche
goblins-inc-gauge-arrows-facing = Flèches : { $front } à l’avant, { $right } à votre droite, { $rear } à l’arrière, { $left } à votre gauche
goblins-inc-arrows-explain = Les flèches du robot comme vous le voyez ; son avant fait face à l’autre robot. Chacune compte pour le côté qu’elle indique, où que soit l’Arme, même tournée vers l’intérieur. Cinq dés au plus ; la Surchauffe en retire ensuite un.
goblins-inc-gauge-loose =
    { $tiles ->
        [one] { $tiles } flottante, qui tombera
       *[other] { $tiles } flottantes, qui tomberont
    }
goblins-inc-loose-explain = Les tuiles flottantes tombent dans votre casse avant le combat. Elles y comptent pour les Objectifs adverses, mais pas comme perdues au combat.
goblins-inc-gauge-open =
    { $squares ->
        [0] plus rien ne se raccorde
        [1] dernière case où raccorder
       *[other] cases où raccorder
    }
goblins-inc-open-explain = Cases vides où le métal de votre robot attend du métal. Quand il n’y en a plus, toute nouvelle tuile flotte et tombe avant le combat.
goblins-inc-holds =
    { $tiles ->
        [one] Si elle casse, { $tiles } tuile tombe avec elle.
       *[other] Si elle casse, { $tiles } tuiles tombent avec elle.
    }
goblins-inc-arrows-per-side = flèches par côté
goblins-inc-scrapyard = La casse
goblins-inc-lost-explain = Tuiles, jetons et gobelins perdus au combat. Si aucun robot n’est désactivé après quatre tours, ou si les deux le sont, qui a le moins perdu gagne. À égalité, personne.
goblins-inc-out-explain = Un robot sans gobelin dans le Cockpit ou sans Arme est désactivé : l’autre équipe gagne. On le vérifie quand les deux ont tiré tous leurs dés.
goblins-inc-crew-count = Dans le Cockpit : { $goblins }. Armes : { $weapons }.
goblins-inc-scrapyard-count =
    { $loose ->
        [0] Casse : { $lost }
        [one] Casse : { $lost } + { $loose } flottante
       *[other] Casse : { $lost } + { $loose } flottantes
    }
goblins-inc-scrap-lost =
    { $tiles ->
        [one] Arrachée au combat : { $tiles } tuile
       *[other] Arrachées au combat : { $tiles } tuiles
    }
goblins-inc-scrap-loose =
    { $tiles ->
        [one] Tombée avant le combat : { $tiles } tuile
       *[other] Tombées avant le combat : { $tiles } tuiles
    }
goblins-inc-scrap-tokens =
    { $tokens ->
        [one] { $tokens } jeton Blindage
       *[other] { $tokens } jetons Blindage
    }
goblins-inc-scrap-goblins =
    { $goblins ->
        [one] { $goblins } gobelin, vexé
       *[other] { $goblins } gobelins, vexés
    }

# --- Les équipes

goblins-inc-teamup = Manche { $round } sur { $rounds } : faites des équipes !
goblins-inc-teaming = Les équipes
goblins-inc-teamup-go = Au chantier !
goblins-inc-asks-team-up = Manche { $round } : qui est avec qui, et quels sont vos Objectifs Secrets ? Puis au chantier !
goblins-inc-asks-score = La manche { $round } est jouée. Qui gagne quoi ? Retournez les cartes.
goblins-inc-asks-wrecks = La manche { $round } est jouée. Regardez ce qu’il en reste. Puis place aux points !
goblins-inc-asks-give =
    { $given ->
        [0] Deux de ces cinq tuiles sont à donner : lesquelles ? Touchez la première.
       *[other] Encore une : touchez une tuile, ou glissez-la dans la caisse.
    }
goblins-inc-asks-place = Où va la tuile { $tile } ? Touchez une case. Touchez la tuile pour la tourner.
goblins-inc-asks-place-last = La tuile { $tile } ne se raccorde plus qu’en { $square }. Gardez-y du métal libre, sinon le reste flotte !
goblins-inc-asks-place-shut = Plus de métal libre : les tuiles vont flotter. En reprendre une et la tourner ?
goblins-inc-asks-done = Les cinq sont posées. Tournez-les et déplacez-les à votre gré, puis touchez « C’est terminé ! ».
goblins-inc-asks-keep =
    { $left ->
        [0] Ces quatre-là ? Scellez-les, ou échangez-en un.
        [one] Encore un Objectif à garder. Lequel ?
       *[other] Quels Objectifs rapporteront le plus ? Gardez-en encore { $left }.
    }
goblins-inc-asks-bet = Tournez le pari : Star rapporte si vous gagnez, Traître si vous perdez.
goblins-inc-asks-steer = Amenez un côté à l’avant, visez un des leurs, puis scellez.
goblins-inc-asks-steer-team = Vous êtes Pilote, { $partner } choisit la carte. Amenez un côté à l’avant, visez, puis scellez.
goblins-inc-asks-pick = Quelle carte voulez-vous ? Touchez-la.
goblins-inc-asks-pick-team = Vous êtes Tacticien, { $partner } pilote. Quelle carte voulez-vous ? Touchez-la.
goblins-inc-team = Équipe { $team }
goblins-inc-team-yours = Votre équipe
goblins-inc-teamup-first = construit et pilote en premier
goblins-inc-teamup-second = construit ensuite, d’abord Tacticien
goblins-inc-teamup-alone = en solitaire : construit et se bat pour deux
goblins-inc-teamup-duel = Pilote et Tacticien à la fois
goblins-inc-teamup-partners = Un robot pour deux : l’un conçoit pendant que l’autre construit, puis on échange. Au combat, on échange les postes à chaque tour. La victoire rapporte 2 points pour chacun de vos gobelins encore à bord, 1 pour chacun de ceux de votre partenaire. À la manche suivante, les équipes changent.
goblins-inc-teamup-new = Tout est neuf : robots, Projet, Objectifs, cartes. Seuls vos points restent.
goblins-inc-blueprint = Le Projet : rien ne se construit en { $squares }
goblins-inc-blueprint-note = Taches de café. Personne n’y pose rien, dans aucune des deux équipes. Les 20 autres cases reçoivent chacune une tuile.
goblins-inc-drawn-agendas = Vos Objectifs Secrets
goblins-inc-drawn-agendas-note = Une fois les robots finis, vous en gardez quatre. Personne d’autre ne les voit, pas même votre partenaire.
goblins-inc-open-agendas = Objectifs visibles
goblins-inc-open-agendas-note = Tout le monde marque ces trois-là dans cette manche.

# --- Concevoir et construire

goblins-inc-tray = Vos tuiles
goblins-inc-tray-placed = posée
goblins-inc-tray-in-hand = en main
goblins-inc-tray-kept = à construire
goblins-inc-tray-from = { $seat-genitive }
goblins-inc-crate = Caisse-cadeau
goblins-inc-crate-for = Caisse-cadeau pour { $seat-accusative }
goblins-inc-crate-note = En échange, vous en recevez deux des leurs, à l’aveugle. Puis vous posez les cinq sur votre robot.
goblins-inc-crate-note-team = En échange, vous en recevez deux des leurs, à l’aveugle. { $partner } construit votre robot en ce moment ; puis vous posez les cinq.
goblins-inc-crate-in = Dans la caisse : { $tile }
goblins-inc-crate-out = Hors de la caisse : { $tile }
goblins-inc-give-first = Deux tuiles pour la caisse
goblins-inc-take-it = Prendre la tuile { $tile } en main
goblins-inc-turn-it = Tourner la tuile { $tile }
goblins-inc-show-it = Montrer la tuile { $tile }
goblins-inc-lift-it = Reprendre la tuile { $tile }
goblins-inc-rose = Tourner la tuile { $tile }
goblins-inc-rose-turn = Haut vers { $turn-accusative }
goblins-inc-done = C’est terminé !
goblins-inc-done-left =
    { $tiles ->
        [one] Encore { $tiles } tuile
       *[other] Encore { $tiles } tuiles
    }

# --- Les Objectifs

goblins-inc-keep = Vous gardez
goblins-inc-keep-count = { $kept } sur { $all }
goblins-inc-keep-slot = encore un ici
goblins-inc-keep-it = Garder { $agenda }
goblins-inc-keep-not = Ne plus garder { $agenda }
goblins-inc-agenda-hand = Dans votre main
goblins-inc-worth-now = valeur actuelle
goblins-inc-worth =
    { $points ->
        [one] Vaut { $points } point en ce moment.
       *[other] Vaut { $points } points en ce moment.
    }
goblins-inc-your-agendas = Vos Objectifs
goblins-inc-agendas-sealed = Quatre Objectifs, scellés. Sifflotez d’un air innocent.
goblins-inc-agendas-watching = Chacun choisit ses Objectifs Secrets. On ne regarde pas.
goblins-inc-seal = Sceller
goblins-inc-seal-more =
    { $cards ->
        [one] Sceller : encore { $cards }
       *[other] Sceller : encore { $cards }
    }
goblins-inc-bet-choose = Star ou Traître ?
goblins-inc-bet-to-star = Tourner côté Star
goblins-inc-bet-to-snitch = Tourner côté Traître
goblins-inc-bet-on-star = Parier sur Star
goblins-inc-bet-on-snitch = Parier sur Traître
goblins-inc-agenda-artist-brief = 2 par Tuning sur votre robot
goblins-inc-agenda-camouflager-brief = 2 par tuile contre un bord de votre Cockpit
goblins-inc-agenda-decoy-brief = 2 par jeton Blindage sur votre robot
goblins-inc-agenda-greasemonkey-brief = 2 par tuile Moteur sur votre robot
goblins-inc-agenda-guardian-brief = 1 par paire de tuiles sur votre robot
goblins-inc-agenda-jellybones-brief = 2 par tuile Blindage sur votre robot
goblins-inc-agenda-junkdealer-brief = 2 par lot de 3 tuiles de votre robot qui ne sont pas de Luxe
goblins-inc-agenda-metalhead-brief = 2 par tuile de Luxe sur votre robot
goblins-inc-agenda-sandbagger-brief = 1 par tuile autour de votre Cockpit, coins compris
goblins-inc-agenda-berserker-brief = 1 par lot de 3 tuiles dans leur casse
goblins-inc-agenda-driller-brief = 2 ou 1 par trou autour de leur Cockpit
goblins-inc-agenda-gun-nut-brief = 3 par paire de jetons qu’ils perdent
goblins-inc-agenda-kamikaze-brief = 2 par Blindage dans leur casse
goblins-inc-agenda-ninja-brief = 3 par gobelin éjecté de chez eux
goblins-inc-agenda-pyromaniac-brief = 2 par lot de 3 Armes dans leur casse
goblins-inc-agenda-rocketeer-brief = 2 par lot de 3 tuiles dans leur casse qui ne sont pas de Luxe
goblins-inc-agenda-saboteur-brief = 2 par tuile Moteur dans leur casse
goblins-inc-agenda-sharpshooter-brief = 3 par paire de tuiles de Luxe dans leur casse
goblins-inc-agenda-show-off-brief = 2 par Tuning dans leur casse
goblins-inc-agenda-stockpiler-brief = 4 par lot Moteur + Arme + Tuning de leur casse
goblins-inc-agenda-bet-brief = Star : 4 si votre équipe gagne. Traître : 4 si elle perd. Match nul : rien.

# --- Le combat

goblins-inc-job-pilot = Pilote
goblins-inc-job-tactician = Tacticien
goblins-inc-job-both = Pilote et Tacticien
goblins-inc-crew-job =
    { $job } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goblins-inc-turned-front = N’a pas tourné.
goblins-inc-turned-right = Côté droit à l’avant.
goblins-inc-turned-rear = A fait demi-tour.
goblins-inc-turned-left = Côté gauche à l’avant.
goblins-inc-turned-foe-right = Le côté à votre gauche à l’avant.
goblins-inc-turned-foe-left = Le côté à votre droite à l’avant.
goblins-inc-turned-foe-front = N’a pas tourné.
goblins-inc-turned-foe-rear = A fait demi-tour.
goblins-inc-hot = Surchauffe !
goblins-inc-unused =
    { $unused ->
        [0] Aucun Moteur inutilisé.
        [one] { $unused } Moteur inutilisé.
       *[other] { $unused } Moteurs inutilisés.
    }
goblins-inc-sealing = On règle les tableaux de contrôle. Silence.
goblins-inc-sealed-controls = Scellé : { $turn } ; vous visez { $aim }.
goblins-inc-job-note-pilot = Si le Cockpit est touché, vos gobelins sont éjectés les premiers : vous êtes Pilote. Au prochain tour de combat, on échange les postes.
goblins-inc-job-note-tactician = Vous rangez les dés. Si le Cockpit est touché, les gobelins { $partner-genitive } sont éjectés les premiers. Au prochain tour de combat, on échange les postes.
goblins-inc-partner-fires = { $partner }, votre Tacticien, utilise la carte et range vos dés.
goblins-inc-pilot-panel = Le tableau de contrôle du Pilote
goblins-inc-dial-turn = Tourner
goblins-inc-dial-turn-front = Ne pas tourner : Surchauffe
goblins-inc-dial-turn-right = Amener le côté droit à l’avant (Moteurs : { $cost })
goblins-inc-dial-turn-rear = Amener l’arrière à l’avant (Moteurs : { $cost })
goblins-inc-dial-turn-left = Amener le côté gauche à l’avant (Moteurs : { $cost })
goblins-inc-dial-turn-front-brief = rester : Surchauffe, un dé de moins
goblins-inc-dial-turn-right-brief = votre côté droit à l’avant
goblins-inc-dial-turn-rear-brief = demi-tour
goblins-inc-dial-turn-left-brief = votre côté gauche à l’avant
goblins-inc-dial-aim = Viser
goblins-inc-dial-aim-front = Viser l’avant adverse
goblins-inc-dial-aim-right = Viser leur côté à votre droite (Moteurs : { $cost })
goblins-inc-dial-aim-rear = Viser l’arrière adverse (Moteurs : { $cost })
goblins-inc-dial-aim-left = Viser leur côté à votre gauche (Moteurs : { $cost })
goblins-inc-dial-aim-front-brief = leur avant
goblins-inc-dial-aim-right-brief = leur côté à votre droite
goblins-inc-dial-aim-rear-brief = leur arrière
goblins-inc-dial-aim-left-brief = leur côté à votre gauche
goblins-inc-dial-goof = une boulette
goblins-inc-goof-explain = Une boulette : il faut plus de Moteurs qu’il n’y en a. Tous sont dépensés, le robot ne tourne pas, surchauffe et frappe l’avant adverse.
goblins-inc-overheat-explain = Un robot qui ne tourne pas surchauffe : un dé de moins ce tour-ci.
goblins-inc-pilot-panel-engines = Moteurs : { $engines }, nécessaires : { $cost }
goblins-inc-pilot-panel-goof = Boulette ! Il faut { $cost } Moteurs et il y en a { $engines } : pas de rotation, Surchauffe, visée de face, aucun Moteur inutilisé.
goblins-inc-pilot-panel-result =
    { $dice ->
        [0] Aucun dé
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $over ->
        [0] { "" }
       *[other] { " " }(sur { $over } flèches, cinq comptent)
    }{ $hot ->
        [1] { " " }(un de moins : Surchauffe)
       *[0] { "" }
    }, { $unused ->
        [0] aucun Moteur inutilisé.
        [one] { $unused } Moteur inutilisé.
       *[other] { $unused } Moteurs inutilisés.
    }
goblins-inc-suppose = Leur prochain avant :
goblins-inc-suppose-front = le même
goblins-inc-suppose-right = ←
goblins-inc-suppose-rear = l’arrière
goblins-inc-suppose-left = →
goblins-inc-suppose-named-right = s’ils amènent à l’avant le côté à votre gauche
goblins-inc-suppose-named-left = s’ils amènent à l’avant le côté à votre droite
goblins-inc-suppose-named-front = s’ils restent ainsi
goblins-inc-suppose-named-rear = s’ils font demi-tour
goblins-inc-suppose-struck = vous frappez le côté rouge : { $side }.
goblins-inc-struck-front = leur avant actuel
goblins-inc-struck-right = à votre droite
goblins-inc-struck-rear = leur arrière actuel
goblins-inc-struck-left = à votre gauche
goblins-inc-tactics = Tactique
goblins-inc-tactics-nobody = personne
goblins-inc-tactics-missed = n’a rien
goblins-inc-tactics-squabble = La même carte pour les deux ? Elle va à qui a le plus de Moteurs inutilisés : vous { $own }, eux { $foe } au plus. À égalité, aux deux.
goblins-inc-both-halves-explain = Si la carte a deux moitiés, vous pouvez utiliser les deux.
goblins-inc-cards-explain = Les trois cartes partent après ce tour de combat, utilisées ou non. Le suivant en apporte trois autres.
goblins-inc-ability-nitro-brief = Après le lancer : relancez un dé, ou tous.
goblins-inc-ability-emergency-brief = Après le lancer : relancez les faces vierges.
goblins-inc-ability-homing-brief = Après le lancer : changez le chiffre d’un dé.
goblins-inc-ability-dynamite-brief = Après le lancer : le premier coup au but frappe deux fois.
goblins-inc-ability-sabotage-brief = Avant le lancer : une flèche de plus.
goblins-inc-ability-duct-tape-brief = Avant le lancer : un jeton sur une de vos tuiles.
goblins-inc-ability-crane-brief = Avant le lancer : déplacez ou tournez une de vos tuiles.
goblins-inc-tools = Votre carte
goblins-inc-ability-nitro-how = Touchez le dé à relancer, ou relancez tout. Le résultat reste.
goblins-inc-ability-emergency-how = Toutes vos faces vierges sont relancées jusqu’à la dernière.
goblins-inc-ability-homing-how = Touchez un dé, puis le chiffre qu’il montrera.
goblins-inc-ability-dynamite-how = Le premier dé qui touche quelque chose frappe deux fois sa ligne.
goblins-inc-ability-sabotage-how = Une flèche vers l’avant de plus pour cette attaque.
goblins-inc-ability-sabotage-wasted = Vous avez déjà cinq flèches, et il n’en compte jamais plus de cinq : le Sabotage serait gaspillé.
goblins-inc-ability-duct-tape-how = Touchez la tuile qui recevra un jeton.
goblins-inc-ability-crane-how = Touchez la tuile à lever, puis l’endroit où la poser ; tournez-la ici.
goblins-inc-go-emergency = Relancer les faces vierges
goblins-inc-go-dynamite = Allumer la mèche
goblins-inc-go-sabotage = Une flèche de plus !
goblins-inc-go-give = C’est cadeau !
goblins-inc-go-pilot = Sceller le tableau
goblins-inc-go-pick = Sceller la carte
goblins-inc-go-tape = Scotcher !
goblins-inc-go-crane = Poser !
goblins-inc-go-order = Feu !
goblins-inc-go-discard = Défausser
goblins-inc-go-nitro = Relancer !
goblins-inc-go-token = Le lâcher
goblins-inc-crane-lift = Lever cette tuile
goblins-inc-crane-drop = La remettre à sa place
goblins-inc-nitro-one = Relancer le dé { $die } ({ $face })
goblins-inc-nitro-all = Tout relancer
goblins-inc-homing-one = Tourner le dé { $die } ({ $face })
goblins-inc-homing-to = sur
goblins-inc-homing-row = sur { $row }
goblins-inc-pass =
    { $tools ->
        [0] Lancer les dés
       *[other] Lancer sans la carte
    }
goblins-inc-dice = Les dés
goblins-inc-your-dice = Vos dés
goblins-inc-their-dice = Leurs dés
goblins-inc-no-dice = aucun dé
goblins-inc-blank = vierge
goblins-inc-in-order = dans cet ordre
goblins-inc-blanks =
    { $dice ->
        [one] Faces vierges : { $dice } raté.
       *[other] Faces vierges : { $dice } ratés.
    }
goblins-inc-rack-how = Glissez-les en ordre, ou poussez-les avec les flèches.
goblins-inc-rack-same = Rien à ranger : dans tous les ordres, c’est pareil. Feu !
goblins-inc-nothing-to-sort = Rien à ranger : ça part tout seul.
goblins-inc-die-row = { $place }. Dé { $die }. { $result }
goblins-inc-die-earlier = Dé { $die } : frapper plus tôt
goblins-inc-die-later = Dé { $die } : frapper plus tard
goblins-inc-strike-destroyed =
    { $fallen ->
        [0] Tuile { $tile } arrachée.
        [one] Tuile { $tile } arrachée, { $fallen } autre tombe avec elle.
       *[other] Tuile { $tile } arrachée, { $fallen } autres tombent avec elle.
    }
goblins-inc-strike-token-lost = { $tile } : un jeton de moins.
goblins-inc-strike-tokens-hit = { $tile } : un jeton de moins, au choix de leur Pilote.
goblins-inc-strike-goblin-left =
    Cockpit touché : { $seat-is ->
        [you] un de vos gobelins
       *[other] un gobelin { $seat-genitive }
    } s’envole.
goblins-inc-strike-cockpit-empty = Cockpit touché, mais il n’y a plus personne.
goblins-inc-strike-row-empty = Rien par là.
goblins-inc-strike-open = Cela dépend de ce que leur Pilote lâche.
goblins-inc-blow = Dé { $die }, un { $row }. { $what }
goblins-inc-blow-destroyed =
    { $fallen ->
        [0] La tuile { $tile } est arrachée.
        [one] La tuile { $tile } est arrachée, et { $fallen } autre avec elle : plus rien ne la tenait.
       *[other] La tuile { $tile } est arrachée, et { $fallen } autres avec elle : plus rien ne les tenait.
    }
goblins-inc-blow-token-lost = La tuile { $tile } tient bon : un jeton encaisse le coup.
goblins-inc-blow-tokens-hit = { $tile } : plusieurs jetons. Le Pilote en lâche un.
goblins-inc-blow-token-given-up = Un jeton de moins ; toujours en place : { $tiles }.
goblins-inc-blow-sum =
    { $lost ->
        [one] { $lost } perte dans cette attaque
       *[other] { $lost } pertes dans cette attaque
    }
goblins-inc-gift =
    { $seat-is ->
        [you] De votre part
       *[other] De la part { $seat-genitive }
    }, avec amour :
goblins-inc-token-choice = Quel jeton lâchez-vous ?
goblins-inc-token-over = sur { $tiles }
goblins-inc-token-waiting = La tuile { $tile } est touchée en { $square }. Le Pilote choisit le jeton à perdre.
goblins-inc-says-token = Lâcher le jeton posé ici : { $tiles }

# --- Les points

goblins-inc-score-round = Manche { $round } : les points
goblins-inc-score-sheet = Feuille de marque
goblins-inc-score-again = Revoir la manche { $round }
goblins-inc-score-next = Carte suivante
goblins-inc-score-all = Tout d’un coup
goblins-inc-score-on = On continue
goblins-inc-score-first = Place aux points
goblins-inc-score-end = Voir la fin
goblins-inc-won-disabled =
    { $team-is ->
        [you] Vous gagnez : l’autre robot est désactivé.
       *[other] { $team } gagne : l’autre robot est désactivé.
    }
goblins-inc-won-losses =
    { $team-is ->
        [you] Vous gagnez. Pertes au combat : vous { $lost }, eux { $enemy }.
       *[other] { $team } gagne. Pertes au combat : { $lost } contre { $enemy }.
    }
goblins-inc-drawn =
    Personne ne gagne : { $lost ->
        [one] { $lost } perte de chaque côté.
       *[other] { $lost } pertes de chaque côté.
    }
goblins-inc-win-points = Victoire
goblins-inc-win-brief = 2 par gobelin à soi encore à bord, 1 par gobelin du partenaire
goblins-inc-plus = +{ $points }
goblins-inc-counted-pieces = × { $pieces }
goblins-inc-race = À cinquante, on retourne la carte Promotion
goblins-inc-race-at =
    { $seat-is ->
        [you] Vous
       *[other] { $seat }
    } : { $points }
goblins-inc-race-how = À cinquante, votre gobelin repart de 0, et la carte à côté vaut 50.
goblins-inc-race-promoted =
    { $seat-is ->
        [you] Cinquante ! Vous montez en grade.
       *[other] Cinquante ! { $seat } monte en grade.
    }
goblins-inc-points-round = Manche { $round } :
goblins-inc-points-win = victoire { $points }

# --- Premières leçons

goblins-inc-lesson-build = Boulonner
goblins-inc-lesson-build-text = Une tuile tient là où son métal touche du métal, jusqu’au Cockpit ; une étincelle montre la soudure. Ce qui ne tient à rien est hachuré et tombe avant le combat. Posez vos cinq tuiles sur les cases qui brillent ; touchez une tuile pour la tourner. Tournez les flèches vers l’extérieur ; une plaque de Blindage qui touche du métal protège les deux tuiles.
goblins-inc-lesson-build-goal-placed-secretly = Posez une tuile sur le robot.
goblins-inc-lesson-build-goal-assembled = Posez les cinq et annoncez que c’est terminé.
goblins-inc-lesson-agendas = Objectifs Secrets
goblins-inc-lesson-agendas-text = Les boucliers récompensent ce qui reste sur votre robot, les éclats ce qui tombe du leur, le jeton parie sur le vainqueur. Le nombre donne la valeur du moment : au combat, les boucliers ne peuvent que baisser, les éclats que monter. Gardez-en quatre.
goblins-inc-lesson-agendas-goal-agenda-discarded = Défaussez ce qui ne vaut pas grand-chose.
goblins-inc-lesson-agendas-goal-agendas-kept = Scellez les quatre que vous gardez.
goblins-inc-lesson-aim = Tourner et viser
goblins-inc-lesson-aim-text = Pilote, vous amenez un côté de votre robot à l’avant : ses flèches sont vos dés. Ne pas tourner, c’est la Surchauffe et un dé de moins. Puis vous visez un de leurs côtés. Chaque boulon est un Moteur ; ceux qui restent inutilisés font gagner la chamaillerie pour une carte Tactique. Ici, le côté droit a trois flèches.
goblins-inc-lesson-aim-goal-pilot-sealed = Réglez le tableau de contrôle et scellez-le.
goblins-inc-lesson-aim-goal-pick-sealed = Choisissez une carte Tactique.
goblins-inc-lesson-dice = Les dés en ordre
goblins-inc-lesson-dice-text = Chaque dé frappe la première tuile de sa ligne, l’un après l’autre. Ce qui se détache tombe avant le dé suivant. L’ordre compte donc : à côté des dés, vous lisez ce que chacun casserait. Glissez le 2 tout en haut et voyez ce qui arrive au Cockpit.
goblins-inc-lesson-dice-goal-was-done = Mettez les dés en ordre et tirez.
goblins-inc-lesson-dice-goal-goblin-left = Éjectez un gobelin de leur Cockpit.
