goblins-inc-title = Goblins Inc.
goblins-inc-summary = Two teams bolt a robot together, slip each other the worst parts, and let the machines knock each other to scrap. Partners for a round, rivals for the job: whoever gains most becomes the new Boss. Two to four goblins, about an hour.

# --- Components

goblins-inc-kind-weapon-explain = Weapon (W01 to W33): each arrow is a die to roll when the side it points to is in front, wherever the weapon stands, even if it points inward. An ordinary weapon has one arrow, a premium one two, on one edge or on two.
goblins-inc-kind-armor-explain = Armor (A01 to A09): each plate brings a defense token before the fight. It also covers the neighbor whose metal meets the plate, but never the cockpit. An ordinary armor tile has one plate, a premium one two. Plates count as metal.
goblins-inc-kind-engine-explain = Engine (E01 to E09): engines turn the robot and aim; those left unused win the squabble over a tactics card. An ordinary engine tile has one engine, a premium one two.
goblins-inc-kind-decoration-explain = Decoration (D01 to D09): no use at all, but it has metal on all four edges, so everything sticks to it.
goblins-inc-premium-explain = A premium tile has two of what its kind has: two arrows, two plates or two engines. A premium decoration is merely prettier. Premium tiles usually have less metal, and some agendas count them separately.
goblins-inc-cockpit-explain = The cockpit is c3, the center of the robot. It has metal on all four edges and one engine. It cannot be covered, moved or destroyed, and takes no defense tokens, but the goblins inside can be knocked out.
goblins-inc-token-explain = A defense token takes one hit for the tile it covers, then it is gone. It covers an armor tile, and the neighbor too where the plate meets its metal, but never the cockpit. Duct Tape puts one on any other tile.
goblins-inc-goblin-explain = Each player has two goblins in the cockpit. A hit on the cockpit knocks one out: first the pilot’s, then the tactician’s. Winners score 2 points for each goblin of their own still inside, and 1 for each of their partner’s. All are back for the next round.
goblins-inc-die-explain = A die has the faces 1 to 5 and a blank. A number is the row that is struck, a blank is a miss. A blank is written as □.

goblins-inc-ability-none = no ability
goblins-inc-ability-nitro = Nitro
goblins-inc-ability-nitro-explain = Nitro, after the roll: roll one of your dice again, or all of them. The new roll stays.
goblins-inc-ability-emergency = Emergency
goblins-inc-ability-emergency-explain = Emergency, after the roll: roll your blanks again until none is left.
goblins-inc-ability-homing = Homing
goblins-inc-ability-homing-explain = Homing, after the roll: turn one of your dice that is not blank to another number.
goblins-inc-ability-dynamite = Dynamite
goblins-inc-ability-dynamite-explain = Dynamite, after the roll: your first die that strikes a tile or the cockpit strikes its row twice. Not if you rolled five dice.
goblins-inc-ability-sabotage = Sabotage
goblins-inc-ability-sabotage-explain = Sabotage, before the roll: one more forward arrow for this attack. As always, no more than five count.
goblins-inc-ability-duct-tape = Duct Tape
goblins-inc-ability-duct-tape-explain = Duct Tape, before the roll: put a defense token from the supply on one tile of your own robot, but not on armor and not on the cockpit.
goblins-inc-ability-crane = Crane
goblins-inc-ability-crane-explain = Crane, before the roll: move one tile of your own robot that has no defense token to an empty square, or turn it in place. It must be joined to the cockpit afterwards.

goblins-inc-agenda-artist = Artist
goblins-inc-agenda-artist-explain = Artist, defensive: each decoration tile still on your robot is worth 2 points.
goblins-inc-agenda-camouflager = Camouflager
goblins-inc-agenda-camouflager-explain = Camouflager, defensive: each tile on the four squares that share an edge with your cockpit is worth 2 points.
goblins-inc-agenda-decoy = Decoy
goblins-inc-agenda-decoy-explain = Decoy, defensive: each defense token still on your robot is worth 2 points.
goblins-inc-agenda-greasemonkey = Greasemonkey
goblins-inc-agenda-greasemonkey-explain = Greasemonkey, defensive: each engine tile still on your robot is worth 2 points. A premium one counts once, the cockpit not at all.
goblins-inc-agenda-guardian = Guardian
goblins-inc-agenda-guardian-explain = Guardian, defensive: every two tiles still on your robot, of any kind, are worth 1 point.
goblins-inc-agenda-jellybones = Jellybones
goblins-inc-agenda-jellybones-explain = Jellybones, defensive: each armor tile still on your robot is worth 2 points.
goblins-inc-agenda-junkdealer = Junkdealer
goblins-inc-agenda-junkdealer-explain = Junkdealer, defensive: every three tiles still on your robot that are not premium are worth 2 points.
goblins-inc-agenda-metalhead = Metalhead
goblins-inc-agenda-metalhead-explain = Metalhead, defensive: each premium tile still on your robot is worth 2 points.
goblins-inc-agenda-sandbagger = Sandbagger
goblins-inc-agenda-sandbagger-explain = Sandbagger, defensive: each tile on the eight squares around your cockpit is worth 1 point.
goblins-inc-agenda-berserker = Berserker
goblins-inc-agenda-berserker-explain = Berserker, destructive: every three tiles in the enemy’s scrapyard, of any kind, are worth 1 point.
goblins-inc-agenda-driller = Driller
goblins-inc-agenda-driller-explain = Driller, destructive: around the enemy’s cockpit, each empty square that shares an edge with it is worth 2 points, each empty one at a corner 1 point.
goblins-inc-agenda-gun-nut = Gun Nut
goblins-inc-agenda-gun-nut-explain = Gun Nut, destructive: every two defense tokens the enemy has lost are worth 3 points.
goblins-inc-agenda-kamikaze = Kamikaze
goblins-inc-agenda-kamikaze-explain = Kamikaze, destructive: each armor tile in the enemy’s scrapyard is worth 2 points.
goblins-inc-agenda-ninja = Ninja
goblins-inc-agenda-ninja-explain = Ninja, destructive: each goblin knocked out of the enemy’s cockpit is worth 3 points.
goblins-inc-agenda-pyromaniac = Pyromaniac
goblins-inc-agenda-pyromaniac-explain = Pyromaniac, destructive: every three weapon tiles in the enemy’s scrapyard are worth 2 points.
goblins-inc-agenda-rocketeer = Rocketeer
goblins-inc-agenda-rocketeer-explain = Rocketeer, destructive: every three tiles in the enemy’s scrapyard that are not premium are worth 2 points.
goblins-inc-agenda-saboteur = Saboteur
goblins-inc-agenda-saboteur-explain = Saboteur, destructive: each engine tile in the enemy’s scrapyard is worth 2 points. A premium one counts once.
goblins-inc-agenda-sharpshooter = Sharpshooter
goblins-inc-agenda-sharpshooter-explain = Sharpshooter, destructive: every two premium tiles in the enemy’s scrapyard are worth 3 points.
goblins-inc-agenda-show-off = Show Off
goblins-inc-agenda-show-off-explain = Show Off, destructive: each decoration tile in the enemy’s scrapyard is worth 2 points.
goblins-inc-agenda-stockpiler = Stockpiler
goblins-inc-agenda-stockpiler-explain = Stockpiler, destructive: each set of an engine, a weapon and a decoration tile in the enemy’s scrapyard is worth 4 points.
goblins-inc-agenda-bet = Snitch or Star
goblins-inc-bet-none = no bet
goblins-inc-bet-snitch = Snitch
goblins-inc-bet-snitch-explain = Snitch, one side of the bet: 4 points if your own team loses the fight.
goblins-inc-bet-star = Star
goblins-inc-bet-star-explain = Star, the other side of the bet: 4 points if your team wins the fight.

