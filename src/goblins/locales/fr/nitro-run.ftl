nitro-run-title = Nitro Run
nitro-run-summary = Un contremaître, trois magouilleurs, trois grouillots et une semaine pour poser une voie de wagonnet dans le gouffre pendant que mûrit la nitro. Ensuite, il faut bien que quelqu’un monte dedans. Un joueur, une demi-heure.

# --- Le matériel

nitro-run-schemer-skab = Croûte
    .genitive = de Croûte
nitro-run-schemer-twich = Tic
    .genitive = de Tic
nitro-run-schemer-nettle = Ortie
    .genitive = d’Ortie
nitro-run-schemer-explain = Un magouilleur crapahute dans le gouffre. Il a deux actions par jour et les joue toutes avant que le suivant s’y mette.
nitro-run-grunt-explain = Un grouillot trime sur la carte de production. Tourné vers une couleur, il en fait la tâche dès qu’ils sont assez à la regarder. On peut le commander encore le même jour, pour une autre action. Le soir, tout le monde rentre.
nitro-run-spec-explain = Un plan montre la forme d’un tronçon et les numéros que demandent ses fournitures. Ce qu’il vaut est au verso : une voie, du vide ou un éboulis.

nitro-run-shape-straight = droit
nitro-run-shape-straight-explain = Un tronçon droit va d’un côté de sa case au côté opposé. On y prend de la vitesse.
nitro-run-shape-bend = courbe
nitro-run-shape-bend-explain = Une courbe saute un côté. Elle coûte de la stabilité.
nitro-run-shape-hairpin = épingle
nitro-run-shape-hairpin-explain = Une épingle mène d’un côté au côté voisin. Elle coûte de la stabilité.
nitro-run-kind-track-explain = Une voie se construit. Ses chiffres disent ce qu’elle fait au wagonnet : stabilité et vitesse. Sans chiffres, elle calme une fiole fâchée.
nitro-run-kind-blank-explain = Un plan vide n’a jamais rien valu. Il quitte la partie.
nitro-run-kind-rubble-explain = Un éboulis : on peut monter dessus, pas y construire, et la voie qui est dessous ne sert plus. Il disparaît si un magouilleur y est le matin et encore le soir, ou si on le fait sauter. Le magouilleur qui le reçoit a fini sa journée.
nitro-run-terrain-chasm-explain = Le gouffre : les gobelins y passent et on y pose des voies.
nitro-run-terrain-crag-explain = Un piton : personne n’y passe et rien ne s’y construit, à moins de le faire sauter, pour une action et une fiole joyeuse.
nitro-run-terrain-cave-explain = Une grotte : on peut s’y tenir, pas y construire. La grotte qui porte le même numéro est l’autre bout du tunnel, à pied comme sur rails. Le wagonnet sort d’un tunnel avec un cadeau : stabilité +2, vitesse −2, ou 1 de chaque.
nitro-run-terrain-ledge-explain = Une corniche : rien ne s’y construit et rien n’y tombe. À côté, les passagers peuvent sauter du wagonnet.
nitro-run-terrain-blasted-explain = Un piton qu’on a fait sauter : c’est du gouffre, désormais.
nitro-run-terrain-half-space-explain = Une demi-case au-dessus du gouffre, d’où partent les magouilleurs. Rien ne s’y construit.
nitro-run-entrance-explain = L’entrée : le chemin commence au bord supérieur de cette case.
nitro-run-exit-explain = La sortie : le chemin finit au bord inférieur de cette case.
nitro-run-tunnel-explain = Une voie qui entre dans une grotte peut repartir de l’autre grotte de la carte. Le wagonnet qui sort du tunnel reçoit un cadeau : stabilité +2, vitesse −2, ou 1 de chaque.

nitro-run-task-none = rien
nitro-run-task-draft = Dessiner
nitro-run-task-draft-explain = Dessiner, un grouillot sur le bleu : on jette un œil au verso d’un plan. Une voie va sur la case de dessin, un plan vide quitte la partie, un éboulis tombe.
nitro-run-task-gather = Rassembler
nitro-run-task-gather-explain = Rassembler, deux grouillots sur le jaune : le plan dessiné passe sur une case de collecte. Chaque nuit, il monte d’un numéro.
nitro-run-task-rush = Presser
nitro-run-task-rush-explain = Presser, un grouillot sur le noir : un plan en collecte monte tout de suite d’un numéro.
nitro-run-task-fabricate = Fabriquer
nitro-run-task-fabricate-explain = Fabriquer, trois grouillots sur le rouge : les plans arrivés à leur plus haut numéro passent sur les cases de construction.
nitro-run-team-explain = Tous ensemble, une action : les grouillots déjà sur la carte se tournent vers une même tâche et la font aussitôt. À deux ils rassemblent, à trois ils fabriquent, et chacun presse. Personne sur la carte ? Placez-les d’abord un par un.
nitro-run-colour-none = personne
nitro-run-colour-blue = bleu
nitro-run-colour-blue-explain = Bleu : dessiner.
nitro-run-colour-red = rouge
nitro-run-colour-red-explain = Rouge : fabriquer.
nitro-run-colour-yellow = jaune
nitro-run-colour-yellow-explain = Jaune : rassembler les fournitures.
nitro-run-colour-black = noir
nitro-run-colour-black-explain = Noir : presser.

