"""The run of the day, which a game for one seat may declare (`Game.daily`).

A date gives everybody one course and, where they play by themselves, one seed. A server that keeps a table of the day
deals from a seed of its own, made from the date and its secret: nobody can practise it before, and once the day is
over the seed is published, so that everybody can check it and play it again.
"""

from __future__ import annotations

import dataclasses
import datetime
import hashlib
import hmac
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .words import Sentence

if TYPE_CHECKING:
    from .game import Game


@dataclasses.dataclass(frozen=True)
class Daily:
    """A course is what differs from day to day, such as a chasm."""

    courses: Sequence[str]  # by name
    options: Callable[[str], dict[str, Any]]  # of a table on that course
    course: Callable[[Any], str]  # (s): on which course it was played
    days: Callable[[Any], int]  # (s): how long it has taken
    ground: Callable[[Any], dict[str, Any]]  # (view): the course as it lies there before anybody has begun
    line: Callable[[datetime.date, Any], Sentence]  # (date, view): one line to share
    is_whole: Callable[[Mapping[str, Any]], bool]  # (options): not a part of the game, to practise


@dataclasses.dataclass(frozen=True)
class DailyRun:
    """The run of one date."""

    date: datetime.date
    course: str
    seed: str


def daily_of(game: Game) -> Daily:
    assert game.daily is not None, f"{game.id} declares no run of the day"
    return game.daily


def run_of(game: Game, date: datetime.date) -> DailyRun:
    """What everybody plays on that date, wherever they are."""
    seed = f"{game.id} daily {date.isoformat()}"
    lot = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:4], "big")
    courses = daily_of(game).courses
    return DailyRun(date, courses[lot % len(courses)], seed)


def server_seed(game: Game, date: datetime.date, secret: bytes) -> str:
    """The seed of a server's own table of that day; it betrays nothing of the secret."""
    return hmac.new(secret, run_of(game, date).seed.encode(), hashlib.sha256).hexdigest()
