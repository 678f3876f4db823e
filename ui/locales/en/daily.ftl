# The run of the day: on the shelf, in the archive and at its end.

daily-best = Best so far: { $points }, by { $name }.
daily-nobody = Nobody has brought anything home yet.
daily-how = One run for everybody on this server. Your first attempt counts, without hints and helpers; after that, practice all you like.
daily-practise = Practice it again
daily-practise-day = Practice it
daily-you = that is you
daily-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
daily-on-day = day { $day }
daily-table = Brought home today
daily-brought-home = Brought home
daily-whole-table = The whole table
daily-archive = All days
daily-earlier = Earlier days
daily-nobody-came = nobody came through
daily-day-best = best: { $points }
daily-day-own = you: { $points }
daily-yesterday-best = Yesterday’s best line
daily-best-line = Watch the best line
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