nitro-run-nitro-explain = Chaque nuit, une fiole de nitro devient joyeuse. Une joyeuse peut faire sauter quelque chose, et elle est perdue, ou payer des heures sup’ ; Grabuge, le chef de guerre, veut le reste. Un wagonnet sans fiole joyeuse explose.
nitro-run-passenger-explain = Un passager voyage avec l’une des deux fioles du haut. Tant qu’elle est joyeuse, ils peuvent sauter ensemble à une corniche.
nitro-run-stability-explain = La stabilité, de 0 à 5 : à 0, chaque tronçon fâche la plus basse fiole joyeuse. Un tronçon calme peut en apaiser une juste avant.
nitro-run-speed-explain = La vitesse, de 1 à 6 : quand elle dépasserait 6, elle reste à 6 et coûte un point de stabilité, quel que soit l’excès.
nitro-run-day-explain = La semaine a sept jours, et chaque nuit une fiole devient joyeuse. On peut continuer : ce sont les heures sup’, et chaque jour de plus fâche une fiole joyeuse pour de bon. Quand ce serait à la dernière de payer, tout explose.
nitro-run-lacking-explain = Combien de tronçons manquent encore, au moins, de l’entrée à la sortie, sans rien faire sauter. Dès qu’il n’en manque plus, la course commence.
nitro-run-ridden-explain = Combien de tronçons de la voie le wagonnet a parcourus. Après le dernier, c’est la lumière du jour.
nitro-run-load-explain = Le wagonnet prend les fioles joyeuses au départ de la course, six au plus. Attendre en fait mûrir d’autres, jusqu’à la fin de la semaine.
nitro-run-score-explain = Ce que rapporterait la course si le wagonnet arrivait tel quel : 1 pour chacun des six gobelins, 2 par fiole joyeuse, 1 par fiole fâchée. 18, c’est parfait ; qui explose n’a rien.
nitro-run-relief-steady = plus stable
nitro-run-relief-steady-explain = Plus stable : deux points de stabilité en plus.
nitro-run-relief-slow = plus lent
nitro-run-relief-slow-explain = Plus lent : deux points de vitesse en moins.
nitro-run-relief-both = un peu des deux
nitro-run-relief-both-explain = Un peu des deux : un point de stabilité en plus, un de vitesse en moins.
nitro-run-obstruction-crag = piton
nitro-run-obstruction-rubble = éboulis
nitro-run-obstruction-track = voie
nitro-run-join-n-ne = du nord au nord-est
nitro-run-join-ne-se = du nord-est au sud-est
nitro-run-join-se-s = du sud-est au sud
nitro-run-join-s-sw = du sud au sud-ouest
nitro-run-join-sw-nw = du sud-ouest au nord-ouest
nitro-run-join-nw-n = du nord-ouest au nord
nitro-run-join-n-se = du nord au sud-est
nitro-run-join-ne-s = du nord-est au sud
nitro-run-join-se-sw = du sud-est au sud-ouest
nitro-run-join-s-nw = du sud au nord-ouest
nitro-run-join-sw-n = du sud-ouest au nord
nitro-run-join-nw-ne = du nord-ouest au nord-est
nitro-run-join-n-s = du nord au sud
nitro-run-join-ne-sw = du nord-est au sud-ouest
nitro-run-join-se-nw = du sud-est au nord-ouest
nitro-run-chasm-narrow = le gouffre étroit
nitro-run-chasm-crooked = le gouffre tordu
nitro-run-chasm-yawning = le gouffre béant
nitro-run-chasm-toothed = le gouffre à dents
nitro-run-chasm-lot = n’importe quel gouffre

# --- Les options

nitro-run-option-chasm = Gouffre
nitro-run-option-chasm-explain = Quelles faces des deux cartes du gouffre sont sur la table.
nitro-run-option-chasm-narrow = étroit : première face en haut, première en bas
nitro-run-option-chasm-crooked = tordu : première face en haut, seconde en bas
nitro-run-option-chasm-yawning = béant : seconde face en haut, première en bas
nitro-run-option-chasm-toothed = à dents : seconde face en haut, seconde en bas
nitro-run-option-chasm-lot = l’un des quatre, tiré au sort
nitro-run-option-start = Départ
nitro-run-option-start-explain = La semaine entière, ou seulement la course.
nitro-run-option-start-week = avec la semaine
nitro-run-option-start-ride = avec la course, sur une voie que personne n’a inspectée
nitro-run-option-clean = Déblayage
nitro-run-option-clean-explain = Quand un magouilleur débarrasse l’éboulis sous ses pieds.
nitro-run-option-clean-full-day = s’il y était le matin et y est encore le soir
nitro-run-option-clean-day-end = s’il y est le soir

# --- Les coups

nitro-run-move-scheme = Faire agir { $schemer }
nitro-run-move-plan = Planifier : piocher deux plans
nitro-run-move-delegate =
    { $colour-id ->
        [blue] Dire au grouillot { $grunt } de dessiner
        [red] Dire au grouillot { $grunt } de fabriquer
        [yellow] Dire au grouillot { $grunt } de rassembler
        [black] Dire au grouillot { $grunt } de presser
       *[none] Ne rien dire au grouillot { $grunt }
    }
nitro-run-move-team =
    { $task-id ->
        [gather] Tous ensemble : rassembler
        [rush] Tous ensemble : presser deux fois
        [fabricate] Tous ensemble : fabriquer
       *[other] Tous ensemble : { $task }
    }
nitro-run-move-move = Aller en { $space }
nitro-run-move-demolish = Faire sauter ce qui est en { $space }
nitro-run-move-build = Poser le tronçon { $spec } en { $space }, { $join }
nitro-run-move-rest = Renoncer aux actions qui restent à ce magouilleur
nitro-run-move-end-day = Finir la journée
nitro-run-move-draft = Dessiner le plan { $spec }
nitro-run-move-gather = Rassembler ses fournitures
nitro-run-move-rush = Presser le plan { $spec }
nitro-run-move-fabricate = Fabriquer le plan { $spec }
nitro-run-move-drop = Laisser l’éboulis tomber en { $space }
nitro-run-move-way = Ressortir en { $space }
nitro-run-move-ride = Rouler
nitro-run-move-brake = Freiner
nitro-run-move-lighten = Lâcher du lest : le passager saute avec la fiole { $nitro }
nitro-run-move-tunnel =
    { $relief-id ->
        [steady] Sortir plus stable : deux points de stabilité en plus
        [slow] Sortir plus lent : deux points de vitesse en moins
       *[both] Sortir avec un peu des deux : stabilité +1, vitesse −1
    }
