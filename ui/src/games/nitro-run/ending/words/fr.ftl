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
nitro-run-end-happy = joyeuses
nitro-run-end-angry = fâchées
nitro-run-end-points =
    { $points ->
        [one] point
       *[other] points
    }
nitro-run-end-nothing = point, mais on l’a entendu dans trois vallées
nitro-run-end-tip-arrived = Freinez tôt, et vous pourrez tout oser à la fin.
nitro-run-end-tip-angry = Une fiole fâchée vaut moitié moins. Doucement dans les virages.
nitro-run-end-tip-exploded = À stabilité 1, freinez. À 0, il est trop tard pour jouer les braves.
nitro-run-end-tip-slow = Construisez un peu chaque jour. La semaine n’attend pas.
nitro-run-end-tip-buried = Mesurez le trou avant de clouer la dernière planche.
