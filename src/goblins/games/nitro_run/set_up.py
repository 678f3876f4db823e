"""Laying the table: the chasm, the schemers above it, the stack; or a finished track for the run alone."""

from ...kernel.chance import TABLE_STREAM, draw
from ...kernel.events import EVERYONE, Log, tell
from ...kernel.rule import rule
from . import events
from .rules.chasm import shape_of
from .rules.day import begin_day
from .rules.routes import first_route, free_ground, join_on_route, next_route, nth
from .rules.specs import is_track
from .rules.the_run import begin_run
from .state import CardSide, Kit, Options, State
from .terms import (
    CARD_ROWS,
    CART,
    COLUMNS,
    FIRST_SPACE,
    HEXES,
    ROWS,
    SCHEMERS,
    Chasm,
    Column,
    Place,
    Shape,
    Start,
    Terrain,
)

LONGEST_RIDE = 8  # sections of a track laid by lot


@rule
def set_up(s: State, kit: Kit, options: Options, log: Log | None) -> None:
    s.options.chasm = options.chasm
    s.options.start = options.start
    s.options.clean = options.clean
    s.chasm = options.chasm
    if options.chasm == Chasm.LOT:
        s.chasm = draw(s, log, TABLE_STREAM, int(Chasm.LOT))
    lay_chasm(s, kit)
    for hex in range(HEXES):
        s.stack[hex] = 1
    for schemer in range(SCHEMERS):
        s.schemers[schemer].space = schemer
    tell(log, EVERYONE, events.laid(s.chasm))
    if options.start == Start.RIDE:
        lay_track_by_lot(s, kit, log)
        s.brewed = CART
        begin_run(s, log)
    else:
        begin_day(s, log)


# ----------------------------------------------------------------------------------------------- the chasm


@rule
def lay_chasm(s: State, kit: Kit) -> None:
    """An upper card side and a lower one; above them the half-spaces."""
    upper, lower = s.chasm // 2, 2 + s.chasm % 2
    for space in range(FIRST_SPACE):
        s.spaces[space].terrain = Terrain.HALF_SPACE
    lay_card(s, kit.sides[upper], 0)
    lay_card(s, kit.sides[lower], 1)
    s.entrance = FIRST_SPACE + kit.sides[upper].opening
    s.exit = (ROWS - 1) * COLUMNS + kit.sides[lower].opening


@rule
def lay_card(s: State, side: CardSide, card: int) -> None:
    for row in range(CARD_ROWS):
        for column in range(COLUMNS):
            space = FIRST_SPACE + (card * CARD_ROWS + row) * COLUMNS + column
            s.spaces[space].terrain = terrain_on(side, row, column)


@rule
def terrain_on(side: CardSide, row: int, column: int) -> int:
    if column == Column.A:
        return side.rows[row].a
    if column == Column.B:
        return side.rows[row].b
    return side.rows[row].c


# --------------------------------------------------------------------------------------- only the run


@rule
def lay_track_by_lot(s: State, kit: Kit, log: Log | None) -> None:
    """Any of the ways that can be ridden, and any sections that fit; nobody has looked at them."""
    ground = free_ground(s)
    ways = 0
    path, doors, taken, length = first_route(s, ground)
    while length > 0:
        ways += 1 if is_rideable(s, kit, path, doors, length) else 0
        path, doors, taken, length = next_route(s, ground, path, doors, taken, length)
    skip = draw(s, log, TABLE_STREAM, ways)
    path, doors, taken, length = first_route(s, ground)
    while skip > 0 or not is_rideable(s, kit, path, doors, length):
        skip -= 1 if is_rideable(s, kit, path, doors, length) else 0
        path, doors, taken, length = next_route(s, ground, path, doors, taken, length)
    for i in range(length):
        joins = join_on_route(s, path, doors, length, i)
        lay_section_by_lot(s, kit, nth(path, i), joins, log)


@rule
def count_shape(s: State, kit: Kit, shape: int) -> int:
    """How many tracks of that shape are in the stack."""
    count = 0
    for face in range(HEXES):
        if s.stack[face] > 0 and is_track(kit, face) and kit.hexes[face].shape == shape:
            count += 1
    return count


@rule
def is_rideable(s: State, kit: Kit, path: int, doors: int, length: int) -> bool:
    """Not too long, and the box has sections of the right shapes for it."""
    if length > LONGEST_RIDE:
        return False
    for shape in range(Shape.HAIRPIN, Shape.STRAIGHT + 1):
        needed = 0
        for i in range(length):
            if shape_of(join_on_route(s, path, doors, length, i)) == shape:
                needed += 1
        if needed > count_shape(s, kit, shape):
            return False
    return True


@rule
def lay_section_by_lot(s: State, kit: Kit, space: int, join: int, log: Log | None) -> None:
    skip = draw(s, log, TABLE_STREAM, count_shape(s, kit, shape_of(join)))
    for face in range(HEXES):
        if s.stack[face] > 0 and is_track(kit, face) and kit.hexes[face].shape == shape_of(join):
            if skip == 0:
                s.stack[face] = 0
                s.specs[s.drawn].face = face
                s.specs[s.drawn].place = Place.TRACK + space
                s.spaces[space].section = s.drawn + 1
                s.spaces[space].join = join
                tell(log, EVERYONE, events.spec_drawn(s.drawn, kit.hexes[face].shape, kit.hexes[face].top))
                s.drawn += 1
                return
            skip -= 1
