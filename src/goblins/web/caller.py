"""Who sends a request: the device's identity, its address and its language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Depends
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..kernel.errors import BadInput
from ..tables import budgets
from ..tables.budgets import TABLES_OF_A_HOST, Rate
from ..tables.requests import Person
from ..tables.store import Identity
from ..tables.table_server import TableServer
from .addresses import address_of, is_secure
from .goblin_names import fresh_face, goblin_name
from .identity import COOKIE, FRESH, LIVES, fresh_id
from .languages import language_of
from .services import Services

Answer = TypeVar("Answer")


class Caller:
    """Whoever sends a request; we may know them or not."""

    def __init__(self, connection: HTTPConnection) -> None:
        services: Services = connection.app.state.services
        self.services = services
        self.connection = connection
        self.lang = language_of(connection)
        self.address = address_of(connection, services.settings)
        self.identity: Identity | None = None
        self._cookie: str | None = None  # to be set; without anything in it, to be taken away
        self.badge = ""
        self.has_unknown_badge = False

    @property
    def table_server(self) -> TableServer:
        return self.services.table_server

    @property
    def now(self) -> int:
        return self.services.table_server.clockwork.now()

    @property
    def person(self) -> Person:
        if self.identity is None:
            raise BadInput("not-known")
        return person_of(self.identity)

    async def recognise(self) -> None:
        """Find the identity that the cookie names, if we have signed it; renew a cookie that is getting old."""
        cookie = self.connection.cookies.get(COOKIE, "")
        self.badge, self.has_unknown_badge = cookie, bool(cookie)
        found = await self.services.cookie_keys.verified(cookie, self.now) if cookie else None
        if found is not None:
            id, at = found
            self.services.check_person(id)
            self.identity = await self.services.store.identity(id)
            self.has_unknown_badge = self.identity is None
            if self.identity is not None and not 0 <= self.now - at <= FRESH:
                await self.become(self.identity)

    async def introduce(self) -> None:
        """Somebody who has not been here before gets an identity."""
        self.services.limits.spend(budgets.ARRIVING, self.address)
        now = self.now
        await self.become(Identity(fresh_id(), goblin_name(self.lang), str(fresh_face()), self.lang, now, now))

    async def become(self, identity: Identity, **changes: Any) -> None:
        """From now on the device has this identity, with these changes."""
        self.identity = msgspec.structs.replace(identity, seen_at=self.now, **changes)
        await self.services.store.put_identity(self.identity)
        self._cookie = await self.services.cookie_keys.sign(identity.id, self.now)

    def leave(self) -> None:
        """The device has no identity any longer."""
        self.identity, self._cookie = None, ""

    def sign(self, response: Response) -> None:
        if self._cookie is None:
            return
        if not self._cookie:
            response.delete_cookie(COOKIE, path="/")
            return
        settings = self.services.settings
        secure = is_secure(self.connection, settings) if settings.secure is None else settings.secure
        response.set_cookie(COOKIE, self._cookie, LIVES, path="/", secure=secure, httponly=True, samesite="lax")

    @property
    def payers(self) -> list[str]:
        """Whose budgets a request uses: the address' and the person's."""
        return [self.address, *([self.identity.id] if self.identity else [])]

    async def spend_table(self) -> None:
        """One more table of which this person is the host."""
        self.spend(budgets.OPENING)
        if self.services.limits.pace:
            TABLES_OF_A_HOST.hold(await self.services.store.hosted(self.person.id) + 1, "tables-of-a-host")

    async def costly(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """Have it done in a process of its own, at this caller's expense."""
        services = self.services
        return await services.costly_work.do(self.payers, services.costly_workers, work, *arguments)

    async def thought(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """The same where bots think."""
        return await self.services.costly_work.do(self.payers, self.services.bot_workers, work, *arguments)

    def spend(self, rate: Rate) -> None:
        """BadInput if this person, or all at this address together, ask too often."""
        self.services.limits.spend(rate, *self.payers)


def person_of(identity: Identity) -> Person:
    face = int(identity.face) if identity.face.isdecimal() else 0
    return Person(identity.id, identity.name, face)


async def anybody(request: Request) -> Caller:
    caller = Caller(request)
    await caller.recognise()
    return caller


async def somebody(request: Request) -> Caller:
    caller = await anybody(request)
    if caller.identity is None:
        raise BadInput("badge-unknown" if caller.has_unknown_badge else "not-known")
    caller.spend(budgets.ASKING)
    return caller


async def reader(request: Request) -> Caller:
    """Somebody who only reads what everybody may: no identity is looked for."""
    return Caller(request)


Anybody = Annotated[Caller, Depends(anybody)]
Known = Annotated[Caller, Depends(somebody)]
Reader = Annotated[Caller, Depends(reader)]
