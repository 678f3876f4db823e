# --- The box on the shelf

goblins-inc-box-tag = Build a ridiculous robot. Blame the pilot.
goblins-inc-box-facts = 2–4 players · about an hour · hidden agendas

# --- Chapters of the rules

goblins-inc-chapter-GI-editions = Three editions
goblins-inc-chapter-GI-teams = The goal, and the teams
goblins-inc-chapter-GI-start = Who starts
goblins-inc-chapter-GI-blueprints = The yard
goblins-inc-chapter-GI-tiles = Tiles
goblins-inc-chapter-GI-cockpit = The cockpit
goblins-inc-chapter-GI-steps = Five steps
goblins-inc-chapter-GI-plan = Planning
goblins-inc-chapter-GI-build-view = Building
goblins-inc-chapter-GI-silence = Silence
goblins-inc-chapter-GI-loose = Loose tiles
goblins-inc-chapter-GI-agendas = Hidden agendas
goblins-inc-chapter-GI-agenda-choice = Keeping four
goblins-inc-chapter-GI-tokens = Defense tokens
goblins-inc-chapter-GI-facing = Pilot and tactician
goblins-inc-chapter-GI-engines = Engines
goblins-inc-chapter-GI-goof = Goofs
goblins-inc-chapter-GI-squabble = Squabbling over cards
goblins-inc-chapter-GI-tactics = Tactics
goblins-inc-chapter-GI-before-roll = Before the roll
goblins-inc-chapter-GI-crane = Crane
goblins-inc-chapter-GI-duct-tape = Duct Tape
goblins-inc-chapter-GI-dice = The dice
goblins-inc-chapter-GI-dice-count = How many dice
goblins-inc-chapter-GI-after-roll = After the roll
goblins-inc-chapter-GI-dynamite = Dynamite
goblins-inc-chapter-GI-rows = Rows
goblins-inc-chapter-GI-hit = A hit
goblins-inc-chapter-GI-cockpit-hit = A hit on the cockpit
goblins-inc-chapter-GI-both-strike = Both strike
goblins-inc-chapter-GI-disabled = Disabled robots
goblins-inc-chapter-GI-win = Winning a fight
goblins-inc-chapter-GI-final-tie = The new Boss
goblins-inc-chapter-GI-duel = Two players
goblins-inc-chapter-GI-solo-seat = Three players
goblins-inc-chapter-GI-full = Full version
goblins-inc-chapter-GI-party = Party version

# --- The board

goblins-inc-board = The construction yard
goblins-inc-moment =
    { $phase ->
        [build] Round { $round } of { $rounds } · step { $step } of { $steps }{ $job ->
            [plan] { " " }· give two, then place five
            [build] { " " }· place five
           *[other] { "" }
        }
        [agendas] Round { $round } of { $rounds } · agendas, then the fight
        [over] The end
       *[other] Round { $round } of { $rounds } · combat round { $fight } of { $fights } · lost: { $seated ->
            [1] you { $own }, they { $foe }
           *[0] team 1 { $own }, team 2 { $foe }
        }
    }
