"""After the storm: is what was acknowledged there, once, in order, and does everybody know what they may know?"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import msgspec

from goblins import games as _announced  # noqa: F401
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.record import pack
from goblins.kernel.words import Sentence
from goblins.tables.entries import Moved, Said, Undone, read_entry
from goblins.tables.loading import load
from goblins.tables.store import Store
from goblins.tables.table import LiveTable
from goblins.tables.updates import rows_for
from goblins.tables.verifying import fair_journal, verify

from .counting import Tally
from .party import Table
from .player import Player


async def check(url: str, tables: list[Table], tally: Tally) -> None:
    """Every table, read from the store by nobody but us."""
    store = await Store.open(url)
    try:
        for table in tables:
            await _check_table(store, table, tally)
    finally:
        await store.close()


async def _check_table(store: Store, table: Table, tally: Tally) -> None:
    stored = await store.rows(table.id)
    tally.rows += len(stored)
    if [row.number for row in stored] != list(range(1, len(stored) + 1)):
        tally.problem(table.id, "rows are not numbered one by one")
    if any(earlier.at > later.at for earlier, later in itertools.pairwise(stored)):
        tally.problem(table.id, "time goes backwards")
    found = await load(store, table.id)
    if found is None:
        tally.problem(table.id, "is not there")
        return
    live, lacking = found
    if lacking:
        tally.problem(table.id, "lacks rows:", lacking)
    await _check_snapshot(store, live, tally)
    _check_told(live, [read_entry(row.payload) for row in stored], tally)
    if live.status == "over":
        tally.finished += 1
        verify(fair_journal(live), Sentence("the-document"))
    order = _order(live)
    _check_tickets(table, order, tally)
    for player in table.players:
        _check_player(player, live, order, tally)


async def _check_snapshot(store: Store, live: LiveTable, tally: Tally) -> None:
    snapshot = await store.snapshot(live.id)
    if live.play is None or snapshot is None:
        tally.problem(live.id, "has no snapshot")
    elif (snapshot.number, snapshot.state) != (live.number, pack(live.play.state)):
        tally.problem(live.id, "its snapshot is not the state that its rows lead to")


def _check_told(live: LiveTable, stored: list[Any], tally: Tally) -> None:
    """Playing it again tells the same as it told when it happened."""
    for number, (kept, entry) in enumerate(zip(live.rows, stored), 1):
        if msgspec.json.encode(kept.entry) != msgspec.json.encode(entry):
            tally.problem(live.id, f"row {number} reads differently when it is played again")
            return


def _order(live: LiveTable) -> list[str]:
    """The tickets, and the words that were said, in the order of the journal."""
    found = []
    for kept in live.rows:
        match kept.entry:
            case Moved() | Undone():
                found.append(kept.entry.ticket)
            case Said():
                found.append(kept.entry.text)
    return found


def _check_tickets(table: Table, order: list[str], tally: Tally) -> None:
    """Nothing twice, and nothing that nobody has asked for."""
    for ticket, count in Counter(order).items():
        if count > 1:
            tally.problem(table.id, f"{ticket} is stored {count} times")
        sent = sum(player.sent.get(ticket, 0) for player in table.players)
        if not sent:
            tally.problem(table.id, f"{ticket} was never asked for")
        tally.suppressed += sent > 1


def _check_player(player: Player, live: LiveTable, order: list[str], tally: Tally) -> None:
    at = {ticket: place for place, ticket in enumerate(order)}
    places = [at.get(asked.ticket) for asked in player.acknowledged]
    for asked, place in zip(player.acknowledged, places):
        if place is None:
            tally.problem(player, "acknowledged, and lost:", asked)
        elif asked.request["ask"] == "say":
            tally.talk += 1
        else:
            tally.moves += 1
    known = [place for place in places if place is not None]
    if known != sorted(known):
        tally.problem(player, "what was acknowledged is stored in another order")
    for ticket in player.turned_down & at.keys():
        times = f"(sent {player.sent[ticket]} times)"
        tally.problem(player, "refused, and stored all the same:", ticket, times, player.turned_down[ticket])
    seat = SEAT_NAMES.index(player.seat)
    faces = msgspec.json.decode(msgspec.json.encode(rows_for(live, seat, 0)))
    tally.seen += len(player.rows)
    heard = [_as_told_later(row, face) for row, face in zip(player.rows, faces)] + player.rows[len(faces) :]
    if heard != faces:
        same = next((n for n, (one, other) in enumerate(zip(heard, faces)) if one != other), "none")
        tally.problem(player, f"knows {len(player.rows)} rows of {len(faces)}, the first that differs is {same}")


def _as_told_later(row: Any, face: Any) -> Any:
    """Of long talk only the latest lines are told again with their words."""
    if row["deed"] == face["deed"] == "said" and "text" not in face:
        return {name: value for name, value in row.items() if name != "text"}
    return row
