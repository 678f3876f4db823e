"""What bots know of one game, behind one object. All of it lives in `bots/<game>/`, in a folder named like the
game's own; a game without such a folder is played and searched all the same."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..kernel.game import Game
from ..kernel.glimpse import Glimpse
from ..kernel.quick import choose_at_random
from ..kernel.rule import rule
from .heuristics import Heuristics
from .search.thinking import Thinking

GAMES = Path(__file__).parents[1] / "games"
Chooser = Callable[..., int]  # a rule (s, kit, seat, offers, coin) -> move


@dataclasses.dataclass(frozen=True)
class Skills:
    scrapper: Chooser | None = None  # plays sensibly, at once
    planners: Mapping[str, Chooser] = dataclasses.field(default_factory=dict)  # bots of this game alone, by name
    heuristics: Heuristics | None = None  # for the search
    solve: Callable[[Glimpse], Thinking | None] | None = None  # exactly, where that is possible; None elsewhere


def skills_of(game: Game) -> Skills:
    return Skills() if game.folder is None else _skills_in(game.folder)


@cache
def _skills_in(folder: Path) -> Skills:
    """Of the game whose folder this is."""
    package = f"{__package__}.{folder.name}"
    if folder.parent != GAMES or find_spec(package) is None:
        return Skills()
    skills: Skills = import_module(package).SKILLS
    return skills


def heuristics_of(game: Game) -> Heuristics:
    """Those of the game, or else: its scrapper plays on to the end, or chance where there is none."""
    skills = skills_of(game)
    return skills.heuristics or Heuristics(
        weigh=None,
        choose=skills.scrapper or choose_at_random,
        epoch=timeless,
        appraise=None,
        patience=1,
        spread=500,
    )


def solved(seen: Glimpse) -> Thinking | None:
    """The exact worth of everything the seat can do, or None where only a search helps. Where a game can be worked
    out to its end nobody searches: bots, hints and the coach all take what is exact."""
    solve = skills_of(seen.game).solve
    return None if solve is None else solve(seen)


@rule
def timeless(s: Any) -> int:
    """Play is never broken off."""
    return 0
