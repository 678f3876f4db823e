# La fin d’une partie : le meilleur moment, les points, le conseil de Tata, et après.

ending-best = Le meilleur moment
ending-best-chance = { $percent } % aux seuls dés
ending-best-watch = Étape { $step } de la rediffusion
ending-best-open = Revoir ce moment
ending-score = Points
ending-auntie = Tata Rivet
ending-sheet = D’où vient chaque point
ending-back = Regarder le plateau
ending-ways = Et maintenant ?
ending-share = Partager
ending-share-title = Allez vous vanter
ending-share-picture = Enregistrer l’image
ending-share-link = Copier le lien
ending-share-send = Envoyer
ending-share-alt = La dernière scène, avec les points
ending-share-copied = Le lien est copié. Allez vous vanter.
ending-share-saved = L’image est enregistrée.
ending-share-no-picture = Ce navigateur ne dessine pas d’images : le lien est copié à la place.
