# The end of a game: best moment, score, Auntie's tip, what to do next.

ending-best = Best moment of the game
ending-best-chance = { $percent }% by the dice alone
ending-best-watch = Step { $step } of the replay
ending-best-open = Watch that moment again
ending-score = Score
ending-auntie = Auntie Rivet
ending-sheet = How each point came about
ending-back = Look at the board
ending-ways = What now?
ending-share = Share
ending-share-title = Boast about it
ending-share-picture = Save the picture
ending-share-link = Copy the link
ending-share-send = Send it
ending-share-alt = The last scene, with the score
ending-share-copied = The link is copied. Go and boast.
ending-share-saved = The picture is saved.
ending-share-no-picture = This browser draws no pictures: the link is copied instead.
