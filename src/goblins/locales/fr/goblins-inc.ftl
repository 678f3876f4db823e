goblins-inc-title = Goblins Inc.
goblins-inc-summary = Deux équipes boulonnent chacune un robot, se refilent leurs pires pièces, puis laissent les machines se réduire en ferraille. Partenaires le temps d’une manche, rivaux pour la place : celui qui en tire le plus devient le nouveau Boss. De deux à quatre gobelins, environ une heure.

# --- Le matériel

goblins-inc-kind-weapon-explain = Arme (W01 à W33) : chaque flèche donne un dé à lancer quand le côté qu’elle indique est à l’avant, où que soit l’Arme, même tournée vers l’intérieur. Une Arme ordinaire a une flèche, une Arme de Luxe deux, sur un seul bord ou sur deux.
goblins-inc-kind-armor-explain = Blindage (A01 à A09) : chaque plaque apporte un jeton Blindage avant le combat. Le jeton couvre la tuile, et aussi la voisine dont le métal touche la plaque, mais jamais le Cockpit. Une tuile ordinaire a une plaque, une tuile de Luxe deux. Les plaques comptent comme du métal.
goblins-inc-kind-engine-explain = Moteur (E01 à E09) : les Moteurs font tourner le robot et servent à viser ; ceux qui restent inutilisés font gagner la chamaillerie pour une carte Tactique. Une tuile ordinaire a un Moteur, une tuile de Luxe deux.
goblins-inc-kind-decoration-explain = Tuning (D01 à D09) : ça ne sert à rien, mais c’est bordé de métal des quatre côtés, et tout s’y accroche.
goblins-inc-premium-explain = Une tuile de Luxe a en double ce qui fait son type : deux flèches, deux plaques ou deux Moteurs. Un Tuning de Luxe est juste plus joli. Les tuiles de Luxe ont en général moins de métal, et certains Objectifs les comptent à part.
goblins-inc-cockpit-explain = Le Cockpit est en c3, au centre du robot. Il a du métal sur ses quatre bords et un Moteur. On ne peut ni le recouvrir, ni le déplacer, ni le détruire, et il ne reçoit pas de jeton Blindage ; mais les gobelins qui l’occupent peuvent en être éjectés.
goblins-inc-token-explain = Un jeton Blindage encaisse un coup à la place de la tuile qu’il couvre, puis il disparaît. Il couvre une tuile Blindage, et aussi sa voisine si la plaque y touche du métal, mais jamais le Cockpit. Le Ruban Adhésif en pose un sur n’importe quelle autre tuile.
goblins-inc-goblin-explain = Chaque joueur a deux gobelins dans le Cockpit. Un coup sur le Cockpit en éjecte un : d’abord ceux du Pilote, puis ceux du Tacticien. Chacun de ceux qui restent rapporte aux vainqueurs 2 points s’il est à eux, 1 s’il est au partenaire. Tous reviennent à la manche suivante.
goblins-inc-die-explain = Un dé porte les chiffres de 1 à 5 et une face vierge. Le chiffre désigne la ligne frappée, la face vierge est un raté. Elle s’écrit □.

goblins-inc-ability-none = aucune capacité
goblins-inc-ability-nitro = Nitro
goblins-inc-ability-nitro-explain = Nitro, après le lancer : relancez un de vos dés, ou tous. Le nouveau résultat compte.
goblins-inc-ability-emergency = Urgence
goblins-inc-ability-emergency-explain = Urgence, après le lancer : relancez vos faces vierges jusqu’à ce qu’il n’y en ait plus.
goblins-inc-ability-homing = Tête Chercheuse
goblins-inc-ability-homing-explain = Tête Chercheuse, après le lancer : mettez un de vos dés non vierges sur un autre chiffre.
goblins-inc-ability-dynamite = Dynamite
goblins-inc-ability-dynamite-explain = Dynamite, après le lancer : votre premier dé qui frappe une tuile ou le Cockpit frappe deux fois sa ligne. Impossible si vous avez lancé cinq dés.
goblins-inc-ability-sabotage = Sabotage
goblins-inc-ability-sabotage-explain = Sabotage, avant le lancer : vous avez une flèche vers l’avant de plus pour cette attaque. On n’en compte toujours que cinq.
goblins-inc-ability-duct-tape = Ruban Adhésif
goblins-inc-ability-duct-tape-explain = Ruban Adhésif, avant le lancer : posez un jeton Blindage de la réserve sur une tuile de votre robot, mais ni sur un Blindage, ni sur le Cockpit.
goblins-inc-ability-crane = Grue
goblins-inc-ability-crane-explain = Grue, avant le lancer : déplacez vers une case vide une tuile de votre robot sans jeton Blindage, ou tournez-la sur place. Elle doit ensuite être reliée au Cockpit.

goblins-inc-agenda-artist = Artiste
goblins-inc-agenda-artist-explain = Artiste, Objectif Défense : chaque tuile Tuning encore sur votre robot vaut 2 points.
goblins-inc-agenda-camouflager = Camoufleur
goblins-inc-agenda-camouflager-explain = Camoufleur, Objectif Défense : chaque tuile sur l’une des quatre cases qui touchent votre Cockpit par un bord vaut 2 points.
goblins-inc-agenda-decoy = Leurre
goblins-inc-agenda-decoy-explain = Leurre, Objectif Défense : chaque jeton Blindage encore sur votre robot vaut 2 points.
goblins-inc-agenda-greasemonkey = Mécano
goblins-inc-agenda-greasemonkey-explain = Mécano, Objectif Défense : chaque tuile Moteur encore sur votre robot vaut 2 points. Une tuile de Luxe compte pour une, le Cockpit ne compte pas.
goblins-inc-agenda-guardian = Gardien
goblins-inc-agenda-guardian-explain = Gardien, Objectif Défense : 1 point par paire de tuiles, de n’importe quel type, encore sur votre robot.
goblins-inc-agenda-jellybones = Planqué
goblins-inc-agenda-jellybones-explain = Planqué, Objectif Défense : chaque tuile Blindage encore sur votre robot vaut 2 points.
goblins-inc-agenda-junkdealer = Ferrailleur
goblins-inc-agenda-junkdealer-explain = Ferrailleur, Objectif Défense : 2 points par lot de trois tuiles encore sur votre robot qui ne sont pas de Luxe.
goblins-inc-agenda-metalhead = Métaleux
goblins-inc-agenda-metalhead-explain = Métaleux, Objectif Défense : chaque tuile de Luxe encore sur votre robot vaut 2 points.
goblins-inc-agenda-sandbagger = Fortificateur
goblins-inc-agenda-sandbagger-explain = Fortificateur, Objectif Défense : chaque tuile sur l’une des huit cases autour de votre Cockpit vaut 1 point.
goblins-inc-agenda-berserker = Berserk
goblins-inc-agenda-berserker-explain = Berserk, Objectif Destruction : 1 point par lot de trois tuiles dans la casse adverse, de n’importe quel type.
goblins-inc-agenda-driller = Foreur
goblins-inc-agenda-driller-explain = Foreur, Objectif Destruction : autour du Cockpit adverse, chaque case vide qui le touche par un bord vaut 2 points, et par un coin 1 point.
goblins-inc-agenda-gun-nut = Fou de flingue
goblins-inc-agenda-gun-nut-explain = Fou de flingue, Objectif Destruction : 3 points par paire de jetons Blindage perdus par l’adversaire.
goblins-inc-agenda-kamikaze = Kamikaze
goblins-inc-agenda-kamikaze-explain = Kamikaze, Objectif Destruction : chaque tuile Blindage dans la casse adverse vaut 2 points.
goblins-inc-agenda-ninja = Ninja
goblins-inc-agenda-ninja-explain = Ninja, Objectif Destruction : chaque gobelin éjecté du Cockpit adverse vaut 3 points.
goblins-inc-agenda-pyromaniac = Pyromane
goblins-inc-agenda-pyromaniac-explain = Pyromane, Objectif Destruction : 2 points par lot de trois tuiles Arme dans la casse adverse.
goblins-inc-agenda-rocketeer = Homme canon
goblins-inc-agenda-rocketeer-explain = Homme canon, Objectif Destruction : 2 points par lot de trois tuiles dans la casse adverse qui ne sont pas de Luxe.
goblins-inc-agenda-saboteur = Saboteur
goblins-inc-agenda-saboteur-explain = Saboteur, Objectif Destruction : chaque tuile Moteur dans la casse adverse vaut 2 points. Une tuile de Luxe compte pour une.
goblins-inc-agenda-sharpshooter = Tireur d’élite
goblins-inc-agenda-sharpshooter-explain = Tireur d’élite, Objectif Destruction : 3 points par paire de tuiles de Luxe dans la casse adverse.
goblins-inc-agenda-show-off = Frimeur
goblins-inc-agenda-show-off-explain = Frimeur, Objectif Destruction : chaque tuile Tuning dans la casse adverse vaut 2 points.
goblins-inc-agenda-stockpiler = Entasseur
goblins-inc-agenda-stockpiler-explain = Entasseur, Objectif Destruction : chaque lot d’un Moteur, d’une Arme et d’un Tuning dans la casse adverse vaut 4 points.
goblins-inc-agenda-bet = Traître ou Star
goblins-inc-bet-none = aucun pari
goblins-inc-bet-snitch = Traître
goblins-inc-bet-snitch-explain = Traître, un côté de l’Objectif Pari : 4 points si votre propre équipe perd le combat.
goblins-inc-bet-star = Star
goblins-inc-bet-star-explain = Star, l’autre côté de l’Objectif Pari : 4 points si votre équipe gagne le combat.