goblins-inc-turn-north = north
goblins-inc-turn-east = east
goblins-inc-turn-south = south
goblins-inc-turn-west = west
goblins-inc-steering-front = front
goblins-inc-steering-right = right side
goblins-inc-steering-rear = rear
goblins-inc-steering-left = left side
goblins-inc-target-front = front
goblins-inc-target-left = left flank
goblins-inc-target-right = right flank
goblins-inc-target-rear = rear
goblins-inc-pick-left = left
goblins-inc-pick-middle = middle
goblins-inc-pick-right = right

# --- Options

goblins-inc-option-variant = Version
goblins-inc-option-variant-explain = How long the competition lasts, and whether agendas are hidden.
goblins-inc-option-variant-standard = two rounds, hidden agendas
goblins-inc-option-variant-full = full version: three rounds, hidden agendas
goblins-inc-option-variant-party = party version: three rounds, three open agendas for everyone
goblins-inc-option-edition = Edition
goblins-inc-option-edition-explain = Which box is on the table; the rules are the same.
goblins-inc-option-edition-en = English: 15 defense tokens, 8 blueprints
goblins-inc-option-edition-fr = French: 16 defense tokens, 7 blueprints
goblins-inc-option-edition-ru = Russian: 15 defense tokens, 8 blueprints
goblins-inc-option-goof = Goofing
goblins-inc-option-goof-explain = Whether a pilot may ask for more engines than the robot has.
goblins-inc-option-goof-allowed = allowed, with the consequences
goblins-inc-option-goof-refused = refused
goblins-inc-option-on_tie = Tie for first place
goblins-inc-option-on_tie-explain = What happens when two rounds end with a tie for first place. A tie after three rounds is always shared.
goblins-inc-option-on_tie-share = it stays a tie: the Boss’s nephew takes over
goblins-inc-option-on_tie-third-round = a third round is played
goblins-inc-option-loose_counts_for_agendas = Loose tiles
goblins-inc-option-loose_counts_for_agendas-explain = Whether tiles that fall off before the fight count for destructive agendas.
goblins-inc-option-loose_counts_for_agendas-yes = they count
goblins-inc-option-loose_counts_for_agendas-no = they do not count
goblins-inc-option-starter = Starting player
goblins-inc-option-starter-explain = Who starts the first round. A seat that is not at the table, or plays alone in that round, leaves it to the lot.
goblins-inc-option-starter-lot = by lot
goblins-inc-option-starter-red = the first seat
goblins-inc-option-starter-blue = the second seat
goblins-inc-option-starter-green = the third seat
goblins-inc-option-starter-yellow = the fourth seat

goblins-inc-team-1 = team 1
    .genitive = team 1’s
goblins-inc-team-2 = team 2
    .genitive = team 2’s

# --- Moves

goblins-inc-move-give = Give away { $tile } and { $other }
goblins-inc-move-place = Place { $tile } on { $square }, facing { $turn }
goblins-inc-move-lift = Take { $tile } back into your hand
goblins-inc-move-done = Say that you are done
goblins-inc-move-discard = Discard { $agenda }
goblins-inc-move-bet = Bet on { $bet }
goblins-inc-move-pilot =
    { $steering-id ->
        [front] Do not turn, and overheat
        [rear] Bring the rear to the front (2 engines)
       *[other] Bring the { $steering } to the front (1 engine)
    }; { $target-id ->
        [front] hit the enemy’s front
        [left] hit their side on your left (1 engine)
        [right] hit their side on your right (1 engine)
       *[rear] hit the enemy’s { $target } (2 engines)
    }
goblins-inc-move-pick = Choose the { $pick } card
goblins-inc-move-sabotage = Sabotage: count one more forward arrow
goblins-inc-move-tape = Duct Tape: put a defense token on { $square }
goblins-inc-move-crane = Crane: lift the tile on { $square } and set it down on { $to }, facing { $turn }
goblins-inc-move-pass = Use nothing more before the roll
goblins-inc-move-nitro =
    { $die ->
        [all] Nitro: roll all your dice again
       *[other] Nitro: roll die { $die } again
    }
goblins-inc-move-emergency = Emergency: roll the blanks again until none is left
goblins-inc-move-homing = Homing: turn die { $die } to { $row }
goblins-inc-move-dynamite = Dynamite: let the first hit count twice
goblins-inc-move-order =
    { $rows ->
        [none] Make do with the blanks
       *[other] Strike in this order: { $rows }
    }
goblins-inc-move-token = Give up defense token { $token }

# --- Questions

goblins-inc-question-plan = You are planning. Hand two of your five tiles to { $opposite-accusative }.
goblins-inc-question-build = You are building. Bolt on all your tiles, then say that you are done.
goblins-inc-question-agendas =
    { $discards ->
        [0] You have your four agendas. If the bet is among them, name its side; then say that you are done.
        [one] Keep four of your agendas; one goes.
       *[other] Keep four of your agendas; { $discards } go.
    }
