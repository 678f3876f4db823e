# The run of the day, as Nitro Run tells it.

nitro-run-daily-title = Today’s Nitro Run
nitro-run-daily-chasm-narrow = The narrow chasm
nitro-run-daily-chasm-crooked = The crooked chasm
nitro-run-daily-chasm-yawning = The yawning chasm
nitro-run-daily-chasm-toothed = The toothed chasm
nitro-run-daily-play = Light the fuse
nitro-run-daily-go-on = Back to your cart
nitro-run-daily-lost-exploded = BOOM
nitro-run-daily-lost-no-nitro = no bottles
nitro-run-daily-lost-overdue = too late
nitro-run-daily-lost-out-of-track = out of track
nitro-run-daily-own-counts =
    { $points ->
        [one] You brought home 1 point: rank { $rank }.
       *[other] You brought home { $points } points: rank { $rank }.
    }
nitro-run-daily-own-lost = You brought home nothing ({ $how }): rank { $rank }.
nitro-run-daily-own-playing = Your first attempt is still under way.
nitro-run-daily-own-helped = A bot had its paws in your run. It does not count.
nitro-run-daily-own-late = Your cart came in after the day was closed. It does not count.
nitro-run-daily-own-abandoned = You left your first attempt in the chasm. It does not count.
nitro-run-daily-yesterday-own =
    { $points ->
        [0] Yesterday it went boom.
        [one] Yesterday you scored 1 point.
       *[other] Yesterday you scored { $points } points.
    }
nitro-run-daily-streak =
    { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row. The War Boss pretends not to notice.
    }
nitro-run-daily-started =
    { $started ->
        [0] nobody has begun
        [one] 1 overseer has begun
       *[other] { $started } overseers have begun
    }
nitro-run-daily-archive-text = Every day had its chasm. See who came through, and try it yourself: it no longer counts, but it still explodes.
nitro-run-daily-day-open = Today’s run. The day ends at midnight in Greenwich; whoever has begun by then has two hours to arrive.
nitro-run-daily-day-over = This day is over and its shuffle is no secret any more: practice it, or watch how the best one did it.
nitro-run-daily-day-closing = The day is over. A few carts are still on their way; the table closes at two in the morning, Greenwich time.
nitro-run-daily-picture-day = day { $day }
nitro-run-daily-own-runs = Your own runs
nitro-run-daily-runs =
    { $runs ->
        [one] 1 run · best { $best } · mean { $mean }
       *[other] { $runs } runs · best { $best } · mean { $mean }
    }
nitro-run-daily-runs-none = Not a single plank laid so far.
nitro-run-daily-runs-last = The last ten, the newest last
