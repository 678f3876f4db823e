"""Legal moves of a game that does not list them itself: every move that is not refused."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

from .offers import offer_if
from .rule import rule
from .vocabulary import Move, Vocabulary

MOST_TRIED = 4096  # moves; where there are more, a game had better list the few that are legal


def lister_of(moves: Vocabulary[Move], refusal: Callable[..., int]) -> Callable[..., None]:
    """A rule that tries all moves there are. Raises TypeError if they are too many, or cannot be counted through."""
    lines = ["def legal_moves(s, kit, seat, out):"]
    for cls in moves.types.values():
        if hasattr(cls, "__post_init__") or any(hasattr(kind, "codes") for kind in cls.kinds.values()):
            raise TypeError(f"{cls.__name__} has fields that do not go together: the game needs `legal_moves`")
        indent = "    "
        for name, kind in cls.kinds.items():
            lines.append(f"{indent}for {name} in range({kind.values}):")
            indent += "    "
        fields = [f"{name} << {moves.offsets[name][0]}" for name in cls.kinds]
        lines.append(f"{indent}move = {' | '.join([str(cls.code), *fields])}")
        lines.append(f"{indent}offer_if(out, refusal(s, kit, seat, move) == 0, move)")
    tried = sum(math.prod(kind.values for kind in cls.kinds.values()) for cls in moves.types.values())
    if tried > MOST_TRIED:
        raise TypeError(f"there are {tried} moves, too many to try them all: the game needs `legal_moves`")
    scope: dict[str, Any] = {"offer_if": offer_if, "refusal": refusal}
    exec(compile("\n".join(lines), __file__, "exec"), scope)
    return rule(_named(scope["legal_moves"], f"legal_moves_by_{refusal.__module__}_{refusal.__qualname__}"))


def _named(made: Callable[..., None], name: str) -> Callable[..., None]:
    """Gives the function a name of its own in this module: the compiler's cache finds it again by that name."""
    name = re.sub(r"\W", "_", name)
    while name in globals():
        name += "_again"
    made.__module__, made.__name__, made.__qualname__ = __name__, name, name
    globals()[name] = made
    return made
