# What only the page says of Nitro Run. The rules' own words live in src/goblins/locales.

# --- The box on the shelf

nitro-run-box-tag = Seven days, one track, very cross bottles.
nitro-run-box-facts = 1 player · half an hour · four chasms
nitro-run-box-play = Start the week

nitro-run-board = The mine
nitro-run-chasm = The chasm
nitro-run-schemers = Schemers
nitro-run-production = Production
nitro-run-zone-draft = Draft
nitro-run-zone-gather = Gather
nitro-run-zone-build = Build
nitro-run-pool = Pool of specs
nitro-run-stack =
    { $specs ->
        [0] The stack is empty
        [one] 1 spec in the stack
       *[other] { $specs } specs in the stack
    }
nitro-run-plan = plan
nitro-run-week = The week of nitro
nitro-run-goal = How far you are
nitro-run-goal-day = Day { $day } of { $days }
nitro-run-goal-overtime =
    { $left ->
        [0] Day { $day }: the last of overtime
       *[other] Day { $day }: overtime, until day { $last }
    }
nitro-run-goal-lacking =
    { $sections ->
        [-1] Way blocked
        [one] 1 section to lay
       *[other] { $sections } sections to lay
    }
nitro-run-goal-load =
    { $tomorrow ->
        [0] Load { $load }, tomorrow BOOM
       *[other] Load { $load }, tomorrow { $tomorrow }
    }
nitro-run-goal-points =
    { $points ->
        [one] up to { $points } point
       *[other] up to { $points } points
    }
nitro-run-goal-section = Section { $ridden } of { $sections }
nitro-run-goal-stability = Stability { $n }
nitro-run-goal-speed = Speed { $n }
nitro-run-legend = What the notes mean
nitro-run-legend-way = a shortest way
nitro-run-legend-reach = actions to walk there
nitro-run-token-happy = happy
nitro-run-token-brewing = still brewing
nitro-run-token-sour = angry for good
nitro-run-token-blown = blown up
nitro-run-moment = Day { $day } of { $days } · { $chasm }
nitro-run-moment-overtime = Day { $day }, overtime · { $chasm }
nitro-run-moment-run = The run · section { $ridden } of { $sections }
nitro-run-space = { $space }: { $terrain }
nitro-run-tunnel = of tunnel { $tunnel }
nitro-run-space-section = section { $spec } lies { $join }
nitro-run-space-rubble = under rubble
nitro-run-gate-entrance = entrance
nitro-run-gate-exit = exit
nitro-run-terrain-chasm = open chasm
nitro-run-terrain-crag = crag
nitro-run-terrain-cave = cave
nitro-run-terrain-ledge = ledge
nitro-run-terrain-blasted = blown-up crag
nitro-run-terrain-half-space = half-space
nitro-run-kind-blank = a blank
nitro-run-kind-rubble = rubble
nitro-run-number = #{ $spec }
nitro-run-spec = Spec { $spec }: { $shape }, numbers up to { $top }
nitro-run-section = Section { $spec }: { $shape }, finished
nitro-run-spec-at = at { $value }
nitro-run-days =
    { $days ->
        [0] ready
        [one] 1 night
       *[other] { $days } nights
    }
nitro-run-odds = behind it may be: track { $track }, blank { $blank }, rubble { $rubble }
nitro-run-odds-brief = { $track }/{ $all } track
nitro-run-says-demolish = Blow up the { $obstruction } on { $space } for a happy bottle (load { $load } → { $left }{ $specs ->
        [0] { "" }
        [one] ; 1 spec of the pool is turned over
       *[other] ; { $specs } specs of the pool are turned over
    })
nitro-run-says-draft = Draft spec { $spec } (track { $track } in { $all }{ $blank ->
        [0] { "" }
       *[other] , blank { $blank } in { $all }
    }{ $rubble ->
        [0] { "" }
       *[other] , rubble { $rubble } in { $all }
    })
nitro-run-face = stability { $stability-signed }, speed { $speed-signed }
nitro-run-face-quiet = a quiet stretch
nitro-run-schemer =
    { $stunned ->
        [1] { $schemer } on { $space }: stunned for today
       *[0] { $actions ->
            [0] { $schemer } on { $space }: no actions left
            [one] { $schemer } on { $space }: 1 action left
           *[other] { $schemer } on { $space }: { $actions } actions left
        }
    }
