"""Those who attack: each kind of attack grows something of the server's as fast as it can, from one address."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import websockets

from .raw import PING, TEXT, frame, handshake

ATTACKERS_ADDRESS = ("127.0.0.2", 0)
HEAD = "{} {} HTTP/1.1\r\nhost: localhost\r\n"
JOURNAL = Path(__file__).parent.parent / "fixtures" / "version_1" / "journals" / "goblins-inc-4-6.json"
MOST_AT_ONCE = 300  # sockets that an attacker tries to hold
_encode = msgspec.json.encode


class Attacker:
    """`table` and `cookie` are a table of its own and who sits there."""

    def __init__(self, port: int, table: str, cookie: str, seed: int) -> None:
        self.port, self.table, self.cookie = port, table, cookie
        self.dice = random.Random(seed)
        self.cookies: list[str] = []
        self.lobby = table
        self.done = 0

    async def attack(self, name: str, seconds: float) -> None:
        attacks: dict[str, tuple[int, Callable[[], Awaitable[None]]]] = {
            "none": (1, self.nothing),
            "methods": (20, self.invented_method),
            "pings": (8, self.pings_without_reading),
            "half-open": (800, self.half_open),
            "chat": (6, self.chat),
            "untaken": (50, self.untaken_answers),
            "sockets": (MOST_AT_ONCE, self.socket_that_is_not_read),
            "replays": (20, self.replay),
            "words": (20, self.words),
            "imports": (20, self.bring),
            "journal": (6, self.fill_the_journal),
            "catch-up": (20, self.ask_for_the_whole_story),
            "figures": (20, self.figures),
            "strangers": (20, self.arrive_again),
            "noise": (20, self.noise),
        }
        count, one = attacks[name]

        async def again_and_again() -> None:
            while True:
                with contextlib.suppress(OSError, EOFError, TimeoutError, websockets.WebSocketException):
                    await one()
                await asyncio.sleep(0.001)

        tasks = [asyncio.create_task(again_and_again()) for _ in range(count)]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @contextlib.asynccontextmanager
    async def _connected(self) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=ATTACKERS_ADDRESS)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def nothing(self) -> None:
        """To compare with."""
        await asyncio.sleep(1)

    async def invented_method(self) -> None:
        """As many on a connection as the server likes."""
        async with self._connected() as (reader, writer):
            while True:
                method = "".join(self.dice.choices("ABCDEFGHIJKLMNOPQRSTUVWXYZ", k=12))
                writer.write(f"{method} /api/me HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
                self.done += 1
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r")[0])
                await reader.readexactly(length)

    async def pings_without_reading(self) -> None:
        pings = frame(PING, b"x" * 125) * 100
        async with self._connected() as (reader, writer):
            reader._transport.pause_reading()
            writer.write(handshake(self.port, f"/api/tables/{self.table}/socket?seat=red", self.cookie))
            await asyncio.sleep(0.05)
            while not writer.is_closing():
                writer.write(pings)
                self.done += 100
                await writer.drain()
                await asyncio.sleep(0)

    async def half_open(self) -> None:
        path, cookie = f"/api/tables/{self.table}/socket", f"cookie: {self.cookie}\r\n"
        begun = self.dice.choice(
            [
                b"",
                b"GET /api/me HTTP/1.1\r\nhost: localhost\r\nx-more: ",
                HEAD.format("PUT", "/api/me").encode() + f"{cookie}content-length: 60000\r\n\r\n".encode(),
                handshake(self.port, path, self.cookie)[:-2],
                b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nffff\r\n",
            ]
        )
        async with self._connected() as (reader, writer):
            self.done += 1
            writer.write(begun)
            while not reader.at_eof() and not writer.is_closing():
                await asyncio.sleep(self.dice.uniform(0.2, 1))
                writer.write(b"x" * self.dice.choice([1, 100]) if begun else b"")

    async def chat(self) -> None:
        words = {"ask": "say", "seat": "red", "text": "\U0001f47a" * 300}
        said = frame(TEXT, _encode({"type": "ask", "id": 1, "request": words}))
        async with self._connected() as (reader, writer):
            writer.write(handshake(self.port, f"/api/tables/{self.table}/socket?seat=red", self.cookie))
            while not reader.at_eof():
                writer.write(said)
                self.done += 1
                await reader.read(1 << 16)

    async def untaken_answers(self) -> None:
        async with self._connected() as (reader, writer):
            reader._transport.pause_reading()
            writer.write(b"GET /api/games/goblins-inc HTTP/1.1\r\nhost: localhost\r\n\r\n" * 20)
            self.done += 20
            while not writer.is_closing():
                await asyncio.sleep(0.5)
                writer.write(b"\r\n")

    async def socket_that_is_not_read(self) -> None:
        """With an identity for every twenty, and somebody at the table who talks."""
        if len(self.cookies) < MOST_AT_ONCE / 20:
            head, _ = await self._ask("GET", "/api/me")
            found = head.partition(b"goblin=")[2].partition(b";")[0]
            self.cookies += [f"goblin={found.decode()}"] if found else []
        cookie = self.dice.choice([self.cookie, *self.cookies])
        async with self._connected() as (reader, writer):
            reader._transport.pause_reading()
            writer.write(handshake(self.port, f"/api/tables/{self.table}/socket", cookie))
            self.done += 1
            while not writer.is_closing():
                await asyncio.sleep(1)
                writer.write(frame(TEXT, _encode({"type": "look", "id": 1, "seen": 0})))

    async def replay(self) -> None:
        document = json.loads(JOURNAL.read_text())
        await self._ask("POST", "/api/replay", {"document": document, "first": self.dice.randrange(250), "limit": 50})

    async def words(self) -> None:
        sentence = {"key": "goblins-inc-title", "args": {}}
        await self._ask("POST", "/api/games/goblins-inc/say", {"sentences": [sentence] * 2000})

    async def bring(self) -> None:
        await self._ask("POST", "/api/tables/import", {"document": json.loads(JOURNAL.read_text())})

    async def fill_the_journal(self) -> None:
        """A table in the lobby is arranged anew as fast as it goes, with as large an arrangement as fits."""
        plan = {"arrangement": {"game": "goblin-warlord", "seats": 2}}
        head, answer = await self._ask("POST", "/api/tables", plan)
        table = json.loads(answer)["table"] if b" 201 " in head[:20] else self.lobby
        self.lobby = table
        arrangement = {"game": "goblin-warlord", "seats": 2, "options": {}}
        said = frame(
            TEXT, _encode({"type": "ask", "id": 1, "request": {"ask": "arrange", "arrangement": arrangement}})
        )
        async with self._connected() as (reader, writer):
            writer.write(handshake(self.port, f"/api/tables/{table}/socket", self.cookie))
            while not reader.at_eof():
                writer.write(said)
                self.done += 1
                await reader.read(1 << 16)

    async def ask_for_the_whole_story(self) -> None:
        async with self._connected() as (reader, writer):
            writer.write(handshake(self.port, f"/api/tables/{self.table}/socket?seat=red", self.cookie))
            look = frame(TEXT, _encode({"type": "look", "id": 1, "seat": "red", "seen": 0}))
            while not reader.at_eof():
                writer.write(look)
                self.done += 1
                await reader.read(1 << 16)

    async def figures(self) -> None:
        await self._ask("GET", "/metrics")

    async def arrive_again(self) -> None:
        await self._ask("GET", "/api/me", cookie=self.dice.choice(["", "goblin=unknown"]))

    async def noise(self) -> None:
        """What a server would like to log."""
        async with self._connected() as (reader, writer):
            writer.write(
                self.dice.choice([b"\x16\x03\x01 no http\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\xff" * 40_000])
            )
            self.done += 1
            await reader.read()

    async def _ask(self, method: str, path: str, body: Any = None, cookie: str | None = None) -> tuple[bytes, bytes]:
        """One request over a connection of its own."""
        said = b"" if body is None else _encode(body)
        who = self.cookie if cookie is None else cookie
        more = f"cookie: {who}\r\nconnection: close\r\ncontent-length: {len(said)}\r\n\r\n"
        async with self._connected() as (reader, writer):
            writer.write((HEAD.format(method, path) + more).encode() + said)
            self.done += 1
            answer, _, content = (await reader.read(-1)).partition(b"\r\n\r\n")
            return answer, content


ATTACKS = (
    "none",
    "methods",
    "pings",
    "half-open",
    "chat",
    "untaken",
    "sockets",
    "replays",
    "words",
    "imports",
    "journal",
    "catch-up",
    "figures",
    "strangers",
    "noise",
)
