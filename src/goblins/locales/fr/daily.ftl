# La course du jour : pourquoi quelque chose est impossible.

bad-daily-date = « { $found } » n’est pas une date ; écrivez-la comme 2026-11-15.
bad-daily-none = Aucun jeu d’ici n’a de course du jour. Nitro Run en a une là où il est installé.
bad-daily-future = Le gouffre du { $date } n’est pas encore creusé. Revenez ce jour-là.
bad-daily-too-old = Personne n’a gardé les courses d’avant le { $first }.
bad-daily-closing = Cette journée est finie, et quelques wagonnets roulent encore. On pourra s’y entraîner à partir de deux heures du matin, heure de Greenwich.
bad-daily-not-over = La meilleure course se montre quand la journée est finie et que les derniers wagonnets sont rentrés.
bad-daily-no-best = Ce jour-là, personne n’a rien rapporté.