nitro-run-move-calm = Calmer la fiole { $nitro }
nitro-run-move-done = En rester là

# --- Les questions

nitro-run-question-schemer = À qui le tour ?
nitro-run-question-act =
    { $actions ->
        [1] Il reste une action à { $schemer } : { $idea }, ou { $other } ?
       *[other] { $schemer } a { $actions } actions : { $idea }, ou { $other } ?
    }
nitro-run-idea-build = poser un tronçon
nitro-run-idea-fabricate = fabriquer
nitro-run-idea-gather = rassembler
nitro-run-idea-rush = presser un plan
nitro-run-idea-draft = dessiner un plan
nitro-run-idea-plan = piocher des plans
nitro-run-idea-walk = se déplacer
nitro-run-idea-blow-up = faire sauter un obstacle
nitro-run-idea-rest = se reposer
nitro-run-idea-end-day = finir la journée
nitro-run-question-task =
    { $task-id ->
        [draft] Un grouillot est prêt à dessiner. Quel plan ?
        [gather] Deux grouillots sont prêts à rassembler. On y va ?
        [rush] { $times ->
                [1] Un grouillot est prêt à presser. Quel plan ?
               *[other] { $times } grouillots sont prêts à presser. Quel plan d’abord ?
            }
       *[fabricate] Trois grouillots sont prêts à fabriquer. Quel plan ?
    }
nitro-run-question-rubble =
    { $pieces ->
        [1] Éboulis ! Où tombe le plan { $spec } ? { $danger }
       *[other] Éboulis, { $pieces } fois ! Où tombe le plan { $spec } ? { $danger }
    }
nitro-run-danger-ground = On n’y construit plus rien avant de déblayer.
nitro-run-danger-schemer = Un magouilleur pris dessous a fini sa journée.
nitro-run-danger-track = Une voie ensevelie ne sert plus avant d’être déblayée.
nitro-run-question-workflow = { $schemer } est en plein élan : un troisième tronçon, sans dépenser d’action. Lequel, et où ?
nitro-run-question-way = Le tunnel a plus d’une sortie. Où le wagonnet ressort-il ?
nitro-run-question-ride =
    { $ridden ->
        [0] Le wagonnet est chargé. Accrochez-vous à vos oreilles !
       *[other] { $left ->
            [0] C’était le dernier tronçon. On sort ?
            [1] Encore un tronçon. { $driving }
           *[other] Encore { $left } tronçons. { $driving }
        }
    }
nitro-run-driving-ride = On roule ?
nitro-run-driving-brake = Rouler, ou freiner d’abord ?
nitro-run-driving-lighten = Rouler, ou laisser d’abord sauter un passager ?
nitro-run-driving-both = Rouler, freiner, ou laisser sauter un passager ?
nitro-run-question-tunnel = Sortie de tunnel ! Stabiliser le wagonnet, ou le ralentir ?
nitro-run-question-calm = Un tronçon calme. Quelle fiole faut-il calmer ?

# --- Les événements

nitro-run-event-laid =
    { $chasm-id ->
        [narrow] La voie doit traverser le gouffre étroit.
        [crooked] La voie doit traverser le gouffre tordu.
        [yawning] La voie doit traverser le gouffre béant.
        [toothed] La voie doit traverser le gouffre à dents.
       *[other] La voie doit traverser { $chasm }.
    }
nitro-run-event-day-began =
    { $overtime ->
        [0] Jour { $day } : au boulot.
       *[1] Jour { $day } : le chef de guerre tapote sa massue.
    }
nitro-run-event-planned =
    { $count ->
        [1] { $schemer } planifie et pioche le dernier plan.
       *[other] { $schemer } planifie et pioche { $count } plans.
    }
nitro-run-event-spec-drawn = Plan { $spec } : { $shape }, numéros jusqu’à { $top }.
nitro-run-event-delegated =
    { $colour-id ->
        [blue] { $schemer } braille au grouillot { $grunt } : dessine !
        [red] { $schemer } braille au grouillot { $grunt } : fabrique !
        [yellow] { $schemer } braille au grouillot { $grunt } : rassemble !
        [black] { $schemer } braille au grouillot { $grunt } : plus vite !
       *[none] { $schemer } braille quelque chose au grouillot { $grunt }.
    }
nitro-run-event-teamed =
    { $task-id ->
        [gather] { $schemer } braille à la cantonade : rassemblez !
        [rush] { $schemer } braille à la cantonade : plus vite !
        [fabricate] { $schemer } braille à la cantonade : fabriquez !
       *[other] { $schemer } braille à la cantonade : { $task } !
    }
nitro-run-event-peeked =
    { $stability ->
        [0] { $speed ->
            [0] Coup d’œil au verso du plan { $spec } : pas de chiffres, un tronçon calme.
           *[other] Coup d’œil au verso du plan { $spec } : stabilité { $stability-signed }, vitesse { $speed-signed }.
        }
       *[other] Coup d’œil au verso du plan { $spec } : stabilité { $stability-signed }, vitesse { $speed-signed }.
    }
