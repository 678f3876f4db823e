"""The socket to one table. It comes back by itself, says what it has seen, and asks again what was not answered."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from .errors import ClientError, Gone, Lost, NotUnderstood, OldClient, Refused
from .http import Http
from .messages import PROTOCOL, Answer, Refusal, Row, Update, Welcome, Yours, read

FIRST_WAIT, LONGEST_WAIT = 0.25, 15.0  # seconds between attempts to come back; doubled each time
SILENCE = 60.0  # seconds after which a line is dead
SLOW_DOWN = 5.0  # seconds after we have been cut off for asking too much
# What the keys begin with of what may be asked again
NOT_NOW = ("bad-store-", "bad-table-busy", "bad-table-memory", "bad-server-busy", "bad-internal")
NOT_NOW_WAIT = 0.5
LARGEST = 1 << 24  # bytes of a message
REFUSED, NO_TABLE, NOT_KNOWN, OLD_CLIENT, TOO_MANY = 4003, 4004, 4001, 4026, 4029
TICKETED = ("move", "undo")


class Asked(NamedTuple):
    request: dict[str, Any]
    done: asyncio.Future[None]


class Connection:
    """A place at a table: a seat of one's own, or with None whatever the server shows."""

    def __init__(self, http: Http, table: str, seat: str | None = None) -> None:
        self.table, self.seat = table, seat
        self.rows: list[Row] = []
        self._rows_of: str | None = seat
        self.latest: Update | None = None
        self.own_seats: list[str] = []
        self.reconnects = 0
        self._http = http
        self._socket: ClientConnection | None = None
        self._waiting: dict[int, Asked] = {}
        self._sending: set[asyncio.Future[None]] = set()
        self._id = 0
        self._ahead = 0.0  # seconds that the server's clock is ahead of ours
        self._news = asyncio.Condition()
        self._versions = 0  # counts updates
        self._failure: ClientError | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Connection:
        self._task = asyncio.create_task(self._stay())
        try:
            await self._later_than(0)
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        self._give_up(Lost("the connection was closed"))

    # ---------------------------------------------------------------------------------------------- what one sees

    @property
    def may_move(self) -> bool:
        game = self.latest.game if self.latest else None
        return bool(game and game.legal and self.seat in game.deciders)

    def seconds_left(self) -> float | None:
        """Until the clock decides for this seat; None without a clock."""
        game = self.latest.game if self.latest else None
        at = game.deadlines.get(self.seat or "") if game else None
        return None if at is None else at / 1000 - time.time() - self._ahead

    async def updates(self) -> AsyncIterator[Update]:
        """How everything stands: now, and then whenever it has changed. What is overtaken is left out."""
        version = 0
        while True:
            version = await self._later_than(version)
            assert self.latest is not None
            yield self.latest

    async def _later_than(self, version: int) -> int:
        async with self._news:
            await self._news.wait_for(lambda: self._versions > version or self._failure)
        if self._failure:
            raise self._failure
        return self._versions

    # ---------------------------------------------------------------------------------------------- asking

    async def move(self, move: dict[str, Any] | str) -> None:
        await self.ask({"ask": "move", "seat": self.seat, "move": move})

    async def ask(self, request: dict[str, Any]) -> None:
        """Returns when it is stored. Raises Refused; or Lost, where the answer was lost and asking again could do it
        twice. Moves and undos get a ticket, and are asked again until they are answered."""
        if self._failure:
            raise self._failure
        if request["ask"] in TICKETED:
            request = {"ticket": secrets.token_hex(8), **request}
        self._id += 1
        id, asked = self._id, Asked(request, asyncio.get_running_loop().create_future())
        self._waiting[id] = asked
        await self._send(id)
        try:
            await asked.done
        finally:
            self._waiting.pop(id, None)

    async def _send(self, id: int) -> None:
        asked = self._waiting.get(id)
        if asked is None or self._socket is None:
            return  # answered, or to be sent when we are back
        message = msgspec.json.encode({"type": "ask", "id": id, "request": asked.request})
        with contextlib.suppress(websockets.ConnectionClosed):
            await self._socket.send(message.decode())

    # ---------------------------------------------------------------------------------------------- staying

    async def _stay(self) -> None:
        """Come back until there is no way back."""
        wait = FIRST_WAIT
        while self._failure is None:
            before = self._versions
            try:
                pause = await self._visit()
            except ClientError as problem:
                await self._fail(problem)
                return
            except (OSError, TimeoutError, EOFError, websockets.WebSocketException):
                pause = 0.0
            self._socket = None
            self._lose_what_has_no_ticket()
            wait = FIRST_WAIT if self._versions > before else min(LONGEST_WAIT, 2 * wait)
            await asyncio.sleep(max(pause, wait * random.uniform(0.5, 1)))
            self.reconnects += 1

    async def _visit(self) -> float:
        """One connection, from its beginning to its end; returns how long to wait at least before the next."""
        place = f"&seat={quote(self.seat)}" if self.seat else ""
        query = f"protocol={PROTOCOL}&seen={len(self.rows)}&lang={quote(self._http.language)}{place}"
        address = f"ws{self._http.server[4:]}/api/tables/{quote(self.table)}/socket?{query}"
        async with websockets.connect(
            address, additional_headers={"cookie": self._http.cookie}, max_size=LARGEST, ping_interval=None
        ) as socket:
            try:
                while True:
                    async with asyncio.timeout(SILENCE):
                        message = await socket.recv()
                    await self._hear(message, socket)
            except websockets.ConnectionClosed:
                pass
            return await self._closed(socket.close_code or 1006, socket.close_reason or "")

    async def _closed(self, code: int, reason: str) -> float:
        if code == OLD_CLIENT:
            raise OldClient(reason)
        if code in (REFUSED, NO_TABLE):
            raise self._failure or Gone(code, reason)
        if code == NOT_KNOWN:
            await self._http.request("GET", "/api/me")
        return SLOW_DOWN if code == TOO_MANY else 0.0

    async def _hear(self, message: str | bytes, socket: ClientConnection) -> None:
        try:
            heard = read(message)
        except msgspec.MsgspecError as error:
            raise NotUnderstood(str(error)) from None
        match heard:
            case Welcome():
                self.own_seats = heard.seats
                self._ahead = heard.now / 1000 - time.time()
            case Yours():
                self.own_seats = heard.seats
            case Update():
                await self._take(heard, socket)
            case Answer():
                self._settle(heard.id, None)
            case Refusal():
                self._refused(heard)

    async def _take(self, update: Update, socket: ClientConnection) -> None:
        """Rows that we have are passed over; after a gap everything is asked for anew. Nothing is known before the
        last part of them is here."""
        if update.seat != self._rows_of:
            self.rows, self._rows_of = [], update.seat
        fresh = [row for row in update.rows if row.n > len(self.rows)]
        if (fresh[0].n if fresh else update.n + 1) != len(self.rows) + 1:
            self.rows = []
            await socket.close()
            return
        self.rows += fresh
        if update.more:
            return
        if self._socket is None:  # now the server listens, and we know what our moves have led to
            self._socket = socket
            for id in list(self._waiting):
                await self._send(id)
        async with self._news:
            self.latest = update
            self._versions += 1
            self._news.notify_all()

    def _refused(self, refusal: Refusal) -> None:
        problem = Refused(refusal.error)
        if refusal.id == 0 and refusal.error.key == "bad-too-many":  # one of those that wait was not read
            self._again_after(float(refusal.error.args.get("seconds", 1)), list(self._waiting))
        elif refusal.error.key.startswith(NOT_NOW):
            self._again_after(NOT_NOW_WAIT, [refusal.id])
        elif refusal.error.key == "bad-too-many":
            self._again_after(float(refusal.error.args.get("seconds", 1)), [refusal.id])
        else:
            self._settle(refusal.id, problem)

    def _again_after(self, seconds: float, ids: list[int]) -> None:
        for id in ids:
            asyncio.get_running_loop().call_later(seconds, self._send_later, id)

    def _send_later(self, id: int) -> None:
        task = asyncio.ensure_future(self._send(id))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def _settle(self, id: int, problem: ClientError | None) -> None:
        asked = self._waiting.pop(id, None)
        if asked is not None and not asked.done.done():
            if problem is None:
                asked.done.set_result(None)
            else:
                asked.done.set_exception(problem)

    def _lose_what_has_no_ticket(self) -> None:
        for id, asked in list(self._waiting.items()):
            if not asked.request.get("ticket"):
                self._settle(id, Lost(f"nobody knows whether “{asked.request['ask']}” was done"))

    def _give_up(self, problem: ClientError) -> None:
        for id in list(self._waiting):
            self._settle(id, problem)

    async def _fail(self, problem: ClientError) -> None:
        async with self._news:
            self._failure = problem
            self._give_up(problem)
            self._news.notify_all()
