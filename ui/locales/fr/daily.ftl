# La course du jour : sur l’étagère, dans les archives et à l’arrivée.

daily-title = Nitro Run du jour
daily-chasm-narrow = Le gouffre étroit
daily-chasm-crooked = Le gouffre tordu
daily-chasm-yawning = Le gouffre béant
daily-chasm-toothed = Le gouffre à dents
daily-best = Le meilleur jusqu’ici : { $points }, par { $name }.
daily-nobody = Personne n’a encore rien rapporté.
daily-how = Une même course pour tout le monde sur ce serveur. Votre premier essai compte, sans conseils ni coup de main ; ensuite, entraînez-vous à volonté.
daily-play = Allumer la mèche
daily-go-on = Retour au chariot
daily-practise = S’y entraîner encore
daily-practise-day = S’y entraîner
daily-you = c’est vous
daily-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily-on-day = jour { $day }
daily-lost-exploded = BOUM
daily-lost-no-nitro = sans nitro
daily-lost-overdue = trop tard
daily-lost-out-of-track = plus de rails
daily-own-counts =
    { $points ->
        [one] Vous avez rapporté { $points } point : rang { $rank }.
       *[other] Vous avez rapporté { $points } points : rang { $rank }.
    }
daily-own-lost = Vous n’avez rien rapporté ({ $how }) : rang { $rank }.
daily-own-playing = Votre premier essai est encore en cours.
daily-own-late = Votre chariot est rentré après la clôture. Il ne compte pas.
daily-own-helped = Un bot a mis ses pattes dans votre course. Elle ne compte pas.
daily-own-abandoned = Vous avez laissé votre premier essai au fond du gouffre. Il ne compte pas.
daily-yesterday-own =
    { $points ->
        [0] Hier, ça a fait boum.
        [one] Hier, vous avez fait { $points } point.
       *[other] Hier, vous avez fait { $points } points.
    }
daily-streak =
    { $days ->
        [one] { $days } jour d’affilée
       *[other] { $days } jours d’affilée. Le chef de guerre fait semblant de ne rien voir.
    }
daily-table = Rapporté aujourd’hui
daily-brought-home = Rapporté
daily-started =
    { $started ->
        [0] personne n’a commencé
        [one] { $started } contremaître a commencé
       *[other] { $started } contremaîtres ont commencé
    }
daily-whole-table = Le tableau complet
daily-archive = Tous les jours
daily-archive-text = Chaque jour a eu son gouffre. Voyez qui est passé, et essayez vous-même : ça ne compte plus, mais ça explose toujours.
daily-earlier = Jours précédents
daily-nobody-came = personne n’est passé
daily-day-best = meilleur : { $points }
daily-day-own = vous : { $points }
daily-yesterday-best = La meilleure course d’hier
daily-best-line = Voir la meilleure course
daily-day-open = La course d’aujourd’hui. La journée finit à minuit, heure de Greenwich ; qui a commencé avant a deux heures pour arriver.
daily-day-closing = La journée est finie. Quelques chariots roulent encore ; le tableau ferme à deux heures du matin, heure de Greenwich.
daily-day-over = Cette journée est finie. Son mélange n’est plus un secret : entraînez-vous, ou regardez comment a fait le meilleur.
daily-fair = Sans tricherie
daily-commitment-text = Le mélange du jour était fixé avant que quiconque commence. Voici son sceau ; quand la journée sera finie, le mélange lui-même sera montré ici, et chacun pourra vérifier l’un par l’autre.
daily-seed-text = Cette graine a distribué la journée à tout le monde. Dans un terminal, elle redonne la même course.
daily-end = La course du jour
daily-was-practice = C’était un entraînement : seul un premier essai compte.
daily-line = Une ligne à partager
daily-copy = Copier la ligne
daily-copied = Copié. Allez vous vanter.
daily-save = Garder l’image
daily-share = Partager
daily-picture-day = jour { $day }
daily-own-runs = Vos propres courses
daily-runs =
    { $runs ->
        [one] { $runs } course · meilleure { $best } · moyenne { $mean }
       *[other] { $runs } courses · meilleure { $best } · moyenne { $mean }
    }
daily-runs-none = Pas une seule planche posée jusqu’ici.
daily-runs-last = Les dix dernières, la plus récente à la fin
