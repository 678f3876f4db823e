"""Games that are over, and what people take home: replay, export, import, play-on."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import Query

from ..bots import usual_bot
from ..kernel.errors import BadInput
from ..kernel.finished import finished_parts
from ..kernel.game import PUBLIC
from ..kernel.journal import read_play
from ..kernel.names import SEAT_NAMES
from ..kernel.play import Play
from ..kernel.position_text import read_text
from ..match import Match
from ..tables.daily import check_published
from ..tables.entries import Arrangement
from ..tables.opening import Plan, entries_of_plan
from ..tables.verifying import fair_journal
from .bodies import LARGEST_DOCUMENT, Routes
from .caller import Caller, Known
from .frames import EVERYTHING, Replay, places, position_before, replay_of
from .rights import check_over, place_of, table_for
from .tables import TableId

routes = Routes("replays")

MOST_FRAMES = 50
MOST_MOVES = 5000  # of a journal that somebody brings
First = Annotated[int, Query(ge=0, le=1_000_000)]
Most = Annotated[int, Query(ge=1, le=MOST_FRAMES)]


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


@routes.get("/tables/{id}/replay")
async def replay(caller: Known, id: str, seat: str = EVERYTHING, first: First = 0, limit: Most = 20) -> Replay:
    """A finished game, move by move, from a seat (`red`), as `public` or with `everything`."""
    caller.spend("thinking")
    table = await table_for(caller.table_server, caller.person, id)
    place_of(table, caller.person, None)
    check_over(table)
    assert table.play is not None
    return await replay_of(table.play, seat, first, limit, caller.lang)


@routes.get("/tables/{id}/export", answer=dict[str, Any])
async def export(caller: Known, id: str, seat: str | None = None) -> dict[str, Any]:
    """Before the end: what one's own seat has seen. After: the whole journal, and what proves its chance."""
    table = await table_for(caller.table_server, caller.person, id)
    place = place_of(table, caller.person, seat)
    if table.play is None:
        raise BadInput("table-not-started")
    if table.status == "playing":
        return Match(table.play).export(None if place == PUBLIC else SEAT_NAMES[place], caller.lang)
    check_published(table, caller.now)
    return fair_journal(table)


@routes.get("/tables/{id}/finished")
async def finished(caller: Known, id: str, seat: str | None = None) -> Finished:
    """What each finished part of a game, such as a round, has left on the table, as one's own seat or the public sees
    it; as a position in words, too, once the whole game is over."""
    caller.spend("thinking")
    table = await table_for(caller.table_server, caller.person, id)
    place = place_of(table, caller.person, seat)
    if table.play is None:
        raise BadInput("table-not-started")
    parts = [Match(part) for part in finished_parts(table.play)]
    viewer = None if place == PUBLIC else SEAT_NAMES[place]
    is_open = table.status != "playing" and table.daily is None  # a position holds the key of chance
    return Finished([FinishedPart(part.view(viewer), part.position_text() if is_open else None) for part in parts])


@routes.post("/tables/{id}/play-on", status=201)
async def play_on(caller: Known, id: str, body: PlayOn) -> TableId:
    """Try again from any move of a finished game, against bots."""
    caller.spend("opening")
    table = await table_for(caller.table_server, caller.person, id)
    place_of(table, caller.person, None)
    check_over(table)
    assert table.play is not None
    own = places(table.play, body.seat)
    bot = body.bot or usual_bot(table.game)
    sitting = ["you" if seat in own else bot for seat in range(table.play.seats)]
    return await _open_at(caller, table.play, body.move, sitting, start=True)


@routes.post("/tables/import", status=201, largest=LARGEST_DOCUMENT)
async def bring(caller: Known, body: Brought) -> TableId:
    """Play on from a journal or a position."""
    caller.spend("documents")
    play = await asyncio.to_thread(read_document, body.document)
    sitting = body.sitting or ["you", *[usual_bot(play.game)] * (play.seats - 1)]
    return await _open_at(caller, play, body.move, sitting, body.start)


@routes.post("/replay", largest=LARGEST_DOCUMENT)
async def show_document(caller: Known, body: Shown) -> Replay:
    """Look through a journal that somebody has kept."""
    caller.spend("thinking")
    if body.first < 0 or not 1 <= body.limit <= MOST_FRAMES:
        raise BadInput("page")
    play = await asyncio.to_thread(read_document, body.document)
    return await replay_of(play, body.seat, body.first, body.limit, caller.lang)


async def _open_at(caller: Caller, play: Play, move: int | None, sitting: list[str], start: bool) -> TableId:
    position = position_before(play, len(play.made) if move is None else move)
    plan = Plan(Arrangement(play.game.id, play.seats), [*sitting], start, position)
    return TableId(await caller.table_server.open(entries_of_plan(plan, caller.person)))


def read_document(document: dict[str, Any] | str) -> Play:
    """A journal, unless it is too long, or a position."""
    if isinstance(document, str):
        return read_text(document)
    moves = document.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise BadInput("moves", most=MOST_MOVES)
    return read_play(document)
