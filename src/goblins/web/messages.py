"""What travels over a table's socket, beside `Update` (`tables/updates.py`) and the requests (`tables/requests/`)."""

from __future__ import annotations

import msgspec

from ..kernel.kinds import Seat
from ..tables.requests import AnyRequest, Person
from ..tables.updates import Update
from .errors import Problem
from .presence import Present


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ask", gc=False):
    """A request to the table. `id` comes back with the answer."""

    id: int
    request: AnyRequest


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Look from another seat of one's own; None hides the table. `seen` as in the address."""

    id: int
    seat: Seat | None = None
    seen: int = 0


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer", gc=False):
    """What was asked under `id` is done and stored."""

    id: int


class AskRefused(msgspec.Struct, frozen=True, tag_field="type", tag="refusal"):
    """What was asked under `id` cannot be, and nothing has changed. `id` is 0 where a message could not be read."""

    id: int
    error: Problem


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message of a connection."""

    protocol: int
    table: str
    seats: list[Seat]  # one's own
    host: bool
    person: Person
    now: int  # milliseconds since the epoch by the server's clock, which deadlines are told by


class Yours(msgspec.Struct, frozen=True, tag_field="type", tag="yours"):
    """One's own seats have changed, or who is host."""

    seats: list[Seat]
    host: bool


class Alive(msgspec.Struct, frozen=True, tag_field="type", tag="alive"):
    """Nothing has happened for a while, and the connection is well. A page that hears nothing at all for a minute
    should connect anew."""


FromPage = Ask | Look
ToPage = Welcome | Update | Answer | AskRefused | Present | Yours | Alive
