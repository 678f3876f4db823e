"""The store on a PostgreSQL server, shared by any number of processes.

Three connections of their own, and a small pool for rare things: one appends, one reads rows, one listens. They are
asyncpg's own: the hot statements cost up to a third more through SQLAlchemy, and listening needs the driver anyway.
They hold sessions (LISTEN, prepared statements), so a pooler between must pool sessions, not transactions.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Self, TypeVar

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from .database import (
    CHANNEL,
    ORDERED,
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
from .postgres_link import ANSWER_WITHIN, Link, connect, unavailable
from .records import Append, Row

Answer = TypeVar("Answer")

TABLES_A_NOTICE = 100  # a notice holds 8,000 bytes
MIGRATING = 0x60B11  # the advisory lock of whoever migrates
PATIENCE = 3.0  # seconds that a group waits for a server that went away just now: long enough for a restart
LISTENING_CHECK = 15.0  # seconds after which a silent listening connection is asked whether it lives

# Rows follow the last one that is stored: somebody may have thrown the table away (`keeping.purge`).
APPEND = """
INSERT INTO journal (table_id, number, at, kind, payload)
SELECT row.table_id, row.number, row.at, row.kind, row.payload
FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::bytea[], $6::int[])
    AS row (table_id, number, at, kind, payload, before)
WHERE row.before = 0 OR (SELECT true FROM journal WHERE table_id = row.table_id AND number = row.before LIMIT 1)
ON CONFLICT DO NOTHING
"""
PAYLOADS = """
SELECT table_id, payload FROM journal JOIN unnest($1::text[], $2::int[]) AS ask (wanted, place)
    ON table_id = wanted AND number = place
"""
HEADS = "SELECT table_id, max(number) FROM journal WHERE table_id = ANY($1) GROUP BY table_id"
# The inner ORDER BY makes the planner walk the key once per table, whatever it believes about the number of rows.
ROWS = """
SELECT ask.place, row.number, row.at, row.kind, row.payload
FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS ask (table_id, after, place),
LATERAL (
    SELECT * FROM journal WHERE table_id = ask.table_id AND number > ask.after ORDER BY number
) AS row
"""
SNAPSHOT = """
INSERT INTO snapshots AS old (table_id, number, rules, layout, state, due_at)
SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bytea[], $6::bigint[])
ON CONFLICT (table_id) DO UPDATE
SET number = excluded.number, rules = excluded.rules, layout = excluded.layout, state = excluded.state,
    due_at = excluded.due_at
WHERE excluded.number >= old.number
"""
CARD = """
INSERT INTO cards (table_id, changed_at, game, status, public, host, rules, open_seats, invitation, extra)
SELECT * FROM unnest(
    $1::text[], $2::bigint[], $3::text[], $4::text[], $5::bool[],
    $6::text[], $7::int[], $8::int[], $9::text[], $10::bytea[]
)
ON CONFLICT (table_id) DO UPDATE
SET changed_at = excluded.changed_at, game = excluded.game, status = excluded.status, public = excluded.public,
    host = excluded.host, rules = excluded.rules, open_seats = excluded.open_seats,
    invitation = excluded.invitation, extra = excluded.extra