nitro-run-stunned = stunned
nitro-run-grunt = Grunt { $grunt }: { $task }
nitro-run-sector = Grunt { $grunt }: { $task }
nitro-run-task = { $task }: { $facing } of { $needs } grunts
nitro-run-team = All together
nitro-run-turn = Turn
nitro-run-blast = Blow up
nitro-run-hold-section = Section { $spec } is in hand: choose the space of { $schemer } or one beside it.
nitro-run-hold-third = Section { $spec } is in hand: it must meet the one just laid.
nitro-run-hold-match = Blow up what: a crag, rubble or track?
nitro-run-hold-match-more =
    { $specs ->
        [0] One action, one happy bottle.
        [one] One action, one happy bottle. Then 1 spec of the pool is turned over: rubble falls, a blank goes.
       *[other] One action, one happy bottle. Then { $specs } specs of the pool are turned over: rubble falls, blanks go.
    }
nitro-run-further = To the grunts ↓
nitro-run-team-now = All together: one action
nitro-run-team-later = All together: once grunts are here
nitro-run-question-schemer-more = Two actions each, one after the other.
nitro-run-question-act-more =
    { $others ->
        [0] { "" }
       *[other] Also: { $rest }.
    }
nitro-run-question-calm-more =
    { $stability ->
        [0] At stability 0 the lowest happy one turns angry right after.
       *[other] { "" }
    }
nitro-run-only =
    { $actions ->
        [one] { $schemer } has one action left: { $idea }!
       *[other] { $schemer } has { $actions } actions: { $idea }!
    }
nitro-run-idea-turn-blue = turn a grunt to blue
nitro-run-idea-turn-yellow = turn a grunt to yellow
nitro-run-idea-turn-black = turn a grunt to black
nitro-run-idea-turn-red = turn a grunt to red
nitro-run-idea-team = all together
nitro-run-notes =
    { $sections ->
        [-1] Notes: blocked
        [one] Notes: 1 section to go
       *[other] Notes: { $sections } sections to go
    }
nitro-run-notes-way = { $way } of { $ways }
nitro-run-nights-to-come =
    { $days ->
        [0] +0 nights
        [one] +1 night
       *[other] +{ $days } nights
    }
nitro-run-new-question = A week of your own.
nitro-run-new-more = Choose the chasm and how much of the week you want, then start.
nitro-run-in-cart = In the cart
nitro-run-points-now =
    { $points ->
        [one] 1 point as it stands
       *[other] { $points } points as it stands
    }
nitro-run-cart = The cart: stability { $stability }, speed { $speed }
nitro-run-bottle =
    { $passenger ->
        [1] Bottle { $nitro }: { $face }, with a passenger
       *[0] Bottle { $nitro }: { $face }
    }
nitro-run-nitro-happy = happy
nitro-run-nitro-angry = angry
nitro-run-nitro-gone = jumped
nitro-run-bottle-place =
    { $nitro ->
        [1] lowest
       *[other] no. { $nitro }
    }
nitro-run-mood-fine = clickety-clack, clickety-clack…
nitro-run-mood-shaky = no stability left: every section makes the lowest happy bottle angry.
nitro-run-mood-wild = full tilt: any faster costs 1 stability.
nitro-run-mood-home = daylight! actual daylight!
nitro-run-mood-boom = BOOM.
nitro-run-boss = War Boss
nitro-run-day = day { $day }
nitro-run-boss-first = “Seven days. I have had longer lunches.”
nitro-run-boss-none = “Day { $day }, and not one plank. I am sharpening the good club.”
nitro-run-boss-some = “Half a track is half a club on your head.”
nitro-run-boss-late = “Day { $day }. I can smell the nitro. Can you smell the club?”
nitro-run-boss-overtime = “Overtime! Every day of it costs a happy bottle. Mine!”
nitro-run-boss-run = “Why is it smoking? It did not smoke on paper.”
nitro-run-boss-over = “Who is next?”
nitro-run-remark-gone = “That wheel was rented!”
nitro-run-remark-shaky = “It wobbles. I like it when it wobbles.”
nitro-run-remark-fast = “Faster! No. Slower. Which one is the brake?”
nitro-run-remark-dull = “Boring. Boring is good.”
nitro-run-remark-fine = “Still in one piece. Suspicious.”
nitro-run-remark-smoke = “Is that smoke mine?”
nitro-run-point-goblins =
    { $goblins ->
        [one] 1 goblin alive (1)
       *[other] { $goblins } goblins alive ({ $goblins })
    }
