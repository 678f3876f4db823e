# How a game of Goblin Warlord ends.

goblin-warlord-end-label-throne =
    { $warlord-is ->
        [you] You sit
       *[other] { $warlord } sits
    } on the throne between four Forts; the others bring a sack and a sock.
goblin-warlord-end-label-empty = The throne is empty, and everybody looks elsewhere.
goblin-warlord-end-title-won = You are the Warlord!
goblin-warlord-end-title-lost = { $warlord } is Warlord.
goblin-warlord-end-title-watched = { $warlord } is Warlord.
goblin-warlord-end-title-drawn = Nobody is Warlord.
goblin-warlord-end-text-won = Tribute, please. One sack, one sock, no refunds.
goblin-warlord-end-text-lost = You queue with your best sock.
goblin-warlord-end-text-watched = Tribute is due: one sack, one sock, no refunds.
goblin-warlord-end-text-drawn = Nobody raised four Forts in time. The throne goes back to the cellar.
goblin-warlord-end-tip-won = Four Forts, and nobody stopped you. The next goblin will try.
goblin-warlord-end-tip-fell = Know-wots pulled a Fort of yours down. Hide when one may come.
goblin-warlord-end-tip-slow = Raise a Fort as soon as you can spare three goblins.
goblin-warlord-end-tip-drawn = Somebody has to be bold. Next time, you.
goblin-warlord-end-forts =
    { $forts ->
        [one] Fort
       *[other] Forts
    }
