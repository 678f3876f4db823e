"""What a seat remembers of a game, as one number: its key.

A key is the sum of the marks of all events that the seat has heard. Sums forget the order, so that recruits placed
here and there, or there and here, are remembered alike. Nothing that the seat has not heard is in its key; whoever
plans by keys cannot plan by what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from .chance import MASK, MAX_SEATS
from .events import Log, count_told
from .rule import rule

if TYPE_CHECKING:
    from .play import MadeMove, Play, Told

HALF_A_KEY = (1 << 31) - 1
WHOLE_KEY = (1 << 62) - 1  # so that interpreted and compiled sums agree


@rule
def stirred(word: int) -> int:
    """Mixes a word: each of the 31 bits depends on all 32 bits that are given."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & MASK
    word = ((word ^ (word >> 15)) * 0x735A2D97) & MASK
    return (word ^ (word >> 15)) & HALF_A_KEY


@rule
def mark_of(event: int) -> int:
    """The mark that a packed event leaves."""
    low, high = event & MASK, event >> 32 & MASK
    one = stirred(low ^ stirred(high ^ 0x9E3779B9))
    other = stirred(one ^ stirred(low ^ 0x5BD1E995))
    return one << 31 | other


@rule
def remember(keys: list[int], seats: int, log: Log) -> None:
    """Every seat adds what it has heard to its key."""
    for i in range(count_told(log)):
        mark = mark_of(log.event[i])
        for seat in range(seats):
            if log.audience[i] >> seat & 1:
                keys[seat] = (keys[seat] + mark) & WHOLE_KEY


class Memory:
    """The keys of all seats in a play, kept up to date when they are asked for."""

    def __init__(self) -> None:
        self._made = 0
        self._last: MadeMove | None = None
        self._keys: list[list[int]] = []

    def keys(self, play: Play, seat: int) -> list[int]:
        """For each seat what it remembers, as far as `seat` can tell: only what both have heard.

        Of a step in which all decide in secret, only the seat's own part counts until it is over.
        """
        opened = first_of_step(play)
        self._catch_up(play, opened)
        keys = list(self._keys[seat])
        for made in play.made[opened:]:
            if made.seat == seat:
                for mark, hearers in _marks(made.told, play.seats):
                    if seat in hearers:
                        _add(keys, mark, hearers)
        return keys

    def _catch_up(self, play: Play, moves: int) -> None:
        known = self._made <= moves and (self._last is None or play.made[self._made - 1] is self._last)
        if not known or not self._keys:
            self._made = 0
            self._keys = [[0] * MAX_SEATS for _ in range(MAX_SEATS)]
            self._hear(play.prelude, play.seats)
        for made in play.made[self._made : moves]:
            self._hear(made.told, play.seats)
        self._made = moves
        self._last = play.made[moves - 1] if moves else None

    def _hear(self, told: Iterable[Told], seats: int) -> None:
        for mark, hearers in _marks(told, seats):
            for seat in hearers:
                _add(self._keys[seat], mark, hearers)


def first_of_step(play: Play) -> int:
    """The number of the first move in the present step, if several seats decide in it; otherwise of the next one."""
    first = len(play.made)
    while first > 0:
        made = play.made[first - 1]
        if not made.sealed or made.step != play.state.table.step:
            break
        first -= 1
    return first


def _marks(told: Iterable[Told], seats: int) -> Iterator[tuple[int, list[int]]]:
    """The mark of each event, and who has heard it."""
    for one in told:
        yield mark_of(one.event.packed()), [seat for seat in range(seats) if one.heard_by(seat)]


def _add(keys: list[int], mark: int, hearers: Sequence[int]) -> None:
    for seat in hearers:
        keys[seat] = (keys[seat] + mark) & WHOLE_KEY
