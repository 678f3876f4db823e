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
lab-interval = { $times } ({ $percent } %, 95 % interval { $low }–{ $high } %)
lab-part = { $times } ({ $percent } %)
lab-decisions = Decisions per game
lab-range = { $mean } on average, { $least } to { $most }

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
bench-not-measured = not measured
bench-seconds = { $seconds } s

bad-games = At least one game must be played, not { $found }.
bad-threads = At least one thread is needed, not { $found }.
bad-bots = { $found } bots are too many for { $seats } seats.
