"""What the store asks of a database: SQLite and PostgreSQL differ in how, never in what."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, TypeVar

from sqlalchemy import Connection

from .records import Append, Row

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]
Heard = Callable[[str, int], None]
Missed = Callable[[], None]


class Database(ABC):
    """Every method raises StoreUnavailable when the database cannot be used."""

    is_shared: ClassVar[bool]  # with other processes

    @abstractmethod
    async def commit(self, group: Sequence[Append]) -> set[str]:
        """Store the whole group in one transaction, or nothing and name the tables whose numbers are taken."""

    @abstractmethod
    async def rows(self, asks: Sequence[tuple[str, int]]) -> list[list[Row]]:
        """For each table the rows after a number."""

    @abstractmethod
    async def read(self, work: Work[Answer]) -> Answer: ...

    @abstractmethod
    async def write(self, work: Work[Answer]) -> Answer:
        """In one transaction."""

    @abstractmethod
    def listen(self, heard: Heard, missed: Missed | None) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...


def latest_snapshots(group: Sequence[Append]) -> list[tuple[str, int, int, str, bytes, int | None]]:
    latest = {append.table: append.snapshot for append in group if append.snapshot is not None}
    return [(table, s.number, s.rules, s.layout, s.state, s.due_at) for table, s in latest.items()]


def latest_cards(group: Sequence[Append]) -> list[Append]:
    return list({append.table: append for append in group if append.card is not None}.values())


def card_values(append: Append) -> tuple[str, int, str, str, bool, str, int, int, str | None, bytes]:
    """In the order of the table's columns."""
    card = append.card
    assert card is not None
    return (
        append.table,
        card.changed_at,
        card.game,
        card.status,
        card.public,
        card.host,
        card.rules,
        card.open_seats,
        card.invitation,
        card.extra,
    )


def members_of(appends: Sequence[Append]) -> list[tuple[str, str, str]]:
    return [
        (who, append.table, part) for append in appends if append.card for who, part in append.card.members.items()
    ]
