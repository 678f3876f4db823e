"""The run of the day over HTTP: today's table, the archive, beginning, and yesterday's best line.

Nobody tells a result here: the server reads it off the journals of first attempts (NR-daily).
"""

from __future__ import annotations

import datetime
import functools
from typing import Annotated, Any, Literal

import msgspec
from fastapi import Query

from ..kernel import registry
from ..kernel.daily import daily_of, run_of
from ..kernel.game import PUBLIC
from ..match import new
from ..tables.daily import FIRST, DailyRuns, closes_at, date_at, read_date
from ..tables.store import DailyAttempt, Standing
from ..tables.verifying import fair_journal
from .bodies import Routes
from .caller import Caller, Known, person_of

routes = Routes("daily")

MOST_RANKED = 50
DATES_A_PAGE = 14
LONGEST_DATE = 10
DayStanding = Literal["open", "closing", "over"]
Before = Annotated[str | None, Query(max_length=LONGEST_DATE, description="`next` of the page before")]


class Ground(msgspec.Struct, frozen=True):
    """A space of the chasm."""

    space: str
    column: int
    row: int
    terrain: str


class ChasmFace(msgspec.Struct, frozen=True):
    name: str
    entrance: str
    exit: str
    spaces: list[Ground]


class Ranked(msgspec.Struct, frozen=True):
    """What somebody has brought home; `day` is the day of the week in which it ended."""

    rank: int
    name: str
    face: int
    points: int
    ending: str
    day: int
    own: bool


class OwnAttempt(msgspec.Struct, frozen=True):
    """One's first attempt. Only one that `counts` has a rank: not one that was `late`, `helped` by a bot or
    `abandoned`."""

    table: str
    standing: Literal["playing"] | Standing
    points: int | None
    ending: str | None
    day: int | None
    rank: int | None


class ArchivedDay(msgspec.Struct, frozen=True):
    """A day in short; `best` are the most points that anybody has brought home."""

    date: str
    standing: DayStanding
    chasm: str
    best: int | None
    own: OwnAttempt | None


class DailyFace(msgspec.Struct, frozen=True):
    """The run of a date. `standing` is `open` on the day itself, `closing` while what was begun may still be
    finished, then `over`: the seed is known, everybody may practise it, and the best line can be watched."""

    date: str
    standing: DayStanding
    closes_at: int
    chasm: ChasmFace
    commitment: str
    seed: str
    started: int
    ranked: list[Ranked]
    own: OwnAttempt | None
    before: ArchivedDay | None


class Archive(msgspec.Struct, frozen=True):
    days: list[ArchivedDay]
    next: str | None


class BestLine(msgspec.Struct, frozen=True):
    """Who rode it, and the whole journal."""

    name: str
    face: int
    journal: dict[str, Any]


class Begun(msgspec.Struct, frozen=True):
    """`counts`: it is one's first attempt, and no practice."""

    table: str
    counts: bool


@routes.get("/daily")
async def today(caller: Known) -> DailyFace:
    """The run of today, and what has been brought home so far."""
    return await _daily(caller, date_at(caller.now))


@routes.get("/daily/archive")
async def archive(caller: Known, before: Before = None) -> Archive:
    """The days before today, the last first."""
    runs = caller.services.daily
    last = (date_at(caller.now) if before is None else read_date(before, caller.now)) - datetime.timedelta(1)
    first = max(FIRST, last - datetime.timedelta(DATES_A_PAGE - 1))
    dates = [last - datetime.timedelta(number) for number in range((last - first).days + 1)]
    days = await _days(runs, caller, dates)
    return Archive(days, first.isoformat() if first > FIRST else None)


@routes.get("/daily/{date}")
async def day(caller: Known, date: str) -> DailyFace:
    """The run of a date, and what was brought home."""
    return await _daily(caller, read_date(date, caller.now))


