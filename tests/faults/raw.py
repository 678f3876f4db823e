"""A WebSocket by hand, to send what no library would."""

from __future__ import annotations

import asyncio
import base64
import random
import struct
import zlib
from typing import NamedTuple

PATIENCE = 10.0  # seconds for the server to react
A_MOMENT = 0.05
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class Outcome(NamedTuple):
    """How the server took it: the status of the handshake, and the code it closed with, 0 for none."""

    status: int
    code: int


def frame(
    opcode: int, payload: bytes, fin: bool = True, masked: bool = True, rsv: int = 0, length: int = -1
) -> bytes:
    """`length` is what it says of itself, if that shall not be the truth."""
    said = len(payload) if length < 0 else length
    mask_bit = 0x80 if masked else 0
    head = bytes([(0x80 if fin else 0) | rsv << 4 | opcode])
    if said < 126:
        head += bytes([mask_bit | said])
    elif said < 1 << 16:
        head += struct.pack("!BH", mask_bit | 126, said)
    else:
        head += struct.pack("!BQ", mask_bit | 127, said)
    mask = b"\x01\x02\x03\x04" if masked else b""
    body = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)) if masked else payload
    return head + mask + body


FAREWELL = frame(CLOSE, struct.pack("!H", 1000))


def broken(dice: random.Random) -> bytes:
    """Frames that no client may send."""
    noise = dice.randbytes(dice.randrange(1, 200))
    return dice.choice(
        [
            noise,
            frame(TEXT, b"{}", masked=False),
            frame(dice.choice([3, 4, 5, 6, 7, 11, 15]), noise),
            frame(TEXT, noise, rsv=dice.choice([1, 2, 3, 7])),
            frame(PING, b"x" * 126),
            frame(PING, b"x", fin=False),
            frame(0, noise),
            frame(TEXT, noise, fin=False) + frame(TEXT, noise),
            frame(TEXT, b"\xff\xfe" + noise),
            frame(TEXT, b"", length=dice.choice([1 << 16, 1 << 31, (1 << 63) - 1, 1 << 63])),
            frame(CLOSE, b"\x00"),
            frame(CLOSE, struct.pack("!H", dice.choice([0, 999, 1005, 1006, 5000, 65535]))),
            frame(TEXT, b'{"type":"look"', fin=False),
            frame(BINARY, b"x" * 70_000),
        ]
    )


def bomb() -> bytes:
    """Ten megabytes of nothing, in ten kilobytes."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(b" " * 10_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    return frame(TEXT, packed[:-4], rsv=4)


def handshake(port: int, path: str, cookie: str, **headers: str) -> bytes:
    said = {
        "host": f"127.0.0.1:{port}",
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-key": base64.b64encode(b"goblins goblins!").decode(),
        "sec-websocket-version": "13",
        "sec-websocket-extensions": "permessage-deflate",
        "cookie": cookie,
        **headers,
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items()), "", ""]
    return "\r\n".join(lines).encode("latin-1", "replace")


async def throw(port: int, path: str, cookie: str, data: bytes, **headers: str) -> Outcome:
    """Shake hands, send the bytes, say no more, and see how it ends. Raises TimeoutError if it does not."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(handshake(port, path, cookie, **headers))
            answer = await reader.readuntil(b"\r\n\r\n")
            status = int(answer.split(b" ", 2)[1])
            if status != 101:
                return Outcome(status, 0)
            if data == FAREWELL:
                await asyncio.sleep(A_MOMENT)  # the server may have more to say against it
            writer.write(data)
            writer.write_eof()
            return Outcome(status, await _closed_with(reader))
        except (OSError, asyncio.IncompleteReadError):  # it has gone already
            return Outcome(0, 0)
        finally:
            writer.close()


async def _closed_with(reader: asyncio.StreamReader) -> int:
    try:
        while True:
            first, length = await reader.readexactly(2)
            if length == 126:
                [length] = struct.unpack("!H", await reader.readexactly(2))
            elif length == 127:
                [length] = struct.unpack("!Q", await reader.readexactly(8))
            payload = await reader.readexactly(length)
            if first & 15 == CLOSE:
                return int.from_bytes(payload[:2], "big")
    except (asyncio.IncompleteReadError, ConnectionError):
        return 0
