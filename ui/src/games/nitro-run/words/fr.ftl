# Ce que seule la page dit de Nitro Run. Les mots des règles sont dans src/goblins/locales.

# --- La boîte sur l’étagère

nitro-run-box-tag = Sept jours, une voie, des fioles très fâchées.
nitro-run-box-facts = 1 joueur · une demi-heure · quatre gouffres
nitro-run-box-play = Commencer la semaine

nitro-run-board = La mine
nitro-run-chasm = Le gouffre
nitro-run-schemers = Magouilleurs
nitro-run-production = Production
nitro-run-zone-draft = Dessin
nitro-run-zone-gather = Collecte
nitro-run-zone-build = Construction
nitro-run-pool = Réserve de plans
nitro-run-stack =
    { $specs ->
        [0] La pile est vide
        [one] 1 plan dans la pile
       *[other] { $specs } plans dans la pile
    }
nitro-run-plan = planifier
nitro-run-week = La semaine de la nitro
nitro-run-goal = Où vous en êtes
nitro-run-goal-day = Jour { $day } sur { $days }
nitro-run-goal-overtime =
    { $left ->
        [0] Jour { $day } : dernier jour d’heures sup’
       *[other] Jour { $day } : heures sup’ jusqu’au jour { $last }
    }
nitro-run-goal-lacking =
    { $sections ->
        [-1] Chemin bloqué
        [one] encore { $sections } tronçon
       *[other] encore { $sections } tronçons
    }
nitro-run-goal-load =
    { $tomorrow ->
        [0] Charge { $load }, demain BOUM
       *[other] Charge { $load }, demain { $tomorrow }
    }
nitro-run-goal-points =
    { $points ->
        [one] { $points } point au plus
       *[other] { $points } points au plus
    }
nitro-run-goal-section = Tronçon { $ridden } sur { $sections }
nitro-run-goal-stability = Stabilité { $n }
nitro-run-goal-speed = Vitesse { $n }
nitro-run-legend = Ce que disent les notes
nitro-run-legend-way = plus court chemin
nitro-run-legend-reach = actions pour y aller
nitro-run-token-happy = joyeuse
nitro-run-token-brewing = en train de mûrir
nitro-run-token-sour = fâchée pour de bon
nitro-run-token-blown = partie en fumée
nitro-run-moment = Jour { $day } sur { $days } · { $chasm }
nitro-run-moment-overtime = Jour { $day }, heures sup’ · { $chasm }
nitro-run-moment-run = La course · tronçon { $ridden } sur { $sections }
nitro-run-space = { $space } : { $terrain }
nitro-run-tunnel = du tunnel { $tunnel }
nitro-run-space-section = tronçon { $spec } posé { $join }
nitro-run-space-rubble = sous un éboulis
nitro-run-gate-entrance = entrée
nitro-run-gate-exit = sortie
nitro-run-terrain-chasm = gouffre
nitro-run-terrain-crag = piton
nitro-run-terrain-cave = grotte
nitro-run-terrain-ledge = corniche
nitro-run-terrain-blasted = piton qui a sauté
nitro-run-terrain-half-space = demi-case
nitro-run-kind-blank = un plan vide
nitro-run-kind-rubble = un éboulis
nitro-run-number = nº { $spec }
nitro-run-spec = Plan { $spec } : { $shape }, numéros jusqu’à { $top }
nitro-run-section = Tronçon { $spec } : { $shape }, terminé
nitro-run-spec-at = au { $value }
nitro-run-days =
    { $days ->
        [0] prêt
        [one] 1 nuit
       *[other] { $days } nuits
    }
nitro-run-odds = au verso, peut-être : voie { $track }, vide { $blank }, éboulis { $rubble }
nitro-run-odds-brief = voie { $track }/{ $all }
nitro-run-says-demolish = Faire sauter { $obstruction-id ->
        [crag] le piton
        [rubble] l’éboulis
       *[track] la voie
    } en { $space } pour une fiole joyeuse (charge { $load } → { $left }{ $specs ->
        [0] { "" }
        [one] , et { $specs } plan de la réserve retourné
       *[other] , et { $specs } plans de la réserve retournés
    })
nitro-run-says-draft = Dessiner le plan { $spec } (voie { $track } sur { $all }{ $blank ->
        [0] { "" }
       *[other] , vide { $blank } sur { $all }
    }{ $rubble ->
        [0] { "" }
       *[other] , éboulis { $rubble } sur { $all }
    })
nitro-run-face = stabilité { $stability-signed }, vitesse { $speed-signed }
nitro-run-face-quiet = un tronçon calme
nitro-run-schemer =
    { $stunned ->
        [1] { $schemer } en { $space } : sonné pour aujourd’hui
       *[0] { $actions ->
            [0] { $schemer } en { $space } : plus d’action
            [one] { $schemer } en { $space } : encore 1 action
           *[other] { $schemer } en { $space } : encore { $actions } actions
        }
    }
