# The ladder: bots play each other, and what they are worth is measured.

lab-ladder-title = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
lab-ladder-fixture = { $alone } against { $others }
lab-ladder-share = { $percent }% (95% interval { $low }–{ $high }%) of { $games ->
    [one] one game
   *[other] { $games } games
}
lab-ladder-games = { $games ->
    [one] one game
   *[other] { $games } games
}
lab-ladder-margin = { $mean } points ahead ({ $low } to { $high })
lab-ladder-points = { $mean } points ({ $low } to { $high })
lab-ladder-pace = { $bot } { $milliseconds } ms a decision
lab-ladder-ratings = Ratings
lab-ladder-rating = { $mean } ± { $reach }

cli-word-share = SHARE
cli-ladder-help = Let bots play each other, and rate them.
cli-ladder-bots = Who climbs, at least two. “schemer:400” thinks for 400 iterations whatever the clock says; “search:N” and “flat:N” are for experiments.
cli-ladder-games = How many games each pair plays at most.
cli-ladder-mark = The share of victories to test for, such as 0.75; usually the even share.
cli-ladder-to-the-end = Play all games, even when the sequential test already knows.
cli-ladder-keep = Keep played games in this file, and go on from there next time.
cli-ladder-plot = Draw the ladder into this SVG file.
cli-ladder-workers = How many processes play at once.

bad-ladder-bots = A ladder needs at least two different bots.
bad-ladder-mark = The mark is a share between 0 and 1, not { $found }.
bad-ladder-other = { $file } keeps games that were played under other conditions. Choose another file.