goblins-inc-question-pilot = You are the pilot. Which side comes to the front, and where do you strike?
goblins-inc-question-tactician = You are the tactician. Choose one of the three cards.
goblins-inc-question-before-roll = Use your card before the roll, or pass.
goblins-inc-question-after-roll = Use your card if you like, then put your dice in order.
goblins-inc-question-token = The tile on { $square } is hit. Choose the defense token you lose.
goblins-inc-coach-hangs = It hangs on nothing yet: it falls off unless another tile joins it to the cockpit.
goblins-inc-coach-shuts = Careful: it uses up the last open metal. Every further tile would hang loose.
goblins-inc-coach-goof =
    Mind you, that is a goof: it takes { $cost } engines, and there { $engines ->
        [one] is { $engines }
       *[other] are { $engines }
    }. No turn, overheated, and it hits their front.

# --- Events

goblins-inc-event-round-began =
    Round { $number } of { $rounds }. The whistle blows; { $tokens ->
        [one] one defense token lies
       *[other] { $tokens } defense tokens lie
    } ready for armor and tape.
goblins-inc-event-teamed-up = Team { $team-id }: { $seats }.
goblins-inc-event-solo-seat =
    { $seat-is ->
        [you] You have nobody to blame this round: a team of one.
       *[other] { $seat } has nobody to blame this round: a team of one.
    }
goblins-inc-event-starter-chosen =
    { $seat-is ->
        [you] You are the starting player, with { $opposite } opposite.
       *[other] { $seat } is the starting player, with { $opposite-accusative } opposite.
    } Both plan first, and will be the first pilots.
goblins-inc-event-blueprint-shown = Coffee stains on the blueprint: nothing can be built on { $a }, { $b }, { $c } and { $d }.
goblins-inc-event-agendas-opened = On the notice board for everyone: { $agendas }.
goblins-inc-event-agendas-dealt =
    { $alone ->
        [0] Everyone draws { $cards } hidden agendas.
       *[other] Everyone draws { $cards } hidden agendas, the loner only { $alone }.
    }
goblins-inc-event-drew-agendas =
    { $seat-is ->
        [you] You draw these agendas: { $agendas }.
       *[other] { $seat } draws these agendas: { $agendas }.
    }
goblins-inc-event-step-began =
    Building, step { $step } of { $steps }. { $planners ->
        [none] Nobody plans in this step
       *[other] Planning: { $planners }
    }. { $builders ->
        [none] Nobody places tiles yet.
       *[other] Placing tiles: { $builders }.
    }
goblins-inc-event-drew-hand =
    { $seat-is ->
        [you] You draw { $tiles }.
       *[other] { $seat } draws { $tiles }.
    }
goblins-inc-event-gift-sealed =
    { $seat-is ->
        [you] You wrap up { $tile } and { $other }.
       *[other] { $seat } wraps up { $tile } and { $other }.
    }
goblins-inc-event-gifts-exchanged =
    { $seat-is ->
        [you] You and { $receiver }
       *[other] { $receiver-is ->
                [you] You and { $seat }
               *[other] { $seat } and { $receiver }
            }
    } swap presents: two tiles each.
goblins-inc-event-gift-seen = In { $seat-genitive } present for { $receiver-accusative }: { $tile } and { $other }.
goblins-inc-event-assembled =
    { $tiles ->
        [none] { $seat-is ->
                [you] You add nothing.
               *[other] { $seat } adds nothing.
            }
       *[other] { $seat-is ->
                [you] You bolt on: { $tiles }.
               *[other] { $seat } bolts on: { $tiles }.
            }
    }
goblins-inc-event-fell-loose = Loose tiles drop off { $team-genitive } robot: { $fallen }.
goblins-inc-event-agenda-discarded =
    { $seat-is ->
        [you] You discard { $agenda }.
       *[other] { $seat } discards { $agenda }.
    }
goblins-inc-event-bet-made =
    { $seat-is ->
        [you] You bet on { $bet }.
       *[other] { $seat } bets on { $bet }.
    }
goblins-inc-event-agendas-kept =
    { $seat-is ->
        [you] You keep four agendas.
       *[other] { $seat } keeps four agendas.
    }
goblins-inc-event-armored =
    { $team-is ->
        [you] You go
       *[other] { $team } goes
    } into the fight { $tokens ->
        [0] without a single defense token.
        [one] with one defense token.
       *[other] with { $tokens } defense tokens.
    }
goblins-inc-event-fight-round-began =
    Combat round { $number }! Pilots: { $pilot-is ->
        [you] you
       *[other] { $pilot }
    } against { $enemy-pilot-accusative }; tacticians: { $tactician-is ->
        [you] you
       *[other] { $tactician }
    } against { $enemy-tactician-accusative }. Cards: { $left }; { $middle }; { $right }.
goblins-inc-event-pilot-showed =
    { $seat-is ->
        [you] You, the pilot: { $steering-id ->
            [front] no turn, so the robot overheats
            [rear] the rear to the front
           *[other] your { $steering } to the front
        }; { $target-id ->
            [left] aim at their side on your left
            [right] aim at their side on your right
           *[other] aim at their { $target }
        }
       *[other] Pilot { $seat }: { $steering-id ->
            [front] no turn, so the robot overheats
            [rear] turns the robot around
           *[other] a quarter turn, { $facing ->
                [far] row 1
                [near] row 5
                [left] column a
               *[right] column e
            } to the front
        }; { $target-id ->
            [front] aims at the front
            [rear] aims at the rear
           *[other] aims at a flank
        }
    }; { $engines ->
        [one] one engine
       *[other] { $engines } engines
    }, { $unused ->
        [0] none unused.
       *[other] { $unused } unused.
    }
goblins-inc-event-goofed =
    Bang, hiss: { $team-is ->
        [you] you have
       *[other] { $team } has
    } too few engines for that. No turn, all engines used, the robot overheats, and the attack goes to the enemy’s front.
goblins-inc-event-card-taken =
    { $seat-is ->
        [you] You reach for the { $pick } card and get { $card }.
       *[other] Tactician { $seat } reaches for the { $pick } card and gets { $card }.
    }
goblins-inc-event-card-missed =
    { $seat-is ->
        [you] You reach for the { $pick } card and get nothing: the others have more unused engines.
       *[other] Tactician { $seat } reaches for the { $pick } card and gets nothing: the others have more unused engines.
    }
goblins-inc-event-first-by-lot =
    Equal numbers of unused engines; a die says that { $team-is ->
        [you] you act
       *[other] { $team } acts
    } first.
goblins-inc-event-sabotaged =
    { $team-is ->
        [you] You resort to Sabotage: one more arrow.
       *[other] { $team } resorts to Sabotage: one more arrow.
    }
