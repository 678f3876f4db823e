# Pourquoi un coup est conseillé.

coach-only-move = Il n’y a rien d’autre à faire.
coach-only-sensible = Rien d’autre n’a de sens ici.
coach-wins = Ce coup fait gagner à brève échéance dans { $percent ->
        [one] { $percent } partie
       *[other] { $percent } parties
    } sur cent.
coach-prevents = Ce coup empêche les autres de gagner bientôt : ils y arrivent encore dans { $percent ->
        [one] { $percent } partie
       *[other] { $percent } parties
    } sur cent, contre { $otherwise } sinon.
coach-clear = Tout le reste est nettement moins bon.
coach-ahead = C’est un peu mieux que le choix suivant.
coach-close = Le suivant ne vaut guère moins.
coach-mix = Les autres choisissent en même temps : ne choisissez pas toujours pareil.
coach-arrives = Le wagonnet arrive dans { $percent ->
        [one] { $percent } course
       *[other] { $percent } courses
    } sur cent.
coach-compared = Par rapport à « { $other } » : { $gains }.
coach-compared-but = Par rapport à « { $other } » : { $gains } ; mais { $risks }.
coach-compared-only-but = Par rapport à « { $other } », c’est moins bien : { $risks }.
coach-and = { $one }, et { $two }
coach-same = « { $other } » revient au même : en regardant { $worlds ->
        [one] { $worlds } partie
       *[other] { $worlds } parties
    }, je n’ai trouvé aucune différence sûre.
coach-quick = Le Bagarreur préfère cela à « { $other } ».
coach-same-exactly = « { $other } » vaut exactement autant.
coach-gain-chance = vous gagnez { $percent ->
        [one] { $percent } partie
       *[other] { $percent } parties
    } sur cent au lieu de { $otherwise }
coach-gain-likely = de meilleures chances, pour autant que je puisse en juger
coach-risk-likely = des chances un peu moins bonnes, pour autant que je puisse en juger
coach-gain-points = { $figure ->
        [one] { $figure } point
       *[other] { $figure } points
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
coach-gain-arrival = le wagonnet arrive dans { $percent ->
        [one] { $percent } course
       *[other] { $percent } courses
    } sur cent au lieu de { $otherwise }

bad-coach-not-ready = L’entraîneur taille encore son crayon. Redemandez dans une minute ou deux.
bad-coach-no-choice = Depuis cette place, il n’y avait rien à choisir.
