"""What the War Boss gets, and what he says to it (NR-score)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..state import State
from ..terms import CART, GOBLINS, HAPPY_POINTS, PASSENGERS, Ending, Nitro
from .cart import count_nitro
from .phases import end_game

LEAST_POINTS = GOBLINS - PASSENGERS + HAPPY_POINTS  # of a cart that arrives: all passengers gone, one happy nitro
MOST_POINTS = GOBLINS + CART * HAPPY_POINTS


@rule
def points_of_load(nitro: int) -> int:
    """Of a cart that arrives with everybody and with so many nitro, all happy."""
    return GOBLINS + HAPPY_POINTS * nitro


@rule
def goblins_alive(s: State) -> int:
    """Each jumper took a nitro along."""
    return GOBLINS - count_nitro(s, Nitro.GONE)


@rule
def points_of_cart(s: State) -> int:
    """One for each goblin alive, two for each happy nitro in the cart, one for each angry one."""
    return goblins_alive(s) + HAPPY_POINTS * count_nitro(s, Nitro.HAPPY) + count_nitro(s, Nitro.ANGRY)


@rule
def verdict(points: int) -> int:
    if points >= 18:
        return Ending.PERFECT
    if points >= 15:
        return Ending.PROMOTED
    if points >= 11:
        return Ending.BACK_TO_WORK
    if points >= 5:
        return Ending.BEATEN
    if points >= 3:
        return Ending.CREW_CRUSHED
    return Ending.EXPLODED


@rule
def arrive(s: State, log: Log | None) -> None:
    points, happy, angry = points_of_cart(s), count_nitro(s, Nitro.HAPPY), count_nitro(s, Nitro.ANGRY)
    tell(log, EVERYONE, events.Arrived.pack(points, goblins_alive(s), happy, angry))
    end_game(s, verdict(points), log)