nitro-run-event-drafted = Quel plan ! Le plan { $spec } est dessiné.
nitro-run-event-blank-found = Le plan { $spec } est vide. Qui a pondu ça ?
nitro-run-event-rubble-found = Le plan { $spec } est un éboulis. Gare là-dessous !
nitro-run-event-rubble-fell = L’éboulis s’abat en { $space }. Monter dessus, oui ; y construire, non.
nitro-run-event-rubble-missed = L’éboulis ne trouve rien sur quoi tomber.
nitro-run-event-stunned = { $schemer } est dessous et voit trente-six chandelles jusqu’à ce soir.
nitro-run-event-gathered = On rassemble les fournitures du plan { $spec }.
nitro-run-event-rushed = Le plan { $spec } est pressé jusqu’à { $value }.
nitro-run-event-fabricated = Le tronçon { $spec } est prêt à poser.
nitro-run-event-moved = { $schemer } va en { $space }.
nitro-run-event-demolished =
    { $obstruction-id ->
        [crag] { $schemer } fait sauter le piton en { $space }.
        [rubble] { $schemer } fait sauter l’éboulis en { $space }.
       *[track] { $schemer } fait sauter la voie en { $space }.
    }
nitro-run-event-track-turned =
    { $stability ->
        [0] { $speed ->
            [0] Le souffle retourne le plan { $spec } : une voie sans chiffres.
           *[other] Le souffle retourne le plan { $spec } : stabilité { $stability-signed }, vitesse { $speed-signed }.
        }
       *[other] Le souffle retourne le plan { $spec } : stabilité { $stability-signed }, vitesse { $speed-signed }.
    }
nitro-run-event-built =
    { $free ->
        [0] { $schemer } pose le tronçon { $spec } en { $space }, { $join }.
       *[1] Dans son élan, { $schemer } pose aussi le tronçon { $spec } en { $space }, { $join }.
    }
nitro-run-event-rested = { $schemer } se repose.
nitro-run-event-knocked-off = Tout le monde quitte le boulot en avance.
nitro-run-event-cleaned = { $schemer } a déblayé l’éboulis en { $space }.
nitro-run-event-day-ended =
    { $overtime ->
        [0] Fin du jour { $day } : la fiole { $brewed } de la semaine devient joyeuse.
       *[1] Fin du jour { $day }. Plus rien ne mûrit.
    }
nitro-run-event-overtime-paid =
    { $happy ->
        [1] Heures supplémentaires ! Une fiole est fâchée pour de bon ; il en reste une joyeuse.
       *[other] Heures supplémentaires ! Une fiole est fâchée pour de bon ; il en reste { $happy } joyeuses.
    }
nitro-run-event-run-began =
    { $nitro ->
        [0] La voie sort du gouffre, mais il n’y a pas de fiole joyeuse à charger.
        [1] La voie est libre ! Une fiole est chargée. Un gobelin conduit, deux montent, trois applaudissent : les six comptent.
       *[other] La voie est libre ! { $nitro } fioles sont chargées. Un gobelin conduit, deux montent, trois applaudissent : les six comptent.
    }
nitro-run-event-relieved =
    { $relief-id ->
        [steady] Sorti du tunnel, et plus stable.
        [slow] Sorti du tunnel, et plus lent.
       *[both] Sorti du tunnel, un peu plus stable et un peu plus lent.
    }
nitro-run-event-revealed =
    { $stability ->
        [0] { $speed ->
            [0] Tronçon { $spec } en { $space } : calme, sans chiffres.
           *[other] Tronçon { $spec } en { $space } : stabilité { $stability-signed }, vitesse { $speed-signed }.
        }
       *[other] Tronçon { $spec } en { $space } : stabilité { $stability-signed }, vitesse { $speed-signed }.
    }
nitro-run-event-too-fast = Trop vite ! Au-delà de 6, la vitesse coûte un point de stabilité.
nitro-run-event-wheels-turned = Stabilité { $stability-now } et vitesse { $speed-now } désormais.
nitro-run-event-soured = À stabilité 0, la fiole { $nitro } se fâche.
nitro-run-event-calmed = La fiole { $nitro } est de nouveau joyeuse.
nitro-run-event-braked = Les freins hurlent, et la nitro n’aime pas ça.
nitro-run-event-lightened = « Dites à maman que j’ai été courageux ! » Un passager saute avec la fiole { $nitro }.
nitro-run-event-arrived = Le wagonnet jaillit du gouffre. Gobelins : { $goblins } ; fioles joyeuses : { $happy } ; fâchées : { $angry }. Points : { $points }.

nitro-run-ended-perfect = 18 points
nitro-run-ended-promoted = 15 à 17 points
nitro-run-ended-back-to-work = 11 à 14 points
nitro-run-ended-beaten = 5 à 10 points
nitro-run-ended-crew-crushed = 3 ou 4 points
nitro-run-ended-exploded = explosion pendant la course
nitro-run-ended-no-nitro = aucune fiole joyeuse à charger
nitro-run-ended-overdue = heures supplémentaires impayées
nitro-run-ended-out-of-track = plus de voie
nitro-run-ending-perfect = Une course parfaite ! Dans tous les camps on murmure que le prochain grand chef est contremaître.
nitro-run-ending-promoted = Grabuge, votre chef de guerre, grogne, et pour une fois c’est un compliment. Vous voilà cadre intermédiaire ; votre massue arrive par la poste.
nitro-run-ending-back-to-work = Grabuge, votre chef de guerre, louche sur le wagonnet, vous botte l’arrière-train et montre le gouffre. Au travail, contremaître.
nitro-run-ending-beaten = Grabuge, votre chef de guerre, fait de vous un exemple, à fond et en public. Ça guérira, presque partout.
nitro-run-ending-crew-crushed = Grabuge, votre chef de guerre, laisse sa massue expliquer à votre équipe ce qu’il en pense. Puis il vous tend une pelle : la prochaine fois, ce sera vous.
nitro-run-ending-exploded = BOUM. On a retrouvé une roue, deux oreilles et un sourcil très étonné.
nitro-run-ending-no-nitro = La voie est finie, le wagonnet est vide et le chef de guerre Grabuge ne rit pas. Quelqu’un craque quand même une allumette. BOUM.
nitro-run-ending-overdue = La semaine est finie depuis longtemps et la dernière fiole a perdu patience. BOUM.
nitro-run-ending-out-of-track = Plus une planche, et la voie ne mène nulle part. Vous et votre équipe reposez sous ce qu’il en reste.

