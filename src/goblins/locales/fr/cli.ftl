# Ce que dit la ligne de commande.

# --- Aide

cli-help = Des jeux de gobelins : jouer, servir, simuler, revoir. Sans commande : un mot de bienvenue, et les tables dans le navigateur.
cli-help-usage = Utilisation :
cli-help-command-word = COMMANDE
cli-help-options-word = OPTIONS
cli-help-commands = Commandes :
cli-help-arguments = Arguments :
cli-help-options = Options :
cli-help-lang = La langue, avant ou après la commande ; sinon, GOBLINS_LANG ou LANG en décident.
cli-help-help = Afficher cette aide.
cli-help-version = Afficher la version.

cli-word-game = JEU
cli-word-file = FICHIER
cli-word-seed = GRAINE
cli-word-set = BOÎTE
cli-word-seat = PLACE
cli-word-name = NOM
cli-word-setting = NOM=VALEUR
cli-word-bots = BOT,BOT…
cli-word-seats = me,BOT…
cli-word-number = N
cli-word-date = DATE

cli-argument-game = Le jeu, par le nom que montre « goblins games », ou un fichier à vous comme ./liars.py.
cli-option-game-file = Un jeu à vous, par son fichier, comme ./liars.py ; autant de fois que vous voulez.
cli-option-json = Écrire un document JSON, pour les programmes.
cli-option-seed = Un nombre ou un mot ; même graine et mêmes coups donnent la même partie.
cli-option-set = Une boîte de composants par son nom, ou la vôtre par son fichier.
cli-option-option = Un réglage du jeu ; peut être donné plusieurs fois.

cli-games-help = Montrer les jeux, leurs places et leurs réglages.
cli-play-help = Jouer dans le terminal, contre des bots ou à plusieurs devant le même écran.
cli-play-seats = Qui s’assoit où : me, me:Anna ou un bot ; plusieurs « me » pour jouer à plusieurs devant un écran. D’ordinaire, vous et un bot.
cli-play-load = Continuer un journal ou une position.
cli-play-save = Le fichier où écrire le journal une fois la partie terminée.
cli-play-json = À la fin, écrire le résultat en un document JSON ; la partie elle-même s’affiche sur stderr.
cli-daily-help = Jouer la course du jour de Nitro Run, la même pour tous.
cli-daily-date = Un autre jour, par exemple 2026-11-15 ; sinon aujourd’hui.
cli-daily-seed = La graine qu’un serveur a publiée pour ce jour, pour jouer sa course.
cli-daily-seats = Qui joue : me, ou un bot à regarder.
cli-simulate-help = Faire jouer beaucoup de parties aux bots, et compter.
cli-simulate-games = Combien de parties.
cli-simulate-seats = Combien de places à la table ; sinon, le moins possible.
cli-simulate-bots = Qui joue ; s’il y a moins de bots que de places, ils alternent.
cli-simulate-threads = Combien de fils d’exécution ; d’ordinaire un par cœur. Le résultat n’en dépend pas.
cli-simulate-progress = Parties
cli-position-help = Montrer une position en mots, ou en JSON ; d’un journal, sa fin.
cli-position-file = Une position en mots ou en JSON, ou un journal.
cli-position-json = Afficher la forme exacte, en JSON.
cli-replay-help = Vérifier un journal, ou parcourir la partie.
cli-replay-file = Un journal, tel que « save » l’écrit.
cli-replay-step = Parcourir la partie coup par coup.
cli-replay-seat = Voir la table depuis cette place, par exemple red, une fois la partie terminée.
cli-sets-help = Les boîtes de composants : des fichiers que vous pouvez copier et modifier.
cli-sets-list-help = Montrer les boîtes d’un jeu.
cli-sets-copy-help = Écrire la copie d’une boîte, pour la modifier. FICHIER seul copie la boîte standard.
cli-sets-copy-name = La boîte à copier.
cli-sets-copy-file = Le nouveau fichier ; il ne doit pas encore exister.
cli-sets-check-help = Vérifier une boîte à vous.
cli-sets-check-file = Le fichier de la boîte.
cli-warm-help = Compiler dès maintenant les règles et les recherches, pour que personne n’attende plus tard.
cli-warm-games = Seulement ces jeux ; tous, si vous n’en nommez aucun.
cli-warm-workers = Nombre de processus qui compilent ; d’ordinaire un par cœur.
cli-warm-progress = Compilation
cli-warm-search = la recherche des bots qui réfléchissent
cli-warm-scrapper = les simulations entre bagarreurs
cli-warm-random = les simulations au hasard
cli-warm-playout = les parties au hasard
cli-warm-ready = { $game } : { $part } ({ $seconds } s)
cli-warm-done = Tout est compilé.
cli-compiling = Compilation de { $game }, une seule fois. { $why ->
    [processor] Le paquet contient des règles compilées, mais pas pour ce processeur.
    [versions] Le paquet contient des règles compilées, mais pour un autre Python, Numba ou NumPy.
    [rules] Le paquet contient des règles compilées, mais pas celles-ci.
   *[clone] Le résultat est gardé pour la prochaine fois.
}
cli-bench-help = Mesurer la vitesse des jeux sur cette machine.
cli-bench-quick = Mesurer moins précisément, en une demi-minute.
cli-bench-start = Mesure du démarrage…
cli-bench-compile = Compilation de { $game }…
cli-bench-round = Mesures, série { $round }…
cli-bench-cold = Mesure d’un démarrage sans rien de compilé…

