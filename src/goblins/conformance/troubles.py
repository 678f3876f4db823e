"""What may happen to a client, each trouble a class."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from .proxy import ProxyLine, Trouble

Message = dict[str, Any]
SOME = 0.3


def refusal(id: int, key: str, text: str, **args: Any) -> Message:
    return {"type": "refusal", "id": id, "error": {"key": key, "args": args, "text": text, "anchor": None}}


class Seeded(Trouble):
    def __init__(self) -> None:
        self.dice = random.Random(type(self).__name__)

    def _happens(self) -> bool:
        return self.dice.random() < SOME


class Dropped(Seeded):
    """The network cuts the socket, now and then."""

    async def from_server(self, line: ProxyLine, message: Message) -> None:
        line.to_client(message)
        if line.messages >= 4 and self._happens():
            line.drop()


class LostAnswers(Seeded):
    """The server has done it, and the socket is cut before it can say so."""

    async def from_server(self, line: ProxyLine, message: Message) -> None:
        if message["type"] == "answer" and self._happens():
            line.drop()
        else:
            line.to_client(message)


class LostAsks(Seeded):
    """The socket is cut before the server has heard."""

    async def from_client(self, line: ProxyLine, message: Message) -> None:
        if message.get("type") == "ask" and self._happens():
            line.drop()
        else:
            line.to_server(message)


class Late(Seeded):
    """Answers come long after what they have led to."""

    async def from_server(self, line: ProxyLine, message: Message) -> None:
        if message["type"] == "answer":
            await asyncio.sleep(self.dice.uniform(0.05, 0.3))
        line.to_client(message)


class Doubled(Seeded):
    """Updates come twice, and answers too; now and then the socket is cut."""

    async def from_server(self, line: ProxyLine, message: Message) -> None:
        line.to_client(message)
        line.to_client(message)
        if line.messages > 10 and self._happens():
            line.drop()


class NotNow(Seeded):
    """The store is away for a moment: nothing was done, and one may ask again."""

    async def from_client(self, line: ProxyLine, message: Message) -> None:
        if message.get("type") == "ask" and self._happens():
            text = "The storage is busy. Please try again soon."
            line.to_client(refusal(message["id"], "bad-store-busy", text))
        else:
            line.to_server(message)


class SentAway(Seeded):
    """The server closes: restarting, too slow, an error of its own, too many, and once without knowing the device."""

    CODES = ((1001, "server restarting"), (4008, "too slow"), (1012, ""), (1011, "internal"), (4001, "not-known"))

    def __init__(self) -> None:
        super().__init__()
        self._left = list(self.CODES)

    async def from_server(self, line: ProxyLine, message: Message) -> None:
        line.to_client(message)
        if line.messages >= 4 and self._left:
            line.close(*self._left.pop(0))


class Strange(Seeded):
    """A newer server of the same version: messages, fields and keys that nobody has heard of."""

    async def from_server(self, line: ProxyLine, message: Message) -> None:
        line.to_client({"type": "weather", "rain": [1, 2, {"deep": None}]})
        found = {**message, "mood": {"of": "the server"}}
        if found["type"] == "update":
            found["rows"] = [{**row, "smell": "nitro"} for row in found["rows"]]
            found["table"] = {**found["table"], "cloth": "green"}
        line.to_client(found)


class OldVersion(Trouble):
    """The server speaks another version from now on."""

    async def from_server(self, line: ProxyLine, message: Message) -> None:  # noqa: ARG002
        line.to_client(refusal(0, "bad-old-client", "This page is of another version than the server. Load it anew."))
        line.close(4026, "old-client")
