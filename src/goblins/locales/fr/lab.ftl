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
lab-ending = Finies par « { $ending } »
lab-wins-of-seat = Gagnées par { $seat }
lab-wins-of-bot = Gagnées par { $bot }
lab-points-of-bot = Points de { $bot }, en moyenne
lab-interval = { $times } ({ $percent } %, intervalle à 95 % : { $low }–{ $high } %)
lab-part = { $times } ({ $percent } %)
lab-decisions = Décisions par partie
lab-range = { $mean } en moyenne, de { $least } à { $most }

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
bench-not-measured = non mesuré
bench-seconds = { $seconds } s

bad-games = Il faut jouer au moins une partie, pas { $found }.
bad-threads = Il faut au moins un fil d’exécution, pas { $found }.
bad-bots = Trop de bots pour la table : { $found } bots, { $seats } places.
