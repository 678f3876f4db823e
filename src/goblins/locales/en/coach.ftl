# Why a move is advised.

coach-only-move = There is nothing else to do.
coach-only-sensible = Nothing else makes sense here.
coach-wins = It wins soon in { $percent } of a hundred games.
coach-prevents = It keeps the others from winning soon: they still do in { $percent } of a hundred games, otherwise in { $otherwise }.
coach-clear = Everything else is clearly worse.
coach-ahead = It is somewhat better than the next best.
coach-close = The next best is hardly worse.
coach-mix = The others choose at the same time: do not always choose the same.
coach-arrives = The cart arrives in { $percent } of a hundred runs.

bad-coach-not-ready = The coach is still sharpening its pencil. Ask again in a minute or two.
bad-coach-no-choice = There was nothing to choose from this seat.
