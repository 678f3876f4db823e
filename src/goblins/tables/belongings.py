"""What is stored of a person: taking it away, and taking them out of it.

A journal belongs to all who sat there. So whoever goes leaves the moves behind, and nothing else: a *ghost*, an
identity that nobody has, stands where they stood, without a name, and what they said is blank.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

from .entries import (
    Admitted,
    AnyEntry,
    Arranged,
    BotSat,
    Closed,
    Freed,
    HostChanged,
    Moved,
    Opened,
    Removed,
    Said,
    Salted,
    Sat,
    read_entry,
    write_entry,
)
from .fairness import contributor
from .requests import Leave, Person
from .requests.people import next_host
from .store import DailyAttempt, Report, Row, Store
from .table import LiveTable
from .table_server import TableServer

A_PAGE = 20
FIRST, LAST = "0000-00-00", "9999-99-99"


class Line(msgspec.Struct, frozen=True):
    at: int
    text: str


class TableTrace(msgspec.Struct, frozen=True):
    """What a journal holds of somebody: how they were called, what they said, and the moves they made."""

    table: str
    game: str
    names: list[str]
    said: list[Line]
    moves: list[str]
    salt: str


class Belongings(msgspec.Struct, frozen=True):
    """What is stored of somebody beside tables."""

    dailies: list[DailyAttempt]
    reports: list[Report]
    feed_made_at: int | None


class Traces:
    """Journals are read one after the other, a page at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def page_of(self, who: str, after: str) -> tuple[list[TableTrace], str | None]:
        tables = [table for table in await self._store.belongings.tables_of(who) if table > after]
        found = []
        for table in tables[:A_PAGE]:
            found.append(trace(table, await self._store.rows(table), who))
            await asyncio.sleep(0)  # others are playing
        return found, tables[A_PAGE - 1] if len(tables) > A_PAGE else None


async def belongings_of(store: Store, who: str) -> Belongings:
    return Belongings(
        dailies=list((await store.dailies.of(who, FIRST, LAST)).values()),
        reports=await store.belongings.reports_by(who),
        feed_made_at=await store.belongings.feed_made_at(who),
    )


def trace(table: str, rows: Sequence[Row], who: str) -> TableTrace:
    seats = Seats(who)
    names: dict[str, None] = {}
    said: list[Line] = []
    moves: list[str] = []
    game = salt = ""
    for row in rows:
        entry = read_entry(row.payload)
        own = seats.follow(entry)
        match entry:
            case Opened():
                game = entry.arrangement.game
                if entry.host == who:
                    names[entry.name] = None
            case Sat() if own:
                names[entry.name] = None
            case Said() if own:
                said.append(Line(row.at, entry.text))
            case Moved() if own and entry.by == "person":
                moves.append(entry.move)
            case Salted() if entry.who in (who, contributor(table, who)):
                salt = entry.salt
    return TableTrace(table, game, [name for name in names if name], said, moves, salt)


async def erase(table_server: TableServer, person: Person) -> int:
    """Take somebody out of the store; returns at how many tables they were."""
    store = table_server.store
    tables = await store.belongings.tables_of(person.id)
    ghost = f"gone-{secrets.token_urlsafe(12)}"
    for table in tables:
        await table_server.do(table, lambda found: farewell(found, person))
        await table_server.rewrite(table, person.id, ghost, Without(person.id, ghost))
    await store.belongings.forget(person.id)
    store.forget_person(person.id)
    return len(tables)


def farewell(table: LiveTable, person: Person) -> Sequence[AnyEntry]:
    """They leave; a table where nobody is left is closed."""
    if table.status not in ("lobby", "playing"):
        return []
    if table.host == person.id and next_host(table, person.id) is None:
        return [Closed(person.id)]
    return Leave().entries(table, person)


class Without:
    """Rewrites the rows of one journal."""

    def __init__(self, who: str, ghost: str) -> None:
        self._seats = Seats(who)
        self._who, self._ghost = who, ghost

    def __call__(self, rows: Sequence[Row]) -> list[tuple[int, bytes]]:
        """The rows that change."""
        found = []
        for row in rows:
            entry = read_entry(row.payload)
            own = self._seats.follow(entry)
            changed = self._rewritten(entry, own)
            if changed is not entry:
                found.append((row.number, write_entry(changed)))
        return found

    def _rewritten(self, entry: AnyEntry, own: bool) -> AnyEntry:
        replace = msgspec.structs.replace
        match entry:
            case Opened() if entry.host == self._who:
                return replace(entry, host=self._ghost, name="")
            case Admitted() if entry.who == self._who:
                return Admitted(self._ghost)
            case Sat() if own:
                return replace(entry, who=self._ghost, name="", face=0)
            case Said() if own:
                return replace(entry, text="")
            case HostChanged() if entry.host == self._who:
                return HostChanged(self._ghost)
            case Closed() if entry.by == self._who:
                return Closed(self._ghost)
        return entry


class Seats:
    """The seats that somebody has, entry by entry."""

    def __init__(self, who: str) -> None:
        self._who = who
        self._own: set[int] = set()

    def follow(self, entry: AnyEntry) -> bool:
        """Is it about a seat that they have now?"""
        match entry:
            case Sat():
                (self._own.add if entry.who == self._who else self._own.discard)(entry.seat)
            case BotSat() | Freed() | Removed():
                self._own.discard(entry.seat)
            case Arranged():
                self._own = {seat for seat in self._own if seat < entry.arrangement.seats}
        return getattr(entry, "seat", -1) in self._own
