"""A bot that sits down at a table over the network:

    goblins join http://localhost:8000/join/TOKEN --bot examples/bot.py

It is asked for one of its moves, and knows what its seat may know: the view, and the events it has heard of.
"""

from __future__ import annotations

import random
from typing import Any


class Bot:
    def __init__(self) -> None:
        self.heard = 0  # how much has happened

    def hear(self, events: list[dict[str, Any]]) -> None:
        """What has happened since the last time; a bot may do without this."""
        self.heard += len(events)

    def choose(self, view: Any, moves: list[dict[str, Any]]) -> dict[str, Any]:
        """One of the moves: an invasion or something to build where there is one, otherwise whatever comes."""
        bold = [move for move in moves if move["move"] in ("invade", "build", "upgrade", "ride")]
        return random.choice(bold or moves)
