"""Goblin board games: each rule written once, for people, bots and billions of simulations.

`goblins.new` lays out a table, `goblins.load` a position, `goblins.replay` a journal; each gives a `Match`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .kernel.errors import BadInput
    from .kernel.reasons import Refused
    from .match import Match, load, new, open_file, replay

__version__ = "0.1.0"
__all__ = ["BadInput", "Match", "Refused", "load", "new", "open_file", "replay"]


def __getattr__(name: str) -> Any:
    """Import on first use, so that `import goblins` costs nothing."""
    if name in ("Match", "load", "new", "open_file", "replay"):
        from . import match

        return getattr(match, name)
    if name == "BadInput":
        from .kernel.errors import BadInput

        return BadInput
    if name == "Refused":
        from .kernel.reasons import Refused

        return Refused
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
