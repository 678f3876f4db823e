# La course du jour, racontée par Nitro Run.

nitro-run-daily-title = Nitro Run du jour
nitro-run-daily-chasm-narrow = Le gouffre étroit
nitro-run-daily-chasm-crooked = Le gouffre tordu
nitro-run-daily-chasm-yawning = Le gouffre béant
nitro-run-daily-chasm-toothed = Le gouffre à dents
nitro-run-daily-play = Allumer la mèche
nitro-run-daily-go-on = Retour au wagonnet
nitro-run-daily-lost-exploded = BOUM
nitro-run-daily-lost-no-nitro = pas de fiole
nitro-run-daily-lost-overdue = trop tard
nitro-run-daily-lost-out-of-track = plus de voie
nitro-run-daily-own-counts =
    { $points ->
        [one] Vous avez rapporté { $points } point : rang { $rank }.
       *[other] Vous avez rapporté { $points } points : rang { $rank }.
    }
nitro-run-daily-own-lost = Vous n’avez rien rapporté ({ $how }) : rang { $rank }.
nitro-run-daily-own-playing = Votre premier essai est encore en cours.
nitro-run-daily-own-helped = Un bot a mis ses pattes dans votre course. Elle ne compte pas.
nitro-run-daily-own-late = Votre wagonnet est rentré après la clôture. Il ne compte pas.
nitro-run-daily-own-abandoned = Vous avez laissé votre premier essai au fond du gouffre. Il ne compte pas.
nitro-run-daily-yesterday-own =
    { $points ->
        [0] Hier, ça a fait boum.
        [one] Hier, vous avez fait { $points } point.
       *[other] Hier, vous avez fait { $points } points.
    }
nitro-run-daily-streak =
    { $days ->
        [one] { $days } jour d’affilée
       *[other] { $days } jours d’affilée. Le chef de guerre fait semblant de ne rien voir.
    }
nitro-run-daily-started =
    { $started ->
        [0] personne n’a commencé
        [one] { $started } contremaître a commencé
       *[other] { $started } contremaîtres ont commencé
    }
nitro-run-daily-archive-text = Chaque jour a eu son gouffre. Voyez qui en est sorti, et essayez vous-même : ça ne compte plus, mais ça explose toujours.
nitro-run-daily-day-open = La course d’aujourd’hui. La journée finit à minuit, heure de Greenwich ; qui a commencé avant a deux heures pour arriver.
nitro-run-daily-day-over = Cette journée est finie. Son mélange n’est plus un secret : entraînez-vous, ou regardez comment a fait le meilleur.
nitro-run-daily-day-closing = La journée est finie. Quelques wagonnets roulent encore ; le tableau ferme à deux heures du matin, heure de Greenwich.
nitro-run-daily-picture-day = jour { $day }
nitro-run-daily-own-runs = Vos propres courses
nitro-run-daily-runs =
    { $runs ->
        [one] { $runs } course · meilleure { $best } · moyenne { $mean }
       *[other] { $runs } courses · meilleure { $best } · moyenne { $mean }
    }
nitro-run-daily-runs-none = Pas une seule planche posée jusqu’ici.
nitro-run-daily-runs-last = Les dix dernières, la plus récente à la fin
