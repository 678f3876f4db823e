# La course du jour : sur l’étagère, dans les archives et à l’arrivée.

daily-best = Meilleur score jusqu’ici : { $points }, par { $name }.
daily-nobody = Personne n’a encore rien rapporté.
daily-how = Une même course pour tout le monde sur ce serveur. Votre premier essai compte, sans conseils ni coup de main ; ensuite, entraînez-vous à volonté.
daily-practise = S’y entraîner encore
daily-practise-day = S’y entraîner
daily-you = c’est vous
daily-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily-on-day = jour { $day }
daily-table = Rapporté aujourd’hui
daily-brought-home = Rapporté
daily-whole-table = Le tableau complet
daily-archive = Tous les jours
daily-earlier = Jours précédents
daily-nobody-came = personne n’est arrivé au bout
daily-day-best = meilleur : { $points }
daily-day-own = vous : { $points }
daily-yesterday-best = La meilleure course d’hier
daily-best-line = Voir la meilleure course
daily-fair = Sans tricherie
daily-commitment-text = Le mélange du jour était fixé avant que quiconque commence. Voici son sceau ; quand la journée sera finie, le mélange lui-même sera montré ici, et chacun pourra vérifier l’un par l’autre.
daily-seed-text = Cette graine a distribué la journée à tout le monde. Dans un terminal, elle redonne la même course.
daily-end = La course du jour
daily-was-practice = C’était un entraînement : seul un premier essai compte.
daily-line = Une ligne à partager
daily-copy = Copier la ligne
daily-copied = Copié. Allez vous vanter.
daily-save = Enregistrer l’image
daily-share = Partager
