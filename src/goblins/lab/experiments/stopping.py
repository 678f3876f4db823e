"""When an experiment knows enough: after the first round in which every precision asked for is reached."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .batches import BatchResult
from .estimates import FEWEST_BATCHES, Spread
from .figures import Path, Sums
from .laid_out import Experiment


class Stopping:
    """Fed with batches as they come in; it looks at them round by round, in their order."""

    def __init__(self, experiment: Experiment) -> None:
        self._experiment = experiment
        self._waiting: dict[int, list[tuple[int, Sums]]] = {}
        self._spreads: list[dict[Path, Spread]] = [{} for _ in experiment.arms]
        self.rounds = 0  # that are complete, without a gap
        self.enough: int | None = None  # after so many rounds everything was known

    def add(self, result: BatchResult) -> None:
        self._waiting.setdefault(result.number.round, []).append((result.number.arm, result.sums))
        arms = len(self._experiment.arms)
        while self.enough is None and len(self._waiting.get(self.rounds, ())) == arms:
            for arm, sums in self._waiting.pop(self.rounds):
                self._count(arm, sums)
            self.rounds += 1
            if self.rounds == self._experiment.rounds or self._knows():
                self.enough = self.rounds

    def _count(self, arm: int, sums: Sums) -> None:
        spreads = self._spreads[arm]
        for path, (chances, total) in sums.items():
            if path not in spreads:
                if not any(path.matches(wanted.figure) for wanted in self._experiment.precision):
                    continue
                spreads[path] = Spread()
            spreads[path].add(chances, total)

    def _knows(self) -> bool:
        return bool(self._experiment.precision) and self.rounds >= FEWEST_BATCHES and self.missing() <= 1

    def missing(self) -> float:
        """The widest interval over the width that is wanted, of all that are."""
        return max(self._ratios(), default=math.inf)

    def _ratios(self) -> Sequence[float]:
        found = []
        for wanted in self._experiment.precision:
            for arm, spreads in zip(self._experiment.arms, self._spreads):
                if wanted.arm not in (None, arm.name):
                    continue
                widths = [
                    estimate.width / wanted.width
                    for path, spread in spreads.items()
                    if path.matches(wanted.figure) and (estimate := spread.estimate(path)) is not None
                ]
                found.append(max(widths, default=math.inf))
        return found

    def expected_rounds(self) -> int:
        """How many rounds it will probably take: intervals narrow with the square root of the games."""
        most = self._experiment.rounds
        if self.enough is not None:
            return self.enough
        if not self._experiment.precision or self.rounds < FEWEST_BATCHES or math.isinf(missing := self.missing()):
            return most
        return max(self.rounds + 1, min(most, math.ceil(self.rounds * missing**2)))
