"""When enough games have been played: Wald's sequential probability ratio test (1945).

Two claims are weighed against each other: that the share is above the mark by some points, or below it by as many.
The test ends as soon as one of them is so much likelier than the other that it errs in at most one case of twenty.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable

POINTS_APART = 0.05  # from the mark to each of the claims
ERRING = 0.05


@dataclasses.dataclass(frozen=True)
class Sequential:
    mark: float

    @property
    def bound(self) -> float:
        return math.log((1 - ERRING) / ERRING)

    def evidence(self, shares: Iterable[float]) -> float:
        """The logarithm of how much likelier the higher claim has become; a shared victory counts in part."""
        high, low = min(self.mark + POINTS_APART, 0.999), max(self.mark - POINTS_APART, 0.001)
        won, lost = math.log(high / low), math.log((1 - high) / (1 - low))
        return sum(share * won + (1 - share) * lost for share in shares)

    def verdict(self, shares: Iterable[float]) -> int:
        """1: above the mark, -1: below it, 0: not known yet."""
        evidence = self.evidence(shares)
        return 1 if evidence >= self.bound else -1 if evidence <= -self.bound else 0