goblins-inc-event-taped =
    { $team-is ->
        [you] You tear off some Duct Tape: a defense token sticks to { $square }.
       *[other] { $team } tears off some Duct Tape: a defense token sticks to { $square }.
    }
goblins-inc-event-craned =
    { $team-is ->
        [you] You swing the Crane over your own robot
       *[other] { $team } swings the Crane over their own robot
    }: { $in-place ->
        [1] { $tile } on { $square } is turned { $turn }
       *[0] { $tile } goes from { $square } to { $to }, facing { $turn }
    }{ $fallen ->
        [none] .
       *[other] . Oops, there go { $fallen }!
    }
goblins-inc-event-dice-rolled =
    { $one ->
        [none] { $team-one-is ->
                [you] You have
               *[other] { $team-one } has
            } no dice to roll
       *[other] { $team-one-is ->
                [you] You roll
               *[other] { $team-one } rolls
            } { $one }
    }; { $two ->
        [none] { $team-two-is ->
                [you] you have
               *[other] { $team-two } has
            } no dice to roll.
       *[other] { $team-two-is ->
                [you] you roll
               *[other] { $team-two } rolls
            } { $two }.
    }
goblins-inc-event-dice-changed =
    { $ability-id ->
        [dynamite] { $team-is ->
                [you] You have
               *[other] { $team } has
            } Dynamite ready for { $dice }.
       *[other] { $team-is ->
                [you] You use
               *[other] { $team } uses
            } { $ability }: the dice now show { $dice }.
    }
goblins-inc-event-attack-began =
    { $rows ->
        [none] Nothing but clicks from the weapons aimed at { $team-accusative }
       *[other] Fire at { $team-genitive } robot, { $side ->
            [far] from row 1 down its columns
            [near] from row 5 up its columns
            [left] from column a along its rows
           *[right] from column e along its rows
        }: { $rows }
    }{ $abilities ->
        [none] .
       *[other] , after a helping of { $abilities }.
    }
goblins-inc-event-row-empty = A { $row } whistles past { $team-genitive } robot.
goblins-inc-event-token-lost = A { $row } strikes { $team-genitive } robot on { $square }: a defense token takes the blow and is gone.
goblins-inc-event-tokens-hit = A { $row } strikes { $team-genitive } robot on { $square }, where several defense tokens lie. The pilot must give one up.
goblins-inc-event-token-given-up =
    { $team-is ->
        [you] You give
       *[other] { $team } gives
    } up the defense token over { $second ->
        [none] { $first }.
       *[other] { $first } and { $second }.
    }
goblins-inc-event-destroyed =
    { $fallen ->
        [none] A { $row } blows { $tile } off { $team-genitive } { $square }.
       *[other] A { $row } blows { $tile } off { $team-genitive } { $square }, and what hung on it comes down too: { $fallen }.
    }
goblins-inc-event-goblin-left = A { $row } crashes into { $team-genitive } cockpit! One of { $seat-genitive } goblins flies out.
goblins-inc-event-cockpit-empty = A { $row } crashes into { $team-genitive } cockpit, but nobody is left in there to complain.
goblins-inc-event-disabled =
    { $defect ->
        [crew] { $team-genitive } robot is disabled: nobody is left in the cockpit!
        [weapons] { $team-genitive } robot is disabled: it has no weapon left!
       *[both] { $team-genitive } robot is disabled: no goblins, no weapons, no hope!
    }
goblins-inc-event-fight-won =
    { $team-is ->
        [you] { $reason ->
                [disabled] You win the fight: your robot is the one still standing. (Lost in combat: { $lost } against { $enemy-lost }.)
               *[losses] You win the fight by the scrap count. Lost in combat: you { $lost }, the others { $enemy-lost }.
            }
       *[other] { $reason ->
                [disabled] { $team } wins the fight, with the only robot still standing. (Lost in combat: { $lost } against { $enemy-lost }.)
               *[losses] { $team } wins the fight by the scrap count. Lost in combat: { $lost } against { $enemy-lost }.
            }
    }
goblins-inc-event-fight-drawn = Both robots lost the same, { $lost } each: nobody wins the fight.
goblins-inc-event-round-scored =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    }: { $win ->
        [0] nothing for the fight
       *[other] { $win } for the win
    }; { $scored ->
        [none] no agendas
       *[other] { $scored }
    }{ $bet-id ->
        [none] .
       *[other] , the bet being on { $bet }.
    }
goblins-inc-event-promoted =
    { $seat-is ->
        [you] You reach 50 points and are promoted!
       *[other] { $seat } reaches 50 points and is promoted!
    }
goblins-inc-event-totals =
    On the board now: { $first-is ->
        [you] you
       *[other] { $first }
    } { $red }, { $second-is ->
        [you] you
       *[other] { $second }
    } { $blue }{ $green ->
        [none] .
       *[other] , { $third-is ->
                [you] you
               *[other] { $third }
            } { $green }{ $yellow ->
                [none] .
               *[other] , { $fourth-is ->
                        [you] you
                       *[other] { $fourth }
                    } { $yellow }.
            }
    }
goblins-inc-event-discards-shown =
    { $seat-is ->
        [you] Agendas you had thrown away, all rounds together: { $agendas }.
       *[other] Agendas { $seat } had thrown away, all rounds together: { $agendas }.
    }
goblins-inc-event-third-round = A tie at the top. The Boss wants to see a third round.

goblins-inc-ended-boss = new Boss
goblins-inc-ended-nephew = the Boss’s nephew
goblins-inc-ended-round = a finished round
goblins-inc-ending-boss =
    { $winners-is ->
        [you] You are the new Boss. Back to work, the rest of you!
       *[other] { $winners } is the new Boss. Back to work, the rest of you!
    }
goblins-inc-ending-nephew = A tie between { $winners }: the Boss’s nephew takes over. Nobody is pleased but the nephew.
goblins-inc-ending-round = The round is scored; the game goes on. Ahead: { $winners }.

# --- Refusals

