# Aux tables en direct : pourquoi quelque chose n’est pas possible, le nom des réactions, et qui sont les bots.

bad-table-unknown = Cette table n’existe pas. Elle a peut-être été rangée ; demandez un nouveau lien à votre hôte.
bad-table-private = Cette table est privée. Demandez un lien d’invitation à son hôte.
bad-table-invitation = Cette invitation n’est plus valable. Demandez-en une nouvelle à l’hôte.
bad-table-not-host = Seul l’hôte de la table peut faire cela. Demandez-lui.
bad-table-not-your-seat = Ce n’est pas votre place. Regardez et jouez depuis la vôtre.
bad-table-not-seated = Vous n’avez pas de place à cette table ; prenez-en une d’abord.
bad-table-no-spectators = Cette table joue sans spectateurs. Demandez une invitation à son hôte.
bad-table-busy = Trop de choses se passent en même temps à cette table. Réessayez.

bad-table-started = La partie a déjà commencé ; ce n’était possible qu’avant. Ouvrez une autre table pour cela.
bad-table-not-started = La partie n’a pas encore commencé. Ce sera possible quand elle tournera.
bad-table-not-over = La partie est encore en cours ; ce sera possible une fois qu’elle sera terminée.
bad-table-closed = Cette table est fermée. Vous pouvez en ouvrir une autre.
bad-table-seats-open = Des places sont encore libres. Occupez-les avec des joueurs ou des bots, ou choisissez moins de places.
bad-table-seat-taken = Cette place est déjà prise. Choisissez-en une libre.
bad-table-from-position = Cette table part d’une position, qui fixe ses options. Pour d’autres options, ouvrez une autre table.
bad-table-other-game = Une table garde son jeu. Pour jouer à autre chose, ouvrez une autre table.
bad-table-clock = La pendule ne peut pas tourner { $found } secondes : choisissez de 5 secondes à 14 jours, ou aucune pendule.
bad-table-salt = Un sel compte de 1 à { $most } caractères.
bad-table-ticket = Un ticket compte au plus { $most } caractères.
bad-table-rules = Les règles de « { $game } » ont changé depuis, et cette partie ne peut pas continuer. Son historique reste lisible.
bad-table-damaged = Le journal de cette table ({ $table }) est abîmé et ne peut être montré. C’est à qui tient ce serveur d’y remédier.

bad-table-no-person = Cette place n’est pas tenue par une personne. Choisissez-en une qui l’est.
bad-table-not-away = { $seat } est encore là. Un bot pourra prendre le relais après son départ.
bad-table-remove-yourself = Vous ne pouvez pas vous renvoyer vous-même. Quittez la table, ou confiez votre place à un bot.

bad-table-silent = Les règles imposent le silence en ce moment ; les réactions restent permises.
bad-table-muted = L’hôte vous a coupé la parole à cette table. Les grimaces restent permises.
bad-table-talk = Un message compte de 1 à { $most } caractères.
bad-table-talked-out = Vous avez dit tout ce qui peut se dire à une table : { $most } fois. Jouez, ou parlez ailleurs.
bad-table-full = Il s’est passé tant de choses à cette table qu’elle n’en retient plus : { $most } inscriptions. Fermez-la et ouvrez-en une autre.
bad-table-full-bytes = Le journal de cette table est plein : { $most } Mo. Fermez-la et ouvrez-en une autre.
bad-table-memory = Il y a tant de tables ouvertes ici qu’aucune autre n’y tient. Réessayez dans quelques minutes.
bad-table-reaction = La réaction « { $found } » n’existe pas. Au choix : { $known }.

bad-table-daily-alone = C’est votre premier essai à la course du jour : aucun bot n’y joue et personne ne souffle. Entraînez-vous ensuite avec toute l’aide voulue.
bad-table-daily-sealed = Le journal complet contient le mélange du jour, et d’autres le jouent encore. Emportez-le quand la journée sera finie.

bad-store-read-only = Impossible d’enregistrer les parties pour le moment : l’écriture n’est pas permise. Rien n’a changé ; réessayez plus tard.
bad-store-full = Impossible d’enregistrer les parties pour le moment : le disque est plein. Rien n’a changé ; réessayez plus tard.
bad-store-gone = Le stockage est injoignable pour le moment. Réessayez bientôt.
bad-store-busy = Le stockage est occupé. Réessayez bientôt.
bad-store-broken = Le stockage est endommagé ou illisible. C’est au responsable du serveur de s’en occuper.
bad-store-newer = Les parties ont été enregistrées par une version plus récente du programme. Mettez-le à jour, puis relancez-le.
bad-store-closed = Le serveur s’arrête. Votre partie est enregistrée ; revenez dans un instant.
bad-store-url = Ce n’est pas une adresse de stockage. Donnez un fichier, comme games.db, ou { "postgresql://user@host/database" }.

table-reaction-cheer = Hourra !
table-reaction-laugh = Ha ha !
table-reaction-groan = Oh non !
table-reaction-gasp = Ça alors !
table-reaction-scheme = Hé hé hé…
table-reaction-applaud = Bien joué !
table-reaction-wait = Un instant !
table-reaction-thanks = Merci !

bot-random = Nigaud
bot-random-about = joue ce qui lui tombe sous la main
bot-whelp = Morveux
bot-whelp-about = fonce d’abord, regarde après
bot-scrapper = Bagarreur
bot-scrapper-about = s’y connaît en bagarres
bot-overseer = Contremaître
bot-overseer-about = a un plan, et il pourrait marcher
bot-schemer = Magouilleur
bot-schemer-about = réfléchit avant de cogner
bot-warlord = Seigneur
bot-warlord-about = a gagné la bagarre avant qu’elle commence
