"""The store as a file.

One thread writes and a few read, each with plain `sqlite3` connections, so that a group of appends costs one hop to
the writer's thread and back. Other processes must not serve the same file: nobody would tell them of our appends.
Should one try all the same, the journal's key still keeps two of them from storing the same number. Whoever keeps the
server may change the file while it runs (`goblins admin`): we look every second whether somebody has.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Self, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, exc
from sqlalchemy.pool import QueuePool, StaticPool

from .database import (
    Database,
    Heard,
    Missed,
    Work,
    card_values,
    latest_cards,
    latest_snapshots,
    members_of,
    rows_before,
)
from .errors import StoreUnavailable
from .migrate import migrate
from .records import Append, Row

Answer = TypeVar("Answer")

READERS = 2
LOOK_EVERY = 1.0  # seconds between two looks for what other processes have changed
PATIENCE = 5.0  # seconds that we wait for another process (a backup, a second server) to let go of the file

ROWS_AT_ONCE = 200

APPEND = "INSERT INTO journal (table_id, number, at, kind, payload) VALUES {values} ON CONFLICT DO NOTHING"
# CROSS JOIN is how SQLite is told where to begin: it would scan the journal otherwise.
BEFORE = """
WITH asked (table_id, number) AS (VALUES {values})
SELECT count(*) FROM asked CROSS JOIN journal
WHERE journal.table_id = asked.table_id AND journal.number = asked.number
"""
HEAD = "SELECT max(number) FROM journal WHERE table_id = ?"
ROWS = "SELECT number, at, kind, payload FROM journal WHERE table_id = ? AND number > ? ORDER BY number"
SNAPSHOT = """
INSERT INTO snapshots (table_id, number, rules, layout, state, due_at) VALUES {values}
ON CONFLICT (table_id) DO UPDATE
SET number = excluded.number, rules = excluded.rules, layout = excluded.layout, state = excluded.state,
    due_at = excluded.due_at
WHERE excluded.number >= number
"""
CARD = """
INSERT INTO cards (table_id, changed_at, game, status, public, host, rules, open_seats, invitation, extra)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (table_id) DO UPDATE
SET changed_at = excluded.changed_at, game = excluded.game, status = excluded.status, public = excluded.public,
    host = excluded.host, rules = excluded.rules, open_seats = excluded.open_seats,
    invitation = excluded.invitation, extra = excluded.extra
