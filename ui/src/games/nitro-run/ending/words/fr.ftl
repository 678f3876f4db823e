# Comment finit une semaine de Nitro Run.

nitro-run-end-boom = BOUM
nitro-run-end-label-gate = Le wagonnet est sous le portail, et le chef de guerre sourit.
nitro-run-end-label-boom = BOUM. Gobelins et roues s’envolent ; le chef de guerre compte les sourcils.
nitro-run-end-label-buried = Un tas de planches, d’où sortent des gobelins. Le chef de guerre ne rit pas.
nitro-run-end-title =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $ending ->
        [perfect] parfait !
        [promoted] une promotion !
        [back-to-work] au travail.
        [beaten] une raclée.
       *[other] une pelle.
    }
nitro-run-end-title-boom = BOUM.
nitro-run-end-title-buried = Sous les planches.
nitro-run-end-goblins = gobelins
nitro-run-end-happy = joyeuses × 2
nitro-run-end-angry = fâchées × 1
nitro-run-end-points =
    { $points ->
        [one] point
       *[other] points
    }
nitro-run-end-nothing = point, mais on l’a entendu dans trois vallées
nitro-run-end-tip-exploded = À stabilité 1, freinez. À 0, chaque tronçon fâche une fiole.
nitro-run-end-tip-braked-and-exploded = Freiner fâche deux fioles. S’il y en a peu, faites plutôt sauter un gobelin.
nitro-run-end-tip-empty = Gardez une fiole joyeuse pour le wagonnet : vide, il explose.
nitro-run-end-tip-slow = Posez un peu de voie chaque jour. La semaine n’attend pas.
nitro-run-end-tip-buried = Mesurez le trou avant de clouer la dernière planche.
nitro-run-end-tip-overtime = Les heures sup’ ont coûté des fioles, deux points chacune. Dessinez davantage dès le début.
nitro-run-end-tip-blasted = Chaque explosion a coûté une fiole : deux points. Un détour est moins cher.
nitro-run-end-tip-early = Chaque nuit d’attente donne une fiole joyeuse de plus, tant qu’il y a de la place.
nitro-run-end-tip-jumped = Un saut coûte trois points : un gobelin et une fiole joyeuse.
nitro-run-end-tip-braked = Les freins ont fâché deux fioles. Dessinez des tronçons qui secouent moins.
nitro-run-end-tip-angry = La stabilité a manqué. Dessinez des tronçons qui en coûtent moins.
nitro-run-end-tip-perfect = Rien à ajouter. Essayez donc un gouffre plus vache.
