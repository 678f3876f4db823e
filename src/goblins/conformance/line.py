"""A socket to a table, message by message, for looking at exactly what is said."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from ..client import Client
from ..client.messages import read
from .report import Broken, same

SOON = 10.0  # seconds in which a server has to say what it has to say
LARGEST = 1 << 24


class TableLine:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.n = 0  # the last row heard of
        self.update: Any = None  # the last one
        self.id = 0
        self._looks = True  # at another seat, or anew

    async def hear(self, *kinds: str) -> Any:
        """The next message of one of these kinds. Of every message we check the form and the numbers of its rows."""
        while True:
            async with asyncio.timeout(SOON):
                text = await self.socket.recv()
            message = msgspec.json.decode(text)
            read(text)
            if message["type"] == "update":
                self._take(message)
            if message["type"] in kinds:
                return message

    def _take(self, update: Any) -> None:
        numbers = [row["n"] for row in update["rows"]]
        if self._looks:
            self._looks = False
            self.n = update["n"] - len(numbers)
        same(numbers, list(range(self.n + 1, update["n"] + 1)), "the rows of an update")
        self.n, self.update = update["n"], update

    async def say(self, message: Any) -> None:
        text = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self.socket.send(text)

    async def ask(self, request: dict[str, Any]) -> Any:
        """The answer or refusal under the same id."""
        self.id += 1
        await self.say({"type": "ask", "id": self.id, "request": request})
        return await self.answered()

    async def look(self, seat: str | None, seen: int = 0) -> Any:
        self.id += 1
        self._looks = True
        await self.say({"type": "look", "id": self.id, "seat": seat, "seen": seen})
        return await self.answered()

    async def answered(self) -> Any:
        while True:
            found = await self.hear("answer", "refusal")
            if found["id"] == self.id:
                return found
            if found["type"] == "refusal" and found["error"]["key"] == "bad-too-many":
                raise Broken("the server thinks that this was too much")

    async def granted(self, request: dict[str, Any]) -> None:
        found = await self.ask(request)
        if found["type"] != "answer":
            raise Broken(f"{request['ask']} was refused: {found['error']['key']}")

    async def refused(self, request: dict[str, Any]) -> str:
        found = await self.ask(request)
        if found["type"] != "refusal":
            raise Broken(f"{request} was granted")
        return shape(found["error"])

    async def closed(self) -> int:
        """The code with which the server closes, after whatever it still says."""
        with contextlib.suppress(websockets.ConnectionClosed):
            async with asyncio.timeout(SOON):
                while True:
                    await self.socket.recv()
        return self.socket.close_code or 0


@contextlib.asynccontextmanager
async def line(
    client: Client, table: str, query: str = "protocol=1", cookie: str | None = None
) -> AsyncIterator[TableLine]:
    headers = {"cookie": client.cookie if cookie is None else cookie}
    address = f"ws{client.http.server[4:]}/api/tables/{table}/socket?{query}"
    async with websockets.connect(address, additional_headers=headers, max_size=LARGEST) as socket:
        yield TableLine(socket)


def shape(error: Any) -> str:
    """The key of an error that has the form of all errors."""
    same(sorted(error), ["anchor", "args", "key", "text"], "the fields of an error")
    if not error["text"] or not isinstance(error["args"], dict):
        raise Broken(f"an error without words or arguments: {error}")
    return str(error["key"])
