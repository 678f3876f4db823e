"""The best of the offered moves. A worth of 100 is one point at the end of the round; the coin breaks ties."""

from typing import NamedTuple

from ....kernel.quick import Coin, quick_below
from ....kernel.rule import rule

POINT = 100  # the measure of all worth
FIRST = 1_000_000  # before everything that can be counted in points
LAST = -1_000_000


class Best(NamedTuple):
    """The best move so far, and how many were as good."""

    move: int
    worth: int
    equals: int


@rule
def none_yet() -> Best:
    return Best(0, 2 * LAST, 0)


@rule
def better(best: Best, move: int, worth: int, coin: Coin) -> Best:
    if worth > best.worth:
        return Best(move, worth, 1)
    if worth < best.worth:
        return best
    equals = best.equals + 1
    return Best(move if quick_below(coin, equals) == 0 else best.move, worth, equals)
