nitro-run-title = Nitro Run
nitro-run-summary = One overseer, three schemers, three grunts, and a week to lay a minecart track through the chasm while the nitro brews. Then somebody has to ride it. One player, half an hour.

# --- Components

nitro-run-schemer-skab = Skab
nitro-run-schemer-twich = Twich
nitro-run-schemer-nettle = Nettle
nitro-run-schemer-explain = A schemer climbs about in the chasm. It has two actions a day and uses them all before the next one acts.
nitro-run-grunt-explain = A grunt works on the production card. Turned to a color, it does that color’s task as soon as enough grunts face it. You may tell it again the same day, for another action. At night they all go home.
nitro-run-spec-explain = A spec shows the shape of a section and the numbers its supplies go through. What it is worth is on the other side: track, a blank or rubble.

nitro-run-shape-straight = straight
nitro-run-shape-straight-explain = A straight leads from one side of its space to the opposite one. Straights gain speed.
nitro-run-shape-bend = bend
nitro-run-shape-bend-explain = A bend leads from one side to the next but one. Bends cost stability.
nitro-run-shape-hairpin = hairpin
nitro-run-shape-hairpin-explain = A hairpin leads from one side to the one beside it. Hairpins cost stability.
nitro-run-kind-track-explain = A track can be built. Its numbers say what it does to the cart: stability and speed. One without numbers calms an angry bottle.
nitro-run-kind-blank-explain = A blank is a plan that was never any good. It leaves the game.
nitro-run-kind-rubble-explain = Rubble: a goblin may stand on it, nobody may build on it, and track below it is out of use. It goes when a schemer is there in the morning and still there at night, or when it is blown up. A schemer hit by it is out for the day.
nitro-run-terrain-chasm-explain = Open chasm: goblins go there, and track can be laid.
nitro-run-terrain-crag-explain = A crag: nobody gets past it and nothing can be built on it, until somebody blows it up for one action and one happy bottle.
nitro-run-terrain-cave-explain = A cave: goblins may stand in it, nothing can be built on it. The cave with the same number is the other end of the tunnel, on foot and by rail. The cart comes out of a tunnel with a present: 2 stability more, 2 speed less, or 1 of each.
nitro-run-terrain-ledge-explain = A ledge: nothing can be built on it, and no rubble falls there. Beside it passengers can jump off the cart.
nitro-run-terrain-blasted-explain = A crag that was blown up: it is open chasm now.
nitro-run-terrain-half-space-explain = A half-space above the chasm, where the schemers start. Nothing can be built there.
nitro-run-entrance-explain = The entrance: the way begins at the upper edge of this space.
nitro-run-exit-explain = The exit: the way ends at the lower edge of this space.
nitro-run-tunnel-explain = Track that leads into a cave may go on from the other cave of the card. A cart that comes out of the tunnel gets a present: 2 stability more, 2 speed less, or 1 of each.

nitro-run-task-none = nothing
nitro-run-task-draft = Draft
nitro-run-task-draft-explain = Draft, one grunt facing blue: peek at a spec of the pool. A track goes to the draft space, a blank leaves the game, rubble falls.
nitro-run-task-gather = Gather
nitro-run-task-gather-explain = Gather, two grunts facing yellow: the drafted spec moves to a gather space. Each night it goes up one number.
nitro-run-task-rush = Rush
nitro-run-task-rush-explain = Rush, one grunt facing black: a gathering spec goes up one number at once.
nitro-run-task-fabricate = Fabricate
nitro-run-task-fabricate-explain = Fabricate, three grunts facing red: specs that have reached their highest number move to the build spaces.
nitro-run-team-explain = All together, one action: grunts that already stand on the card turn to one task and do it at once. Two gather, three fabricate, and each of them rushes. Nobody on the card yet? Tell them one by one first.
nitro-run-colour-none = nobody
nitro-run-colour-blue = blue
nitro-run-colour-blue-explain = Blue: draft specs.
nitro-run-colour-red = red
nitro-run-colour-red-explain = Red: fabricate sections.
nitro-run-colour-yellow = yellow
nitro-run-colour-yellow-explain = Yellow: gather supplies.
nitro-run-colour-black = black
nitro-run-colour-black-explain = Black: rush supplies.

