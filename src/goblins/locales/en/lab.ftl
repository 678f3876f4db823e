# Simulations and measurements.

lab-game = Game
lab-seats = Seats
lab-bots = Line-up
lab-options = Options
lab-components = Component set
lab-seed = Seed
lab-games = Games
lab-number = { $number }
lab-decided = Decided
lab-drawn = Drawn
lab-ending = Ended by “{ $ending }”
lab-wins-of-seat = Won by { $seat }
lab-wins-of-bot = Won by { $bot }
lab-points-of-bot = Mean points of { $bot }
lab-interval = { $times } ({ $percent }%, 95% interval { $low }–{ $high }%)
lab-part = { $times } ({ $percent }%)
lab-decisions = Decisions per game
lab-range = { $mean } on average, { $least } to { $most }
lab-value = { $statistic }: { $value }
lab-per-game = { $times } ({ $each } per game)
lab-with-mean = { $figures }; { $mean } on average
lab-with-wins = { $figures }; won in { $percent }%
lab-edge = { $statistic }: edge over an average seat
lab-edge-interval = { $edge } percentage points (95% interval { $low } to { $high })
lab-unfinished = Given up, without an end
lab-checked = Played again, move by move
lab-checked-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $faults ->
        [0] no faults
        [one] { $faults } fault
       *[other] { $faults } faults
    }
lab-fault =
    Game { $game } after { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
lab-fault-endless = it does not end.
lab-fault-refused = a bot chose “{ $move }”, which is refused.
lab-fault-outcome = compiled, it ended otherwise.

# What the games count, and values that have no name of their own in their game.
lab-statistic-first-player = First player
lab-statistic-turns = Turns
lab-statistic-orders = Orders given
lab-statistic-attacks = Attack dice that counted
lab-statistic-fights = Fights, and their last fight round
lab-statistic-fights-won = Fights won by team
lab-statistic-agendas = Agendas scored
lab-statistic-bets = Bets scored
lab-statistic-days = Days begun
lab-statistic-points = Points brought home
lab-statistic-loads = Nitro loaded
lab-statistic-demolished = Blown up
lab-statistic-reliefs = Taken behind tunnels
lab-statistic-jumps = Jumped with nitro
lab-value-disabled = a robot disabled
lab-value-rounds = all rounds fought
lab-group-defensive = all defensive
lab-group-destructive = all destructive

bench-import = import goblins
bench-goblins-games = goblins games
bench-number = { $number }
bench-interpreted = Decisions per second, interpreted
bench-compiled = Decisions per second, compiled, one core
bench-two-threads = Decisions per second, compiled, two threads
bench-scaling = Two threads against one
bench-games-per-second = Games per second, compiled
bench-decisions-per-game = Decisions per game
bench-clone = Clone of a state, nanoseconds
bench-state-bytes = Size of a state, bytes
bench-cold-start = First game compiled from nothing
bench-warm-start = First game with a warm cache
bench-answer-p99 = Answer to a move, milliseconds, 99th percentile
bench-answer-max = Answer to a move, milliseconds, the slowest
bench-not-measured = not measured
bench-seconds = { $seconds } s

bad-games = At least one game must be played, not { $found }.
bad-threads = At least one thread is needed, not { $found }.
bad-bots = { $found } bots are too many for { $seats } seats.
bad-check = One game in a number of them can be checked, 1 or more, not { $found }.
cli-simulate-check = Play one game in so many again, move by move, and look for broken rules.