goblins-inc-turn-north = nord
    .accusative = le nord
goblins-inc-turn-east = est
    .accusative = l’est
goblins-inc-turn-south = sud
    .accusative = le sud
goblins-inc-turn-west = ouest
    .accusative = l’ouest
goblins-inc-steering-front = avant
goblins-inc-steering-right = côté droit
goblins-inc-steering-rear = arrière
goblins-inc-steering-left = côté gauche
goblins-inc-target-front = avant
goblins-inc-target-left = flanc gauche
goblins-inc-target-right = flanc droit
goblins-inc-target-rear = arrière
goblins-inc-pick-left = gauche
    .genitive = de gauche
goblins-inc-pick-middle = milieu
    .genitive = du milieu
goblins-inc-pick-right = droite
    .genitive = de droite

# --- Les options

goblins-inc-option-variant = Version
goblins-inc-option-variant-explain = Combien de temps dure le concours, et si les Objectifs sont secrets.
goblins-inc-option-variant-standard = deux manches, Objectifs Secrets
goblins-inc-option-variant-full = version longue : trois manches, Objectifs Secrets
goblins-inc-option-variant-party = version détente : trois manches, trois Objectifs visibles pour tout le monde
goblins-inc-option-edition = Édition
goblins-inc-option-edition-explain = Quelle boîte est sur la table ; les règles sont les mêmes.
goblins-inc-option-edition-en = anglaise : 15 jetons Blindage, 8 cartes Projet
goblins-inc-option-edition-fr = française : 16 jetons Blindage, 7 cartes Projet
goblins-inc-option-edition-ru = russe : 15 jetons Blindage, 8 cartes Projet
goblins-inc-option-goof = Boulettes
goblins-inc-option-goof-explain = Si un Pilote peut demander plus de Moteurs que n’en a le robot.
goblins-inc-option-goof-allowed = autorisées, à vos risques et périls
goblins-inc-option-goof-refused = interdites
goblins-inc-option-on_tie = Égalité en tête
goblins-inc-option-on_tie-explain = Ce qui se passe en cas d’égalité à la première place au bout de deux manches. Après trois manches, l’égalité demeure toujours.
goblins-inc-option-on_tie-share = l’égalité demeure : le neveu du Boss prend la place
goblins-inc-option-on_tie-third-round = on joue une troisième manche
goblins-inc-option-loose_counts_for_agendas = Tuiles flottantes
goblins-inc-option-loose_counts_for_agendas-explain = Si les tuiles tombées avant le combat comptent pour les Objectifs Destruction.
goblins-inc-option-loose_counts_for_agendas-yes = elles comptent
goblins-inc-option-loose_counts_for_agendas-no = elles ne comptent pas
goblins-inc-option-starter = Premier joueur
goblins-inc-option-starter-explain = Qui commence la première manche. Si cette place n’existe pas à la table, ou joue seule cette manche-là, on tire au sort.
goblins-inc-option-starter-lot = tiré au sort
goblins-inc-option-starter-red = la première place
goblins-inc-option-starter-blue = la deuxième place
goblins-inc-option-starter-green = la troisième place
goblins-inc-option-starter-yellow = la quatrième place

goblins-inc-team-1 = l’équipe 1
    .genitive = de l’équipe 1
goblins-inc-team-2 = l’équipe 2
    .genitive = de l’équipe 2

# --- Les coups

goblins-inc-move-give = Donner les tuiles { $tile } et { $other }
goblins-inc-move-place = Poser la tuile { $tile } en { $square }, orientée { $turn }
goblins-inc-move-lift = Reprendre la tuile { $tile } en main
goblins-inc-move-done = Annoncer que c’est terminé
goblins-inc-move-discard = Défausser l’Objectif { $agenda }
goblins-inc-move-bet = Parier sur { $bet }
goblins-inc-move-pilot =
    { $steering-id ->
        [front] Ne pas tourner (Surchauffe)
        [rear] Mettre l’arrière à l’avant (2 Moteurs)
       *[other] Mettre le { $steering } à l’avant (1 Moteur)
    } ; { $target-id ->
        [front] frapper leur avant
        [left] frapper leur côté à votre gauche (1 Moteur)
        [right] frapper leur côté à votre droite (1 Moteur)
       *[rear] frapper leur { $target } (2 Moteurs)
    }
goblins-inc-move-pick = Choisir la carte { $pick-genitive }
goblins-inc-move-sabotage = Sabotage : compter une flèche vers l’avant de plus
goblins-inc-move-tape = Ruban Adhésif : poser un jeton Blindage en { $square }
goblins-inc-move-crane = Grue : soulever la tuile en { $square } et la reposer en { $to }, orientée { $turn }
goblins-inc-move-pass = Ne plus rien utiliser avant le lancer
goblins-inc-move-nitro =
    { $die ->
        [all] Nitro : relancer tous vos dés
       *[other] Nitro : relancer le dé { $die }
    }
goblins-inc-move-emergency = Urgence : relancer les faces vierges jusqu’à la dernière
goblins-inc-move-homing = Tête Chercheuse : mettre le dé { $die } sur { $row }
goblins-inc-move-dynamite = Dynamite : faire compter double le premier coup
goblins-inc-move-order =
    { $rows ->
        [none] Se contenter des faces vierges
       *[other] Frapper dans cet ordre : { $rows }
    }
goblins-inc-move-token = Sacrifier le jeton Blindage { $token }

# --- Les questions

goblins-inc-question-plan = Vous êtes Concepteur. Refilez deux de vos cinq tuiles à { $opposite-accusative }.
goblins-inc-question-build = Vous êtes Constructeur. Boulonnez toutes vos tuiles, puis annoncez que c’est terminé.
goblins-inc-question-agendas =
    { $discards ->
        [0] Vous avez vos quatre Objectifs. Si le Pari en fait partie, choisissez son côté ; puis annoncez que c’est terminé.
        [1] Gardez quatre Objectifs : il y en a un de trop.
       *[other] Gardez quatre Objectifs : il y en a { $discards } de trop.
    }
goblins-inc-question-pilot = Vous êtes Pilote. Quel côté passe à l’avant, et où frappez-vous ?
goblins-inc-question-tactician = Vous êtes Tacticien. Choisissez une des trois cartes.
goblins-inc-question-before-roll = Utilisez votre carte avant le lancer, ou passez.
goblins-inc-question-after-roll = Utilisez votre carte si vous voulez, puis mettez vos dés en ordre.
goblins-inc-question-token = La tuile en { $square } est touchée. Choisissez le jeton Blindage que vous perdez.
goblins-inc-coach-hangs = Rien ne la retient encore : elle tombera si aucune autre tuile ne la relie au Cockpit.
goblins-inc-coach-shuts = Attention : elle bouche le dernier métal libre. Toute autre tuile flotterait.
goblins-inc-coach-goof = Mais c’est une boulette : il faut { $cost } Moteurs, il y en a { $engines }. Pas de rotation, Surchauffe, et on frappe leur avant.

