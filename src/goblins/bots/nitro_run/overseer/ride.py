"""The exact value of a run: what the best rider can expect, section by section, from what is known of them.

The run is a small decision process. Its states are carts (`cart.py`) before each section; a section that nobody has
seen is any of the unseen tracks with its spec side. All carts that can come up are found from the first on, then
their worths from the last on, by one and the same function: `worth_before` asks a table for the worths of the carts
it leads to, and where the table does not know them yet, it notes them down. The table grows before it is full.
"""

from typing import Any, NamedTuple

import numpy as np

from ....games.nitro_run.rules.specs import has_numbers, looks_alike
from ....games.nitro_run.state import Kit
from ....games.nitro_run.terms import HEXES, LONGEST_WAY, Kind, Nitro, Relief
from ....kernel.chance import MASK
from ....kernel.rule import rule
from .cart import (
    LEVEL_AT,
    brake_once,
    calm_lower,
    happy_in,
    jump_second,
    jump_top,
    lower_angry,
    may_brake,
    may_jump,
    points_in,
    relieve,
    second_of,
    set_second,
    set_top,
    sour_one,
    stability_of,
    top_of_cart,
    turn_wheels,
    unseen_of,
    with_unseen,
    without_face,
)

Array = Any  # np.ndarray: Numba knows better than the type checker what is in it
UNSEEN = -1  # the face of a section that nobody has seen
CLOSE = 1e-9  # worths this close are equal
HASH = 0x21F0AAAD  # no product of it and 32 bits exceeds 2**63
FIRST_ROOM = 1 << 13  # carts in a new table
AFTER_ONE = 4096  # carts that can come of one cart before the next: 4 reliefs, 21 hexes, 4 calmed, 9 ways to drive on


class Worth(NamedTuple):
    """What can be expected: points, and the chance to arrive at all."""

    points: float
    arrival: float


class Sections(NamedTuple):
    """The way: of each section its face or UNSEEN, its look, and is there a tunnel before it, a ledge beside it?
    `matters` masks the hexes that a section from there on may be, `alike` those that are just like a hex."""

    length: int
    face: Array
    look: Array
    tunnel: Array
    ledge: Array
    matters: Array
    alike: Array


class Known(NamedTuple):
    """Carts and their worths, found by their numbers."""

    size: Array  # one number: how many there are
    cart: Array
    points: Array
    arrival: Array
    slot: Array  # where a cart is noted, by its hash


@rule
def no_sections() -> Sections:
    return Sections(
        0,
        np.zeros(LONGEST_WAY, np.int64),
        np.zeros(LONGEST_WAY, np.int64),
        np.zeros(LONGEST_WAY, np.int64),
        np.zeros(LONGEST_WAY, np.int64),
        np.zeros(LONGEST_WAY + 1, np.int64),
        np.zeros(HEXES, np.int64),
    )


@rule
def nothing_known() -> Known:
    return room_for(FIRST_ROOM)


@rule
def room_for(room: int) -> Known:
    """An empty table; its room is a power of two."""
    return Known(
        np.zeros(1, np.int64),
        np.zeros(room, np.int64),
        np.zeros(room, np.float64),
        np.zeros(room, np.float64),
        np.zeros(2 * room, np.int32),
    )


@rule
def grown(known: Known) -> Known:
    """The same carts in a table with twice the room, at the same places."""
    larger = room_for(2 * len(known.cart))
    for i in range(known.size[0]):
        larger.cart[i] = known.cart[i]
        larger.slot[place_of(larger, int(known.cart[i]))] = i + 1
    larger.size[0] = known.size[0]
    return larger


@rule
def better(one: Worth, other: Worth) -> Worth:
    """The one with more points; of equals the safer one."""
    if one.points > other.points + CLOSE:
        return one
    if other.points > one.points + CLOSE:
        return other
    return one if one.arrival >= other.arrival else other


@rule
def worth_at(known: Known, level: int, cart: int) -> Worth:
    """What the table says of a cart before the section of that number; a cart it does not know is noted down."""
    key = cart | level << LEVEL_AT
    place = place_of(known, key)
    if known.slot[place] > 0:
        i = int(known.slot[place]) - 1
        return Worth(float(known.points[i]), float(known.arrival[i]))
    size = int(known.size[0])
    if size == len(known.cart):
        raise OverflowError("the table of carts is full")
    known.cart[size] = key
    known.slot[place] = size + 1
    known.size[0] = size + 1
    return Worth(0.0, 0.0)


@rule
def place_of(known: Known, key: int) -> int:
    """Where the table has a cart, or would have it."""
    mask = len(known.slot) - 1
    place = ((key ^ key >> 16 ^ key >> 32) & MASK) * HASH >> 16 & mask
    while known.slot[place] > 0 and known.cart[int(known.slot[place]) - 1] != key:
        place = (place + 1) & mask
    return place


# ---------------------------------------------------------------------------------------- section by section