# --- Ce qui cloche dans une ligne

bad-command = Il n’y a pas de commande « { $found } ». Au choix : { $known }.
bad-command-near = Il n’y a pas de commande « { $found } ». Vouliez-vous dire « { $near } » ?
cli-usage-no-option = « { $command } » n’a pas d’option { $found } ; « { $command } --help » en donne la liste.
cli-usage-no-option-near = Il n’y a pas d’option { $found }. Vouliez-vous dire { $near } ?
cli-usage-option-value = Après { $option }, il faut une valeur.
cli-usage-option-flag = { $option } ne prend pas de valeur.
cli-usage-missing = À « { $command } », il manque { $name } ; « { $command } --help » l’explique.
cli-usage-number = { $option } doit être un nombre entier, { $least } au moins.
cli-usage-extra = « { $command } » ne sait que faire de « { $found } ».
cli-usage-incomplete = À « { $command } », il manque une commande ; « { $command } --help » en donne la liste.
cli-system = Le système ne nous laisse pas continuer : { $problem }.
cli-option-form = « { $found } » n’est pas un réglage ; écrivez nom=valeur.
cli-seats-empty = « { $found } » laisse une place vide ; écrivez qui s’assoit où, par exemple me,random ou me:Anna,me:Ben.
cli-play-which = À quel jeu ? Au choix : { $known }.
cli-daily-no-date = « { $found } » n’est pas une date ; écrivez-la comme 2026-11-15.
cli-play-load-alone = La graine, la boîte et les réglages viennent de { $file } ; on ne peut pas les donner en plus.
cli-play-load-other = { $file } est une partie de { $found }, pas de { $game }.
cli-play-load-seats =
    { $file } a { $count ->
        [one] { $count } place ; nommez { $count } joueur.
       *[other] { $count } places ; nommez { $count } joueurs.
    }
cli-file-exists = { $file } existe déjà et n’est pas cette partie ; rien n’a été écrit. Choisissez un autre nom.
cli-sets-file-exists = { $file } existe déjà ; rien n’a été écrit. Choisissez un autre nom.
cli-replay-step-or-json = Choisissez --step ou --json ; les deux ne vont pas ensemble.
cli-replay-unfinished-seat = Cette partie n’est pas finie : on ne peut montrer que ce que tous peuvent voir. Enlevez --seat.

