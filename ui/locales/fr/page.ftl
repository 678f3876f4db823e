# Ce que seule la page dit. Tout ce que Python dit aussi se trouve dans src/goblins/locales.

page-about = Trois jeux de société gobelins dans le navigateur, en solo, entre amis ou contre des gobelins : Goblins Inc., Seigneur de guerre gobelin et Nitro Run.
page-no-script = Pour jouer dans le navigateur, goblins a besoin de JavaScript.
page-skip = Aller au jeu
page-close = Fermer
page-back = Retour à l’étagère
page-loading = Un instant…
page-retry = Réessayer
page-reload = Recharger la page
page-language = Langue
page-rules = Règles
page-settings = Réglages

# --- L’étagère

page-shelf-title = Que casse-t-on aujourd’hui ?
page-shelf-hint = Choisissez une boîte. Trois clics, et quelque chose brûle.
page-play-bots = Jouer contre des gobelins
page-play-alone = Jouer
page-play-friends = Entre amis
page-play-pass = Se passer l’écran

# --- Les écrans

page-new-title = Nouvelle table
page-table-title = Table
page-join-title = On vous invite
page-replay-title = Rediffusion
page-lessons-title = Leçons
page-nowhere-title = Il n’y a rien ici
page-nowhere-text = Quelqu’un a mangé cette page. L’étagère, elle, tient encore.
page-no-game-text = Ce jeu n’est pas sur notre étagère.

# --- Réglages

page-theme = Éclairage
page-theme-system = Comme l’appareil
page-theme-light = Jour
page-theme-dark = Nuit
page-pace = Vitesse
page-pace-slow = Lente
page-pace-normal = Normale
page-pace-fast = Rapide
page-pace-none = Tout de suite
page-motion = Mouvement
page-motion-system = Comme l’appareil
page-motion-full = Tout bouge
page-motion-none = Rien ne bouge
page-volume = Volume
page-volume-off = Muet

# --- À table

page-log = Ce qui s’est passé
page-why = Pourquoi : { $anchor }

# --- L’état de la ligne

page-connection-connecting = Connexion…
page-connection-reconnecting = La connexion est coupée.
page-connection-reconnecting-text = Nouvel essai automatique. Rien n’est perdu.
page-connection-offline = Cet appareil est hors ligne.
page-connection-offline-text = La partie reprend dès que le réseau revient.
page-connection-restarting = Le serveur redémarre.
page-connection-restarting-text = Il revient dans un instant. Votre table est enregistrée.
page-connection-old-version = Cette page est périmée.
page-connection-old-version-text = Le serveur utilise une version plus récente. Rechargez la page ; votre partie est conservée.

# --- Ouvert sans connexion au serveur

page-offline-title = Pas de connexion au serveur
page-offline-text = Les tables, les bots et la course du jour vivent là-bas : impossible de jouer pour l’instant. Vos parties sont en sûreté.
page-offline-rules = Les règles que vous avez déjà lues se lisent toujours ici.

# --- Quand quelque chose casse

page-problem-cut-off = La connexion a été coupée avant la réponse. Voyez si c’est passé ; sinon, réessayez.
page-problem-no-connection = Pas de connexion au serveur pour le moment.
page-problem-unreachable = Le serveur est injoignable.
page-problem-title = Un rouage a sauté
page-problem-text = Cette partie de la page est cassée. Votre partie est en sûreté sur le serveur.
