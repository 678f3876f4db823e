"""The base of all requests: who asks, and what may be checked."""

from __future__ import annotations

import msgspec

from ...bots import check_offered
from ...kernel.errors import BadInput
from ..chairs import Chair
from ..entries import AnyEntry
from ..table import LiveTable


class Person(msgspec.Struct, frozen=True):
    """Somebody with a device, a chosen name and a goblin's face."""

    id: str
    name: str
    face: int


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", gc=False):
    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        raise NotImplementedError


def own_chair(table: LiveTable, person: Person, seat: int) -> Chair:
    chair = table.chairs[seat]
    if chair.kind != "person" or chair.who != person.id:
        raise BadInput("table-not-your-seat")
    return chair


def check_host(table: LiveTable, person: Person) -> None:
    if table.host != person.id:
        raise BadInput("table-not-host")


def check_open(table: LiveTable) -> None:
    if table.closed:
        raise BadInput("table-closed")


def check_lobby(table: LiveTable) -> None:
    check_open(table)
    if table.play is not None:
        raise BadInput("table-started")


def check_playing(table: LiveTable) -> None:
    check_open(table)
    if table.play is None:
        raise BadInput("table-not-started")


def check_unaided(table: LiveTable) -> None:
    """A first attempt at the run of the day is the player's own (NR-daily)."""
    if table.daily is not None and table.daily.counts and table.status == "playing":
        raise BadInput("table-daily-alone")


def check_bot(table: LiveTable, bot: str) -> None:
    check_offered(table.game, bot)


def next_host(table: LiveTable, leaver: str) -> str | None:
    """The person who becomes host when the host goes for good: the next one round the table."""
    return next((chair.who for chair in table.chairs if chair.kind == "person" and chair.who != leaver), None)