# --- Les événements

goblins-inc-event-round-began =
    Manche { $number } sur { $rounds }. La sirène hurle ; { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } Blindage en réserve, pour les Blindages et le Ruban Adhésif.
goblins-inc-event-teamed-up = Équipe { $team-id } : { $seats }.
goblins-inc-event-solo-seat =
    { $seat-is ->
        [you] Vous n’avez personne à accuser cette manche-ci : une équipe d’un seul gobelin.
       *[other] { $seat } n’a personne à accuser cette manche-ci : une équipe d’un seul gobelin.
    }
goblins-inc-event-starter-chosen =
    { $seat-is ->
        [you] Vous jouez en premier, face à { $opposite-accusative }.
       *[other] { $seat } joue en premier, face à { $opposite-accusative }.
    } Les deux conçoivent en premier, et piloteront en premier.
goblins-inc-event-blueprint-shown = Des taches de café sur le Projet : impossible de construire en { $a }, { $b }, { $c } et { $d }.
goblins-inc-event-agendas-opened = Au tableau d’affichage, pour tout le monde : { $agendas }.
goblins-inc-event-agendas-dealt =
    { $alone ->
        [0] Tout le monde pioche { $cards } Objectifs Secrets.
       *[other] Tout le monde pioche { $cards } Objectifs Secrets, et le joueur solo { $alone } seulement.
    }
goblins-inc-event-drew-agendas =
    { $seat-is ->
        [you] Vous piochez ces Objectifs : { $agendas }.
       *[other] { $seat } pioche ces Objectifs : { $agendas }.
    }
goblins-inc-event-step-began =
    Construction, étape { $step } sur { $steps }. { $planners ->
        [none] Personne ne conçoit à cette étape
       *[other] Concepteurs : { $planners }
    }. { $builders ->
        [none] Personne ne construit encore.
       *[other] Constructeurs : { $builders }.
    }
goblins-inc-event-drew-hand =
    { $seat-is ->
        [you] Vous piochez : { $tiles }.
       *[other] { $seat } pioche : { $tiles }.
    }
goblins-inc-event-gift-sealed =
    { $seat-is ->
        [you] Vous emballez : { $tile } et { $other }.
       *[other] { $seat } emballe : { $tile } et { $other }.
    }
goblins-inc-event-gifts-exchanged =
    { $seat-is ->
        [you] { $receiver } et vous échangez vos cadeaux
       *[other] { $receiver-is ->
                [you] { $seat } et vous échangez vos cadeaux
               *[other] { $seat } et { $receiver } échangent leurs cadeaux
            }
    } : deux tuiles chacun.
goblins-inc-event-gift-seen =
    { $seat-is ->
        [you] Dans votre cadeau
       *[other] Dans le cadeau { $seat-genitive }
    } pour { $receiver-accusative } : { $tile } et { $other }.
goblins-inc-event-assembled =
    { $tiles ->
        [none] { $seat-is ->
                [you] Vous n’ajoutez rien.
               *[other] { $seat } n’ajoute rien.
            }
       *[other] { $seat-is ->
                [you] Vous boulonnez : { $tiles }.
               *[other] { $seat } boulonne : { $tiles }.
            }
    }
goblins-inc-event-fell-loose =
    Ce qui ne tient à rien tombe { $team-is ->
        [you] de votre robot
       *[other] du robot { $team-genitive }
    } : { $fallen }.
goblins-inc-event-agenda-discarded =
    { $seat-is ->
        [you] Vous défaussez l’Objectif { $agenda }.
       *[other] { $seat } défausse l’Objectif { $agenda }.
    }
goblins-inc-event-bet-made =
    { $seat-is ->
        [you] Vous pariez sur { $bet }.
       *[other] { $seat } parie sur { $bet }.
    }
goblins-inc-event-agendas-kept =
    { $seat-is ->
        [you] Vous gardez quatre Objectifs.
       *[other] { $seat } garde quatre Objectifs.
    }
goblins-inc-event-armored =
    { $team-is ->
        [you] Vous partez
       *[other] { $team } part
    } au combat { $tokens ->
        [0] sans un seul jeton Blindage.
        [1] avec un jeton Blindage.
       *[other] avec { $tokens } jetons Blindage.
    }
goblins-inc-event-fight-round-began =
    Tour de combat { $number } ! Pilotes : { $pilot-is ->
        [you] vous
       *[other] { $pilot }
    } contre { $enemy-pilot-accusative } ; Tacticiens : { $tactician-is ->
        [you] vous
       *[other] { $tactician }
    } contre { $enemy-tactician-accusative }. Cartes : { $left } ; { $middle } ; { $right }.
goblins-inc-event-pilot-showed =
    { $seat-is ->
        [you] Vous, aux commandes : { $steering-id ->
            [front] on ne tourne pas, le robot est en Surchauffe
            [rear] l’arrière vers l’avant
           *[other] votre { $steering } vers l’avant
        }, visée sur leur { $target-id ->
            [left] côté à votre gauche
            [right] côté à votre droite
           *[other] { $target }
        }
       *[other] Pilote { $seat } : { $steering-id ->
            [front] on ne tourne pas, le robot est en Surchauffe
            [rear] demi-tour
           *[other] un quart de tour, { $facing ->
                [far] rangée 1
                [near] rangée 5
                [left] colonne a
               *[right] colonne e
            } vers l’avant
        }, { $target-id ->
            [front] visée de face
            [rear] visée à l’arrière
           *[other] visée sur un flanc
        }
    } ; { $engines ->
        [one] { $engines } Moteur
       *[other] { $engines } Moteurs
    }, { $unused ->
        [0] aucun inutilisé.
        [1] un inutilisé.
       *[other] { $unused } inutilisés.
    }
goblins-inc-event-goofed =
    Pan, pschitt : { $team-is ->
        [you] vous n’avez
       *[other] { $team } n’a
    } pas assez de Moteurs pour ça. On ne tourne pas, tous les Moteurs y passent, le robot est en Surchauffe et l’attaque part de face.
goblins-inc-event-card-taken =
    { $seat-is ->
        [you] Vous tendez la main vers la carte { $pick-genitive } et obtenez : { $card }.
       *[other] Le Tacticien { $seat } tend la main vers la carte { $pick-genitive } et obtient : { $card }.
    }
goblins-inc-event-card-missed =
    { $seat-is ->
        [you] Vous tendez la main vers la carte { $pick-genitive } et n’obtenez rien : les autres ont plus de Moteurs inutilisés.
       *[other] Le Tacticien { $seat } tend la main vers la carte { $pick-genitive } et n’obtient rien : les autres ont plus de Moteurs inutilisés.
    }
goblins-inc-event-first-by-lot =
    Autant de Moteurs inutilisés des deux côtés ; d’après le dé, { $team-is ->
        [you] vous agissez
       *[other] { $team } agit
    } en premier.
goblins-inc-event-sabotaged =
    { $team-is ->
        [you] Vous vous livrez au Sabotage : une flèche de plus.
       *[other] { $team } se livre au Sabotage : une flèche de plus.
    }
goblins-inc-event-taped =
    { $team-is ->
        [you] Vous déroulez le Ruban Adhésif : un jeton Blindage colle en { $square }.
       *[other] { $team } déroule le Ruban Adhésif : un jeton Blindage colle en { $square }.
    }
goblins-inc-event-craned =
    { $team-is ->
        [you] Vous faites pivoter la Grue au-dessus de votre propre robot
       *[other] { $team } fait pivoter la Grue au-dessus de son propre robot
    } : { $in-place ->
        [1] la tuile { $tile }, en { $square }, est tournée vers { $turn-accusative }
       *[0] la tuile { $tile } passe de { $square } en { $to }, orientée { $turn }
    }{ $fallen ->
        [none] .
       *[other] . Oups, voilà que tombe ce qui était en { $fallen } !
    }
