"""What a server says, as far as a client needs it. Fields that are not known here are ignored."""

from __future__ import annotations

from typing import Any

import msgspec

PROTOCOL = 1


class Problem(msgspec.Struct, frozen=True):
    key: str
    text: str
    args: dict[str, Any] = {}
    anchor: str | None = None


class Failure(msgspec.Struct, frozen=True):
    error: Problem


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    face: int
    language: str


class Chair(msgspec.Struct, frozen=True):
    """`kind` is open, person or bot; `bot` the bot that plays here, for itself or for somebody absent."""

    seat: str
    kind: str
    name: str = ""
    goblin: str = ""
    bot: str = ""
    host: bool = False
    away: bool = False


class Table(msgspec.Struct, frozen=True):
    """`status` is lobby, playing, over or closed."""

    id: str
    status: str
    arrangement: dict[str, Any]
    chairs: list[Chair]
    rematch: str = ""


class Verdict(msgspec.Struct, frozen=True):
    ending: str
    winners: list[str]
    points: dict[str, int]


class Game(msgspec.Struct, frozen=True):
    """The game as one's seat sees it; `deadlines` are milliseconds since the epoch, by the server's clock."""

    view: Any
    legal: list[dict[str, Any]]
    deciders: list[str]
    undo: bool
    deadlines: dict[str, int]
    verdict: Verdict | None = None


class Row(msgspec.Struct, frozen=True):
    n: int
    at: int
    deed: str
    seat: str = ""
    move: str = ""
    by: str = ""
    events: list[dict[str, Any]] = []
    row: int = 0
    text: str = ""
    reaction: str = ""
    table: str = ""


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    seat: str | None
    n: int
    rows: list[Row]
    table: Table
    game: Game | None
    more: bool = False


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    protocol: int
    table: str
    seats: list[str]
    host: bool
    now: int


class Yours(msgspec.Struct, frozen=True, tag_field="type", tag="yours"):
    seats: list[str]
    host: bool


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    id: int


class Refusal(msgspec.Struct, frozen=True, tag_field="type", tag="refusal"):
    id: int
    error: Problem


Known = Update | Welcome | Yours | Answer | Refusal
KNOWN = ("update", "welcome", "yours", "answer", "refusal")
_known: msgspec.json.Decoder[Known] = msgspec.json.Decoder(Known)


class _Type(msgspec.Struct):
    type: str


_type = msgspec.json.Decoder(_Type)


def read(message: bytes | str) -> Known | None:
    """None for a message of a kind that is not known here. Raises msgspec.MsgspecError."""
    try:
        return _known.decode(message)
    except msgspec.ValidationError:
        if _type.decode(message).type in KNOWN:
            raise
        return None
