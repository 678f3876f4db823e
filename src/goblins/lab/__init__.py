"""The lab: what comes of thousands of games, and how fast they are played."""
