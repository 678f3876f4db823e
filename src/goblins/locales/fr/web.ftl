# Par le réseau : qui demande quoi, combien de fois et combien ; et la page toute simple.

bad-host-unknown = Ce serveur ne répond pas au nom « { $found } ». Son responsable peut le lui donner : goblins serve --origin https://{ $found }
bad-foreign-origin = Cette demande vient d’un autre site. Ouvrez la page du jeu et réessayez-y.
bad-not-known = Nous ne nous connaissons pas encore. Rechargez la page : vous y recevrez un nom et un visage.
turns-title = Vos tours aux tables des gobelins
turns-turn = À vous de jouer : { $game }
bad-no-feeds = Ce serveur n’a pas de flux des tours. Son responsable peut l’activer : goblins serve --feeds
bad-badge-unknown = Ce serveur ne connaît pas le badge de cet appareil. Saisissez votre code de secours ou repartez de zéro.
bad-blocked = Le responsable de ce serveur vous en a fermé l’accès.
bad-clock-doubted = L’horloge de ce serveur n’est peut-être pas à l’heure. La course du jour attend que son responsable ait confirmé l’heure.
bad-no-address = « { $found } » n’est ni une adresse ni un réseau, comme 192.0.2.7 ou 192.0.2.0/24.
bad-farewell-name = Saisissez votre nom, { $name }, pour effacer tout ce qui vous concerne.
bad-old-client = Cette page n’a pas la même version que le serveur. Rechargez-la.
bad-too-many = { $seconds ->
    [one] C’était trop souvent. Patientez { $seconds } seconde.
   *[other] C’était trop souvent. Patientez { $seconds } secondes.
}
bad-server-busy = Le serveur a trop de calculs en cours. Réessayez dans un instant.
bad-tables-of-a-host = Vous avez déjà { $most } tables qui ne sont pas finies. Fermez-en d’abord quelques-unes.
bad-reports-full = Trop de signalements attendent d’être lus. Réessayez plus tard.
bad-too-many-sockets = Vous avez trop de tables ouvertes à la fois. Fermez-en quelques pages.
bad-too-large = C’est trop à la fois ; la limite est de { $most }.
bad-headers-too-large = Les en-têtes de la demande sont trop longs ; la limite est de { $most } octets.
bad-path-too-long = Cette adresse est trop longue ; la limite est de { $most } caractères.
bad-too-slow = Votre demande n’est pas arrivée en { $seconds } secondes. Réessayez avec une meilleure connexion.
bad-not-http = Cette demande est illisible : ce n’est pas du HTTP, ou ses en-têtes dépassent { $most } octets.
bad-message = Seuls les messages en texte se lisent ici.
bad-message-form = Ce message est incompréhensible : { $problem }
bad-not-found = Il n’y a rien ici. Revenez à la page d’accueil.
bad-not-allowed = Cela ne se fait pas ici de cette façon. Revenez à la page d’accueil.
bad-internal = Quelque chose s’est mal passé de notre côté. Rien n’a changé ; réessayez.

bad-name = Un nom compte de 1 à { $most } caractères visibles.
bad-name-unseen = Un nom ne peut pas contenir de caractères invisibles ({ $code }).
bad-face = Un visage est un nombre de 0 à 2147483647.
bad-sign-in-code = Ce code de secours n’est à personne. Un plus récent l’a peut-être remplacé.
bad-page = La liste ne peut pas continuer de là. Reprenez-la du début.
bad-report = Dites-nous en 1 à { $most } caractères ce qui ne va pas.
bad-moves = On peut examiner de 1 à { $most } coups ensemble.
bad-not-asked = Ce n’est pas à vous de décider : rien à conseiller. Redemandez quand ce sera à vous.
bad-odds-unknown = Impossible de donner ici des chances exactes.
bad-move-number = Il n’y a pas de coup { $found } ; comptez de 0 à { $most }.

plain-advise = Conseiller
plain-close = Fermer la table
plain-connected = Présents
plain-events = Ce qui s’est passé
plain-foresee = prévoir au lieu de jouer
plain-game = Jeu
plain-join = Invitation
plain-lost = Connexion perdue
plain-moves = Vos coups
plain-open = Jouer
plain-opponents = Adversaires
plain-tables = Tables
plain-title = Gobelins, tout simplement
plain-undo = Reprendre
plain-view = Ce que vous voyez
