"""Everything that lies on the table in Nitro Run, and nothing that follows from it but the index of spaces.

A spec is numbered by the order in which it was drawn, so everybody knows which is which. Its other side is not
decided before somebody looks at it: until then it is chance to come, any of the unseen hexes with that spec side.
Fields that name a spec, a hex or a space "or nothing" count from 1 and are 0 for nothing.
"""

from typing import Annotated

from ...kernel.record import Int8, Int16, Known, record
from ...kernel.steps import CommonState
from .terms import (
    CARD_ROWS,
    CARD_SIDES,
    CART,
    GRUNTS,
    HEXES,
    LONGEST_WAY,
    SCHEMERS,
    SPACES,
    Chasm,
    Clean,
    Column,
    Ending,
    Join,
    Kind,
    Phase,
    Shape,
    Start,
    Task,
    Terrain,
)

# ------------------------------------------------------------------------------------- the component set


@record
class Hex:
    """The spec side has the shape and the numbers 1 to `top`; the other side has the rest."""

    kind: Annotated[Int8, Kind]
    form: Annotated[Int8, Shape]
    top: Int8
    stability: Int8
    speed: Int8


@record
class Row:
    a: Annotated[Int8, Terrain]
    b: Annotated[Int8, Terrain]
    c: Annotated[Int8, Terrain]


@record
class CardSide:
    """One side of a chasm card; its opening is the entrance of an upper card and the exit of a lower one."""

    opening: Annotated[Int8, Column]
    rows: Annotated[list[Row], CARD_ROWS]


@record
class ProductionCard:
    gather: Int8  # spaces
    build: Int8


@record
class Kit:
    """Of the card sides, the first two belong to the upper card."""

    hexes: Annotated[list[Hex], HEXES]
    sides: Annotated[list[CardSide], CARD_SIDES]
    production: ProductionCard


@record
class Options:
    chasm: Annotated[Int8, Chasm]
    start: Annotated[Int8, Start]
    clean: Annotated[Int8, Clean]


# -------------------------------------------------------------------------------------------- the table


@record
class Spec:
    look: Int8  # its spec side, by the first hex of the set that has it
    face: Int8  # the hex it is, or nothing while nobody has looked at it
    place: Int8  # see terms.Place
    value: Int8  # the number that the arrow of its gather space points at
    known: Known  # who has looked at it


@record
class Space:
    """An index of the places of specs. How a section lies is kept here alone."""

    terrain: Annotated[Int8, Terrain]
    section: Int8  # spec, or nothing
    join: Annotated[Int8, Join]
    rubble: Int8  # spec, or nothing


@record
class Goblin:
    """A schemer in the chasm."""

    space: Int8
    actions: Int8  # left today
    stunned: Int8
    dawn: Int8  # the rubble it stood on when the day began: spec, or nothing


@record
class Run:
    """The cart on its way. Nitro is counted from the bottom."""

    way: Annotated[list[Int8], LONGEST_WAY]  # spaces
    sections: Int8  # how many of them
    emerged: Int16  # which of them are reached out of a tunnel, as a mask
    tunnels: Int8  # cards whose tunnel is part of the way, as a mask
    ridden: Int8  # sections
    stability: Int8
    speed: Int8
    loaded: Int8
    nitro: Annotated[list[Int8], CART]  # see terms.Nitro
    braked: Int8  # on this section
    lightened: Int8


@record
class State:
    table: CommonState
    options: Options
    chasm: Annotated[Int8, Chasm]
    phase: Annotated[Int8, Phase]
    entrance: Int8  # space
    exit: Int8
    active: Int8  # schemer, or nothing
    builds: Int8  # of the active schemer today
    last_built: Int8  # space, or nothing
    task: Annotated[Int8, Task]  # that may be done now
    times: Int8  # how often
    brewed: Int8  # nitro that has turned happy
    soured: Int8  # by overtime
    blown: Int8  # by demolishing
    drawn: Int8  # specs
    ended: Annotated[Int8, Ending]
    stack: Annotated[list[Int8], HEXES]  # specs in it, counted by their look
    unseen: Annotated[list[Int8], HEXES]  # 1 for each hex that nobody has looked at
    grunts: Annotated[list[Int8], GRUNTS]  # the colour each faces, see terms.Colour
    schemers: Annotated[list[Goblin], SCHEMERS]
    specs: Annotated[list[Spec], HEXES]
    spaces: Annotated[list[Space], SPACES]
    run: Run
