"""A contest of moves: all are tried in the same worlds, and the worse ones drop out.

What comes of a move is mostly luck, so that moves which differ little cannot be told apart where each has luck of its
own. In the same worlds luck meets them all alike. The field halves after equal shares of the time (sequential
halving), whether that is counted or read off a clock.
"""

from __future__ import annotations

import math

from .budget import Errand
from .engine import Desk

LAST = 2  # moves that compete to the end


def compete(desk: Desk, errand: Errand) -> int:
    """Returns how many iterations were made: in whole worlds, so that all who are left were tried equally often."""
    field = desk.open_field()
    entrants = made = len(field)
    share = errand.report(made)
    while share < 1.0 and 1 < len(field) <= errand.left(made):
        field = desk.best_of(field, left_at(entrants, share))
        worlds = max(1, errand.next_batch(made) // len(field))
        desk.compare(field, worlds)
        made += worlds * len(field)
        share = errand.report(made)
    return made


def left_at(entrants: int, share: float) -> int:
    """How many are left after so much of the time."""
    return max(LAST, math.ceil(math.pow(entrants, 1.0 - share)))
