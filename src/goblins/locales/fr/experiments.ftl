# Expériences du laboratoire : plans, séries, rapports.

cli-lab-help = Expériences : jouer un plan jusqu’à en être sûr, et dire ce qu’il en ressort.
cli-lab-run-help = Joue une expérience. Interrompue, elle reprend où elle en était.
cli-lab-merge-help = Réunit les parts d’une même expérience.
cli-lab-plan = Le plan, un fichier TOML.
cli-lab-into = Garde les résultats dans ce dossier ; d’ordinaire, il porte le nom du plan.
cli-lab-engine = Qui joue : des fils pour les bots qui suivent une règle, des processus pour ceux qui réfléchissent, ou une grappe Ray. Les résultats sont les mêmes.
cli-lab-workers = Combien jouent à la fois ; d’ordinaire un par cœur.
cli-lab-address = L’adresse d’une grappe Ray ; d’ordinaire, cette machine en fait office.
cli-lab-shard = Ne joue qu’un lot sur N, à partir du K-ième. Les N parts réunies font l’expérience.
cli-lab-dry-run = Joue quelques parties et dit combien de temps prendrait le tout.
cli-lab-merge-into = Un nouveau dossier pour le tout.
cli-lab-merge-shards = Les dossiers de toutes les parts.
cli-word-folder = DOSSIER

lab-run-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} pour { $arms ->
    [one] { $arms } tablée
   *[other] chacune des { $arms } tablées
}, dans { $folder }.
lab-run-imprecise = Toutes les parties que le plan permet ont été jouées ; les intervalles ne sont pas tous aussi étroits qu’il le demande.
lab-cost-arm = { $arm } : { $games } parties à raison de { $speed } par seconde et par ouvrier.
lab-cost = Environ { $time } avec { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}, s’il faut toutes les parties.
lab-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
lab-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lab-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}

bad-plan-toml = { $file } n’est pas un fichier TOML : { $problem }.
bad-plan-unknown = { $file } : un plan ne connaît pas « { $found } ». Il connaît : { $known }.
bad-plan-unknown-near = { $file } : un plan ne connaît pas « { $found } ». Vouliez-vous dire « { $near } » ?
bad-plan-missing = { $file } ne dit pas « { $field } », et tout plan doit le dire.
bad-plan-field = { $file } : « { $field } » ne peut pas avoir cette valeur.
bad-plan-arms = Chaque tablée d’un plan doit avoir son propre nom. Les voici : { $names }.
bad-plan-batch = Avec un lot de { $found } parties, tout le monde n’occupe pas chaque place aussi souvent : il faut un multiple de { $rotations }.
bad-plan-batches = { $games } parties par lots de { $batch }, cela fait plus de { $most } lots. Choisissez un lot plus grand.
bad-plan-clock = { $bot } regarde l’heure et ne rejouerait donc pas pareil. Donnez-lui un nombre d’itérations : { $counted }.
bad-plan-worth = { $game } n’a pas de choix « { $found } » à évaluer. Il a : { $known }.
bad-plan-worth-near = { $game } n’a pas de choix « { $found } » à évaluer. Vouliez-vous dire « { $near } » ?
bad-plan-worth-thinks = La valeur d’un choix se mesure avec des bots qui suivent une règle ; à « { $arm } », quelqu’un réfléchit.
bad-plan-measure = { $game } n’a pas de mesure « { $found } ». Il a : { $known }.
bad-plan-measure-near = { $game } n’a pas de mesure « { $found } ». Vouliez-vous dire « { $near } » ?
bad-plan-unmeasured = Le plan attend quelque chose de « { $found } », mais ne le mesure pas.
bad-plan-arm = Le plan n’a pas de tablée « { $found } ». Il a : { $known }.
bad-plan-arm-near = Le plan n’a pas de tablée « { $found } ». Vouliez-vous dire « { $near } » ?
bad-lab-workers = Des ouvriers ont disparu { $losses } fois de suite. Y a-t-il assez de mémoire ?
bad-lab-no-ray = Ray n’est pas installé : pip install goblins[ray].
bad-lab-no-arrow = PyArrow n’est pas installé : pip install goblins[lab].
bad-lab-ray-address = Aucune grappe Ray ne répond à { $address } : { $problem }
bad-lab-engine = Il n’y a pas de moteur « { $found } ». Il y a : { $known }.
bad-lab-engine-near = Il n’y a pas de moteur « { $found } ». Vouliez-vous dire « { $near } » ?
bad-lab-other = { $folder } contient une autre expérience, ou une autre part de celle-ci. Choisissez un autre dossier.
bad-lab-folder = { $folder } n’est pas vide. Choisissez un autre dossier.
bad-lab-shard = « { $found } » ne désigne aucune part. La deuxième de quatre s’écrit 2/4.
bad-lab-other-shards = { $one } et { $other } ne sont pas des parts d’une même expérience.
bad-lab-shards-missing = Il faut chaque part exactement une fois. Cherchez : { $missing }.
bad-lab-foreign = { $file } ne contient pas de résultats du laboratoire.

