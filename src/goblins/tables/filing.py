"""The games of all tables, packed and filed away but for those on the desk.

A state that is being played is hundreds of small objects. Those of a hundred tables do not fit into a processor's
cache, and most of the time of a move would go into fetching them again. So a table keeps its state as bytes, and all
tables of a game share one desk, where the state that is looked at is laid out.
"""

from __future__ import annotations

from typing import Any

from ..kernel.play import Play
from ..kernel.record import blank, pack, remembered, unpack_into
from ..kernel.repacking import lay_over, repack


class Desk:
    """Where one state at a time is laid out."""

    def __init__(self, state: type[Any]) -> None:
        self.state = blank(state)
        self.filed: Filed | None = None  # whose state it is

    def lay_out(self, filed: Filed) -> None:
        if self.filed is None:
            unpack_into(self.state, filed.packed())
        else:
            lay_over(self.state, filed.packed(), self.filed.put_away())
        self.filed = filed


@remembered
def desk_for(state: type[Any]) -> Desk:
    return Desk(state)


class Filed(Play):
    """A `Play` whose `state` is laid out when somebody looks at it.

    It lies there until another table of the same game is looked at: have done with it before the next `await`.
    """

    _desk: Desk
    _earlier: bytes  # the state of some earlier moment, packed
    _step = 0
    _awaiting = 0
    _listed: dict[int, list[int]]  # the legal moves of seats
    _listed_at: bytes | None = None  # in this state

    @classmethod
    def of(cls, play: Play) -> Filed:
        filed = cls(play.game, play.components, play.state)
        filed.key, filed.prelude = play.key, play.prelude
        return filed

    @property
    def state(self) -> Any:
        if self._desk.filed is not self:
            self._desk.lay_out(self)
        return self._desk.state

    @state.setter
    def state(self, state: Any) -> None:
        self._desk = desk_for(type(state))
        self._go_back_to(pack(state))

    @property
    def step(self) -> int:
        return self._desk.state.table.step if self._desk.filed is self else self._step

    @property
    def awaiting(self) -> int:
        return self._desk.state.table.awaiting if self._desk.filed is self else self._awaiting

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
        if self._desk.filed is self:
            unpack_into(self._desk.state, packed)
        else:
            self._desk.lay_out(self)
