"""The ladder in words."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.words import say
from ..proportions import percent
from . import Ladder
from .standing import Standing


def standing_rows(ladder: Ladder, lang: str) -> Iterator[tuple[str, ...]]:
    """For each fixture: who, how often they won, by how much, how long they thought."""
    for standing in ladder.standings:
        yield _who(standing, lang), _share(standing, lang), _margin(standing, lang), _paces(standing, lang)


def rating_rows(ladder: Ladder, lang: str) -> Iterator[tuple[str, ...]]:
    for each in ladder.ratings:
        figure = say(lang, "lab-ladder-rating", mean=round(each.mean, 1), reach=round(2 * each.deviation, 1))
        yield each.bot, figure


def _who(standing: Standing, lang: str) -> str:
    fixture = standing.fixture
    if fixture.seats == 1:
        return fixture.alone
    return say(lang, "lab-ladder-fixture", alone=fixture.alone, others=fixture.others)


def _share(standing: Standing, lang: str) -> str:
    if standing.fixture.seats == 1:
        return say(lang, "lab-ladder-games", games=standing.games)
    low, high = percent(standing.low), percent(standing.high)
    return say(lang, "lab-ladder-share", percent=percent(standing.share), low=low, high=high, games=standing.games)


def _margin(standing: Standing, lang: str) -> str:
    mean, low, high = (round(each, 2) for each in (standing.margin, standing.margin_low, standing.margin_high))
    key = "lab-ladder-points" if standing.fixture.seats == 1 else "lab-ladder-margin"
    return say(lang, key, mean=mean, low=low, high=high)


def _paces(standing: Standing, lang: str) -> str:
    each = (
        say(lang, "lab-ladder-pace", bot=bot, milliseconds=round(1000 * pace.each, 1))
        for bot, pace in standing.paces.items()
    )
    return ", ".join(each)
