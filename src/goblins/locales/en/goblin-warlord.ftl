goblin-warlord-title = Goblin Warlord
goblin-warlord-summary = Dig hideouts, raise four forts, and give orders one turn ahead. Two to six goblin chiefs, half an hour.

# --- Components

goblin-warlord-goblin-explain = A goblin lives in a lair. It recruits nobody and wants nothing, but three of them pay for a new lair or a wall around an old one.
goblin-warlord-kind-hideout = Hideout
goblin-warlord-kind-hideout-explain = A Hideout holds up to four goblins. Three goblins turn it into a Fort.
goblin-warlord-kind-fort = Fort
goblin-warlord-kind-fort-explain = A Fort holds up to four goblins and brings one more recruit each time. Four Forts win the game.

goblin-warlord-order-crown = Crown
goblin-warlord-order-crown-explain = Crown: recruit, invade, build.
goblin-warlord-order-hide = Hide
goblin-warlord-order-hide-explain = Hide: do nothing, and be safe from invasions, Know-wots and Hoozits.
goblin-warlord-order-charge = Charge
goblin-warlord-order-charge-explain = Charge: only invade; an Overrun takes two goblins.
goblin-warlord-order-banner = Banner
goblin-warlord-order-banner-explain = Banner: recruit, then roll the Banner die, for more recruits or worse.
goblin-warlord-order-hoozits = Hoozits
goblin-warlord-order-hoozits-explain = Hoozits: recruit, build, and roll the Hoozits die at an opponent once.
goblin-warlord-order-know-wots = Know-wots
goblin-warlord-order-know-wots-explain = Know-wots: recruit, invade, build. One invasion may pull down the lair itself: a Fort becomes a Hideout; a Hideout is gone, and its goblins move into lairs with room or are lost.
goblin-warlord-order-none = no order yet
goblin-warlord-order-none-explain = Before the first order is in force, a player may do what Crown allows.

goblin-warlord-attack-face-push = Push
goblin-warlord-attack-face-push-explain = Push: nobody loses a goblin.
goblin-warlord-attack-face-overrun = Overrun
goblin-warlord-attack-face-overrun-explain = Overrun: the defender loses one goblin, or two if the attacker is under Charge.
goblin-warlord-attack-face-victory = Victory
goblin-warlord-attack-face-victory-explain = Victory: the defender loses one goblin.
goblin-warlord-attack-face-loss = Loss
goblin-warlord-attack-face-loss-explain = Loss: the attacker loses one goblin.
goblin-warlord-attack-face-none = nothing

goblin-warlord-magic-face-banner = Banner
goblin-warlord-magic-face-banner-explain = Banner: one recruit, and one more per Fort.
goblin-warlord-magic-face-evil-eye = Evil Eye
goblin-warlord-magic-face-evil-eye-explain = Evil Eye: whoever rolled it loses a goblin from every lair that has one.
goblin-warlord-magic-face-no-effect = No Effect
goblin-warlord-magic-face-no-effect-explain = No Effect: nothing happens.
goblin-warlord-magic-face-zaap = ZAAP
goblin-warlord-magic-face-zaap-explain = ZAAP: the opponent that was named loses a goblin from every lair that has one.

goblin-warlord-attack-die-explain = The attack die has three Pushes, an Overrun, a Victory and a Loss in the standard set. Equal sides roll one die; the side with more goblins chooses among two, or among three if it has more than double.
goblin-warlord-banner-die-explain = The Banner die is rolled after recruiting. Banner: you recruit once more. Evil Eye: you lose a goblin from every lair. No Effect: nothing.
goblin-warlord-hoozits-die-explain = The Hoozits die is rolled at an opponent. ZAAP: they lose a goblin from every lair. Evil Eye: you do. Banner: you recruit once more. No Effect: nothing.

# --- Options

