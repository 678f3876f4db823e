"""Every request and every answer, with the time of one clock that never jumps. One JSON array a line.

[time, player, "open", connection, seen]       a socket begins to be opened
[time, player, "ask", ticket, request]
[time, player, "answer", ticket]
[time, player, "refusal", ticket, key]
[time, player, "update", connection, n, rows, digest of the game]
[time, player, "words", [...]]                 long words that nobody has heard before
[time, "", "fault", kind]   and   [time, "", "mended", kind]
[time, player, "place", table, seat, game]     who the player was
"""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

LONG = re.compile(rb"[0-9A-Za-z_\-]{20,}")
_encode = msgspec.json.Encoder().encode


class Place(NamedTuple):
    """Who a player is."""

    table: str
    seat: str
    game: str


class History:
    def __init__(self, file: Path) -> None:
        self._file = file.open("wb")
        self._words: dict[str, set[bytes]] = {}
        self._began = time.monotonic()
        self.places: dict[str, Place] = {}

    def now(self) -> float:
        return round(time.monotonic() - self._began, 4)

    def write(self, *event: Any) -> None:
        self._file.write(_encode((self.now(), *event)) + b"\n")

    def hear(self, player: str, text: bytes) -> None:
        """Words so long that they may be secrets. A welcome tells somebody who they are."""
        if text.startswith(b'{"type":"welcome"'):
            return
        known = self._words.setdefault(player, set())
        fresh = set(LONG.findall(text)) - known
        if fresh:
            known |= fresh
            self.write(player, "words", sorted(word.decode() for word in fresh))

    def __enter__(self) -> History:
        return self

    def __exit__(self, *_: object) -> None:
        for player, place in self.places.items():
            self.write(player, "place", *place)
        self._file.close()


def read(file: Path) -> list[list[Any]]:
    decode = msgspec.json.Decoder(list[Any]).decode
    with file.open("rb") as lines:
        return [decode(line) for line in lines]
