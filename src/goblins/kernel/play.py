"""A game being played: the true state, the moves so far, and what may be taken back.

The state always follows from how the table was laid out and the moves; a `Play` keeps both. It is interpreted and
complete: nothing of it may reach a player but through `view`, `told` and the question.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Self

import msgspec

from .errors import BadInput
from .events import Log, Script, clear, count_told, load_script, rest_of
from .game import Game, Outcome
from .knowledge import anyone_learnt, masks
from .memory import Memory
from .names import SEAT_NAMES, spelled
from .reasons import CommonReason, Refusal, Refused
from .record import blank, copied, pack, unpack
from .steps import is_sealed, seats_in
from .vocabulary import Event

if TYPE_CHECKING:
    from .chance import Key
    from .components import ComponentSet


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event and the seats that may know it, as a mask."""

    audience: int
    event: Event

    def heard_by(self, seat: int) -> bool:
        return bool(self.audience >> seat & 1)


class MadeMove(msgspec.Struct, frozen=True, gc=False):
    """One move, and what the kernel must remember to take it back."""

    seat: int
    move: int
    before: bytes  # the state it was made in
    script: Script  # and what was still to come of the script
    step: int
    sealed: bool
    final: bool  # it drew chance or let somebody learn something
    told: tuple[Told, ...]


class Verdict(msgspec.Struct, frozen=True):
    """How a game ended."""

    ending: str
    winners: tuple[str, ...]
    points: dict[str, int]