# --- La course du jour

nitro-run-daily-line = Nitro Run { $date } · { $chasm } · { $points }/18 { $cart } · jour { $day }
nitro-run-daily-boom = Nitro Run { $date } · { $chasm } · BOUM · jour { $day }

# --- Les refus

nitro-run-refusal-schemer-first = Dites d’abord quel magouilleur agit.
nitro-run-refusal-day-needs-a-schemer = Dites d’abord quel magouilleur agit ; ensuite, vous pourrez finir la journée.
nitro-run-refusal-task-first =
    { $task-now-id ->
        [draft] Les grouillots sont prêts à dessiner. Faites-le d’abord, ou renoncez-y.
        [gather] Les grouillots sont prêts à rassembler. Faites-le d’abord, ou renoncez-y.
        [rush] Les grouillots sont prêts à presser. Faites-le d’abord, ou renoncez-y.
       *[fabricate] Les grouillots sont prêts à fabriquer. Faites-le d’abord, ou renoncez-y.
    }
nitro-run-refusal-rubble-first = Un éboulis tombe. Dites d’abord où.
nitro-run-refusal-workflow-first = Posez d’abord le troisième tronçon, ou renoncez-y.
nitro-run-refusal-way-first = Dites d’abord où le chemin ressort du tunnel.
nitro-run-refusal-on-the-run = Le wagonnet roule, fini les magouilles. Roulez, freinez, ou laissez sauter un passager.
nitro-run-refusal-tunnel-first = Dites d’abord ce que le wagonnet prend au tunnel.
nitro-run-refusal-calm-first = Calmez d’abord une fiole, ou renoncez-y.
nitro-run-refusal-schemer-busy = { $busy } a encore des actions. Jouez-les, ou renoncez-y, avant qu’un autre agisse.
nitro-run-refusal-no-task = Aucun grouillot n’est prêt pour cela. Parlez-leur d’abord : le bleu dessine, deux au jaune rassemblent, le noir presse, trois au rouge fabriquent.
nitro-run-refusal-other-task =
    { $task-now-id ->
        [draft] Les grouillots sont prêts à dessiner, et à rien d’autre. Faites-le, ou renoncez-y.
        [gather] Les grouillots sont prêts à rassembler, et à rien d’autre. Faites-le, ou renoncez-y.
        [rush] Les grouillots sont prêts à presser, et à rien d’autre. Faites-le, ou renoncez-y.
       *[fabricate] Les grouillots sont prêts à fabriquer, et à rien d’autre. Faites-le, ou renoncez-y.
    }
nitro-run-refusal-no-rubble = Aucun éboulis ne tombe pour l’instant. Quand il en tombera un, vous direz où.
nitro-run-refusal-one-way = Il n’y a pas de chemin à choisir maintenant. On vous le demande quand un tunnel a plusieurs sorties.
nitro-run-refusal-no-run = Le wagonnet ne part pas tant que la voie ne va pas de l’entrée à la sortie. Posez ce qui manque.
nitro-run-refusal-no-tunnel = Le wagonnet ne sort pas d’un tunnel. Ce n’est qu’alors qu’il reçoit un cadeau.
nitro-run-refusal-numbers = On ne calme une fiole que sur un tronçon sans chiffres, et s’il y en a une de fâchée. Roulez.
nitro-run-refusal-nothing-to-leave = Il n’y a rien ici à quoi renoncer. Un magouilleur peut se reposer, ou la journée finir.
nitro-run-refusal-no-actions = { $schemer } n’a plus d’action aujourd’hui. Choisissez un autre magouilleur.
nitro-run-refusal-stunned = { $schemer } a pris l’éboulis sur la tête et ne fait plus rien aujourd’hui. Choisissez un autre magouilleur.
nitro-run-refusal-stack-empty = La pile est vide : tous les plans sont piochés. Dessinez ce qui est en réserve.
nitro-run-refusal-no-such-colour =
    { $colour-id ->
        [none] Un grouillot regarde forcément une couleur.
       *[other] Il n’y a pas de { $colour } sur la case du grouillot { $grunt }. Il y a du { $grunt ->
            [1] bleu et du rouge.
           *[other] rouge, du jaune et du noir.
        }
    }
nitro-run-refusal-already-faces = Le grouillot { $grunt } regarde déjà cette couleur ({ $colour }), et sa tâche n’est pas possible maintenant. Choisissez-en une autre.
nitro-run-refusal-no-team-task = À plusieurs, on rassemble, on presse ou on fabrique ; dessiner, c’est l’affaire d’un seul.
nitro-run-refusal-team-too-small =
    { $task-id ->
        [fabricate] Pour fabriquer ensemble, il faut les trois grouillots sur la carte. Placez-les d’abord un par un.
       *[other] Il faut pour cela les grouillots 2 et 3 sur la carte. Placez-les d’abord un par un.
    }
nitro-run-refusal-not-in-pool =
    { $specs ->
        [none] La réserve est vide. Planifiez d’abord : on pioche deux plans.
       *[other] Le plan { $spec } n’est pas en réserve. Il y a : { $specs }.
    }
