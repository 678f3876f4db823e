"""What the search cannot know in general: for each game, which moves look good, how play goes on behind the tree, and
what a position is worth where that is broken off. Everything here is small and measured (docs/ladder.md).

A game without habits of its own is searched all the same: see `plain`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from importlib import import_module
from typing import Annotated, Any

from ...kernel.chance import MAX_SEATS
from ...kernel.game import Game
from ...kernel.glimpse import Glimpse
from ...kernel.offers import MOST_OFFERS
from ...kernel.record import Int32, Int64, record
from ...kernel.words import Sentence
from ..search.temper import EVERYWHERE

FOLDERS = {"goblins-inc": "goblins_inc", "goblin-warlord": "goblin_warlord", "nitro-run": "nitro_run"}


@record
class Weights:
    """How promising each offered move looks; only their order matters."""

    weight: Annotated[list[Int64], MOST_OFFERS]


@record
class Appraisal:
    """What each seat's position is worth, in hundredths of the game's own measure."""

    worth: Annotated[list[Int32], MAX_SEATS]


@dataclasses.dataclass(frozen=True)
class Habits:
    """Of one game; the functions are rules."""

    weigh: Callable[..., None] | None  # (s, kit, seat, offers, coin, weights); None: whatever `choose` likes, first
    choose: Callable[..., int]  # (s, kit, seat, offers, coin) -> move, behind the tree
    epoch: Callable[..., int]  # (s): play is broken off when it has grown by `patience`
    appraise: Callable[..., None] | None  # (s, kit, appraisal); None: by points as they stand
    patience: int
    spread: int  # so much more worth makes victory e times as likely
    boldness: Callable[..., int] | None = None  # (kit, move): above 0 for a bold move, below for a quiet one
    remark: Callable[[Glimpse, int], list[Sentence]] | None = (
        None  # (seen, move): what a coach must not keep to itself
    )
    field: int = 0  # these three as in a temper (`search/temper.py`)
    greed: float = 0.0
    deepest: int = EVERYWHERE

    @property
    def rules(self) -> list[Callable[..., Any]]:
        return [each for each in (self.weigh, self.choose, self.epoch, self.appraise) if each]


def habits_of(game: Game) -> Habits:
    if game.id in FOLDERS:
        habits: Habits = import_module(f"{__name__}.{FOLDERS[game.id]}").HABITS
        return habits
    from .plain import plain_habits

    return plain_habits(game)
