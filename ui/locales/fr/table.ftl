# À chaque table, quel que soit le jeu.

table-since = Depuis votre dernier coup
table-recap-close = Compris
table-undo = Annuler
table-undo-what = Annuler : { $move }
table-hint = Conseil
table-hint-says = C’est ce que ferait l’entraîneur.
table-hint-thinking = L’entraîneur réfléchit…
table-hint-none = L’entraîneur n’a rien à conseiller ici.
table-hints = Les conseils de l’entraîneur
table-hints-close = Ranger les conseils
table-hints-guess = Conseil rapide, du Bagarreur : l’entraîneur s’échauffe encore.
table-hints-then = Ensuite : { $moves }
table-hints-exact = Calculé jusqu’au bout : rien n’est au pif.
worth-chance = { $percent } % de chances de gagner la partie
worth-points = environ { $points } points
change-chance = { $percent-signed } %
change-points = { $points } points
table-confirm = Allons-y
table-considered = { $move } ?
table-back = Finalement non
table-skip = Passer
table-pause = Pause
table-go-on = Reprendre
table-staging = Ce qui se joue
table-again = Revoir ça
table-account = Coup par coup
table-account-close = Ranger
table-log = Ce qui s’est passé
table-log-begins = La partie commence ici.
table-log-seats = Qui est là
table-menu = Menu
table-rules = Règles
table-rule-link = Ce que disent les règles
table-watchers =
    { $watchers ->
        [one] { $watchers } gobelin regarde
       *[other] { $watchers } gobelins regardent
    }
table-your-turn = À vous !
table-turn-notice = { $game } : c’est à vous de décider.
table-waiting = { $seats-is ->
        [you] On vous attend
       *[other] On attend encore : { $seats }
    }
table-sealed =
    { $seat-is ->
        [you] Votre choix est fait, en secret
       *[other] { $seat } a choisi en secret
    }

table-seat-you = vous
table-seat-away = pas là
table-seat-thinking = réfléchit…
table-seat-pondering = manigance… { $percent } %
table-thought = { $seat } manigance
table-seat-deciding = décide
table-seat-stand-in = { $bot } joue pour { $seat-accusative }
table-seat-muted = muet
table-seat-menu = { $seat } : plus
table-seat-mute = Réduire au silence
table-seat-unmute = Rendre la parole
table-seat-mute-own = Cacher ce que dit { $seat }
table-seat-unmute-own = Montrer ce que dit { $seat }
table-seat-take-over = Laisser { $bot } jouer à sa place
table-seat-remove = Renvoyer pour de bon
table-clock = encore { $time }

table-deed-left =
    { $seat-is ->
        [you] Vous avez quitté la table.
       *[other] { $seat } a quitté la table.
    }
table-deed-returned =
    { $seat-is ->
        [you] Vous revoilà.
       *[other] { $seat } est de retour.
    }
table-deed-took-over = { $bot } joue désormais pour { $seat-accusative }.
table-deed-handed-back =
    { $seat-is ->
        [you] Vous rejouez.
       *[other] { $seat } rejoue.
    }
table-deed-removed = Quelqu’un a été renvoyé ; { $seat } prend la place.
table-deed-undone =
    { $seat-is ->
        [you] Vous reprenez votre dernier coup.
       *[other] { $seat } reprend son dernier coup.
    }
table-deed-said =
    { $seat-is ->
        [you] Vous : « { $text } »
       *[other] { $seat } : « { $text } »
    }
table-deed-reacted =
    { $seat-is ->
        [you] Vous : { $text }
       *[other] { $seat } : { $text }
    }
table-deed-muted =
    { $seat-is ->
        [you] { $muted ->
                [1] L’hôte vous a coupé la parole.
               *[0] Vous pouvez reparler.
            }
       *[other] { $muted ->
                [1] L’hôte a coupé la parole à { $seat }.
               *[0] { $seat } peut reparler.
            }
    }
table-deed-closed = L’hôte a fermé la table.
table-deed-clock =
    { $seat-is ->
        [you] Votre temps est écoulé ; un remplaçant a joué.
       *[other] Temps écoulé pour { $seat } ; un remplaçant a joué.
    }

table-talk = À table
table-talk-unread =
    { $unread ->
        [one] À table : { $unread } message non lu
       *[other] À table : { $unread } messages non lus
    }
table-talk-say = Dire quelque chose
table-talk-send = Dire
table-talk-silent = Les règles demandent le silence. Les grimaces restent permises.
table-talk-muted = L’hôte vous a réduit au silence.
table-talk-react = Faire une grimace
table-talk-report = Signaler
table-talk-nothing = Personne n’a encore rien dit.

table-leave = Quitter la table
table-leave-text = Votre place reste à vous. Un bot peut jouer pour vous jusqu’à votre retour.
table-stand-in = Laisser { $bot } jouer pour moi
table-away-text = Vous avez quitté cette table ; votre place est gardée.
table-bot-text = { $bot } joue pour vous.
table-return = Me revoilà
table-close = Fermer la table pour tous
table-close-text = La partie s’arrête ici pour tout le monde. C’est définitif.
table-cancel = Rester
table-notify = Prévenez-moi quand c’est à moi
table-notify-on = On vous préviendra quand ce sera à vous
table-notify-blocked = Le navigateur n’autorise pas les avis
table-speed = Vitesse
table-volume = Sons

table-report = Signaler cette position
table-report-text = Une erreur, ou une règle bizarre ? Dites ce que vous attendiez. La position est jointe.
table-report-what = Qu’est-ce qui ne va pas ?
table-report-send = Envoyer
table-report-sent = Merci. C’est chez ceux qui tiennent ce serveur.
table-report-copy = Copier la position
table-report-copied = Copié.
table-report-save = Enregistrer dans un fichier

table-pass-lead = Passez l’écran à
table-pass-text = { $name } a fini, et plus rien ne se voit. Tous les autres regardent le plafond.
table-pass-first = Tous les autres regardent le plafond.
table-pass-go = Je suis { $name }, montrez
table-pass-back = Pas encore, retour à { $name }
table-pass-says-1 = je ne regarde pas.
table-pass-says-2 = moi non plus !
table-pass-covers = { $name } se cache les yeux

table-over = C’est fini
table-over-won = Vous avez gagné !
table-over-sheet = Les comptes
table-over-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-over-winner = vainqueur
table-over-rematch = Encore une !
table-over-whole-game = Et maintenant, une vraie partie !
table-over-rematch-join = Vers la revanche
table-over-replay = Revoir la partie
table-over-fair = Tout était régulier ?
table-over-export = Emporter la partie
table-over-show = La fin
table-closed = Cette table est fermée.
table-shelf = Retour à l’étagère

# --- Le plateau nu, pour les jeux que personne n’a dessinés

table-plain-moves = Ce que vous pouvez faire
table-plain-state = La table telle qu’elle est