lab-statistic-invasions = Invasions menées
lab-statistic-invaded = Invasions subies
lab-statistic-hideouts-built = Terriers creusés
lab-statistic-hideouts-lost = Terriers perdus
lab-statistic-forts-built = Forts élevés
lab-statistic-forts-lost = Forts perdus
lab-statistic-banner = Dé Bannière
lab-statistic-hoozits = Dé Trucmuches
lab-statistic-fights-scored = Points des combats gagnés
lab-statistic-abilities = Capacités utilisées
lab-statistic-sabotage = Sabotage
lab-statistic-duct-tape = Ruban Adhésif
lab-statistic-crane = Grue
lab-statistic-goofs = Moteurs en trop petit nombre
lab-statistic-tiles = Tuiles posées
lab-statistic-tasks = Grouillots mis au travail
lab-statistic-teamwork = Travail d’équipe
lab-statistic-built = Tronçons posés
lab-statistic-goblins-home = Gobelins revenus
lab-statistic-happy-home = Fioles joyeuses rapportées
lab-statistic-angry-home = Fioles en colère rapportées
lab-statistic-endings = Comment finissent les parties
lab-statistic-seats = Places
lab-statistic-bots = Bots
lab-statistic-winning-points = Les points du vainqueur
lab-statistic-decisions = Décisions par partie
lab-statistic-branching = Coups permis par décision
lab-statistic-choices = Décisions où l’on a le choix
lab-statistic-leads = Combien de fois la tête change
lab-statistic-luck = Chance et talent : la même donne, une place plus loin
lab-statistic-discards = Objectifs défaussés
lab-statistic-targets = Côté visé
lab-statistic-picks = Carte Tactique voulue
lab-statistic-deeds = Ce que fait une place
lab-statistic-ride = De l’aide pendant la course

lab-value-invade = envahir
lab-value-know-wots = envahir avec les Je-sais-tout
lab-value-build = construire
lab-value-upgrade = faire un Fort
lab-value-order = finir le tour par un ordre
lab-value-hoozits = lancer le dé Trucmuches
lab-value-plan = planifier
lab-value-delegate = commander un grouillot
lab-value-team = faire équipe
lab-value-demolish = dynamiter
lab-value-move = bouger
lab-value-brake = freiner
lab-value-lighten = alléger le wagonnet
lab-value-otherwise = autre chose
lab-value-nitro = Nitro
lab-value-emergency = Urgence
lab-value-homing = Tête Chercheuse
lab-value-dynamite = Dynamite
lab-value-sabotage = Sabotage
lab-value-tape = Ruban Adhésif
lab-value-crane = Grue
lab-value-unfinished = abandonnée
lab-value-same-seat = la même place gagne encore : la chance
lab-value-same-bot = le même bot gagne encore : le talent

