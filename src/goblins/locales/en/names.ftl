# What bots are called.

name-snag = Snag
name-muzzle = Muzzle
name-grizzle = Grizzle
name-wart = Wart
name-bogwick = Bogwick
name-klonk = Klonk
name-fizzle = Fizzle
name-oggo = Oggo
name-rasp = Rasp
name-tunk = Tunk
name-mudge = Mudge
name-skreech = Skreech
name-bork = Bork
name-nibble = Nibble
name-yorg = Yorg
name-blister = Blister
name-pockmug = Pockmug
name-dreg = Dreg
name-itch = Itch
name-rumbo = Rumbo
name-zub = Zub
name-kettle = Kettle
name-lurgy = Lurgy
name-hobnail = Hobnail
