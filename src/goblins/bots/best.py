"""The best of the offered moves, by what each is worth; a random draw breaks ties."""

from typing import NamedTuple

from ..kernel.playout_random import PlayoutRandom, random_below
from ..kernel.rule import rule

FIRST = 1_000_000  # before everything that can be weighed
LAST = -1_000_000  # after it


class Best(NamedTuple):
    """The best move so far, and how many were as good."""

    move: int
    worth: int
    equals: int


@rule
def none_yet() -> Best:
    return Best(0, 2 * LAST, 0)


@rule
def better(best: Best, move: int, worth: int, rng: PlayoutRandom) -> Best:
    if worth > best.worth:
        return Best(move, worth, 1)
    if worth < best.worth:
        return best
    equals = best.equals + 1
    return Best(move if random_below(rng, equals) == 0 else best.move, worth, equals)
