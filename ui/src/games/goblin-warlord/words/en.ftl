# What only the page says of Goblin Warlord. The rules' own words live in src/goblins/locales.

# --- The box on the shelf

goblin-warlord-box-tag = Four forts make you boss. Until Tuesday.
goblin-warlord-box-facts = 2–6 players · half an hour · dice and grudges

goblin-warlord-board = The clearing
goblin-warlord-you = { $name } (you)
goblin-warlord-moment = Turn { $turn } · { $players } players
goblin-warlord-standing =
    { $forts ->
        [0] { $order }
        [one] { $order } · 1 fort
       *[other] { $order } · { $forts } forts
    }
goblin-warlord-lair =
    { $seat-genitive } lair { $lair }: { $kind }, { $goblins ->
        [0] nobody home
        [one] 1 goblin
       *[other] { $goblins } goblins
    }{ $invaded ->
        [1] , has invaded
       *[0] { "" }
    }
goblin-warlord-plot = A place for a new Hideout
goblin-warlord-waiting =
    { $goblins ->
        [one] One goblin waits for a home
       *[other] { $goblins } goblins wait for a home
    }
goblin-warlord-debt =
    { $goblins ->
        [one] One goblin to pay
       *[other] { $goblins } goblins to pay
    }
goblin-warlord-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
goblin-warlord-pool =
    { $goblins ->
        [one] 1 goblin in the pool
       *[other] { $goblins } goblins in the pool
    }
goblin-warlord-supply =
    { $tokens ->
        [one] 1 Hideout left to build
       *[other] { $tokens } Hideouts left to build
    }
goblin-warlord-last-roll = last roll
goblin-warlord-hand = Your orders
goblin-warlord-open-hand = Open hand
goblin-warlord-hand-note = Giving an order ends your turn. It rules your next turn.
goblin-warlord-deck = Deck: { $cards }
goblin-warlord-discard = Discarded
goblin-warlord-pick-first = First pick the lair of yours that marches.
goblin-warlord-march-invade = Lair { $lair } marches: choose the lair that it invades.
goblin-warlord-march-know-wots = The Know-wots march from lair { $lair }: choose the lair to pull down.
goblin-warlord-march-upgrade = Choose the Hideout that becomes a Fort; three goblins pay for it.

goblin-warlord-order-crown-brief = Recruit, invade, build
goblin-warlord-order-hide-brief = Nothing, and nobody finds you
goblin-warlord-order-charge-brief = Only invade, twice as hard
goblin-warlord-order-banner-brief = Recruit, then the Banner die
goblin-warlord-order-hoozits-brief = Recruit, build, zap someone
goblin-warlord-order-know-wots-brief = As Crown, and wreck a lair

goblin-warlord-way-invade = Invade
goblin-warlord-way-know-wots = Know-wots
goblin-warlord-way-upgrade = Raise a Fort
goblin-warlord-go-invade = Invade!
goblin-warlord-go-know-wots = Wreck it!
goblin-warlord-go-hoozits = Roll!
goblin-warlord-go-roll = Roll!
goblin-warlord-go-order = End turn

goblin-warlord-odds =
    { $dice ->
        [1] One die
        [2] Two dice
       *[3] Three dice
    }{ $who ->
        [you] , you choose
        [foe] , { $foe } chooses
       *[nobody] { "" }
    }
goblin-warlord-odds-wait = Counting the odds…
goblin-warlord-odds-sides =
    { $mine } against { $theirs }{ $dice ->
        [1] : equal sides, one die
        [2] : more goblins, two dice
       *[3] : more than double, three dice
    }
goblin-warlord-odds-tiny = < 1%
goblin-warlord-odds-percent = { $percent }%
goblin-warlord-odds-shown = Chance that a die shows it
goblin-warlord-does-zaap = they lose one goblin in each lair
goblin-warlord-does-banner = you recruit once more
goblin-warlord-does-evil-eye = you lose one goblin in each lair
goblin-warlord-does-no-effect = nothing happens

goblin-warlord-race = First to four Forts
goblin-warlord-race-seat =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    }: { $forts ->
        [one] 1 Fort
       *[other] { $forts } Forts
    }
goblin-warlord-point-fort-built = Turn { $turn }: lair { $lair } becomes a Fort (+1)
goblin-warlord-point-fort-fell = Turn { $turn }: lair { $lair } is pulled down to a Hideout (−1)
goblin-warlord-point-start = At the start: { $forts } ({ $forts-signed })
goblin-warlord-point-none = No Fort was ever raised here.

# --- Chapters of the rules

goblin-warlord-chapter-GW-seats = The goal, and the fire
goblin-warlord-chapter-GW-first = Who begins
goblin-warlord-chapter-GW-recruit = Recruiting
goblin-warlord-chapter-GW-order-table = What orders allow
goblin-warlord-chapter-GW-invade = Invading
goblin-warlord-chapter-GW-losses = Who falls
goblin-warlord-chapter-GW-hoozits = Hoozits
goblin-warlord-chapter-GW-know-wots = Know-wots
goblin-warlord-chapter-GW-build = Building
goblin-warlord-chapter-GW-orders = The deck
goblin-warlord-chapter-GW-order-time = Giving orders
goblin-warlord-chapter-GW-dice = The dice
goblin-warlord-chapter-GW-secrets = Open and secret
goblin-warlord-chapter-GW-end = Becoming Warlord

# --- Lessons

goblin-warlord-lesson-recruit = Recruit and look around
goblin-warlord-lesson-recruit-text = You are Red. Every turn begins with fresh goblins: click the lair where they are to live. Your other lair is nearly full, so mind the room: four to a lair. Then look around: hover over, touch or tab to anything, and it explains itself. End the turn with an order; it says what you may do next time.
goblin-warlord-lesson-recruit-goal-recruited = Put your recruit into a lair
goblin-warlord-lesson-recruit-goal-gave-order = End your turn with an order
goblin-warlord-lesson-invade = Invade, and read the odds
goblin-warlord-lesson-invade-text = Blue is weak on one side and strong on the other. Choose one of your lairs, then a lair of Blue: the odds are shown before anything happens. The side with more goblins chooses among more dice. Three against one is a good day; one against three is not.
goblin-warlord-lesson-invade-goal-invaded = Lead one of your lairs against Blue
goblin-warlord-lesson-invade-goal-lost = Make Blue lose a goblin
goblin-warlord-lesson-orders = Orders
goblin-warlord-lesson-orders-text = Your order flies as a banner: this turn it is Charge, so you may only invade, but an Overrun takes two. Blue is hiding: nobody can touch them; Green is not. Invade once, then choose your next order. With Crown you could build, with Hide you would be safe.
goblin-warlord-lesson-orders-goal-invaded = Charge at Green
goblin-warlord-lesson-orders-goal-gave-order = Choose the order for your next turn
goblin-warlord-lesson-build = Build a Fort, and win
goblin-warlord-lesson-build-text = Three of your lairs are Forts already. Recruit first, then turn the Hideout into the fourth Fort: three goblins pay for it, from any of your lairs. Four Forts at the same time make you the Goblin Warlord at once.
goblin-warlord-lesson-build-goal-started-upgrading = Start building
goblin-warlord-lesson-build-goal-fort-built = Finish the fourth Fort
goblin-warlord-lesson-build-goal-won = Become the Goblin Warlord

# --- A Fort rises

goblin-warlord-fort-count = Fort { $forts } of { $goal }
