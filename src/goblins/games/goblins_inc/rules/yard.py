"""The construction yard: squares, sides, metal meeting metal (GI-tiles, GI-cockpit, GI-rows)."""

from ....kernel.rule import rule
from ..state import Kit, Robot, State
from ..terms import COCKPIT, NOTHING, SIDE_LENGTH, SQUARES, Kind, Place, Side

LAST_COLUMN = sum(1 << square for square in range(SIDE_LENGTH - 1, SQUARES, SIDE_LENGTH))


@rule
def neighbour(square: int, side: int) -> int:
    """The square beyond that side, or -1 at the edge of the yard."""
    if side == Side.FAR:
        return square - SIDE_LENGTH if square >= SIDE_LENGTH else NOTHING
    if side == Side.RIGHT:
        return square + 1 if square % SIDE_LENGTH < SIDE_LENGTH - 1 else NOTHING
    if side == Side.NEAR:
        return square + SIDE_LENGTH if square < SQUARES - SIDE_LENGTH else NOTHING
    return square - 1 if square % SIDE_LENGTH > 0 else NOTHING


@rule
def opposite(side: int) -> int:
    return (side + 2) & 3


@rule
def square_in_row(side: int, row: int, depth: int) -> int:
    """The square that many steps into row `row` (from 0) as struck from that side of the yard."""
    if side == Side.FAR:
        return depth * SIDE_LENGTH + row
    if side == Side.NEAR:
        return (SIDE_LENGTH - 1 - depth) * SIDE_LENGTH + row
    if side == Side.LEFT:
        return row * SIDE_LENGTH + depth
    return row * SIDE_LENGTH + SIDE_LENGTH - 1 - depth


@rule
def edge_at(turn: int, side: int) -> int:
    """Which of a turned tile's own edges points to that side of the yard."""
    return (side - turn) & 3


@rule
def tile_has_metal(kit: Kit, tile: int, turn: int, side: int) -> bool:
    """Plates count as metal."""
    edge = edge_at(turn, side)
    return kit.tiles[tile].metal[edge] > 0 or kit.tiles[tile].plates[edge] > 0


@rule
def has_metal(robot: Robot, kit: Kit, square: int, side: int) -> bool:
    if square == COCKPIT:
        return True
    place = robot.squares[square]
    return place.tile != NOTHING and tile_has_metal(kit, place.tile, place.turn, side)


@rule
def is_filled(robot: Robot, square: int) -> bool:
    return square == COCKPIT or robot.squares[square].tile != NOTHING


@rule
def metal_to(robot: Robot, kit: Kit, side: int) -> int:
    """The squares with metal towards that side of the yard, as a mask."""
    metal = 1 << COCKPIT
    for square in range(SQUARES):
        place = robot.squares[square]
        if place.tile != NOTHING and tile_has_metal(kit, place.tile, place.turn, side):
            metal |= 1 << square
    return metal


@rule
def joined_squares(robot: Robot, kit: Kit) -> int:
    """The squares joined to the cockpit by metal meeting metal, as a mask.

    A weld is named by its upper, or its left, square. Each round of the loop follows all welds by one square.
    """
    below = metal_to(robot, kit, Side.NEAR) & metal_to(robot, kit, Side.FAR) >> SIDE_LENGTH
    beside = metal_to(robot, kit, Side.RIGHT) & metal_to(robot, kit, Side.LEFT) >> 1 & ~LAST_COLUMN
    joined, before = 1 << COCKPIT, 0
    while joined != before:
        before = joined
        joined |= (joined & below) << SIDE_LENGTH | joined >> SIDE_LENGTH & below
        joined |= (joined & beside) << 1 | joined >> 1 & beside
    return joined


@rule
def would_join(robot: Robot, kit: Kit, joined: int, tile: int, square: int, turn: int) -> bool:
    """Would the tile, laid like this, meet metal of a joined square with metal of its own?"""
    for side in range(4):
        beyond = neighbour(square, side)
        if beyond >= 0 and joined >> beyond & 1 == 1 and tile_has_metal(kit, tile, turn, side):
            if has_metal(robot, kit, beyond, opposite(side)):
                return True
    return False


@rule
def loose_squares(robot: Robot, kit: Kit) -> int:
    """The squares with tiles that are not joined to the cockpit, as a mask."""
    filled = 0
    for square in range(SQUARES):
        if robot.squares[square].tile != NOTHING:
            filled |= 1 << square
    return filled & ~joined_squares(robot, kit)


@rule
def count_kind(robot: Robot, kit: Kit, kind: int) -> int:
    tiles = 0
    for square in range(SQUARES):
        tile = robot.squares[square].tile
        if tile != NOTHING and kit.tiles[tile].kind == kind:
            tiles += 1
    return tiles


@rule
def count_weapons(robot: Robot, kit: Kit) -> int:
    return count_kind(robot, kit, Kind.WEAPON)


@rule
def count_engines(robot: Robot, kit: Kit) -> int:
    """The cockpit has one of its own."""
    engines = 1
    for square in range(SQUARES):
        tile = robot.squares[square].tile
        if tile != NOTHING:
            engines += kit.tiles[tile].engines
    return engines


@rule
def count_arrows(robot: Robot, kit: Kit, side: int) -> int:
    """Arrows that point to that side of the yard."""
    arrows = 0
    for square in range(SQUARES):
        place = robot.squares[square]
        if place.tile != NOTHING:
            arrows += kit.tiles[place.tile].arrows[edge_at(place.turn, side)]
    return arrows


@rule
def robot_place(team: int, square: int) -> int:
    return Place.ROBOT + team * SQUARES + square


@rule
def put_on_square(s: State, team: int, tile: int, square: int, turn: int, fresh: int) -> None:
    place = s.robots[team].squares[square]
    place.tile = tile
    place.turn = turn
    place.fresh = fresh
    s.place[tile] = robot_place(team, square)


@rule
def take_off_square(s: State, team: int, square: int, to: int) -> int:
    """Take the tile away to another place; returns it."""
    place = s.robots[team].squares[square]
    tile = place.tile
    s.place[tile] = to
    place.tile = NOTHING
    place.turn = 0
    place.fresh = 0
    return tile


@rule
def square_of_tile(s: State, team: int, tile: int) -> int:
    """Where on the team's robot the tile lies, or -1."""
    square = s.place[tile] - robot_place(team, 0)
    if 0 <= square < SQUARES:
        return square
    return NOTHING
