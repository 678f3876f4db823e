# Comment finit une partie de Goblin Warlord.

goblin-warlord-end-label-throne =
    { $warlord-is ->
        [you] Vous êtes sur le trône
       *[other] { $warlord } est sur le trône
    }, entre quatre Forts ; les autres apportent un sac et une chaussette.
goblin-warlord-end-label-empty = Le trône est vide, et tout le monde regarde ailleurs.
goblin-warlord-end-title-won = Vous voilà Seigneur de guerre !
goblin-warlord-end-title-lost = { $warlord } est Seigneur de guerre.
goblin-warlord-end-title-watched = { $warlord } est Seigneur de guerre.
goblin-warlord-end-title-drawn = Pas de Seigneur de guerre.
goblin-warlord-end-text-won = Le tribut, je vous prie. Un sac, une chaussette, ni repris ni échangés.
goblin-warlord-end-text-lost = Vous faites la queue avec votre plus belle chaussette.
goblin-warlord-end-text-watched = Le tribut est dû : un sac, une chaussette, ni repris ni échangés.
goblin-warlord-end-text-drawn = Personne n’a élevé quatre Forts à temps. Le trône retourne à la cave.
goblin-warlord-end-tip-won = Quatre Forts, et personne pour vous arrêter. Le prochain gobelin essaiera.
goblin-warlord-end-tip-fell = Les Je-sais-tout vous ont pris un Fort. Jouez Cache-cache quand ils rôdent.
goblin-warlord-end-tip-slow = Élevez un Fort dès que vous pouvez vous passer de trois gobelins.
goblin-warlord-end-tip-drawn = Il faut bien que quelqu’un ose. La prochaine fois, vous.
goblin-warlord-end-forts =
    { $forts ->
        [one] Fort
       *[other] Forts
    }