goblins-inc-refusal-not-planning = You are not planning now. Tiles are given away while you plan; you and your partner take turns at it.
goblins-inc-refusal-not-building = You are not building now. The tiles you plan in one step are placed in the next.
goblins-inc-refusal-nothing-to-finish = There is nothing to finish now. Say that you are done when your tiles are placed or your agendas chosen.
goblins-inc-refusal-not-choosing-agendas = Agendas are chosen after building, right before the fight.
goblins-inc-refusal-not-at-the-controls = The controllers are set at the start of a combat round, not now.
goblins-inc-refusal-not-before-the-roll = That is only possible right before the dice are rolled.
goblins-inc-refusal-not-after-the-roll = That is only possible when the dice are rolled and have not struck yet.
goblins-inc-refusal-no-token-to-choose = There is no defense token to choose now. The pilot chooses one when a tile with several is hit.
goblins-inc-refusal-tile-not-held =
    { $tiles ->
        [none] { $tile } is not in your hand: all your tiles are placed.
       *[other] { $tile } is not in your hand. You have { $tiles }.
    }
goblins-inc-refusal-gifts-alike = Give two different tiles, not { $tile } twice.
goblins-inc-refusal-square-taken = There is a tile on { $square } already. Choose an empty square.
goblins-inc-refusal-square-blocked = The blueprint blocks { $square }. Choose a square it leaves free.
goblins-inc-refusal-square-cockpit = c3 is the cockpit: nothing goes on top of it, and it stays where it is. Choose another square.
goblins-inc-refusal-tile-not-fresh = You did not place { $tile } in this step; only tiles of this step can be taken back.
goblins-inc-refusal-tiles-left =
    { $tiles ->
        [one] One tile is still in your hand; place it first.
       *[other] { $tiles } tiles are still in your hand; place them first.
    }
goblins-inc-refusal-agenda-not-held =
    { $agendas ->
        [none] You do not hold { $agenda }.
       *[other] You do not hold { $agenda }. You hold { $agendas }.
    }
goblins-inc-refusal-agendas-chosen = You have four agendas left, and four must stay. Say that you are done.
goblins-inc-refusal-agendas-left =
    { $discards ->
        [one] Discard one more agenda first; four stay.
       *[other] Discard { $discards } more agendas first; four stay.
    }
goblins-inc-refusal-no-bet-card = The bet is not among your agendas, so there is no side to name.
goblins-inc-refusal-no-such-bet = A bet is on Snitch or on Star.
goblins-inc-refusal-bet-open = Name the side of your bet first: Snitch or Star.
goblins-inc-refusal-not-pilot = You are the tactician in this combat round: choose a card. In the next one you steer.
goblins-inc-refusal-not-tactician = You are the pilot in this combat round: set the controller. In the next one you choose the card.
goblins-inc-refusal-has-steered = Your controller is set and sealed. It opens when everybody has chosen.
goblins-inc-refusal-has-picked = Your card is chosen and sealed. You get it, or not, when everybody has chosen.
goblins-inc-refusal-too-few-engines = That needs { $cost } engines; your robot has only { $engines }. Turn less, or aim at a nearer side.
goblins-inc-refusal-ability-missing =
    { $card ->
        [none] You have no tactics card in this combat round, so there is no { $ability } to use.
       *[other] Your card does not have { $ability }. It has { $card }.
    }
goblins-inc-refusal-ability-used = You have used { $ability } already; each ability of a card serves once.
goblins-inc-refusal-no-tile-there = There is no tile on { $square }. Choose a square where one of yours lies.
goblins-inc-refusal-armor-needs-no-tape = The tile on { $square } is armor, and Duct Tape does not go on armor. Choose any other kind.
goblins-inc-refusal-no-token-in-supply = No defense token is left in the supply, so Duct Tape is of no use in this round.
goblins-inc-refusal-tile-has-token = The tile on { $square } has a defense token and cannot be moved. Choose one without.
goblins-inc-refusal-crane-idle = The tile on { $square } lies exactly like that already. Choose another square, or turn it.
goblins-inc-refusal-crane-drops = On { $to }, facing { $turn }, the tile would not be joined to the cockpit. Turn it so that metal meets metal, or choose another square.
goblins-inc-refusal-no-such-die =
    { $dice ->
        [none] You have no dice in this combat round, so there is none to change.
       *[other] There is no such die; yours, from the first to the last: { $dice }.
    }
goblins-inc-refusal-no-blank = None of your dice is blank, so Emergency would do nothing. Put your dice in order.
goblins-inc-refusal-die-is-blank = Die { $die } is blank. Choose one that shows a number.
goblins-inc-refusal-die-shows-it = Die { $die } shows { $row } already. Choose another number.
goblins-inc-refusal-dynamite-with-five = You rolled five dice; Dynamite works with four at most. Put your dice in order.
goblins-inc-refusal-rows-not-rolled =
    { $dice ->
        [none] You have nothing but blanks: the order is “none”.
       *[other] Name each die that is not blank exactly once: { $dice }, in any order.
    }
goblins-inc-refusal-token-elsewhere = Defense token { $token } is not on the tile that was hit. Choose one that is.

# --- Rules, chapter by chapter

