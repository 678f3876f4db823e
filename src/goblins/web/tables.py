"""Tables: opening, finding, joining, and everything that is asked of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import Query

from ..kernel import registry
from ..kernel.errors import BadInput
from ..kernel.game import PUBLIC
from ..kernel.kinds import Seat
from ..kernel.layouts import layout_hash
from ..kernel.names import SEAT_NAMES
from ..kernel.record import unpack
from ..kernel.steps import seats_in
from ..tables import budgets
from ..tables.budgets import LISTED, REPORT, TOKEN
from ..tables.cards import CardDetails, token_hash
from ..tables.opening import Plan, entries_of_plan
from ..tables.requests import TALK, AnyRequest, Join
from ..tables.requests.people import check_host
from ..tables.store import ListedTable, Mark, Report, Status
from ..tables.table import LiveTable
from ..tables.updates import Update, update_for
from . import costly_tasks
from .addresses import own_origin
from .bodies import Routes, encode
from .caller import Caller, Known
from .rights import check_id, place_of, table_for

routes = Routes("tables")

OPEN: tuple[Status, Status] = ("lobby", "playing")
Limit = Annotated[int, Query(ge=1, le=LISTED.most)]
Before = Annotated[str | None, Query(max_length=64, description="`next` of the page before")]


class TableId(msgspec.Struct, frozen=True):
    table: str


class Listed(msgspec.Struct, frozen=True):
    """A table in a list. `mine` are one's own seats; `deciders` decide now, in a running game. `goblins` are those of
    our own that seats are called after."""

    table: str
    game: str
    status: Status
    public: bool
    changed_at: int
    begun_at: int
    open_seats: int
    seats: int
    names: list[str]
    goblins: list[str]
    options: dict[str, str | int]
    spectators: bool
    host: bool
    mine: list[Seat]
    deciders: list[Seat]


class Page(msgspec.Struct, frozen=True):
    tables: list[Listed]
    next: str | None


class Done(msgspec.Struct, frozen=True):
    """It is stored. `n` is the last row, by the count of the place one looks from."""

    table: str
    n: int


class Invitation(msgspec.Struct, frozen=True):
    token: str
    link: str


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str


class Complaint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is wrong, and at which row, by one's own count."""

    text: str
    row: int = 0


@routes.post("/tables", status=201)
async def open_table(caller: Known, body: Plan) -> TableId:
    """Open a table; whoever does is its host."""
    await caller.spend_table()
    if body.position is not None:
        caller.spend(budgets.DOCUMENTS)
        document = encode(body.position)
        _, _, position = await caller.costly(costly_tasks.position_at, document, None)
        body = msgspec.structs.replace(body, position=position)
    return TableId(await caller.table_server.open(entries_of_plan(body, caller.person)))


@routes.get("/tables")
async def list_tables(
    caller: Known,
    of: Literal["mine", "public", "open"] = "mine",
    game: Annotated[str | None, Query(max_length=64)] = None,
    status: Status | None = None,
    before: Before = None,
    limit: Limit = 20,
) -> Page:
    """One's own tables, or the public ones; the last changed first. `open` are the public ones that gather, then
    those that play, as many of each as `limit` says, on one page. Lessons are in no list, nor are tables of games
    that this server was not given."""
    if of == "open":
        gathering, playing = [await _find(caller, "public", game, one, limit, None) for one in OPEN]
        return Page([await _listed(caller, one) for one in [*gathering[:limit], *playing[:limit]]], None)
    found = await _find(caller, of, game, status, limit, _mark(before))
    more = len(found) > limit
    shown = found[:limit]
    listed = [await _listed(caller, one) for one in shown]
    return Page(listed, _write_mark(shown[-1].mark) if more else None)


@routes.get("/tables/{id}", answer=Update)
async def see_table(caller: Known, id: str, seat: str | None = None, seen: Annotated[int, Query(ge=0)] = 0) -> bytes:
    """The table as it stands, from a seat of one's own or as the public sees it, and the rows after `seen`."""
    table = await table_for(caller.table_server, caller.person, id)
    place = place_of(table, caller.person, seat)
    return update_for(table, place, seen if seen <= table.seen[place] else 0)


@routes.post("/tables/{id}/ask")
async def ask_table(caller: Known, id: str, body: AnyRequest) -> Done:
    """Anything that may be asked of a table over a socket may be asked here too."""
    check_id(id)
    if isinstance(body, Join):
        return await _join(caller, id, body.token)
    if isinstance(body, TALK):
        caller.services.limits.spend_talk(id, caller.person.id, caller.address)
    table = await caller.table_server.ask(id, caller.person, body)
    own = table.seats_of(caller.person.id)
    return Done(id, table.seen[own[0] if len(own) == 1 else PUBLIC])


