"""A run as a report needs it: every figure of every arm, batch by batch, and how sure it and its differences are."""

from __future__ import annotations

import dataclasses
import math
from functools import cached_property
from pathlib import Path as FilePath
from typing import TYPE_CHECKING

import numpy as np

from ...kernel.errors import BadInput
from ..experiments.estimates import Estimate, Spread
from ..experiments.figures import ALL, Path
from ..experiments.folder import RESULTS
from ..experiments.laid_out import Experiment
from ..experiments.parquet import read_about, results_in
from ..proportions import chance_of_more, student_95

if TYPE_CHECKING:
    from ...kernel.compiler import Array


@dataclasses.dataclass(frozen=True)
class Series:
    """One figure of one arm; an entry for each round, 0 chances where it had none."""

    path: Path
    chances: Array
    totals: Array

    @cached_property
    def estimate(self) -> Estimate | None:
        spread = Spread()
        for chances, total in zip(self.chances.tolist(), self.totals.tolist()):
            spread.add(chances, total)
        return spread.estimate(self.path)

    def chance_of(self, mean: float) -> float:
        """How likely its estimate is at least so far from this mean where that is the true one."""
        found, error = self.estimate, _error(self)
        if found is None or found.batches < 2 or error == 0:
            return 1.0
        return chance_of_more((found.mean - mean) / error, found.batches - 1)

    def deviations(self) -> Array:
        """Of each batch from the estimate, as parts of it: they add up to nothing."""
        mean = self.totals.sum() / self.chances.sum()
        parts: Array = (self.totals - mean * self.chances) / self.chances.sum()
        return parts


@dataclasses.dataclass(frozen=True)
class RunResults:
    experiment: Experiment
    rounds: int
    arms: tuple[dict[Path, Series], ...]

    @property
    def games(self) -> int:
        """Of each arm."""
        return min(self.experiment.games, self.rounds * self.experiment.batch)


def read_run(folder: FilePath) -> RunResults:
    """Raises BadInput where no finished run is."""
    file = folder / RESULTS
    if not file.exists():
        raise BadInput("lab-unfinished", folder=str(folder))
    experiment, about = read_about(file)
    rounds = int(about["rounds"])
    arms: list[dict[Path, Series]] = [{} for _ in experiment.arms]
    for result in results_in(file):
        series = arms[result.number.arm]
        for path, (chances, total) in result.sums.items():
            if path not in series:
                series[path] = Series(path, np.zeros(rounds, np.int64), np.zeros(rounds, np.int64))
            series[path].chances[result.number.round] = chances
            series[path].totals[result.number.round] = total
    return RunResults(experiment, rounds, tuple(arms))


def together(series: list[Series]) -> Series:
    """The sum of several values of one figure, of the same chances; or what was measured of all of them."""
    whole = [each for each in series if each.path.value == ALL]
    if whole:
        return whole[0]
    first = series[0]
    return Series(
        Path(first.path.measure, first.path.aspect),
        first.chances,
        sum(each.totals for each in series[1:]) + first.totals,
    )


@dataclasses.dataclass(frozen=True)
class Contrast:
    """How much a figure differs, and how likely so much is where nothing but luck is at work."""

    one: float
    other: float
    low: float
    high: float
    chance: float

    @property
    def size(self) -> float:
        return self.other - self.one


def contrast(one: Series, other: Series, same_deals: bool) -> Contrast | None:
    """Of the other to the one. Where both were dealt alike, batch by batch, their common luck cancels out."""
    first, second = one.estimate, other.estimate
    if first is None or second is None:
        return None
    if same_deals:
        rounds = min(len(one.chances), len(other.chances))
        if rounds < 2 or not one.chances[:rounds].any() or not other.chances[:rounds].any():
            return None
        one, other = _first_rounds(one, rounds), _first_rounds(other, rounds)
        parts = other.deviations() - one.deviations()
        error, degrees = math.sqrt(rounds / (rounds - 1) * float((parts**2).sum())), rounds - 1
        first, second = one.estimate, other.estimate
        assert first is not None
        assert second is not None
    else:
        errors = [_error(each) for each in (one, other)]
        error, degrees = math.hypot(*errors), min(len(one.chances), len(other.chances)) - 1
    size = second.mean - first.mean
    if degrees < 1 or not math.isfinite(error):
        return None
    reach = student_95(degrees) * error
    chance = chance_of_more(size / error, degrees) if error else float(size == 0)
    return Contrast(first.mean, second.mean, size - reach, size + reach, chance)


def _first_rounds(series: Series, rounds: int) -> Series:
    return Series(series.path, series.chances[:rounds], series.totals[:rounds])


def _error(series: Series) -> float:
    spread = Spread()
    for chances, total in zip(series.chances.tolist(), series.totals.tolist()):
        spread.add(chances, total)
    return spread.error
