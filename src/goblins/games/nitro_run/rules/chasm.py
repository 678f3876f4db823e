"""The chasm as a grid of flat-topped hexes whose middle column lies half a hex lower (NR-chasm, NR-half-spaces).

Spaces are counted row by row from the left, row 0 being the half-spaces. Both cards and the half-spaces are one
grid: the seam between the cards is an edge like any other. A join is a shape and a turn, so its ends follow from its
number (see terms.Join).
"""

from ....kernel.rule import rule
from ..state import State
from ..terms import (
    CARD_ROWS,
    COLUMNS,
    FIRST_SPACE,
    NOTHING,
    ROWS,
    SIDES,
    SPACES,
    Column,
    Shape,
    Side,
    Terrain,
)

ENTRANCE_SIDE, EXIT_SIDE = int(Side.N), int(Side.S)
ACROSS = (0, 1, 1, 0, -1, -1)  # columns to the neighbour beyond each side
DOWN = (-2, -1, 1, 2, 1, -1)  # and half rows


def _beyond(space: int, side: int) -> int:
    column, row = space % COLUMNS, space // COLUMNS
    half_rows = 2 * row + (1 if column == Column.B else 0) + DOWN[side]
    column += ACROSS[side]
    row = (half_rows - (1 if column == Column.B else 0)) >> 1
    if 0 <= column < COLUMNS and 0 <= row < ROWS:
        return row * COLUMNS + column
    return NOTHING


NEIGHBOURS = tuple(_beyond(space, side) for space in range(SPACES) for side in range(SIDES))


@rule
def neighbour(space: int, side: int) -> int:
    """The space beyond a side, or NOTHING."""
    return NEIGHBOURS[space * SIDES + side]


@rule
def opposite(side: int) -> int:
    """The neighbour's side at the same edge."""
    return side + SIDES // 2 if side < SIDES // 2 else side - SIDES // 2


AROUND = tuple(
    sum(1 << there for side in range(SIDES) if (there := neighbour(space, side)) != NOTHING)
    for space in range(SPACES)
)


@rule
def around(space: int) -> int:
    """The neighbours of a space, as a mask."""
    return AROUND[space]


@rule
def are_neighbours(space: int, other: int) -> bool:
    return AROUND[space] >> other & 1 == 1


@rule
def card_of(space: int) -> int:
    """0 for the upper card, 1 for the lower one; only for spaces of the cards."""
    return (space - FIRST_SPACE) // (COLUMNS * CARD_ROWS)


@rule
def other_cave(s: State, cave: int) -> int:
    """The cave at the other end of the tunnel."""
    first = FIRST_SPACE + card_of(cave) * COLUMNS * CARD_ROWS
    for space in range(first, first + COLUMNS * CARD_ROWS):
        if space != cave and s.spaces[space].terrain == Terrain.CAVE:
            return space
    return NOTHING


@rule
def is_chasm(s: State, space: int) -> bool:
    """Blasted crags count as chasm."""
    terrain = s.spaces[space].terrain
    return terrain == Terrain.CHASM or terrain == Terrain.BLASTED


# --------------------------------------------------------------------------------------------------- joins


@rule
def join_of(shape: int, turn: int) -> int:
    return shape * SIDES + turn


@rule
def turns_of(shape: int) -> int:
    """How many ways there are to lay a section of that shape: half a turn leaves a straight as it was."""
    return SIDES // 2 if shape == Shape.STRAIGHT else SIDES


@rule
def shape_of(join: int) -> int:
    return join // SIDES


@rule
def first_end(join: int) -> int:
    """The side through which one end leaves."""
    return join % SIDES


@rule
def second_end(join: int) -> int:
    return (join % SIDES + join // SIDES + 1) % SIDES


@rule
def has_end(join: int, side: int) -> bool:
    return first_end(join) == side or second_end(join) == side


@rule
def other_end(join: int, side: int) -> int:
    """Where it leads if one comes in through `side`."""
    return second_end(join) if first_end(join) == side else first_end(join)


@rule
def join_between(side: int, other: int) -> int:
    """The join with these two different ends."""
    apart = (other - side) % SIDES
    if apart <= SIDES // 2:
        turn = side % (SIDES // 2) if apart == SIDES // 2 else side
        return join_of(apart - 1, turn)
    return join_of(SIDES - apart - 1, other)
