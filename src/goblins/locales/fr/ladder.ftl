# L’échelle : les bots jouent entre eux, et on mesure ce qu’ils valent.

lab-ladder-title = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
lab-ladder-fixture = { $alone } contre { $others }
lab-ladder-share = { $percent } % (intervalle à 95 % : { $low }–{ $high } %) sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
lab-ladder-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
lab-ladder-margin = { $mean } points d’avance ({ $low } à { $high })
lab-ladder-points = { $mean } points ({ $low } à { $high })
lab-ladder-pace = { $bot } : { $milliseconds } ms par décision
lab-ladder-ratings = Classement
lab-ladder-rating = { $mean } ± { $reach }

cli-word-share = PART
cli-ladder-help = Faire jouer les bots entre eux, et les classer.
cli-ladder-bots = Qui grimpe, au moins deux. « schemer:400 » réfléchit 400 itérations quoi que dise l’horloge ; « search:N » et « flat:N » servent aux expériences.
cli-ladder-games = Combien de parties au plus pour chaque rencontre.
cli-ladder-mark = La part de victoires à éprouver, par exemple 0.75 ; d’ordinaire la part égale.
cli-ladder-to-the-end = Jouer toutes les parties, même si le test séquentiel a déjà tranché.
cli-ladder-keep = Garder les parties jouées dans ce fichier, et reprendre de là la prochaine fois.
cli-ladder-plot = Dessiner l’échelle dans ce fichier SVG.
cli-ladder-workers = Combien de processus jouent en même temps.

bad-ladder-bots = Il faut au moins deux bots différents pour une échelle.
bad-ladder-mark = Le repère est une part entre 0 et 1, pas { $found }.
bad-ladder-other = { $file } garde des parties jouées dans d’autres conditions. Choisissez un autre fichier.