nitro-run-point-happy = happy bottles: { $bottles } × 2
nitro-run-point-angry = angry bottles: { $bottles } × 1
nitro-run-point-none = Nothing arrived.
nitro-run-point-verdicts = 18: perfect · 15 to 17: promoted · 11 to 14: back to work · 5 to 10: beaten · 3 and 4: the crew is crushed · less: boom
nitro-run-own-runs = Your runs through this chasm
nitro-run-point-day = day { $day }
nitro-run-grunt-free = free
nitro-run-brief-rest = Rest
nitro-run-brief-end-day = End the day
nitro-run-brief-done = Leave it
nitro-run-brief-gather = Gather
nitro-run-brief-brake = Hit the brakes
nitro-run-brief-lighten = Bottle { $nitro } jumps
nitro-run-brief-ride = Ride on
nitro-run-brief-tunnel-steady = Steadier
nitro-run-brief-tunnel-slow = Slower
nitro-run-brief-tunnel-both = A bit of both
nitro-run-price-brake = +1 stability, −1 speed, 2 angry bottles
nitro-run-price-lighten = +2 stability, −1 goblin, −1 bottle
nitro-run-price-tunnel-steady = +2 stability
nitro-run-price-tunnel-slow = −2 speed
nitro-run-price-tunnel-both = +1 stability, −1 speed
nitro-run-price-end-day =
    { $tomorrow ->
        [0] tomorrow: BOOM
       *[other] load { $today } → { $tomorrow }
    }
nitro-run-notes-brief = Notes
nitro-run-go-build = Build here
nitro-run-go-demolish = Blow it up!
nitro-run-go-plan = Draw
nitro-run-go-draft = Peek and draft
nitro-run-go-lighten = Jump!
nitro-run-daily-first = Run of the day: it counts
nitro-run-daily-practice = Run of the day: practice

# --- First lessons

nitro-run-lesson-draft = The first day
nitro-run-lesson-draft-text = Three schemers, two actions each. Planning draws two specs: you see the shape, not what it will do. A grunt turned to blue drafts one from the pool, and only then do you learn whether it is track, a blank or a heap of rubble.
nitro-run-lesson-draft-goal-spec-drawn = Plan: draw two specs
nitro-run-lesson-draft-goal-delegated = Turn grunt 1 to blue
nitro-run-lesson-draft-goal-drafted = Draft the bend
nitro-run-lesson-workshop = From paper to planks
nitro-run-lesson-workshop-text = Two grunts on yellow gather: the drafted spec moves on and ripens by one a night. One grunt on black rushes a spec by one at once. Three on red fabricate whatever has reached its highest number.
nitro-run-lesson-workshop-goal-gathered = Gather the drafted spec, all together
nitro-run-lesson-workshop-goal-rushed = Turn grunt 3 to black and rush spec 3
nitro-run-lesson-workshop-goal-fabricated = Get three grunts on red and fabricate
nitro-run-lesson-build = A track that joins
nitro-run-lesson-build-text = A schemer builds on its own space or beside it. Take a finished section in hand, touch a space, turn it until its end meets the last one. A red arrow is an end in the air.
nitro-run-lesson-build-goal-moved = Send Twich down to b2
nitro-run-lesson-build-goal-built = Build the straight so that it joins
nitro-run-lesson-tunnel = Through the hill
nitro-run-lesson-tunnel-text = An end that points at a cave goes on at the other cave of the same card. One bend on b3 and the way is whole: then the run begins at once. Out of a tunnel the cart may catch its breath, in one of three ways.
nitro-run-lesson-tunnel-goal-run-began = Close the way on b3, from north to southeast
nitro-run-lesson-tunnel-goal-relieved = Ride through the tunnel and take a relief
nitro-run-lesson-rubble = Things that fall down
nitro-run-lesson-rubble-text = Some specs are only rubble. You choose where it falls, next to a schemer. Whoever stands on rubble from morning to night shovels it away; Twich has been at it since dawn.
nitro-run-lesson-rubble-goal-rubble-fell = Draft the spec, and let the rubble fall
nitro-run-lesson-rubble-goal-cleaned = End the day: Twich cleans b3
nitro-run-lesson-nitro = Bottles and deadlines
nitro-run-lesson-nitro-text = Every night a bottle turns happy, and a happy one can blow up a crag, rubble or track. After day 7 each further day costs a happy bottle for good. Day 7 is today, and the track is not done.
nitro-run-lesson-nitro-goal-demolished = Blow up the crag on c3
nitro-run-lesson-nitro-goal-overtime-paid = End the day and pay for overtime
nitro-run-lesson-run = Hold on to your ears
nitro-run-lesson-run-text = Sections push the wheels about. At stability 0 bottles turn angry, and without a happy one: boom. Brakes steady the cart for two bottles, a quiet section calms one, and beside a ledge a passenger may jump. Everything that arrives scores.
nitro-run-lesson-run-goal-braked = Ride two sections, then hit the brakes
nitro-run-lesson-run-goal-calmed = Calm an angry bottle on the quiet section
nitro-run-lesson-run-goal-lightened = Let a passenger jump beside the ledge
nitro-run-lesson-run-goal-arrived = Arrive, with whatever is left

