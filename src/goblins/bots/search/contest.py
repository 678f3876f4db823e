"""A contest of moves: all are tried in the same worlds, and the worse ones drop out.

What comes of a move is mostly luck, so that moves which differ little cannot be told apart where each has luck of its
own. In the same worlds luck meets them all alike. Half of the moves drop out after equal shares of the time
(sequential halving), whether that is counted or read off a clock. When one move is better beyond any doubt, the
contest ends.
"""

from __future__ import annotations

import math
from typing import Any

from ...kernel.compiler import Array
from .budget import BudgetMeter
from .engine import SearchWorkspace

LAST = 2  # moves that compete to the end
LOOK_EVERY = 32  # batches until it is asked whether all is decided
BEYOND_DOUBT = 6.0  # standard errors, taken as if each move had luck of its own: in truth they are smaller


def compete(workspace: SearchWorkspace, meter: BudgetMeter) -> int:
    """Returns how many iterations were made: in whole worlds, so that all who are left were tried equally often."""
    contestants = workspace.open_contest()
    entrants = made = len(contestants)
    share, batches = meter.report(made), 0
    while share < 1.0 and len(contestants) <= meter.left(made):
        contestants = workspace.best_of(contestants, left_at(entrants, share))
        worlds = max(1, meter.next_batch(made) // len(contestants))
        workspace.compare(contestants, worlds)
        made += worlds * len(contestants)
        share, batches = meter.report(made), batches + 1
        if batches % LOOK_EVERY == 0 and is_decided(workspace, contestants):
            break
    return made


def is_decided(workspace: SearchWorkspace, contestants: Array) -> bool:
    """Is one of those who are left better than the others, or are they all surely worth the same? Where a move is to
    be judged, it is asked how much."""
    if workspace.judges():
        return False
    left = set(contestants.tolist())
    best, *others = sorted(
        (_standing(edge) for edge in workspace.root_edges() if int(edge["move"]) in left), reverse=True
    )
    return all(best[0] - mean >= BEYOND_DOUBT * math.sqrt(best[1] + variance) for mean, variance in others)


def _standing(edge: Any) -> tuple[float, float]:
    """What a move is worth on average, and the variance of that."""
    visits = int(edge["visits"])
    mean = float(edge["total"]) / visits
    return mean, max(0.0, float(edge["squares"]) / visits - mean * mean) / visits


def left_at(entrants: int, share: float) -> int:
    """How many are left after so much of the time."""
    return max(LAST, math.ceil(math.pow(entrants, 1.0 - share)))