@routes.post("/daily/{date}/start", status=201)
async def start_daily(caller: Known, date: str) -> Begun:
    """Begin the run of a date, or go on with it: the first attempt on the day itself counts, all else is practice."""
    await caller.spend_table()
    table = await caller.services.daily.start(read_date(date, caller.now), caller.person)
    found = (await caller.table_server.look(table)).daily
    return Begun(table, found is not None and found.counts)


@routes.get("/daily/{date}/best")
async def best_line(caller: Known, date: str) -> BestLine:
    """The best line of a day that is over, with all that proves it: `POST /api/replay` shows its journal."""
    table = await caller.services.daily.best_table(read_date(date, caller.now))
    chair = table.chairs[0]
    return BestLine(chair.name, chair.face, fair_journal(table))


async def _days(runs: DailyRuns, caller: Caller, dates: list[datetime.date]) -> list[ArchivedDay]:
    """Days in a row, the last first."""
    if not dates:
        return []
    bounds = dates[-1].isoformat(), dates[0].isoformat()
    await runs.settle(dates[-1], dates[0])
    best, own = await runs.book.best_points(*bounds), await runs.book.of(caller.person.id, *bounds)
    return [
        ArchivedDay(
            date=date.isoformat(),
            standing=_standing(runs, date),
            chasm=run_of(runs.game, date).course,
            best=best.get(date.isoformat()),
            own=await _own(runs, own.get(date.isoformat())),
        )
        for date in dates
    ]


def _standing(runs: DailyRuns, date: datetime.date) -> DayStanding:
    if runs.is_published(date):
        return "over"
    return "open" if date == date_at(runs.now) else "closing"


async def _daily(caller: Caller, date: datetime.date) -> DailyFace:
    runs, spelled = caller.services.daily, date.isoformat()
    await runs.settle(date, date)
    daily = await runs.dealt(date)
    own = (await runs.book.of(caller.person.id, spelled, spelled)).get(spelled)
    before = [date - datetime.timedelta(1)] if date > FIRST else []
    return DailyFace(
        date=spelled,
        standing=_standing(runs, date),
        closes_at=closes_at(date),
        chasm=_ground(runs.game.id, daily.course),
        commitment=await runs.commitment(date),
        seed=daily.seed if runs.is_published(date) else "",
        started=await runs.book.started(spelled),
        ranked=await _ranked(caller, await runs.book.ranked(spelled, MOST_RANKED)),
        own=await _own(runs, own),
        before=next(iter(await _days(runs, caller, before)), None),
    )


async def _ranked(caller: Caller, attempts: list[DailyAttempt]) -> list[Ranked]:
    known = await caller.services.store.identities(attempt.identity for attempt in attempts)
    found = []
    for attempt in attempts:
        person = person_of(known[attempt.identity])
        better = sum((other.points or 0) > (attempt.points or 0) for other in attempts)
        found.append(
            Ranked(
                rank=1 + better,
                name=person.name,
                face=person.face,
                points=attempt.points or 0,
                ending=attempt.ending or "",
                day=attempt.day or 0,
                own=attempt.identity == caller.person.id,
            )
        )
    return found


async def _own(runs: DailyRuns, attempt: DailyAttempt | None) -> OwnAttempt | None:
    if attempt is None:
        return None
    counts = attempt.standing == "counts" and attempt.points is not None
    return OwnAttempt(
        table=attempt.table,
        standing=attempt.standing or "playing",
        points=attempt.points,
        ending=attempt.ending,
        day=attempt.day,
        rank=await runs.book.rank(attempt.date, attempt.points or 0) if counts else None,
    )


@functools.cache
def _ground(game: str, course: str) -> ChasmFace:
    """As everybody sees it before anything has happened there."""
    daily = daily_of(registry.find(game))
    play = new(game, 1, 0, daily.options(course)).true
    return msgspec.convert(daily.ground(play.game.view(play.state, play.kit, PUBLIC)), ChasmFace)