goblin-warlord-option-forts = Forts that count
goblin-warlord-option-forts-explain = Which Forts count toward the four that win.
goblin-warlord-option-forts-standing = those standing at the same time
goblin-warlord-option-forts-built = all that were ever built, lost ones too
goblin-warlord-option-razed = Removed Hideouts
goblin-warlord-option-razed-explain = Where the token of a Hideout goes that Know-wots have pulled down.
goblin-warlord-option-razed-supply = back to the supply
goblin-warlord-option-razed-box = out of the game
goblin-warlord-option-turn_limit = Turn limit
goblin-warlord-option-turn_limit-explain = After this many turns of each player the game is a draw. 0 means no limit.
goblin-warlord-option-turn_limit-0 = no limit
goblin-warlord-option-starter = Who begins
goblin-warlord-option-starter-explain = In the first turn. A first game is easier to follow if you begin.
goblin-warlord-option-starter-crown = whoever turns up a Crown
goblin-warlord-option-starter-red = whoever has the first seat

# --- Moves

goblin-warlord-move-recruit = Recruit a goblin into lair { $lair }
goblin-warlord-move-decline = Take no more recruits
goblin-warlord-move-roll = Roll the Banner die
goblin-warlord-move-invade = Invade { $foe-genitive } lair { $target } from lair { $lair }
goblin-warlord-move-know-wots = Send Know-wots from lair { $lair } to pull down { $foe-genitive } lair { $target }
goblin-warlord-move-hoozits = Roll the Hoozits die at { $foe-accusative }
goblin-warlord-move-build = Build a Hideout
goblin-warlord-move-upgrade = Turn lair { $lair } into a Fort
goblin-warlord-move-pay = Pay with a goblin from lair { $lair }
goblin-warlord-move-choose = Choose { $face }
goblin-warlord-move-rehouse = Take a homeless goblin into lair { $lair }
goblin-warlord-move-order = End the turn and order { $card }

# --- Questions

goblin-warlord-question-recruit =
    { $compulsory ->
        [0] Place { $recruits ->
                [one] one more recruit, or decline.
               *[other] up to { $recruits } more recruits, or decline.
            }
       *[other] Place { $recruits ->
                [one] your recruit.
               *[other] your { $recruits } recruits one by one.
            }
    }
goblin-warlord-question-banner-die = Roll the Banner die.
goblin-warlord-question-act =
    { $deeds ->
        [0] { $order-id ->
                [hide] You are hiding. Give the order for your next turn.
               *[other] Give the order for your next turn.
            }
        [1] You can { $deed }, or end the turn with an order.
       *[other] You can { $deed } or { $other }, or end the turn with an order.
    }{ $lost ->
        [0] { "" }
        [one] { " " }Next turn one recruit would find no room and be lost.
       *[other] { " " }Next turn { $lost } recruits would find no room and be lost.
    }
goblin-warlord-deed-upgrade = raise a Fort (3 goblins)
goblin-warlord-deed-build = build a Hideout (3 goblins)
goblin-warlord-deed-invade = invade
goblin-warlord-deed-know-wots = pull down a lair
goblin-warlord-deed-hoozits = roll at an opponent
goblin-warlord-deed-order = give an order
goblin-warlord-question-pay =
    Pay { $debt ->
        [one] the last goblin
       *[other] { $debt } goblins
    } from any of your lairs.
goblin-warlord-question-choose = You have more goblins. Choose the die that counts.
goblin-warlord-question-rehouse =
    Your Hideout is gone. Take { $goblins ->
        [one] the homeless goblin
       *[other] { $goblins } homeless goblins
    } into other lairs.

# --- Events

goblin-warlord-event-turned-up =
    { $seat-is ->
        [you] You turn up { $card }.
       *[other] { $seat } turns up { $card }.
    }
