"""First attempts at the run of the day: one for each identity and date."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, func, select, update

from .database import Database
from .keeping import insert_or
from .records import DailyAttempt
from .schema import cards, dailies

COLUMNS = (
    dailies.c.date,
    dailies.c.identity,
    dailies.c.table_id,
    dailies.c.standing,
    dailies.c.points,
    dailies.c.ending,
    dailies.c.day,
    dailies.c.finished_at,
)
COUNTS = dailies.c.standing == "counts"
BEST_FIRST = (dailies.c.points.desc(), dailies.c.finished_at, dailies.c.table_id)


class Dailies:
    """Only attempts that count are ranked. Times are milliseconds since the epoch, dates are written 2026-11-15."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim(self, attempt: DailyAttempt) -> DailyAttempt:
        """The first attempt of that identity on that date: this one, unless there was one before."""
        return await self._database.write(lambda connection: claim(connection, attempt))

    async def of(self, identity: str, first: str, last: str) -> dict[str, DailyAttempt]:
        """Somebody's attempts at the runs of these dates."""
        wanted = (dailies.c.identity == identity, dailies.c.date.between(first, last))
        found = await self._database.read(lambda connection: attempts(connection, wanted))
        return {attempt.date: attempt for attempt in found}

    async def unsettled(self, first: str, last: str) -> list[DailyAttempt]:
        """Those of these dates whose tables are over, and whose results nobody has worked out yet."""
        return await self._database.read(lambda connection: unsettled(connection, first, last))

    async def settle(self, attempt: DailyAttempt) -> None:
        await self._database.write(lambda connection: settle(connection, attempt))

    async def ranked(self, date: str, limit: int) -> list[DailyAttempt]:
        """The best first; of equals the one that was finished first."""
        wanted = (COUNTS, dailies.c.date == date)
        return await self._database.read(lambda connection: attempts(connection, wanted, limit))

    async def rank(self, date: str, points: int) -> int:
        """How a result of so many points ranks; equals share a rank."""
        return await self._database.read(lambda connection: rank(connection, date, points))

    async def started(self, date: str) -> int:
        """How many have begun the run of that date."""
        return await self._database.read(lambda connection: started(connection, date))

    async def best_points(self, first: str, last: str) -> dict[str, int]:
        """The most points on each of these dates on which anybody has brought something home."""
        return await self._database.read(lambda connection: best_points(connection, first, last))


def claim(connection: Connection, attempt: DailyAttempt) -> DailyAttempt:
    values = msgspec.structs.asdict(attempt)
    values["table_id"] = values.pop("table")
    connection.execute(insert_or(connection, dailies).on_conflict_do_nothing(), values)
    wanted = (dailies.c.date == attempt.date, dailies.c.identity == attempt.identity)
    return attempts(connection, wanted)[0]


def attempts(
    connection: Connection, wanted: Sequence[ColumnElement[bool]], limit: int | None = None
) -> list[DailyAttempt]:
    query = select(*COLUMNS).where(*wanted).order_by(*BEST_FIRST).limit(limit)
    return [DailyAttempt(*row) for row in connection.execute(query)]


def unsettled(connection: Connection, first: str, last: str) -> list[DailyAttempt]:
    over = cards.c.status.in_(("over", "closed"))
    query = select(*COLUMNS).join(cards, cards.c.table_id == dailies.c.table_id)
    asked = dailies.c.date.between(first, last)
    found = connection.execute(query.where(asked, dailies.c.standing.is_(None), over))
    return [DailyAttempt(*row) for row in found]


def settle(connection: Connection, attempt: DailyAttempt) -> None:
    result = {name: getattr(attempt, name) for name in ("standing", "points", "ending", "day", "finished_at")}
    connection.execute(update(dailies).where(dailies.c.table_id == attempt.table).values(result))


def rank(connection: Connection, date: str, points: int) -> int:
    query = select(func.count()).select_from(dailies).where(COUNTS, dailies.c.date == date, dailies.c.points > points)
    return 1 + (connection.execute(query).scalar() or 0)


def started(connection: Connection, date: str) -> int:
    query = select(func.count()).select_from(dailies).where(dailies.c.date == date)
    return connection.execute(query).scalar() or 0


def best_points(connection: Connection, first: str, last: str) -> dict[str, int]:
    query = select(dailies.c.date, func.max(dailies.c.points).label("points")).where(
        COUNTS, dailies.c.date.between(first, last)
    )
    return {row.date: row.points for row in connection.execute(query.group_by(dailies.c.date))}