# --- Accueil et jeux

cli-welcome = Bienvenue chez les gobelins ! Ils bâtissent, se bagarrent et font tout sauter ; à vous de dire quand.
cli-welcome-how = Pour jouer ici, dans le terminal, tapez : { $command }
cli-games-seats = Joueurs : { $seats } · bots : { $bots }
cli-games-options = Réglages (--option nom=valeur) :
cli-games-value = { $value } : { $meaning }
cli-games-how = Pour jouer : goblins play { $game }

# --- À la table

cli-first-notice = { $summary } Première fois ? Tapez « { $rules } », ou « ? ».
cli-curtain = Passez l’écran à { $who }.
cli-press-enter = Appuyez sur Entrée.
cli-story-repeated = { $sentence } (×{ $times }){ $mark }
cli-choices-gathered =
    { $count ->
        [one] { $count } façon, « { $example } »
       *[other] { $count } façons, par exemple « { $example } »
    }
cli-prompt = Tapez un numéro ou un coup
cli-prompt-only = Entrée pour continuer
cli-prompt-back = { $back } vers tous les choix
cli-prompt-help = aide
cli-no-entries = Ce jeu n’explique aucune de ses pièces.
cli-no-choice =
    { $count ->
        [one] Il n’y a pas de choix { $found } ; il n’y en a qu’un.
       *[other] Il n’y a pas de choix { $found } ; ils vont de 1 à { $count }.
    }
cli-undone = Coup repris : { $move }.
cli-log-earlier =
    { $count ->
        [one] { $count } paragraphe plus ancien ; « récit tout » montre tout.
       *[other] { $count } paragraphes plus anciens ; « récit tout » montre tout.
    }
cli-entries-how = « { $example } », ou tout autre mot à la place, l’affiche en entier.
cli-see-rule = En savoir plus : { $rules } { $chapter }
cli-foresee-certain = À coup sûr : { $events }
cli-foresee-drawn = Le reste, c’est une affaire de chance.
cli-foresee-nothing = Rien que vous puissiez voir.
cli-foresee-rest = autre chose
cli-percent = { $percent } %
cli-percent-tiny = <1 %

cli-command-rules = règles
cli-command-explain = explique
cli-command-log = récit
cli-command-undo = reprendre
cli-command-back = retour
cli-command-save = sauver
cli-command-position = position
cli-command-quit = quitter
cli-no = non

cli-prompt-help-number = faire ce choix
cli-prompt-help-move = jouer un coup par sa notation ; elle figure à côté de chaque choix
cli-prompt-help-enter = revoir la table, ou faire le seul choix possible
cli-prompt-help-foresee = ce que le coup donnerait, ou pourquoi il est interdit
cli-prompt-help-rules = les règles ; avec un mot, les chapitres qui en parlent
cli-prompt-help-explain = les pièces ; avec un mot, ce que c’est et à quoi ça sert
cli-prompt-help-log = ce qui s’est passé dernièrement ; « récit tout » pour tout revoir
cli-prompt-help-undo = reprendre votre dernier coup, tant qu’aucun dé n’a roulé et que personne d’autre n’a joué
cli-prompt-help-back = revenir d’une sorte de choix à tous les choix
cli-prompt-help-save = écrire le journal de la partie, pour la continuer ou la rejouer
cli-prompt-help-position = noter la table telle qu’elle est
cli-prompt-help-quit = s’en aller ; la partie peut être sauvée

# --- Garder la partie

cli-file-missing = Après « { $command } », il faut le nom d’un fichier.
cli-saved = Sauvé : { $file }
cli-quit-save = Sauver la partie ? Entrée : oui, dans { $file } ; un autre nom ; ou « { $no } » :
cli-end-save = Pour garder le journal, tapez le nom d’un fichier ; Entrée pour s’en passer :
cli-put-away = La partie n’est pas perdue : elle est dans { $file }. Pour continuer :

