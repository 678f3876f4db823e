# Les écrans autour de la table : étagère, nouvelle table, salon, réglages, rediffusion, règles.

# --- L’étagère

shelf-more = Autres options
shelf-lessons = Premières leçons
shelf-guide = Apprendre en jouant
shelf-guide-go-on = Reprendre avec Tata Rivet
shelf-seats =
    { $most ->
        [1] 1 joueur
       *[other] { $seats } joueurs
    }
shelf-mine = Vos tables
shelf-mine-none = Aucune table ne vous attend. Choisissez une boîte ci-dessus.
shelf-public = Autres tables
shelf-public-none = Personne ne joue en public pour l’instant. Ouvrez une table publique, quelqu’un viendra peut-être.
shelf-history = Parties terminées
shelf-history-none = Rien de cassé pour l’instant. Les parties terminées se revoient ici.
shelf-your-turn = À vous de jouer
shelf-your-turn-at = À vous de jouer : { $game }
shelf-waiting = { $names-is ->
        [you] On vous attend
       *[other] On attend encore : { $names }
    }
shelf-lobby = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
shelf-running = En cours
shelf-begun = { $state } · début : { $age }
shelf-put-away = Ranger : { $game }
shelf-put-away-done = { $game } : table rangée. Son lien y mène toujours.
shelf-put-back = La ressortir
shelf-play = Jouer
shelf-look = Regarder
shelf-join = Rejoindre
shelf-to-table = Y aller
shelf-replay = Revoir
shelf-open-seat = place libre
shelf-import = Ouvrir une partie enregistrée
shelf-you = { $name } : nom, visage et réglages

# --- Une nouvelle table

new-question-bots = Vous contre des gobelins.
new-question-friends = Qui s’assoit où ?
new-question-one-screen = Un écran pour tous.
new-more-bots = Choisissez combien, et rusés à quel point, puis commencez.
new-more-friends = Les places libres attendent vos amis : le lien vient ensuite.
new-more-one-screen = L’écran passe de main en main ; un rideau garde les secrets.
new-start = Commencer la partie
new-open = Ouvrir la table
new-watch = Les laisser se battre
new-seats = Places
new-seat-count = Combien
chair-you = Vous
chair-open = Libre
new-options = Options
new-set = Matériel
set-own = { $name }, un jeu de pièces personnel
new-set-one = { $name }, version { $version }
new-public = Qui peut la trouver
new-public-no = Seulement avec le lien
new-public-yes = Tout le monde, sur l’étagère
new-spectators = Qui peut regarder
new-spectators-yes = Tout le monde
new-spectators-no = Personne
new-spectators-about = Les spectateurs ne voient aucun secret.
new-clock = Temps par décision
new-clock-about = Quand il est écoulé, un bot décide à votre place.
new-clock-0 = Sans limite
new-clock-60 = 1 minute
new-clock-180 = 3 minutes
new-clock-600 = 10 minutes
new-clock-86400 = 1 jour
new-clock-259200 = 3 jours
new-less = Moins
new-more = Plus

# --- Le salon

