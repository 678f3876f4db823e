"""Where a game can be worked out to its end nobody searches: bots, hints and the coach all take what is exact."""

from __future__ import annotations

from importlib import import_module

from ..kernel.glimpse import Glimpse
from .search.thinking import Thinking

SOLVERS = {"nitro-run": "odds"}


def worked_out(seen: Glimpse) -> Thinking | None:
    """The exact worth of everything the seat can do, or None where only a search helps."""
    if seen.game.id not in SOLVERS:
        return None
    found: Thinking | None = import_module(f".{SOLVERS[seen.game.id]}", __package__).worked_out(seen)
    return found
