"""A match from the first card to the fourth Fort: two scrappers, and what one of them saw."""

import goblins

match = goblins.new("goblin-warlord", seats=2, seed=7)
while match.deciders:
    seat = match.deciders[0]
    match.play(seat, match.bot_move(seat, "scrapper", seed=len(match.true.made)))

print(*match.log("red")[-5:], sep="\n")
print(match.verdict())
