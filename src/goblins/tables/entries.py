"""What happens at a table: one entry for each row of its journal. Folding all entries gives the table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..kernel.components import STANDARD


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="deed", gc=False):
    """One row of a journal."""


class Clock(msgspec.Struct, frozen=True):
    """How long a decision may take, in seconds; then the bot `stand_in` makes it. 0: as long as it takes."""

    seconds: int = 0
    stand_in: str = "scrapper"


class Arrangement(msgspec.Struct, frozen=True):
    """What the host chooses, until the game starts."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    components: dict[str, Any] = msgspec.field(default_factory=lambda: {"name": STANDARD})
    public: bool = False
    spectators: bool = True
    clock: Clock = Clock()


class StoredEvent(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event as it is stored, and the seats that heard it, as a mask."""

    audience: int
    event: msgspec.Raw


# -------------------------------------------------------------------------------------------- before the game


class OfTheDay(msgspec.Struct, frozen=True):
    """The table deals the run of that date (NR-daily). `counts`: it is a first attempt, and no practice."""

    date: str
    counts: bool


class Opened(Entry, frozen=True, tag="opened"):
    host: str
    arrangement: Arrangement
    secret: str  # of chance, in hexadecimal; only its commitment is shown before the end
    start: dict[str, Any] | None = None  # the position it begins at, where it is not laid out by the rules
    daily: OfTheDay | None = None
    name: str = ""  # of the host, who need not sit
    lesson: bool = False  # it is for learning: no list shows it


class Arranged(Entry, frozen=True, tag="arranged"):
    arrangement: Arrangement


class Invited(Entry, frozen=True, tag="invited"):
    """A fresh invitation; earlier ones are void."""

    token: str


class Admitted(Entry, frozen=True, tag="admitted"):
    """Somebody has shown a valid invitation."""

    who: str


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    who: str
    name: str
    face: int


class BotSat(Entry, frozen=True, tag="bot-sat"):
    seat: int
    bot: str
    goblin: str = ""  # as it was called at the table before this one


class Freed(Entry, frozen=True, tag="freed"):
    """The seat is open again."""

    seat: int


class Salted(Entry, frozen=True, tag="salted"):
    """Somebody's own contribution to chance."""

    who: str
    salt: str


class Started(Entry, frozen=True, tag="started"):
    rules: int
    told: list[StoredEvent] = []


# ---------------------------------------------------------------------------------------------- in the game

By = Literal["person", "bot", "clock"]


class Moved(Entry, frozen=True, tag="moved"):
    seat: int
    move: str
    told: list[StoredEvent] = []
    by: By = "person"
    ticket: str = ""
    audience: int = 0  # who may know of it


class Undone(Entry, frozen=True, tag="undone"):
    seat: int
    number: int  # of the row that is taken back
    ticket: str = ""
    audience: int = 0  # who may know of it


class Left(Entry, frozen=True, tag="left"):
    """The person has gone, or was missed for long; the seat stays theirs."""

    seat: int
    missed: bool = False


class Returned(Entry, frozen=True, tag="returned"):
    seat: int


class TookOver(Entry, frozen=True, tag="took-over"):
    """A bot plays for the absent."""

    seat: int
    bot: str


class HandedBack(Entry, frozen=True, tag="handed-back"):
    seat: int


class Removed(Entry, frozen=True, tag="removed"):
    """The host has sent a player away for good; a bot has the seat."""

    seat: int
    bot: str


class RulesChanged(Entry, frozen=True, tag="based"):
    """The rules have changed: the game goes on by version `rules` from the stored position."""

    rules: int
    position: dict[str, Any]


# ------------------------------------------------------------------------------------------------- at any time


class Said(Entry, frozen=True, tag="said"):
    seat: int
    text: str


class Reacted(Entry, frozen=True, tag="reacted"):
    seat: int
    reaction: str


class Muted(Entry, frozen=True, tag="muted"):
    seat: int
    muted: bool


class HostChanged(Entry, frozen=True, tag="host-changed"):
    host: str


class Rematched(Entry, frozen=True, tag="rematched"):
    """Those who want to play again find each other at another table."""

    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """Nothing more happens here."""

    by: str  # the host's identity, or "admin"


AnyEntry = (
    Opened
    | Arranged
    | Invited
    | Admitted
    | Sat
    | BotSat
    | Freed
    | Salted
    | Started
    | Moved
    | Undone
    | Left
    | Returned
    | TookOver
    | HandedBack
    | Removed
    | RulesChanged
    | Said
    | Reacted
    | Muted
    | HostChanged
    | Rematched
    | Closed
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def write_entry(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read_entry(payload: bytes) -> AnyEntry:
    return _decoder.decode(payload)
