"""What a game in the terminal is made of."""
