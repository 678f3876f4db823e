"""What belongs to one person alone: the hash of a recovery code, that of the link to a feed, and the like.

A code and a link are shown once; whoever reads the store cannot find them there.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, Table, delete, select, update

from .database import CHANNEL, GONE, Database
from .keeping import insert_or, tell
from .records import Report
from .schema import cards, dailies, feeds, identities, journal, members, recoveries, reports


class Secret(NamedTuple):
    hash: str
    made_at: int


class Belongings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def put_recovery(self, identity: str, secret: Secret) -> None:
        """In place of the one before."""
        await self._database.write(lambda connection: put_secret(connection, recoveries, identity, secret))

    async def recovered(self, hash: str) -> str | None:
        """Whose recovery code it is."""
        return await self._database.read(lambda connection: owner(connection, recoveries, hash))

    async def recovery_made_at(self, identity: str) -> int | None:
        return await self._database.read(lambda connection: made_at(connection, recoveries, identity))

    async def put_feed(self, identity: str, secret: Secret) -> None:
        """In place of the one before."""
        await self._database.write(lambda connection: put_secret(connection, feeds, identity, secret))

    async def drop_feed(self, identity: str) -> None:
        await self._database.write(
            lambda connection: connection.execute(delete(feeds).where(feeds.c.identity == identity))
        )

    async def fed(self, hash: str) -> str | None:
        """Whose feed it is."""
        return await self._database.read(lambda connection: owner(connection, feeds, hash))

    async def feed_made_at(self, identity: str) -> int | None:
        return await self._database.read(lambda connection: made_at(connection, feeds, identity))

    async def reports_by(self, identity: str) -> list[Report]:
        columns = (reports.c.table_id, reports.c.number, reports.c.by, reports.c.text, reports.c.at)
        query = select(*columns).where(reports.c.by == identity).order_by(reports.c.at)
        return await self._database.read(lambda connection: [Report(*row) for row in connection.execute(query)])

    async def tables_of(self, identity: str) -> list[str]:
        query = select(members.c.table_id).where(members.c.identity == identity).order_by(members.c.table_id)
        return await self._database.read(lambda connection: list(connection.execute(query).scalars()))

    async def rewrite(self, table: str, rows: list[tuple[int, bytes]], identity: str, ghost: str) -> None:
        """Other payloads for rows that tell of somebody; as a member and a host they are a ghost."""

        def work(connection: Connection) -> None:
            for number, payload in rows:
                wanted = (journal.c.table_id == table, journal.c.number == number)
                connection.execute(update(journal).where(*wanted).values(payload=payload))
            place = members.c.table_id == table, members.c.identity == identity
            connection.execute(update(members).where(*place).values(identity=ghost))
            hosted = cards.c.table_id == table, cards.c.host == identity
            connection.execute(update(cards).where(*hosted).values(host=ghost))
            tell(connection, CHANNEL, f"rewrite {table} {GONE}")

        await self._database.write(work)

    async def forget(self, identity: str) -> None:
        """Everything but the tables: those are others', too (`rewrite`)."""

        def work(connection: Connection) -> None:
            connection.execute(delete(reports).where(reports.c.by == identity))
            for kept in (recoveries, feeds, dailies):
                connection.execute(delete(kept).where(kept.c.identity == identity))
            connection.execute(delete(identities).where(identities.c.id == identity))

        await self._database.write(work)


def put_secret(connection: Connection, kept: Table, identity: str, secret: Secret) -> None:
    values = {"hash": secret.hash, "made_at": secret.made_at}
    statement = insert_or(connection, kept).values({"identity": identity, **values})
    connection.execute(statement.on_conflict_do_update(index_elements=["identity"], set_=values))


def owner(connection: Connection, kept: Table, hash: str) -> str | None:
    return connection.execute(select(kept.c.identity).where(kept.c.hash == hash)).scalar()


def made_at(connection: Connection, kept: Table, identity: str) -> int | None:
    return connection.execute(select(kept.c.made_at).where(kept.c.identity == identity)).scalar()