"""
FORGET_MEMBERS = """
DELETE FROM members WHERE table_id = ANY($1) AND NOT EXISTS (
    SELECT FROM unnest($2::text[], $3::text[]) AS now (identity, table_id)
    WHERE now.identity = members.identity AND now.table_id = members.table_id
)
"""
MEMBER = """
INSERT INTO members AS old (identity, table_id, part) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
ON CONFLICT (identity, table_id) DO UPDATE SET part = excluded.part WHERE excluded.part <> old.part
"""
NOTIFY = f"SELECT pg_current_xact_id()::text, pg_notify('{CHANNEL}', notice) FROM unnest($1::text[]) AS notice"


class Postgres(Database):
    is_shared = True

    def __init__(self, url: str) -> None:
        self._process = token_hex(8)
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: connect(url),
            pool_size=3,
            max_overflow=5,
            pool_timeout=ANSWER_WITHIN,
            pool_pre_ping=True,
        )
        self._writer = Link(url)
        self._reader = Link(url)
        self._listener = Link(url, self._start_listening)
        self._lost = asyncio.Event()
        self._heard: Heard | None = None
        self._missed: Missed | None = None
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        database = cls(url)
        try:
            await database.write(migrate_alone)
            await database._listener.connection()
            database._listening = asyncio.create_task(database._keep_listening())
        except BaseException:
            await database.close()
            raise
        return database

    async def commit(self, group: Sequence[Append]) -> set[str]:
        """A server that comes back within a few seconds costs those seconds and nothing else."""
        group = sorted(group, key=lambda append: append.table)  # two processes lock in one order
        now = asyncio.get_running_loop().time
        deadline = now() if self._writer.is_down else now() + PATIENCE
        doubt = Doubt()
        while True:
            try:
                connection = await self._writer.connection()
                if doubt.transaction is not None and await doubt.was_committed(connection):
                    if await has_rows(connection, group):
                        return set()
                if await store(connection, group, self._notices(group), doubt):
                    return set()
                if taken := await taken_tables(connection, group):
                    return taken
            except Exception as error:
                reason = error if isinstance(error, StoreUnavailable) else unavailable(error)
                if reason is None:
                    await self._roll_back()
                    raise
                self._writer.drop()  # a server that became read-only or full may be another one tomorrow
                if reason.key not in ("store-gone", "store-busy") or now() >= deadline:
                    raise reason from error
                await self._writer.next_attempt()

    async def rows(self, asks: Sequence[tuple[str, int]]) -> list[list[Row]]:
        answers: list[list[Row]] = [[] for _ in asks]
        tables, afters = zip(*asks)
        for last_try in (False, True):
            try:
                connection = await self._reader.connection()
                found = await connection.fetch(ROWS, tables, afters)
                break
            except Exception as error:
                reason = error if isinstance(error, StoreUnavailable) else unavailable(error)
                if reason is None:
                    raise
                self._reader.drop()
                if last_try:
                    raise reason from error
        for place, number, at, kind, payload in found:
            answers[place - 1].append(Row(number, at, kind, payload))
        return answers

    async def read(self, work: Work[Answer]) -> Answer:
        return await self.write(work)

    async def write(self, work: Work[Answer]) -> Answer:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except Exception as error:
            if reason := unavailable(error):
                raise reason from error
            raise

    def listen(self, heard: Heard, missed: Missed | None) -> None:
        self._heard, self._missed = heard, missed

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        for link in (self._writer, self._reader, self._listener):
            await link.close()
        await self._engine.dispose()

    async def _roll_back(self) -> None:
        try:
            await (await self._writer.connection()).execute("ROLLBACK")
        except Exception:
            self._writer.drop()

    def _notices(self, group: Sequence[Append]) -> list[str]:
        heads = {append.table: append.rows[-1].number for append in group if append.rows}
        pairs = [f"{table} {number}" for table, number in heads.items()]
        portions = [pairs[i : i + TABLES_A_NOTICE] for i in range(0, len(pairs), TABLES_A_NOTICE)]
        return [" ".join([self._process, *portion]) for portion in portions or [[]]]

    async def _start_listening(self, connection: asyncpg.Connection) -> None:
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(CHANNEL, self._hear)

    def _hear(self, _connection: asyncpg.Connection, _pid: int, _channel: str, notice: str) -> None:
        process, *pairs = notice.split(" ")
        if process == self._process or self._heard is None:
            return
        for table, number in zip(pairs[::2], pairs[1::2], strict=True):
            if table == ORDERED:
                if self.ordered is not None:
                    self.ordered()
            else:
                self._heard(table, int(number))

    async def _keep_listening(self) -> None:
        while True:
            try:
                connection = await self._listener.connection()
                with suppress(TimeoutError):
                    async with asyncio.timeout(LISTENING_CHECK):
                        await self._lost.wait()
                if not self._lost.is_set():
                    await connection.execute("SELECT 1", timeout=ANSWER_WITHIN)
                    continue
            except Exception as error:
                if not isinstance(error, StoreUnavailable) and unavailable(error) is None:
                    raise
            self._listener.drop()
            await self._listen_again()

    async def _listen_again(self) -> None:
        while True:
            await self._listener.next_attempt()
            with suppress(StoreUnavailable):
                await self._listener.connection()
                break
        if self._missed is not None:
            self._missed()
        if self.ordered is not None:
            self.ordered()


class Doubt:
    """A connection that breaks during COMMIT leaves us not knowing. The server knows, and is asked afterwards."""

    def __init__(self) -> None:
        self.transaction: str | None = None

    async def was_committed(self, connection: asyncpg.Connection) -> bool:
        for _ in range(50):
            try:
                fate = await connection.fetchval("SELECT pg_xact_status($1::text::xid8)", self.transaction)
            except asyncpg.InvalidParameterValueError:  # a standby took over that has never heard of it
                fate = "aborted"
            if fate != "in progress":
                self.transaction = None
                return bool(fate == "committed")
            await asyncio.sleep(0.05)
        raise StoreUnavailable("store-busy", f"transaction {self.transaction} does not end")


async def store(connection: asyncpg.Connection, group: Sequence[Append], notices: list[str], doubt: Doubt) -> bool:
    """All of it, or nothing if a number does not follow."""
    before = rows_before(group)
    rows = [
        (append.table, row.number, row.at, row.kind, row.payload, before[append.table])
        for append in group
        for row in append.rows
    ]
    await connection.execute("BEGIN")
    if rows and await connection.execute(APPEND, *zip(*rows)) != f"INSERT 0 {len(rows)}":
        await connection.execute("ROLLBACK")
        return False
    if snapshots := latest_snapshots(group):
        await connection.execute(SNAPSHOT, *zip(*snapshots))
    if cards := latest_cards(group):
        await connection.execute(CARD, *zip(*map(card_values, cards)))
        members = members_of(cards)
        who, where, parts = zip(*members) if members else ((), (), ())
        await connection.execute(FORGET_MEMBERS, [append.table for append in cards], who, where)
        await connection.execute(MEMBER, who, where, parts)
    sent = await connection.fetch(NOTIFY, notices)  # all rows are fetched: what is not fetched is not sent
    doubt.transaction = sent[0][0]
    await connection.execute("COMMIT")
    doubt.transaction = None
    return True


async def has_rows(connection: asyncpg.Connection, group: Sequence[Append]) -> bool:
    """After a standby took over, the number of a transaction that it had never heard of may be somebody else's."""
    last = {append.table: append.rows[-1] for append in group if append.rows}
    numbers = [row.number for row in last.values()]
    found = {row[0]: bytes(row[1]) for row in await connection.fetch(PAYLOADS, list(last), numbers)}
    return all(found.get(table) == row.payload for table, row in last.items())


async def taken_tables(connection: asyncpg.Connection, group: Sequence[Append]) -> set[str]:
    before = rows_before(group)
    heads = dict(await connection.fetch(HEADS, list(before)))
    return {table for table in before if heads.get(table, 0) != before[table]}


def migrate_alone(connection: Connection) -> None:
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    migrate(connection)