goblins-inc-rule-GI-editions = The game comes in three editions. The English box has 15 defense tokens and 8 blueprints, the French one 16 tokens and 7 blueprints, all of them also in the English box, and the Russian one the same as the English. The rules are the same for all.
goblins-inc-rule-GI-teams = The goal is to become the new Boss: whoever has the most points after two rounds gets the job. In each round you team up, build a robot, fight, and score. At the start of a round a team card is turned up: it makes two teams of the four colors and says who sits opposite whom. The three cards are the three ways to pair four players, and none comes twice, so everyone has another partner each round.
goblins-inc-rule-GI-start = The first round’s starting player is drawn by lot, unless the table names one. Later it is the player with the fewest points; a tie is decided by lot. The starting player and the opponent opposite plan first, and later pilot first. All 60 tiles are shuffled anew each round. Of the 24 tactics cards 12 are for the first round and 12 for the second; a third round shuffles them all again.
goblins-inc-rule-GI-blueprints = Robots are built in yards of five by five squares: columns a to e from left to right, rows 1 to 5 from the far side to the near side. Each round a blueprint blocks four squares, the same for both teams and never one of the eight around the cockpit. The other 20 are connected, and by the end all of them are filled.
goblins-inc-rule-GI-tiles = There are 60 tiles: 33 weapons, 9 armor, 9 engines, 9 decorations. Each edge of a tile has metal or not, and a robot holds together only where metal meets metal. Weapons have arrows: those that point forward are your dice. Armor has plates: each brings a defense token and counts as metal. Engines turn the robot and aim it. Decorations do nothing, but have metal all around. Premium tiles have two arrows, plates or engines instead of one and usually less metal; premium decorations are only prettier.
goblins-inc-rule-GI-cockpit = The cockpit is the center square, c3. It has metal on all four edges and an engine of its own. It cannot be built over, moved or destroyed, and gets no defense tokens. During the fight each player of the team has two goblins in it.
goblins-inc-rule-GI-steps = Four players build in five steps. In each, everyone decides at the same time and in secret, and the step ends when all are done. In the first, the starting player and the opponent opposite plan. In the three that follow, those who have just planned build, while their partners plan. In the fifth, the last planners build. So everyone plans twice and builds twice.
goblins-inc-rule-GI-plan = As a planner you draw five tiles that nobody else sees, keep three and give two to the opponent opposite. The two of you plan at the same time, and both choose their gifts before either gets one. What you give and what you get, only you two know.
goblins-inc-rule-GI-build-view = As a builder you place your five tiles on empty squares, wherever and however you like; they need not touch anything. A tile facing north has its top toward the far side of the yard; east, south and west are quarter turns clockwise. Until you are done you may rearrange the tiles of this step, but not older ones. The others see your work when the step ends.
goblins-inc-rule-GI-silence = No talking while you build. In the fight, no talking from the moment the tactics cards are turned up until the controllers are shown. The Boss has sensitive ears.
goblins-inc-rule-GI-loose = When the robots are finished, every tile that is not joined to the cockpit, metal to metal, falls off and goes to its own team’s scrapyard. Loose tiles count for destructive agendas, unless the table has agreed otherwise, but not as lost in the fight.
goblins-inc-rule-GI-agendas = Every player has the same 21 agendas. The nine defensive ones score what is left of your own robot after the fight. The eleven destructive ones score what the enemy has lost. One is a bet: Snitch pays 4 points if your team loses, Star 4 if it wins. Where it takes two or three things to score, only complete sets count.
goblins-inc-rule-GI-agenda-choice = At the start of a round everyone draws seven agendas. When the robots are finished, everyone secretly keeps four of them, and names the side of the bet if it is among them. What is discarded stays secret until the game is over. Agendas of one round do not come back in the next.
goblins-inc-rule-GI-tokens = Before the fight each armor plate gets a defense token. Where the plate meets metal of the next tile, the token covers both tiles; otherwise, and toward the cockpit, it covers the armor tile alone. Tokens lost in the fight do not return to the supply.
goblins-inc-rule-GI-facing = Each team has a pilot and a tactician, who change jobs after each combat round. At first the far side of the yard is in front; a robot that has turned stays turned. In secret the pilot chooses which of the robot’s sides, as it stands now, comes to the front: the front itself costs no engine, the left or right side one, the rear two. And the pilot chooses which side of the enemy to hit, as seen from here once the enemy has turned: the front costs nothing, the side on your left or right one engine, the rear two. Left and right are always those of whoever looks: a robot that faces you has its own left at your right.
goblins-inc-rule-GI-engines = A robot has the cockpit’s engine and those of its engine tiles. They are counted once in each combat round, when the controllers are shown. Those the pilot did not need are unused; they decide who gets a card and who may wait. Damage later in the round does not change that number. A robot that does not turn overheats: it rolls one die less.
goblins-inc-rule-GI-goof = If the pilot asks for more engines than there are, that is a goof: all engines are used and none is unused, the robot does not turn and overheats, and the attack goes to the enemy’s front. You may goof on purpose, unless the table has forbidden it.
goblins-inc-rule-GI-squabble = In each combat round three tactics cards are turned up, and each tactician must secretly choose one. If they want different cards, both get what they want. If they want the same, the team with more unused engines gets it and the other gets none; with equally many, both get it. After the round all three cards are gone, used or not.
goblins-inc-rule-GI-tactics = The 24 tactics cards have seven abilities, one or two on each card. Sabotage, Duct Tape and Crane are used before the dice are rolled; Nitro, Emergency, Homing and Dynamite afterwards. Of the card you get, you may use each ability once, or not at all.
goblins-inc-rule-GI-before-roll = Before the roll you may use Sabotage, Duct Tape or Crane, two of them in either order, for all to see. If both teams have one of them, the tactician with fewer unused engines goes first and the other can watch; if they have equally many, a die decides. Sabotage gives you one more forward arrow for this attack.
goblins-inc-rule-GI-crane = Crane moves one tile of your own robot to an empty square, even one that the blueprint blocks, or turns it in place. The cockpit stays where it is, and so does any tile with a defense token. The moved tile must be joined to the cockpit afterwards. Other tiles that the move cuts off fall into your own scrapyard and count as lost in combat. Defense tokens are not dealt again.
goblins-inc-rule-GI-duct-tape = Duct Tape puts a defense token from the supply on one tile of your own robot, whether it has one already or not, but never on armor or the cockpit. It covers that tile alone. If the supply is empty, you cannot use Duct Tape.
goblins-inc-rule-GI-dice = A die has the faces 1 to 5 and a blank. A number is the row it strikes. A blank is a miss; here it is written as □.
goblins-inc-rule-GI-dice-count = You roll one die for each arrow that points forward, and one for Sabotage, but at most five. If your robot is overheated, take one die away after that.
goblins-inc-rule-GI-after-roll = Both tacticians roll, for all to see. Then each of them works alone and in secret. Nitro rolls one die again, or all of them, and the new roll stays. Emergency rolls the blanks again until none is left. Homing turns a die that is not blank to another number. Dynamite lets the first hit count twice. Use what your card has once each, in any order, or not at all. Finally, line up the dice that are not blank in the order in which they will strike. Your partner sees what you do, the others when both of you are done.
goblins-inc-rule-GI-dynamite = With Dynamite, the first die in your order that strikes a tile or the cockpit strikes the same row once more, when everything cut off by the first strike has fallen. You cannot use it if you rolled five dice.
goblins-inc-rule-GI-rows = The numbers belong to the yard and turn with the robot. An attack on the far or the near side of the yard goes down a column: 1 to 5 are the columns a to e. An attack on its left or right side goes along a row: 1 to 5 from far to near. Which side is in front does not matter.
goblins-inc-rule-GI-hit = The first tile of the row, counted from the attacked side, is hit. If it has a defense token, it loses one; if it has several, the defending pilot chooses which. If it has none, it is destroyed, and so is everything that is then no longer joined to the cockpit, with its tokens, before the next die strikes. All of that goes to the team’s scrapyard. In an empty row nothing happens.
goblins-inc-rule-GI-cockpit-hit = A hit on the cockpit knocks out one of the pilot’s goblins. If the pilot has none left inside, it is one of the tactician’s. A hit on an empty cockpit does nothing.
goblins-inc-rule-GI-both-strike = Both attacks are resolved in full. What one robot suffers does not weaken the blow it has already rolled for.
goblins-inc-rule-GI-disabled = When both attacks are over, a robot with no goblin in the cockpit or no weapon tile is disabled, and the fight ends. Otherwise it ends after four combat rounds. A robot without weapons from the start still fights the first round.
goblins-inc-rule-GI-win = If only one robot is disabled, the other team wins. If both are, or none after four combat rounds, the team that lost fewer things in combat wins: tiles, defense tokens and goblins count one each. If that is equal too, nobody wins, and neither Snitch nor Star pays. Each winner scores 2 points for every own goblin in the cockpit and 1 for every goblin of the partner. Then everyone reveals and scores their four agendas. Whoever reaches 50 points is promoted: the promotion card is turned to its 50 side, the 50 points are safe, and the counting goes on from 0.
goblins-inc-rule-GI-final-tie = Whoever has the most points after the last round is the new Boss. If there is a tie for first place, the Boss’s nephew takes over, or a third round is played, as the table has agreed. After three rounds a tie stays a tie.
goblins-inc-rule-GI-duel = Two players build a robot each, 20 tiles in four turns of planning and building. In the fight each is pilot and tactician at once, with two goblins in the cockpit.
goblins-inc-rule-GI-solo-seat = With three players, whoever the team card pairs with the missing color plays alone in that round. Of the other two, the one with fewer points, or by lot, plans and builds together with the lone player, then the partner does, and so on, twice around; that first one is also the first pilot. The lone player places all 20 tiles, is pilot and tactician at once, has two goblins, and draws only six agendas; but seven if three rounds have been agreed on. A win then pays 2 points for every own goblin.
goblins-inc-rule-GI-full = Full version: three rounds instead of two, so that you play with every partner once.
goblins-inc-rule-GI-party = Party version: three rounds and no hidden agendas. Each round three agendas from one shared deck are turned up, and everyone scores them; then they leave the game. A bet that turns up is replaced.