# --- Rejouer

cli-replay-seats = Places : { $seats }
cli-replay-options = Réglages : { $options }
cli-replay-fits =
    { $moves ->
        [0] { $file } est intact : il ne contient encore aucun coup.
        [one] { $file } est intact : son seul coup est permis et mène à la fin annoncée.
       *[other] { $file } est intact : ses { $moves } coups sont permis et mènent à la fin annoncée.
    }
cli-replay-unfinished = La partie n’est pas finie.
cli-step-head = Coup { $at } sur { $last }
cli-step-prompt = Entrée : suivant · { $back } : précédent · un nombre : aller à ce coup · { $quit } : fin

# --- Boîtes de composants

cli-set-line = Boîte « { $name } », version { $version }, empreinte { $hash }
cli-set-sources = Chiffres : { $stated } énoncés, { $derived } déduits, { $reconstructed } reconstitués
cli-set-differs = Diffère de notre reconstitution : { $problem }
cli-sets-fits = { $file } est une boîte en règle pour { $game }.
cli-sets-copied = { $file } est une copie de la boîte « { $set } ». Inscrivez-y vos chiffres, puis vérifiez-la :
cli-sets-copied-how =
    {"  "}goblins sets check { $file }
    {"  "}goblins play { $game } --set { $file }

cli-verify-help = Vérifier qu’une partie a été jouée selon les règles et que personne n’a forcé le hasard.
cli-verify-file = Le journal d’une table terminée, tel que la page l’exporte.
cli-verify-commitment = L’engagement que vous avez noté avant la partie ; il doit être celui du fichier.
cli-verify-other-commitment = { $file } repose sur un autre engagement que celui que vous avez noté.
cli-word-commitment = ENGAGEMENT
cli-verify-moves =
    { $moves ->
        [one] { $moves } coup, permis par les règles, avec le résultat que dit le fichier.
       *[other] { $moves } coups, tous permis par les règles, avec le résultat que dit le fichier.
    }
cli-verify-committed = Le secret est bien celui auquel la table s’était engagée avant la partie : { $commitment }
cli-verify-salts =
    { $salts ->
        [0] Aucun joueur n’a ajouté de sel.
        [one] { $salts } joueur a ajouté du sel, que la table ne pouvait connaître en tirant son secret.
       *[other] { $salts } joueurs ont ajouté du sel, que la table ne pouvait connaître en tirant son secret.
    }
cli-verify-fair = Le secret et les sels donnent la clé, et la clé donne chaque carte et chaque dé. Personne n’a forcé le hasard.

bad-verify-commitment = { $file } : le secret n’est pas celui auquel la table s’était engagée.
bad-verify-key = { $file } : le secret et les sels ne donnent pas la clé avec laquelle la partie a été jouée.

cli-serve-help = Servir des tables sur un port : pour cet écran, pour des amis ou pour le monde entier.
cli-serve-host = L’adresse où écouter ; 0.0.0.0 pour tous ceux qui peuvent joindre cette machine.
cli-serve-port = Le port ; sans lui, le premier libre à partir de 8000.
cli-serve-db = Où garder les tables : un fichier, ou postgresql://user@host/database. Sans rien, un fichier à vous.
cli-serve-workers = Combien de processus servent ; plus d’un demande PostgreSQL.
cli-serve-thinkers = Dans combien de processus les bots réfléchissent ; sans rien, tous les cœurs sauf un.
cli-serve-origin = L’adresse que les gens tapent, par exemple https://goblins.example, s’il y a un proxy devant le serveur.
cli-serve-metrics = Qui présente ce jeton peut lire /metrics de partout. Sans jeton, seule cette machine le peut.
cli-serve-feeds = Chacun peut avoir un calendrier et un flux de ses tours, derrière un lien secret.
cli-serve-proxies = Combien de vos proxys se trouvent devant le serveur.
cli-serve-browser = Ne pas ouvrir la page dans le navigateur.
cli-serve-open = Les tables sont ouvertes : { $address } (Ctrl-C les ferme ; rien n’est perdu)
cli-serve-closed = Les tables sont fermées. Tout est gardé.
cli-serve-workers-need-postgresql = Plusieurs processus demandent PostgreSQL : --db postgresql://user@host/database.
cli-serve-no-folder = Impossible de créer { $folder } : { $problem }. Indiquez --db FICHIER.
cli-serve-no-port = Impossible d’écouter à { $host }, port { $port } : { $problem }.
cli-serve-no-store = Les tables ne peuvent pas être gardées dans { $db } : { $problem }.
cli-word-host = HÔTE
cli-word-database = BASE
cli-word-origin = ADRESSE
cli-word-who = QUI
cli-word-token = JETON
cli-word-table = TABLE
cli-word-status = ÉTAT

