"""The words of the rulebook, as names and figures.

"Half-space", "space", "section" and "spec" are used as the rulebook does; "join" is ours, for how a section lies:
the two sides of its space that it connects.
"""

from enum import IntEnum

SEAT_COUNTS = (1,)
NOTHING = -1

COLUMNS = 3
ROWS = 7  # row 0 are the half-spaces above the cards
SPACES = COLUMNS * ROWS
FIRST_SPACE = COLUMNS  # of the cards
CARD_ROWS = 3
CARDS = 2
CARD_SIDES = 2 * CARDS
CHASMS = 4
SIDES = 6  # of a space
CAVES_OF_A_CARD = 2

HEXES = 21
LOWEST_TOP = 2  # the highest number on a spec is 2 to 4
HIGHEST_TOP = 4
SPECS_PLANNED = 2  # by one action

SCHEMERS = 3
ACTIONS = 2  # of a schemer a day
BUILDS_BEFORE_WORKFLOW = 2

GRUNTS = 3
GRUNTS_TO_GATHER = 2
GRUNTS_TO_FABRICATE = 3
MOST_GATHER = 6  # gather spaces of any set
MOST_BUILD = 6

DAYS = 7
NITRO = 7
CART = 6  # nitro it holds
PASSENGERS = 2
GOBLINS = SCHEMERS + GRUNTS
MOST_STABILITY = 5
MOST_SPEED = 6
LEAST_SPEED = 1
BRAKE_SOURS = 2
HAPPY_POINTS = 2
LOWEST_STABILITY_CHANGE = -2
HIGHEST_STABILITY_CHANGE = 1
LOWEST_SPEED_CHANGE = -1
HIGHEST_SPEED_CHANGE = 3
LONGEST_WAY = 12  # spaces that track can ever lie on: both cards less their caves and ledges


class Column(IntEnum):
    A = 0
    B = 1
    C = 2


class Terrain(IntEnum):
    CHASM = 0
    CRAG = 1
    CAVE = 2
    LEDGE = 3
    BLASTED = 4  # a crag that was demolished: it is chasm from then on
    HALF_SPACE = 5


class Side(IntEnum):
    """Of a flat-topped hex, clockwise from the upper one."""

    N = 0
    NE = 1
    SE = 2
    S = 3
    SW = 4
    NW = 5


class Shape(IntEnum):
    """A section's ends are one side apart, two, or three."""

    HAIRPIN = 0
    BEND = 1
    STRAIGHT = 2


class Join(IntEnum):
    """The two sides that a section connects: six for a hairpin, six for a bend, three for a straight."""

    N_NE = 0
    NE_SE = 1
    SE_S = 2
    S_SW = 3
    SW_NW = 4
    NW_N = 5
    N_SE = 6
    NE_S = 7
    SE_SW = 8
    S_NW = 9
    SW_N = 10
    NW_NE = 11
    N_S = 12
    NE_SW = 13
    SE_NW = 14


class Kind(IntEnum):
    """What is on the other side of a spec."""

    TRACK = 0
    BLANK = 1
    RUBBLE = 2


class Place(IntEnum):
    """Where a spec is. Gather and build spaces are counted on from the first, track and rubble by their space."""

    STACK = 0
    POOL = 1
    DRAFT = 2
    FALLING = 3  # rubble that the player has to place
    GONE = 4
    GATHER = 5
    BUILD = 11
    TRACK = 17
    RUBBLE = 38


class Colour(IntEnum):
    """What a grunt on the production card faces."""

    NONE = 0  # no grunt there
    BLUE = 1
    RED = 2
    YELLOW = 3
    BLACK = 4


class Task(IntEnum):
    """Each has the number of the colour that grunts face for it."""

    NONE = 0
    DRAFT = 1
    FABRICATE = 2
    GATHER = 3
    RUSH = 4


class Schemer(IntEnum):
    """Names are ours: the rulebook's schemers have none."""

    SKAB = 0
    TWICH = 1
    NETTLE = 2


class Nitro(IntEnum):
    """What a place in the cart holds. GONE is a nitro that jumped, with its passenger."""

    NONE = 0
    HAPPY = 1
    ANGRY = 2
    GONE = 3


class Obstruction(IntEnum):
    """What can be demolished."""

    CRAG = 0
    RUBBLE = 1
    TRACK = 2


class Relief(IntEnum):
    """What the cart may gain when it comes out of a tunnel."""

    STEADY = 0  # +2 stability
    SLOW = 1  # -2 speed
    BOTH = 2  # +1 stability, -1 speed


class Phase(IntEnum):
    """What is being decided."""

    SCHEMER = 0  # who acts next
    ACT = 1
    TASK = 2  # enough grunts face a colour: do its task?
    RUBBLE = 3  # where it falls
    WORKFLOW = 4  # a third section, free
    WAY = 5  # which of several ways the cart takes
    RIDE = 6  # brake, lighten the load, or ride on
    TUNNEL = 7  # just out of one
    CALM = 8  # a section without numbers
    OVER = 9


class Chasm(IntEnum):
    """The four pairings of card sides: first and second upper side, each with the first and second lower side."""

    NARROW = 0
    CROOKED = 1
    YAWNING = 2
    TOOTHED = 3
    LOT = 4  # one of them by lot


class Start(IntEnum):
    """The whole week, or only the run, on a track laid by lot that nobody has looked at."""

    WEEK = 0
    RIDE = 1


class Clean(IntEnum):
    """Who cleans rubble up (NR-clean): who was on it when the day began and when it ends, or who is at its end."""

    FULL_DAY = 0
    DAY_END = 1


class Ending(IntEnum):
    """How the week ended: the verdicts of those who arrived, and four ways not to."""

    NONE = 0
    PERFECT = 1
    PROMOTED = 2
    BACK_TO_WORK = 3
    BEATEN = 4
    CREW_CRUSHED = 5
    EXPLODED = 6  # on the run
    NO_NITRO = 7  # the run began without happy nitro
    OVERDUE = 8  # overtime could not be paid
    OUT_OF_TRACK = 9
