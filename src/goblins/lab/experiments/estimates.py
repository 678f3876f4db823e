"""How sure a figure is. Batches are independent of each other, games within them are not always: deals are played by
several line-ups. So a figure's interval comes from how much it differs from batch to batch (batch means of a ratio).
"""

from __future__ import annotations

import dataclasses
import math

from ..proportions import student_95, wilson
from .figures import SHARES, Path

FEWEST_BATCHES = 20  # before which no precision is believed


@dataclasses.dataclass(frozen=True)
class Estimate:
    """With its 95 % interval."""

    mean: float
    low: float
    high: float
    chances: int
    batches: int

    @property
    def width(self) -> float:
        return self.high - self.low


@dataclasses.dataclass
class Spread:
    """Sums over batches: exact, so that the order in which batches come in does not matter."""

    batches: int = 0
    chances: int = 0
    total: int = 0
    squares: int = 0  # of totals
    products: int = 0  # of totals and chances
    chances_squared: int = 0

    def add(self, chances: int, total: int) -> None:
        if chances == 0:
            return
        self.batches += 1
        self.chances += chances
        self.total += total
        self.squares += total * total
        self.products += total * chances
        self.chances_squared += chances * chances

    def estimate(self, path: Path) -> Estimate | None:
        """None where it never had a chance."""
        if self.chances == 0:
            return None
        mean = self.total / self.chances
        low, high = self._interval(mean, path.aspect in SHARES)
        return Estimate(mean, low, high, self.chances, self.batches)

    def _interval(self, mean: float, is_share: bool) -> tuple[float, float]:
        error = self.error
        if is_share and (error == 0 or self.batches < 2):
            return wilson(self.total, self.chances)
        if self.batches < 2:
            return -math.inf, math.inf
        reach = student_95(self.batches - 1) * error
        low, high = mean - reach, mean + reach
        return (max(0.0, low), min(1.0, high)) if is_share else (low, high)

    @property
    def error(self) -> float:
        """The standard error of total over chances."""
        if self.batches < 2:
            return math.inf
        # In whole numbers until the last division: large sums that nearly cancel out lose nothing.
        total, chances = self.total, self.chances
        rest = self.squares * chances**2 - 2 * total * chances * self.products + total**2 * self.chances_squared
        return math.sqrt(max(0, rest) / chances**4 * self.batches / (self.batches - 1))
