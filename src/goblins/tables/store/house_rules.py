"""What whoever keeps the server decides: who may not come in, and which clock is right. Every process hears of it."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Connection, delete, func, select

from .database import CHANNEL, ORDERED, Database
from .keeping import insert_or, tell
from .schema import blocks, cards, marks

Blocked = Literal["person", "address"]


class HouseRules:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def blocks(self) -> list[tuple[Blocked, str, int]]:
        """Whom, since when; the latest first."""
        query = select(blocks.c.kind, blocks.c.who, blocks.c.at).order_by(blocks.c.at.desc())
        found = await self._database.read(lambda connection: list(connection.execute(query)))
        return [(row.kind, row.who, row.at) for row in found]

    async def block(self, kind: Blocked, who: str, at: int) -> None:
        def work(connection: Connection) -> None:
            statement = insert_or(connection, blocks).on_conflict_do_nothing()
            connection.execute(statement, {"kind": kind, "who": who, "at": at})
            order(connection)

        await self._database.write(work)

    async def unblock(self, who: str) -> bool:
        """Was there such a block?"""

        def work(connection: Connection) -> bool:
            order(connection)
            return connection.execute(delete(blocks).where(blocks.c.who == who)).rowcount > 0

        return await self._database.write(work)

    async def mark(self, name: str) -> int | None:
        """A moment that is kept under a name."""
        query = select(marks.c.at).where(marks.c.name == name)
        return await self._database.read(lambda connection: connection.execute(query).scalar())

    async def put_mark(self, name: str, at: int, is_order: bool = False) -> None:
        def work(connection: Connection) -> None:
            statement = insert_or(connection, marks).values({"name": name, "at": at})
            connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_={"at": at}))
            if is_order:
                order(connection)

        await self._database.write(work)

    async def order(self) -> None:
        """Say that something was decided."""
        await self._database.write(order)

    async def last_change(self) -> int:
        """When a table was last changed, as lists tell it."""
        query = select(func.max(cards.c.changed_at))
        return await self._database.read(lambda connection: connection.execute(query).scalar()) or 0


def order(connection: Connection) -> None:
    """On a file everybody looks every second whether something was changed."""
    tell(connection, CHANNEL, f"order {ORDERED} 0")
