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

lab-aspect-share = share
lab-aspect-won = share of games that its seat won
lab-aspect-mean = on average
lab-aspect-each = times in a game
lab-aspect-brought = points in a game
lab-aspect-worth = victories more than what else could be chosen
lab-aspect-worth-points = points more than what else could be chosen
lab-percent = { $number }%
lab-in-percent = in percent
lab-from-to = { $low } to { $high }
lab-times = { $ratio } ×
lab-head-arm = arm
lab-head-value = what
lab-head-mean = mean
lab-head-interval = interval
lab-all-values = all together
lab-left-out = Between these lie { $values ->
    [one] { $values } more, which results.parquet holds.
   *[other] { $values } more, which results.parquet holds.
}
lab-of-arm = { $arm }: { $sentence }
lab-held-one = { $figure }: { $mean } ({ $interval }).
lab-held-several = { $figure }: from { $least }, { $least-mean } ({ $least-interval }), to { $most }, { $most-mean } ({ $most-interval }).
lab-target = { $verdict } · wanted: { $wanted }
lab-target-met = met
lab-target-missed = missed
lab-target-open = cannot tell yet
lab-wanted-between = { $low } to { $high }
lab-wanted-least = at least { $low }
lab-wanted-most = at most { $high }
lab-wanted-ratio = the largest at most { $ratio } × the smallest
lab-first-player-ahead = The first player is ahead: { $mean } of the games won ({ $interval }), where an even share is { $even }.
lab-first-player-behind = The first player is behind: { $mean } of the games won ({ $interval }), where an even share is { $even }.
lab-first-player-even = Whether the first player is ahead cannot be told: { $mean } of the games won ({ $interval }), where an even share is { $even }.
lab-luck = Where a deal was played again with everybody one seat further on, the same seat won again in { $seat } ({ $seat-interval }), the same bot in { $bot } ({ $bot-interval }).
lab-worth-most = { $choice }: { $value } is worth most, { $mean } ({ $interval }).
lab-worth-least = { $choice }: { $value } is worth least, { $mean } ({ $interval }).
lab-worth-open = { $choice }: which is worth most cannot be told yet.
lab-report-head = { $games ->
    [one] { $games } game
   *[other] { $games } games
} for each of { $arms ->
    [one] { $arms } arm
   *[other] { $arms } arms
} · bots: { $bots } · every interval is 95%
lab-report-stamp = { $met } of { $targets ->
    [one] { $targets } target met
   *[other] { $targets } targets met
}
lab-report-targets = Targets
lab-report-findings = What the games say
lab-report-differences = What differs
lab-differences = { $found ->
    [0] Nothing differs surely
    [one] { $found } figure differs surely
   *[other] { $found } figures differ surely
} of { $compared } compared (Benjamini-Hochberg: of those shown, 5% are luck at most).
lab-difference-figure = figure
lab-difference-one = before
lab-difference-other = now
lab-difference-size = difference
lab-difference-interval = interval
lab-report-how = Play it again
lab-report-again = Seed { $seed }, { $rounds ->
    [one] { $rounds } batch
   *[other] { $rounds } batches
} of { $batch } games for each arm, goblins { $version }, rules { $rules }, sets: { $sets }. This file needs nothing else: no network, no fonts, no scripts; the figures behind every drawing are in its tables.
lab-report-written = The report is in { $file }.
cli-lab-report-help = Report what came of a run: an HTML file that needs nothing else, and a summary.
cli-lab-report-run = The folder of a run.
cli-lab-report-against = Show what surely differs from this other run.
cli-lab-report-arms = Show what surely differs between the arms.
cli-lab-report-html = Write the report into this file; usually it lies in the folder of the run.
cli-lab-report-markdown = Write a summary in Markdown into this file too.
bad-lab-unfinished = { $folder } holds no finished run.
bad-lab-against = A run of { $one } cannot be compared with one of { $other }.
