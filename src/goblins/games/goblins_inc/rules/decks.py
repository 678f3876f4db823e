"""Cards are drawn from decks nobody has ordered: any that is left may come."""

from ....kernel.chance import TABLE_STREAM, draw
from ....kernel.events import Log
from ....kernel.rule import rule
from ..state import State
from ..terms import (
    NOTHING,
)


@rule
def draw_unused(s: State, used: list[int], count: int, log: Log | None) -> int:
    """One of the first `count` cards that is still in its deck."""
    left = 0
    for card in range(count):
        if not used[card]:
            left += 1
    skip = draw(s, log, TABLE_STREAM, left)
    for card in range(count):
        if not used[card]:
            if skip == 0:
                used[card] = 1
                return card
            skip -= 1
    return NOTHING
