"""Building: where a tile is put, and how it is turned.

First of all the robot must hold together, whatever tiles are still to come; then arrows shall point to few sides,
plates shall cover neighbours, and weapons stand outside. A tile that merely can still be joined counts as much as one
that is: more caution wins a little more beside partners who build at random, and loses more among equals.
"""

from ....games.goblins_inc.moves import square_of, tile_of, turn_of
from ....games.goblins_inc.reasons import Reason
from ....games.goblins_inc.rules.assemble import refuse_square
from ....games.goblins_inc.rules.yard import count_arrows, edge_at, has_metal, neighbour, opposite
from ....games.goblins_inc.state import Kit, Robot, State
from ....games.goblins_inc.terms import COCKPIT, MOST_DICE, SIDE_LENGTH, SQUARES, Kind, Side
from ....kernel.offers import Offers
from ....kernel.playout_random import PlayoutRandom
from ....kernel.rule import rule
from ...best import better, none_yet
from .frame import (
    Metal,
    count_bits,
    count_open,
    count_welds,
    held_together,
    metal_of,
    welded,
    with_metal_all_around,
    with_tile,
)

HOPED = 99  # a tile that can still be joined to the cockpit
USABLE = 60  # a free square that can be joined
WELD = 17  # metal meets metal
OPEN = 25  # metal towards a free square
FIRST_ARROW = 40  # to a side of the yard
FURTHER_ARROW = 2  # for each that points there already
SIXTH_ARROW = 10  # more than five are mere spares
COVERED_WEAPON = 26  # by a plate
COVERED_TILE = 22
WEAPON_OUTSIDE = 20


@rule
def choose_square(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    team = s.players[seat].team
    robot = s.robots[team]
    metal, free = metal_of(robot, kit), free_squares(s, kit, team)
    aims = (
        worth_of_arrow(robot, kit, Side.FAR),
        worth_of_arrow(robot, kit, Side.RIGHT),
        worth_of_arrow(robot, kit, Side.NEAR),
        worth_of_arrow(robot, kit, Side.LEFT),
    )
    best = none_yet()
    for i in range(offers.count):
        move = offers.move[i]
        tile, square, turn = tile_of(move), square_of(move), turn_of(move)
        worth = worth_of_joints(with_tile(kit, metal, tile, square, turn), free & ~(1 << square))
        worth += worth_of_weapon(kit, aims, tile, turn) + worth_of_armor(robot, kit, tile, square, turn)
        worth += worth_of_standing(kit, tile, square)
        best = better(best, move, worth, rng)
    return best.move


@rule
def free_squares(s: State, kit: Kit, team: int) -> int:
    """Where tiles may be put, as a mask."""
    free = 0
    for square in range(SQUARES):
        free |= (1 if refuse_square(s, kit, team, square) == Reason.NONE else 0) << square
    return free


@rule
def worth_of_joints(metal: Metal, free: int) -> int:
    """Tiles joined to the cockpit, or that may still be if the free squares are filled with metal all around; welds
    that hold them; metal that waits for more."""
    frame, built = welded(metal), metal.far | metal.right | metal.near | metal.left
    joined = held_together(frame, built)
    hoped = held_together(welded(with_metal_all_around(metal, free)), built | free)
    return (
        HOPED * count_bits(hoped & built)
        + USABLE * count_bits(hoped & free)
        + WELD * count_welds(frame, joined)
        + OPEN * count_open(metal, joined, free)
    )


@rule
def worth_of_arrow(robot: Robot, kit: Kit, side: int) -> int:
    """One more to that side: attacks are best from few sides, with up to five dice."""
    arrows = count_arrows(robot, kit, side)
    if arrows >= MOST_DICE:
        return SIXTH_ARROW
    return FIRST_ARROW + FURTHER_ARROW * arrows


@rule
def worth_of_weapon(kit: Kit, aims: tuple[int, int, int, int], tile: int, turn: int) -> int:
    worth = 0
    for side in range(4):
        worth += aims[side] * kit.tiles[tile].arrows[edge_at(turn, side)]
    return worth


@rule
def worth_of_armor(robot: Robot, kit: Kit, tile: int, square: int, turn: int) -> int:
    """Plates are for the neighbours, weapons first; a token lies over both where the plate meets metal."""
    worth = 0
    for side in range(4):
        beyond = neighbour(square, side)
        plates = kit.tiles[tile].plates[edge_at(turn, side)]
        if plates > 0 and beyond >= 0 and beyond != COCKPIT and has_metal(robot, kit, beyond, opposite(side)):
            is_weapon = kit.tiles[robot.squares[beyond].tile].kind == Kind.WEAPON
            worth += plates * (COVERED_WEAPON if is_weapon else COVERED_TILE)
    return worth


@rule
def worth_of_standing(kit: Kit, tile: int, square: int) -> int:
    return WEAPON_OUTSIDE if kit.tiles[tile].kind == Kind.WEAPON and is_outside(square) else 0


@rule
def is_outside(square: int) -> bool:
    row, column = square // SIDE_LENGTH, square % SIDE_LENGTH
    return row in (0, SIDE_LENGTH - 1) or column in (0, SIDE_LENGTH - 1)
