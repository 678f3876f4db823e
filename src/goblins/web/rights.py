"""Which table somebody means, and from which seat they may look at it."""

from __future__ import annotations

import re

from ..kernel.errors import BadInput
from ..kernel.game import PUBLIC
from ..tables.requests import Person
from ..tables.requests.people import check_playing, own_chair
from ..tables.table import LiveTable
from ..tables.table_server import TableServer, check_admitted, check_view

TABLE = re.compile("[0-9a-f]{16}")


async def table_for(table_server: TableServer, person: Person, id: str) -> LiveTable:
    """The table, for somebody who may know that it exists."""
    check_id(id)
    table = await table_server.look(id)
    check_admitted(table, person)
    return table


def check_id(id: str) -> None:
    if TABLE.fullmatch(id) is None:
        raise BadInput("table-unknown")


def place_of(table: LiveTable, person: Person, seat: str | None) -> int:
    """The seat to look from: the one that is named, or one's only seat, or the public's place."""
    own = table.seats_of(person.id)
    place = table.seat_number(seat) if seat is not None else own[0] if len(own) == 1 else PUBLIC
    check_view(table, person, place)
    return place


def own_seat(table: LiveTable, person: Person, seat: str) -> int:
    """One's own seat in a game that has begun."""
    check_playing(table)
    number = table.seat_number(seat)
    own_chair(table, person, number)
    return number


def check_over(table: LiveTable) -> None:
    """Everything is shown once a game is over, and not before."""
    if table.play is None or table.status not in ("over", "closed"):
        raise BadInput("table-not-over")
