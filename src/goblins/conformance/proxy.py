"""Between a client and a real server: it reads every message of a socket, and a trouble may do with it what it likes.

HTTP passes through. A socket is spoken to in whole text frames without compression.
"""

from __future__ import annotations

import asyncio
import contextlib
import struct
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from websockets.frames import Opcode

MASK = b"\x11\x22\x33\x44"
PIECE = 1 << 16


class Heard(msgspec.Struct, frozen=True):
    """An ask as it came: over which connection, and its ticket."""

    connection: int
    ticket: str
    request: dict[str, Any]


class Trouble:
    """None at all: everything is passed on. Others change what happens to a message."""

    def connected(self, line: ProxyLine) -> None:
        """A socket has been opened."""

    async def from_client(self, line: ProxyLine, message: dict[str, Any]) -> None:
        line.to_server(message)

    async def from_server(self, line: ProxyLine, message: dict[str, Any]) -> None:
        line.to_client(message)


class ProxyLine:
    """One socket through the proxy."""

    def __init__(self, proxy: Proxy, number: int, query: dict[str, list[str]]) -> None:
        self.proxy, self.number, self.query = proxy, number, query
        self.client: asyncio.StreamWriter
        self.server: asyncio.StreamWriter
        self.told = 0  # the last row that the client was sent
        self.seat: str | None = None  # from which it looked
        self.unanswered: dict[int, str] = {}  # tickets of moves, by id
        self.messages = 0  # that the server has sent

    @property
    def seen(self) -> int:
        """What the client said that it had when it came."""
        text = self.query.get("seen", ["0"])[0]
        return int(text) if text.isdecimal() else 0

    def to_client(self, message: dict[str, Any]) -> None:
        if message.get("type") == "update":
            self.told, self.seat = max(self.told, message["n"]), message["seat"]
        if message.get("type") in ("answer", "refusal"):
            self.unanswered.pop(message.get("id", 0), None)
        self._write(self.client, _frame(Opcode.TEXT, msgspec.json.encode(message)))

    def to_server(self, message: dict[str, Any]) -> None:
        self._write(self.server, _frame(Opcode.TEXT, msgspec.json.encode(message), MASK))

    def close(self, code: int, reason: str = "") -> None:
        self._write(self.client, _frame(Opcode.CLOSE, struct.pack("!H", code) + reason.encode()))
        self.drop()

    def drop(self) -> None:
        for end in (self.client, self.server):
            end.close()

    def _write(self, end: asyncio.StreamWriter, data: bytes) -> None:
        if not end.is_closing():
            end.write(data)


class Proxy:
    def __init__(self, port: int, trouble: Trouble) -> None:
        self.port = port  # of the server behind it
        self.trouble = trouble
        self.address = ""
        self.lines: list[ProxyLine] = []
        self.heard: list[Heard] = []
        self.overlapping = 0  # moves that were asked while another was not yet answered
        self._server: asyncio.Server
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        ends = [writer]
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.port)
            ends.append(back)
            head = await reader.readuntil(b"\r\n\r\n")
            if b"upgrade: websocket" not in head.lower():
                back.write(head)
                await _until_one_ends(_pour(reader, back), _pour(there, writer))
                return
            await self._socket(head, (reader, writer), (there, back))
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            self._tasks.discard(task)
            for end in ends:
                end.close()

    async def _socket(
        self,
        head: bytes,
        client: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        server: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        lines = [one for one in head.split(b"\r\n") if not one.lower().startswith(b"sec-websocket-extensions")]
        server[1].write(b"\r\n".join(lines))
        client[1].write(await server[0].readuntil(b"\r\n\r\n"))
        line = ProxyLine(self, len(self.lines), parse_qs(urlsplit(lines[0].split(b" ")[1].decode()).query))
        line.client, line.server = client[1], server[1]
        self.lines.append(line)
        self.trouble.connected(line)
        await _until_one_ends(
            self._frames(client[0], line.server, line, self._said, MASK),
            self._frames(server[0], line.client, line, self._told),
        )

    async def _frames(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        line: ProxyLine,
        take: Callable[[ProxyLine, dict[str, Any]], Awaitable[None]],
        mask: bytes = b"",
    ) -> None:
        while True:
            opcode, payload = await _read_message(reader)
            message = _object(payload) if opcode == Opcode.TEXT else None
            if message is not None:
                await take(line, message)
            elif not writer.is_closing():
                writer.write(_frame(opcode, payload, mask))
            if opcode == Opcode.CLOSE:
                return

    async def _said(self, line: ProxyLine, message: dict[str, Any]) -> None:
        request = message.get("request")
        if message.get("type") == "ask" and isinstance(request, dict) and request.get("ask") in ("move", "undo"):
            ticket = str(request.get("ticket", ""))
            if any(other != ticket for other in line.unanswered.values()):
                self.overlapping += 1
            line.unanswered[message.get("id", 0)] = ticket
            self.heard.append(Heard(line.number, ticket, request))
        await self.trouble.from_client(line, message)

    async def _told(self, line: ProxyLine, message: dict[str, Any]) -> None:
        line.messages += 1
        await self.trouble.from_server(line, message)


def _object(payload: bytes) -> dict[str, Any] | None:
    with contextlib.suppress(msgspec.MsgspecError):
        found = msgspec.json.decode(payload)
        if isinstance(found, dict):
            return found
    return None


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(PIECE):
        writer.write(data)
        await writer.drain()


async def _until_one_ends(*works: Awaitable[None]) -> None:
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _read_message(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """A control frame, or a message, of however many frames."""
    first, payload = await _read_frame(reader)
    opcode = first & 15
    while not first & 0x80 and opcode not in (Opcode.CLOSE, Opcode.PING, Opcode.PONG):
        first, more = await _read_frame(reader)
        payload += more
    return opcode, payload


async def _read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, second = await reader.readexactly(2)
    length = second & 127
    if length == 126:
        [length] = struct.unpack("!H", await reader.readexactly(2))
    elif length == 127:
        [length] = struct.unpack("!Q", await reader.readexactly(8))
    mask = await reader.readexactly(4) if second & 128 else b""
    payload = await reader.readexactly(length)
    return first, _masked(payload, mask) if mask else payload


def _frame(opcode: int, payload: bytes, mask: bytes = b"") -> bytes:
    length, bit = len(payload), 128 if mask else 0
    if length < 126:
        head = bytes((128 | opcode, bit | length))
    elif length < 1 << 16:
        head = struct.pack("!BBH", 128 | opcode, bit | 126, length)
    else:
        head = struct.pack("!BBQ", 128 | opcode, bit | 127, length)
    return head + mask + (_masked(payload, mask) if mask else payload)


def _masked(payload: bytes, mask: bytes) -> bytes:
    whole = int.from_bytes(payload, "big") ^ int.from_bytes((mask * (len(payload) // 4 + 1))[: len(payload)], "big")
    return whole.to_bytes(len(payload), "big")
