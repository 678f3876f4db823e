"""The scrapper: a quick heuristic per game, so that a person has somebody to play against at once."""
