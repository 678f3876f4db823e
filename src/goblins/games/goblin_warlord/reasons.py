"""Why a move of Goblin Warlord is not allowed, and where the rules say so.

The value of a reason is the ruling it rests on. Its sentence is in `locales/*/goblin-warlord.ftl`:
LAIR_FULL is `goblin-warlord-refusal-lair-full`. What the sentence names besides the fields of the move comes from
`words.py:refusal_arguments`.
"""

from ...kernel.reasons import RuleReason


class Reason(RuleReason):
    NONE = ""
    RECRUIT_FIRST = "GW-recruit"
    ROLL_FIRST = "GW-order-table"
    PAY_FIRST = "GW-build"
    CHOOSE_FIRST = "GW-invade"
    REHOUSE_FIRST = "GW-know-wots"
    NO_RECRUITS = "GW-recruit"
    NO_BANNER_DIE = "GW-order-table"
    NOTHING_TO_PAY = "GW-build"
    NO_DICE = "GW-invade"
    NOBODY_HOMELESS = "GW-know-wots"
    NO_LAIR = "GW-seats"
    LAIR_FULL = "GW-recruit"
    LAIR_EMPTY = "GW-invade"
    RECRUIT_COMPULSORY = "GW-recruit"
    ORDER_FORBIDS_INVADING = "GW-order-table"
    HAS_INVADED = "GW-invade"
    OWN_LAIR = "GW-invade"
    NO_FOE = "GW-seats"
    FOE_HIDES = "GW-order-table"
    NO_TARGET = "GW-invade"
    NOT_UNDER_KNOW_WOTS = "GW-order-table"
    KNOW_WOTS_USED = "GW-know-wots"
    LONE_HIDEOUT = "GW-know-wots"
    NOT_UNDER_HOOZITS = "GW-order-table"
    HOOZITS_ROLLED = "GW-hoozits"
    ORDER_FORBIDS_BUILDING = "GW-order-table"
    TOO_FEW_GOBLINS = "GW-build"
    NO_TOKEN = "GW-build"
    ALREADY_FORT = "GW-build"
    FACE_NOT_ROLLED = "GW-invade"
    NOT_IN_HAND = "GW-order-time"
    ALL_COMPULSORY = "GW-hoozits"
