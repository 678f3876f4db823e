# Revoir une partie finie.

replay-kept = une partie enregistrée
replay-step = Étape { $step } sur { $length }
replay-start = La mise en place.
replay-quiet = Rien que tous puissent voir.
replay-seen-by = Vu par
replay-everything = Tout
replay-public = Un spectateur
replay-open-text = La partie est finie : regardez par-dessus toutes les épaules.
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Laisser défiler
replay-pause = Arrêter
replay-decision-back = Décision précédente
replay-decision-next = Décision suivante
replay-scrub = Étape
replay-speed = Vitesse
replay-speed-times = ×{ $speed }
replay-play-on = Reprendre d’ici
replay-play-on-text = La table telle qu’elle était à l’étape { $step }, contre des bots. Les dés seront relancés.
replay-play-on-seat = Vous jouez
replay-play-on-bot = Contre
replay-play-on-go = S’asseoir
replay-over-here = La partie était finie ici. Reculez d’un pas pour la reprendre.
replay-file = La garder
replay-export = Enregistrer un fichier
replay-fair = Tout était régulier ?
replay-fair-text = Avant la partie, le serveur a mis un secret sous clé et montré son sceau. Le secret est maintenant ouvert, et votre navigateur peut refaire les calculs.
replay-fair-check = Vérifier
replay-fair-promise = Le secret est bien celui qui fut scellé avant la partie.
replay-fair-promise-wrong = Le secret ne va pas avec le sceau : quelqu’un l’a échangé.
replay-fair-key = { $salts ->
    [0] La clé du hasard et des cartes vient de ce seul secret ; personne n’a ajouté de chance.
    [one] La clé du hasard et des cartes vient de ce secret et d’une pincée de chance.
   *[other] La clé du hasard et des cartes vient de ce secret et de { $salts } pincées de chance.
}
replay-fair-key-wrong = La clé du hasard ne vient pas du secret et de la chance des joueurs.
replay-fair-moves = { $moves ->
    [one] Le serveur a rejoué { $moves } coup : cartes et dés sont tombés pareil.
   *[other] Le serveur a rejoué les { $moves } coups : cartes et dés sont tombés pareil.
}
replay-fair-moves-wrong = Rejouée, la partie prend un autre chemin : { $problem }
replay-fair-unable = Cette page est venue sans https, et votre navigateur refuse de faire les calculs pour nous. Enregistrez la partie et vérifiez-la avec « goblins verify ».
replay-fair-none = Ce fichier ne porte pas de sceau : la partie n’a pas été jouée à une table.
replay-fair-right = Tout est régulier. Prenez-vous-en aux gobelins.
replay-fair-wrong = Quelque chose cloche dans cette partie.
replay-fair-sums = Les calculs