goblin-warlord-event-begins =
    { $seat-is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
goblin-warlord-event-drew =
    { $seat-is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
goblin-warlord-event-drew-card =
    { $seat-is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
goblin-warlord-event-reshuffled =
    The deck is used up; { $cards ->
        [one] one discarded card is
       *[other] { $cards } discarded cards are
    } shuffled into a new one.
goblin-warlord-event-turn-began =
    { $card-id ->
        [none] { $seat-genitive } first turn begins.
       *[other] { $seat-genitive } turn begins under { $card }.
    }
goblin-warlord-event-recruits-due =
    { $seat-is ->
        [you] You { $goblins ->
                [0] get no recruits.
                [one] find one recruit.
               *[other] find { $goblins } recruits.
            }
       *[other] { $seat } { $goblins ->
                [0] gets no recruits.
                [one] finds one recruit.
               *[other] finds { $goblins } recruits.
            }
    }
goblin-warlord-event-recruited =
    { $seat-is ->
        [you] You recruit a goblin into lair { $lair }.
       *[other] { $seat } recruits a goblin into lair { $lair }.
    }
goblin-warlord-event-recruits-declined =
    { $seat-is ->
        [you] You decline { $goblins ->
                [one] one recruit.
               *[other] { $goblins } recruits.
            }
       *[other] { $seat } declines { $goblins ->
                [one] one recruit.
               *[other] { $goblins } recruits.
            }
    }
goblin-warlord-event-recruits-turned-away =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no room for { $goblins ->
        [one] one recruit.
       *[other] { $goblins } recruits.
    }
goblin-warlord-event-banner-rolled =
    { $seat-is ->
        [you] You roll the Banner die: { $magic }.
       *[other] { $seat } rolls the Banner die: { $magic }.
    }
goblin-warlord-event-hoozits-rolled =
    { $seat-is ->
        [you] You roll the Hoozits die at { $foe-accusative }: { $magic }.
       *[other] { $seat } rolls the Hoozits die at { $foe-accusative }: { $magic }.
    }
goblin-warlord-event-invaded =
    { $by-know-wots ->
        [0] { $seat-is ->
                [you] You lead
               *[other] { $seat } leads
            } lair { $lair } against { $foe-genitive } lair { $target }.
       *[1] { $seat-is ->
                [you] You send
               *[other] { $seat } sends
            } Know-wots from lair { $lair } against { $foe-genitive } lair { $target }.
    }
goblin-warlord-event-attack-rolled =
    { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $second-id ->
        [none] { $first }.
       *[other] { $third-id ->
                [none] { $first } and { $second }.
               *[other] { $first }, { $second } and { $third }.
            }
    }
goblin-warlord-event-result =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } the { $face-id ->
        [push] Push: nobody falls.
        [overrun] Overrun!
        [victory] Victory!
       *[loss] Loss.
    }
goblin-warlord-event-lost =
    { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } { $goblins ->
        [one] a goblin from lair { $lair }.
       *[other] { $goblins } goblins from lair { $lair }.
    }
goblin-warlord-event-paid =
    { $seat-is ->
        [you] You pay a goblin from lair { $lair }.
       *[other] { $seat } pays a goblin from lair { $lair }.
    }
goblin-warlord-event-hideout-built =
    { $seat-is ->
        [you] You build a Hideout: lair { $lair }.
       *[other] { $seat } builds a Hideout: lair { $lair }.
    }
goblin-warlord-event-fort-built =
    { $seat-is ->
        [you] You turn lair { $lair } into a Fort!
       *[other] { $seat } turns lair { $lair } into a Fort!
    }
goblin-warlord-event-fort-fell = { $seat-genitive } lair { $lair } is a mere Hideout again.
goblin-warlord-event-hideout-removed =
    { $goblins ->
        [0] { $seat-genitive } lair { $lair } is pulled down; nobody was home.
        [one] { $seat-genitive } lair { $lair } is pulled down; one goblin is homeless.
       *[other] { $seat-genitive } lair { $lair } is pulled down; { $goblins } goblins are homeless.
    }
goblin-warlord-event-rehoused =
    { $seat-is ->
        [you] You take a goblin into lair { $lair }.
       *[other] { $seat } takes a goblin into lair { $lair }.
    }
goblin-warlord-event-no-room =
    { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } no room for { $goblins ->
        [one] one goblin; it wanders off.
       *[other] { $goblins } goblins; they wander off.
    }
goblin-warlord-event-gave-order =
    { $seat-is ->
        [you] You order { $card }.
       *[other] { $seat } orders { $card }.
    }
goblin-warlord-event-won =
    { $seat-is ->
        [you] You raise the fourth Fort and are the Goblin Warlord!
       *[other] { $seat } raises the fourth Fort and is the Goblin Warlord!
    }
goblin-warlord-event-turn-limit-reached = The agreed turns are over: a draw.

goblin-warlord-ended-warlord = four Forts
goblin-warlord-ended-turn-limit = turn limit
goblin-warlord-ending-warlord =
    { $winners-is ->
        [you] You are the Goblin Warlord. Let there be tribute!
       *[other] { $winners } is the Goblin Warlord. Let there be tribute!
    }
goblin-warlord-ending-turn-limit = A draw: nobody raised four Forts in time.{ $winners }

# --- What a roll may come to

goblin-warlord-forecast-foe =
    { $foe-is ->
        [you] You lose
       *[other] { $foe } loses
    } { $goblins ->
        [one] a goblin
       *[other] { $goblins } goblins
    }
goblin-warlord-forecast-own =
    { $goblins ->
        [one] You lose a goblin
       *[other] You lose { $goblins } goblins
    }
goblin-warlord-forecast-nothing = Nobody loses anything
goblin-warlord-forecast-nobody-home = Nobody is at home: nothing to win
goblin-warlord-forecast-fort = { $foe-genitive } Fort becomes a Hideout
goblin-warlord-forecast-hideout = { $foe-genitive } Hideout is pulled down
goblin-warlord-forecast-recruits =
    { $recruits ->
        [one] You find a recruit
       *[other] You find { $recruits } recruits
    }

# --- Refusals

goblin-warlord-refusal-recruit-first = Place your recruits first.
goblin-warlord-refusal-roll-first = Roll the Banner die first.
goblin-warlord-refusal-pay-first = Pay first for what you are building, with goblins from any of your lairs.
goblin-warlord-refusal-choose-first = Choose one of the rolled dice first.
goblin-warlord-refusal-rehouse-first = Find a home for your goblins first.
goblin-warlord-refusal-no-recruits = No recruits are waiting. New ones come at the start of your turns, except under Hide and Charge.
goblin-warlord-refusal-no-banner-die = The Banner die is rolled once, under Banner orders, after recruiting.
goblin-warlord-refusal-nothing-to-pay = There is nothing to pay for yet. Choose a Hideout or a Fort to build first.
goblin-warlord-refusal-no-dice = There are no dice to choose from. That happens when you have more goblins and roll two or three.
goblin-warlord-refusal-nobody-homeless = None of your goblins is homeless. That happens only when Know-wots pull down a Hideout of yours.
goblin-warlord-refusal-no-lair = You have no lair { $lair }. Yours: { $lairs }.
goblin-warlord-refusal-lair-full = Lair { $lair } is full: a lair holds { $most } goblins. Choose another.
goblin-warlord-refusal-lair-empty = There is no goblin in lair { $lair }. Choose one with goblins.
goblin-warlord-refusal-recruit-compulsory = You must take this recruit; only the extra ones can be declined.
goblin-warlord-refusal-all-compulsory = The recruits of the Hoozits die must all be placed; none can be declined.
goblin-warlord-refusal-order-forbids-invading = Under { $order } you cannot invade. Crown, Charge and Know-wots let you: order one of them for your next turn.
goblin-warlord-refusal-has-invaded = Lair { $lair } has already invaded this turn. Choose another; next turn it may again.
goblin-warlord-refusal-own-lair = That camp is your own; name an opponent.
goblin-warlord-refusal-no-foe = Nobody sits there; name somebody who plays.
goblin-warlord-refusal-foe-hides =
    { $foe-is ->
        [you] You are hiding: nobody can touch you until your next turn ends.
       *[other] { $foe } is hiding: nobody can touch them until their next turn ends. Choose somebody else.
    }
goblin-warlord-refusal-no-target =
    { $foe-is ->
        [you] You have no lair { $target }. Yours: { $lairs }.
       *[other] { $foe } has no lair { $target }. Theirs: { $lairs }.
    }
goblin-warlord-refusal-not-under-know-wots = Know-wots come only under a Know-wots order. Give it at the end of a turn, and they come in your next one.
goblin-warlord-refusal-know-wots-used = Know-wots have already invaded this turn; they do it once a turn. Your other lairs may still invade as usual.
goblin-warlord-refusal-lone-hideout = { $foe-genitive } only lair is a Hideout, and Know-wots cannot pull that down. Invade it as usual, or choose another opponent.
goblin-warlord-refusal-not-under-hoozits = The Hoozits die is rolled only under a Hoozits order. Give it at the end of a turn, and you roll in your next one.
goblin-warlord-refusal-hoozits-rolled = The Hoozits die has already been rolled this turn; once a turn is all.
goblin-warlord-refusal-order-forbids-building = Under { $order } you cannot build. Crown, Hoozits and Know-wots let you: order one of them for your next turn.
goblin-warlord-refusal-too-few-goblins =
    A Hideout or a Fort costs { $price } goblins, and you have { $goblins ->
        [0] none
       *[other] { $goblins }
    }. Recruit more first.
goblin-warlord-refusal-no-token = No lair token is left in the supply. You can still turn a Hideout into a Fort.
goblin-warlord-refusal-already-fort = Lair { $lair } is a Fort already. Choose a Hideout.
goblin-warlord-refusal-face-not-rolled =
    { $face-id ->
        [none] Choose one of the dice that were rolled: { $faces }.
       *[other] { $face } was not rolled. Choose among { $faces }.
    }
goblin-warlord-refusal-not-in-hand =
    { $card-id ->
        [none] A turn ends with an order. Give one from your hand: { $cards }.
       *[other] You have no { $card } in your hand. You have { $cards }.
    }

# --- Rules, chapter by chapter

goblin-warlord-rule-GW-seats = The goal: have four Forts standing at the same time, and you are the Goblin Warlord. Two to six players sit around the fire and play clockwise. Each starts with one Hideout and two goblins. A “lair” is a Hideout or a Fort.
goblin-warlord-rule-GW-first = Order cards are turned up seat by seat until somebody turns up a Crown: that player begins. Everything is shuffled again, and each player gets three cards.
goblin-warlord-rule-GW-recruit = At the start of a turn you take a goblin from the pool, and one more for each of your Forts, and place them one by one in your lairs. A lair holds four. The first must be taken, the extra ones may be declined; what finds no room stays in the pool.
goblin-warlord-rule-GW-order-table = Your order says what you may do. Crown: recruit, invade, build. Know-wots: the same, and one Know-wots invasion. Hoozits: recruit, build, and roll the Hoozits die once. Banner: recruit, then roll the Banner die; you must. Charge: only invade. Hide: nothing, but nobody can touch you. Recruiting comes first, then the rest in any order. Each lair invades once a turn; you may build as long as you can pay.
goblin-warlord-rule-GW-invade = Each of your lairs with a goblin in it may invade once a turn, against any lair of a player who is not hiding. Equal numbers roll one attack die. The side with more goblins chooses among two dice, and among three if it has more than double, even if it is the defender.
goblin-warlord-rule-GW-losses = Push: nobody loses a goblin. Victory and Overrun: the defender loses one, and two if the attacker of an Overrun is under Charge. Loss: the attacker loses one. Lost goblins go back to the pool. Nobody is ever out of the game.
goblin-warlord-rule-GW-hoozits = Once a turn under Hoozits you name an opponent who is not hiding and roll the Hoozits die. ZAAP takes a goblin from each of that player’s lairs. The Evil Eye takes one from each of yours. Banner brings recruits as at the start of a turn, all of them to be taken.
goblin-warlord-rule-GW-know-wots = Under Know-wots one of your invasions may go for the lair itself. If it wins, no goblin falls: a Fort becomes a Hideout, a Hideout is removed, and its owner takes the goblins into other lairs; those without room go to the pool. A player’s only lair is safe while it is a Hideout.
goblin-warlord-rule-GW-build = Three goblins from any of your lairs pay for a new, empty Hideout, or turn a Hideout into a Fort, as often as you can pay. A new Hideout may be upgraded in the same turn. The lair keeps its goblins, and an invasion that it has made this turn stays made. Without a token in the supply no Hideout can be built.
goblin-warlord-rule-GW-orders = There are 36 order cards of six kinds.
goblin-warlord-rule-GW-order-time = At the end of your turn you play an order from your hand and draw a card. The order counts at once, and through your whole next turn: give it with that turn in mind. On your first turn you may do what Crown allows.
goblin-warlord-rule-GW-dice = The attack dice have three Pushes and an Overrun, a Victory and a Loss. The Banner die has three Banners, an Evil Eye and two blanks. The Hoozits die has a Banner, an Evil Eye, two blanks and two ZAAPs.
goblin-warlord-rule-GW-secrets = Hands are secret. Orders in force and the discard pile are open to all.
goblin-warlord-rule-GW-end = Whoever has four Forts standing at the same time is the Goblin Warlord, at once. The table may agree that lost Forts count too, or that the game is a draw after so many turns.

# --- The table in the terminal

goblin-warlord-picture-table = Round { $turn } · pool { $pool } · tokens { $supply } · deck { $deck } · discarded { $discard }
goblin-warlord-picture-order = { $order }
goblin-warlord-picture-hand = Hand: { $cards }
goblin-warlord-picture-hidden-hand =
    { $cards ->
        [one] One card in hand
       *[other] { $cards } cards in hand
    }
goblin-warlord-picture-dice = Dice: { $dice }

# --- Impossible positions and component sets

goblin-warlord-where-lair = { $seat }, lair { $lair }
goblin-warlord-fault-goblins = there are { $found } goblins instead of { $expected }.
goblin-warlord-fault-tokens = there are { $found } lair tokens instead of { $expected }.
goblin-warlord-fault-cards = there are { $found } { $card } cards instead of { $expected }.
goblin-warlord-fault-camp = { $seat } has no lair, or more sites than tokens.
goblin-warlord-fault-hand = the cards in { $seat-genitive } hand are { $found } instead of { $expected }.
goblin-warlord-fault-forts = { $seat } has more Forts than were built.
goblin-warlord-fault-lair = { $seat-genitive } lair { $lair } holds too many goblins, or too few.
goblin-warlord-fault-won = { $seat } has the Forts to win already, and the game goes on.
goblin-warlord-fault-invaded = { $seat-genitive } lair { $lair } cannot have invaded this turn.
goblin-warlord-fault-order = { $seat } flies { $order }; what is decided or done this turn is not in that order.
goblin-warlord-fault-dice = the dice of the invasion from { $seat-genitive } lair { $lair }, or who chooses among them, do not fit { $attackers } against { $defenders }.
goblin-warlord-fault-turn = the phase does not fit what is being decided, or by whom.

bad-goblin-warlord-lairs = The box has { $stated } lair tokens, not { $found }.
bad-goblin-warlord-goblins = The box has { $stated } goblins, not { $found }.
bad-goblin-warlord-cards = There are { $stated } order cards, not { $found }.
bad-goblin-warlord-blank-side = Every side of the attack die shows something.
bad-goblin-warlord-no-crown = Without a Crown nobody could begin.
bad-goblin-warlord-die = The die “{ $die }” has { $stated } sides, not { $found }.

# What the coach measures

goblin-warlord-measure-forts = you have { $figure ->
        [one] { $figure } Fort
       *[other] { $figure } Forts
    } { $more ->
        [yes] more
       *[no] fewer
    } after your next turn
goblin-warlord-measure-lairs = you have { $figure ->
        [one] { $figure } lair
       *[other] { $figure } lairs
    } { $more ->
        [yes] more
       *[no] fewer
    } after your next turn
goblin-warlord-measure-goblins = you have { $figure ->
        [one] { $figure } goblin
       *[other] { $figure } goblins
    } { $more ->
        [yes] more
       *[no] fewer
    } after your next turn
goblin-warlord-measure-foes-forts = the others have { $figure ->
        [one] { $figure } Fort
       *[other] { $figure } Forts
    } { $more ->
        [yes] more
       *[no] fewer
    } after your next turn
goblin-warlord-measure-foes-lairs = the others have { $figure ->
        [one] { $figure } lair
       *[other] { $figure } lairs
    } { $more ->
        [yes] more
       *[no] fewer
    } after your next turn
goblin-warlord-measure-foes-goblins = the others have { $figure ->
        [one] { $figure } goblin
       *[other] { $figure } goblins
    } { $more ->
        [yes] more
       *[no] fewer
    } after your next turn
goblin-warlord-measure-strongest = your strongest lair has { $figure ->
        [one] { $figure } goblin
       *[other] { $figure } goblins
    } { $more ->
        [yes] more
       *[no] fewer
    }
goblin-warlord-measure-alone = { $figure ->
        [one] { $figure } lair
       *[other] { $figure } lairs
    } { $more ->
        [yes] more
       *[no] fewer
    } with a lone goblin
goblin-warlord-measure-bare = { $figure ->
        [one] { $figure } lair
       *[other] { $figure } lairs
    } { $more ->
        [yes] more
       *[no] fewer
    } without a guard