goblins-inc-event-dice-rolled =
    { $one ->
        [none] { $team-one-is ->
                [you] Vous n’avez
               *[other] { $team-one } n’a
            } pas de dés à lancer
       *[other] { $team-one-is ->
                [you] Vous lancez
               *[other] { $team-one } lance
            } { $one }
    } ; { $two ->
        [none] { $team-two-is ->
                [you] vous n’avez
               *[other] { $team-two } n’a
            } pas de dés à lancer.
       *[other] { $team-two-is ->
                [you] vous lancez
               *[other] { $team-two } lance
            } { $two }.
    }
goblins-inc-event-dice-changed =
    { $ability-id ->
        [dynamite] { $team-is ->
                [you] Vous gardez
               *[other] { $team } garde
            } la Dynamite sous la main pour { $dice }.
       *[other] { $team-is ->
                [you] Vous utilisez
               *[other] { $team } utilise
            } « { $ability } » : les dés montrent maintenant { $dice }.
    }
goblins-inc-event-attack-began =
    { $rows ->
        [none] Les Armes braquées sur { $team-accusative } ne font que clic
       *[other] Feu sur { $team-is ->
                [you] votre robot
               *[other] le robot { $team-genitive }
            }, { $side ->
            [far] depuis la rangée 1, le long des colonnes
            [near] depuis la rangée 5, le long des colonnes
            [left] depuis la colonne a, le long des rangées
           *[right] depuis la colonne e, le long des rangées
        } : { $rows }
    }{ $abilities ->
        [none] .
       *[other] { " " }; en renfort : { $abilities }.
    }
goblins-inc-event-row-empty =
    Un { $row } siffle aux oreilles { $team-is ->
        [you] de votre robot
       *[other] du robot { $team-genitive }
    }, sans rien toucher.
goblins-inc-event-token-lost =
    Un { $row } frappe { $team-is ->
        [you] votre robot
       *[other] le robot { $team-genitive }
    } en { $square } : un jeton Blindage encaisse le coup et disparaît.
goblins-inc-event-tokens-hit =
    Un { $row } frappe { $team-is ->
        [you] votre robot
       *[other] le robot { $team-genitive }
    } en { $square }, où il y a plusieurs jetons Blindage. Le Pilote doit en sacrifier un.
goblins-inc-event-token-given-up =
    { $team-is ->
        [you] Vous sacrifiez
       *[other] { $team } sacrifie
    } le jeton Blindage qui couvrait { $second ->
        [none] { $first }.
       *[other] { $first } et { $second }.
    }
goblins-inc-event-destroyed =
    Un { $row } arrache la tuile { $tile } { $team-is ->
        [you] de votre robot
       *[other] du robot { $team-genitive }
    }, en { $square }{ $fallen ->
        [none] .
       *[other] , et ce qui y tenait dégringole avec : { $fallen }.
    }
goblins-inc-event-goblin-left =
    Un { $row } s’écrase sur { $team-is ->
        [you] votre Cockpit
       *[other] le Cockpit { $team-genitive }
    } ! { $seat-is ->
        [you] Un de vos gobelins
       *[other] Un gobelin { $seat-genitive }
    } en est éjecté.
goblins-inc-event-cockpit-empty =
    Un { $row } s’écrase sur { $team-is ->
        [you] votre Cockpit
       *[other] le Cockpit { $team-genitive }
    }, mais il n’y a plus personne là-dedans pour se plaindre.
goblins-inc-event-disabled =
    { $team-is ->
        [you] Votre robot
       *[other] Le robot { $team-genitive }
    } est désactivé : { $defect ->
        [crew] plus personne dans le Cockpit !
        [weapons] plus une seule Arme !
       *[both] plus de gobelins, plus d’Armes, plus d’espoir !
    }
goblins-inc-event-fight-won =
    { $team-is ->
        [you] { $reason ->
                [disabled] Vous gagnez le combat : c’est votre robot qui tient encore debout. (Pertes au combat : { $lost } contre { $enemy-lost }.)
               *[losses] Vous gagnez le combat au compte de la ferraille. Pertes au combat : vous { $lost }, les autres { $enemy-lost }.
            }
       *[other] { $reason ->
                [disabled] { $team } gagne le combat, avec le seul robot encore debout. (Pertes au combat : { $lost } contre { $enemy-lost }.)
               *[losses] { $team } gagne le combat au compte de la ferraille. Pertes au combat : { $lost } contre { $enemy-lost }.
            }
    }
goblins-inc-event-fight-drawn = Les deux robots ont perdu autant l’un que l’autre, { $lost } chacun : personne ne gagne le combat.
goblins-inc-event-round-scored =
    { $seat-is ->
        [you] Vous
       *[other] { $seat }
    } : { $win ->
        [0] rien pour le combat
       *[other] { $win } pour la victoire
    } ; { $scored ->
        [none] aucun Objectif
       *[other] { $scored }
    }{ $bet-id ->
        [none] .
       *[other] { " " }; pari : { $bet }.
    }
goblins-inc-event-promoted =
    { $seat-is ->
        [you] Vous atteignez les 50 points : promotion !
       *[other] { $seat } atteint les 50 points : promotion !
    }
goblins-inc-event-totals =
    Au tableau, désormais : { $first-is ->
        [you] vous
       *[other] { $first }
    } { $red }, { $second-is ->
        [you] vous
       *[other] { $second }
    } { $blue }{ $green ->
        [none] .
       *[other] , { $third-is ->
                [you] vous
               *[other] { $third }
            } { $green }{ $yellow ->
                [none] .
               *[other] , { $fourth-is ->
                        [you] vous
                       *[other] { $fourth }
                    } { $yellow }.
            }
    }
goblins-inc-event-discards-shown =
    { $seat-is ->
        [you] Objectifs que vous aviez défaussés, toutes manches confondues : { $agendas }.
       *[other] Objectifs défaussés par { $seat }, toutes manches confondues : { $agendas }.
    }
goblins-inc-event-third-round = Égalité en tête. Le Boss veut voir une troisième manche.

goblins-inc-ended-boss = nouveau Boss
goblins-inc-ended-nephew = neveu du Boss
goblins-inc-ended-round = manche terminée
goblins-inc-ending-boss =
    { $winners-is ->
        [you] Vous êtes le nouveau Boss. Les autres, au boulot !
       *[other] { $winners } est le nouveau Boss. Les autres, au boulot !
    }
goblins-inc-ending-nephew = Égalité entre { $winners } : le neveu du Boss prend la place. Personne n’est content, sauf le neveu.
goblins-inc-ending-round = La manche est comptée, la partie continue. En tête : { $winners }.

# --- Les refus

goblins-inc-refusal-not-planning = Vous n’êtes pas Concepteur en ce moment. On donne des tuiles quand on conçoit, à tour de rôle avec son partenaire.
goblins-inc-refusal-not-building = Vous n’êtes pas Constructeur en ce moment. Ce qu’on conçoit à une étape se construit à la suivante.
goblins-inc-refusal-nothing-to-finish = Il n’y a rien à terminer maintenant. Cela s’annonce quand vos tuiles sont posées ou vos Objectifs choisis.
goblins-inc-refusal-not-choosing-agendas = Les Objectifs se choisissent après la construction, juste avant le combat.
goblins-inc-refusal-not-at-the-controls = Les tableaux de contrôle se règlent au début d’un tour de combat, pas maintenant.
goblins-inc-refusal-not-before-the-roll = Cela ne se fait que juste avant le lancer des dés.
goblins-inc-refusal-not-after-the-roll = Cela ne se fait qu’une fois les dés lancés, avant qu’ils ne frappent.
goblins-inc-refusal-no-token-to-choose = Il n’y a pas de jeton Blindage à choisir maintenant. Le Pilote choisit quand une tuile qui en porte plusieurs est touchée.
goblins-inc-refusal-tile-not-held =
    { $tiles ->
        [none] La tuile { $tile } n’est pas dans votre main : toutes vos tuiles sont posées.
       *[other] La tuile { $tile } n’est pas dans votre main. Vous avez : { $tiles }.
    }
