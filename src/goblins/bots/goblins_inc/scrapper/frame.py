"""How a robot holds together, as masks of squares.

The rules ask which squares of a robot are joined as it lies there. A bot asks the same of many robots that might be,
with a tile more or some tiles less, so it reads the metal once and thinks on in masks.
"""

from typing import NamedTuple

from ....games.goblins_inc.rules.yard import has_metal, tile_has_metal
from ....games.goblins_inc.state import Kit, Robot
from ....games.goblins_inc.terms import COCKPIT, SIDE_LENGTH, SQUARES, Side
from ....kernel.rule import rule

LAST_COLUMN = 0b10000_10000_10000_10000_10000


class Metal(NamedTuple):
    """The squares with metal towards each side."""

    far: int
    right: int
    near: int
    left: int


class Frame(NamedTuple):
    """Where metal meets metal: squares welded to their right neighbour, and to their near one."""

    right: int
    near: int


@rule
def metal_of(robot: Robot, kit: Kit) -> Metal:
    return Metal(
        metal_towards(robot, kit, Side.FAR),
        metal_towards(robot, kit, Side.RIGHT),
        metal_towards(robot, kit, Side.NEAR),
        metal_towards(robot, kit, Side.LEFT),
    )


@rule
def metal_towards(robot: Robot, kit: Kit, side: int) -> int:
    squares = 0
    for square in range(SQUARES):
        squares |= (1 if has_metal(robot, kit, square, side) else 0) << square
    return squares


@rule
def with_tile(kit: Kit, metal: Metal, tile: int, square: int, turn: int) -> Metal:
    return Metal(
        metal.far | (1 if tile_has_metal(kit, tile, turn, Side.FAR) else 0) << square,
        metal.right | (1 if tile_has_metal(kit, tile, turn, Side.RIGHT) else 0) << square,
        metal.near | (1 if tile_has_metal(kit, tile, turn, Side.NEAR) else 0) << square,
        metal.left | (1 if tile_has_metal(kit, tile, turn, Side.LEFT) else 0) << square,
    )


@rule
def with_metal_all_around(metal: Metal, squares: int) -> Metal:
    return Metal(metal.far | squares, metal.right | squares, metal.near | squares, metal.left | squares)


@rule
def welded(metal: Metal) -> Frame:
    return Frame(metal.right & metal.left >> 1 & ~LAST_COLUMN, metal.near & metal.far >> SIDE_LENGTH)


@rule
def frame_of(robot: Robot, kit: Kit) -> Frame:
    return welded(metal_of(robot, kit))


@rule
def held_together(frame: Frame, squares: int) -> int:
    """Those of the squares that are joined to the cockpit."""
    joined, wider = 0, 1 << COCKPIT
    while wider != joined:
        joined = wider
        wider |= (joined & frame.right) << 1 | (joined >> 1) & frame.right
        wider |= (joined & frame.near) << SIDE_LENGTH | (joined >> SIDE_LENGTH) & frame.near
        wider &= squares
    return joined


@rule
def count_welds(frame: Frame, squares: int) -> int:
    return count_bits(frame.right & squares) + count_bits(frame.near & squares)


@rule
def count_open(metal: Metal, squares: int, free: int) -> int:
    """Edges of these squares with metal towards free ones."""
    far, near = metal.far & free << SIDE_LENGTH, metal.near & free >> SIDE_LENGTH
    right, left = metal.right & free >> 1 & ~LAST_COLUMN, metal.left & free << 1 & ~(LAST_COLUMN << 1)
    return (
        count_bits(far & squares)
        + count_bits(near & squares)
        + count_bits(right & squares)
        + count_bits(left & squares)
    )


@rule
def count_bits(mask: int) -> int:
    """Of 25 at most, added up in pairs, fours and eights."""
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F
    return (mask * 0x01010101 >> 24) & 0xFF