nitro-run-refusal-nothing-drafted = Il n’y a pas de plan sur la case de dessin. Dessinez-en d’abord un, avec un grouillot au bleu.
nitro-run-refusal-gather-full = Toutes les cases de collecte sont prises. Fabriquez un plan prêt, et il s’en libère une.
nitro-run-refusal-not-gathering = Le plan { $spec } n’est sur aucune case de collecte. Rassemblez d’abord ses fournitures.
nitro-run-refusal-already-ready = Le plan { $spec } est à son plus haut numéro. Il est prêt à être fabriqué.
nitro-run-refusal-not-ready = Le plan { $spec } n’est pas encore à son plus haut numéro. Il monte d’un numéro par nuit, et d’un autre quand on le presse.
nitro-run-refusal-build-full = Toutes les cases de construction sont prises. Posez un tronçon prêt, et il s’en libère une.
nitro-run-refusal-too-far = { $space } est trop loin pour { $schemer }. Une action mène aux cases voisines et, à pied, à l’autre bout d’un tunnel.
nitro-run-refusal-crag = Il y a un piton en { $space } : personne n’y passe. Contournez-le, ou faites-le sauter pour une fiole joyeuse.
nitro-run-refusal-occupied = { $occupant } se tient en { $space }, où il n’y a de place que pour un. Choisissez une autre case.
nitro-run-refusal-no-happy-nitro = Il n’y a pas de fiole joyeuse pour faire sauter quoi que ce soit. Chaque nuit de la semaine, une autre devient joyeuse.
nitro-run-refusal-no-obstruction = Il n’y a rien à faire sauter en { $space } : on ne dynamite que les pitons, les éboulis et les voies.
nitro-run-refusal-not-finished = Le tronçon { $spec } n’est sur aucune case de construction. Fabriquez-le d’abord.
nitro-run-refusal-no-chasm = { $space } n’est pas une case de gouffre. Choisissez-en une sans piton, ni grotte, ni corniche.
nitro-run-refusal-under-rubble = { $space } est sous un éboulis. Déblayez d’abord : restez-y du matin au soir, ou faites-le sauter.
nitro-run-refusal-track-there = Il y a déjà une voie en { $space }. Choisissez une autre case, ou faites-la sauter.
nitro-run-refusal-other-shape =
    { $shape-id ->
        [straight] Le tronçon { $spec } est droit : ses bouts se font face. Il ne peut pas aller { $join }.
        [bend] Le tronçon { $spec } est une courbe : un côté sépare ses bouts. Il ne peut pas aller { $join }.
       *[hairpin] Le tronçon { $spec } est une épingle : ses bouts sont côte à côte. Il ne peut pas aller { $join }.
    }
nitro-run-refusal-does-not-meet = Le troisième tronçon doit prolonger un bout de celui qui vient d’être posé.
nitro-run-refusal-not-next-to-schemer = Un éboulis tombe à côté d’un magouilleur, et il n’y en a pas près de { $space }. Choisissez une case voisine d’un magouilleur.
nitro-run-refusal-bare-spaces-first = Un éboulis ne recouvre une voie que s’il ne reste pas d’autre case. Choisissez une case nue.
nitro-run-refusal-no-way-there = De { $space }, aucun chemin ne mène à la sortie. Choisissez une autre issue.
nitro-run-refusal-has-braked = Vous avez déjà freiné sur ce tronçon ; c’est une fois par tronçon. Roulez.
nitro-run-refusal-has-lightened = Quelqu’un a déjà sauté sur ce tronçon ; c’est une fois par tronçon. Roulez.
nitro-run-refusal-not-on-track-yet = Le wagonnet n’est pas encore sur la voie. Roulez jusqu’au premier tronçon.
nitro-run-refusal-no-ledge = Il n’y a pas de corniche à côté de ce tronçon. Les passagers ne sautent qu’à côté d’une corniche.
nitro-run-refusal-no-passenger = Aucun passager ne voyage avec la fiole { $nitro }. Ils voyagent avec les deux du haut.
nitro-run-refusal-passenger-busy = Le passager de la fiole { $nitro } a les mains pleines : elle est fâchée. On ne saute qu’avec une fiole joyeuse.
nitro-run-refusal-last-happy-nitro = Il ne resterait plus de fiole joyeuse dans le wagonnet, et il exploserait. Roulez.
nitro-run-refusal-not-angry = La fiole { $nitro } n’est pas fâchée. Choisissez-en une qui l’est.
nitro-run-refusal-nothing-to-rush = Il n’y a pas de plan en collecte à presser. Rassemblez d’abord pour un plan.
nitro-run-refusal-nothing-ready = Aucun plan n’est à son plus haut numéro. Chacun monte d’un numéro par nuit, et d’un autre quand on le presse.

# --- Les règles, chapitre par chapitre