goblins-inc-refusal-gifts-alike = Donnez deux tuiles différentes, pas deux fois la tuile { $tile }.
goblins-inc-refusal-square-taken = Il y a déjà une tuile en { $square }. Choisissez une case vide.
goblins-inc-refusal-square-blocked = La carte Projet interdit { $square }. Choisissez une case qu’elle laisse libre.
goblins-inc-refusal-square-cockpit = La case c3 est le Cockpit : on ne pose rien dessus et on ne le déplace pas. Choisissez une autre case.
goblins-inc-refusal-tile-not-fresh = Vous n’avez pas posé la tuile { $tile } à cette étape ; seules les tuiles de cette étape se reprennent.
goblins-inc-refusal-tiles-left =
    { $tiles ->
        [1] Il vous reste une tuile en main ; posez-la d’abord.
       *[other] Il vous reste { $tiles } tuiles en main ; posez-les d’abord.
    }
goblins-inc-refusal-agenda-not-held =
    { $agendas ->
        [none] Vous n’avez pas l’Objectif « { $agenda } ».
       *[other] Vous n’avez pas l’Objectif « { $agenda } ». Vous avez : { $agendas }.
    }
goblins-inc-refusal-agendas-chosen = Il vous reste quatre Objectifs, et il faut en garder quatre. Annoncez que c’est terminé.
goblins-inc-refusal-agendas-left =
    { $discards ->
        [1] Défaussez d’abord encore un Objectif ; il doit en rester quatre.
       *[other] Défaussez d’abord { $discards } Objectifs ; il doit en rester quatre.
    }
goblins-inc-refusal-no-bet-card = L’Objectif Pari n’est pas parmi les vôtres : il n’y a pas de côté à choisir.
goblins-inc-refusal-no-such-bet = On parie sur « Traître » ou sur « Star ».
goblins-inc-refusal-bet-open = Choisissez d’abord le côté de votre Pari : « Traître » ou « Star ».
goblins-inc-refusal-not-pilot = Vous êtes Tacticien à ce tour de combat : choisissez une carte. Au suivant, vous piloterez.
goblins-inc-refusal-not-tactician = Vous êtes Pilote à ce tour de combat : réglez le tableau de contrôle. Au suivant, vous choisirez la carte.
goblins-inc-refusal-has-steered = Votre tableau de contrôle est réglé et scellé. On le révèle quand tout le monde a choisi.
goblins-inc-refusal-has-picked = Votre carte est choisie et scellée. Vous l’aurez, ou non, quand tout le monde aura choisi.
goblins-inc-refusal-too-few-engines =
    Il faut pour cela { $cost ->
        [one] { $cost } Moteur
       *[other] { $cost } Moteurs
    } ; votre robot n’en a que { $engines }. Tournez moins, ou visez un côté plus proche.
goblins-inc-refusal-ability-missing =
    { $card ->
        [none] Vous n’avez pas de carte Tactique à ce tour de combat, donc pas de « { $ability } ».
       *[other] Votre carte n’a pas la capacité « { $ability } ». Elle a : { $card }.
    }
goblins-inc-refusal-ability-used = Vous avez déjà utilisé « { $ability } » ; chaque capacité d’une carte ne sert qu’une fois.
goblins-inc-refusal-no-tile-there = Il n’y a pas de tuile en { $square }. Choisissez une case où il y en a une à vous.
goblins-inc-refusal-armor-needs-no-tape = La tuile en { $square } est un Blindage, et le Ruban Adhésif n’y va pas. Choisissez un autre type.
goblins-inc-refusal-no-token-in-supply = Il ne reste aucun jeton Blindage dans la réserve : le Ruban Adhésif ne servira plus à rien pendant cette manche.
goblins-inc-refusal-tile-has-token = La tuile en { $square } porte un jeton Blindage et ne peut pas être déplacée. Choisissez-en une qui n’en a pas.
goblins-inc-refusal-crane-idle = La tuile en { $square } est déjà exactement dans cette position. Choisissez une autre case, ou tournez-la.
goblins-inc-refusal-crane-drops = En { $to }, orientée { $turn }, la tuile ne serait pas reliée au Cockpit. Tournez-la, métal contre métal, ou choisissez une autre case.
goblins-inc-refusal-no-such-die =
    { $dice ->
        [none] Vous n’avez pas de dés à ce tour de combat : rien à changer.
       *[other] Ce dé n’existe pas ; les vôtres, du premier au dernier : { $dice }.
    }
goblins-inc-refusal-no-blank = Aucun de vos dés n’est vierge : Urgence ne servirait à rien. Mettez vos dés en ordre.
goblins-inc-refusal-die-is-blank = Le dé { $die } est vierge. Choisissez-en un qui montre un chiffre.
goblins-inc-refusal-die-shows-it = Le dé { $die } montre déjà { $row }. Choisissez un autre chiffre.
goblins-inc-refusal-dynamite-with-five = Vous avez lancé cinq dés ; la Dynamite en admet quatre au plus. Mettez vos dés en ordre.
goblins-inc-refusal-rows-not-rolled =
    { $dice ->
        [none] Vous n’avez que des faces vierges : l’ordre est « none ».
       *[other] Nommez chaque dé non vierge exactement une fois : { $dice }, dans n’importe quel ordre.
    }
goblins-inc-refusal-token-elsewhere = Le jeton Blindage { $token } n’est pas sur la tuile touchée. Choisissez-en un qui y est.

# --- Les règles, chapitre par chapitre