# --- Impossible positions and component sets

goblins-inc-where-square = robot { $team }, { $square }
goblins-inc-fault-square = the squares of team { $team }’s robot do not fit the places of the tiles.
goblins-inc-fault-place = a tile is where no tile can be.
goblins-inc-fault-tokens = there are { $found } defense tokens instead of { $expected }.
goblins-inc-fault-token = a defense token of team { $team } on { $square } lies on no tile, on the cockpit, or over tiles that are not side by side.
goblins-inc-fault-loose = the tile on { $square } of team { $team }’s robot is not joined to the cockpit.
goblins-inc-fault-player = { $seat } has too many goblins, too many tiles, or no team.
goblins-inc-fault-hand = { $seat-genitive } tiles for planning or building, in hand and just placed, should be { $expected }, not { $found }.
goblins-inc-fault-crew = pilot, tactician and first builder of team { $team } are not its players.
goblins-inc-fault-agendas = { $seat } cannot have these agendas now: too many, none in the party version, a bet that is not named, or known to the wrong seats.
goblins-inc-fault-teams = one of the teams has no player.
goblins-inc-fault-team-card = the teams are not those of the team card.
goblins-inc-fault-deck = the cards missing from their decks do not fit round { $round }.
goblins-inc-fault-shown = the three tactics cards that lie open must be three different ones, and lie open only in the fight.
goblins-inc-fault-blocked = on { $square } of team { $team }’s robot no tile can lie.
goblins-inc-fault-fresh = nobody can have placed a tile on { $square } of team { $team }’s robot in this step.
goblins-inc-fault-room = team { $team } has too little room for what is still to be built, or too few tiles.
goblins-inc-fault-gifts = { $seat } cannot have sealed these gifts.
goblins-inc-fault-early = team { $team } has tokens, dice or controls before they can be there.
goblins-inc-fault-tactics = the card, the abilities or the engines of team { $team } do not fit what was chosen.
goblins-inc-fault-dice = the dice of team { $team } do not fit its arrows, or their order does not fit them.
goblins-inc-fault-attack = no pilot can have this token to choose.
goblins-inc-fault-turn = the phase does not fit the round, the jobs or what is being decided.
goblins-inc-fault-known = everyone must know what lies openly, and every player their own hand; tile { $tile } is not known as it should be.
goblins-inc-fault-asked = the seats that are asked are not those that the phase asks.
goblins-inc-fault-controls = { $seat } is awaited though nothing is left to decide at the controls, or still owes a choice there.

bad-goblins-inc-tiles = There are { $stated } tiles, not { $found }.
bad-goblins-inc-kind = There are { $stated } tiles of the kind “{ $kind }”, not { $found }.
bad-goblins-inc-kind-order = { $tile } must be of the kind “{ $kind }”, not “{ $found }”: weapons come first, then armor, engines and decorations.
bad-goblins-inc-figure = At { $where }, { $tile } can only have numbers from 0 to { $most }.
bad-goblins-inc-arrows = Arrows on { $tile }: { $expected }, not { $found }. A weapon has one, a premium weapon two, any other tile none.
bad-goblins-inc-plates = Armor plates on { $tile }: { $expected }, not { $found }. An armor tile has one, a premium one two, any other tile none.
bad-goblins-inc-engines = Engines on { $tile }: { $expected }, not { $found }. An engine tile has one, a premium one two, any other tile none.
bad-goblins-inc-plate-metal = { $tile } has a plate on edge { $edge }, so there must be metal too: plates are of metal.
bad-goblins-inc-decoration-metal = { $tile } is a decoration and must have metal on all four edges.
bad-goblins-inc-premium-weapons = Some premium weapons must have both arrows on one edge, and some on two.
bad-goblins-inc-premium-armor = Some premium armor tiles must have both plates on one edge, and some on two.
bad-goblins-inc-premium = There are { $expected } premium tiles of the kind “{ $kind }”, not { $found }.
bad-goblins-inc-arrow-metal = { $tile } has an arrow on edge { $edge }, so there can be no metal.
bad-goblins-inc-no-metal = { $tile } has no metal, so nothing could hold it.
bad-goblins-inc-cards = There are { $stated } tactics cards, not { $found }.
bad-goblins-inc-card-blank = Tactics card { $card } has no first ability.
bad-goblins-inc-card-twice-the-same = Tactics card { $card } has the same ability twice; if it has only one, the second is “none”.
bad-goblins-inc-card-unpaired = Tactics card { $card }: “{ $first }” and “{ $second }” are never on one card.
bad-goblins-inc-card-repeated = Tactics card { $card } is the same as card { $other }.
bad-goblins-inc-blueprints = There are { $stated } blueprints, not { $found }.
bad-goblins-inc-blueprint-squares = Blueprint { $blueprint } must block four different squares, numbered from 0 to 24, in rising order.
bad-goblins-inc-blueprint-cockpit = Blueprint { $blueprint } blocks square { $square }; the cockpit and the eight squares around it must stay open.
bad-goblins-inc-blueprint-cut-off = Blueprint { $blueprint } cuts square { $square } off from the cockpit.
bad-goblins-inc-blueprint-alike = Blueprint { $blueprint } is blueprint { $other } again, perhaps turned or mirrored.
bad-goblins-inc-blueprints-crooked = At least { $least } blueprints must be symmetric; here it is { $found }.
bad-goblins-inc-team-cards = There are { $stated } team cards, not { $found }.
bad-goblins-inc-chairs = Team card { $card } must seat each of the colors 0, 1, 2 and 3 once.
bad-goblins-inc-pairing = Team card { $card } has the same partners as card { $other }; each of the three pairings has its card.
bad-goblins-inc-editions = There are { $stated } editions, not { $found }: en, fr and ru, in this order.
bad-goblins-inc-plates-and-tokens = The tiles have { $plates } armor plates, but the edition “{ $edition }” has only { $tokens } defense tokens.
bad-goblins-inc-tokens = The edition “{ $edition }” has { $stated } defense tokens, not { $found }.
bad-goblins-inc-edition-blueprints = The edition “{ $edition }” has { $stated } blueprints, not { $found }.