nitro-run-rule-NR-chasm = Deux cartes à deux faces font quatre gouffres de trois colonnes et six rangées. Chaque face a deux grottes, une corniche et un ou deux pitons ; le reste est du gouffre. La colonne du milieu est un demi-case plus bas.
nitro-run-rule-NR-half-spaces = Les magouilleurs partent des trois demi-cases au-dessus du gouffre. Ce sont des cases comme les autres, mais on n’y construit rien et rien n’y tombe.
nitro-run-rule-NR-entrance = Le but : poser en une semaine une voie de l’entrée à la sortie, puis filer dessus avec le plus de fioles joyeuses possible. Le chemin commence au bord supérieur de la case d’entrée et finit au bord inférieur de la case de sortie.
nitro-run-rule-NR-hexes = Il y a 21 plans : quinze voies (sept droites, six courbes, deux épingles), trois plans vides et trois éboulis. Côté plan, personne ne peut les distinguer. Les droites prennent de la vitesse, les courbes coûtent de la stabilité, et un quart des voies environ n’a pas de chiffres.
nitro-run-rule-NR-stack = Planifier, une action : piochez deux plans dans la pile et mettez-les en réserve, côté plan visible. Quand la pile est vide, il n’y a plus rien à planifier.
nitro-run-rule-NR-peek = Quand on dessine un plan, on jette un œil au verso. Ce que vous avez vu une fois vous reste montré.
nitro-run-rule-NR-card = La carte de production a une case bleue et rouge et deux cases rouges, jaunes et noires, pour un grouillot chacune ; puis une case de dessin, trois de collecte et trois de construction.
nitro-run-rule-NR-actions = Chaque magouilleur a deux actions par jour et les joue toutes avant qu’un autre agisse, dans l’ordre que vous voulez. On peut renoncer à des actions. Planifier et déléguer se font de n’importe où.
nitro-run-rule-NR-delegate = Déléguer, une action : placez un grouillot sur une case libre de la carte, tourné vers une couleur, ou tournez-le, ou répétez-lui l’ordre. S’ils sont assez à regarder la couleur, sa tâche peut se faire une fois : dessiner avec un sur le bleu, rassembler avec deux sur le jaune, presser avec un sur le noir, fabriquer avec trois sur le rouge. Un grouillot garde sa case toute la journée. On ne répète son ordre à un grouillot que si sa tâche peut se faire de nouveau.
nitro-run-rule-NR-team = Action d’équipe, une action : des grouillots déjà sur la carte se tournent ensemble vers une tâche et la font. Deux rassemblent, trois fabriquent, deux pressent une fois chacun, le même plan ou deux. Un grouillot seul à qui l’on répète l’ordre est une équipe d’un.
nitro-run-rule-NR-line = Les plans ne font qu’avancer : réserve, dessin, collecte, construction. En collecte, un plan commence à 1 ; à son plus haut numéro il est prêt et ne se presse plus. Une étape pleine arrête la précédente ; fabriquer déplace ce qui tient, à votre choix.
nitro-run-rule-NR-move = Se déplacer, une action : sur une case voisine qui n’est pas un piton et où il n’y a pas de gobelin. D’une grotte, aussi vers l’autre grotte de la carte.
nitro-run-rule-NR-build-track = Construire, une action : posez un tronçon fini sur la case du magouilleur ou sur une case voisine, dans le sens que vous voulez. Il faut du gouffre, sans éboulis, sans voie et sans autre gobelin.
nitro-run-rule-NR-workflow = Quand un magouilleur a construit deux fois dans la journée, un troisième tronçon fini peut être posé sans dépenser d’action, près ou loin, si l’un de ses bouts rejoint un bout du dernier posé.
nitro-run-rule-NR-rubble = Un éboulis tombe sur une case de gouffre voisine d’un magouilleur, à votre choix, mais pas sur un autre éboulis, et sur une voie seulement s’il n’y a pas d’autre case. La voie qui est dessous ne compte plus tant qu’il est là. S’il n’y a nulle part où tomber, il quitte la partie.
nitro-run-rule-NR-stunned = Un magouilleur qui reçoit un éboulis perd les actions qui lui restent ce jour-là.
nitro-run-rule-NR-clean = Un magouilleur qui était sur un éboulis au début de la journée et qui y est à la fin l’a déblayé, où qu’il soit allé entre-temps. L’option « Déblayage » peut s’en contenter : il suffit alors d’y être le soir.
nitro-run-rule-NR-demolish = Faire sauter, une action et une fiole joyeuse, perdue pour de bon : n’importe quel piton, éboulis ou voie, n’importe où. D’un éboulis sur une voie, seul l’éboulis s’en va, et les gobelins qui s’y trouvent sont indemnes. Puis tous les plans en réserve sont retournés : les éboulis tombent, les plans vides quittent la partie, les voies restent, connues de tous.
nitro-run-rule-NR-day-end = Quand plus personne n’a d’action, la journée finit : on déblaie, les plans en collecte montent d’un numéro, les grouillots rentrent, une fiole devient joyeuse, et s’il y a un chemin, la course commence.
nitro-run-rule-NR-overtime = Après le septième jour, chaque jour de plus fâche d’abord pour de bon une fiole joyeuse, et seulement s’il en reste une autre. Sinon, tout explose.
nitro-run-rule-NR-out-of-track = Si, à la fin d’une journée, la pile, la réserve et la production sont vides et qu’il n’y a pas de chemin, c’est fini.
nitro-run-rule-NR-continuous = Un chemin est une chaîne de tronçons sans éboulis, de l’entrée à la sortie, chaque bout rejoignant le suivant. Un bout qui donne sur une grotte peut repartir d’un bout qui donne sur l’autre grotte de la carte ; chaque tunnel sert une fois. Les gobelins ne gênent pas. Dès qu’un chemin existe, la course commence. S’il y en a plusieurs, vous choisissez.
nitro-run-rule-NR-cart = Le wagonnet prend jusqu’à six fioles joyeuses. Les deux du haut voyagent avec les passagers. Il part avec 5 de stabilité et 1 de vitesse.
nitro-run-rule-NR-step = Tronçon par tronçon : au sortir d’un tunnel, vous pouvez prendre ce qu’il donne ; on retourne le tronçon ; la stabilité change, puis la vitesse ; une vitesse qui dépasserait 6 coûte un point de stabilité. Un tronçon sans chiffres peut calmer une fiole. À stabilité 0, la fiole joyeuse la plus basse se fâche. Puis vous pouvez freiner une fois et lâcher du lest une fois. Sans fiole joyeuse, le wagonnet explose.
nitro-run-rule-NR-brake = Freiner donne un point de stabilité, ôte un point de vitesse et fâche les deux fioles joyeuses les plus basses.
nitro-run-rule-NR-lighten = À côté d’une corniche, un passager dont la fiole est joyeuse peut sauter avec elle : deux points de stabilité. Les deux sont perdus. Ni freiner ni sauter ne doit coûter la dernière fiole joyeuse.
nitro-run-rule-NR-score = Chaque gobelin vivant vaut un point, chaque fiole joyeuse du wagonnet deux, chaque fiole fâchée un. À 18, la course est parfaite ; 15, 11, 5 et 3 sont les paliers suivants. Qui explose n’a rien.
nitro-run-rule-NR-daily = Chaque date a son gouffre et, pour qui joue seul, un mélange, le même pour tous. Un serveur tient un tableau du jour pour les premiers essais, sur un mélange à lui, qu’il publie le lendemain.