goblins-inc-rule-GI-editions = Le jeu existe en trois éditions. La boîte anglaise contient 15 jetons Blindage et 8 cartes Projet, la française 16 jetons et 7 cartes Projet, toutes présentes aussi dans l’anglaise, et la russe autant que l’anglaise. Les règles sont les mêmes pour toutes.
goblins-inc-rule-GI-teams = Le but : devenir le nouveau Boss, en ayant le plus de points après deux manches. À chacune, on fait équipe, on construit un robot, on se bat et on compte les points. Au début d’une manche, on retourne une carte Équipe : elle fait deux équipes des quatre couleurs et dit qui est assis en face de qui. Les trois cartes sont les trois façons d’apparier quatre joueurs et aucune ne sort deux fois : chacun change de partenaire à chaque manche.
goblins-inc-rule-GI-start = Le premier joueur de la première manche est tiré au sort, sauf si la table en désigne un. Ensuite, c’est celui qui a le moins de points ; à égalité, le sort décide. Le premier joueur et l’adversaire d’en face sont les premiers Concepteurs et, plus tard, les premiers Pilotes. Les 60 tuiles sont remélangées à chaque manche. Des 24 cartes Tactique, 12 servent à la première manche et 12 à la deuxième ; pour une troisième, on les remélange toutes.
goblins-inc-rule-GI-blueprints = Les robots se construisent sur des chantiers de cinq cases sur cinq : colonnes de a à e de gauche à droite, rangées de 1 à 5 du fond vers le côté proche. À chaque manche, une carte Projet interdit quatre cases, les mêmes pour les deux équipes, et jamais l’une des huit autour du Cockpit. Les 20 autres communiquent entre elles, et à la fin toutes sont remplies.
goblins-inc-rule-GI-tiles = Il y a 60 tuiles : 33 Armes, 9 Blindages, 9 Moteurs, 9 Tunings. Chaque bord d’une tuile a du métal ou non, et un robot ne tient que là où le métal touche le métal. Les Armes ont des flèches : celles qui pointent vers l’avant sont vos dés. Les Blindages ont des plaques : chacune apporte un jeton Blindage et compte comme du métal. Les Moteurs servent à tourner et à viser. Les Tunings ne font rien, mais ont du métal tout autour. Les tuiles de Luxe ont deux flèches, deux plaques ou deux Moteurs, mais en général moins de métal ; les Tunings de Luxe sont juste plus jolis.
goblins-inc-rule-GI-cockpit = Le Cockpit est la case centrale, c3. Il a du métal sur ses quatre bords et son propre Moteur. On ne peut ni construire dessus, ni le déplacer, ni le détruire, et il ne reçoit pas de jetons Blindage. Pendant le combat, chaque joueur de l’équipe y a deux gobelins.
goblins-inc-rule-GI-steps = À quatre, on construit en cinq étapes. À chacune, tout le monde décide en même temps et en secret, et l’étape s’achève quand tous ont terminé. À la première, le premier joueur et l’adversaire d’en face sont Concepteurs. Aux trois suivantes, ceux qui viennent de concevoir construisent pendant que leurs partenaires conçoivent. À la cinquième, les derniers Concepteurs construisent. Chacun est donc deux fois Concepteur et deux fois Constructeur.
goblins-inc-rule-GI-plan = Le Concepteur pioche cinq tuiles que personne d’autre ne voit, en garde trois et en donne deux à l’adversaire d’en face. Celui-ci fait de même en même temps, et tous deux choisissent leurs cadeaux avant d’en recevoir. Ce que vous donnez et ce que vous recevez, vous n’êtes que deux à le savoir.
goblins-inc-rule-GI-build-view = Le Constructeur pose ses cinq tuiles sur des cases vides, où et comme il veut ; elles n’ont pas besoin de toucher quoi que ce soit. Une tuile orientée nord a son haut vers le fond du chantier ; est, sud et ouest sont des quarts de tour dans le sens horaire. Tant que vous n’avez pas terminé, vous pouvez réarranger les tuiles de cette étape, mais pas les plus anciennes. Les autres voient votre travail à la fin de l’étape.
goblins-inc-rule-GI-silence = Pas un mot pendant la construction. Au combat, pas un mot entre le moment où les cartes Tactique sont retournées et celui où les tableaux de contrôle sont révélés. Le Boss a les oreilles sensibles.
goblins-inc-rule-GI-loose = Quand les robots sont finis, toute tuile qui n’est pas reliée au Cockpit, métal contre métal, tombe dans la casse de sa propre équipe. Ces tuiles flottantes comptent pour les Objectifs Destruction, sauf si la table en a décidé autrement, mais pas quand il s’agit de savoir qui a le plus perdu au combat.
goblins-inc-rule-GI-agendas = Tous les joueurs ont les mêmes 21 Objectifs. Les neuf Objectifs Défense comptent ce qui reste de votre robot après le combat. Les onze Objectifs Destruction comptent ce que l’adversaire a perdu. Le dernier est un Pari : Traître rapporte 4 points si votre équipe perd, Star 4 si elle gagne. Là où il faut deux ou trois choses pour un lot, seuls les lots complets comptent.
goblins-inc-rule-GI-agenda-choice = Au début d’une manche, chacun pioche sept Objectifs. Quand les robots sont finis, chacun en garde quatre en secret et choisit le côté du Pari s’il en fait partie. Ce qui est défaussé reste secret jusqu’à la fin de la partie. Les Objectifs d’une manche ne reviennent pas à la suivante.
goblins-inc-rule-GI-tokens = Avant le combat, chaque plaque reçoit un jeton Blindage. Si la plaque touche du métal de la tuile voisine, le jeton couvre les deux tuiles ; sinon, et du côté du Cockpit, il ne couvre que la tuile Blindage. Les jetons perdus au combat ne reviennent pas dans la réserve.
goblins-inc-rule-GI-facing = Chaque équipe a un Pilote et un Tacticien, qui échangent leurs postes après chaque tour de combat. Au début, le fond du chantier est à l’avant ; un robot qui a tourné reste tourné. En secret, le Pilote choisit lequel des côtés du robot, tel qu’il est placé, passe à l’avant : l’avant lui-même ne coûte pas de Moteur, le côté gauche ou droit un, l’arrière deux. Et il choisit quel côté de l’adversaire frapper, vu d’ici une fois que celui-ci a tourné : de face, cela ne coûte rien, sur votre gauche ou votre droite un Moteur, à l’arrière deux. Gauche et droite sont toujours celles de qui regarde : un robot qui vous fait face a sa propre gauche à votre droite.
goblins-inc-rule-GI-engines = Un robot a le Moteur du Cockpit et ceux de ses tuiles Moteur. On les compte une fois par tour de combat, quand les tableaux de contrôle sont révélés. Ceux dont le Pilote n’a pas eu besoin sont inutilisés ; ils décident qui obtient une carte et qui peut attendre. Les dégâts subis ensuite n’y changent plus rien. Un robot qui ne tourne pas est en Surchauffe : il lance un dé de moins.
goblins-inc-rule-GI-goof = Si le Pilote demande plus de Moteurs qu’il n’y en a, c’est une boulette : tous les Moteurs sont utilisés et il n’en reste aucun, le robot ne tourne pas, il est en Surchauffe, et l’attaque se fait de face. On peut le faire exprès, sauf si la table l’a interdit.
goblins-inc-rule-GI-squabble = À chaque tour de combat, on retourne trois cartes Tactique, et chaque Tacticien doit en choisir une en secret. S’ils veulent des cartes différentes, chacun a la sienne. S’ils veulent la même, elle va à l’équipe qui a le plus de Moteurs inutilisés, et l’autre n’a rien ; à égalité, les deux l’ont. Après le tour de combat, les trois cartes sont hors jeu, utilisées ou non.
goblins-inc-rule-GI-tactics = Les 24 cartes Tactique portent sept capacités, une ou deux par carte. Sabotage, Ruban Adhésif et Grue s’utilisent avant le lancer des dés ; Nitro, Urgence, Tête Chercheuse et Dynamite après. De la carte obtenue, vous pouvez utiliser chaque capacité une fois, ou pas du tout.
goblins-inc-rule-GI-before-roll = Avant le lancer, vous pouvez utiliser Sabotage, Ruban Adhésif ou Grue, et si vous en avez deux, dans l’ordre de votre choix, au vu de tous. Si les deux équipes en ont, le Tacticien qui a le moins de Moteurs inutilisés commence et l’autre peut regarder ; à égalité, un dé décide. Sabotage vous donne une flèche vers l’avant de plus pour cette attaque.
goblins-inc-rule-GI-crane = La Grue déplace une tuile de votre robot vers une case vide, même interdite par la carte Projet, ou la tourne sur place. Le Cockpit ne bouge pas, ni une tuile qui porte un jeton Blindage. La tuile déplacée doit ensuite être reliée au Cockpit. Les autres tuiles que la manœuvre détache tombent dans votre casse et comptent comme perdues au combat. On ne redistribue pas les jetons Blindage.
goblins-inc-rule-GI-duct-tape = Le Ruban Adhésif pose un jeton Blindage de la réserve sur une tuile de votre robot, qu’elle en ait déjà un ou non, mais jamais sur un Blindage ni sur le Cockpit. Il ne couvre que cette tuile. Si la réserve est vide, pas de Ruban Adhésif.
goblins-inc-rule-GI-dice = Un dé porte les chiffres de 1 à 5 et une face vierge. Le chiffre est celui de la ligne frappée. La face vierge est un raté ; ici, elle s’écrit □.
goblins-inc-rule-GI-dice-count = Vous lancez un dé par flèche qui pointe vers l’avant, plus un pour Sabotage, mais cinq au plus. Si votre robot est en Surchauffe, retirez ensuite un dé.
goblins-inc-rule-GI-after-roll = Les deux Tacticiens lancent leurs dés au vu de tous. Puis chacun travaille seul et en secret. Nitro relance un dé, ou tous, et le nouveau résultat reste. Urgence relance les faces vierges jusqu’à la dernière. Tête Chercheuse met un dé non vierge sur un autre chiffre. Dynamite fait compter double le premier coup. Ce que votre carte offre s’utilise une fois, dans n’importe quel ordre, ou pas du tout. Enfin, alignez les dés non vierges dans l’ordre où ils frapperont. Votre partenaire voit ce que vous faites, les autres seulement quand vous avez tous deux terminé.
goblins-inc-rule-GI-dynamite = Avec Dynamite, le premier dé de votre ordre qui frappe une tuile ou le Cockpit frappe la même ligne une seconde fois, une fois tombé tout ce que le premier coup a détaché. Impossible si vous avez lancé cinq dés.
goblins-inc-rule-GI-rows = Les chiffres appartiennent au chantier et tournent avec le robot. Une attaque sur le fond ou sur le côté proche suit une colonne : de 1 à 5, ce sont les colonnes de a à e. Une attaque sur le côté gauche ou droit suit une rangée : de 1 à 5, du fond vers le côté proche. Peu importe quel côté est tourné vers l’adversaire.
goblins-inc-rule-GI-hit = La première tuile de la ligne, à partir du côté attaqué, est touchée. Si elle porte un jeton Blindage, elle en perd un ; si elle en porte plusieurs, le Pilote qui se défend choisit lequel. Si elle n’en porte pas, elle est détruite, et avec elle tout ce qui n’est plus relié au Cockpit, jetons compris, avant que le dé suivant ne frappe. Tout cela va dans la casse de l’équipe. Dans une ligne vide, il ne se passe rien.
goblins-inc-rule-GI-cockpit-hit = Un coup sur le Cockpit éjecte un gobelin du Pilote. Si le Pilote n’en a plus, c’est un gobelin du Tacticien. Un coup sur un Cockpit vide ne fait rien.
goblins-inc-rule-GI-both-strike = Les deux attaques se résolvent en entier. Ce qu’un robot subit n’affaiblit pas le coup pour lequel il a déjà lancé les dés.
goblins-inc-rule-GI-disabled = Une fois les deux attaques finies, un robot sans gobelin dans le Cockpit ou sans tuile Arme est désactivé, et le combat s’arrête. Sinon, il s’arrête après quatre tours de combat. Un robot sans Arme dès le départ livre quand même le premier tour.
goblins-inc-rule-GI-win = Si un seul robot est désactivé, l’autre équipe gagne. S’ils le sont tous les deux, ou aucun après quatre tours de combat, l’équipe qui a le moins perdu au combat gagne : tuiles, jetons Blindage et gobelins comptent chacun pour un. À égalité encore, personne ne gagne, et ni Traître ni Star ne rapportent. Chaque vainqueur marque 2 points pour chacun de ses gobelins encore dans le Cockpit et 1 pour chacun de ceux de son partenaire. Puis chacun révèle ses quatre Objectifs et marque leurs points. Qui atteint 50 points est promu : on retourne sa carte Promotion sur la face 50 et on repart de 0 sur la piste.
goblins-inc-rule-GI-final-tie = Qui a le plus de points après la dernière manche est le nouveau Boss. En cas d’égalité à la première place, le neveu du Boss prend la place ; ou bien, si la table l’a choisi, on joue une troisième manche. Après trois manches, l’égalité demeure.
goblins-inc-rule-GI-duel = À deux, chacun construit son robot, 20 tuiles en tout, en concevant puis construisant quatre fois. Au combat, chacun est Pilote et Tacticien à la fois, avec deux gobelins dans le Cockpit.
goblins-inc-rule-GI-solo-seat = À trois, celui que la carte Équipe associe à la couleur absente joue seul cette manche. Des deux autres, celui qui a le moins de points, ou que le sort désigne, conçoit et construit en même temps que le joueur solo, puis son partenaire, et ainsi de suite, deux fois chacun ; ce premier est aussi le premier Pilote. Le joueur solo pose les 20 tuiles, est Pilote et Tacticien à la fois, a deux gobelins et ne pioche que six Objectifs ; mais sept si l’on est convenu de jouer trois manches. S’il gagne, chacun de ses gobelins encore dans le Cockpit lui rapporte 2 points.
goblins-inc-rule-GI-full = Version longue : trois manches au lieu de deux, pour jouer une fois avec chaque partenaire.
goblins-inc-rule-GI-party = Version détente : trois manches et pas d’Objectifs Secrets. À chaque manche, on retourne trois Objectifs d’un paquet commun, et tout le monde les marque ; puis ils quittent le jeu. Un Pari qui sort est remplacé.

