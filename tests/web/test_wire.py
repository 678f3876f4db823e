"""Frames in every shape in which a network may deliver them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from tests.faults.raw import CONTINUED, PING, TEXT, frame

from .house import Street, Visitor, hear, say

pytestmark = pytest.mark.anyio


def look(id: int, padding: int = 0) -> bytes:
    return msgspec.json.encode({"type": "look", "id": id, "seat": "red", "seen": 0}) + b" " * padding


async def write(page: ClientConnection, *pieces: bytes) -> None:
    """Bytes as they are, each piece in a segment of its own."""
    for piece in pieces:
        page.transport.write(piece)
        await asyncio.sleep(0.001)


async def test_a_message_may_come_byte_by_byte(street: Street, zog: Visitor) -> None:
    async with street.connect(zog, await zog.open("you", "you"), compression=None) as page:
        for id, padding in ((1, 0), (2, 300)):
            whole = frame(TEXT, look(id, padding))
            await write(page, *(whole[i : i + 1] for i in range(len(whole))))
            assert (await hear(page, "answer", "refusal")) == {"type": "answer", "id": id}


async def test_messages_and_pings_may_come_in_one_piece(street: Street, zog: Visitor) -> None:
    async with street.connect(zog, await zog.open("you", "you"), compression=None) as page:
        together = frame(TEXT, look(1)) + frame(PING, b"well?") + frame(TEXT, look(2, 300)) + frame(TEXT, look(3))
        await write(page, together[:-10], together[-10:])
        assert [(await hear(page, "answer"))["id"] for _ in range(3)] == [1, 2, 3]


async def test_a_message_may_be_split_and_whole_ones_may_follow(street: Street, zog: Visitor) -> None:
    async with street.connect(zog, await zog.open("you", "you"), compression=None) as page:
        said = look(1)
        await write(page, frame(TEXT, said[:9], fin=False) + frame(CONTINUED, said[9:]), frame(TEXT, look(2)))
        assert [(await hear(page, "answer"))["id"] for _ in range(2)] == [1, 2]


async def test_a_message_within_a_split_one_breaks_the_connection(street: Street, zog: Visitor) -> None:
    async with street.connect(zog, await zog.open("you", "you"), compression=None) as page:
        await write(page, frame(TEXT, look(1)[:9], fin=False), frame(TEXT, look(2)))
        await page.wait_closed()
        assert page.close_code == 1002


async def test_a_page_that_does_not_mask_is_cut_off(street: Street, zog: Visitor) -> None:
    async with street.connect(zog, await zog.open("you", "you"), compression=None) as page:
        await write(page, frame(TEXT, look(1), masked=False))
        await page.wait_closed()
        assert page.close_code == 1002


@pytest.mark.parametrize("compression", [None, "deflate"])
async def test_pages_may_compress_or_not(street: Street, zog: Visitor, compression: str | None) -> None:
    table = await zog.open("you", "you")
    async with street.connect(zog, table, "seat=red", compression=compression) as page:
        update = await hear(page, "update")
        assert update["seat"] == "red"
        assert len(msgspec.json.encode(update)) > 1000
        for id in range(1, 4):
            await say(page, {"type": "look", "id": id, "seat": "red", "seen": update["n"]})
            assert (await hear(page, "answer"))["id"] == id