class Play:
    def __init__(self, game: Game, components: ComponentSet, state: Any, script: Script = ()) -> None:
        self.game = game
        self.components = components
        self._packed: bytes | None = None  # the state, where it has been asked for since the last move
        self._legal: dict[int, list[int]] = {}  # the legal moves of seats, likewise
        self.state = state
        self.script = script  # the next outcomes of chance, where they are written down
        self.start, self.start_script = pack(state), script
        self.key: Key | None = None  # of a table laid out by the rules; None for one begun at a position
        self.prelude: tuple[Told, ...] = ()  # what was told before the first move
        self.made: list[MadeMove] = []
        self.memory = Memory()
        self._log = blank(Log)

    @classmethod
    def begin(
        cls,
        game: Game,
        components: ComponentSet,
        options: Any,
        seats: int,
        key: Key,
        script: Script = (),
        rules: int | None = None,
    ) -> Self:
        """Lay the table out, by the rules of that version, or else by today's."""
        game.check_seats(seats)
        log = blank(Log)
        load_script(log, script)
        state = game.lay_out(components.kit, options, seats, key, log, rules)
        if log.misscripted:
            raise BadInput("script-set-up")
        play = cls(game, components, state, rest_of(log, script))
        play.key, play.start_script = tuple(key), script
        play.prelude = tell_all(game, log)
        return play

    @property
    def rules(self) -> int:
        """The version of the rules by which this is played."""
        return int(self.state.table.rules)

    @property
    def kit(self) -> Any:
        return self.components.kit

    @property
    def options(self) -> Any:
        return self.state.options

    @property
    def seats(self) -> int:
        return int(self.state.table.seats)

    def packed(self) -> bytes:
        """The state as bytes, made once between two moves."""
        if self._packed is None:
            self._packed = pack(self.state)
        return self._packed

    @property
    def step(self) -> int:
        return int(self.state.table.step)

    @property
    def awaiting(self) -> int:
        """The seats that may decide now, as a mask."""
        return int(self.state.table.awaiting)

    def deciders(self) -> list[int]:
        return seats_in(self.awaiting)

    def legal(self, seat: int) -> list[int]:
        """The packed legal moves of a seat, listed once between two moves."""
        if seat not in self._legal:
            self._legal[seat] = self.game.list_moves(self.state, self.kit, seat)
        return self._legal[seat]

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self.awaiting:
            return None
        found = blank(Outcome)
        self.game.outcome(self.state, self.kit, found)
        return found

    def verdict(self) -> Verdict | None:
        """The outcome with names instead of numbers; None while the game goes on."""
        found = self.outcome()
        if found is None:
            return None
        return Verdict(
            ending=spelled(self.game.endings, found.ended),
            winners=tuple(SEAT_NAMES[seat] for seat in seats_in(found.winners)),
            points={SEAT_NAMES[seat]: int(found.points[seat]) for seat in range(self.seats)},
        )

    def play(self, seat: int, move: int) -> tuple[Told, ...]:
        """Make a move; returns what it told. Raises Refused, or BadInput for a script that cannot be; both
        leave everything as it was."""
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        return self.make(seat, move)

    def why_not(self, seat: int, move: int) -> Refusal | None:
        """Why the seat may not make the move; None if it may."""
        code = self.game.why_not(self.state, self.kit, seat, move)
        return None if code == CommonReason.NONE else self.game.explain(self.state, self.kit, seat, move, code)

    def is_as_scripted(self, seat: int, move: int) -> bool:
        """Has the move no draw, or draws that can come out as the script says?"""
        if not self.script:
            return True
        state, log = copied(self.state), blank(Log)
        load_script(log, self.script)
        self.game.apply(state, self.kit, seat, move, log)
        return not log.misscripted

    def make(self, seat: int, move: int) -> tuple[Told, ...]:
        """Make a move that is known to be legal; otherwise as `play`."""
        before, known = self.packed(), masks(self.state)
        state = self.state
        step, sealed = state.table.step, is_sealed(state)
        script = self.script
        clear(self._log)
        if script:
            load_script(self._log, script)
        self._packed, self._legal = None, {}
        self.game.apply(state, self.kit, seat, move, self._log)
        if self._log.misscripted:
            self._go_back_to(before)
            raise BadInput("script", move=self.game.moves.write(move))
        told = tell_all(self.game, self._log)
        if script:
            self.script = rest_of(self._log, script)
        final = self._log.draws > 0 or anyone_learnt(known, masks(state))
        self.made.append(MadeMove(seat, move, before, script, step, sealed, final, told))
        return told

    def told(self, seat: int) -> Iterator[Event]:
        """All events that a seat, or the public, has heard."""
        for told in self.prelude:
            if told.heard_by(seat):
                yield told.event
        for made in self.made:
            for told in made.told:
                if told.heard_by(seat):
                    yield told.event

    # -------------------------------------------------------------------------------------- taking back

    def undoable(self, seat: int) -> int | None:
        """The number of the move that the seat may take back now, if there is one.

        It goes back to the last moment since which no chance was drawn, nothing was revealed and nobody else
        acted. In a sealed step each seat has its own line: the others' sealed moves are no barrier, and being
        done can be withdrawn until the last one is in.
        """
        for number in range(len(self.made) - 1, -1, -1):
            made = self.made[number]
            same_sealed_step = made.sealed and made.step == self.step
            if made.seat == seat:
                if made.final or (made.sealed and not same_sealed_step):
                    return None
                return number
            if not same_sealed_step:
                return None
        return None

    def undo(self, seat: int) -> int:
        """Take the seat's last move back; returns it. The others' moves of a sealed step stay."""
        number = self.undoable(seat)
        if number is None:
            raise BadInput("undo")
        undone, later = self.made[number], self.made[number + 1 :]
        self._go_back_to(undone.before)
        self.script = undone.script
        del self.made[number:]
        for made in later:
            self.make(made.seat, made.move)
        return undone.move

    def _go_back_to(self, packed: bytes) -> None:
        self.state = unpack(self.game.state, packed)
        self._packed, self._legal = packed, {}


def tell_all(game: Game, log: Log) -> tuple[Told, ...]:
    """The typed events of a filled log."""
    events = map(game.events.unpack, log.event[: count_told(log)])
    return tuple([Told(audience, event) for audience, event in zip(log.audience, events)])
