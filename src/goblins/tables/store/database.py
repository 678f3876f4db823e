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
CHANNEL = "goblins"  # of notices, where processes can send them
ORDERED = "!"  # heard instead of a table: whoever keeps the server has decided something
GONE = 0  # heard instead of a number: the table was thrown away


class Database(ABC):
    """Every method raises StoreUnavailable when the database cannot be used."""

    is_shared: ClassVar[bool]  # with other processes
    ordered: Missed | None = None  # told when whoever keeps the server may have decided something

    @abstractmethod
    async def commit(self, group: Sequence[Append]) -> set[str]:
        """Store the whole group in one transaction, or nothing and name the tables whose numbers do not follow:
        they are taken, or the table was thrown away."""

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


def rows_before(group: Sequence[Append]) -> dict[str, int]:
    """The number that the journal of each table must have reached."""
    return {append.table: append.number - 1 for append in reversed(group) if append.rows}


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