lobby-question-start = Tout le monde est là.
lobby-more-start = Commencez quand vous voulez.
lobby-question-open = { $open ->
    [one] { $open } place est encore libre.
   *[other] { $open } places sont encore libres.
}
lobby-more-open-host = Invitez quelqu’un, ou asseyez-y un bot.
lobby-more-open = Prenez place, ou attendez les autres.
lobby-question-wait = On attend que { $name } commence.
lobby-more-wait = La partie s’ouvrira d’elle-même sur votre écran.
lobby-start = Commencer la partie
lobby-start-open = { $open ->
    [one] Commencer : { $open } place libre
   *[other] Commencer : { $open } places libres
}
lobby-seats = Places
lobby-taken = { $taken ->
    [one] { $taken } prise sur { $seats }
   *[other] { $taken } prises sur { $seats }
}
lobby-you = { $name }, vous
lobby-host = hôte
lobby-here = là
lobby-not-here = pas là pour l’instant
lobby-salted = a mis sa pincée de chance
lobby-open-seat = Place libre
lobby-open-text = attend quelqu’un
lobby-sit = S’asseoir ici
lobby-sit-too = Encore un des nôtres
lobby-stand = Se lever
lobby-free = Libérer la place
lobby-seat-bot = Asseoir un bot
lobby-change-bot = Un autre bot
lobby-level = Rusé à quel point ?
lobby-invite = Inviter
lobby-invite-text = Toute personne qui a ce lien peut s’asseoir, sans compte.
lobby-invite-host-only = Seul l’hôte, { $name }, peut donner le lien.
lobby-invite-local = Ce lien ne marche que sur cet ordinateur. Pour des amis ailleurs, lancez le serveur avec « goblins serve --host 0.0.0.0 » et ouvrez-le par l’adresse de cet ordinateur.
lobby-qr = Code QR du lien d’invitation
lobby-link = Lien d’invitation
lobby-copy = Copier le lien
lobby-copied = Le lien est copié.
lobby-share = Partager
lobby-share-text = On joue à { $game } ? C’est par ici :
lobby-revoke = L’annuler, en faire un autre
lobby-revoked = L’ancien lien ne vaut plus rien. En voici un neuf.
lobby-luck = Chance
chair-name = Nom
chair-guest = Quelqu’un d’autre ici
chair-guest-text = sur cet écran
chair-name-change = Nom et visage
lobby-luck-how = Pourquoi les dés restent honnêtes
lobby-luck-text = Les dés de cette partie dépendent d’un secret que le serveur a déjà mis sous clé. Voici son sceau ; après la partie, vous pourrez vérifier que personne ne l’a échangé.
lobby-luck-seal = Sceau
lobby-luck-salt = Ajoutez une pincée de chance
lobby-luck-salt-text = Ce que vous tapez va dans la marmite : plus personne, pas même le serveur, ne peut alors connaître les dés d’avance.
lobby-luck-add = La jeter dedans
lobby-luck-added = Votre pincée de chance est dans la marmite.
lobby-arrangement = On joue ainsi
lobby-change = Modifier
lobby-apply = Jouer ainsi
lobby-leave = Partir
lobby-close = Fermer la table
lobby-close-text = Fermer cette table pour tout le monde ?
lobby-keep = La garder
lobby-settings-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}

# --- Une invitation

join-following = On suit l’invitation…

# --- Qui l’on est

me-title = Vous
me-name = Nom
me-keep = Enregistrer
me-kept = Désormais, vous êtes { $name }.
me-face = Visage
me-face-number = Visage { $number }
me-faces-more = D’autres visages
me-devices = Code de secours
me-devices-text = Avec ce code, vous êtes le même gobelin sur tous vos appareils, et vous revenez si celui-ci vous oublie.
me-code-make = Créer un code de secours
me-code = Votre code de secours
me-code-text = Notez-le tout de suite : il n’est montré qu’une fois. Il vaut jusqu’au prochain.
me-code-have = J’ai un code
me-code-take = Devenir ce gobelin
me-code-taken = Vous revoilà, { $name }.
me-code-made = Vous en avez créé un le { $date }.
me-code-renew = En créer un autre et annuler l’ancien
me-unknown = Qui êtes-vous ?
me-unknown-text = Ce serveur ne connaît plus le badge de cet appareil. Rien n’a été écrasé. Saisissez votre code de secours pour redevenir vous-même, ou repartez de zéro.
me-anew = Repartir de zéro, en autre gobelin
me-stored = Ce qui est conservé sur vous
me-stored-text = Votre nom, vos tables, ce que vous y avez dit et les coups que vous avez joués.
me-stored-take = Télécharger
me-stored-delete = Effacer tout ce qui me concerne
me-stored-delete-text = Vous quittez toutes les tables. Ce qui a été joué reste aux autres, sans votre nom ni vos paroles. C’est irréversible.
me-stored-name = Saisissez { $name } pour confirmer
me-stored-delete-all = Effacer définitivement
me-turns = À vous de jouer
me-feed-text = Votre agenda ou votre lecteur de flux peut vous dire quand c’est à vous. Quiconque a le lien le voit aussi.
me-feed-calendar = Pour les agendas :
me-feed-atom = Pour les lecteurs de flux :
me-feed-once = Les liens ne sont montrés qu’une fois.
me-feed-make = Créer des liens
me-feed-renew = Créer de nouveaux liens et annuler les anciens
me-feed-stop = Annuler les liens
me-looks = Apparence