@routes.get("/tables/{id}/invitation")
async def show_invitation(caller: Known, id: str) -> Invitation:
    """The link that lets others in; only the host may give it away. To make it void, ask `revoke`."""
    table = await table_for(caller.table_server, caller.person, id)
    check_host(table, caller.person)
    if table.closed:
        raise BadInput("table-closed")
    return Invitation(table.token, f"{own_origin(caller.connection, caller.services.settings)}/join/{table.token}")


@routes.post("/join")
async def join(caller: Known, body: Token) -> Done:
    """Follow an invitation."""
    id = await caller.services.store.invited(token_hash(body.token[: TOKEN.most]))
    return await _join(caller, id, body.token)


@routes.post("/tables/{id}/rematch", status=201)
async def rematch(caller: Known, id: str) -> TableId:
    """Play again: the first who asks opens the table, the others find it."""
    await caller.spend_table()
    check_id(id)
    return TableId(await caller.table_server.rematch(id, caller.person))


@routes.post("/tables/{id}/report", status=201)
async def report(caller: Known, id: str, body: Complaint) -> TableId:
    """Tell those who run the server that something is wrong at a table."""
    caller.spend(budgets.REPORTING)
    table = await table_for(caller.table_server, caller.person, id)
    REPORT.hold(len(body.text.strip()), "report")
    if not body.text.strip() or "\0" in body.text:
        raise BadInput("report", most=REPORT.most)
    number = _number_of(table, place_of(table, caller.person, None), body.row)
    await caller.services.store.put_report(Report(id, number, caller.person.id, body.text.strip(), caller.now))
    return TableId(id)


def _number_of(table: LiveTable, place: int, row: int) -> int:
    """The number in the journal of a row that somebody counts from their place; 0 if there is none."""
    known = [number for number, kept in enumerate(table.rows, 1) if kept.audience >> place & 1]
    return known[row - 1] if 1 <= row <= len(known) else 0


async def _join(caller: Caller, id: str | None, token: str) -> Done:
    """A wrong token sounds the same whether or not there is such a table."""
    caller.spend(budgets.JOINING)
    try:
        if id is None or len(token) > TOKEN.most:
            raise BadInput("table-invitation")
        table = await caller.table_server.ask(id, caller.person, Join(token))
    except BadInput as problem:
        raise BadInput("table-invitation") if problem.key == "table-unknown" else problem from None
    return Done(id, table.seen[PUBLIC])


async def _find(
    caller: Caller, of: str, game: str | None, status: Status | None, limit: int, mark: Mark | None
) -> list[ListedTable]:
    """More than `limit` if there are."""
    found = list[ListedTable]()
    while len(found) <= limit:
        cards = await _cards(caller, of, game, status, limit + 1, mark)
        wanted = [one for one in cards if game in (None, one.card.game) and status in (None, one.card.status)]
        found += [one for one in wanted if one.card.game in registry.names() and not _details(one).lesson]
        if len(cards) <= limit:
            break
        mark = cards[-1].mark
    return found


async def _cards(
    caller: Caller, of: str, game: str | None, status: Status | None, limit: int, mark: Mark | None
) -> list[ListedTable]:
    if of == "public":
        return await caller.services.store.public_cards(game, limit, mark, status)
    return await caller.services.store.cards_of(caller.person.id, limit, mark)


async def _listed(caller: Caller, one: ListedTable) -> Listed:
    card, details = one.card, _details(one)
    return Listed(
        table=one.table,
        game=card.game,
        status=card.status,
        public=card.public,
        changed_at=card.changed_at,
        begun_at=details.begun_at or card.changed_at,
        open_seats=card.open_seats,
        seats=details.seats,
        names=details.names,
        goblins=details.goblins or [""] * len(details.names),
        options=details.variant,
        spectators=details.spectators,
        host=card.host == caller.person.id,
        mine=[seat for seat in card.members.get(caller.person.id, "").split(",") if seat],
        deciders=await _deciders(caller, one) if card.status == "playing" else [],
    )


def _details(one: ListedTable) -> CardDetails:
    return msgspec.json.decode(one.card.extra, type=CardDetails)


async def _deciders(caller: Caller, one: ListedTable) -> list[str]:
    """Read off the last stored state: no game is played again for a list."""
    state_type = registry.find(one.card.game).state
    snapshot = await caller.services.store.snapshot(one.table)
    if snapshot is None or snapshot.layout != layout_hash(state_type):
        return []
    state: Any = unpack(state_type, snapshot.state)
    return [SEAT_NAMES[seat] for seat in seats_in(state.table.awaiting)]


def _write_mark(mark: Mark) -> str:
    return f"{mark.changed_at}.{mark.table}"


def _mark(text: str | None) -> Mark | None:
    if text is None:
        return None
    at, _, table = text.partition(".")
    if not at.isascii() or not at.isdecimal() or int(at) >= 1 << 62:
        raise BadInput("page")
    check_id(table)
    return Mark(int(at), table)
