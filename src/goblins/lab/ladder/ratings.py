"""Ratings from all games together, for any number of seats: openskill's Plackett-Luce model (Weng and Lin 2011)."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from .fixtures import Fixture
from .keeping import Results
from .table import Played


@dataclasses.dataclass(frozen=True)
class Rating:
    bot: str
    mean: float
    deviation: float


def rate(bots: Sequence[str], results: Results) -> list[Rating]:
    """The best first."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for standings in _contests(results):
        _update(model, ratings, standings)
    found = [Rating(bot, each.mu, each.sigma) for bot, each in ratings.items()]
    return sorted(found, key=lambda each: -each.mean)


Standing = list[tuple[str, float]]  # bots of one contest with their rank, the smaller the better


def _contests(results: Results) -> list[Standing]:
    ordered = sorted(results.items(), key=lambda item: (item[0][1], item[0][0]))
    if not ordered or ordered[0][0][0].seats > 1:
        return [_standing(fixture, played) for (fixture, _), played in ordered]
    deals: dict[int, Standing] = {}
    for (fixture, number), played in ordered:
        deals.setdefault(number, []).append((fixture.alone, -played.points[0]))
    return list(deals.values())


def _standing(fixture: Fixture, played: Played) -> Standing:
    """Winners first, the others by their points."""
    best = max(played.points) + 1
    ranks = [-best if seat in played.winners else -points for seat, points in enumerate(played.points)]
    return list(zip(fixture.seating(played.number), map(float, ranks)))


def _update(model: PlackettLuce, ratings: dict[str, PlackettLuceRating], standing: Standing) -> None:
    """A bot that sits at several seats learns from the mean of what happened there."""
    teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma], bot)] for bot, _ in standing]
    rated = model.rate(teams, ranks=[rank for _, rank in standing])
    for bot in {bot for bot, _ in standing}:
        held = [team[0] for (name, _), team in zip(standing, rated) if name == bot]
        ratings[bot].mu = sum(each.mu for each in held) / len(held)
        ratings[bot].sigma = sum(each.sigma for each in held) / len(held)