# --- Positions et boîtes impossibles

goblins-inc-where-square = robot { $team }, { $square }
goblins-inc-fault-square = les cases du robot de l’équipe { $team } ne correspondent pas à l’emplacement des tuiles.
goblins-inc-fault-place = une tuile se trouve là où aucune tuile ne peut être.
goblins-inc-fault-tokens = le compte de jetons Blindage est de { $found } au lieu de { $expected }.
goblins-inc-fault-token = le jeton Blindage de l’équipe { $team } en { $square } n’est pas sur une tuile, est sur le Cockpit, ou couvre des tuiles qui ne se touchent pas.
goblins-inc-fault-loose = la tuile en { $square } du robot de l’équipe { $team } n’est pas reliée au Cockpit.
goblins-inc-fault-player = { $seat } a trop de gobelins, trop de tuiles, ou pas d’équipe.
goblins-inc-fault-hand = { $seat } : pour concevoir ou construire, les tuiles en main et tout juste posées doivent être au nombre de { $expected }, pas de { $found }.
goblins-inc-fault-crew = le Pilote, le Tacticien et le premier Constructeur de l’équipe { $team } ne sont pas ses joueurs.
goblins-inc-fault-agendas = { $seat } ne peut pas avoir ces Objectifs maintenant : trop nombreux, exclus de la version détente, sans pari annoncé ou connus de trop de monde.
goblins-inc-fault-teams = une des équipes n’a pas de joueur.
goblins-inc-fault-team-card = les équipes ne sont pas celles de la carte Équipe.
goblins-inc-fault-deck = les cartes sorties des piles ne vont pas avec la manche { $round }.
goblins-inc-fault-shown = les trois cartes Tactique visibles doivent être trois cartes différentes, et ne sont visibles que pendant le combat.
goblins-inc-fault-blocked = aucune tuile ne peut être en { $square } du robot de l’équipe { $team }.
goblins-inc-fault-fresh = personne n’a pu poser une tuile en { $square } du robot de l’équipe { $team } à cette étape.
goblins-inc-fault-room = l’équipe { $team } n’a pas assez de place pour ce qui reste à construire, ou pas assez de tuiles.
goblins-inc-fault-gifts = { $seat } n’a pas pu choisir ces cadeaux.
goblins-inc-fault-early = l’équipe { $team } a des jetons, des dés ou des commandes avant l’heure.
goblins-inc-fault-tactics = la carte, les capacités ou les Moteurs de l’équipe { $team } ne vont pas avec ce qui a été choisi.
goblins-inc-fault-dice = les dés de l’équipe { $team } ne vont pas avec ses flèches, ou leur ordre ne va pas avec eux.
goblins-inc-fault-attack = aucun Pilote ne peut avoir ce jeton à choisir.
goblins-inc-fault-turn = la phase ne va pas avec la manche, les postes ou ce qui se décide.
goblins-inc-fault-known = tout le monde doit connaître ce qui est à découvert, et chacun sa main ; la tuile { $tile } n’est pas connue comme il faut.
goblins-inc-fault-asked = les places interrogées ne sont pas celles que la phase interroge.
goblins-inc-fault-controls = aux commandes, { $seat } est attendu alors que tout est choisi, ou doit encore un choix.

