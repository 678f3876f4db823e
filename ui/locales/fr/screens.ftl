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
shelf-waiting = On attend { $names }
shelf-lobby = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
shelf-running = En cours
shelf-begun = { $state } · début : { $age }
shelf-put-away = Ranger : { $game }
shelf-put-away-done = { $game } : table rangée. Son lien y mène toujours.
shelf-put-back = La remettre
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
new-more-bots = Choisissez combien et de quelle ruse, puis commencez.
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
new-clock-about = Une fois écoulé, un bot décide à votre place.
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
lobby-here = présent
lobby-not-here = absent pour l’instant
lobby-salted = a ajouté sa chance
lobby-open-seat = Place libre
lobby-open-text = attend quelqu’un
lobby-sit = S’asseoir ici
lobby-sit-too = Encore un des nôtres
lobby-stand = Se lever
lobby-free = Libérer la place
lobby-seat-bot = Asseoir un bot
lobby-change-bot = Un autre bot
lobby-level = De quelle ruse ?
lobby-invite = Inviter
lobby-invite-text = Quiconque a ce lien peut s’asseoir. Sans compte.
lobby-invite-host-only = Seul l’hôte, { $name }, peut donner le lien.
lobby-invite-local = Ce lien ne marche que sur cet ordinateur. Pour des amis ailleurs, lancez le serveur avec « goblins serve --host 0.0.0.0 » et ouvrez-le par l’adresse de cet ordinateur.
lobby-qr = Code QR du lien d’invitation
lobby-link = Lien d’invitation
lobby-copy = Copier le lien
lobby-copied = Le lien est copié.
lobby-share = Partager
lobby-share-text = Joue à { $game } avec moi :
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
me-devices = Un autre appareil
me-devices-text = Emportez votre nom, vos tables et votre histoire : créez un code ici et tapez-le là-bas.
me-code-make = Créer un code
me-code = Votre code
me-code-text = Tapez-le sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois.
me-code-have = J’ai un code
me-code-take = Devenir ce gobelin
me-code-taken = Content de vous revoir, { $name }.
me-looks = Apparence

# --- Une rediffusion

replay-import = Ouvrir un fichier
replay-import-text = Une partie enregistrée se revoit ici, sur tout serveur goblins.
replay-file-bad = Ce fichier n’est pas une partie de chez nous.
replay-file-lost = Choisissez le fichier à nouveau : la page ne retient pas les fichiers.

# --- L’entraîneur

coach-title = L’entraîneur
coach-text = L’entraîneur revoit chaque décision, en ne sachant que ce que cette place savait alors.
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
rules-intro = Dans nos propres mots. Quand une chose n’est pas permise, sa raison mène ici.
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
trouble-invitation = Cette invitation a tourné
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