# --- Une rediffusion

replay-import = Ouvrir un fichier
replay-import-text = Une partie enregistrée se revoit ici, sur tout serveur goblins.
replay-file-bad = Ce fichier n’est pas une partie de chez nous.
replay-file-lost = Choisissez le fichier à nouveau : la page ne retient pas les fichiers.

# --- L’entraîneur

coach-title = L’entraîneur
coach-text = L’entraîneur revoit chaque décision, avec ce qu’on savait alors depuis cette place, et rien de plus.
coach-seat = Regarder
coach-ask = Demander à l’entraîneur
coach-looking = L’entraîneur revoit la partie…
coach-graph-chance = Chances de gagner, de la première décision à la fin
coach-graph-points = Points à espérer, de la première décision à la fin
coach-up-chance = Vers le haut : plus de chances de gagner.
coach-up-points = Vers le haut : plus de points à espérer.
coach-along = De gauche à droite, la partie du début à la fin. Un trait pointillé ouvre une nouvelle étape, un point marque une erreur.
coach-sum-chance = La chance et les autres : { $luck }. Les décisions : { $decisions }.
coach-sum-points = La chance : { $luck }. Les décisions : { $decisions }.
coach-turning = Les tournants
coach-flawless = Aucun tournant : rien à redire.
coach-step = Étape { $step } : { $worth }, puis { $reached }
coach-before = Le plateau avant
coach-after = Le plateau après
coach-better = Mieux valait : { $move } (la vôtre : { $loss })
coach-luck = Ce qui a suivi : { $luck }

# --- Règles

rules-contents = Sommaire
rules-intro = Avec nos mots à nous. Quand quelque chose n’est pas permis, l’explication mène ici.
rules-print = Imprimer
rules-play = Jouer tout de suite

# --- Leçons

lesson-intro = De petites leçons, d’un tour chacune. Sautez-les quand vous voulez : le jeu s’explique aussi tout seul.
lesson-first-game = Votre première partie
lesson-first-game-text = Une vraie table, un gobelin en face, et Tata Rivet qui montre tout du doigt.
lesson-start = Commencer
lesson-again = Recommencer
lesson-done = Faite
lesson-number = Leçon { $number }
lesson-next = Leçon suivante
lesson-skip = Sauter les leçons
lesson-goals = À faire
lesson-finished = Bien joué !
lesson-all-finished = Vous savez tout. À vous les vrais adversaires !
lesson-none = Ce jeu n’a pas encore de leçons. Ses règles sont courtes.

# --- Ennuis, et comment en sortir

trouble-unreachable = Personne ne répond
trouble-offline = Vous êtes hors ligne
trouble-offline-text = Votre appareil n’a pas de réseau. Dès son retour, cette page continue.
trouble-old-version = Cette page est périmée
trouble-gone = Cette table n’existe plus
trouble-invitation = Cette invitation a moisi
trouble-private = Pas de spectateurs
trouble-private-text = Cette table joue sans spectateurs. Demandez une invitation à son hôte, ou trouvez une autre table.
trouble-too-many = Pas si vite
trouble-not-over = La partie n’est pas finie
trouble-other = Cela n’a pas marché
trouble-to-table = À la table
trouble-wait = { $seconds ->
    [one] Réessayer ({ $seconds } seconde)
   *[other] Réessayer ({ $seconds } secondes)
}
page-problem-offline = Cet appareil est hors ligne.
page-notices = Avis
