"""What every game shares. Nothing in here knows any game."""
