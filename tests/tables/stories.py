"""Tables for tests, told shortly: who sits down, what they ask, what everyone then sees."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import msgspec
import pytest

from goblins import games as _announced  # noqa: F401
from goblins.kernel import registry
from goblins.kernel.errors import BadInput
from goblins.kernel.game import PUBLIC
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.reasons import Refusal, Refused
from goblins.kernel.record import pack
from goblins.kernel.words import LANGUAGES
from goblins.tables.entries import (
    AnyEntry,
    Arrangement,
    By,
    Clock,
    Invited,
    Moved,
    Opened,
    Sat,
    read_entry,
    write_entry,
)
from goblins.tables.requests import AnyRequest, Join, MakeMove, Person, Start, playing
from goblins.tables.requests.lobby import Sit, checked
from goblins.tables.table import LiveTable
from goblins.tables.table_server import check_admitted
from goblins.tables.updates import update_for
from tests.contract.setups import pick_move

ANNA, BORIS, CLARA, DORA = PEOPLE = [
    Person(name.lower(), name, face) for face, name in enumerate(("Anna", "Boris", "Clara", "Dora"), 1)
]
SECRET = "5e" * 32
TOKEN = "anna-sent-me"


def an_arrangement(game: str = "goblin-warlord", seats: int = 2, **more: Any) -> Arrangement:
    return checked(Arrangement(game, seats, **{"public": True, "clock": Clock(0, "random"), **more}))


class Story:
    """A table in memory, opened by Anna; whatever is granted happens at once, a second after what came before."""

    def __init__(self, game: str = "goblin-warlord", seats: int = 2, secret: str = SECRET, **more: Any) -> None:
        self.table = LiveTable("t")
        self.now = 1_000_000
        self.happens(Opened(ANNA.id, an_arrangement(game, seats, **more), secret), Invited(TOKEN))

    def happens(self, *entries: AnyEntry) -> None:
        self.now += 1000
        for entry in entries:
            self.table.perform(entry, self.now)

    def ask(self, person: Person, request: AnyRequest) -> None:
        if not isinstance(request, Join):
            check_admitted(self.table, person)
        self.happens(*request.entries(self.table, person))

    def sit(self, *people: Person) -> Story:
        for seat, person in enumerate(people):
            self.ask(person, Sit(SEAT_NAMES[seat]))
        return self

    def begin(self, *people: Person) -> Story:
        """They sit down, and Anna starts."""
        self.sit(*people)
        self.ask(ANNA, Start())
        return self

    def move(self, person: Person, seat: str, move: str, ticket: str = "") -> None:
        self.ask(person, MakeMove(seat, move, ticket))

    def legal(self, seat: str) -> list[str]:
        return legal(self.table, SEAT_NAMES.index(seat))

    def update(self, seat: str | None = None, after: int = 0) -> Any:
        """What the seat, or a spectator, gets to see."""
        return msgspec.json.decode(update_for(self.table, PUBLIC if seat is None else SEAT_NAMES.index(seat), after))

    def entries(self, seat: str | None = None) -> list[str]:
        """The names of the entries that the seat knows of, in order."""
        return [row["deed"] for row in self.update(seat)["rows"]]

    @property
    def deciders(self) -> list[str]:
        return [SEAT_NAMES[seat] for seat in self.table.deciders]

    @property
    def state(self) -> bytes:
        assert self.table.play is not None
        return pack(self.table.play.state)


def refused(story: Story, person: Person, request: AnyRequest) -> str:
    """The reason why a request is not granted, which can be said in every language; nothing has happened then."""
    before = story.table.number
    with pytest.raises((BadInput, Refused)) as problem:
        story.ask(person, request)
    assert story.table.number == before
    found = problem.value
    reason = found.refusal if isinstance(found, Refused) else found
    assert isinstance(reason, Refusal | BadInput)
    assert not any(reason.text(lang).startswith("[") for lang in LANGUAGES)
    return reason.reason if isinstance(reason, Refusal) else reason.key


def people_at(seats: int) -> list[Person]:
    """So many, all of them different."""
    return [Person(f"player{seat}", f"Player {seat}", seat) for seat in range(seats)]


def begun(game: str, seats: int, secret: str = SECRET, **more: Any) -> Story:
    """A game that has just started, with different people in all seats."""
    story = Story(game, seats, secret, **more)
    story.happens(*(Sat(seat, one.id, one.name, one.face) for seat, one in enumerate(people_at(seats))))
    story.ask(ANNA, Start())
    return story


def legal(table: LiveTable, seat: int) -> list[str]:
    assert table.play is not None
    moves = table.game.list_moves(table.play.state, table.play.kit, seat)
    return [table.game.moves.write(move) for move in moves]


def any_move(table: LiveTable, rng: random.Random) -> tuple[int, str]:
    """A seat that is asked, and a move that it may make."""
    assert table.play is not None
    seat = rng.choice(table.deciders)
    moves = table.game.list_moves(table.play.state, table.play.kit, seat)
    return seat, table.game.moves.write(pick_move(table.game, rng, moves))


def moved(table: LiveTable, seat: int, notation: str, by: By = "person", ticket: str = "") -> Moved:
    """The entry of a move in notation."""
    return playing.moved(table, seat, table.game.moves.read(notation), by, ticket)


def reread(table: LiveTable) -> LiveTable:
    """The table from its rows alone, as another process would read them."""
    again = LiveTable(table.id)
    for kept in table.rows:
        again.perform(read_entry(write_entry(kept.entry)), kept.at)
    return again


def standing(table: LiveTable) -> dict[str, Any]:
    """All that a table is."""
    play = table.play
    return {
        "rows": [(kept.at, write_entry(kept.entry), kept.audience) for kept in table.rows],
        "seen": list(table.seen),
        "chairs": [dataclasses.astuple(chair) for chair in table.chairs],
        "host": (table.host, table.token, sorted(table.admitted)),
        "chance": (table.secret, dict(table.salts), table.start),
        "state": None if play is None else pack(play.state),
        "start": None if play is None else (play.start, play.key, play.prelude),
        "made": None if play is None else list(play.made),
        "undo": None if play is None else [play.undoable(seat) for seat in range(len(table.chairs))],
        "moves": list(table.moves),
        "tickets": {seat: list(tickets) for seat, tickets in table.tickets.items()},
        "deadlines": [table.deadline(seat) for seat in table.deciders],
        "end": (table.status, table.rematch, table.closed),
    }


class Guest:
    """Somebody who listens and remembers."""

    def __init__(self, person: Person, seat: int = PUBLIC, seen: int = 0) -> None:
        self.person, self.seat, self.seen = person, seat, seen
        self.owed = self.is_full = False
        self.heard: list[Any] = []
        self.dismissed = ""

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def dismiss(self, problem: BadInput) -> None:
        self.dismissed = problem.key

    @property
    def rows(self) -> list[int]:
        """The numbers of all rows that have come, in order."""
        return [row["n"] for message in self.heard for row in message["rows"]]


GAMES = registry.names()


def fewest(game: str) -> int:
    """How many seats the smallest table of a game has."""
    return registry.find(game).seat_counts[0]


def middle(game: str) -> int:
    counts = registry.find(game).seat_counts
    return counts[len(counts) // 2]


MIDDLE_SIZE = [(name, middle(name)) for name in GAMES]
EVERY_SIZE = [(name, seats) for name in GAMES for seats in registry.find(name).seat_counts]
