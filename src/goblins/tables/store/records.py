"""What the store keeps, as values."""

from typing import Literal, NamedTuple

import msgspec

Status = Literal["lobby", "playing", "over", "closed"]


class Row(msgspec.Struct, frozen=True, gc=False):
    """One numbered line of a table's journal. `at` is milliseconds since the epoch."""

    number: int
    at: int
    kind: str
    payload: bytes


class Snapshot(msgspec.Struct, frozen=True, gc=False):
    """The state after row `number`, packed by the record layout whose hash is `layout`.

    `due_at` is when the server has something to do at the table without being asked: a bot's move, a clock's end.
    """

    number: int
    rules: int
    layout: str
    state: bytes
    due_at: int | None = None


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What lists show of a table. `members` says for each identity what it is there: "red,blue", "watching".

    `changed_at` is its place in them: when somebody last changed what they say, in milliseconds since the epoch.
    `invitation` is the hash of the token in the invitation link; none when it is revoked. `extra` is the lists' own.
    """

    changed_at: int
    game: str
    status: Status
    public: bool
    host: str
    rules: int
    open_seats: int
    members: dict[str, str]
    invitation: str | None = None
    extra: bytes = b""


class Mark(NamedTuple):
    """Where a list goes on: with tables that changed before this one."""

    changed_at: int
    table: str


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    card: Card

    @property
    def mark(self) -> Mark:
        return Mark(self.card.changed_at, self.table)


class Append(msgspec.Struct, frozen=True, gc=False):
    """Rows that follow each other from `number` on, and what changes with them: stored whole or not at all."""

    table: str
    number: int
    rows: tuple[Row, ...]
    card: Card | None = None
    snapshot: Snapshot | None = None


class Identity(msgspec.Struct, frozen=True):
    """A person, as far as we know them: a device with a chosen name."""

    id: str
    name: str
    face: str
    language: str
    created_at: int
    seen_at: int


Standing = Literal["counts", "late", "helped", "abandoned"]


class DailyAttempt(msgspec.Struct, frozen=True):
    """Somebody's first attempt at the run of a date. How it stands is None until its table is over."""

    date: str
    identity: str
    table: str
    standing: Standing | None = None
    points: int | None = None
    ending: str | None = None
    day: int | None = None  # of the week in which it ended
    finished_at: int | None = None


class Report(msgspec.Struct, frozen=True):
    """Somebody's complaint about row `number` of a table."""

    table: str
    number: int
    by: str
    text: str
    at: int