nitro-run-nitro-explain = Every night one bottle of nitro turns happy. A happy bottle can blow something up, and then it is gone, or pay for overtime; War Boss Skirmish wants the rest. When no happy bottle is left in the cart, it explodes.
nitro-run-passenger-explain = A passenger rides with one of the two highest bottles. While that bottle is happy, both can jump at a ledge.
nitro-run-stability-explain = Stability, 0 to 5: at 0 every section makes the lowest happy bottle angry. A quiet section may calm one before that.
nitro-run-speed-explain = Speed, 1 to 6: whenever it would pass 6, it stays at 6 and costs 1 stability, however far past.
nitro-run-day-explain = The week has seven days, and every night one more bottle turns happy. You may go on longer: that is overtime, and each extra day makes one happy bottle angry for good. When the last happy one would have to pay, everything explodes.
nitro-run-lacking-explain = How many sections are still missing from the entrance to the exit, at least, if nothing is blown up. When none is missing, the run begins at once.
nitro-run-ridden-explain = How many sections of the track the cart has ridden. Behind the last one is daylight.
nitro-run-load-explain = The cart takes the bottles that are happy when the run begins, six at most. Waiting brews more, until the week is over.
nitro-run-score-explain = What the run would bring if the cart arrived as it is: 1 for each of six goblins, 2 for each happy bottle, 1 for each angry one. 18 is perfect; whoever explodes gets nothing.
nitro-run-relief-steady = steadier
nitro-run-relief-steady-explain = Steadier: two stability more.
nitro-run-relief-slow = slower
nitro-run-relief-slow-explain = Slower: two speed less.
nitro-run-relief-both = a bit of both
nitro-run-relief-both-explain = A bit of both: one stability more and one speed less.
nitro-run-obstruction-crag = crag
nitro-run-obstruction-rubble = rubble
nitro-run-obstruction-track = track
nitro-run-join-n-ne = north to northeast
nitro-run-join-ne-se = northeast to southeast
nitro-run-join-se-s = southeast to south
nitro-run-join-s-sw = south to southwest
nitro-run-join-sw-nw = southwest to northwest
nitro-run-join-nw-n = northwest to north
nitro-run-join-n-se = north to southeast
nitro-run-join-ne-s = northeast to south
nitro-run-join-se-sw = southeast to southwest
nitro-run-join-s-nw = south to northwest
nitro-run-join-sw-n = southwest to north
nitro-run-join-nw-ne = northwest to northeast
nitro-run-join-n-s = north to south
nitro-run-join-ne-sw = northeast to southwest
nitro-run-join-se-nw = southeast to northwest
nitro-run-chasm-narrow = the narrow chasm
nitro-run-chasm-crooked = the crooked chasm
nitro-run-chasm-yawning = the yawning chasm
nitro-run-chasm-toothed = the toothed chasm
nitro-run-chasm-lot = any chasm

# --- Options

nitro-run-option-chasm = Chasm
nitro-run-option-chasm-explain = Which sides of the two chasm cards lie on the table.
nitro-run-option-chasm-narrow = narrow: first side above, first below
nitro-run-option-chasm-crooked = crooked: first side above, second below
nitro-run-option-chasm-yawning = yawning: second side above, first below
nitro-run-option-chasm-toothed = toothed: second side above, second below
nitro-run-option-chasm-lot = one of the four by lot
nitro-run-option-start = Start
nitro-run-option-start-explain = The whole week, or only the run.
nitro-run-option-start-week = with the week
nitro-run-option-start-ride = with the run, on a track that nobody has looked at
nitro-run-option-clean = Cleaning up
nitro-run-option-clean-explain = When a schemer clears away the rubble it stands on.
nitro-run-option-clean-full-day = when it was there in the morning and is there at night
nitro-run-option-clean-day-end = when it is there at night

# --- Moves

nitro-run-move-scheme = Let { $schemer } act
nitro-run-move-plan = Plan: draw two specs
nitro-run-move-delegate =
    { $colour-id ->
        [blue] Tell grunt { $grunt } to draft
        [red] Tell grunt { $grunt } to fabricate
        [yellow] Tell grunt { $grunt } to gather
        [black] Tell grunt { $grunt } to rush
       *[none] Tell grunt { $grunt } nothing
    }
nitro-run-move-team =
    { $task-id ->
        [gather] All together: gather
        [rush] All together: rush twice
        [fabricate] All together: fabricate
       *[other] All together: { $task }
    }
nitro-run-move-move = Go to { $space }
nitro-run-move-demolish = Blow up what is on { $space }
nitro-run-move-build = Build section { $spec } on { $space }, { $join }
nitro-run-move-rest = Drop the actions this schemer has left
nitro-run-move-end-day = End the day
nitro-run-move-draft = Draft spec { $spec }
nitro-run-move-gather = Gather supplies for it
nitro-run-move-rush = Rush spec { $spec }
nitro-run-move-fabricate = Fabricate spec { $spec }
nitro-run-move-drop = Let the rubble fall on { $space }
nitro-run-move-way = Go on at { $space }
nitro-run-move-ride = Ride on
nitro-run-move-brake = Hit the brakes
nitro-run-move-lighten = Lighten the load: the passenger jumps with bottle { $nitro }
nitro-run-move-tunnel =
    { $relief-id ->
        [steady] Come out steadier: two stability more
        [slow] Come out slower: two speed less
       *[both] Come out a bit of both: one stability more, one speed less
    }
