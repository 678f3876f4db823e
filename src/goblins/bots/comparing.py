"""Two moves side by side: both are played on in the same worlds, and what they bring is measured.

A number alone teaches nobody. Each game says what can be measured in a line (`bots/<game>/measures.py`). What differs
surely between the two moves, and by enough to be worth a word, is the reason for the better one.
"""

from __future__ import annotations

import dataclasses
import math
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..kernel.chance import key_from_seed
from ..kernel.events import Log
from ..kernel.glimpse import Glimpse
from ..kernel.record import blank, copied
from .heuristics import FIGURES, VALUE, Measure
from .levels import COACH
from .search.budget import Budget, BudgetMeter
from .skills import heuristics_of

if TYPE_CHECKING:
    from ..kernel.compiler import Array
    from .search.engine import Engine

BATCH = 4  # worlds between two looks at the clock
FEWEST = 8  # worlds from which anything can be told
SURELY = 3.0  # standard errors: several things are measured at once
WORTH_A_WORD = 0.15  # of a piece or a point
WORTH_A_SHARE = 0.08  # of all lines


@dataclasses.dataclass(frozen=True)
class Difference:
    """How much of something each of two moves brings, and the standard error of the difference."""

    one: float
    other: float
    error: float = 0.0

    @property
    def size(self) -> float:
        return self.one - self.other

    @property
    def is_sure(self) -> bool:
        return abs(self.size) > SURELY * self.error

    @property
    def turned(self) -> Difference:
        return Difference(self.other, self.one, self.error)


Measured = tuple[Measure, Difference]


@dataclasses.dataclass(frozen=True)
class Comparison:
    """Of two moves, in so many worlds. `value` is None where nobody has played on."""

    worlds: int
    value: Difference | None
    measured: tuple[Measured, ...]

    @property
    def turned(self) -> Comparison:
        value = None if self.value is None else self.value.turned
        return Comparison(self.worlds, value, tuple((each, found.turned) for each, found in self.measured))

    def telling(self, good: bool) -> list[Measured]:
        """What surely speaks for the one move, or against it: what comes of it first, and the weightiest first."""
        found = [one for one in self.measured if _is_telling(*one) and (one[1].size * one[0].good > 0) == good]
        return sorted(found, key=lambda pair: (pair[0].at_once, -_weight(*pair)))


def _is_telling(measure: Measure, difference: Difference) -> bool:
    return difference.is_sure and abs(difference.size) >= (WORTH_A_SHARE if measure.is_share else WORTH_A_WORD)


def _weight(measure: Measure, difference: Difference) -> float:
    """A share of all lines counts as much as three pieces."""
    return abs(difference.size) * (3.0 if measure.is_share else 1.0)


def compare(engine: Engine, seen: Glimpse, one: int, other: int, budget: Budget, seed: int) -> Comparison:
    """Two moves; a few worlds are tried in any case."""
    return last_two(engine, seen, (one, other), budget, seed)[1]


def last_two(
    engine: Engine, seen: Glimpse, moves: Sequence[int], budget: Budget, seed: int
) -> tuple[tuple[int, int], Comparison]:
    """The moves meet in the same worlds, and the worse ones drop out: which two are left, in the order in which they
    came, and how they compare."""
    from .search.contest import left_at
    from .search.engine import SearchWorkspace

    workspace = SearchWorkspace(engine, dataclasses.replace(COACH, contest_size=len(moves), deepest=1), room=1)
    workspace.take_up(seen, key_from_seed(seed), room=1)
    meter, made, left = BudgetMeter(budget.iterations, time.monotonic() + budget.seconds), 0, list(moves)
    lines: dict[int, list[Array]] = {move: [] for move in moves}
    while meter.share(made) < 1.0 or len(lines[left[0]]) * BATCH < FEWEST:
        left = _best_of(left, lines, left_at(len(moves), meter.share(made)))
        figures = workspace.measure(np.array(left, np.int64), BATCH)
        for number, move in enumerate(left):
            lines[move].append(figures[:, number])
        made += BATCH * len(left)
    one, other = _best_of(left, lines, 2)
    pairs = np.stack([np.concatenate(lines[one]), np.concatenate(lines[other])], axis=1)
    measured = _differences(engine.heuristics.measures, pairs)
    return (one, other), Comparison(len(pairs), _difference(pairs[:, :, VALUE]), measured)


def _best_of(moves: list[int], lines: dict[int, list[Array]], count: int) -> list[int]:
    """So many moves whose lines were worth most, in the order in which they came."""
    if len(moves) <= count or not lines[moves[0]]:
        return moves
    worth = {move: float(np.concatenate(lines[move])[:, VALUE].mean()) for move in moves}
    best = sorted(moves, key=lambda move: -worth[move])[:count]
    return [move for move in moves if move in best]


def compare_at_once(seen: Glimpse, one: int, other: int) -> Comparison:
    """Without an engine: only what the moves bring at once, in a single world. So nothing is told of moves that leave
    something to chance."""
    heuristics = heuristics_of(seen.game)
    figures = np.zeros((2, FIGURES))
    for number, move in enumerate((one, other)):
        s, log = copied(seen.world), blank(Log)
        seen.game.apply(s, seen.kit, seen.seat, move, log)
        if heuristics.measure is None or log.draws:
            return Comparison(1, None, ())
        heuristics.measure(s, seen.kit, seen.seat, log, figures[number])
    found = zip(heuristics.measures, *figures.tolist())
    return Comparison(1, None, tuple((each, Difference(*pair)) for each, *pair in found if each.at_once))


def _differences(measures: tuple[Measure, ...], figures: Array) -> tuple[Measured, ...]:
    return tuple((measure, _difference(figures[:, :, number])) for number, measure in enumerate(measures))


def _difference(pairs: Array) -> Difference:
    """The mean of both, and the error of their difference: in the same worlds luck meets both alike."""
    one, other = pairs.mean(axis=0)
    error = float((pairs[:, 0] - pairs[:, 1]).std(ddof=1)) / math.sqrt(len(pairs))
    return Difference(float(one), float(other), error)
