"""Why a move of Goblins Inc. is not allowed, and where the rules say so.

The value of a reason is the ruling it rests on. Its sentence is in `locales/*/goblins-inc.ftl`:
CRANE_DROPS is `goblins-inc-refusal-crane-drops`. What the sentence names besides the fields of the move comes from
`words.py:refusal_arguments`.
"""

from ...kernel.reasons import RuleReason


class Reason(RuleReason):
    NONE = ""
    NOT_PLANNING = "GI-steps"
    NOT_BUILDING = "GI-steps"
    NOTHING_TO_FINISH = "GI-steps"
    NOT_CHOOSING_AGENDAS = "GI-agenda-choice"
    NOT_AT_THE_CONTROLS = "GI-facing"
    NOT_BEFORE_THE_ROLL = "GI-before-roll"
    NOT_AFTER_THE_ROLL = "GI-after-roll"
    NO_TOKEN_TO_CHOOSE = "GI-hit"
    TILE_NOT_HELD = "GI-plan"
    GIFTS_ALIKE = "GI-plan"
    SQUARE_TAKEN = "GI-build-view"
    SQUARE_BLOCKED = "GI-blueprints"
    SQUARE_COCKPIT = "GI-cockpit"
    TILE_NOT_FRESH = "GI-build-view"
    TILES_LEFT = "GI-build-view"
    AGENDA_NOT_HELD = "GI-agenda-choice"
    AGENDAS_CHOSEN = "GI-agenda-choice"
    AGENDAS_LEFT = "GI-agenda-choice"
    NO_BET_CARD = "GI-agenda-choice"
    NO_SUCH_BET = "GI-agenda-choice"
    BET_OPEN = "GI-agenda-choice"
    NOT_PILOT = "GI-facing"
    NOT_TACTICIAN = "GI-squabble"
    HAS_STEERED = "GI-facing"
    HAS_PICKED = "GI-squabble"
    TOO_FEW_ENGINES = "GI-goof"
    ABILITY_MISSING = "GI-tactics"
    ABILITY_USED = "GI-after-roll"
    NO_TILE_THERE = "GI-crane"
    ARMOR_NEEDS_NO_TAPE = "GI-duct-tape"
    NO_TOKEN_IN_SUPPLY = "GI-duct-tape"
    TILE_HAS_TOKEN = "GI-crane"
    CRANE_IDLE = "GI-crane"
    CRANE_DROPS = "GI-crane"
    NO_SUCH_DIE = "GI-after-roll"
    NO_BLANK = "GI-after-roll"
    DIE_IS_BLANK = "GI-after-roll"
    DIE_SHOWS_IT = "GI-after-roll"
    DYNAMITE_WITH_FIVE = "GI-dynamite"
    ROWS_NOT_ROLLED = "GI-after-roll"
    TOKEN_ELSEWHERE = "GI-hit"
