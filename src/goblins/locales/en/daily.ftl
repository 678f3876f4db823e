# The run of the day: why something cannot be done.

bad-daily-date = “{ $found }” is no date; write it like 2026-11-15.
bad-daily-none = No game here has a run of the day. Nitro Run has one where it is installed.
bad-daily-future = The chasm of { $date } has not been dug yet. Come back that day.
bad-daily-too-old = Nobody kept the runs before { $first }.
bad-daily-closing = That day is over, and a few carts are still on their way. Its run can be practiced from two in the morning, Greenwich time.
bad-daily-not-over = The best line is shown once the day is over and the last carts are in.
bad-daily-no-best = Nobody brought anything home that day, so there is no line to watch.
