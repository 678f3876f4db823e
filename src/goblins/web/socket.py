"""A live connection to one table: requests come in, updates go out.

    /api/tables/{id}/socket?protocol=1&seat=red&seen=17&lang=fr

`seat` is the seat to look from (left out: one's only seat, or the public's view), `seen` the last row that the page
already has, by that seat's count: it is sent exactly what it has missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..kernel.errors import BadInput
from ..kernel.game import PUBLIC
from ..kernel.names import SEAT_NAMES
from ..kernel.reasons import Refused
from ..tables.budgets import ASKED, MESSAGE, OVERDRAFTS
from ..tables.requests import TALK
from ..tables.store import Conflict, StoreUnavailable
from ..tables.table import LiveTable
from ..tables.table_server import TableServer
from .addresses import is_from_us
from .caller import Caller
from .errors import hide_private_table, problem_of
from .guard import PROTOCOL, check_protocol
from .limits import Limits
from .messages import Alive, Answer, Ask, AskRefused, FromPage, Look, Welcome, Yours
from .rights import table_for
from .services import Services
from .wire import Wire, wire_of

HEARTBEAT = 25.0  # seconds of silence until we say that we are alive
PARTING = 3.0  # seconds for a page to take what is left and the reason why it must go
# Close codes of our own: 4000 and above are for applications.
GOODBYE, REFUSED, TOO_SLOW = 1001, 4003, 4008
CODES = {
    "store-closed": GOODBYE,
    "not-known": 4001,
    "badge-unknown": 4001,
    "table-unknown": 4004,
    "old-client": 4026,
    "too-many": 4029,
    "too-many-sockets": 4029,
}

log = structlog.get_logger("goblins.web")
_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_encode = msgspec.json.Encoder().encode
_alive = _encode(Alive())


async def serve_socket(socket: WebSocket) -> None:
    services: Services = socket.app.state.services
    if not is_from_us(socket, services.settings):
        await socket.close()  # before it is accepted: the handshake fails with 403
        return
    await socket.accept()
    caller = Caller(socket)
    try:
        check_protocol(socket)
        await caller.recognise()
        if caller.has_unknown_badge:
            raise BadInput("badge-unknown")
        person = caller.person
        if services.stopping:
            raise StoreUnavailable("store-closed")
        if services.open_sockets.come(person.id, caller.address) is not None:
            raise BadInput("too-many-sockets")
    except BadInput as problem:
        await _turn_away(socket, problem, caller.lang)
        wire_of(socket).let_go()
        return
    connection = Connection(wire_of(socket), services.table_server, caller, services.limits)
    services.connections.add(connection)
    try:
        parting = await connection.run(
            socket.path_params["id"], socket.query_params.get("seat"), _count(socket.query_params.get("seen", "0"))
        )
        await _part(socket, *parting)
    finally:
        services.connections.discard(connection)
        services.open_sockets.go(person.id, caller.address)
        wire_of(socket).let_go()


async def _part(socket: WebSocket, code: int, reason: str) -> None:
    """Close the socket; a page that does not take the close frame in time is cut off."""
    try:
        async with asyncio.timeout(PARTING):
            await socket.close(code, reason)
    except TimeoutError:
        wire_of(socket).cut()
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone by itself


def _count(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


def _code(problem: BadInput) -> int:
    return CODES.get(problem.key, REFUSED)


async def _turn_away(socket: WebSocket, problem: BadInput, lang: str) -> None:
    try:
        await socket.send_text(_encode(AskRefused(0, problem_of(problem, lang))).decode())
        await socket.close(_code(problem), problem.key)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone by itself


class Connection:
    """One page at one table. A page that does not take what it is sent is cut off, and may come back and catch up."""

    def __init__(self, wire: Wire, table_server: TableServer, caller: Caller, limits: Limits) -> None:
        self.wire = wire
        self.table_server = table_server
        self.table = ""
        self.person = caller.person
        self.lang = caller.lang
        self.address = caller.address
        self.badge = caller.badge
        self.seat = PUBLIC
        self.seen = 0
        self.ended: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        self._asked: deque[FromPage] = deque()
        self._answering = False
        self._limits = limits
        self._bucket = limits.socket()
        self._sending = limits.sending(caller.address)
        self.owed = False
        self._presence_owed: tuple[LiveTable, bytes] | None = None
        self._overdrafts = 0
        self._presence = b""
        self._yours: Yours | None = None
        self._sent_at = time.monotonic()
        self._beat: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------------------------------------ to the page

    def send(self, message: bytes) -> None:
        if self.ended.done():
            return
        self.wire.say(message)
        self._sent_at = time.monotonic()

    @property
    def is_full(self) -> bool:
        return self.wire.is_full

    def tell_presence(self, table: LiveTable, message: bytes) -> None:
        """Who is there, and which seats are one's own, where that has changed."""
        if self.is_full:
            self._presence_owed = table, message
            return
        if message != self._presence:
            self._presence = message
            self.send(message)
        yours = self._own(table)
        if yours != self._yours:
            self._yours = yours
            self.send(_encode(yours))

    def dismiss(self, problem: BadInput) -> None:
        found = hide_private_table(problem)
        assert isinstance(found, BadInput)
        self.send(_encode(AskRefused(0, problem_of(found, self.lang))))
        self.end(_code(found), found.key)

    def say_goodbye(self) -> None:
        self.end(GOODBYE, "server restarting")

    def end(self, code: int, reason: str) -> None:
        """Send nothing more, and close."""
        if not self.ended.done():
            self.ended.set_result((code, reason))
            self.table_server.leave(self.table, self)

    # ---------------------------------------------------------------------------------------- from start to end

    async def run(self, table: str, seat: str | None, seen: int) -> tuple[int, str]:
        """Until the page goes away or has to; returns what it is to be told then."""
        self._keep_alive()
        self.wire.when_taken(self._catch_up, self._take_too_long)
        try:
            await self._begin(table, seat, seen)
            self.wire.listen(self._hear, self._gone, self._pinged)
        except BadInput as problem:
            self.dismiss(problem)
        except Exception:
            log.exception("socket failed", table=self.table)
            self.end(1011, "internal")
        try:
            return await self.ended
        finally:
            self._gone()
            if self._beat is not None:
                self._beat.cancel()

    async def _begin(self, id: str, seat: str | None, seen: int) -> None:
        table = await table_for(self.table_server, self.person, id)
        own = table.seats_of(self.person.id)
        self.table = id
        self.seat = table.seat_number(seat) if seat is not None else own[0] if len(own) == 1 else PUBLIC
        self.seen = seen
        self._yours = self._own(table)
        now = self.table_server.clockwork.now()
        self.send(_encode(Welcome(PROTOCOL, id, self._yours.seats, self._yours.host, self.person, now)))
        await self.table_server.enter(id, self)

    def _gone(self) -> None:
        self.end(GOODBYE, "")

    def _catch_up(self) -> None:
        """The page has taken what it was sent, and gets what it has missed meanwhile."""
        if self.ended.done():
            return
        if self.owed:
            self.table_server.later(self._send_on())
        if self._presence_owed is not None:
            owed, self._presence_owed = self._presence_owed, None
            self.tell_presence(*owed)
        if len(self._asked) < ASKED.most:
            self.wire.hold(False)

    async def _send_on(self) -> None:
        with contextlib.suppress(
            BadInput
        ):  # the store is away, or the table is gone: whoever reads it anew will tell
            await self.table_server.send_on(self.table, self)

    def _take_too_long(self) -> None:
        log.info("page too slow", table=self.table)
        self.end(TOO_SLOW, "too slow")

    def _own(self, table: LiveTable) -> Yours:
        seats = [SEAT_NAMES[number] for number in table.seats_of(self.person.id)]
        return Yours(seats, table.host == self.person.id)

    def _keep_alive(self) -> None:
        if time.monotonic() - self._sent_at >= HEARTBEAT and not self.is_full:
            self.send(_alive)
        self._beat = asyncio.get_running_loop().call_later(HEARTBEAT, self._keep_alive)

    # ------------------------------------------------------------------------------------------------ from the page

    def _pinged(self) -> bool:
        """Pings and messages are limited together; a ping too many is not answered."""
        if self.is_full:
            self.wire.hold(True)
            return False
        if self.ended.done() or self._bucket is None or not self._bucket.take(time.monotonic()):
            return True
        self._overdrafts += 1
        if self._overdrafts > OVERDRAFTS.most:
            self._cut_off()
        return False

    def _hear(self, text: bytes | None) -> None:
        if self.ended.done():
            return
        if self.is_full:
            self.wire.hold(True)  # we read on when the page has taken our answers
        if self._bucket is not None and self._bucket.take(time.monotonic()):
            self._overdraw()
            return
        if text is None or len(text) > MESSAGE.most:
            self._refuse(0, MESSAGE.refusal("too-large", most=MESSAGE.most) if text else BadInput("message"))
            return
        MESSAGE.note(len(text))
        if self._sending is not None and self._sending.take(time.monotonic(), len(text)):
            self._overdraw()
            return
        try:
            asked = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._refuse(0, BadInput("message-form", problem=str(error)))
            return
        if isinstance(asked, Ask):
            if isinstance(asked.request, TALK) and not self._may_talk(asked.id):
                return
            if not self._answering and self._answer_at_once(asked):
                return
        self._asked.append(asked)
        if not self._answering:
            self._answer_the_rest()
        elif len(self._asked) >= ASKED.most:
            ASKED.refuse()
            self.wire.hold(True)

    def _may_talk(self, id: int) -> bool:
        try:
            self._limits.spend_talk(self.table, self.person.id, self.address)
        except BadInput as problem:
            self._refuse(id, problem)
            return False
        return True

    def _answer_at_once(self, asked: Ask) -> bool:
        """Answer it as soon as it is stored, without waiting for anything else; False where that cannot be."""

        def answered(problem: BaseException | None) -> None:
            if problem is None:
                self.send(_encode(Answer(asked.id)))
            elif isinstance(problem, Conflict):  # another process was faster
                self._asked.appendleft(asked)
            else:
                self._fail(asked, problem)
            self._answer_the_rest()

        try:
            self._answering = self.table_server.ask_at_once(self.table, self.person, asked.request, answered)
        except Exception as problem:
            self._fail(asked, problem)
            return True
        return self._answering

    def _answer_the_rest(self) -> None:
        self._answering = bool(self._asked)
        if self._answering:
            self.table_server.later(self._answer_all())

    async def _answer_all(self) -> None:
        """One after the other, as they were asked; also when the page has gone meanwhile."""
        while self._asked:
            await self._answer(self._asked.popleft())
        self._answering = False
        if not self.is_full:
            self.wire.hold(False)

    async def _answer(self, asked: FromPage) -> None:
        try:
            if isinstance(asked, Ask):
                await self.table_server.ask(self.table, self.person, asked.request)
            else:
                await self._look(asked)
        except Exception as problem:
            self._fail(asked, problem)
        else:
            self.send(_encode(Answer(asked.id)))

    def _fail(self, asked: FromPage, problem: BaseException) -> None:
        if not isinstance(problem, BadInput | Refused):
            log.error("request failed", table=self.table, asked=type(asked).__name__, exc_info=problem)
            problem = BadInput("internal")
        self._refuse(asked.id, problem)

    async def _look(self, asked: Look) -> None:
        table = await table_for(self.table_server, self.person, self.table)
        seat = PUBLIC if asked.seat is None else table.seat_number(asked.seat)
        await self.table_server.look_from(self.table, self, seat, asked.seen)

    def _overdraw(self) -> None:
        self._overdrafts += 1
        if self._overdrafts > OVERDRAFTS.most:
            self._cut_off()
        else:
            self._refuse(0, BadInput("too-many", seconds=1))

    def _cut_off(self) -> None:
        OVERDRAFTS.refuse()
        self.dismiss(BadInput("too-many", seconds=1))
        self.wire.ignore()

    def _refuse(self, id: int, problem: BadInput | Refused) -> None:
        self.send(_encode(AskRefused(id, problem_of(problem, self.lang))))
