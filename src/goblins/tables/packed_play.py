"""The games of all tables, packed but for the one of each kind that is looked at.

A state that is being played is hundreds of small objects. Those of a hundred tables do not fit into a processor's
cache, and most of the time of a move would go into fetching them again. So a table keeps its state as bytes, and all
tables of a game share one unpacked state, which holds whichever of them is looked at.
"""

from __future__ import annotations

from typing import Any

from ..kernel.play import Play
from ..kernel.record import blank, pack, remembered, unpack_into
from ..kernel.repacking import lay_over, repack


class SharedState:
    """The unpacked state of a game: one table at a time has it."""

    def __init__(self, state: type[Any]) -> None:
        self.state = blank(state)
        self.owner: PackedPlay | None = None  # whose state it is

    def unpack_from(self, play: PackedPlay) -> None:
        if self.owner is None:
            unpack_into(self.state, play.packed())
        else:
            lay_over(self.state, play.packed(), self.owner.put_away())
        self.owner = play


@remembered
def shared_state_of(state: type[Any]) -> SharedState:
    return SharedState(state)


class PackedPlay(Play):
    """A `Play` whose `state` is unpacked when somebody looks at it.

    It holds until another table of the same game is looked at: have done with it before the next `await`.
    """

    _shared: SharedState
    _earlier: bytes  # the state of some earlier moment, packed
    _step = 0
    _awaiting = 0
    _listed: dict[int, list[int]]  # the legal moves of seats
    _listed_at: bytes | None = None  # in this state

    @classmethod
    def of(cls, play: Play) -> PackedPlay:
        packed = cls(play.game, play.components, play.state)
        packed.key, packed.prelude = play.key, play.prelude
        return packed

    @property
    def state(self) -> Any:
        if self._shared.owner is not self:
            self._shared.unpack_from(self)
        return self._shared.state

    @state.setter
    def state(self, state: Any) -> None:
        self._shared = shared_state_of(type(state))
        self._go_back_to(pack(state))

    @property
    def step(self) -> int:
        return self._shared.state.table.step if self._shared.owner is self else self._step

    @property
    def awaiting(self) -> int:
        return self._shared.state.table.awaiting if self._shared.owner is self else self._awaiting

    def packed(self) -> bytes:
        if self._packed is None:
            self._packed = self._earlier = repack(self.state, self._earlier)
        return self._packed

    def legal(self, seat: int) -> list[int]:
        """The packed legal moves of a seat, listed once between two moves."""
        packed = self.packed()
        if self._listed_at is not packed:
            self._listed, self._listed_at = {}, packed
        found = self._listed.get(seat)
        if found is None:
            found = self._listed[seat] = self.game.list_moves(self.state, self.kit, seat)
        return found

    def put_away(self) -> bytes:
        self._step, self._awaiting = self.step, self.awaiting
        return self.packed()

    def _go_back_to(self, packed: bytes) -> None:
        self._packed = self._earlier = packed
        if self._shared.owner is self:
            unpack_into(self._shared.state, packed)
        else:
            self._shared.unpack_from(self)