bad-goblins-inc-tiles = Les tuiles sont au nombre de { $stated }, pas de { $found }.
bad-goblins-inc-kind = Les tuiles du type « { $kind } » sont au nombre de { $stated }, pas de { $found }.
bad-goblins-inc-kind-order = { $tile } doit être du type « { $kind } », pas « { $found } » : d’abord viennent les Armes, puis les Blindages, les Moteurs et les Tunings.
bad-goblins-inc-figure = À l’endroit { $where }, { $tile } n’admet que des nombres de 0 à { $most }.
bad-goblins-inc-arrows = Flèches de { $tile } : { $expected }, pas { $found }. Une Arme en a une, une Arme de Luxe deux, toute autre tuile aucune.
bad-goblins-inc-plates = Plaques de { $tile } : { $expected }, pas { $found }. Un Blindage en a une, un Blindage de Luxe deux, toute autre tuile aucune.
bad-goblins-inc-engines = Moteurs de { $tile } : { $expected }, pas { $found }. Une tuile Moteur en a un, une tuile Moteur de Luxe deux, toute autre tuile aucun.
bad-goblins-inc-plate-metal = { $tile } a une plaque sur le bord { $edge } : il y faut aussi du métal, car les plaques sont en métal.
bad-goblins-inc-decoration-metal = { $tile } est une tuile Tuning : elle doit avoir du métal sur ses quatre bords.
bad-goblins-inc-premium-weapons = Certaines Armes de Luxe doivent avoir leurs deux flèches sur un seul bord, d’autres sur deux.
bad-goblins-inc-premium-armor = Certains Blindages de Luxe doivent avoir leurs deux plaques sur un seul bord, d’autres sur deux.
bad-goblins-inc-premium = Les tuiles de Luxe du type « { $kind } » sont au nombre de { $expected }, pas de { $found }.
bad-goblins-inc-arrow-metal = { $tile } a une flèche sur le bord { $edge } : il ne peut pas y avoir de métal.
bad-goblins-inc-no-metal = { $tile } n’a pas de métal : rien ne pourrait la retenir.
bad-goblins-inc-cards = Les cartes Tactique sont au nombre de { $stated }, pas de { $found }.
bad-goblins-inc-card-blank = La carte Tactique { $card } n’a pas de première capacité.
bad-goblins-inc-card-twice-the-same = La carte Tactique { $card } a deux fois la même capacité ; si elle n’en a qu’une, la seconde est « none ».
bad-goblins-inc-card-unpaired = Carte Tactique { $card } : « { $first } » et « { $second } » ne vont jamais sur une même carte.
bad-goblins-inc-card-repeated = La carte Tactique { $card } est la même que la carte { $other }.
bad-goblins-inc-blueprints = Les cartes Projet sont au nombre de { $stated }, pas de { $found }.
bad-goblins-inc-blueprint-squares = La carte Projet { $blueprint } doit interdire quatre cases différentes, numérotées de 0 à 24, dans l’ordre croissant.
bad-goblins-inc-blueprint-cockpit = La carte Projet { $blueprint } interdit la case { $square } ; le Cockpit et les huit cases qui l’entourent doivent rester libres.
bad-goblins-inc-blueprint-cut-off = La carte Projet { $blueprint } coupe la case { $square } du Cockpit.
bad-goblins-inc-blueprint-alike = La carte Projet { $blueprint } répète la carte { $other }, peut-être tournée ou en miroir.
bad-goblins-inc-blueprints-crooked = Les cartes Projet symétriques doivent être au moins { $least } ; ici, il y en a { $found }.
bad-goblins-inc-team-cards = Les cartes Équipe sont au nombre de { $stated }, pas de { $found }.
bad-goblins-inc-chairs = La carte Équipe { $card } doit asseoir une fois chacune des couleurs 0, 1, 2 et 3.
bad-goblins-inc-pairing = La carte Équipe { $card } réunit les mêmes partenaires que la carte { $other } ; chacune des trois répartitions a sa carte.
bad-goblins-inc-editions = Les éditions sont au nombre de { $stated }, pas de { $found } : en, fr et ru, dans cet ordre.
bad-goblins-inc-plates-and-tokens = Plaques sur les tuiles : { $plates } ; mais jetons Blindage dans l’édition « { $edition } » : { $tokens } seulement.
bad-goblins-inc-tokens = Les jetons Blindage de l’édition « { $edition } » sont au nombre de { $stated }, pas de { $found }.
bad-goblins-inc-edition-blueprints = Les cartes Projet de l’édition « { $edition } » sont au nombre de { $stated }, pas de { $found }.

goblins-inc-picture-round = Manche { $round } sur { $rounds }
goblins-inc-picture-building = construction, étape { $step } sur { $steps }
goblins-inc-picture-choosing-agendas = choix des Objectifs
goblins-inc-picture-fighting = tour de combat { $round } sur { $rounds }
goblins-inc-picture-supply =
    { $tokens ->
        [one] { $tokens } jeton Blindage en réserve
       *[other] { $tokens } jetons Blindage en réserve
    }
goblins-inc-picture-robot = Robot { $number }
goblins-inc-picture-front-far = fond du chantier à l’avant
goblins-inc-picture-front-right = côté droit du chantier à l’avant
goblins-inc-picture-front-near = côté proche du chantier à l’avant
goblins-inc-picture-front-left = côté gauche du chantier à l’avant
goblins-inc-picture-engines =
    { $engines ->
        [one] { $engines } Moteur
       *[other] { $engines } Moteurs
    }
goblins-inc-picture-engines-counted =
    { $engines ->
        [one] { $engines } Moteur, inutilisés : { $unused }
       *[other] { $engines } Moteurs, inutilisés : { $unused }
    }
goblins-inc-picture-overheated = Surchauffe
goblins-inc-picture-loose = tombées avant le combat : { $tiles }
goblins-inc-picture-lost = détruites : { $tiles }
goblins-inc-picture-card = carte : { $card }
goblins-inc-picture-used = utilisé : { $abilities }
goblins-inc-picture-dice = dés : { $dice }
goblins-inc-picture-order = dans l’ordre : { $dice }
goblins-inc-picture-cards = Cartes Tactique : { $cards }
goblins-inc-picture-open-agendas = Objectifs de la manche : { $agendas }
goblins-inc-picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goblins-inc-picture-job-nothing = attend
goblins-inc-picture-job-plan = Concepteur
goblins-inc-picture-job-build = Constructeur
goblins-inc-picture-job-pilot = Pilote
goblins-inc-picture-job-tactician = Tacticien
goblins-inc-picture-controls = tableau de contrôle : { $steering } > { $target }
goblins-inc-picture-pick = carte choisie : { $pick }
goblins-inc-picture-held =
    { $tiles ->
        [one] { $tiles } tuile en main
       *[other] { $tiles } tuiles en main
    }
goblins-inc-picture-known = dont vous connaissez { $tiles }
goblins-inc-picture-gifts = À donner : { $tiles }
goblins-inc-picture-agendas = Vos Objectifs : { $agendas }
goblins-inc-picture-bet = Votre Pari : { $bet }

# Ce que mesure l’entraîneur

goblins-inc-measure-own-tiles = vous perdez { $figure ->
        [one] { $figure } tuile
       *[other] { $figure } tuiles
    } { $more ->
        [yes] de plus
       *[no] de moins
    } d’ici la fin de la manche
goblins-inc-measure-foes-tiles = l’ennemi perd { $figure ->
        [one] { $figure } tuile
       *[other] { $figure } tuiles
    } { $more ->
        [yes] de plus
       *[no] de moins
    } d’ici la fin de la manche
goblins-inc-measure-own-goblins = votre Cockpit perd { $figure ->
        [one] { $figure } gobelin
       *[other] { $figure } gobelins
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
goblins-inc-measure-foes-goblins = le Cockpit ennemi perd { $figure ->
        [one] { $figure } gobelin
       *[other] { $figure } gobelins
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
goblins-inc-measure-points = vous marquez { $figure ->
        [one] { $figure } point
       *[other] { $figure } points
    } { $more ->
        [yes] de plus
       *[no] de moins
    } dans cette manche
goblins-inc-measure-others-points = les autres marquent chacun { $figure ->
        [one] { $figure } point
       *[other] { $figure } points
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
goblins-inc-measure-joined = { $figure ->
        [one] { $figure } tuile
       *[other] { $figure } tuiles
    } { $more ->
        [yes] de plus
       *[no] de moins
    } tenant au Cockpit
goblins-inc-measure-welds = { $figure ->
        [one] { $figure } jonction
       *[other] { $figure } jonctions
    } { $more ->
        [yes] de plus
       *[no] de moins
    }, métal contre métal
goblins-inc-measure-dice = { $figure ->
        [one] { $figure } dé
       *[other] { $figure } dés
    } { $more ->
        [yes] de plus
       *[no] de moins
    } sur votre meilleur côté
goblins-inc-measure-given-engines = vous cédez { $figure ->
        [one] { $figure } Moteur
       *[other] { $figure } Moteurs
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
goblins-inc-measure-given-arrows = vous cédez { $figure ->
        [one] { $figure } flèche
       *[other] { $figure } flèches
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
goblins-inc-measure-given-plates = vous cédez { $figure ->
        [one] { $figure } plaque
       *[other] { $figure } plaques
    } { $more ->
        [yes] de plus
       *[no] de moins
    }
goblins-inc-measure-promise = vos Objectifs promettent { $figure ->
        [one] { $figure } point
       *[other] { $figure } points
    } { $more ->
        [yes] de plus
       *[no] de moins
    } dans l’état actuel des robots