nitro-run-stunned = sonné
nitro-run-grunt = Grouillot { $grunt } : { $task }
nitro-run-sector = Grouillot { $grunt } : { $task }
nitro-run-task = { $task } : { $facing } sur { $needs ->
        [one] { $needs } grouillot
       *[other] { $needs } grouillots
    }
nitro-run-team = Tous ensemble
nitro-run-turn = Tourner
nitro-run-blast = Faire sauter
nitro-run-hold-section = Tronçon { $spec } en main : choisissez la case { $schemer-genitive } ou une voisine.
nitro-run-hold-third = Tronçon { $spec } en main : il doit rejoindre celui qu’on vient de poser.
nitro-run-hold-match = Faire sauter quoi : un piton, un éboulis, une voie ?
nitro-run-hold-match-more =
    { $specs ->
        [0] Une action, une fiole joyeuse.
        [one] Une action, une fiole joyeuse. Puis { $specs } plan de la réserve est retourné : un éboulis tombe, un plan vide s’en va.
       *[other] Une action, une fiole joyeuse. Puis { $specs } plans de la réserve sont retournés : les éboulis tombent, les plans vides s’en vont.
    }
nitro-run-further = Aux grouillots ↓
nitro-run-team-now = Tous ensemble : une action
nitro-run-team-later = Tous ensemble : dès qu’il y a des grouillots ici
nitro-run-question-schemer-more = Deux actions chacun, l’un après l’autre.
nitro-run-question-act-more =
    { $others ->
        [0] { "" }
       *[other] Ou encore : { $rest }.
    }
nitro-run-question-calm-more =
    { $stability ->
        [0] À stabilité 0, la plus basse des joyeuses se fâche juste après.
       *[other] { "" }
    }
nitro-run-only =
    { $actions ->
        [one] Il reste { $actions } action à { $schemer } : { $idea }.
       *[other] { $schemer } a { $actions } actions : { $idea }.
    }
nitro-run-idea-turn-blue = tourner un grouillot vers le bleu
nitro-run-idea-turn-yellow = tourner un grouillot vers le jaune
nitro-run-idea-turn-black = tourner un grouillot vers le noir
nitro-run-idea-turn-red = tourner un grouillot vers le rouge
nitro-run-idea-team = tous ensemble
nitro-run-notes =
    { $sections ->
        [-1] Notes : bloqué
        [one] Notes : encore { $sections } tronçon
       *[other] Notes : encore { $sections } tronçons
    }
nitro-run-notes-way = { $way } sur { $ways }
nitro-run-nights-to-come =
    { $days ->
        [one] +{ $days } nuit
       *[other] +{ $days } nuits
    }
nitro-run-new-question = Une semaine rien qu’à vous.
nitro-run-new-more = Choisissez le gouffre et ce que vous voulez jouer de la semaine, puis commencez.
nitro-run-in-cart = Dans le wagonnet
nitro-run-points-now =
    { $points ->
        [one] { $points } point en l’état
       *[other] { $points } points en l’état
    }
nitro-run-cart = Le wagonnet : stabilité { $stability }, vitesse { $speed }
nitro-run-bottle =
    { $passenger ->
        [1] Fiole { $nitro } : { $face }, avec un passager
       *[0] Fiole { $nitro } : { $face }
    }
nitro-run-nitro-happy = joyeuse
nitro-run-nitro-angry = fâchée
nitro-run-nitro-gone = a sauté du wagonnet
nitro-run-bottle-place =
    { $nitro ->
        [1] tout en bas
       *[other] nº { $nitro }
    }
nitro-run-mood-fine = tac-tac, tac-tac, tac-tac…
nitro-run-mood-shaky = stabilité à zéro : chaque tronçon fâche la plus basse.
nitro-run-mood-wild = à fond : plus vite, c’est un point de stabilité en moins.
nitro-run-mood-home = la lumière ! la vraie lumière !
nitro-run-mood-boom = BOUM.
nitro-run-boss = Chef de guerre
nitro-run-day = jour { $day }
nitro-run-boss-first = « Sept jours. J’ai connu des déjeuners plus longs. »
nitro-run-boss-none = « Jour { $day }, et pas une planche. J’affûte la bonne massue. »
nitro-run-boss-some = « Une demi-voie, c’est une demi-massue sur la tête. »
nitro-run-boss-late = « Jour { $day }. Je sens la nitro. Tu sens la massue ? »
nitro-run-boss-overtime = « Des heures sup’ ! Chaque jour coûte une fiole joyeuse. Les miennes ! »
nitro-run-boss-run = « Pourquoi ça fume ? Sur le papier, ça ne fumait pas. »
nitro-run-boss-over = « Au suivant ! »
nitro-run-remark-gone = « C’était une roue de location ! »
nitro-run-remark-shaky = « Ça tangue. J’aime quand ça tangue. »
nitro-run-remark-fast = « Plus vite ! Non. Moins vite. C’est lequel, le frein ? »
nitro-run-remark-dull = « C’est ennuyeux. L’ennui, c’est bien. »
nitro-run-remark-fine = « Encore entier. C’est louche. »
nitro-run-remark-smoke = « C’est ma fumée, ça ? »
nitro-run-point-goblins =
    { $goblins ->
        [one] { $goblins } gobelin vivant ({ $goblins })
       *[other] { $goblins } gobelins vivants ({ $goblins })
    }