goblins-inc-picture-round = Round { $round } of { $rounds }
goblins-inc-picture-building = building, step { $step } of { $steps }
goblins-inc-picture-choosing-agendas = choosing agendas
goblins-inc-picture-fighting = combat round { $round } of { $rounds }
goblins-inc-picture-supply =
    { $tokens ->
        [one] { $tokens } defense token in the supply
       *[other] { $tokens } defense tokens in the supply
    }
goblins-inc-picture-robot = Robot { $number }
goblins-inc-picture-front-far = far side in front
goblins-inc-picture-front-right = right side in front
goblins-inc-picture-front-near = near side in front
goblins-inc-picture-front-left = left side in front
goblins-inc-picture-engines =
    { $engines ->
        [one] { $engines } engine
       *[other] { $engines } engines
    }
goblins-inc-picture-engines-counted =
    { $engines ->
        [one] { $engines } engine, { $unused } unused
       *[other] { $engines } engines, { $unused } unused
    }
goblins-inc-picture-overheated = overheated
goblins-inc-picture-loose = fell off: { $tiles }
goblins-inc-picture-lost = knocked off: { $tiles }
goblins-inc-picture-card = card: { $card }
goblins-inc-picture-used = used: { $abilities }
goblins-inc-picture-dice = dice: { $dice }
goblins-inc-picture-order = in order: { $dice }
goblins-inc-picture-cards = Tactics: { $cards }
goblins-inc-picture-open-agendas = Agendas of this round: { $agendas }
goblins-inc-picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goblins-inc-picture-job-nothing = waiting
goblins-inc-picture-job-plan = planning
goblins-inc-picture-job-build = building
goblins-inc-picture-job-pilot = pilot
goblins-inc-picture-job-tactician = tactician
goblins-inc-picture-controls = controller: { $steering } > { $target }
goblins-inc-picture-pick = card chosen: { $pick }
goblins-inc-picture-held =
    { $tiles ->
        [one] { $tiles } tile in hand
       *[other] { $tiles } tiles in hand
    }
goblins-inc-picture-known = you know of { $tiles }
goblins-inc-picture-gifts = To give away: { $tiles }
goblins-inc-picture-agendas = Your agendas: { $agendas }
goblins-inc-picture-bet = Your bet: { $bet }

# What the coach measures

goblins-inc-measure-own-tiles = you lose { $figure ->
        [one] { $figure } tile
       *[other] { $figure } tiles
    } { $more ->
        [yes] more
       *[no] fewer
    } until the round ends
goblins-inc-measure-foes-tiles = the enemy loses { $figure ->
        [one] { $figure } tile
       *[other] { $figure } tiles
    } { $more ->
        [yes] more
       *[no] fewer
    } until the round ends
goblins-inc-measure-own-goblins = { $figure ->
        [one] { $figure } goblin
       *[other] { $figure } goblins
    } { $more ->
        [yes] more
       *[no] fewer
    } thrown from your cockpit
goblins-inc-measure-foes-goblins = { $figure ->
        [one] { $figure } goblin
       *[other] { $figure } goblins
    } { $more ->
        [yes] more
       *[no] fewer
    } thrown from the enemy’s cockpit
goblins-inc-measure-points = you score { $figure ->
        [one] { $figure } point
       *[other] { $figure } points
    } { $more ->
        [yes] more
       *[no] fewer
    } in this round
goblins-inc-measure-others-points = the others score { $figure ->
        [one] { $figure } point
       *[other] { $figure } points
    } { $more ->
        [yes] more
       *[no] fewer
    } each
goblins-inc-measure-joined = { $figure ->
        [one] { $figure } tile
       *[other] { $figure } tiles
    } { $more ->
        [yes] more
       *[no] fewer
    } hanging on the cockpit
goblins-inc-measure-welds = { $figure ->
        [one] { $figure } joint
       *[other] { $figure } joints
    } { $more ->
        [yes] more
       *[no] fewer
    } of metal on metal
goblins-inc-measure-dice = { $figure ->
        [one] { $figure } die
       *[other] { $figure } dice
    } { $more ->
        [yes] more
       *[no] fewer
    } from your best side
goblins-inc-measure-given-engines = you hand over { $figure ->
        [one] { $figure } engine
       *[other] { $figure } engines
    } { $more ->
        [yes] more
       *[no] fewer
    }
goblins-inc-measure-given-arrows = you hand over { $figure ->
        [one] { $figure } arrow
       *[other] { $figure } arrows
    } { $more ->
        [yes] more
       *[no] fewer
    }
goblins-inc-measure-given-plates = you hand over { $figure ->
        [one] { $figure } plate
       *[other] { $figure } plates
    } { $more ->
        [yes] more
       *[no] fewer
    }
goblins-inc-measure-promise = your agendas promise { $figure ->
        [one] { $figure } point
       *[other] { $figure } points
    } { $more ->
        [yes] more
       *[no] fewer
    } as the robots stand
