# Simulations et mesures.

lab-game = Jeu
lab-seats = Places
lab-bots = Participants
lab-options = Options
lab-components = Boîte
lab-seed = Graine
lab-games = Parties
lab-number = { $number }
lab-decided = Gagnées
lab-drawn = Nulles
lab-ending = Finies par « { $ending } »
lab-wins-of-seat = Gagnées par { $seat }
lab-wins-of-bot = Gagnées par { $bot }
lab-points-of-bot = Points de { $bot }, en moyenne
lab-interval = { $times } ({ $percent } %, intervalle à 95 % : { $low }–{ $high } %)
lab-part = { $times } ({ $percent } %)
lab-decisions = Décisions par partie
lab-range = { $mean } en moyenne, de { $least } à { $most }
lab-value = { $statistic } : { $value }
lab-per-game = { $times } ({ $each } par partie)
lab-with-mean = { $figures } ; { $mean } en moyenne
lab-with-wins = { $figures } ; victoire dans { $percent } % des cas
lab-edge = { $statistic } : avantage sur une place moyenne
lab-edge-interval = { $edge } points de pourcentage (intervalle à 95 % : de { $low } à { $high })
lab-unfinished = Abandonnées, sans fin
lab-checked = Rejouées coup par coup
lab-checked-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $faults ->
        [0] aucune faute
        [one] { $faults } faute
       *[other] { $faults } fautes
    }
lab-fault =
    Partie { $game } après { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }
lab-fault-endless = elle ne finit pas.
lab-fault-refused = un bot a choisi « { $move } », qui est refusé.
lab-fault-outcome = compilée, elle a fini autrement.

# Ce que les jeux comptent, et les valeurs qui n’y ont pas de nom à elles.
lab-statistic-first-player = Premier joueur
lab-statistic-turns = Tours
lab-statistic-orders = Ordres donnés
lab-statistic-attacks = Dés d’attaque retenus
lab-statistic-fights = Combats, et leur dernier tour
lab-statistic-fights-won = Combats gagnés par équipe
lab-statistic-agendas = Objectifs marqués
lab-statistic-bets = Paris marqués
lab-statistic-days = Jours commencés
lab-statistic-points = Points rapportés
lab-statistic-loads = Fioles chargées
lab-statistic-demolished = Dynamités
lab-statistic-reliefs = Pris au sortir des tunnels
lab-statistic-jumps = Sauts avec la fiole
lab-value-disabled = un robot désactivé
lab-value-rounds = tous les tours de combat livrés
lab-group-defensive = tous les Objectifs Défense
lab-group-destructive = tous les Objectifs Destruction

bench-import = import goblins
bench-goblins-games = goblins games
bench-number = { $number }
bench-interpreted = Décisions par seconde, interprétées
bench-compiled = Décisions par seconde, compilées, un cœur
bench-two-threads = Décisions par seconde, compilées, deux fils
bench-scaling = Deux fils contre un
bench-games-per-second = Parties par seconde, compilées
bench-decisions-per-game = Décisions par partie
bench-clone = Copie d’un état, en nanosecondes
bench-state-bytes = Taille d’un état, en octets
bench-cold-start = Première partie, tout à compiler
bench-warm-start = Première partie, déjà compilée
bench-answer-p99 = Réponse à un coup, en millisecondes, 99e centile
bench-answer-max = Réponse à un coup, en millisecondes, la plus lente
bench-not-measured = non mesuré
bench-seconds = { $seconds } s

bad-games = Il faut jouer au moins une partie, pas { $found }.
bad-threads = Il faut au moins un fil d’exécution, pas { $found }.
bad-bots = Trop de bots pour la table : { $found } bots, { $seats } places.
bad-check = On peut vérifier une partie sur un nombre d’au moins 1, pas { $found }.
cli-simulate-check = Rejouer une partie sur N, coup par coup, et chercher les règles enfreintes.
