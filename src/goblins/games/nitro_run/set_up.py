"""Laying the table: the chasm, the schemers above it, the stack; or a finished track for the run alone."""

from ...kernel.chance import TABLE_STREAM, draw
from ...kernel.events import EVERYONE, Log, tell
from ...kernel.rule import rule
from . import events
from .rules.chasm import shape_of
from .rules.day import begin_day
from .rules.routes import Trail, first_route, free_ground, join_on, next_route, space_on
from .rules.specs import count_possible, look_of, looks_alike
from .rules.the_run import begin_run
from .state import CardSide, Kit, Options, State
from .terms import (
    CARD_ROWS,
    CART,
    CHASMS,
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
        s.chasm = draw(s, log, TABLE_STREAM, CHASMS)
    lay_chasm(s, kit)
    look = 0
    for face in range(HEXES):
        look = look if looks_alike(kit, face, look) else look_of(kit, face)
        s.stack[look] += 1
        s.unseen[face] = 1
    for schemer in range(SCHEMERS):
        s.schemers[schemer].space = schemer
    tell(log, EVERYONE, events.Laid.pack(s.chasm))
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
    ground, ways = free_ground(s), 0
    trail = first_route(s, ground)
    while trail.length > 0:
        ways += 1 if is_rideable(s, kit, trail) else 0
        trail = next_route(s, ground, trail)
    skip = draw(s, log, TABLE_STREAM, ways)
    trail = first_route(s, ground)
    while skip > 0 or not is_rideable(s, kit, trail):
        skip -= 1 if is_rideable(s, kit, trail) else 0
        trail = next_route(s, ground, trail)
    for i in range(trail.length):
        lay_section_by_lot(s, kit, space_on(trail, i), join_on(s, trail, i), log)


@rule
def tracks_left(s: State, kit: Kit, look: int) -> int:
    """How many tracks with that look are not laid yet."""
    tracks = count_possible(s, kit, look, True) if look_of(kit, look) == look else 0
    for spec in range(s.drawn):
        if s.specs[spec].look == look:
            tracks -= 1
    return tracks


@rule
def count_shape(s: State, kit: Kit, shape: int) -> int:
    """How many tracks of that shape are not laid yet."""
    count = 0
    for look in range(HEXES):
        if kit.hexes[look].form == shape:
            count += tracks_left(s, kit, look)
    return count


@rule
def is_rideable(s: State, kit: Kit, trail: Trail) -> bool:
    """Not too long, and the box has sections of the right shapes for it."""
    if trail.length > LONGEST_RIDE:
        return False
    for shape in range(Shape.HAIRPIN, Shape.STRAIGHT + 1):
        needed = 0
        for i in range(trail.length):
            if shape_of(join_on(s, trail, i)) == shape:
                needed += 1
        if needed > count_shape(s, kit, shape):
            return False
    return True


@rule
def lay_section_by_lot(s: State, kit: Kit, space: int, join: int, log: Log | None) -> None:
    """Each track of that shape is as likely as any other."""
    skip = draw(s, log, TABLE_STREAM, count_shape(s, kit, shape_of(join)))
    look = 0
    while kit.hexes[look].form != shape_of(join) or skip >= tracks_left(s, kit, look):
        skip -= tracks_left(s, kit, look) if kit.hexes[look].form == shape_of(join) else 0
        look += 1
    s.stack[look] -= 1
    s.specs[s.drawn].look = look
    s.specs[s.drawn].place = Place.TRACK + space
    s.drawn += 1
    s.spaces[space].section = s.drawn
    s.spaces[space].join = join
    tell(log, EVERYONE, events.SpecDrawn.pack(s.drawn - 1, kit.hexes[look].form, kit.hexes[look].top))
