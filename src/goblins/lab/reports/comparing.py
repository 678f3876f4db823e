"""What differs between two runs, or between the arms of one.

Of a hundred figures five would seem to differ by luck alone. So only those are shown that pass the procedure of
Benjamini and Hochberg (1995): of what is shown, 5 % is luck at most.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

from ...kernel.errors import BadInput
from ..experiments.figures import Path
from .reading import Contrast, RunResults, Series, contrast

FALSE_FINDINGS = 0.05


@dataclasses.dataclass(frozen=True)
class Pairing:
    """Two arms that are compared."""

    one: dict[Path, Series]
    other: dict[Path, Series]
    name: str
    same_deals: bool


@dataclasses.dataclass(frozen=True)
class SureDifference:
    pairing: str
    path: Path
    contrast: Contrast


@dataclasses.dataclass(frozen=True)
class Differences:
    """What surely differs, of so many figures that were compared."""

    compared: int
    found: tuple[SureDifference, ...]


def between_runs(one: RunResults, other: RunResults) -> Differences:
    """Arms are compared with those of the same name, or else in their order."""
    if one.experiment.game != other.experiment.game:
        raise BadInput("lab-against", one=one.experiment.game, other=other.experiment.game)
    names = [arm.name for arm in one.experiment.arms]
    pairings = []
    for place, arm in enumerate(other.experiment.arms):
        index = names.index(arm.name) if arm.name in names else place
        if index < len(one.arms):
            alike = _dealt_alike(one, index, other, place)
            pairings.append(Pairing(one.arms[index], other.arms[place], arm.name, alike))
    return sure_differences(pairings)


def between_arms(run: RunResults) -> Differences:
    """Of every arm to the first one with as many seats."""
    pairings = []
    for place, arm in enumerate(run.experiment.arms):
        first = next(i for i, each in enumerate(run.experiment.arms) if each.seats == arm.seats)
        if first != place:
            name = f"{run.experiment.arms[first].name} → {arm.name}"
            pairings.append(Pairing(run.arms[first], run.arms[place], name, _dealt_alike(run, first, run, place)))
    return sure_differences(pairings)


def _dealt_alike(one: RunResults, here: int, other: RunResults, there: int) -> bool:
    """The same seed, in batches of the same size, and so many games to a deal."""
    first, second = one.experiment, other.experiment
    deals = len(first.arms[here].rotations) == len(second.arms[there].rotations)
    return deals and (first.seed, first.batch, first.game) == (second.seed, second.batch, second.game)


def sure_differences(pairings: Sequence[Pairing]) -> Differences:
    compared = list(_all_contrasts(pairings))
    by_chance = sorted(compared, key=lambda each: each.contrast.chance)
    passed = 0
    for rank, each in enumerate(by_chance, 1):
        if each.contrast.chance <= FALSE_FINDINGS * rank / len(by_chance):
            passed = rank
    sure = {id(each) for each in by_chance[:passed]}
    return Differences(len(compared), tuple(each for each in compared if id(each) in sure))


def _all_contrasts(pairings: Sequence[Pairing]) -> Iterator[SureDifference]:
    """A share says the same as how often in a game: one of them is compared."""
    for pairing in pairings:
        for path, series in pairing.one.items():
            if path not in pairing.other or (path.aspect == "each" and path.value):
                continue
            found = contrast(series, pairing.other[path], pairing.same_deals)
            if found is not None:
                yield SureDifference(pairing.name, path, found)
