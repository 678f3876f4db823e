"""Why a move of Goblin Warlord is not allowed, and where the rules say so.

Each reason is a sentence in `locales/*/goblin-warlord.ftl` (`goblin-warlord-refusal-lair-full`).
"""

from enum import IntEnum

from ...kernel.reasons import FIRST_OWN_REASON


class Reason(IntEnum):
    NONE = 0
    RECRUIT_FIRST = FIRST_OWN_REASON
    ROLL_FIRST = 17
    PAY_FIRST = 18
    CHOOSE_FIRST = 19
    REHOUSE_FIRST = 20
    NO_RECRUITS = 21
    NO_BANNER_DIE = 22
    NOTHING_TO_PAY = 23
    NO_DICE = 24
    NOBODY_HOMELESS = 25
    NO_LAIR = 26
    LAIR_FULL = 27
    LAIR_EMPTY = 28
    RECRUIT_COMPULSORY = 29
    ORDER_FORBIDS_INVADING = 30
    HAS_INVADED = 31
    OWN_LAIR = 32
    NO_FOE = 33
    FOE_HIDES = 34
    NO_TARGET = 35
    NOT_UNDER_KNOW_WOTS = 36
    KNOW_WOTS_USED = 37
    LONE_HIDEOUT = 38
    NOT_UNDER_HOOZITS = 39
    HOOZITS_ROLLED = 40
    ORDER_FORBIDS_BUILDING = 41
    TOO_FEW_GOBLINS = 42
    NO_TOKEN = 43
    ALREADY_FORT = 44
    FACE_NOT_ROLLED = 45
    NOT_IN_HAND = 46


ANCHORS = {
    Reason.RECRUIT_FIRST: "GW-recruit",
    Reason.ROLL_FIRST: "GW-order-table",
    Reason.PAY_FIRST: "GW-build",
    Reason.CHOOSE_FIRST: "GW-invade",
    Reason.REHOUSE_FIRST: "GW-know-wots",
    Reason.NO_RECRUITS: "GW-recruit",
    Reason.NO_BANNER_DIE: "GW-order-table",
    Reason.NOTHING_TO_PAY: "GW-build",
    Reason.NO_DICE: "GW-invade",
    Reason.NOBODY_HOMELESS: "GW-know-wots",
    Reason.NO_LAIR: "GW-seats",
    Reason.LAIR_FULL: "GW-recruit",
    Reason.LAIR_EMPTY: "GW-invade",
    Reason.RECRUIT_COMPULSORY: "GW-recruit",
    Reason.ORDER_FORBIDS_INVADING: "GW-order-table",
    Reason.HAS_INVADED: "GW-invade",
    Reason.OWN_LAIR: "GW-invade",
    Reason.NO_FOE: "GW-seats",
    Reason.FOE_HIDES: "GW-order-table",
    Reason.NO_TARGET: "GW-invade",
    Reason.NOT_UNDER_KNOW_WOTS: "GW-order-table",
    Reason.KNOW_WOTS_USED: "GW-know-wots",
    Reason.LONE_HIDEOUT: "GW-know-wots",
    Reason.NOT_UNDER_HOOZITS: "GW-order-table",
    Reason.HOOZITS_ROLLED: "GW-hoozits",
    Reason.ORDER_FORBIDS_BUILDING: "GW-order-table",
    Reason.TOO_FEW_GOBLINS: "GW-build",
    Reason.NO_TOKEN: "GW-build",
    Reason.ALREADY_FORT: "GW-build",
    Reason.FACE_NOT_ROLLED: "GW-invade",
    Reason.NOT_IN_HAND: "GW-order-time",
}