nitro-run-move-calm = Calm bottle { $nitro }
nitro-run-move-done = Leave it at that

# --- Questions

nitro-run-question-schemer = Who acts next?
nitro-run-question-act =
    { $actions ->
        [one] { $schemer } has one action left: { $idea }, or { $other }?
       *[other] { $schemer } has { $actions } actions: { $idea }, or { $other }?
    }
nitro-run-idea-build = build a section
nitro-run-idea-fabricate = fabricate
nitro-run-idea-gather = gather
nitro-run-idea-rush = rush a spec
nitro-run-idea-draft = draft a spec
nitro-run-idea-plan = plan new specs
nitro-run-idea-walk = walk
nitro-run-idea-blow-up = blow things up
nitro-run-idea-rest = rest
nitro-run-idea-end-day = end the day
nitro-run-question-task =
    { $task-id ->
        [draft] A grunt is ready to draft. Which spec?
        [gather] Two grunts are ready to gather. Should they?
        [rush] { $times ->
                [one] A grunt is ready to rush. Which spec?
               *[other] { $times } grunts are ready to rush. Which spec first?
            }
       *[fabricate] Three grunts are ready to fabricate. Which spec?
    }
nitro-run-question-rubble =
    { $pieces ->
        [one] Rubble! Where does spec { $spec } come down? { $danger }
       *[other] Rubble, { $pieces } times! Where does spec { $spec } come down? { $danger }
    }
nitro-run-danger-ground = Nothing is built there until it is cleared.
nitro-run-danger-schemer = A schemer under it is out for today.
nitro-run-danger-track = Track under it is out of use until it is cleared.
nitro-run-question-workflow = { $schemer } is in full swing: a third section costs no action. Which, and where?
nitro-run-question-way = The tunnel has more than one way out. Where does the cart come out?
nitro-run-question-ride =
    { $ridden ->
        [0] The cart is loaded. Hold on to your ears!
       *[other] { $left ->
            [0] That was the last section. Out of here?
            [one] One section to go. { $driving }
           *[other] { $left } sections to go. { $driving }
        }
    }
nitro-run-driving-ride = Ride on?
nitro-run-driving-brake = Ride on, or brake first?
nitro-run-driving-lighten = Ride on, or let a passenger jump first?
nitro-run-driving-both = Ride on, brake, or let a passenger jump?
nitro-run-question-tunnel = Out of the tunnel! Should the cart steady itself, or slow down?
nitro-run-question-calm = A quiet stretch. Which bottle do you calm?

# --- Events

nitro-run-event-laid = The track is to lead through { $chasm }.
nitro-run-event-day-began =
    { $overtime ->
        [0] Day { $day } begins.
       *[1] Day { $day } begins, and the War Boss is tapping his club.
    }
nitro-run-event-planned =
    { $count ->
        [one] { $schemer } plans and draws the last spec.
       *[other] { $schemer } plans and draws { $count } specs.
    }
nitro-run-event-spec-drawn = Spec { $spec }: { $shape }, numbers up to { $top }.
nitro-run-event-delegated =
    { $colour-id ->
        [blue] { $schemer } yells at grunt { $grunt }: draft!
        [red] { $schemer } yells at grunt { $grunt }: fabricate!
        [yellow] { $schemer } yells at grunt { $grunt }: gather!
        [black] { $schemer } yells at grunt { $grunt }: rush!
       *[none] { $schemer } yells at grunt { $grunt }.
    }
nitro-run-event-teamed =
    { $task-id ->
        [gather] { $schemer } yells at them all: gather!
        [rush] { $schemer } yells at them all: rush!
        [fabricate] { $schemer } yells at them all: fabricate!
       *[other] { $schemer } yells at them all: { $task }!
    }
nitro-run-event-peeked =
    { $stability ->
        [0] { $speed ->
            [0] You peek at spec { $spec }: no numbers, a quiet stretch.
           *[other] You peek at spec { $spec }: stability { $stability-signed }, speed { $speed-signed }.
        }
       *[other] You peek at spec { $spec }: stability { $stability-signed }, speed { $speed-signed }.
    }