"""
FORGET_MEMBERS = "DELETE FROM members WHERE table_id = ? AND identity NOT IN (SELECT value FROM json_each(?))"
MEMBER = """
INSERT INTO members (identity, table_id, part) VALUES (?, ?, ?)
ON CONFLICT (identity, table_id) DO UPDATE SET part = excluded.part WHERE excluded.part <> part
"""

REASONS = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CANTOPEN: "gone",
    sqlite3.SQLITE_IOERR: "broken",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_NOTADB: "broken",
}


def unavailable(error: BaseException) -> StoreUnavailable | None:
    """The error for a trouble of the file; None if the file is not to blame."""
    if isinstance(error, exc.DBAPIError):
        error = error.orig or error
    code = getattr(error, "sqlite_errorcode", None)
    if not isinstance(error, sqlite3.Error) or code is None:
        return None
    reason = REASONS.get(code & 0xFF)  # the rest of the code says where, in SQLite, it happened
    return StoreUnavailable(f"store-{reason}", str(error)) if reason else None


class SQLite(Database):
    is_shared = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writing = ThreadPoolExecutor(1, "goblins-store-writer")
        self._reading = ThreadPoolExecutor(READERS, "goblins-store-reader")
        self._writer = self._engine("BEGIN IMMEDIATE", StaticPool)
        self._file: sqlite3.Connection | None = None
        self._reader = self._engine("BEGIN", QueuePool)
        self._version = 0
        self._watching: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path) -> Self:
        database = cls(path)
        try:
            await database._in(database._writing, database._set_up)
        except BaseException:
            await database.close()
            raise
        return database

    async def commit(self, group: Sequence[Append]) -> set[str]:
        return await self._in(self._writing, lambda: self._commit(group))

    async def rows(self, asks: Sequence[tuple[str, int]]) -> list[list[Row]]:
        def work(connection: Connection) -> list[list[Row]]:
            file = raw(connection)
            return [[Row(*row) for row in file.execute(ROWS, ask)] for ask in asks]

        return await self.read(work)

    async def read(self, work: Work[Answer]) -> Answer:
        return await self._in(self._reading, lambda: self._do(self._reader, work))

    async def write(self, work: Work[Answer]) -> Answer:
        return await self._in(self._writing, lambda: self._do(self._writer, work))

    def listen(self, heard: Heard, missed: Missed | None) -> None:  # noqa: ARG002
        """Nobody says what was changed in a file, only that something was."""
        if self._watching is not None:
            self._watching.cancel()
        if missed is not None:
            self._watching = asyncio.get_running_loop().create_task(self._watch(missed))

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching
        await self._in(self._reading, self._reader.dispose)
        await self._in(self._writing, self._writer.dispose)
        self._reading.shutdown(wait=False)
        self._writing.shutdown(wait=False)

    async def _watch(self, missed: Missed) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            with suppress(StoreUnavailable):
                if await self._in(self._writing, self._was_changed):
                    missed()
                    if self.ordered is not None:
                        self.ordered()

    def _was_changed(self) -> bool:
        """By other processes: SQLite does not count what this connection, our only one to write, has done itself."""
        assert self._file is not None
        before = self._version
        self._version = self._file.execute("PRAGMA data_version").fetchone()[0]
        return self._version != before

    def _connect(self) -> sqlite3.Connection:
        # isolation_level=None: transactions begin where we say, not where the driver guesses.
        file = sqlite3.connect(self._path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        file.execute("PRAGMA foreign_keys = ON")
        file.execute("PRAGMA synchronous = FULL")
        file.execute("PRAGMA temp_store = MEMORY")  # what a statement could be rolled back by, for as long as it runs
        return file

    def _engine(self, begin: str, pool: type[StaticPool] | type[QueuePool]) -> Engine:
        size = {"pool_size": READERS, "max_overflow": 0} if pool is QueuePool else {}
        engine = create_engine("sqlite://", creator=self._connect, poolclass=pool, **size)

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    def _set_up(self) -> None:
        with self._writer.connect() as connection:
            self._file = raw(connection)  # there is only this one to write with
            use_wal(self._file)
        self._do(self._writer, migrate)
        self._was_changed()

    def _commit(self, group: Sequence[Append]) -> set[str]:
        assert self._file is not None
        while not store(self._file, group):
            if taken := taken_tables(self._file, group):
                return taken
        return set()

    def _do(self, engine: Engine, work: Work[Answer]) -> Answer:
        with engine.begin() as connection:
            return work(connection)

    async def _in(self, thread: ThreadPoolExecutor, work: Callable[[], Answer]) -> Answer:
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, work)
        except (sqlite3.Error, exc.DBAPIError) as error:
            if reason := unavailable(error):
                raise reason from error
            raise


def store(file: sqlite3.Connection, group: Sequence[Append]) -> bool:
    """All of it, or nothing if a number does not follow."""
    file.execute("BEGIN IMMEDIATE")
    try:
        before = [pair for pair in rows_before(group).items() if pair[1]]
        if before and count(file, BEFORE, before) != len(before):
            file.execute("ROLLBACK")
            return False
        rows = [(append.table, row.number, row.at, row.kind, row.payload) for append in group for row in append.rows]
        if insert(file, APPEND, rows) != len(rows):
            file.execute("ROLLBACK")
            return False
        insert(file, SNAPSHOT, latest_snapshots(group))
        if cards := latest_cards(group):
            file.executemany(CARD, map(card_values, cards))
            file.executemany(
                FORGET_MEMBERS,
                [(append.table, json.dumps([*append.card.members])) for append in cards if append.card],
            )
            file.executemany(MEMBER, members_of(cards))
        file.execute("COMMIT")
        return True
    except BaseException:
        if file.in_transaction:  # some errors, a full disk among them, have rolled back already
            file.execute("ROLLBACK")
        raise


def insert(file: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> int:
    """Many rows with one statement; returns how many were inserted or updated.

    `executemany` would let go of the interpreter for every row, and get it back late when the server is busy.
    """
    done = 0
    for first in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[first : first + ROWS_AT_ONCE]
        values = ", ".join([f"({', '.join('?' * len(some[0]))})"] * len(some))
        done += file.execute(statement.format(values=values), [value for row in some for value in row]).rowcount
    return done


def count(file: sqlite3.Connection, question: str, pairs: Sequence[tuple[str, int]]) -> int:
    values = ", ".join(["(?, ?)"] * len(pairs))
    found = file.execute(question.format(values=values), [value for pair in pairs for value in pair])
    return int(found.fetchone()[0])


def taken_tables(file: sqlite3.Connection, group: Sequence[Append]) -> set[str]:
    before = rows_before(group)
    return {table for table in before if (file.execute(HEAD, [table]).fetchone()[0] or 0) != before[table]}


def raw(connection: Connection) -> sqlite3.Connection:
    file = connection.connection.driver_connection
    assert isinstance(file, sqlite3.Connection)
    return file


def use_wal(file: sqlite3.Connection) -> None:
    """Switching a new file does not wait for others who do the same, so we do."""
    deadline = monotonic() + PATIENCE
    while True:
        try:
            file.execute("PRAGMA journal_mode = WAL")
            break
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                raise
            sleep(0.01)