# --- La table dans le terminal

nitro-run-picture-day = Jour { $day } sur { $days }
nitro-run-picture-overtime = Jour { $day }, heures supplémentaires
nitro-run-picture-stunned = sonné
nitro-run-picture-grunts = Grouillots : { $grunts }
nitro-run-picture-draft = Dessin
nitro-run-picture-gather = Collecte
nitro-run-picture-build = Construction
nitro-run-picture-pool = Plans ({ $stack } dans la pile)
nitro-run-picture-odds = voie { $track } · vide { $blank } · éboulis { $rubble }
nitro-run-picture-stability = Stabilité
nitro-run-picture-speed = Vitesse
nitro-run-picture-cart = Dans le wagonnet
nitro-run-picture-passenger = passager
nitro-run-picture-way = Le chemin
nitro-run-picture-points =
    { $points ->
        [one] { $points } point en l’état
       *[other] { $points } points en l’état
    }

# --- Positions et boîtes impossibles

nitro-run-fault-drawn = les plans piochés ne sont pas ceux qui manquent à la pile.
nitro-run-fault-hex = l’hexagone { $hex } est là { $found } fois.
nitro-run-fault-spec = le plan { $spec } est là où il ne peut pas être.
nitro-run-fault-chasm = ce n’est aucun des quatre gouffres.
nitro-run-fault-space = ce qui est en { $space } ne peut pas y être.
nitro-run-fault-schemers = les magouilleurs ne peuvent pas être là, ou ont trop d’actions.
nitro-run-fault-grunts = un grouillot regarde une couleur que sa case n’a pas.
nitro-run-fault-nitro = il y a trop de nitro, ou trop peu.
nitro-run-fault-decision = ce qui se décide ne va pas avec la table.
nitro-run-fault-run = le wagonnet ne va pas avec la nitro qui a mûri.
nitro-run-fault-way = la ligne du wagonnet n’est pas un chemin à travers le gouffre.

bad-nitro-run-hexes = La boîte contient { $stated } hexagones, pas { $found }.
bad-nitro-run-example = Il manque l’exemple du livret : « { $shape } » avec stabilité { $stability } et vitesse { $speed }.
bad-nitro-run-figure = Hexagone { $hex } : « { $field } » doit être entre { $least } et { $most }.
bad-nitro-run-production = Pour « { $field } », la carte de production a de 1 à { $most } cases.
bad-nitro-run-kind = Il faut { $expected } hexagones de la sorte « { $kind } », pas { $found }.
bad-nitro-run-shape = Il faut { $expected } voies de la forme « { $shape } », pas { $found }.
bad-nitro-run-without-numbers = Un quart des voies environ n’a pas de chiffres : de { $least } à { $most }, pas { $found }.
bad-nitro-run-straight = Hexagone { $hex } : une droite à chiffres prend de la vitesse.
bad-nitro-run-curve = Hexagone { $hex } : une courbe à chiffres coûte de la stabilité.
bad-nitro-run-waste-numbers = Hexagone { $hex } : seules les voies ont des chiffres.
bad-nitro-run-betrayed = Hexagone { $hex } : aucune voie n’a ce côté plan, qui trahit donc son verso.
bad-nitro-run-safe-shape = Tous les plans « { $shape } » sont des voies ; il faut au moins un plan vide ou un éboulis.
bad-nitro-run-sides = Il y a { $stated } faces de cartes, pas { $found }.
bad-nitro-run-terrain = Face { $side } : il faut « { $terrain } » de { $least } à { $most } fois, pas { $found }.
bad-nitro-run-unprinted = Face { $side } : « { $terrain } » n’est imprimé sur aucune carte.
bad-nitro-run-opening = Face { $side } : son ouverture doit être une case de gouffre.
bad-nitro-run-ways = Il faut { $least } chemins sans tunnel dans le gouffre « { $chasm } » ; il y en a { $found }.
bad-nitro-run-shortest = Le plus court chemin du gouffre « { $chasm } » prend { $found } tronçons ; il en faut 6 ou 7.
bad-nitro-run-tunnels = Avec les tunnels, le gouffre « { $chasm } » se traverse en { $found } tronçons ; il en faut { $least }.

# Ce que mesure l’entraîneur

nitro-run-measure-laid = d’ici demain soir, vous posez { $figure ->
        [one] { $figure } tronçon
       *[other] { $figure } tronçons
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
nitro-run-measure-produced = d’ici demain soir, la chaîne fait { $figure ->
        [one] { $figure } étape
       *[other] { $figure } étapes
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
nitro-run-measure-drafted = d’ici demain soir, vous dessinez { $figure ->
        [one] { $figure } plan
       *[other] { $figure } plans
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
nitro-run-measure-rubble = des éboulis tombent { $figure ->
        [one] { $figure } fois
       *[other] { $figure } fois
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
nitro-run-measure-nitro = le wagonnet emporte { $figure ->
        [one] { $figure } fiole
       *[other] { $figure } fioles
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
nitro-run-measure-work = { $figure ->
        [one] { $figure } action
       *[other] { $figure } actions
    } { $more ->
        [yes] de plus
       *[no] de moins
    } à faire encore pour la voie
nitro-run-measure-lacking = il manque à la chaîne { $figure ->
        [one] { $figure } tronçon
       *[other] { $figure } tronçons
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
nitro-run-measure-run = la course commence dans { $percent ->
        [one] { $percent } semaine
       *[other] { $percent } semaines
    } sur cent au lieu de { $otherwise }
nitro-run-expectation = D’où viennent ces points : sur { $worlds ->
        [one] { $worlds } semaine jouée
       *[other] { $worlds } semaines jouées
    } jusqu’au bout, { $run } % mènent à une course, avec { $nitro ->
        [one] { $nitro } fiole
       *[other] { $nitro } fioles
    } dans le wagonnet en moyenne.