nitro-run-event-drafted = What a plan! Spec { $spec } is drafted.
nitro-run-event-blank-found = Spec { $spec } is a blank. Who drew that?
nitro-run-event-rubble-found = Spec { $spec } is rubble. Look out above!
nitro-run-event-rubble-fell = The rubble comes down on { $space }. Stand on it, yes; build on it, no.
nitro-run-event-rubble-missed = The rubble finds nothing to fall on.
nitro-run-event-stunned = { $schemer } is under it and sees stars for the rest of the day.
nitro-run-event-gathered = Supplies for spec { $spec } are being gathered.
nitro-run-event-rushed = Spec { $spec } is rushed to { $value }.
nitro-run-event-fabricated = Section { $spec } is finished and waits to be built.
nitro-run-event-moved = { $schemer } goes to { $space }.
nitro-run-event-demolished =
    { $obstruction-id ->
        [crag] { $schemer } blows up the crag on { $space }.
        [rubble] { $schemer } blows up the rubble on { $space }.
       *[track] { $schemer } blows up the track on { $space }.
    }
nitro-run-event-track-turned =
    { $stability ->
        [0] { $speed ->
            [0] The bang turns spec { $spec } over: a track without numbers.
           *[other] The bang turns spec { $spec } over: stability { $stability-signed }, speed { $speed-signed }.
        }
       *[other] The bang turns spec { $spec } over: stability { $stability-signed }, speed { $speed-signed }.
    }
nitro-run-event-built =
    { $free ->
        [0] { $schemer } lays section { $spec } on { $space }, { $join }.
       *[1] In full swing { $schemer } lays section { $spec } on { $space } too, { $join }.
    }
nitro-run-event-rested = { $schemer } rests.
nitro-run-event-knocked-off = Everybody knocks off early.
nitro-run-event-cleaned = { $schemer } has cleaned up the rubble on { $space }.
nitro-run-event-day-ended =
    { $overtime ->
        [0] Day { $day } is over: bottle { $brewed } of the week turns happy.
       *[1] Day { $day } is over. Nothing is brewing any more.
    }
nitro-run-event-overtime-paid =
    { $happy ->
        [one] Overtime! One bottle is angry for good; { $happy } happy one is left.
       *[other] Overtime! One bottle is angry for good; { $happy } happy ones are left.
    }
nitro-run-event-run-began =
    { $nitro ->
        [0] The track leads out of the chasm, but there is no happy bottle to load.
        [one] The track leads out! { $nitro } bottle loaded; one goblin drives, two ride, three cheer: all six count.
       *[other] The track leads out! { $nitro } bottles loaded; one goblin drives, two ride, three cheer: all six count.
    }
nitro-run-event-relieved =
    { $relief-id ->
        [steady] Out of the tunnel, and steadier.
        [slow] Out of the tunnel, and slower.
       *[both] Out of the tunnel, a bit steadier and a bit slower.
    }
nitro-run-event-revealed =
    { $stability ->
        [0] { $speed ->
            [0] Section { $spec } on { $space }: a quiet stretch.
           *[other] Section { $spec } on { $space }: stability { $stability-signed }, speed { $speed-signed }.
        }
       *[other] Section { $spec } on { $space }: stability { $stability-signed }, speed { $speed-signed }.
    }
