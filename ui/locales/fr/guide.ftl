# La première partie guidée : ce que la bulle de Tata Rivet a autour de sa phrase.

guide-auntie = Tata Rivet
guide-progress = Où vous en êtes
guide-next = Suite
guide-end = Jouons !
guide-back = Revenir à la phrase d’avant
guide-skip = Passer
guide-show-me = Montrez-moi
guide-your-move = À vous
guide-press = Appuyez sur « { $button } »
guide-skip-title = Continuer sans Tata Rivet ?
guide-skip-text = La table reste telle quelle. Vous jouez la suite, et plus personne ne vous montre rien du doigt.
guide-skip-yes = Continuer sans elle
guide-skip-no = Rester avec elle
