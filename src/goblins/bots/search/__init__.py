"""One search for all games: information-set Monte Carlo tree search, compiled."""
