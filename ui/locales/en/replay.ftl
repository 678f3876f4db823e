# Watching a game that is over.

replay-kept = a kept game
replay-step = Step { $step } of { $length }
replay-start = The table is laid out.
replay-quiet = Nothing that everybody can see.
replay-seen-by = Seen by
replay-everything = Everything
replay-public = A spectator
replay-open-text = The game is over: you may look over every shoulder.
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Let it run
replay-pause = Stop
replay-decision-back = Decision before
replay-decision-next = Next decision
replay-scrub = Step
replay-speed = Speed
replay-speed-times = ×{ $speed }
replay-play-on = Play on from here
replay-play-on-text = The table as it stood at step { $step }, against bots. The dice are rolled afresh.
replay-play-on-seat = You play
replay-play-on-bot = Against
replay-play-on-go = Sit down
replay-over-here = The game was over here. Go a step back to play on.
replay-file = Keep it
replay-export = Save as a file
replay-fair = Was it all fair?
replay-fair-text = Before the game the server locked a secret away and showed its seal. Now the secret is open, and your browser can check the sums.
replay-fair-check = Check it
replay-fair-promise = The secret is the one that was sealed before the game.
replay-fair-promise-wrong = The secret does not fit the seal: somebody has swapped it.
replay-fair-key = { $salts ->
    [0] The key of all dice and cards comes from that secret alone; nobody added luck.
    [one] The key of all dice and cards comes from that secret and 1 pinch of luck.
   *[other] The key of all dice and cards comes from that secret and { $salts } pinches of luck.
}
replay-fair-key-wrong = The key of chance does not come from the secret and the players’ luck.
replay-fair-moves = { $moves ->
    [one] The server has played the 1 move again: every card and die fell the same way.
   *[other] The server has played all { $moves } moves again: every card and die fell the same way.
}
replay-fair-moves-wrong = Played again, the game goes another way: { $problem }
replay-fair-unable = This page came without https, so your browser will not do the sums for us. Save the game and check it with “goblins verify”.
replay-fair-none = This file keeps no seal: it was not played at a table.
replay-fair-right = Fair and square. Blame the goblins.
replay-fair-wrong = Something is not right with this game.
replay-fair-sums = The sums
