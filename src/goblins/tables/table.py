"""A table as it stands: the fold over its entries.

`perform` is the one step of the fold. It is the same whether an entry has just been asked for, comes from the store
after a crash, or from another process that serves the same table.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel import registry
from ..kernel.chance import key_from_seed, make_blocks, set_key
from ..kernel.components import set_from_json
from ..kernel.events import EVERYONE
from ..kernel.game import PUBLIC, Game
from ..kernel.names import seat_number
from ..kernel.options import read_options
from ..kernel.play import Play
from ..kernel.position import read_position
from ..kernel.steps import seats_in
from .budgets import TICKETS
from .chairs import Chair
from .entries import (
    Admitted,
    AnyEntry,
    Arranged,
    Arrangement,
    BotSat,
    Closed,
    Freed,
    HandedBack,
    HostChanged,
    Invited,
    Left,
    Moved,
    Muted,
    OfTheDay,
    Opened,
    Reacted,
    Rematched,
    Removed,
    Returned,
    RulesChanged,
    Said,
    Salted,
    Sat,
    Started,
    StoredEvent,
    TookOver,
    Undone,
)
from .fairness import commitment, key_of
from .store.records import Status
from .stored_events import read_events, write_events

NOBODY = 0
IN_THE_GAME = (Moved, Undone)
TALK = (Said, Reacted)
PASSING = (Moved, Undone, *TALK)  # nothing else about the table changes
# The table keeps its place in lists: nobody need have done anything.
UNLISTED = (*PASSING, Left, Returned, RulesChanged)


class JournalRow(msgspec.Struct, frozen=True, gc=False):
    """A row of the journal, and the seats that may know of it, spectators included, as a mask."""

    at: int
    entry: AnyEntry
    audience: int


class LiveTable:
    def __init__(self, id: str) -> None:
        self.id = id
        self.rows: list[JournalRow] = []
        self.size = 0  # of the journal, in bytes
        self.seen = [0] * (PUBLIC + 1)  # how many rows each seat, and the public, may know of
        self.host = ""
        self.names: dict[str, str] = {}  # of those who host, or have sat here
        self.token = ""
        self.admitted: set[str] = set()  # those who have shown an invitation
        self.secret = ""
        self.start: dict[str, Any] | None = None
        self.daily: OfTheDay | None = None
        self.lesson = False
        self.salts: dict[str, str] = {}
        self.chairs: list[Chair] = []
        self.play: Play | None = None
        self.moves: list[int] = []  # the row of each move that stands
        self.rematch = ""
        self.closed = False
        self.status: Status = "lobby"
        self.listed_at = 0  # when somebody last changed what lists say of it
        self.deciders: list[int] = []  # the seats that may decide now
        self.talked: dict[int, int] = {}  # how often each seat has spoken or reacted
        self.tickets: dict[int, dict[str, None]] = {}  # of requests that have been granted, by seat, the latest last
        self.arrangement: Arrangement
        self.game: Game
        self._asked: dict[int, int] = {}  # when each step began
        self._step = 0, 0  # which it is, and who has yet to decide: everybody may know that
        self._settings = 0  # counts the entries that change more than the game
        self.setting: tuple[int, str] = 0, ""  # changes whenever something changes beside the game itself
        self.written: tuple[tuple[int, str], msgspec.Raw] | None = None  # as it is sent, and the setting it is of

    # -------------------------------------------------------------------------------------------- reading

    @property
    def number(self) -> int:
        """Of the last row."""
        return len(self.rows)

    @property
    def changed_at(self) -> int:
        return self.rows[-1].at if self.rows else 0

    @property
    def commitment(self) -> str:
        return commitment(self.id, self.secret)

    def seat_number(self, name: str) -> int:
        """BadInput if the table has no such seat."""
        return seat_number(name, len(self.chairs))

    def seats_of(self, who: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.who == who]

    def deadline(self, seat: int) -> int | None:
        """When the clock decides for a person who is asked, in ms."""
        seconds = self.arrangement.clock.seconds
        if not seconds or self.play is None or self.chairs[seat].bot or seat not in self.deciders:
            return None
        return self._asked[self.play.step] + 1000 * seconds

    def deadlines(self, seats: list[int]) -> dict[int, int]:
        """Those of the seats that have one."""
        if not self.arrangement.clock.seconds:
            return {}
        return {seat: at for seat in seats if (at := self.deadline(seat)) is not None}

    def is_silent(self) -> bool:
        """Do the rules forbid table talk now?"""
        return self.status == "playing" and self.play is not None and self.game.silent(self.play.state)

    def was_granted(self, seat: int, ticket: str) -> bool:
        """Has this request of the seat been granted before?"""
        return ticket in self.tickets.get(seat, ())

    def row_for(self, number: int, seat: int) -> int:
        """The number that a row has for a seat, which counts only the rows that it may know of."""
        later = sum(kept.audience >> seat & 1 for kept in self.rows[number:])
        return self.seen[seat] - later

    # ------------------------------------------------------------------------------------------- the fold

    def perform(self, entry: AnyEntry, at: int) -> AnyEntry:
        """Let it happen; returns the entry as it is to be stored, with what was told.

        An entry must have been found possible before: by a request, or by having happened elsewhere.
        """
        before = self._step
        told, audience = self._perform(entry)
        if self.play is not None:
            self._step = self.play.step, self.play.awaiting
        after = self._step
        if after != before:
            audience = EVERYONE
            if after[0] < before[0]:
                self._asked = {step: began for step, began in self._asked.items() if step <= after[0]}
            self._asked.setdefault(after[0], at)
        match entry:
            case Moved():
                entry = Moved(entry.seat, entry.move, told, entry.by, entry.ticket, audience)
            case Undone():
                entry = msgspec.structs.replace(entry, audience=audience)
            case Started():
                entry = Started(self.game.rules_version, told)
        self._keep(entry, at, audience)
        return entry

    def recall(self, entry: AnyEntry, at: int) -> None:
        """An entry of a game whose rules have changed since: it is remembered, not played."""
        match entry:
            case Moved() | Undone():
                self._keep(entry, at, entry.audience)
            case Started() | RulesChanged():
                self._keep(entry, at, EVERYONE)
            case _:
                self.perform(entry, at)

    def _keep(self, entry: AnyEntry, at: int, audience: int) -> None:
        if not isinstance(entry, PASSING):
            self._settings += 1
        awaiting, before = 0 if self.closed else self._step[1], self.status
        self.deciders = seats_in(awaiting)
        self.status = "closed" if self.closed else "lobby" if self.play is None else "playing" if awaiting else "over"
        self.setting = self._settings, self.status
        if self.status != before or not isinstance(entry, UNLISTED):
            self.listed_at = at
        self.rows.append(JournalRow(at, entry, audience))
        if audience == EVERYONE:
            self.seen = [seen + 1 for seen in self.seen]
        else:
            self.seen = [seen + (audience >> seat & 1) for seat, seen in enumerate(self.seen)]
        if isinstance(entry, IN_THE_GAME) and entry.ticket:
            tickets = self.tickets.setdefault(entry.seat, {})
            tickets[entry.ticket] = None
            TICKETS.note(len(tickets))
            if len(tickets) > TICKETS.most:
                del tickets[next(iter(tickets))]

    def _perform(self, entry: AnyEntry) -> tuple[list[StoredEvent], int]:
        """What was told, and who may know of the entry."""
        match entry:
            case Moved():
                return self._move(entry)
            case Undone():
                return [], self._undo(entry)
            case Started():
                return self._begin(entry.rules), EVERYONE
            case RulesChanged():
                self._begin_anew(entry)
            case Invited():
                self.token = entry.token
                return [], NOBODY
            case Admitted():
                self.admitted.add(entry.who)
                return [], NOBODY
            case Opened():
                self.host, self.secret, self.start = entry.host, entry.secret, entry.start
                self.daily, self.lesson = entry.daily, entry.lesson
                self.names[entry.host] = entry.name
                self._arrange(entry.arrangement)
            case Arranged():
                self._arrange(entry.arrangement)
            case Salted():
                self.salts[entry.who] = entry.salt
            case HostChanged():
                self.host = entry.host
            case Rematched():
                self.rematch = entry.table
            case Closed():
                self.closed = True
            case _:
                self._at_chair(entry)
        return [], EVERYONE

    def _at_chair(
        self,
        entry: Sat | BotSat | Freed | Left | Returned | TookOver | HandedBack | Removed | Said | Reacted | Muted,
    ) -> None:
        chair = self.chairs[entry.seat]
        match entry:
            case Sat():
                if not self.seats_of(entry.who):  # others at the same screen have names of their own
                    self.names[entry.who] = entry.name
                chair.seat_person(entry.who, entry.name, entry.face)
            case BotSat():
                chair.seat_bot(entry.bot, entry.goblin)
            case Removed():
                chair.seat_bot(entry.bot)
            case Freed():
                chair.free()
            case Left():
                chair.go_away(entry.missed)
            case Returned():
                chair.come_back()
            case TookOver():
                chair.bot = entry.bot
            case HandedBack():
                chair.bot = ""
                chair.come_back()
            case Muted():
                chair.muted = entry.muted
            case Said() | Reacted():
                self.talked[entry.seat] = self.talked.get(entry.seat, 0) + 1

    def _arrange(self, arrangement: Arrangement) -> None:
        self.arrangement = arrangement
        self.game = registry.find(arrangement.game)
        del self.chairs[arrangement.seats :]
        self.chairs += [Chair() for _ in range(arrangement.seats - len(self.chairs))]

    # --------------------------------------------------------------------------------------------- the game

    def _begin(self, rules: int) -> list[StoredEvent]:
        key = key_from_seed(self.secret) if self.daily else key_of(self.id, self.secret, self.salts)
        if self.start is not None:
            play = read_position(self.start)
            set_key(play.state.table.chance, key)
            make_blocks(play.state.table.chance)
            if sum(chair.kind == "person" for chair in self.chairs) > 1:
                play.script = ()  # a lesson's dice are for one person alone
            self.play = Play(play.game, play.components, play.state, play.script)  # it starts with this key
        else:
            options = read_options(self.game.options, self.game.settings, self.arrangement.options)
            components = set_from_json(self.game, self.arrangement.components)
            self.play = Play.begin(self.game, components, options, len(self.chairs), key, rules=rules)
        return write_events(self.play.prelude)

    def _begin_anew(self, entry: RulesChanged) -> None:
        self.play = read_position(entry.position)
        self.play.prelude = read_events(self.game, [kept.entry for kept in self.rows])
        self.moves.clear()

    def _move(self, entry: Moved) -> tuple[list[StoredEvent], int]:
        assert self.play is not None
        told = self.play.make(entry.seat, self.game.moves.parse(entry.move))
        self.moves.append(self.number + 1)
        audience = 1 << entry.seat
        for one in told:
            audience |= one.audience
        return write_events(told), audience

    def _undo(self, entry: Undone) -> int:
        assert self.play is not None
        at = self.play.undoable(entry.seat)
        assert at is not None
        assert self.moves[at] == entry.number
        self.play.undo(entry.seat)
        del self.moves[at]
        return self.rows[entry.number - 1].audience