nitro-run-point-happy = fioles joyeuses : { $bottles } × 2
nitro-run-point-angry = fioles fâchées : { $bottles } × 1
nitro-run-point-none = Rien n’est arrivé à bon port.
nitro-run-point-verdicts = 18 : parfait · 15 à 17 : promu · 11 à 14 : au travail · 5 à 10 : rossé · 3 et 4 : l’équipe est écrasée · moins : boum
nitro-run-own-runs = Vos courses dans ce gouffre
nitro-run-point-day = jour { $day }
nitro-run-grunt-free = libre
nitro-run-brief-rest = Repos
nitro-run-brief-end-day = Fin de journée
nitro-run-brief-done = Laisser
nitro-run-brief-gather = Rassembler
nitro-run-brief-brake = Freiner
nitro-run-brief-lighten = Saut avec la fiole { $nitro }
nitro-run-brief-ride = En route
nitro-run-brief-tunnel-steady = Plus stable
nitro-run-brief-tunnel-slow = Plus lent
nitro-run-brief-tunnel-both = Un peu des deux
nitro-run-price-brake = stabilité +1, vitesse −1, 2 fioles se fâchent
nitro-run-price-lighten = stabilité +2, −1 gobelin, −1 fiole
nitro-run-price-tunnel-steady = stabilité +2
nitro-run-price-tunnel-slow = vitesse −2
nitro-run-price-tunnel-both = stabilité +1, vitesse −1
nitro-run-price-end-day =
    { $tomorrow ->
        [0] demain : BOUM
       *[other] charge { $today } → { $tomorrow }
    }
nitro-run-notes-brief = Notes
nitro-run-go-build = Construire ici
nitro-run-go-demolish = Faites sauter !
nitro-run-go-plan = Piocher
nitro-run-go-draft = Regarder et dessiner
nitro-run-go-lighten = Saute !
nitro-run-daily-first = Course du jour : elle compte
nitro-run-daily-practice = Course du jour : entraînement

# --- Premières leçons

nitro-run-lesson-draft = Le premier jour
nitro-run-lesson-draft-text = Trois magouilleurs, deux actions chacun. Planifier pioche deux plans : on en voit la forme, pas l’effet. Un grouillot tourné vers le bleu en dessine un de la réserve, et alors seulement on apprend si c’est une voie, un plan vide ou un éboulis.
nitro-run-lesson-draft-goal-spec-drawn = Planifier : piocher deux plans
nitro-run-lesson-draft-goal-delegated = Tourner le grouillot 1 vers le bleu
nitro-run-lesson-draft-goal-drafted = Dessiner la courbe
nitro-run-lesson-workshop = Du papier aux planches
nitro-run-lesson-workshop-text = Deux grouillots sur le jaune rassemblent : le plan dessiné avance et monte d’un numéro par nuit. Un grouillot sur le noir presse un plan : un numéro de plus, tout de suite. Trois sur le rouge fabriquent les plans arrivés à leur plus haut numéro.
nitro-run-lesson-workshop-goal-gathered = Rassembler pour le plan dessiné, tous ensemble
nitro-run-lesson-workshop-goal-rushed = Tourner le grouillot 3 vers le noir et presser le plan 3
nitro-run-lesson-workshop-goal-fabricated = Mettre trois grouillots sur le rouge et fabriquer
nitro-run-lesson-build = Une voie qui se raccorde
nitro-run-lesson-build-text = Un magouilleur pose sur sa case ou juste à côté. Prenez un tronçon terminé, touchez une case, tournez-le jusqu’à ce que son bout rejoigne le précédent. Une flèche rouge, c’est un bout dans le vide.
nitro-run-lesson-build-goal-moved = Envoyer Tic en b2
nitro-run-lesson-build-goal-built = Poser le tronçon droit pour qu’il se raccorde
nitro-run-lesson-tunnel = À travers la colline
nitro-run-lesson-tunnel-text = Un bout qui vise une grotte continue à l’autre grotte de la même carte. Une courbe en b3 et le chemin est entier : la course commence aussitôt. À la sortie d’un tunnel, le wagonnet peut souffler, de trois façons.
nitro-run-lesson-tunnel-goal-run-began = Fermer le chemin en b3, du nord au sud-est
nitro-run-lesson-tunnel-goal-relieved = Passer le tunnel et souffler un coup
nitro-run-lesson-rubble = Ce qui tombe d’en haut
nitro-run-lesson-rubble-text = Certains plans ne sont qu’un éboulis. Vous choisissez où il tombe, près d’un magouilleur. Qui reste sur un éboulis du matin au soir le déblaie ; Tic y est depuis l’aube.
nitro-run-lesson-rubble-goal-rubble-fell = Dessiner le plan, et laisser tomber l’éboulis
nitro-run-lesson-rubble-goal-cleaned = Finir la journée : Tic déblaie b3
nitro-run-lesson-nitro = Fioles et délais
nitro-run-lesson-nitro-text = Chaque nuit, une fiole de nitro devient joyeuse, et une joyeuse peut faire sauter un piton, un éboulis ou une voie. Après le jour 7, chaque jour de plus coûte pour de bon une fiole joyeuse. Nous sommes le jour 7, et la voie n’est pas finie.
nitro-run-lesson-nitro-goal-demolished = Faire sauter le piton en c3
nitro-run-lesson-nitro-goal-overtime-paid = Finir la journée et payer les heures sup’
nitro-run-lesson-run = Tenez bien vos oreilles
nitro-run-lesson-run-text = Les tronçons malmènent les roues. À stabilité 0, une fiole se fâche à chaque tronçon, et sans une seule joyeuse : boum. Freiner stabilise le wagonnet, mais fâche deux fioles ; un tronçon calme en apaise une, et près d’une corniche un passager peut sauter. Tout ce qui arrive rapporte.
nitro-run-lesson-run-goal-braked = Rouler deux tronçons, puis freiner
nitro-run-lesson-run-goal-calmed = Calmer une fiole fâchée sur le tronçon calme
nitro-run-lesson-run-goal-lightened = Laisser un passager sauter près de la corniche
nitro-run-lesson-run-goal-arrived = Arriver, avec ce qui reste