lab-aspect-share = part
lab-aspect-won = part des parties gagnées par sa place
lab-aspect-mean = en moyenne
lab-aspect-each = fois par partie
lab-aspect-brought = points par partie
lab-aspect-worth = victoires de plus que les autres choix possibles
lab-aspect-worth-points = points de plus que les autres choix possibles
lab-percent = { $number } %
lab-in-percent = en pour cent
lab-from-to = { $low } à { $high }
lab-times = { $ratio } ×
lab-head-arm = tablée
lab-head-value = quoi
lab-head-mean = moyenne
lab-head-interval = intervalle
lab-all-values = tous ensemble
lab-left-out = Entre les deux, il y en a { $values ->
    [one] { $values } de plus, dans results.parquet.
   *[other] { $values } de plus, dans results.parquet.
}
lab-of-arm = { $arm } : { $sentence }
lab-held-one = { $figure } : { $mean } ({ $interval }).
lab-held-several = { $figure } : de { $least }, { $least-mean } ({ $least-interval }), à { $most }, { $most-mean } ({ $most-interval }).
lab-target = { $verdict } · voulu : { $wanted }
lab-target-met = atteint
lab-target-missed = manqué
lab-target-open = impossible à dire encore
lab-wanted-between = { $low } à { $high }
lab-wanted-least = au moins { $low }
lab-wanted-most = au plus { $high }
lab-wanted-ratio = le plus grand vaut au plus { $ratio } × le plus petit
lab-first-player-ahead = Le premier joueur est avantagé : il gagne { $mean } des parties ({ $interval }), pour une part égale de { $even }.
lab-first-player-behind = Le premier joueur est désavantagé : il gagne { $mean } des parties ({ $interval }), pour une part égale de { $even }.
lab-first-player-even = On ne peut dire si le premier joueur est avantagé : il gagne { $mean } des parties ({ $interval }), pour une part égale de { $even }.
lab-luck = Quand une donne est rejouée, chacun une place plus loin, la même place gagne encore dans { $seat } des cas ({ $seat-interval }), le même bot dans { $bot } ({ $bot-interval }).
lab-worth-most = { $choice } : { $value } vaut le plus, { $mean } ({ $interval }).
lab-worth-least = { $choice } : { $value } vaut le moins, { $mean } ({ $interval }).
lab-worth-open = { $choice } : on ne peut dire encore ce qui vaut le plus.
lab-report-head = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} pour { $arms ->
    [one] { $arms } tablée
   *[other] chacune des { $arms } tablées
} · bots : { $bots } · tous les intervalles sont à 95 %
lab-report-stamp = { $met } sur { $targets ->
    [one] { $targets } objectif atteint
   *[other] { $targets } objectifs atteints
}
lab-report-targets = Objectifs
lab-report-findings = Ce que disent les parties
lab-report-differences = Ce qui diffère
lab-differences = { $found ->
    [0] Rien ne diffère sûrement
    [one] { $found } valeur diffère sûrement
   *[other] { $found } valeurs diffèrent sûrement
} sur { $compared } comparées (Benjamini-Hochberg : de celles qu’on montre, 5 % au plus sont dues au hasard).
lab-difference-figure = valeur
lab-difference-one = avant
lab-difference-other = maintenant
lab-difference-size = différence
lab-difference-interval = intervalle
lab-report-how = Pour rejouer
lab-report-again = Graine { $seed }, { $rounds ->
    [one] { $rounds } lot
   *[other] { $rounds } lots
} de { $batch } parties par tablée, goblins { $version }, règles { $rules }, boîtes : { $sets }. Ce fichier se suffit à lui-même : ni réseau, ni polices, ni scripts ; les chiffres de chaque dessin sont dans ses tableaux.
lab-report-written = Le rapport est dans { $file }.
cli-lab-report-help = Dit ce qui ressort d’une expérience : un fichier HTML qui se suffit à lui-même, et un résumé.
cli-lab-report-run = Le dossier d’une expérience jouée.
cli-lab-report-against = Montre ce qui diffère sûrement de cette autre expérience.
cli-lab-report-arms = Montre ce qui diffère sûrement entre les tablées.
cli-lab-report-html = Écrit le rapport dans ce fichier ; d’ordinaire, il est dans le dossier de l’expérience.
cli-lab-report-markdown = Écrit aussi un résumé en Markdown dans ce fichier.
bad-lab-unfinished = { $folder } ne contient pas d’expérience menée à terme.
bad-lab-against = Une expérience de { $one } ne se compare pas à une de { $other }.
