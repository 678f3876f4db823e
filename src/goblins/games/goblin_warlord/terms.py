"""The words of the rulebook, as names and figures. "Lair" is ours, for a Hideout or Fort (GW-seats)."""

from enum import IntEnum

SEAT_COUNTS = (2, 3, 4, 5, 6)
MOST_LAIRS = 32  # tokens in the box; all of them may belong to one player
MOST_GOBLINS_IN_A_LAIR = 4
FIRST_GOBLINS = 2  # at each player's first Hideout
HAND = 3
PRICE = 3  # goblins for a new Hideout or an upgrade
FORTS_TO_WIN = 4
ORDERS = 6
MOST_DICE = 3


class Kind(IntEnum):
    """What stands at a site of a player's camp."""

    NOTHING = 0
    HIDEOUT = 1
    FORT = 2


class Order(IntEnum):
    """An order card. NONE is no card: before the first order is in force, a player counts as under Crown."""

    CROWN = 0
    HIDE = 1
    CHARGE = 2
    BANNER = 3
    HOOZITS = 4
    KNOW_WOTS = 5
    NONE = 6


class AttackFace(IntEnum):
    NONE = 0  # no die there
    PUSH = 1
    OVERRUN = 2
    VICTORY = 3
    LOSS = 4


class MagicFace(IntEnum):
    """A face of the Banner die or the Hoozits die; ZAAP is on the Hoozits die only."""

    BANNER = 0
    EVIL_EYE = 1
    NO_EFFECT = 2
    ZAAP = 3


class Phase(IntEnum):
    """What is being decided. Outside the active player's turn: CHOOSE by a bigger defender, REHOUSE by an owner."""

    RECRUIT = 0
    BANNER_DIE = 1
    ACT = 2
    PAY = 3
    CHOOSE = 4
    REHOUSE = 5
    OVER = 6


class Forts(IntEnum):
    """Which Forts count for victory (GW-end): those standing, or all that were ever built."""

    STANDING = 0
    BUILT = 1


class Razed(IntEnum):
    """Where the token of a removed Hideout goes (GW-know-wots): back to the supply, or into the box."""

    SUPPLY = 0
    BOX = 1


class Starter(IntEnum):
    """Who begins (GW-first): whoever turns up a Crown, or the first seat."""

    CROWN = 0
    RED = 1


class Ending(IntEnum):
    """How the game ended."""

    NONE = 0
    WARLORD = 1
    TURN_LIMIT = 2
