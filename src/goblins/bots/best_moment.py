"""The coach on what was best for a seat in a game that is over: its luckiest dice, or its boldest stroke."""

from __future__ import annotations

import dataclasses
from fractions import Fraction
from typing import TYPE_CHECKING

from ..kernel.vocabulary import Event

if TYPE_CHECKING:
    from ..kernel.play import Play


@dataclasses.dataclass(frozen=True)
class BestMoment:
    number: int  # of the move in the game, from 0, that brought it
    events: tuple[Event, ...]  # what happened, for everybody to hear
    odds: Fraction | None = None  # of something as good, by the dice alone; None where that is not known


def best_moment(play: Play, seat: int) -> BestMoment | None:
    """None where nothing was good, or nobody has said what is good in the game."""
    from .skills import skills_of

    find = skills_of(play.game).best_moment
    return None if find is None else find(play, seat)
