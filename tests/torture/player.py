"""A player of `tests/faults` who keeps a history, and who goes to another server now and then."""

from __future__ import annotations

import hashlib

import msgspec
from websockets.asyncio.client import ClientConnection

from tests.faults.player import Asked, Player

from .history import History, Place

HOP = 0.05  # how often, instead of a move


class Parts(msgspec.Struct):
    """An update, with what it holds as it was sent."""

    n: int = 0
    rows: msgspec.Raw = msgspec.Raw(b"[]")
    table: msgspec.Raw = msgspec.Raw(b"")
    game: msgspec.Raw = msgspec.Raw(b"")


_parts = msgspec.json.Decoder(Parts).decode
_count = iter(range(1, 1 << 60))


class RecordedPlayer(Player):
    silence = 90.0  # servers may be stopped, and their database away
    history: History
    name = ""
    connection = 0

    def keep(self, history: History, game: str) -> None:
        self.history = history
        self.name = f"p{next(_count)}"
        history.places[self.name] = Place(self.table, self.seat, game)

    def _opens(self) -> None:
        self.connection = next(_count)
        self.history.write(self.name, "open", self.connection, len(self.rows))

    def _listen(self, text: bytes) -> None:
        self.history.hear(self.name, text)
        if text.startswith(b'{"type":"update"'):
            parts = _parts(text)
            game = hashlib.sha1(bytes(parts.game)).hexdigest()
            self.history.write(self.name, "update", self.connection, parts.n, parts.rows, game)
        super()._listen(text)

    def _granted(self, id: int) -> None:
        self.history.write(self.name, "answer", self._waiting[id][0].ticket)
        super()._granted(id)

    def _refused(self, id: int, key: str) -> None:
        asked, _ = self._waiting.get(id, (None, False))
        self.history.write(self.name, "refusal", asked.ticket if asked else "", key)
        super()._refused(id, key)

    async def _send(self, page: ClientConnection, asked: Asked, again: bool = False) -> None:
        self.history.write(self.name, "ask", asked.ticket, asked.request)
        await super()._send(page, asked, again)

    async def _act(self, page: ClientConnection) -> None:
        if self.pending is None and self.dice.random() < HOP:
            await page.close()
            return
        await super()._act(page)
