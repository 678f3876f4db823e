"""A page at a seat: it remembers every row, moves when asked, and comes back with what it has not heard of.

Every move has a ticket. A move whose answer was lost is sent again with the same ticket; now and then a request is
sent twice on purpose, or an old one again after newer ones.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any, NamedTuple

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from .counting import Tally
from .servers import House

AGAIN = (0.05, 0.4)  # seconds between attempts to reconnect
PATIENCE = 0.5  # seconds until a request is made again that the store would not take
SILENCE = 30.0  # seconds without an answer until a connection is given up
LATELY = 20  # requests that are remembered, to be repeated
NOT_NOW = ("bad-store", "bad-table-busy")
_decode = msgspec.json.decode


class Asked(NamedTuple):
    request: dict[str, Any]
    ticket: str  # of talk: the words


class Player:
    silence = SILENCE

    def __init__(
        self, house: House, tally: Tally, table: str, seat: str, cookie: str, think: float, dice: random.Random
    ) -> None:
        self.house, self.tally, self.dice, self.think = house, tally, dice, think
        self.table, self.seat, self.cookie = table, seat, cookie
        self.rows: list[Any] = []
        self.latest: Any = None
        self.pending: Asked | None = None
        self.acknowledged: list[Asked] = []
        self.sent: dict[str, int] = {}  # how often each ticket was
        self.turned_down: dict[str, str] = {}  # tickets that the rules refused, and why
        self.wants_to_play = True
        self.leaving = False
        self._waiting: dict[int, tuple[Asked, bool]] = {}  # by id: what was asked, and whether it is a repetition
        self._id = 0
        self._due = 0.0  # when to act next

    def __str__(self) -> str:
        return f"{self.table} {self.seat}:"

    @property
    def is_over(self) -> bool:
        return self.latest is not None and self.latest["table"]["status"] == "over" and self.pending is None

    # ------------------------------------------------------------------------------------------- coming back

    async def run(self) -> None:
        """Until told to leave."""
        connected_before = False
        while not self.leaving:
            self._opens()
            port = self.dice.choice(self.house.servers).port
            query = f"protocol=1&seat={self.seat}&seen={len(self.rows)}"
            try:
                async with websockets.connect(
                    f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket?{query}",
                    additional_headers={"cookie": self.cookie},
                    compression=None,
                    open_timeout=SILENCE,
                    close_timeout=1,
                    max_size=None,
                    ping_interval=None,
                    proxy=None,
                ) as page:
                    self.tally.reconnects += connected_before
                    connected_before = True
                    await self._converse(page)
            except (OSError, TimeoutError, websockets.WebSocketException, EOFError):
                await asyncio.sleep(self.dice.uniform(*AGAIN))

    async def _converse(self, page: ClientConnection) -> None:
        self._waiting.clear()
        if self.pending is not None:
            await self._repeat_what_was_lost(page)
        loop = asyncio.get_running_loop()
        heard_at = loop.time()
        while not self.leaving:
            try:
                async with asyncio.timeout_at(max(loop.time() + 0.001, self._due)):
                    text = await page.recv(decode=False)
            except TimeoutError:
                if self._waiting and loop.time() - heard_at > self.silence:
                    self.tally.problem(self, "no answer for", self.silence, "seconds")
                    return
                await self._act(page)
            else:
                heard_at = loop.time()
                self._listen(text)

    async def _repeat_what_was_lost(self, page: ClientConnection) -> None:
        assert self.pending is not None
        if self.pending.request["ask"] == "say":  # nobody knows whether it was heard
            self.pending = None
        else:
            await self._send(page, self.pending, again=True)

    # -------------------------------------------------------------------------------------------------- hearing

    def _opens(self) -> None:
        """A socket is about to be opened."""

    def _listen(self, text: bytes) -> None:
        self._hear(_decode(text))

    def _hear(self, message: Any) -> None:
        match message["type"]:
            case "update":
                self._take(message)
            case "answer":
                self._granted(message["id"])
            case "refusal":
                self._refused(message["id"], message["error"]["key"])

    def _take(self, update: Any) -> None:
        """Exactly what was missed: no row twice, none left out."""
        numbers = [row["n"] for row in update["rows"]]
        if numbers != list(range(len(self.rows) + 1, update["n"] + 1)):
            self.tally.problem(self, f"has {len(self.rows)} rows and was sent {numbers[:3]}...{numbers[-3:]}")
            return
        self.rows += update["rows"]
        self.latest = update
        if self.pending is None:
            self._think()

    def _granted(self, id: int) -> None:
        asked, again = self._waiting.pop(id)
        self.tally.repeats += again
        self.turned_down.pop(asked.ticket, None)  # a second copy found the game as it had to be
        if asked is self.pending:
            self.pending = None
            self.acknowledged.append(asked)
            self._think()

    def _refused(self, id: int, key: str) -> None:
        if key.startswith(NOT_NOW):
            self.tally.unavailable += 1
            self._waiting.pop(id, None)
            self._due = asyncio.get_running_loop().time() + PATIENCE
            return
        asked, again = self._waiting.pop(id, (None, False))
        if asked is None:
            self.tally.problem(self, "was refused what it had not asked:", key)
        elif asked is self.pending:
            self.tally.refused[key] += 1
            self.turned_down[asked.ticket] = key
            self.pending = None
            self._think()
        elif again and asked.ticket not in self.turned_down:
            self.tally.problem(self, "was refused what had been granted:", key)

    # -------------------------------------------------------------------------------------------------- acting

    def _think(self) -> None:
        self._due = asyncio.get_running_loop().time() + self.dice.expovariate(1 / self.think)

    async def _act(self, page: ClientConnection) -> None:
        self._due = asyncio.get_running_loop().time() + PATIENCE
        if self.pending is not None:
            if not any(asked is self.pending for asked, _ in self._waiting.values()):
                await self._send(page, self.pending, again=True)
            return
        wish = self._wish() if self.wants_to_play else None
        if wish is None:
            return
        if self.acknowledged and self.dice.random() < 0.05:  # an old message comes late
            old = self.dice.choice(self.acknowledged[-LATELY:])
            if old.request["ask"] != "say":
                await self._send(page, old, again=True)
        self.pending = wish
        await self._send(page, wish)
        if wish.request["ask"] != "say" and self.dice.random() < 0.1:
            await self._send(page, wish, again=True)

    def _wish(self) -> Asked | None:
        game = self.latest and self.latest["game"]
        if not game or self.latest["table"]["status"] != "playing":
            return None
        ticket, luck = f"{self.dice.getrandbits(64):x}", self.dice.random()
        if luck < 0.02:
            return Asked({"ask": "say", "seat": self.seat, "text": ticket}, ticket)
        if luck < 0.1 and game["undo"]:
            return Asked({"ask": "undo", "seat": self.seat, "ticket": ticket}, ticket)
        if self.seat in game["deciders"] and game["legal"]:
            move = self.dice.choice(game["legal"])
            return Asked({"ask": "move", "seat": self.seat, "move": move, "ticket": ticket}, ticket)
        return None

    async def _send(self, page: ClientConnection, asked: Asked, again: bool = False) -> None:
        self._id += 1
        self._waiting[self._id] = asked, again
        self.sent[asked.ticket] = self.sent.get(asked.ticket, 0) + 1
        await page.send(msgspec.json.encode({"type": "ask", "id": self._id, "request": asked.request}).decode())
