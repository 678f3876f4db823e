"""Why a move of Goblins Inc. is not allowed, and where the rules say so."""

from enum import IntEnum

from ...kernel.reasons import FIRST_OWN_REASON


class Reason(IntEnum):
    NONE = 0
    NOT_PLANNING = FIRST_OWN_REASON
    NOT_BUILDING = 17
    NOTHING_TO_FINISH = 18
    NOT_CHOOSING_AGENDAS = 19
    NOT_AT_THE_CONTROLS = 20
    NOT_BEFORE_THE_ROLL = 21
    NOT_AFTER_THE_ROLL = 22
    NO_TOKEN_TO_CHOOSE = 23
    TILE_NOT_HELD = 24
    GIFTS_ALIKE = 25
    SQUARE_TAKEN = 26
    SQUARE_BLOCKED = 27
    SQUARE_COCKPIT = 28
    TILE_NOT_FRESH = 29
    TILES_LEFT = 30
    AGENDA_NOT_HELD = 31
    AGENDAS_CHOSEN = 32
    AGENDAS_LEFT = 33
    NO_BET_CARD = 34
    NO_SUCH_BET = 35
    BET_OPEN = 36
    NOT_PILOT = 37
    NOT_TACTICIAN = 38
    HAS_STEERED = 39
    HAS_PICKED = 40
    TOO_FEW_ENGINES = 41
    ABILITY_MISSING = 42
    ABILITY_USED = 43
    NO_TILE_THERE = 44
    ARMOR_NEEDS_NO_TAPE = 45
    NO_TOKEN_IN_SUPPLY = 46
    TILE_HAS_TOKEN = 47
    CRANE_IDLE = 48
    CRANE_DROPS = 49
    NO_SUCH_DIE = 50
    NO_BLANK = 51
    DIE_IS_BLANK = 52
    DIE_SHOWS_IT = 53
    DYNAMITE_WITH_FIVE = 54
    ROWS_NOT_ROLLED = 55
    TOKEN_ELSEWHERE = 56


ANCHORS = {
    Reason.NOT_PLANNING: "GI-steps",
    Reason.NOT_BUILDING: "GI-steps",
    Reason.NOTHING_TO_FINISH: "GI-steps",
    Reason.NOT_CHOOSING_AGENDAS: "GI-agenda-choice",
    Reason.NOT_AT_THE_CONTROLS: "GI-facing",
    Reason.NOT_BEFORE_THE_ROLL: "GI-before-roll",
    Reason.NOT_AFTER_THE_ROLL: "GI-after-roll",
    Reason.NO_TOKEN_TO_CHOOSE: "GI-hit",
    Reason.TILE_NOT_HELD: "GI-plan",
    Reason.GIFTS_ALIKE: "GI-plan",
    Reason.SQUARE_TAKEN: "GI-build-view",
    Reason.SQUARE_BLOCKED: "GI-blueprints",
    Reason.SQUARE_COCKPIT: "GI-cockpit",
    Reason.TILE_NOT_FRESH: "GI-build-view",
    Reason.TILES_LEFT: "GI-build-view",
    Reason.AGENDA_NOT_HELD: "GI-agenda-choice",
    Reason.AGENDAS_CHOSEN: "GI-agenda-choice",
    Reason.AGENDAS_LEFT: "GI-agenda-choice",
    Reason.NO_BET_CARD: "GI-agenda-choice",
    Reason.NO_SUCH_BET: "GI-agenda-choice",
    Reason.BET_OPEN: "GI-agenda-choice",
    Reason.NOT_PILOT: "GI-facing",
    Reason.NOT_TACTICIAN: "GI-squabble",
    Reason.HAS_STEERED: "GI-facing",
    Reason.HAS_PICKED: "GI-squabble",
    Reason.TOO_FEW_ENGINES: "GI-goof",
    Reason.ABILITY_MISSING: "GI-tactics",
    Reason.ABILITY_USED: "GI-after-roll",
    Reason.NO_TILE_THERE: "GI-crane",
    Reason.ARMOR_NEEDS_NO_TAPE: "GI-duct-tape",
    Reason.NO_TOKEN_IN_SUPPLY: "GI-duct-tape",
    Reason.TILE_HAS_TOKEN: "GI-crane",
    Reason.CRANE_IDLE: "GI-crane",
    Reason.CRANE_DROPS: "GI-crane",
    Reason.NO_SUCH_DIE: "GI-after-roll",
    Reason.NO_BLANK: "GI-after-roll",
    Reason.DIE_IS_BLANK: "GI-after-roll",
    Reason.DIE_SHOWS_IT: "GI-after-roll",
    Reason.DYNAMITE_WITH_FIVE: "GI-dynamite",
    Reason.ROWS_NOT_ROLLED: "GI-after-roll",
    Reason.TOKEN_ELSEWHERE: "GI-hit",
}
