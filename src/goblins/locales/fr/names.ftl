# Comment s’appellent les bots.

name-snag = Accroc
name-muzzle = Groin
name-grizzle = Grognard
name-wart = Verruk
name-bogwick = Bourbille
name-klonk = Clonk
name-fizzle = Pfuit
name-oggo = Oggo
name-rasp = Rapiat
name-tunk = Tonk
name-mudge = Gadoue
name-skreech = Criard
name-bork = Bork
name-nibble = Grignote
name-yorg = Yorg
name-blister = Cloque
name-pockmug = Trognon
name-dreg = Résidu
name-itch = Urtik
name-rumbo = Rumbo
name-zub = Zub
name-kettle = Chaudron
name-lurgy = Atchoum
name-hobnail = Clou