cli-admin-help = Pour qui tient un serveur : regarder, fermer, jeter, copier et restaurer, bloquer.
cli-admin-list-help = Lister les tables.
cli-admin-export-help = Écrire dans un fichier tout ce qui est gardé d’une table, secrets compris.
cli-admin-close-help = Fermer une table pour tout le monde.
cli-admin-purge-help = Jeter les tables que personne n’a touchées depuis longtemps.
cli-admin-backup-help = Écrire une copie cohérente pendant que le serveur continue.
cli-admin-restore-help = Restaurer une copie là où il n’y a pas encore de base.
cli-admin-reports-help = Montrer ce dont les gens se sont plaints.
cli-admin-people-help = Montrer qui est à une table.
cli-admin-block-help = Fermer l’accès à une personne, une adresse ou un réseau.
cli-admin-unblock-help = Leur rouvrir l’accès.
cli-admin-blocks-help = Montrer qui est bloqué.
cli-admin-void-help = Annuler tous les cookies.
cli-admin-clock-help = Montrer l’heure et la confirmer.
cli-admin-table = La table, telle que « list » et son adresse la nomment.
cli-admin-status = Seulement les tables dans cet état : lobby, playing, over ou closed.
cli-admin-file = Le fichier à écrire.
cli-admin-days = Les tables que personne n’a touchées depuis tant de jours.
cli-admin-column-table = Table
cli-admin-column-game = Jeu
cli-admin-column-status = État
cli-admin-column-seats = Places des joueurs
cli-admin-column-changed = Dernier changement (UTC)
cli-admin-count =
    { $count ->
        [0] Aucune table.
        [one] { $count } table.
       *[other] { $count } tables.
    }
cli-admin-exported = Tout ce qui concerne { $table } est dans { $file }. Gardez-le pour vous tant que la partie dure.
cli-admin-closed = { $table } est fermée.
cli-admin-purged =
    { $count ->
        [0] Il n’y avait rien à jeter.
        [one] { $count } table jetée.
       *[other] { $count } tables jetées.
    }
