"""Requests that begin and do not end, and answers that nobody takes."""

from __future__ import annotations

import asyncio
import json
import socket as sockets

import pytest

from goblins.tables.budgets import BODY_WITHIN, HEADERS_WITHIN, TAKEN_WITHIN, UNFINISHED
from goblins.web import http_protocol

from .house import Street, Visitor

pytestmark = pytest.mark.anyio

BODY = b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n"
UPGRADE = b"GET /api/tables/x/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HEADERS_WITHIN, "most", 0.3)
    monkeypatch.setattr(http_protocol, "A_LITTLE_MORE", 0.3 - BODY_WITHIN.most)
    monkeypatch.setattr(TAKEN_WITHIN, "most", 0.3)


async def answer_to(street: Street, *pieces: bytes, trickle: bytes = b"") -> bytes:
    """What is answered until the connection is closed, soon, though a little more comes all the time."""
    async with asyncio.timeout(5):
        reader, writer = await asyncio.open_connection("127.0.0.1", street.port)
        for piece in pieces:
            writer.write(piece)

        async def go_on() -> None:
            while trickle:
                await asyncio.sleep(0.05)
                writer.write(trickle)

        trickling = asyncio.create_task(go_on())
        try:
            return await reader.read()
        except ConnectionError:
            return b""
        finally:
            trickling.cancel()
            writer.close()


async def test_a_connection_that_says_nothing_is_closed(street: Street) -> None:
    assert await answer_to(street) == b""


@pytest.mark.parametrize("begun", [b"GE", b"GET /api/me HTTP/1.1\r\nhost: x\r\nx-more: y", UPGRADE + b"x-more: y"])
async def test_headers_that_never_end_are_not_waited_for(street: Street, begun: bytes) -> None:
    assert await answer_to(street, begun, trickle=b"y") == b""


async def test_a_second_request_that_never_ends_is_not_waited_for_either(street: Street) -> None:
    first = b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"
    assert (await answer_to(street, first, b"GET /api/me HTTP/1.1\r\nx", trickle=b"y")).startswith(b"HTTP/1.1 200")


async def test_a_body_that_never_ends_is_not_waited_for(street: Street, zog: Visitor) -> None:
    [cookie] = zog.client.cookies.items()
    known = f"cookie: {cookie[0]}={cookie[1]}\r\n\r\n".encode()
    assert await answer_to(street, BODY + known, trickle=b" ") == b""


async def test_a_slow_body_is_told_so(street: Street, zog: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BODY_WITHIN, "most", 0.1)
    monkeypatch.setattr(http_protocol, "A_LITTLE_MORE", 0.5)
    [cookie] = zog.client.cookies.items()
    known = f"cookie: {cookie[0]}={cookie[1]}\r\n\r\n".encode()
    head, _, body = (await answer_to(street, BODY + known, b"{")).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408")
    assert json.loads(body)["error"]["key"] == "bad-too-slow"


async def test_whoever_has_been_in_the_middle_of_a_request_for_longest_goes_first(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HEADERS_WITHIN, "most", 60)
    monkeypatch.setattr(UNFINISHED, "most", 3)
    begun = []
    for _ in range(5):
        begun.append(await asyncio.open_connection("127.0.0.1", street.port))
        await asyncio.sleep(0.02)
    ended = [reader.at_eof() or reader.exception() is not None for reader, _ in begun]
    for _, writer in begun:
        writer.close()
    assert ended == [True, True, False, False, False]


async def test_an_answer_that_nobody_takes_is_thrown_away(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol.TimedHTTP, "timeout_keep_alive", 0.1, raising=False)
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", street.port))
    ask = b"GET /api/games/goblins-inc HTTP/1.1\r\nhost: x\r\n\r\n"
    await loop.sock_sendall(raw, ask * 100)
    while not street.server.server_state.connections:
        await asyncio.sleep(0.01)
    async with asyncio.timeout(10):
        while street.server.server_state.connections:
            await asyncio.sleep(0.05)
    raw.close()


async def test_what_is_not_http_is_told_so_in_the_shape_of_all_errors(street: Street) -> None:
    for garbage in (b"\x16\x03\x01 hello\r\n\r\n", b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\n\r\n"):
        head, _, body = (await answer_to(street, garbage)).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 400")
        assert json.loads(body)["error"]["key"] == "bad-not-http"
