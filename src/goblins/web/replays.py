"""Games that are over, and what people take home: replay, export, import, play-on."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import Query

from ..bots import usual_bot
from ..kernel import registry
from ..kernel.errors import BadInput
from ..kernel.game import PUBLIC
from ..kernel.journal import write_journal
from ..kernel.names import SEAT_NAMES
from ..match import Match
from ..tables import budgets
from ..tables.budgets import DOCUMENT, FRAMES
from ..tables.daily import check_published
from ..tables.entries import Arrangement
from ..tables.opening import Plan, entries_of_plan
from ..tables.verifying import fair_journal
from . import costly_tasks
from .bodies import Routes, encode
from .caller import Caller, Known
from .frames import EVERYTHING, Replay, places, prelude_of
from .rights import check_over, place_of, table_for
from .tables import TableId

routes = Routes("replays")

First = Annotated[int, Query(ge=0, le=1_000_000)]
Most = Annotated[int, Query(ge=1, le=FRAMES.most)]


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A journal or a position, also in words, as a new table. `move` is the moment of a journal, None its end;
    `sitting` is as in `Plan`: without it, oneself and bots."""

    document: dict[str, Any] | str
    move: int | None = None
    sitting: list[str] = []
    start: bool = True


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A journal to look at, without a table."""

    document: dict[str, Any] | str
    seat: str = EVERYTHING
    first: int = 0
    limit: int = 20


class FinishedPart(msgspec.Struct, frozen=True):
    """The table at the end of it."""

    view: Any
    position: str | None


class Finished(msgspec.Struct, frozen=True):
    """The first part first. The game went on after each of them."""

    parts: list[FinishedPart]


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From before which move on, in which seat, against which bot; without a name, against the usual one."""

    move: int
    seat: str
    bot: str = ""


@routes.get("/tables/{id}/replay", answer=Replay)
async def replay(caller: Known, id: str, seat: str = EVERYTHING, first: First = 0, limit: Most = 20) -> bytes:
    """A finished game, move by move, from a seat (`red`), as `public` or with `everything`."""
    caller.spend(budgets.THINKING)
    table = await table_for(caller.table_server, caller.person, id)
    place_of(table, caller.person, None)
    check_over(table)
    assert table.play is not None
    places(table.play, seat)
    # A journal does not hold what was told before a position where newer rules took over.
    prelude = encode(prelude_of(table.play, seat, caller.lang)) if first == 0 and table.play.key is None else b""
    journal = encode(write_journal(table.play))
    return await caller.costly(costly_tasks.frames_of, journal, seat, first, limit, caller.lang, prelude)


@routes.get("/tables/{id}/export", answer=dict[str, Any])
async def export(caller: Known, id: str, seat: str | None = None) -> dict[str, Any]:
    """Before the end: what one's own seat has seen. After: the whole journal, and what proves its chance."""
    table = await table_for(caller.table_server, caller.person, id)
    place = place_of(table, caller.person, seat)
    if table.play is None:
        raise BadInput("table-not-started")
    if table.status == "playing":
        return Match(table.play).export(None if place == PUBLIC else SEAT_NAMES[place], caller.lang)
    if table.daily is not None:
        caller.services.daily.check_clock()
    check_published(table, caller.now)
    return fair_journal(table)


@routes.get("/tables/{id}/finished")
async def finished(caller: Known, id: str, seat: str | None = None) -> Finished:
    """What each finished part of a game, such as a round, has left on the table, as one's own seat or the public sees
    it; as a position in words, too, once the whole game is over."""
    caller.spend(budgets.THINKING)
    table = await table_for(caller.table_server, caller.person, id)
    place = place_of(table, caller.person, seat)
    if table.play is None:
        raise BadInput("table-not-started")
    viewer = None if place == PUBLIC else SEAT_NAMES[place]
    is_open = table.status != "playing" and table.daily is None  # a position holds the key of chance
    parts = await caller.costly(costly_tasks.parts_of, encode(write_journal(table.play)), viewer, is_open)
    return Finished([FinishedPart(*part) for part in parts])


@routes.post("/tables/{id}/play-on", status=201)
async def play_on(caller: Known, id: str, body: PlayOn) -> TableId:
    """Try again from any move of a finished game, against bots."""
    await caller.spend_table()
    table = await table_for(caller.table_server, caller.person, id)
    place_of(table, caller.person, None)
    check_over(table)
    assert table.play is not None
    own = places(table.play, body.seat)
    bot = body.bot or usual_bot(table.game)
    sitting = ["you" if seat in own else bot for seat in range(table.play.seats)]
    return await _open_at(caller, encode(write_journal(table.play)), body.move, sitting, start=True)


@routes.post("/tables/import", status=201, largest=DOCUMENT)
async def bring(caller: Known, body: Brought) -> TableId:
    """Play on from a journal or a position."""
    await caller.spend_table()
    caller.spend(budgets.DOCUMENTS)
    return await _open_at(caller, encode(body.document), body.move, body.sitting, body.start)


@routes.post("/replay", largest=DOCUMENT, answer=Replay)
async def show_document(caller: Known, body: Shown) -> bytes:
    """Look through a journal that somebody has kept."""
    caller.spend(budgets.THINKING)
    FRAMES.hold(body.limit, "page")
    if body.first < 0 or body.limit < 1:
        raise BadInput("page")
    return await caller.costly(
        costly_tasks.frames_of, encode(body.document), body.seat, body.first, body.limit, caller.lang
    )


async def _open_at(caller: Caller, document: bytes, move: int | None, sitting: list[str], start: bool) -> TableId:
    """Without `sitting`, oneself and bots."""
    game, seats, position = await caller.costly(costly_tasks.position_at, document, move)
    sitting = sitting or ["you", *[usual_bot(registry.find(game))] * (seats - 1)]
    plan = Plan(Arrangement(game, seats), [*sitting], start, position)
    return TableId(await caller.table_server.open(entries_of_plan(plan, caller.person)))
