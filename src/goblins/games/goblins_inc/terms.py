"""The words of the rulebook, as names and figures.

Squares of a construction yard are numbered 0 to 24, row by row, with the yard's far side up; the cockpit is in the
centre. Sides are far, right, near and left of the yard, clockwise. A tile's own edges are counted the same way
before it is turned; a turn is a quarter clockwise.
"""

from enum import IntEnum

SEAT_COUNTS = (2, 3, 4)
TEAMS = 2
TILES = 60
SIDE_LENGTH = 5
SQUARES = 25
COCKPIT = 12  # square
MOST_TOKENS = 16  # of the larger edition
HAND = 5
GIFTS = 2
CARDS = 24  # tactics
CARDS_SHOWN = 3
MOST_DICE = 5
BLANK = 0
NO_DIE = 7  # in a packed row of dice
NO_DICE = (1 << 3 * 5) - 1  # such a row of none
TILE_BITS = 6
NO_TILES = (1 << TILE_BITS * HAND) - 1  # an empty row of tiles
FIGHT_ROUNDS = 4
AGENDAS = 21
AGENDAS_DRAWN = 7
AGENDAS_KEPT = 4
OPEN_AGENDAS = 3  # of a party round
BLUEPRINTS = 8
BLOCKED = 4  # squares of a blueprint
TEAM_CARDS = 3
CHAIRS = 4
TALLY_BITS = 11  # an agenda and its points
NO_TALLY = (1 << TALLY_BITS * AGENDAS_KEPT) - 1
GOBLINS = 2  # of each player in the cockpit
PROMOTION = 50
NOTHING = -1


class Kind(IntEnum):
    WEAPON = 0
    ARMOR = 1
    ENGINE = 2
    DECORATION = 3


class Side(IntEnum):
    """A side of the yard, or of a tile before it is turned."""

    FAR = 0
    RIGHT = 1
    NEAR = 2
    LEFT = 3


class Turn(IntEnum):
    """Where a tile's own far edge points after turning."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Steering(IntEnum):
    """The robot's own side that is brought to the front."""

    FRONT = 0
    RIGHT = 1
    REAR = 2
    LEFT = 3


class Target(IntEnum):
    """The enemy's side, as the attacker sees it after the enemy has turned."""

    FRONT = 0
    LEFT = 1
    RIGHT = 2
    REAR = 3


class Ability(IntEnum):
    NONE = 0
    NITRO = 1
    EMERGENCY = 2
    HOMING = 3
    DYNAMITE = 4
    SABOTAGE = 5
    DUCT_TAPE = 6
    CRANE = 7


class Agenda(IntEnum):
    """Nine defensive, eleven destructive, and one card with two sides to bet on."""

    ARTIST = 0
    CAMOUFLAGER = 1
    DECOY = 2
    GREASEMONKEY = 3
    GUARDIAN = 4
    JELLYBONES = 5
    JUNKDEALER = 6
    METALHEAD = 7
    SANDBAGGER = 8
    BERSERKER = 9
    DRILLER = 10
    GUN_NUT = 11
    KAMIKAZE = 12
    NINJA = 13
    PYROMANIAC = 14
    ROCKETEER = 15
    SABOTEUR = 16
    SHARPSHOOTER = 17
    SHOW_OFF = 18
    STOCKPILER = 19
    BET = 20


class Bet(IntEnum):
    NONE = 0
    SNITCH = 1
    STAR = 2


class AgendaPlace(IntEnum):
    """Where an agenda card of a player is."""

    DECK = 0
    HAND = 1
    DISCARDED = 2  # secretly, until the game is over
    SCORED = 3


class Job(IntEnum):
    """What a seat has to do in a step of building."""

    NOTHING = 0
    PLAN = 1
    BUILD = 2


class Phase(IntEnum):
    BUILD = 0  # and plan, in sealed steps
    AGENDAS = 1
    CONTROLS = 2
    BEFORE_ROLL = 3
    AFTER_ROLL = 4
    TOKEN = 5
    OVER = 6


class Edition(IntEnum):
    EN = 0
    FR = 1
    RU = 2


class Variant(IntEnum):
    STANDARD = 0
    FULL = 1
    PARTY = 2


class Goof(IntEnum):
    ALLOWED = 0
    REFUSED = 1


class OnTie(IntEnum):
    SHARE = 0
    THIRD_ROUND = 1


class Starter(IntEnum):
    """Who starts the first round; a seat that is not at the table leaves it to the lot."""

    LOT = 0
    RED = 1
    BLUE = 2
    GREEN = 3
    YELLOW = 4


class YesNo(IntEnum):
    YES = 0
    NO = 1


class Ending(IntEnum):
    NONE = 0
    BOSS = 1
    NEPHEW = 2  # a tie for the first place
    ROUND = 3  # a round that is kept to be looked at; the game goes on elsewhere


class Defect(IntEnum):
    """Why a robot is disabled."""

    CREW = 0  # no goblin is left in the cockpit
    WEAPONS = 1
    BOTH = 2


class FightEnd(IntEnum):
    DISABLED = 0
    ROUNDS = 1  # all four were fought


class Winning(IntEnum):
    """Why a fight is won."""

    DISABLED = 0  # only the enemy's robot is
    LOSSES = 1  # the enemy lost more


class Place(IntEnum):
    """Where a tile is; squares and hands follow: ROBOT + team * 25 + square, HELD + seat."""

    BAG = 0
    HELD = 1  # + seat
    LOOSE = 8  # + team: fell off before combat
    LOST = 10  # + team: knocked off in combat
    ROBOT = 16  # + team * 25 + square