# --- The odds of the run

nitro-run-odds-button = Odds
nitro-run-odds-title = The odds of the run
nitro-run-odds-reckoning = Counting on three fingers…
nitro-run-odds-best = best
nitro-run-odds-figures = arrives { $arrival } · { $points } points
nitro-run-odds-how = Worked out exactly from what you know, if you do everything after it as well as it can be done.
nitro-run-chance-sure = You will arrive. Even you.
nitro-run-chance-choice = It is up to you: from { $worst } to { $best }.
nitro-run-chance-safe = You will almost certainly arrive.
nitro-run-chance-likely = You will probably arrive.
nitro-run-chance-even = Toss a bottle: you may arrive, or not.
nitro-run-chance-risky = You will probably go boom.
nitro-run-chance-mad = Only a mad goblin would bet on it.
nitro-run-chance-doomed = Nothing helps any more. Wave to the War Boss.

# --- Chapters of the rules

nitro-run-chapter-NR-chasm = The chasm
nitro-run-chapter-NR-half-spaces = Half-spaces
nitro-run-chapter-NR-entrance = The goal: from entrance to exit
nitro-run-chapter-NR-hexes = The specs
nitro-run-chapter-NR-stack = Planning
nitro-run-chapter-NR-peek = Peeking
nitro-run-chapter-NR-card = The production card
nitro-run-chapter-NR-actions = Two actions each
nitro-run-chapter-NR-delegate = Delegating
nitro-run-chapter-NR-team = Team action
nitro-run-chapter-NR-line = The production line
nitro-run-chapter-NR-move = Moving
nitro-run-chapter-NR-build-track = Building
nitro-run-chapter-NR-workflow = Workflow
nitro-run-chapter-NR-rubble = Rubble
nitro-run-chapter-NR-stunned = Rubble on heads
nitro-run-chapter-NR-clean = Cleaning up
nitro-run-chapter-NR-demolish = Demolishing
nitro-run-chapter-NR-day-end = The end of a day
nitro-run-chapter-NR-overtime = Overtime
nitro-run-chapter-NR-out-of-track = Out of track
nitro-run-chapter-NR-continuous = A way through
nitro-run-chapter-NR-cart = The cart
nitro-run-chapter-NR-step = Section by section
nitro-run-chapter-NR-brake = Brakes
nitro-run-chapter-NR-lighten = Lightening the load
nitro-run-chapter-NR-score = Points and verdicts
nitro-run-chapter-NR-daily = The run of the day
