# Why a move is advised.

coach-only-move = There is nothing else to do.
coach-only-sensible = Nothing else makes sense here.
coach-wins = It wins soon in { $percent } out of a hundred games.
coach-prevents = It keeps the others from winning soon: they still do in { $percent } out of a hundred games, otherwise in { $otherwise }.
coach-clear = Everything else is clearly worse.
coach-ahead = It is somewhat better than the next best.
coach-close = The next best is hardly worse.
coach-mix = The others choose at the same time: do not always choose the same.
coach-arrives = The cart arrives in { $percent } out of a hundred runs.
coach-compared = Compared with “{ $other }”: { $gains }.
coach-compared-but = Compared with “{ $other }”: { $gains }; but { $risks }.
coach-compared-only-but = Compared with “{ $other }” it falls short: { $risks }.
coach-and = { $one }, and { $two }
coach-same = “{ $other }” comes to the same: I looked at { $worlds ->
        [one] { $worlds } game
       *[other] { $worlds } games
    } and found no sure difference.
coach-quick = The Scrapper would rather do this than “{ $other }”.
coach-same-exactly = “{ $other }” is worth exactly as much.
coach-gain-chance = you win { $percent } out of a hundred games instead of { $otherwise }
coach-gain-likely = the better chances, as far as I can see
coach-risk-likely = somewhat worse chances, as far as I can see
coach-gain-points = { $figure ->
        [one] { $figure } point
       *[other] { $figure } points
    } { $more ->
        [yes] more
       *[no] fewer
    }
coach-gain-arrival = the cart arrives in { $percent } out of a hundred runs instead of { $otherwise }

bad-coach-not-ready = The coach is still sharpening its pencil. Ask again in a minute or two.
bad-coach-no-choice = There was nothing to choose from this seat.
