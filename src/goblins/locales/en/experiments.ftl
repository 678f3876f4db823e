# Experiments of the lab: plans, runs, reports.

cli-lab-help = Experiments: play a plan until it is sure, and report what came of it.
cli-lab-run-help = Play an experiment. Killed, it goes on where it was.
cli-lab-merge-help = Put the shards of one experiment together.
cli-lab-plan = The plan, a TOML file.
cli-lab-into = Keep the run in this folder; usually it is called like the plan.
cli-lab-engine = Who plays: threads for bots that follow a rule, processes for bots that think, or a Ray cluster. The results are the same.
cli-lab-workers = How many play at once; usually one per core.
cli-lab-address = The address of a Ray cluster; usually this machine is one.
cli-lab-shard = Play only every N-th batch, from the K-th on. All N shards together are the experiment.
cli-lab-dry-run = Play a few games and tell how long all of them would take.
cli-lab-merge-into = A new folder for the whole.
cli-lab-merge-shards = The folders of all shards.
cli-word-folder = FOLDER

lab-run-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} for each of { $arms ->
    [one] { $arms } arm
   *[other] { $arms } arms
}, kept in { $folder }.
lab-run-imprecise = The most games the plan allows were played; not every interval is as narrow as it asks.
lab-cost-arm = { $arm }: { $games } games at { $speed } a second and worker.
lab-cost = About { $time } with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, if all games are needed.
lab-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
lab-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lab-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}

bad-plan-toml = { $file } is no TOML file: { $problem }.
bad-plan-unknown = { $file }: there is no “{ $found }” in a plan. There are: { $known }.
bad-plan-unknown-near = { $file }: there is no “{ $found }” in a plan. Did you mean “{ $near }”?
bad-plan-missing = { $file } does not say “{ $field }”, which every plan must.
bad-plan-field = { $file }: “{ $field }” cannot have this value.
bad-plan-arms = Each arm of a plan needs a name of its own. These are: { $names }.
bad-plan-batch = A batch of { $found } games does not let everybody sit everywhere equally often: it must be a multiple of { $rotations }.
bad-plan-batches = { $games } games in batches of { $batch } are more than { $most } batches. Choose a larger batch.
bad-plan-clock = { $bot } looks at the clock, so it would not play the same again. Give it a number of iterations: { $counted }.
bad-plan-worth = { $game } has no choice “{ $found }” to weigh. It has: { $known }.
bad-plan-worth-near = { $game } has no choice “{ $found }” to weigh. Did you mean “{ $near }”?
bad-plan-worth-thinks = What a choice is worth is found with bots that follow a rule; in “{ $arm }” somebody thinks.
bad-plan-measure = { $game } has no measure “{ $found }”. It has: { $known }.
bad-plan-measure-near = { $game } has no measure “{ $found }”. Did you mean “{ $near }”?
bad-plan-unmeasured = The plan wants something of “{ $found }” but does not measure it.
bad-plan-arm = The plan has no arm “{ $found }”. It has: { $known }.
bad-plan-arm-near = The plan has no arm “{ $found }”. Did you mean “{ $near }”?
bad-lab-workers = Workers were lost { $losses } times in a row. Is there enough memory?
bad-lab-no-ray = Ray is not installed: pip install goblins[ray].
bad-lab-no-arrow = PyArrow is not installed: pip install goblins[lab].
bad-lab-ray-address = No Ray cluster answers at { $address }: { $problem }
bad-lab-engine = There is no engine “{ $found }”. There are: { $known }.
bad-lab-engine-near = There is no engine “{ $found }”. Did you mean “{ $near }”?
bad-lab-other = { $folder } holds another experiment, or another part of it. Choose another folder.
bad-lab-folder = { $folder } is not empty. Choose another folder.
bad-lab-shard = “{ $found }” is no shard. The second of four is 2/4.
bad-lab-other-shards = { $one } and { $other } are not shards of one experiment.
bad-lab-shards-missing = Not every shard is there exactly once. Look for: { $missing }.
bad-lab-foreign = { $file } holds no results of the lab.

lab-statistic-invasions = Invasions led
lab-statistic-invaded = Invasions suffered
lab-statistic-hideouts-built = Hideouts built
lab-statistic-hideouts-lost = Hideouts lost
lab-statistic-forts-built = Forts built
lab-statistic-forts-lost = Forts lost
lab-statistic-banner = Banner die
lab-statistic-hoozits = Hoozits die
lab-statistic-fights-scored = Points for fights won
lab-statistic-abilities = Abilities used
lab-statistic-sabotage = Sabotage
lab-statistic-duct-tape = Duct Tape
lab-statistic-crane = Crane
lab-statistic-goofs = Too few engines
lab-statistic-tiles = Tiles built
lab-statistic-tasks = Grunts sent to work
lab-statistic-teamwork = Work done together
lab-statistic-built = Sections laid
lab-statistic-goblins-home = Goblins who came home
lab-statistic-happy-home = Happy nitro brought home
lab-statistic-angry-home = Angry nitro brought home
lab-statistic-endings = How games end
lab-statistic-seats = Seats
lab-statistic-bots = Bots
lab-statistic-winning-points = The winner’s points
lab-statistic-decisions = Decisions in a game
lab-statistic-branching = Legal moves at a decision
lab-statistic-choices = Decisions with a choice
lab-statistic-leads = How often the lead changes
lab-statistic-luck = Luck and skill: the same deal, one seat further on
lab-statistic-discards = Agendas discarded
lab-statistic-targets = Side aimed at
lab-statistic-picks = Tactics card wanted
lab-statistic-deeds = What a seat does
lab-statistic-ride = Help during the ride

lab-value-invade = invade
lab-value-know-wots = invade with Know-wots
lab-value-build = build
lab-value-upgrade = make a Fort
lab-value-order = end the turn with an order
lab-value-hoozits = roll the Hoozits die
lab-value-plan = plan
lab-value-delegate = send a grunt
lab-value-team = team up
lab-value-demolish = blow something up
lab-value-move = move
lab-value-brake = brake
lab-value-lighten = lighten the cart
lab-value-otherwise = something else
lab-value-nitro = Nitro
lab-value-emergency = Emergency
lab-value-homing = Homing
lab-value-dynamite = Dynamite
lab-value-sabotage = Sabotage
lab-value-tape = Duct Tape
lab-value-crane = Crane
lab-value-unfinished = given up
lab-value-same-seat = the same seat won again: luck
lab-value-same-bot = the same bot won again: skill
