"""What a plan holds its figures to, and whether they keep to it."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator

from ..experiments.estimates import Estimate
from ..experiments.figures import ALL, Path
from ..experiments.plan import Goal
from .reading import RunResults, Series, together

MET, MISSED, OPEN = "met", "missed", "open"


@dataclasses.dataclass(frozen=True)
class Held:
    """A goal in one arm: the figures it is about, the smallest and the largest first and last."""

    goal: Goal
    arm: str
    figures: tuple[tuple[Path, Estimate], ...]
    verdict: str

    @property
    def least(self) -> tuple[Path, Estimate]:
        return self.figures[0]

    @property
    def most(self) -> tuple[Path, Estimate]:
        return self.figures[-1]

    @property
    def ratio(self) -> float:
        least = self.least[1].mean
        return self.most[1].mean / least if least > 0 else math.inf


def held_goals(run: RunResults) -> list[Held]:
    return [held for goal in run.experiment.targets for held in _held(run, goal)]


def _held(run: RunResults, goal: Goal) -> Iterator[Held]:
    for arm, series in zip(run.experiment.arms, run.arms):
        if goal.arm not in (None, arm.name):
            continue
        chosen = _chosen(goal, list(series.values()))
        found = [(each.path, each.estimate) for each in chosen]
        known = sorted(((path, est) for path, est in found if est is not None), key=lambda pair: pair[1].mean)
        if known:
            yield Held(goal, arm.name, tuple(known), _verdict(goal, [estimate for _, estimate in known]))


def _chosen(goal: Goal, series: list[Series]) -> list[Series]:
    matching = [each for each in series if each.path.matches(goal.figure)]
    values = [str(value) for value in goal.values]
    if goal.together:
        some = [each for each in matching if not values or each.path.value in values]
        return [together(some)] if some else []
    named = len(goal.figure.split("/")) == 3
    return [each for each in matching if (each.path.value in values if values else named or each.path.value != ALL)]


def _verdict(goal: Goal, estimates: list[Estimate]) -> str:
    if goal.most_ratio is not None:
        return _of_ratio(goal.most_ratio, estimates[0], estimates[-1])
    low = -math.inf if goal.low is None else goal.low
    high = math.inf if goal.high is None else goal.high
    if any(each.high < low or each.low > high for each in estimates):
        return MISSED
    return MET if all(low <= each.low and each.high <= high for each in estimates) else OPEN


def _of_ratio(most: float, least: Estimate, largest: Estimate) -> str:
    if largest.low > most * max(0.0, least.high):
        return MISSED
    return MET if least.low > 0 and largest.high <= most * least.low else OPEN