cli-admin-file-exists = { $file } existe déjà ; choisissez un autre nom.
cli-admin-backed-up = { $file } contient tout.
cli-admin-no-database = Il n’y a pas de fichier { $db }.
cli-admin-backup-failed = La copie n’a pas pu être écrite : { $problem }.
cli-admin-no-program = { $program } n’est pas installé ; il vient avec le client de PostgreSQL.
cli-admin-backup-file = Le fichier écrit par « backup ».
cli-admin-purge-table = Cette seule table.
cli-admin-purge-what = Précisez : une table, ou --days et avec quel --status.
cli-admin-restored = { $db } est restaurée : { $count ->
    [one] { $count } table.
   *[other] { $count } tables.
}
cli-admin-restore-failed = La restauration a échoué : { $problem }.
cli-admin-not-empty = { $db } n’est pas vide. Créez une base neuve et restaurez-y la copie.
cli-admin-reports-count = { $count ->
    [one] { $count } signalement.
   *[other] { $count } signalements.
}
cli-admin-who = L’identité d’une personne, donnée par « people » et « reports », ou une adresse ou un réseau.
cli-admin-nobody = « { $found } » n’est ni une personne connue de ce serveur, ni une adresse, ni un réseau.
cli-admin-blocked = { $who } est bloqué. Tous les processus ont été prévenus.
cli-admin-unblocked = { $who } peut revenir.
cli-admin-not-blocked = { $who } n’était pas bloqué.
cli-admin-blocks-count = { $count ->
    [one] { $count } blocage.
   *[other] { $count } blocages.
}
cli-admin-voided = Tous les cookies sont annulés. Chacun revient avec son code de secours ou repart de zéro.
cli-admin-clock-confirm = L’horloge de cette machine est à l’heure : ce qui l’attendait reprend.
cli-admin-clock-now = Horloge de cette machine : { $now } UTC.
cli-admin-clock-last = Dernière heure sûre : { $last } UTC.
cli-admin-clock-confirmed = Confirmé. Les serveurs qui doutaient reprennent à cette heure.
cli-admin-no-status = Il n’y a pas d’état « { $found } » ; il y a { $known }.

# --- Des bots par le réseau

cli-word-link = LIEN
cli-word-address = ADRESSE
cli-word-command = CMD…
cli-join-help = Installer un bot à vous à une table, par le réseau.
cli-join-link = Une invitation, ou l’adresse d’une table publique.
cli-join-bot = Un fichier Python avec choose(view, moves), ou avec une classe Bot qui la contient ; docs/protocol.md l’explique.
cli-join-seat = Le siège à prendre, par exemple red ; d’habitude le premier siège libre.
cli-join-name = Le nom du bot à la table.
cli-join-identity = Garder l’identité du bot dans ce fichier, pour qu’il puisse retrouver son siège.
cli-join-seated = { $name } s’assoit : { $seat }.
cli-join-late = Le bot a mis trop longtemps ; la table a continué sans son coup.
cli-join-over = La partie est finie. Vainqueurs : { $winners }. Points : { $points }.
cli-join-lost = La partie est finie, et personne n’a gagné. Points : { $points }.
cli-join-closed = La table a été fermée avant la fin de la partie.
cli-join-full = Tous les sièges sont pris. Demandez à l’hôte d’en libérer un.
cli-join-no-file = Il n’y a pas de fichier Python { $file }.
cli-join-no-choose = { $file } ne contient ni fonction choose(view, moves), ni classe Bot qui en ait une.
cli-join-bot-failed = Le bot de { $file } a échoué à la ligne { $line } : { $problem }
cli-join-no-move = Le bot de { $file } a choisi { $found }, qui n’est aucun des coups proposés.
cli-join-no-address = { $found } ne mène à aucune table. Donnez une invitation, par exemple http://localhost:8000/join/…, ou l’adresse d’une table.
cli-join-unreachable = Le serveur est injoignable : { $problem }.
cli-join-not-understood = Le serveur a répondu quelque chose d’incompréhensible : { $problem }.
cli-join-gone = Le serveur a congédié le bot : { $reason }.
cli-conform-help = Vérifier qu’un client ou un serveur à vous respecte le protocole.
cli-conform-server-help = Visiter un serveur et regarder tout ce que le protocole exige des serveurs.
cli-conform-url = L’adresse du serveur, par exemple http://localhost:8000.
cli-conform-client-help = Faire jouer un client sur un vrai serveur, pendant que le réseau et le serveur font des leurs.
cli-conform-command = La commande du client ; une invitation lui est donnée en dernier argument.
cli-conform-done =
    { $rules ->
        [one] Règles respectées : { $kept } sur une.
       *[other] Règles respectées : { $kept } sur { $rules }.
    }