nitro-run-event-too-fast = Too fast! Past speed 6 costs 1 stability.
nitro-run-event-wheels-turned = Now stability { $stability-now } and speed { $speed-now }.
nitro-run-event-soured = At stability 0, bottle { $nitro } turns angry.
nitro-run-event-calmed = Bottle { $nitro } is happy again.
nitro-run-event-braked = The brakes squeal, and the nitro does not like it.
nitro-run-event-lightened = “Tell my mother I was brave!” A passenger leaps with bottle { $nitro }.
nitro-run-event-arrived =
    The cart shoots out of the chasm. Goblins: { $goblins }; happy bottles: { $happy }; angry ones: { $angry }. That makes { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

nitro-run-ended-perfect = 18 points
nitro-run-ended-promoted = 15 to 17 points
nitro-run-ended-back-to-work = 11 to 14 points
nitro-run-ended-beaten = 5 to 10 points
nitro-run-ended-crew-crushed = 3 or 4 points
nitro-run-ended-exploded = exploded on the run
nitro-run-ended-no-nitro = no happy bottle to load
nitro-run-ended-overdue = overtime not paid
nitro-run-ended-out-of-track = out of track
nitro-run-ending-perfect = A perfect run! In every war camp they whisper that the next big boss is an overseer.
nitro-run-ending-promoted = Skirmish, your War Boss, grunts, and for once it is praise. You are middle management now; your club is in the post.
nitro-run-ending-back-to-work = Skirmish, your War Boss, squints at the cart, kicks you in the rear and points at the chasm. Back to work, Overseer.
nitro-run-ending-beaten = Skirmish, your War Boss, makes an example of you, thoroughly and in public. Most of you will heal.
nitro-run-ending-crew-crushed = Skirmish, your War Boss, lets his club explain to your crew what he thinks of it. Then he hands you a shovel: next time it is your turn.
nitro-run-ending-exploded = BOOM. They found a wheel, two ears and a very surprised eyebrow.
nitro-run-ending-no-nitro = The track is finished, the cart is empty, and War Boss Skirmish does not laugh. Somebody lights a match anyway. BOOM.
nitro-run-ending-overdue = The week is long over, and the last bottle has lost its temper. BOOM.
nitro-run-ending-out-of-track = Not a plank is left, and the track leads nowhere. You and your crew are buried under what is left of it.

# --- The run of the day

nitro-run-daily-line = Nitro Run { $date } · { $chasm } · { $points }/18 { $cart } · day { $day }
nitro-run-daily-boom = Nitro Run { $date } · { $chasm } · BOOM · day { $day }

# --- Refusals

nitro-run-refusal-schemer-first = Say first which schemer acts.
nitro-run-refusal-day-needs-a-schemer = Say first which schemer acts; then the day can be ended.
nitro-run-refusal-task-first =
    { $task-now-id ->
        [draft] The grunts are ready to draft. Do it, or leave it, first.
        [gather] The grunts are ready to gather. Do it, or leave it, first.
        [rush] The grunts are ready to rush. Do it, or leave it, first.
       *[fabricate] The grunts are ready to fabricate. Do it, or leave it, first.
    }
nitro-run-refusal-rubble-first = Rubble is falling. Say first where it comes down.
nitro-run-refusal-workflow-first = Lay the third section first, or leave it.
nitro-run-refusal-way-first = Say first where the way goes on behind the tunnel.
nitro-run-refusal-on-the-run = The cart is rolling, and the time for schemes is over. Ride on, brake, or let a passenger jump.
nitro-run-refusal-tunnel-first = Say first what the cart takes from the tunnel.
nitro-run-refusal-calm-first = Calm a bottle first, or leave it.
nitro-run-refusal-schemer-busy = { $busy } has actions left. Use or drop them before somebody else acts.
nitro-run-refusal-no-task = No grunts are ready for that. Tell one first: blue drafts, two on yellow gather, black rushes, three on red fabricate.
nitro-run-refusal-other-task =
    { $task-now-id ->
        [draft] The grunts are ready to draft, and to nothing else. Do it, or leave it.
        [gather] The grunts are ready to gather, and to nothing else. Do it, or leave it.
        [rush] The grunts are ready to rush, and to nothing else. Do it, or leave it.
       *[fabricate] The grunts are ready to fabricate, and to nothing else. Do it, or leave it.
    }
nitro-run-refusal-no-rubble = No rubble is falling now. When some does, you say where.
nitro-run-refusal-one-way = There is no way to choose now. You are asked when a tunnel has several ways out.
nitro-run-refusal-no-run = The cart does not roll before the track leads from the entrance to the exit. Lay what is missing.
nitro-run-refusal-no-tunnel = The cart is not coming out of a tunnel. Only then does it get a present.
nitro-run-refusal-numbers = A bottle can be calmed only on a section without numbers, and only if one is angry. Ride on.
nitro-run-refusal-nothing-to-leave = There is nothing here to leave. A schemer may rest instead, or you may end the day.
nitro-run-refusal-no-actions = { $schemer } has no actions left today. Choose another schemer.
nitro-run-refusal-stunned = { $schemer } was hit by rubble and sits out the day. Choose another schemer.
nitro-run-refusal-stack-empty = The stack is empty: every spec has been drawn. Draft what is in the pool.
nitro-run-refusal-no-such-colour =
    { $colour-id ->
        [none] A grunt must face a color.
       *[other] There is no { $colour } on the space of grunt { $grunt }. It has { $grunt ->
            [1] blue and red.
           *[other] red, yellow and black.
        }
    }
nitro-run-refusal-already-faces = Grunt { $grunt } faces { $colour } already, and that task cannot be done now. Choose another color.
nitro-run-refusal-no-team-task = A team gathers, rushes or fabricates; drafting is one grunt’s work.
nitro-run-refusal-team-too-small =
    { $task-id ->
        [fabricate] All three grunts must be on the card to fabricate together. Tell them one by one first.
       *[other] Grunts 2 and 3 must both be on the card for that. Tell them one by one first.
    }
nitro-run-refusal-not-in-pool =
    { $specs ->
        [none] The pool is empty. Plan first: that draws two specs.
       *[other] Spec { $spec } is not in the pool. There are { $specs }.
    }
nitro-run-refusal-nothing-drafted = There is no spec on the draft space. Draft one first, with a grunt on blue.
nitro-run-refusal-gather-full = All gather spaces are taken. Fabricate a spec that is ready, and one becomes free.
nitro-run-refusal-not-gathering = Spec { $spec } is on no gather space. Gather for it first.
nitro-run-refusal-already-ready = Spec { $spec } has reached its highest number. It is ready to be fabricated.
nitro-run-refusal-not-ready = Spec { $spec } has not reached its highest number yet. It goes up one a night, and one when it is rushed.
nitro-run-refusal-build-full = All build spaces are taken. Lay a finished section, and one becomes free.
nitro-run-refusal-too-far = { $space } is too far away for { $schemer }. One action reaches the spaces beside it, and through a tunnel on foot.
nitro-run-refusal-crag = There is a crag on { $space }: nobody gets past it. Go around, or blow it up for one happy bottle.
nitro-run-refusal-occupied = { $occupant } is standing on { $space }, and there is room for one. Choose another space.
nitro-run-refusal-no-happy-nitro = There is no happy bottle to blow anything up with. Another turns happy every night of the week.
nitro-run-refusal-no-obstruction = There is nothing on { $space } that could be blown up: only crags, rubble and track can.
nitro-run-refusal-not-finished = Section { $spec } is on no build space. Fabricate it first.
nitro-run-refusal-no-chasm = { $space } is not open chasm. Choose a space without a crag, a cave or a ledge.
nitro-run-refusal-under-rubble = { $space } is under rubble. Clear it first: stay there from morning to night, or blow it up.
nitro-run-refusal-track-there = There is track on { $space } already. Choose another space, or blow the track up.
nitro-run-refusal-other-shape =
    { $shape-id ->
        [straight] Section { $spec } is a straight: its ends lie opposite each other. It cannot lie { $join }.
        [bend] Section { $spec } is a bend: one side lies between its ends. It cannot lie { $join }.
       *[hairpin] Section { $spec } is a hairpin: its ends lie side by side. It cannot lie { $join }.
    }
nitro-run-refusal-does-not-meet = The third section must meet an end of the one just laid.
nitro-run-refusal-not-next-to-schemer = Rubble falls next to a schemer, and nobody is next to { $space }. Choose a space beside one.
nitro-run-refusal-bare-spaces-first = Rubble covers track only where no other space is left. Choose a bare space.
nitro-run-refusal-no-way-there = From { $space } no way leads on to the exit. Choose another of the ways out.
nitro-run-refusal-has-braked = You have braked on this section already; once a section is all. Ride on.
nitro-run-refusal-has-lightened = Somebody has jumped on this section already; once a section is all. Ride on.
nitro-run-refusal-not-on-track-yet = The cart is not on the track yet. Ride onto the first section.
nitro-run-refusal-no-ledge = There is no ledge beside this section. Passengers jump only beside one.
nitro-run-refusal-no-passenger = No passenger rides with bottle { $nitro }. Passengers ride with the two highest.
nitro-run-refusal-passenger-busy = The passenger of bottle { $nitro } has its hands full: it is angry. Only with a happy one can somebody jump.
nitro-run-refusal-last-happy-nitro = That would leave no happy bottle in the cart, and it would explode. Ride on.
nitro-run-refusal-not-angry = Bottle { $nitro } is not angry. Choose one that is.
nitro-run-refusal-nothing-to-rush = There is no spec on a gather space to rush. Gather for one first.
nitro-run-refusal-nothing-ready = No spec has reached its highest number yet. Each goes up one a night, and one when it is rushed.

# --- Rules, chapter by chapter

nitro-run-rule-NR-chasm = Two cards with two sides each make four chasms of three columns and six rows. On each side there are two caves, a ledge and a crag or two; the rest is open chasm. The middle column lies half a hex lower.
nitro-run-rule-NR-half-spaces = The schemers start on the three half-spaces above the chasm. They are spaces like any other, but nothing is built there and no rubble falls there.
nitro-run-rule-NR-entrance = The goal: lay track from the entrance to the exit within a week, then ride out on it with as many happy bottles of nitro as you can. The way begins at the upper edge of the entrance space and ends at the lower edge of the exit space.
nitro-run-rule-NR-hexes = There are 21 specs: fifteen tracks (seven straights, six bends, two hairpins), three blanks and three pieces of rubble. From the spec side nobody can tell them apart. Straights gain speed, curves cost stability, and about a quarter of the tracks have no numbers.
nitro-run-rule-NR-stack = Plan, one action: draw two specs from the stack into the pool, spec side up. When the stack is empty, there is nothing more to plan.
nitro-run-rule-NR-peek = When you draft a spec, you peek at its other side. What you have seen once stays shown to you.
nitro-run-rule-NR-card = The production card has a space with blue and red and two with red, yellow and black, for one grunt each; then one draft space, three gather spaces and three build spaces.
nitro-run-rule-NR-actions = Each schemer has two actions a day and uses all of them before the next one acts, in any order. Actions may be dropped. Planning and delegating work from anywhere.
nitro-run-rule-NR-delegate = Delegate, one action: set a grunt onto a free space of the card facing a color, or turn it, or tell it again. If enough grunts face the color, its task may be done once: draft with one on blue, gather with two on yellow, rush with one on black, fabricate with three on red. A grunt keeps its space all day. Telling a grunt again what it already faces is allowed only if its task can be done again.
nitro-run-rule-NR-team = Team action, one action: grunts that are on the card turn to one task together and do it. Two gather, three fabricate, and two rush once each, on one spec or on two. A single grunt that is told again is a team of one.
nitro-run-rule-NR-line = Specs move forward only: pool, draft, gather, build. On a gather space a spec starts at 1; when it has reached its highest number it is ready and can no longer be rushed. Full spaces stop the step behind them; fabricating moves what fits, and you choose what.
nitro-run-rule-NR-move = Move, one action: to a neighboring space that is no crag and where no goblin stands. From a cave also to the other cave of the card.
nitro-run-rule-NR-build-track = Build, one action: lay a finished section on the schemer’s own space or a neighboring one, any way round. It must be open chasm without rubble, track or another goblin.
nitro-run-rule-NR-workflow = When one schemer has built twice in a day, a third finished section may be laid without an action, near or far, if one of its ends meets an end of the section just laid.
nitro-run-rule-NR-rubble = Rubble falls onto open chasm next to any schemer, where you choose, but not onto other rubble, and onto track only if no other space is left. Track below rubble is no part of a way until the rubble is gone. With nowhere to fall it leaves the game.
nitro-run-rule-NR-stunned = A schemer on whom rubble falls loses the actions it has left today.
nitro-run-rule-NR-clean = A schemer that was on rubble when the day began and is on it when the day ends has cleaned it up, wherever it was in between. The setting “Cleaning up” can make being there at night enough.
nitro-run-rule-NR-demolish = Demolish, one action and one happy bottle, gone for good: blow up any crag, rubble or track, anywhere. Where rubble lies on track, only the rubble goes. Goblins standing there are unhurt. Then all specs in the pool are turned over: rubble falls, blanks leave the game, tracks stay, known to all.
nitro-run-rule-NR-day-end = When nobody has actions left, the day ends: rubble is cleaned up, gathering specs go up one number, the grunts go home, one bottle turns happy, and if there is a way now, the run begins.
nitro-run-rule-NR-overtime = After the seventh day, each further day first makes one happy bottle angry for good, and only while another happy one remains. Otherwise everything explodes.
nitro-run-rule-NR-out-of-track = If at the end of a day the stack, the pool and production are empty and there is no way through, it is over.
nitro-run-rule-NR-continuous = A way is a chain of sections without rubble from the entrance to the exit, each end meeting the next. An end at a cave may go on at an end at the other cave of the card; each tunnel serves once. Goblins do not block it. The moment a way exists the run begins. If there are several, you pick.
nitro-run-rule-NR-cart = The cart takes up to six happy bottles. The two highest ride with the passengers. It starts with stability 5 and speed 1.
nitro-run-rule-NR-step = Section by section: out of a tunnel you may take what it gives; the section is turned over; stability changes, then speed; speed that would pass 6 costs 1 stability instead. A section without numbers may calm one angry bottle. At stability 0 the lowest happy bottle turns angry. Then you may brake once and lighten the load once. Without a happy bottle the cart explodes.
nitro-run-rule-NR-brake = Braking gives 1 stability and takes 1 speed, and the two lowest happy bottles turn angry.
nitro-run-rule-NR-lighten = Beside a ledge a passenger whose bottle is happy may jump with it: 2 stability more. Both are gone. Neither braking nor jumping may cost the last happy bottle.
nitro-run-rule-NR-score = Each goblin alive is worth 1 point, each happy bottle in the cart 2, each angry one 1. At 18 the run was perfect; 15, 11, 5 and 3 are the lower marks. Whoever explodes gets nothing.
nitro-run-rule-NR-daily = Each date has its own chasm and, for those who play alone, its own shuffle, the same for everybody. A server keeps a table of the day for first attempts, on a shuffle of its own that it makes known the next day.

# --- The table in the terminal

nitro-run-picture-day = Day { $day } of { $days }
nitro-run-picture-overtime = Day { $day }, overtime
nitro-run-picture-stunned = stunned
nitro-run-picture-grunts = Grunts: { $grunts }
nitro-run-picture-draft = Draft
nitro-run-picture-gather = Gather
nitro-run-picture-build = Build
nitro-run-picture-pool = Specs ({ $stack } in the stack)
nitro-run-picture-odds = track { $track } · blank { $blank } · rubble { $rubble }
nitro-run-picture-stability = Stability
nitro-run-picture-speed = Speed
nitro-run-picture-cart = In the cart
nitro-run-picture-passenger = passenger
nitro-run-picture-way = The way
nitro-run-picture-points =
    { $points ->
        [one] One point as it stands
       *[other] { $points } points as it stands
    }

# --- Impossible positions and component sets

nitro-run-fault-drawn = the drawn specs are not those that are missing from the stack.
nitro-run-fault-hex = hex { $hex } is there { $found } times.
nitro-run-fault-spec = spec { $spec } is where it cannot be.
nitro-run-fault-chasm = this is none of the four chasms.
nitro-run-fault-space = what is on { $space } cannot be there.
nitro-run-fault-schemers = the schemers cannot be where they are, or have too many actions.
nitro-run-fault-grunts = a grunt faces a color that its space does not have.
nitro-run-fault-nitro = there is too much nitro, or too little.
nitro-run-fault-decision = what is being decided does not fit the table.
nitro-run-fault-run = the cart does not fit the nitro that was brewed.
nitro-run-fault-way = the way of the cart is no way through the chasm.

bad-nitro-run-hexes = The box has { $stated } hexes, not { $found }.
bad-nitro-run-example = The rulebook’s example is missing: a { $shape } with stability { $stability } and speed { $speed }.
bad-nitro-run-figure = Hex { $hex }: “{ $field }” must be between { $least } and { $most }.
bad-nitro-run-production = The production card has between 1 and { $most } spaces to { $field }.
bad-nitro-run-kind = There must be { $expected } hexes of kind “{ $kind }”, not { $found }.
bad-nitro-run-shape = There must be { $expected } tracks of shape “{ $shape }”, not { $found }.
bad-nitro-run-without-numbers = About a quarter of the tracks have no numbers: { $least } to { $most }, not { $found }.
bad-nitro-run-straight = Hex { $hex }: a straight with numbers gains speed.
bad-nitro-run-curve = Hex { $hex }: a curve with numbers costs stability.
bad-nitro-run-waste-numbers = Hex { $hex }: only tracks have numbers.
bad-nitro-run-betrayed = Hex { $hex }: no track has that spec side, so it betrays what is behind it.
bad-nitro-run-safe-shape = Every { $shape } is a track; at least one must be a blank or rubble.
bad-nitro-run-sides = There are { $stated } sides of chasm cards, not { $found }.
bad-nitro-run-terrain = Side { $side }: “{ $terrain }” must be there { $least } to { $most } times, not { $found }.
bad-nitro-run-unprinted = Side { $side }: “{ $terrain }” is printed on no card.
bad-nitro-run-opening = Side { $side }: its opening must be open chasm.
bad-nitro-run-ways = The chasm “{ $chasm }” needs { $least } ways without tunnels, and has { $found }.
bad-nitro-run-shortest = The shortest way through the chasm “{ $chasm }” takes { $found } sections; it must take 6 or 7.
bad-nitro-run-tunnels = With tunnels the chasm “{ $chasm }” can be crossed with { $found } sections; it must take { $least }.

# What the coach measures

nitro-run-measure-laid = you lay { $figure ->
        [one] { $figure } section
       *[other] { $figure } sections
    } { $more ->
        [yes] more
       *[no] fewer
    } by tomorrow night
nitro-run-measure-produced = the line takes { $figure ->
        [one] { $figure } step
       *[other] { $figure } steps
    } { $more ->
        [yes] more
       *[no] fewer
    } by tomorrow night
nitro-run-measure-drafted = you draft { $figure ->
        [one] { $figure } spec
       *[other] { $figure } specs
    } { $more ->
        [yes] more
       *[no] fewer
    } by tomorrow night
nitro-run-measure-rubble = rubble falls { $figure ->
        [one] { $figure } time
       *[other] { $figure } times
    } { $more ->
        [yes] more
       *[no] fewer
    }
nitro-run-measure-nitro = the cart is loaded with { $figure ->
        [one] { $figure } bottle
       *[other] { $figure } bottles
    } { $more ->
        [yes] more
       *[no] fewer
    }
nitro-run-measure-work = { $figure ->
        [one] { $figure } action
       *[other] { $figure } actions
    } { $more ->
        [yes] more
       *[no] fewer
    } left to do for the track
nitro-run-measure-lacking = { $figure ->
        [one] { $figure } section
       *[other] { $figure } sections
    } { $more ->
        [yes] more
       *[no] fewer
    } still missing from the line
nitro-run-measure-run = the run begins in { $percent } out of a hundred weeks instead of { $otherwise }
nitro-run-expectation = Why so many points: in { $worlds ->
        [one] { $worlds } week
       *[other] { $worlds } weeks
    } that I played out, { $run }% came to a run, with { $nitro ->
        [one] { $nitro } bottle
       *[other] { $nitro } bottles
    } in the cart on average.
