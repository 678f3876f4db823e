"""What a fixture has shown so far."""

from __future__ import annotations

import dataclasses
import math
import statistics
from collections.abc import Mapping, Sequence
from typing import Any

from ..proportions import NORMAL_95, wilson
from .fixtures import Fixture
from .sequential import Sequential
from .table import Played


@dataclasses.dataclass(frozen=True)
class Pace:
    """How long a bot thinks where it has a choice."""

    decisions: int
    seconds: float

    @property
    def each(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclasses.dataclass(frozen=True)
class Standing:
    """Shares are the lone bot's, of victories; `low` and `high` are 95 % intervals."""

    fixture: Fixture
    games: int
    wins: float
    share: float
    low: float
    high: float
    points: float  # mean of the lone bot
    margin: float  # mean, over the others; in a game for one, its points
    margin_low: float
    margin_high: float
    paces: Mapping[str, Pace]
    verdict: int  # of the sequential test: 1 above the mark, -1 below it, 0 open

    def to_json(self) -> dict[str, Any]:
        names = ("games", "wins", "share", "low", "high", "points", "margin", "margin_low", "margin_high", "verdict")
        rounded = {name: round(getattr(self, name), 6) for name in names}
        paces = {name: round(pace.each, 6) for name, pace in self.paces.items()}
        return {"alone": self.fixture.alone, "others": self.fixture.others, **rounded, "seconds_a_decision": paces}


def standing_of(fixture: Fixture, played: Sequence[Played], mark: float | None) -> Standing:
    games = len(played)
    shares = [each.share for each in played]
    margins = [each.margin for each in played]
    low, high = wilson(sum(shares), games) if games else (0.0, 1.0)
    mean = statistics.fmean(margins) if games else 0.0
    reach = NORMAL_95 * statistics.stdev(margins) / math.sqrt(games) if games > 1 else math.inf
    return Standing(
        fixture=fixture,
        games=games,
        wins=sum(shares),
        share=sum(shares) / games if games else 0.0,
        low=low,
        high=high,
        points=statistics.fmean(each.points[each.seat] for each in played) if games else 0.0,
        margin=mean,
        margin_low=mean - reach,
        margin_high=mean + reach,
        paces=_paces(fixture, played),
        verdict=Sequential(fixture.even if mark is None else mark).verdict(shares) if fixture.seats > 1 else 0,
    )


def _paces(fixture: Fixture, played: Sequence[Played]) -> dict[str, Pace]:
    decisions: dict[str, int] = {}
    seconds: dict[str, float] = {}
    for each in played:
        for seat, bot in enumerate(fixture.seating(each.number)):
            decisions[bot] = decisions.get(bot, 0) + each.decisions[seat]
            seconds[bot] = seconds.get(bot, 0.0) + each.seconds[seat]
    return {bot: Pace(decisions[bot], seconds[bot]) for bot in decisions}
