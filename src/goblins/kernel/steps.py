"""What the kernel keeps inside every state: the seats, who is asked to decide, and chance.

A *step* asks one or several seats. Several are asked at once: what they decide is sealed, each acts only on what
is theirs, and the step ends when the last has answered. The kernel reads off the step who may decide, what may be
taken back and what others may not see yet; a game only calls `ask` and `answer`.
"""

from functools import cache
from typing import Annotated, Protocol

from .chance import Chance, Key, set_key
from .record import UNWRITTEN, Int8, Int32, record
from .rule import rule


@record
class CommonState:
    """The field `table` of every state."""

    seats: Int8
    rules: Annotated[Int8, UNWRITTEN]  # the version of the rules that are played
    step: Int32  # how many times seats have been asked
    asked: Int32  # the seats asked at this step, as a mask
    awaiting: Int32  # those of them who have not answered yet; none: the game is over
    chance: Chance


class GameState(Protocol):
    """Any game's state."""

    table: CommonState


@rule
def begin_game(s: GameState, seats: int, key: Key, rules: int) -> None:
    s.table.seats = seats
    s.table.rules = rules
    set_key(s.table.chance, key)


@rule
def ask(s: GameState, seats: int) -> None:
    """Begin a new step that asks the seats of the mask."""
    s.table.step += 1
    s.table.asked = seats
    s.table.awaiting = seats


@rule
def ask_seat(s: GameState, seat: int) -> None:
    """Ask one seat; asking the seat that is already being asked goes on with the same step."""
    if s.table.asked != 1 << seat or s.table.awaiting != 1 << seat:
        ask(s, 1 << seat)


@rule
def answer(s: GameState, seat: int) -> bool:
    """The seat is done with this step. True when it was the last one awaited."""
    s.table.awaiting &= ~(1 << seat)
    return s.table.awaiting == 0


@rule
def ask_nobody(s: GameState) -> None:
    """The game is over: nobody is asked any more."""
    ask(s, 0)


@rule
def deciders(s: GameState) -> int:
    """The seats that may decide now, as a mask."""
    return s.table.awaiting


@rule
def may_decide(s: GameState, seat: int) -> bool:
    return s.table.awaiting >> seat & 1 == 1


@rule
def first_decider(s: GameState) -> int:
    """The lowest seat that may decide; only for games that are not over. It is asked all the time: no branches."""
    lowest = s.table.awaiting & -s.table.awaiting
    return (1 if lowest & 0b101010 else 0) + (2 if lowest & 0b001100 else 0) + (4 if lowest & 0b110000 else 0)


@rule
def is_over(s: GameState) -> bool:
    return s.table.awaiting == 0


@rule
def is_sealed(s: GameState) -> bool:
    """Are several seats asked at once?"""
    return s.table.asked & (s.table.asked - 1) != 0


@rule
def next_seat(s: GameState, seat: int) -> int:
    """The seat to the left of `seat`: play goes clockwise."""
    return (seat + 1) % s.table.seats


def seats_in(mask: int) -> list[int]:
    """The seats of a mask, in order."""
    return list(_seats(mask))


@cache
def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
