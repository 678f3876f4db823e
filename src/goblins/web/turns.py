"""One's turns for calendars and feed readers, behind a secret link that can be renewed; where `--feeds` allows it."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from ..kernel import registry
from ..kernel.errors import BadInput
from ..kernel.layouts import layout_hash
from ..kernel.names import SEAT_NAMES
from ..kernel.record import unpack
from ..kernel.steps import seats_in
from ..kernel.words import say
from ..tables.budgets import CODES, FEEDS, LISTED, TOKEN
from ..tables.cards import CardDetails
from ..tables.store import Identity, ListedTable, Snapshot
from ..tables.store.belongings import Secret
from .addresses import address_of, own_origin
from .bodies import Routes
from .caller import Known
from .services import Services
from .turn_feeds import Turn, atom, calendar

routes = Routes("turns")
router = APIRouter(include_in_schema=False)


class FeedState(msgspec.Struct, frozen=True):
    """Whether this server has feeds, and since when one has a link, in milliseconds since the epoch."""

    offered: bool
    made_at: int | None


class FeedLinks(msgspec.Struct, frozen=True):
    """Shown this once. Whoever has a link sees at which of one's tables it is one's turn, and nothing else."""

    calendar: str
    atom: str


@routes.get("/me/feed")
async def feed_state(caller: Known) -> FeedState:
    """Is there a feed of one's turns?"""
    offered = caller.services.settings.feeds
    return FeedState(offered, await caller.services.store.belongings.feed_made_at(caller.person.id))


@routes.post("/me/feed", status=201)
async def make_feed(caller: Known) -> FeedLinks:
    """Fresh links to one's turns; earlier ones are void."""
    check_offered(caller.services)
    caller.spend(CODES)
    token = secrets.token_urlsafe(24)
    await caller.services.store.belongings.put_feed(caller.person.id, Secret(_hash(token), caller.now))
    origin = own_origin(caller.connection, caller.services.settings)
    return FeedLinks(f"{origin}/turns/{token}.ics", f"{origin}/turns/{token}.atom")


@routes.post("/me/feed/stop")
async def stop_feed(caller: Known) -> FeedState:
    """Make the links void."""
    await caller.services.store.belongings.drop_feed(caller.person.id)
    return FeedState(caller.services.settings.feeds, None)


@router.get("/turns/{token}.{form}")
async def turns(request: Request, token: str, form: str) -> Response:
    """For programs that have no cookie: the link is the key."""
    services: Services = request.app.state.services
    check_offered(services)
    services.limits.spend(FEEDS, address_of(request, services.settings))
    who = await services.store.belongings.fed(_hash(token[: TOKEN.most]))
    identity = None if who is None else await services.store.identity(who)
    if identity is None or form not in ("ics", "atom"):
        raise BadInput("not-found")
    services.check_person(identity.id)
    origin = own_origin(request, services.settings)
    found = await turns_of(services, identity, origin)
    title, now = say(identity.language, "turns-title"), services.table_server.clockwork.now()
    if form == "ics":
        return Response(calendar(title, found, now), media_type="text/calendar; charset=utf-8")
    content = atom(title, _hash(token)[:16], origin, found, now)
    return Response(content, media_type="application/atom+xml; charset=utf-8")


async def turns_of(services: Services, identity: Identity, origin: str) -> list[Turn]:
    """Where one of their seats may decide now, read off the last stored states."""
    found = []
    for one in await services.store.cards_of(identity.id, LISTED.most):
        if one.card.status == "playing" and one.card.game in registry.names():
            snapshot = await services.store.snapshot(one.table)
            turn = None if snapshot is None else _turn(one, snapshot, identity, origin)
            found += [turn] if turn is not None else []
    return found


def _turn(one: ListedTable, snapshot: Snapshot, identity: Identity, origin: str) -> Turn | None:
    state_type = registry.find(one.card.game).state
    own = set(one.card.members.get(identity.id, "").split(","))
    if snapshot.layout != layout_hash(state_type):
        return None
    state: Any = unpack(state_type, snapshot.state)
    deciders = [SEAT_NAMES[seat] for seat in seats_in(state.table.awaiting)]
    if own.isdisjoint(deciders):
        return None
    details = msgspec.json.decode(one.card.extra, type=CardDetails)
    game = say(identity.language, f"{one.card.game}-title")
    return Turn(
        id=f"{one.table}-{state.table.step}",
        title=say(identity.language, "turns-turn", game=game),
        text=", ".join(name for name in details.names if name),
        link=f"{origin}/table/{one.table}",
        since=one.card.changed_at,
        by=snapshot.due_at if own.issuperset(deciders) else None,
    )


def check_offered(services: Services) -> None:
    if not services.settings.feeds:
        raise BadInput("no-feeds")


def _hash(token: str) -> str:
    return hashlib.sha256(f"goblins turns {token}".encode()).hexdigest()