goblins-inc-goal-explain = Whoever has the most points after the last round is the Boss. At 50 you are promoted: the counting goes on from 0, and the 50 stay yours.
goblins-inc-goal-brief = points. Most after round { $rounds } is Boss.
goblins-inc-standing =
    Team { $team }{ $job ->
        [plan] { " " }· planning
        [build] { " " }· building
        [pilot] { " " }· pilot
        [tactician] { " " }· tactician
        [both] { " " }· pilot and tactician
       *[other] { "" }
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goblins-inc-your-robot = Your robot
goblins-inc-robot-of = { $team-genitive } robot
goblins-inc-look-at = Look at it: { $what }
goblins-inc-square-empty = empty
goblins-inc-square-blocked = scribbled out on the blueprint
goblins-inc-cockpit-square = c3: the cockpit
goblins-inc-idle = Others are at it. Have a sandwich.
goblins-inc-watching = Both yards open when a step ends.

# --- Tiles

goblins-inc-tile = { $art } { $tile }
goblins-inc-kind-weapon =
    { $premium ->
        [1] premium weapon
       *[0] weapon
    }
goblins-inc-kind-armor =
    { $premium ->
        [1] premium armor
       *[0] armor
    }
goblins-inc-kind-engine =
    { $premium ->
        [1] premium engine
       *[0] engine
    }
goblins-inc-kind-decoration =
    { $premium ->
        [1] premium decoration
       *[0] decoration
    }
goblins-inc-way-n = up
goblins-inc-way-e = right
goblins-inc-way-s = down
goblins-inc-way-w = left
goblins-inc-tile-arrows =
    { $arrows ->
        [one] arrow { $ways }
       *[other] { $arrows } arrows { $ways }
    }
goblins-inc-tile-plates =
    { $plates ->
        [one] plate { $ways }
       *[other] { $plates } plates { $ways }
    }
goblins-inc-tile-engines =
    { $engines ->
        [one] 1 engine
       *[other] { $engines } engines
    }
goblins-inc-tile-metal = metal { $ways }
goblins-inc-tile-metal-all = metal all around
goblins-inc-art-w-cannon = Cannon
goblins-inc-art-w-rocket = Rocket
goblins-inc-art-w-drill = Drill
goblins-inc-art-w-plunger = Plunger
goblins-inc-art-w-pan = Frying pan
goblins-inc-art-w-mallet = Mallet
goblins-inc-art-w-fork = Fork
goblins-inc-art-w-fish = Fish
goblins-inc-art-w-teeth = False teeth
goblins-inc-art-w-sling = Slingshot
goblins-inc-art-w-bees = Beehive
goblins-inc-art-w-glove = Boxing glove
goblins-inc-art-w-saw = Saw
goblins-inc-art-w-bomb = Bomb
goblins-inc-art-w-flail = Flail
goblins-inc-art-w-boot = Boot
goblins-inc-art-w-umbrella = Umbrella
goblins-inc-art-w-magnet = Magnet
goblins-inc-art-w-broom = Broom
goblins-inc-art-w-trumpet = Trumpet
goblins-inc-art-w-snake = Canned snake
goblins-inc-art-w-hook = Grappling hook
goblins-inc-art-w-tesla = Lightning coil
goblins-inc-art-w-tesla-2 = Grumpy coil
goblins-inc-art-w-tesla-3 = Tiny coil
goblins-inc-art-w-dragon = Dragon
goblins-inc-art-w-dragon-2 = Old dragon
goblins-inc-art-w-tentacle = Tentacle
goblins-inc-art-w-tentacle-2 = Sticky tentacle
goblins-inc-art-w-scissors = Scissors
goblins-inc-art-w-scissors-2 = Blunt scissors
goblins-inc-art-w-chicken = Chicken
goblins-inc-art-w-chicken-2 = Angry chicken
goblins-inc-art-r-hatch = Hatch
goblins-inc-art-r-hatch-2 = Dented hatch
goblins-inc-art-r-hatch-3 = Double hatch
goblins-inc-art-r-lid = Lid
goblins-inc-art-r-lid-2 = Bent lid
goblins-inc-art-r-door = Door
goblins-inc-art-r-door-2 = Double door
goblins-inc-art-r-mattress = Mattress
goblins-inc-art-r-mattress-2 = Double mattress
goblins-inc-art-e-pot = Stove
goblins-inc-art-e-pot-2 = Sooty stove
goblins-inc-art-e-pot-3 = Double stove
goblins-inc-art-e-wheel = Hamster wheel
goblins-inc-art-e-wheel-2 = Squeaky wheel
goblins-inc-art-e-kettle = Kettle
goblins-inc-art-e-kettle-2 = Double kettle
goblins-inc-art-e-jar = Storm jar
goblins-inc-art-e-jar-2 = Double storm jar
goblins-inc-art-d-duck = Rubber duck
goblins-inc-art-d-flamingo = Flamingo
goblins-inc-art-d-gnome = Garden gnome
goblins-inc-art-d-cactus = Cactus
goblins-inc-art-d-gramo = Gramophone
goblins-inc-art-d-fuzzy = Fuzzy dice
goblins-inc-art-d-disco = Disco ball
goblins-inc-art-d-cock = Weathercock
goblins-inc-art-d-cake = Cake

# --- Robots in figures

goblins-inc-gauges = What the robot comes to
goblins-inc-robot-so-far = Robot so far
goblins-inc-robot-now = Your robot now
goblins-inc-gauge-engines = engines
goblins-inc-gauge-tokens = tokens
goblins-inc-gauge-tokens-to-come = tokens to come
goblins-inc-gauge-arrows = Arrows: { $far } to the far side, { $right } right, { $near } near, { $left } left
goblins-inc-gauge-arrows-facing = Arrows: { $front } in front, { $right } on your right, { $rear } at the rear, { $left } on your left
goblins-inc-arrows-explain = Arrows as you see the robot now; its front faces the other robot. Each counts for the side it points to, wherever its weapon stands, even one that points inward. Five dice at most; overheating then takes one of them.
goblins-inc-gauge-loose =
    { $tiles ->
        [one] 1 loose, will fall off
       *[other] { $tiles } loose, will fall off
    }
goblins-inc-loose-explain = Loose tiles drop into your own scrapyard before the fight. There they count for the enemy’s agendas, but not as lost in the fight.
goblins-inc-gauge-open =
    { $squares ->
        [0] nothing joins on any more
        [one] last square to join on
       *[other] squares to join on
    }
goblins-inc-open-explain = Empty squares where metal of your robot waits for metal. With none left, every further tile hangs loose and drops off before the fight.
goblins-inc-holds =
    { $tiles ->
        [one] If this breaks, 1 tile falls with it.
       *[other] If this breaks, { $tiles } tiles fall with it.
    }
goblins-inc-arrows-per-side = arrows per side
goblins-inc-scrapyard = Scrapyard
goblins-inc-lost-explain = Tiles, tokens and goblins lost in the fight. If neither robot is disabled after four combat rounds, or both are, whoever lost fewer wins. Equal: nobody wins.
goblins-inc-out-explain = A robot without goblins in its cockpit, or without weapons, is disabled: the other team wins. That is checked when both have fired all their dice.
goblins-inc-crew-count = In the cockpit: { $goblins }. Weapons: { $weapons }.
goblins-inc-scrapyard-count =
    { $loose ->
        [0] Scrap: { $lost }
       *[other] Scrap: { $lost } + { $loose } loose
    }
goblins-inc-scrap-lost =
    { $tiles ->
        [one] Knocked off in the fight: 1 tile
       *[other] Knocked off in the fight: { $tiles } tiles
    }
goblins-inc-scrap-loose =
    { $tiles ->
        [one] Fell off before it: 1 tile
       *[other] Fell off before it: { $tiles } tiles
    }
goblins-inc-scrap-tokens =
    { $tokens ->
        [one] 1 defense token
       *[other] { $tokens } defense tokens
    }
goblins-inc-scrap-goblins =
    { $goblins ->
        [one] 1 goblin, sulking
       *[other] { $goblins } goblins, sulking
    }

# --- Teaming up

goblins-inc-teamup = Round { $round } of { $rounds }: team up!
goblins-inc-teaming = Team up
goblins-inc-teamup-go = To the yard!
goblins-inc-asks-team-up = Round { $round }: who is with whom, and what are your hidden agendas? Then to the yard!
goblins-inc-asks-score = Round { $round } is fought. Who earns what? Turn the cards over.
goblins-inc-asks-wrecks = Round { $round } is fought. Look what is left of them. Then on to the scores!
goblins-inc-asks-give =
    { $given ->
        [0] Which two of these five do you give away? Tap the first.
       *[other] One more: tap a tile, or drag it into the crate.
    }
goblins-inc-asks-place = Where does { $tile } go? Tap a square. Tap the tile to turn it.
goblins-inc-asks-place-last = { $tile }: only { $square } still joins on. Leave metal open there, or the rest hangs loose!
goblins-inc-asks-place-shut = No open metal left: from now on tiles hang loose. Take one back and turn it?
goblins-inc-asks-done = All five are on. Turn and move them as you like, then press “Done!”.
goblins-inc-asks-keep =
    { $left ->
        [0] Those four? Seal them, or swap one for another.
        [one] One more agenda to keep. Which?
       *[other] Which agendas will pay most? Keep { $left } more.
    }
goblins-inc-asks-bet = Turn the bet: Star pays if you win, Snitch if you lose.
goblins-inc-asks-steer = Turn a side to the front, aim at one of theirs, then seal.
goblins-inc-asks-steer-team = You are the pilot, { $partner } picks the card. Turn a side to the front, aim, seal.
goblins-inc-asks-pick = Which card do you want? Tap it.
goblins-inc-asks-pick-team = You are the tactician, { $partner } steers. Which card do you want? Tap it.
goblins-inc-team = Team { $team }
goblins-inc-team-yours = Your team
goblins-inc-teamup-first = builds first, pilots first
goblins-inc-teamup-second = builds second, tactician first
goblins-inc-teamup-alone = all alone: builds and fights for two
goblins-inc-teamup-duel = pilot and tactician at once
goblins-inc-teamup-partners = One robot for two: one plans while the other builds, then you swap. In the fight you swap jobs every combat round. A win pays 2 points for each own goblin still aboard, 1 for each of your partner’s. Next round the teams are mixed anew.
goblins-inc-teamup-new = All new this round: robots, blueprint, agendas, cards. Only your points stay.
goblins-inc-blueprint = The blueprint: nothing can be built on { $squares }
goblins-inc-blueprint-note = Coffee stains. Nothing goes there, for either team. The other 20 squares get a tile each.
goblins-inc-drawn-agendas = Your hidden agendas
goblins-inc-drawn-agendas-note = When the robots are finished you keep four of them. Nobody else sees them, not even your partner.
goblins-inc-open-agendas = Open agendas
goblins-inc-open-agendas-note = Everyone scores these three this round.

# --- Planning and building

goblins-inc-tray = Your tiles
goblins-inc-tray-placed = placed
goblins-inc-tray-in-hand = in hand
goblins-inc-tray-kept = yours to build
goblins-inc-tray-from = from { $seat-accusative }
goblins-inc-crate = Gift crate
goblins-inc-crate-for = Gift crate for { $seat-accusative }
goblins-inc-crate-note = Two of theirs come back, sight unseen. Then all five go on your robot.
goblins-inc-crate-note-team = Two of theirs come back, sight unseen. { $partner } is building on your robot now; then you place all five.
goblins-inc-crate-in = Into the crate: { $tile }
goblins-inc-crate-out = Out of the crate: { $tile }
goblins-inc-give-first = Pick two for the crate
goblins-inc-take-it = Take { $tile } in hand
goblins-inc-turn-it = Turn { $tile }
goblins-inc-show-it = Show { $tile }
goblins-inc-lift-it = Take { $tile } back
goblins-inc-rose = Turn { $tile }
goblins-inc-rose-turn = Top to the { $turn }
goblins-inc-done = Done!
goblins-inc-done-left =
    { $tiles ->
        [one] Done: 1 tile left
       *[other] Done: { $tiles } tiles left
    }

# --- Agendas

goblins-inc-keep = You keep
goblins-inc-keep-count = { $kept } of { $all }
goblins-inc-keep-slot = one more goes here
goblins-inc-keep-it = Keep { $agenda }
goblins-inc-keep-not = Do not keep { $agenda }
goblins-inc-agenda-hand = In your hand
goblins-inc-worth-now = worth now
goblins-inc-worth =
    { $points ->
        [one] Worth 1 point now.
       *[other] Worth { $points } points now.
    }
goblins-inc-your-agendas = Your agendas
goblins-inc-agendas-sealed = Four agendas, sealed. Whistle innocently.
goblins-inc-agendas-watching = Everyone is choosing hidden agendas. No peeking.
goblins-inc-seal = Seal them
goblins-inc-seal-more =
    { $cards ->
        [one] Seal: 1 more
       *[other] Seal: { $cards } more
    }
goblins-inc-bet-choose = Star or Snitch?
goblins-inc-bet-to-star = Turn to Star
goblins-inc-bet-to-snitch = Turn to Snitch
goblins-inc-bet-on-star = Bet on Star
goblins-inc-bet-on-snitch = Bet on Snitch
goblins-inc-agenda-artist-brief = 2 for each decoration on your robot
goblins-inc-agenda-camouflager-brief = 2 for each tile at your cockpit’s four edges
goblins-inc-agenda-decoy-brief = 2 for each defense token on your robot
goblins-inc-agenda-greasemonkey-brief = 2 for each engine tile on your robot
goblins-inc-agenda-guardian-brief = 1 for every 2 tiles on your robot
goblins-inc-agenda-jellybones-brief = 2 for each armor tile on your robot
goblins-inc-agenda-junkdealer-brief = 2 for every 3 tiles on your robot that are not premium
goblins-inc-agenda-metalhead-brief = 2 for each premium tile on your robot
goblins-inc-agenda-sandbagger-brief = 1 for each tile around your cockpit, corners too
goblins-inc-agenda-berserker-brief = 1 for every 3 tiles of their scrap
goblins-inc-agenda-driller-brief = 2 or 1 for each hole around their cockpit
goblins-inc-agenda-gun-nut-brief = 3 for every 2 tokens they lose
goblins-inc-agenda-kamikaze-brief = 2 for each armor tile of their scrap
goblins-inc-agenda-ninja-brief = 3 for each goblin thrown out of theirs
goblins-inc-agenda-pyromaniac-brief = 2 for every 3 weapons of their scrap
goblins-inc-agenda-rocketeer-brief = 2 for every 3 tiles of their scrap that are not premium
goblins-inc-agenda-saboteur-brief = 2 for each engine tile of their scrap
goblins-inc-agenda-sharpshooter-brief = 3 for every 2 premium tiles of their scrap
goblins-inc-agenda-show-off-brief = 2 for each decoration of their scrap
goblins-inc-agenda-stockpiler-brief = 4 for each engine + weapon + decoration of their scrap
goblins-inc-agenda-bet-brief = Star: 4 if your team wins. Snitch: 4 if it loses. Nobody wins: nothing.

# --- The fight

goblins-inc-job-pilot = pilot
goblins-inc-job-tactician = tactician
goblins-inc-job-both = pilot and tactician
goblins-inc-crew-job =
    { $job } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goblins-inc-turned-front = Did not turn.
goblins-inc-turned-right = Right side to the front.
goblins-inc-turned-rear = Turned around.
goblins-inc-turned-left = Left side to the front.
goblins-inc-turned-foe-right = The side on your left to the front.
goblins-inc-turned-foe-left = The side on your right to the front.
goblins-inc-turned-foe-front = Did not turn.
goblins-inc-turned-foe-rear = Turned around.
goblins-inc-hot = Overheated!
goblins-inc-unused =
    { $unused ->
        [0] No unused engines.
        [one] { $unused } unused engine.
       *[other] { $unused } unused engines.
    }
goblins-inc-sealing = Controllers are being set. Nobody talks.
goblins-inc-sealed-controls = Sealed: { $turn }; you aim at { $aim }.
goblins-inc-job-note-pilot = A hit cockpit throws out your goblins first: you are the pilot. Next combat round you swap jobs.
goblins-inc-job-note-tactician = You sort the dice. A hit cockpit throws out { $partner-genitive } goblins first. Next combat round you swap jobs.
goblins-inc-partner-fires = { $partner } is the tactician: uses the card and sorts your dice.
goblins-inc-pilot-panel = The pilot’s controller
goblins-inc-dial-turn = Turn
goblins-inc-dial-turn-front = Do not turn: overheat
goblins-inc-dial-turn-right = Bring the right side to the front, engines: { $cost }
goblins-inc-dial-turn-rear = Bring the rear to the front, engines: { $cost }
goblins-inc-dial-turn-left = Bring the left side to the front, engines: { $cost }
goblins-inc-dial-turn-front-brief = stay: overheat, one die less
goblins-inc-dial-turn-right-brief = your right side to the front
goblins-inc-dial-turn-rear-brief = rear to the front
goblins-inc-dial-turn-left-brief = your left side to the front
goblins-inc-dial-aim = Aim
goblins-inc-dial-aim-front = Aim at the enemy’s front
goblins-inc-dial-aim-right = Aim at their side on your right, engines: { $cost }
goblins-inc-dial-aim-rear = Aim at the enemy’s rear, engines: { $cost }
goblins-inc-dial-aim-left = Aim at their side on your left, engines: { $cost }
goblins-inc-dial-aim-front-brief = their front
goblins-inc-dial-aim-right-brief = their side on your right
goblins-inc-dial-aim-rear-brief = their rear
goblins-inc-dial-aim-left-brief = their side on your left
goblins-inc-dial-goof = a goof
goblins-inc-goof-explain = A goof: that takes more engines than there are. All are used up, the robot does not turn and overheats, and you strike their front.
goblins-inc-overheat-explain = A robot that does not turn overheats: one die less in this combat round.
goblins-inc-pilot-panel-engines = Engines: { $engines }, needed: { $cost }
goblins-inc-pilot-panel-goof = A goof! That takes { $cost } engines, and there are { $engines }: no turn, overheated, aim at their front, no unused engines.
goblins-inc-pilot-panel-result =
    { $dice ->
        [0] No dice
        [one] 1 die
       *[other] { $dice } dice
    }{ $over ->
        [0] { "" }
       *[other] { " " }(of { $over } arrows, five count)
    }{ $hot ->
        [1] { " " }(one less: overheated)
       *[0] { "" }
    }, { $unused ->
        [0] no unused engines.
        [one] { $unused } unused engine.
       *[other] { $unused } unused engines.
    }
goblins-inc-suppose = Their next front:
goblins-inc-suppose-front = same
goblins-inc-suppose-right = ←
goblins-inc-suppose-rear = rear
goblins-inc-suppose-left = →
goblins-inc-suppose-named-right = if they bring the side on your left to the front
goblins-inc-suppose-named-left = if they bring the side on your right to the front
goblins-inc-suppose-named-front = if they stay as they are
goblins-inc-suppose-named-rear = if they turn around
goblins-inc-suppose-struck = you hit the red side: { $side }.
goblins-inc-struck-front = now their front
goblins-inc-struck-right = now on your right
goblins-inc-struck-rear = now their rear
goblins-inc-struck-left = now on your left
goblins-inc-tactics = Tactics
goblins-inc-tactics-nobody = nobody
goblins-inc-tactics-missed = gets nothing
goblins-inc-tactics-squabble = Both want the same card? More unused engines get it: you { $own }, they at most { $foe }. Equal: both.
goblins-inc-both-halves-explain = Of a card with two halves you may use both.
goblins-inc-cards-explain = All three cards are gone after this combat round, used or not. The next brings three others.
goblins-inc-ability-nitro-brief = After the roll: one die again, or all.
goblins-inc-ability-emergency-brief = After the roll: blanks again until none is left.
goblins-inc-ability-homing-brief = After the roll: turn a die to another number.
goblins-inc-ability-dynamite-brief = After the roll: your first hit strikes twice.
goblins-inc-ability-sabotage-brief = Before the roll: one more arrow.
goblins-inc-ability-duct-tape-brief = Before the roll: a token for one of your tiles.
goblins-inc-ability-crane-brief = Before the roll: move or turn one of your tiles.
goblins-inc-tools = Your card
goblins-inc-ability-nitro-how = Touch the die to roll again, or roll all of them. What comes, stays.
goblins-inc-ability-emergency-how = All your blanks are rolled again until none is left.
goblins-inc-ability-homing-how = Touch a die, then the number it should show.
goblins-inc-ability-dynamite-how = The first die that hits something strikes its row twice.
goblins-inc-ability-sabotage-how = One more forward arrow for this attack.
goblins-inc-ability-sabotage-wasted = You have five arrows already, and five are the most that count: Sabotage would be wasted.
goblins-inc-ability-duct-tape-how = Touch the tile that should get a token.
goblins-inc-ability-crane-how = Touch the tile to lift, then the square to set it down on; turn it here.
goblins-inc-go-emergency = Roll the blanks again
goblins-inc-go-dynamite = Light the fuse
goblins-inc-go-sabotage = One more arrow!
goblins-inc-go-give = Hand them over!
goblins-inc-go-pilot = Seal the controller
goblins-inc-go-pick = Seal the card
goblins-inc-go-tape = Tape it!
goblins-inc-go-crane = Set it down!
goblins-inc-go-order = Fire!
goblins-inc-go-discard = Discard it
goblins-inc-go-nitro = Roll again!
goblins-inc-go-token = Give it up
goblins-inc-crane-lift = Lift this tile
goblins-inc-crane-drop = Put it back where it was
goblins-inc-nitro-one = Roll die { $die } again ({ $face })
goblins-inc-nitro-all = Roll all again
goblins-inc-homing-one = Turn die { $die } ({ $face })
goblins-inc-homing-to = to
goblins-inc-homing-row = to { $row }
goblins-inc-pass =
    { $tools ->
        [0] Roll the dice
       *[other] Roll without it
    }
goblins-inc-dice = Dice
goblins-inc-your-dice = Your dice
goblins-inc-their-dice = Their dice
goblins-inc-no-dice = no dice
goblins-inc-blank = blank
goblins-inc-in-order = in this order
goblins-inc-blanks =
    { $dice ->
        [one] A blank: a miss.
       *[other] Blanks: { $dice } misses.
    }
goblins-inc-rack-how = Drag them into order, or push them with the arrows.
goblins-inc-rack-same = Nothing to sort: any order does the same. Fire!
goblins-inc-nothing-to-sort = Nothing to sort: off they go.
goblins-inc-die-row = { $place }. Die { $die }. { $result }
goblins-inc-die-earlier = Die { $die }: strike earlier
goblins-inc-die-later = Die { $die }: strike later
goblins-inc-strike-destroyed =
    { $fallen ->
        [0] { $tile } breaks off.
        [one] { $tile } breaks off, 1 tile falls with it.
       *[other] { $tile } breaks off, { $fallen } tiles fall with it.
    }
goblins-inc-strike-token-lost = { $tile } loses a token.
goblins-inc-strike-tokens-hit = { $tile } loses one of several tokens: their pilot picks.
goblins-inc-strike-goblin-left = The cockpit: out flies one of { $seat-genitive } goblins.
goblins-inc-strike-cockpit-empty = The cockpit, and nobody is home.
goblins-inc-strike-row-empty = Nothing there.
goblins-inc-strike-open = Depends on what their pilot gives up.
goblins-inc-blow = Die { $die }, a { $row }: { $what }
goblins-inc-blow-destroyed =
    { $fallen ->
        [0] { $tile } comes off.
        [one] { $tile } comes off, and 1 tile with it: nothing holds it any more.
       *[other] { $tile } comes off, and { $fallen } tiles with it: nothing holds them any more.
    }
goblins-inc-blow-token-lost = { $tile } stays on: a token takes the blow.
goblins-inc-blow-tokens-hit = { $tile } has several tokens. The pilot gives one up.
goblins-inc-blow-token-given-up = A token is gone; { $tiles } stays on.
goblins-inc-blow-sum =
    { $lost ->
        [one] 1 thing lost in this attack
       *[other] { $lost } things lost in this attack
    }
goblins-inc-gift = From { $seat }, with love:
goblins-inc-token-choice = Which token do you give up?
goblins-inc-token-over = the one over { $tiles }
goblins-inc-token-waiting = { $tile } on { $square } is hit: the pilot chooses a token to lose.
goblins-inc-says-token = Give up the token over { $tiles }

# --- The score

goblins-inc-score-round = Round { $round }: the score
goblins-inc-score-sheet = Score sheet
goblins-inc-score-again = Look at round { $round } again
goblins-inc-score-next = Next card
goblins-inc-score-all = All at once
goblins-inc-score-on = On we go
goblins-inc-score-first = To the scores
goblins-inc-score-end = To the end
goblins-inc-won-disabled =
    { $team-is ->
        [you] You win: the other robot is disabled.
       *[other] { $team } wins: the other robot is disabled.
    }
goblins-inc-won-losses =
    { $team-is ->
        [you] You win. Lost in combat: you { $lost }, they { $enemy }.
       *[other] { $team } wins. Lost in combat: { $lost } against { $enemy }.
    }
goblins-inc-drawn =
    Nobody wins: both lost { $lost ->
        [one] { $lost } thing.
       *[other] { $lost } things.
    }
goblins-inc-win-points = Victory
goblins-inc-win-brief = 2 for each own goblin aboard, 1 for each of the partner’s
goblins-inc-plus = +{ $points }
goblins-inc-counted-pieces = × { $pieces }
goblins-inc-race = Fifty flips the promotion card
goblins-inc-race-at =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    }: { $points }
goblins-inc-race-how = At fifty your goblin starts again from 0, and the card beside it counts 50.
goblins-inc-race-promoted =
    { $seat-is ->
        [you] Fifty! You are promoted.
       *[other] Fifty! { $seat } is promoted.
    }
