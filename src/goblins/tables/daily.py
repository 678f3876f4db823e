"""The run of the day at live tables: first attempts, what they brought home, and when a day is over (NR-daily).

An attempt is a table like any other, dealt from the seed of the day. That it is the first of its player is decided by
the store, once; what it brought home is read off its journal, never told by a page. See decision 13.
"""

from __future__ import annotations

import datetime

from ..kernel import registry
from ..kernel.daily import DailyRun, daily_of, run_of, server_seed
from ..kernel.errors import BadInput
from ..kernel.game import Game
from ..kernel.names import spelled
from .entries import AnyEntry, Arrangement, BotSat, Moved, OfTheDay, Opened, Removed, Sat, Started, TookOver
from .fairness import commitment
from .requests.lobby import checked
from .requests.people import Person
from .store import DailyAttempt, Standing
from .table import LiveTable
from .table_server import TableServer, fresh_table

SECRET = "daily"
FIRST = datetime.date(2026, 11, 1)
DAY = 24 * 3600 * 1000  # ms
GRACE = 2 * 3600 * 1000  # ms after midnight in which what was begun before may be finished
HELP = (TookOver, Removed, BotSat)


def date_at(now: int) -> datetime.date:
    """Days change at midnight in Greenwich, everywhere at the same moment."""
    return datetime.datetime.fromtimestamp(now / 1000, datetime.UTC).date()


def closes_at(date: datetime.date) -> int:
    """From then on nothing that was begun on that date counts any more, and its seed is published."""
    midnight = datetime.datetime.combine(date, datetime.time(), datetime.UTC)
    return int(midnight.timestamp() * 1000) + DAY + GRACE


def read_date(text: str, now: int) -> datetime.date:
    """A date whose run there is or was; BadInput for any other."""
    try:
        date = datetime.date.fromisoformat(text)
    except ValueError:
        raise BadInput("daily-date", found=text[:40]) from None
    if date > date_at(now):
        raise BadInput("daily-future", date=date.isoformat())
    if date < FIRST:
        raise BadInput("daily-too-old", first=FIRST.isoformat())
    return date


def check_published(table: LiveTable, now: int) -> None:
    """The whole journal of a run of the day holds its seed."""
    if table.daily is not None and now < closes_at(datetime.date.fromisoformat(table.daily.date)):
        raise BadInput("table-daily-sealed")


class DailyRuns:
    """Where runs of the day are begun and results are written down."""

    def __init__(self, table_server: TableServer) -> None:
        self.table_server = table_server
        self._game: Game | None = None
        self.book = table_server.store.dailies
        self._secret = b""

    @property
    def now(self) -> int:
        return self.table_server.clockwork.now()

    @property
    def game(self) -> Game:
        """BadInput where no game has a run of the day."""
        self._game = self._game or registry.daily_game()
        if self._game is None:
            raise BadInput("daily-none")
        return self._game

    def check_clock(self) -> None:
        """No seed is dealt or published by a clock that may be wrong."""
        if self.table_server.clockwork.doubt is not None:
            raise BadInput("clock-doubted")

    async def dealt(self, date: datetime.date) -> DailyRun:
        """The run of that date as this server deals it."""
        self.check_clock()
        self._secret = self._secret or await self.table_server.store.secret(SECRET)
        return DailyRun(date, run_of(self.game, date).course, server_seed(self.game, date, self._secret))

    async def commitment(self, date: datetime.date) -> str:
        """What is published of the seed while the day lasts."""
        return commitment(date.isoformat(), (await self.dealt(date)).seed)

    def is_published(self, date: datetime.date) -> bool:
        return self.now >= closes_at(date)

    async def start(self, date: datetime.date, person: Person) -> str:
        """The table of somebody's first attempt while it lasts; after that, and on later days, of a practice."""
        self.check_clock()
        if date == date_at(self.now):
            attempt = await self.book.claim(DailyAttempt(date.isoformat(), person.id, fresh_table()))
            if not await self.table_server.store.rows(attempt.table):
                return await self.table_server.open(await self._entries(date, person, counts=True), attempt.table)
            if (await self.table_server.look(attempt.table)).status == "playing":
                return attempt.table
        elif not self.is_published(date):
            raise BadInput("daily-closing")
        return await self.table_server.open(await self._entries(date, person, counts=False))

    async def _entries(self, date: datetime.date, person: Person, counts: bool) -> list[AnyEntry]:
        daily, game = await self.dealt(date), self.game
        options = daily_of(game).options(daily.course)
        arrangement = checked(Arrangement(game.id, 1, options, public=False, spectators=False))
        return [
            Opened(person.id, arrangement, daily.seed, daily=OfTheDay(date.isoformat(), counts)),
            Sat(0, person.id, person.name, person.face),
            Started(game.rules_version),
        ]

    async def settle(self, first: datetime.date, last: datetime.date) -> None:
        """Write down what has been brought home on these dates since somebody last asked."""
        self.check_clock()
        for attempt in await self.book.unsettled(first.isoformat(), last.isoformat()):
            try:
                table = await self.table_server.look(attempt.table)
            except BadInput as problem:
                if problem.key == "table-damaged":  # one damaged table must not hold up the day
                    continue
                raise
            await self.book.settle(result_of(table, attempt))

    async def best_table(self, date: datetime.date) -> LiveTable:
        """The best line of a day that is over; from then on everybody may see it."""
        self.check_clock()
        if not self.is_published(date):
            raise BadInput("daily-not-over")
        await self.settle(date, date)
        best = await self.book.ranked(date.isoformat(), 1)
        if not best:
            raise BadInput("daily-no-best")
        return await self.table_server.look(best[0].table)


def result_of(table: LiveTable, attempt: DailyAttempt) -> DailyAttempt:
    """What a table that is over has brought home, by its journal alone."""
    play = table.play
    assert play is not None
    assert table.daily is not None
    found = play.outcome()
    if found is None:
        return DailyAttempt(attempt.date, attempt.identity, attempt.table, "abandoned")
    return DailyAttempt(
        date=attempt.date,
        identity=attempt.identity,
        table=attempt.table,
        standing=standing_of(table, table.daily),
        points=int(found.points[0]),
        ending=spelled(table.game.endings, found.ended),
        day=daily_of(table.game).days(play.state),
        finished_at=finished_at(table),
    )


def standing_of(table: LiveTable, daily: OfTheDay) -> Standing:
    if any(isinstance(kept.entry, HELP) or getattr(kept.entry, "by", "person") != "person" for kept in table.rows):
        return "helped"
    return "counts" if finished_at(table) < closes_at(datetime.date.fromisoformat(daily.date)) else "late"


def finished_at(table: LiveTable) -> int:
    return max((kept.at for kept in table.rows if isinstance(kept.entry, Moved)), default=0)