# --- Les chances de la course

nitro-run-odds-button = Chances
nitro-run-odds-title = Les chances de la course
nitro-run-odds-reckoning = On compte sur trois doigts…
nitro-run-odds-best = le mieux
nitro-run-odds-figures = arrivée : { $arrival } · { $points } points
nitro-run-odds-how = Calculé exactement d’après ce que vous savez, si vous faites au mieux tout ce qui suit.
nitro-run-chance-sure = Vous arriverez. Même vous.
nitro-run-chance-choice = Ça dépend de vous : de { $worst } à { $best }.
nitro-run-chance-safe = Vous arriverez presque à coup sûr.
nitro-run-chance-likely = Vous arriverez sans doute.
nitro-run-chance-even = Lancez une fiole en l’air : ça passe ou ça casse.
nitro-run-chance-risky = Ça va sans doute faire boum.
nitro-run-chance-mad = Seul un gobelin fou parierait dessus.
nitro-run-chance-doomed = Plus rien n’y fera. Saluez le chef de guerre.

# --- Chapitres des règles

nitro-run-chapter-NR-chasm = Le gouffre
nitro-run-chapter-NR-half-spaces = Les demi-cases
nitro-run-chapter-NR-entrance = Le but : de l’entrée à la sortie
nitro-run-chapter-NR-hexes = Les plans
nitro-run-chapter-NR-stack = Planifier
nitro-run-chapter-NR-peek = Le coup d’œil
nitro-run-chapter-NR-card = La carte de production
nitro-run-chapter-NR-actions = Deux actions chacun
nitro-run-chapter-NR-delegate = Déléguer
nitro-run-chapter-NR-team = L’action d’équipe
nitro-run-chapter-NR-line = La chaîne de production
nitro-run-chapter-NR-move = Se déplacer
nitro-run-chapter-NR-build-track = Construire
nitro-run-chapter-NR-workflow = Dans l’élan
nitro-run-chapter-NR-rubble = Les éboulis
nitro-run-chapter-NR-stunned = Éboulis sur la tête
nitro-run-chapter-NR-clean = Déblayer
nitro-run-chapter-NR-demolish = Faire sauter
nitro-run-chapter-NR-day-end = La fin d’une journée
nitro-run-chapter-NR-overtime = Les heures supplémentaires
nitro-run-chapter-NR-out-of-track = Plus de voie
nitro-run-chapter-NR-continuous = Un chemin continu
nitro-run-chapter-NR-cart = Le wagonnet
nitro-run-chapter-NR-step = Tronçon par tronçon
nitro-run-chapter-NR-brake = Les freins
nitro-run-chapter-NR-lighten = Lâcher du lest
nitro-run-chapter-NR-score = Points et verdicts
nitro-run-chapter-NR-daily = La course du jour