@rule
def worth_before(known: Known, kit: Kit, ahead: Sections, level: int, cart: int) -> Worth:
    """Before the section of that number: what a tunnel gives comes first."""
    if level == ahead.length:
        return Worth(float(points_in(cart)), 1.0)
    best = worth_of_reveal(known, kit, ahead, level, cart)
    if ahead.tunnel[level] > 0:
        for relief in range(Relief.STEADY, Relief.BOTH + 1):
            best = better(best, worth_of_reveal(known, kit, ahead, level, relieve(cart, relief)))
    return best


@rule
def worth_of_reveal(known: Known, kit: Kit, ahead: Sections, level: int, cart: int) -> Worth:
    """The mean over all hexes that the section may be."""
    if ahead.face[level] != UNSEEN:
        return worth_of_face(known, kit, ahead, level, int(ahead.face[level]), cart)
    points, arrival, faces, unseen = 0.0, 0.0, 0, unseen_of(cart)
    cart = with_unseen(cart, unseen & int(ahead.matters[level + 1]))
    for face in range(HEXES):
        possible = unseen >> face & 1 == 1 and kit.hexes[face].kind == Kind.TRACK
        if possible and looks_alike(kit, face, int(ahead.look[level])):
            alike = unseen & int(ahead.alike[face])
            if alike >> (face + 1) == 0:  # the last of hexes that are just alike stands for all of them
                hexes = count_hexes(alike)
                worth = worth_of_face(known, kit, ahead, level, face, without_face(cart, face))
                points += hexes * worth.points
                arrival += hexes * worth.arrival
                faces += hexes
    return Worth(points / faces, arrival / faces)


@rule
def count_hexes(mask: int) -> int:
    hexes = 0
    while mask != 0:
        mask &= mask - 1
        hexes += 1
    return hexes


@rule
def worth_of_face(known: Known, kit: Kit, ahead: Sections, level: int, face: int, cart: int) -> Worth:
    """The section does what its numbers say, or lets one nitro be calmed."""
    if has_numbers(kit, face):
        return worth_after_stability(
            known, ahead, level, turn_wheels(cart, kit.hexes[face].stability, kit.hexes[face].speed)
        )
    best = worth_after_stability(known, ahead, level, cart)
    if lower_angry(cart) > 0:
        best = better(best, worth_after_stability(known, ahead, level, calm_lower(cart)))
    if second_of(cart) == Nitro.ANGRY:
        best = better(best, worth_after_stability(known, ahead, level, set_second(cart, Nitro.HAPPY)))
    if top_of_cart(cart) == Nitro.ANGRY:
        best = better(best, worth_after_stability(known, ahead, level, set_top(cart, Nitro.HAPPY)))
    return best


@rule
def worth_after_stability(known: Known, ahead: Sections, level: int, cart: int) -> Worth:
    """Without stability the lowest happy nitro turns angry, and without happy nitro it is over."""
    if stability_of(cart) == 0:
        cart = sour_one(cart)
    if happy_in(cart) == 0:
        return Worth(0.0, 0.0)
    return worth_of_driving(known, ahead, level + 1, cart, True, ahead.ledge[level] > 0)


@rule
def worth_of_driving(known: Known, ahead: Sections, level: int, cart: int, brake: bool, jump: bool) -> Worth:
    """Ride on, or brake or jump first, as far as that is still open."""
    best = worth_at(known, level, cart)
    if jump:
        best = better(best, worth_after_jump(known, level, cart, brake))
    if brake and may_brake(cart):
        slower = brake_once(cart)
        best = better(best, worth_at(known, level, slower))
        if jump:
            best = better(best, worth_after_jump(known, level, slower, False))
    return best


@rule
def worth_after_jump(known: Known, level: int, cart: int, brake: bool) -> Worth:
    best = Worth(-1.0, 0.0)
    if may_jump(cart, second_of(cart)):
        best = better(best, worth_after_braking(known, level, jump_second(cart), brake))
    if may_jump(cart, top_of_cart(cart)):
        best = better(best, worth_after_braking(known, level, jump_top(cart), brake))
    return best


@rule
def worth_after_braking(known: Known, level: int, cart: int, brake: bool) -> Worth:
    best = worth_at(known, level, cart)
    if brake and may_brake(cart):
        best = better(best, worth_at(known, level, brake_once(cart)))
    return best


# ------------------------------------------------------------------------------------------------ all of them


@rule
def work_out(known: Known, kit: Kit, ahead: Sections) -> Known:
    """Find every cart that can come of those noted down, then what each is worth. Later ones are further ahead."""
    i = 0
    while i < known.size[0]:
        if known.size[0] + AFTER_ONE > len(known.cart):
            known = grown(known)
        worth_of_noted(known, kit, ahead, i)
        i += 1
    for j in range(known.size[0] - 1, -1, -1):
        worth = worth_of_noted(known, kit, ahead, j)
        known.points[j] = worth.points
        known.arrival[j] = worth.arrival
    return known


@rule
def worth_of_noted(known: Known, kit: Kit, ahead: Sections, i: int) -> Worth:
    key = int(known.cart[i])
    return worth_before(known, kit, ahead, key >> LEVEL_AT, key & (1 << LEVEL_AT) - 1)
