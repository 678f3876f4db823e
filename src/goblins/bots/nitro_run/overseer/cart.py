"""The cart in one number, as the solver of the run keeps it by the thousand.

Nitro below the passengers' two is alike: how many are happy and how many angry says all, because the lowest turn
angry first. Besides its wheels and its nitro the number holds which hexes nobody has seen yet. What happens to it is
what `games/nitro_run/rules/cart.py` and `the_run.py` say; tests hold the two together.
"""

from ....games.nitro_run.state import State
from ....games.nitro_run.terms import (
    BRAKE_SOURS,
    GOBLINS,
    HAPPY_POINTS,
    LEAST_SPEED,
    MOST_SPEED,
    MOST_STABILITY,
    PASSENGERS,
    Nitro,
    Relief,
)
from ....kernel.rule import rule

SPEED_AT, HAPPY_AT, ANGRY_AT, SECOND_AT, TOP_AT, UNSEEN_AT, LEVEL_AT = 3, 6, 9, 12, 14, 16, 37
THREE, TWO, ALL_UNSEEN = 7, 3, (1 << 21) - 1


@rule
def pack_cart(stability: int, speed: int, happy: int, angry: int, second: int, top: int, unseen: int) -> int:
    """`happy` and `angry` count the nitro below the passengers', `second` and `top` are the passengers' own."""
    wheels = stability | speed << SPEED_AT
    nitro = happy << HAPPY_AT | angry << ANGRY_AT | second << SECOND_AT | top << TOP_AT
    return wheels | nitro | unseen << UNSEEN_AT


@rule
def stability_of(cart: int) -> int:
    return cart & THREE


@rule
def speed_of(cart: int) -> int:
    return cart >> SPEED_AT & THREE


@rule
def lower_happy(cart: int) -> int:
    return cart >> HAPPY_AT & THREE


@rule
def lower_angry(cart: int) -> int:
    return cart >> ANGRY_AT & THREE


@rule
def second_of(cart: int) -> int:
    return cart >> SECOND_AT & TWO


@rule
def top_of_cart(cart: int) -> int:
    return cart >> TOP_AT & TWO


@rule
def unseen_of(cart: int) -> int:
    return cart >> UNSEEN_AT & ALL_UNSEEN


@rule
def with_unseen(cart: int, unseen: int) -> int:
    """Nobody has seen these hexes, as a mask; of others it does not matter."""
    return cart & ~(ALL_UNSEEN << UNSEEN_AT) | unseen << UNSEEN_AT


@rule
def without_face(cart: int, face: int) -> int:
    """Somebody has seen this hex now."""
    return cart & ~(1 << (UNSEEN_AT + face))


@rule
def count_face(cart: int, face: int) -> int:
    """How many of the passengers' nitro are so."""
    return (1 if second_of(cart) == face else 0) + (1 if top_of_cart(cart) == face else 0)


@rule
def happy_in(cart: int) -> int:
    return lower_happy(cart) + count_face(cart, Nitro.HAPPY)


@rule
def angry_in(cart: int) -> int:
    return lower_angry(cart) + count_face(cart, Nitro.ANGRY)


@rule
def points_in(cart: int) -> int:
    return GOBLINS - count_face(cart, Nitro.GONE) + HAPPY_POINTS * happy_in(cart) + angry_in(cart)


# ------------------------------------------------------------------------------------------ what happens to it


@rule
def turn_wheels(cart: int, stability: int, speed: int) -> int:
    stable = max(0, min(MOST_STABILITY, stability_of(cart) + stability))
    fast = speed_of(cart) + speed
    if fast > MOST_SPEED:
        stable = max(0, stable - 1)
    fast = max(LEAST_SPEED, min(MOST_SPEED, fast))
    return cart & ~(THREE | THREE << SPEED_AT) | stable | fast << SPEED_AT


@rule
def relieve(cart: int, relief: int) -> int:
    if relief == Relief.STEADY:
        return turn_wheels(cart, 2, 0)
    if relief == Relief.SLOW:
        return turn_wheels(cart, 0, -2)
    return turn_wheels(cart, 1, -1)


@rule
def set_second(cart: int, face: int) -> int:
    return cart & ~(TWO << SECOND_AT) | face << SECOND_AT


@rule
def set_top(cart: int, face: int) -> int:
    return cart & ~(TWO << TOP_AT) | face << TOP_AT


@rule
def sour_one(cart: int) -> int:
    """The lowest happy nitro turns angry."""
    if lower_happy(cart) > 0:
        return cart - (1 << HAPPY_AT) + (1 << ANGRY_AT)
    if second_of(cart) == Nitro.HAPPY:
        return set_second(cart, Nitro.ANGRY)
    if top_of_cart(cart) == Nitro.HAPPY:
        return set_top(cart, Nitro.ANGRY)
    return cart


@rule
def calm_lower(cart: int) -> int:
    return cart + (1 << HAPPY_AT) - (1 << ANGRY_AT)


@rule
def may_brake(cart: int) -> bool:
    return happy_in(cart) > BRAKE_SOURS


@rule
def brake_once(cart: int) -> int:
    return sour_one(sour_one(turn_wheels(cart, 1, -1)))


@rule
def may_jump(cart: int, nitro: int) -> bool:
    """May the passenger whose nitro this is jump, beside a ledge?"""
    return nitro == Nitro.HAPPY and happy_in(cart) > 1


@rule
def jump_second(cart: int) -> int:
    return turn_wheels(set_second(cart, Nitro.GONE), 2, 0)


@rule
def jump_top(cart: int) -> int:
    return turn_wheels(set_top(cart, Nitro.GONE), 2, 0)


# ------------------------------------------------------------------------------------------------ as it stands


@rule
def cart_of(s: State) -> int:
    """The cart on the table."""
    run, happy, angry = s.run, 0, 0
    for nitro in range(max(0, run.loaded - PASSENGERS)):
        happy += 1 if run.nitro[nitro] == Nitro.HAPPY else 0
        angry += 1 if run.nitro[nitro] == Nitro.ANGRY else 0
    second = run.nitro[run.loaded - PASSENGERS] if run.loaded >= PASSENGERS else 0
    top = run.nitro[run.loaded - 1]
    return pack_cart(run.stability, run.speed, happy, angry, second, top, unseen_hexes(s))


@rule
def unseen_hexes(s: State) -> int:
    """As a mask."""
    found = 0
    for face in range(len(s.unseen)):
        found |= s.unseen[face] << face
    return found