goblins-inc-points-round = Round { $round }:
goblins-inc-points-win = victory { $points }

# --- First lessons

goblins-inc-lesson-build = Bolt it together
goblins-inc-lesson-build-text = A tile holds where its metal meets metal, all the way to the cockpit; a spark shows the join. What hangs on nothing is hatched and falls off before the fight. Put your five tiles on glowing squares; touch a tile to turn it. Arrows should point outward, and an armor plate that meets metal protects both tiles.
goblins-inc-lesson-build-goal-placed-secretly = Put a tile on the robot.
goblins-inc-lesson-build-goal-assembled = Place all five and say that you are done.
goblins-inc-lesson-agendas = Hidden agendas
goblins-inc-lesson-agendas-text = Shields pay for what stays on your robot, bursts for what breaks off theirs, the chip bets on the winner. The number is what a card is worth right now; shields can only shrink in the fight, bursts can only grow. Keep four.
goblins-inc-lesson-agendas-goal-agenda-discarded = Throw away what is worth little.
goblins-inc-lesson-agendas-goal-agendas-kept = Seal the four you keep.
goblins-inc-lesson-aim = Turn and aim
goblins-inc-lesson-aim-text = As pilot you bring a side of your robot to the front: its arrows are your dice. A robot that does not turn overheats, and that costs a die. Then you aim at a side of theirs. Every bolt is an engine; the unused ones win the squabble over a tactics card. Here the right side has three arrows.
goblins-inc-lesson-aim-goal-pilot-sealed = Set the dials and seal them.
goblins-inc-lesson-aim-goal-pick-sealed = Choose a tactics card.
goblins-inc-lesson-dice = Dice in order
goblins-inc-lesson-dice-text = Each die strikes the first tile of its row, one die after the other. What is cut off falls before the next one strikes. So the order matters: the lines beside the dice say what each would break. Drag the 2 to the top and see what happens to the cockpit.
goblins-inc-lesson-dice-goal-was-done = Put the dice in order and fire.
goblins-inc-lesson-dice-goal-goblin-left = Throw a goblin out of their cockpit.
