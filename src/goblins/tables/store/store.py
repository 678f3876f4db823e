"""The store of all tables: the same for callers, whichever database is behind it."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from pathlib import Path
from typing import Self

from sqlalchemy import Connection

from ..budgets import PEOPLE_KNOWN, REPORTS
from . import keeping, reading
from .belongings import Belongings
from .dailies import Dailies
from .database import Database, Heard, Missed
from .errors import StoreUnavailable
from .gather import Gather
from .house_rules import HouseRules
from .records import Append, Card, Identity, ListedTable, Mark, Report, Row, Snapshot, Status
from .writer import Committed, Writer

MOST_IN_A_GROUP = 256
MOMENT = 0.001  # seconds that a commit waits for company, when there was some


def is_server(url: str) -> bool:
    """PostgreSQL, and not a file."""
    return url.startswith(("postgresql://", "postgres://"))


class Store:
    """Journals, snapshots and cards of tables; identities, codes and secrets of the server.

    Names of tables are ours to choose: short, without white space. All times are milliseconds since the epoch.

    **What an acknowledgement survives.** When `append` has returned, all it stores is in the log of the
    database, and the operating system has said that the log is on the disk:

    - SQLite (WAL, synchronous=FULL): the death of our process at any moment, of the operating system, and a power
      cut. Not: a disk or virtual machine that says "written" before it is, or the loss of the disk.
    - PostgreSQL (synchronous_commit=on, and fsync=on, its default): the same for our processes and machines, and
      for the server's. The loss of the server's disk only where it has a synchronous standby.

    An append that raised StoreUnavailable was not acknowledged and, as a rule, is not stored. It may be stored after
    all if the connection broke during the commit and the server did not come back within seconds to be asked. To try
    the same number again is safe: it is stored once, or it conflicts.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.dailies = Dailies(database)
        self.house_rules = HouseRules(database)
        self.belongings = Belongings(database)
        self._writer = Writer(database)
        self._appends: Gather[Append, None] = Gather(self._writer.commit, MOST_IN_A_GROUP, MOMENT)
        self._rows: Gather[tuple[str, int], list[Row]] = Gather(database.rows, MOST_IN_A_GROUP)
        self._people: OrderedDict[str, Identity] = OrderedDict()  # whom we know by heart
        self._people_put = 0  # how often somebody was

    @classmethod
    async def open(cls, url: str) -> Self:
        """`games.db`, `sqlite:///games.db` or `postgresql://user@host/database`; brings it up to date first."""
        scheme, separator, rest = url.partition("://")
        if is_server(url):
            from .postgres import Postgres

            return cls(await Postgres.open(url))
        if not separator:
            rest = "/" + url
        elif scheme != "sqlite" or not rest.startswith("/"):
            raise StoreUnavailable("store-url", scheme)
        if rest == "/" or rest == "/:memory:":
            raise StoreUnavailable("store-url", url)
        from .sqlite import SQLite

        return cls(await SQLite.open(Path(rest[1:])))

    async def close(self) -> None:
        """Appends that were asked for are stored before."""
        await self._appends.close()
        await self._rows.close()
        await self._database.close()

    async def ping(self) -> None:
        """Raises StoreUnavailable unless the store takes a row now. It is written, forgotten and committed."""
        await self._database.write(keeping.write_and_forget)

    @property
    def is_shared(self) -> bool:
        """May other processes append?"""
        return self._database.is_shared

    @property
    def committed(self) -> Committed | None:
        """Told of each commit: how many appends, in how many seconds."""
        return self._writer.committed

    @committed.setter
    def committed(self, told: Committed | None) -> None:
        self._writer.committed = told

    def append(self, append: Append) -> asyncio.Future[None]:
        """Await it: done when stored. Raises Conflict or StoreUnavailable.

        Appends are taken in the order of the calls, and stored even if the waiter is cancelled. After one has failed,
        higher numbers of its table conflict until that number is stored or the rows are read. So do numbers that
        do not follow the last row that is stored, as when the table was thrown away. An append without rows
        only keeps its card and snapshot; no number protects it.
        """
        return self._appends.ask(append)

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        found = await self._rows.ask((table, after))
        self._writer.was_read(table)
        return found

    def listen(self, heard: Heard, missed: Missed | None = None) -> None:
        """`heard(table, number)`: another process has stored rows up to this number; GONE: it has thrown it away.

        `missed()`: any table may have changed unheard, since the connection was interrupted, or, on SQLite, which one
        process serves, because somebody has changed the file beside us.
        """
        self._database.listen(heard, missed)

    def when_ordered(self, ordered: Missed) -> None:
        """`ordered()`: whoever keeps the server may have decided something (`house_rules`)."""
        self._database.ordered = ordered

    def forget_person(self, identity: str) -> None:
        """They are known by heart no longer."""
        self._people.pop(identity, None)
        self._people_put += 1

    async def snapshot(self, table: str) -> Snapshot | None:
        return await self._database.read(lambda connection: reading.snapshot(connection, table))

    async def due(self, before: int, limit: int = 1000) -> list[str]:
        """The tables where something was due before then and has not happened, longest overdue first."""
        return await self._database.read(lambda connection: reading.due(connection, before, limit))

    async def card(self, table: str) -> Card | None:
        return await self._database.read(lambda connection: reading.card(connection, table))

    async def cards_of(self, identity: str, limit: int, before: Mark | None = None) -> list[ListedTable]:
        """Tables of which the identity is a member. Every list shows the newest change first; `mark` leads on."""
        return await self._database.read(lambda connection: reading.cards_of(connection, identity, limit, before))

    async def public_cards(
        self, game: str | None, limit: int, before: Mark | None = None, status: Status | None = None
    ) -> list[ListedTable]:
        wanted = reading.conditions(public=True, game=game, status=status)
        return await self._database.read(lambda connection: reading.cards_where(connection, wanted, limit, before))

    async def all_cards(self, status: Status | None, limit: int, before: Mark | None = None) -> list[ListedTable]:
        wanted = reading.conditions(public=False, game=None, status=status)
        return await self._database.read(lambda connection: reading.cards_where(connection, wanted, limit, before))

    async def hosted(self, identity: str) -> int:
        """How many tables somebody hosts that gather or play."""
        return await self._database.read(lambda connection: reading.hosted(connection, identity))

    async def invited(self, invitation: str) -> str | None:
        """The table whose card has this invitation."""
        return await self._database.read(lambda connection: reading.invited(connection, invitation))

    async def remember_layout(self, layout: str, description: bytes) -> None:
        await self._database.write(lambda connection: keeping.remember_layout(connection, layout, description))

    async def layout(self, layout: str) -> bytes | None:
        """How a packed state of an older version is read."""
        return await self._database.read(lambda connection: reading.layout(connection, layout))

    async def put_identity(self, identity: Identity) -> None:
        await self._database.write(lambda connection: keeping.put_identity(connection, identity))
        self._people.pop(identity.id, None)
        self._people_put += 1

    async def identity(self, id: str) -> Identity | None:
        found = self._people.get(id)
        if found is None:
            before = self._people_put
            found = (await self.identities([id])).get(id)
            # On a file nobody else can change it; and it must not have been changed while we read.
            if found is not None and not self.is_shared and self._people_put == before:
                self._people[id] = found
                PEOPLE_KNOWN.used = len(self._people)
                if len(self._people) > PEOPLE_KNOWN.most:
                    PEOPLE_KNOWN.refuse()
                    self._people.popitem(last=False)
        return found

    async def identities(self, ids: Iterable[str]) -> dict[str, Identity]:
        return await self._database.read(lambda connection: reading.identities_of(connection, ids))

    async def secret(self, name: str) -> bytes:
        """The newest; made on first use, and the same for all processes."""
        return await self._database.write(lambda connection: keeping.ensure_secret(connection, name))

    async def secrets(self, name: str) -> list[bytes]:
        """Newest first."""
        return await self._database.read(lambda connection: reading.secrets_of(connection, name))

    async def rotate(self, name: str, keep: int | None = None) -> list[bytes]:
        """A new secret before the others, of which all or the newest `keep` in all remain."""
        return await self._database.write(lambda connection: keeping.rotate(connection, name, keep))

    async def put_report(self, report: Report) -> None:
        """BadInput where there are so many that nobody reads them."""

        def work(connection: Connection) -> None:
            REPORTS.hold(reading.count_reports(connection) + 1, "reports-full")
            keeping.put_report(connection, report)

        await self._database.write(work)

    async def reports(self, limit: int) -> list[Report]:
        """Newest first."""
        return await self._database.read(lambda connection: reading.newest_reports(connection, limit))

    async def purge(self, table: str) -> None:
        """Everything of a table."""

        def work(connection: Connection) -> None:
            keeping.hold_appends(connection)
            keeping.purge(connection, [table])

        await self._database.write(work)

    async def purge_older(self, status: Status, before: int) -> int:
        """Tables of that status whose cards have not changed since; how many they were."""
        purged = 0
        while portion := await self._database.write(
            lambda connection: keeping.purge_older(connection, status, before)
        ):
            purged += portion
        return purged
