# The run of the day: on the shelf, in the archive and at its end.

daily-title = Today’s Nitro Run
daily-chasm-narrow = The narrow chasm
daily-chasm-crooked = The crooked chasm
daily-chasm-yawning = The yawning chasm
daily-chasm-toothed = The toothed chasm
daily-best = Best so far: { $points }, by { $name }.
daily-nobody = Nobody has brought anything home yet.
daily-how = One run for everybody on this server. Your first attempt counts, without hints and helpers; after that, practise all you like.
daily-play = Light the fuse
daily-go-on = Back to your cart
daily-practise = Practise it again
daily-practise-day = Practise it
daily-you = that is you
daily-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
daily-on-day = day { $day }
daily-lost-exploded = BOOM
daily-lost-no-nitro = no nitro
daily-lost-overdue = too late
daily-lost-out-of-track = out of track
daily-own-counts =
    { $points ->
        [one] You brought home 1 point: rank { $rank }.
       *[other] You brought home { $points } points: rank { $rank }.
    }
daily-own-lost = You brought home nothing ({ $how }): rank { $rank }.
daily-own-playing = Your first attempt is still under way.
daily-own-late = Your cart came in after the day was closed. It does not count.
daily-own-helped = A bot had its paws in your run. It does not count.
daily-own-abandoned = You left your first attempt in the chasm. It does not count.
daily-yesterday-own =
    { $points ->
        [0] Yesterday it went boom.
        [one] Yesterday you scored 1 point.
       *[other] Yesterday you scored { $points } points.
    }
daily-streak =
    { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row. The War Boss pretends not to notice.
    }
daily-table = Brought home today
daily-brought-home = Brought home
daily-started =
    { $started ->
        [0] nobody has begun
        [one] 1 overseer has begun
       *[other] { $started } overseers have begun
    }
daily-whole-table = The whole table
daily-archive = All days
daily-archive-text = Every day had its chasm. Look who came through, and try it yourself: it counts no more, but it still explodes.
daily-earlier = Earlier days
daily-nobody-came = nobody came through
daily-day-best = best: { $points }
daily-day-own = you: { $points }
daily-yesterday-best = Yesterday’s best line
daily-best-line = Watch the best line
daily-day-open = Today’s run. The day ends at midnight in Greenwich; whoever has begun by then has two hours to arrive.
daily-day-closing = The day is over. A few carts are still on their way; the table closes at two in the morning, Greenwich time.
daily-day-over = This day is over. Its shuffle is no secret any more: practise it, or watch how the best one did it.
daily-fair = No tricks
daily-commitment-text = The shuffle of the day was fixed before anybody began. This is its seal; when the day is over, the shuffle itself is shown here, and everybody can check the one against the other.
daily-seed-text = This seed dealt the day to everybody. In a terminal it deals the same run again.
daily-end = The run of the day
daily-was-practice = This was practice: only a first attempt counts.
daily-line = A line to share
daily-copy = Copy the line
daily-copied = Copied. Go and boast.
daily-save = Save the picture
daily-share = Share
daily-picture-day = day { $day }
daily-own-runs = Your own runs
daily-runs =
    { $runs ->
        [one] 1 run · best { $best } · mean { $mean }
       *[other] { $runs } runs · best { $best } · mean { $mean }
    }
daily-runs-none = Not a single plank laid so far.
daily-runs-last = The last ten, the newest last
