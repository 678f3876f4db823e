"""Why a move of Nitro Run is not allowed, and where the rules say so.

Each reason is a sentence in `locales/*/nitro-run.ftl` (`nitro-run-refusal-stack-empty`).
"""

from enum import IntEnum

from ...kernel.reasons import FIRST_OWN_REASON


class Reason(IntEnum):
    NONE = 0
    SCHEMER_FIRST = FIRST_OWN_REASON
    TASK_FIRST = 17
    RUBBLE_FIRST = 18
    WORKFLOW_FIRST = 19
    WAY_FIRST = 20
    ON_THE_RUN = 21
    TUNNEL_FIRST = 22
    CALM_FIRST = 23
    SCHEMER_BUSY = 24
    NO_TASK = 25
    OTHER_TASK = 26
    NO_RUBBLE = 27
    ONE_WAY = 28
    NO_RUN = 29
    NO_TUNNEL = 30
    NUMBERS = 31
    NOTHING_TO_LEAVE = 32
    NO_ACTIONS = 33
    STUNNED = 34
    STACK_EMPTY = 35
    NO_SUCH_COLOUR = 36
    NO_TEAM_TASK = 37
    TEAM_TOO_SMALL = 38
    NOT_IN_POOL = 39
    NOTHING_DRAFTED = 40
    GATHER_FULL = 41
    NOT_GATHERING = 42
    ALREADY_READY = 43
    NOT_READY = 44
    BUILD_FULL = 45
    TOO_FAR = 46
    CRAG = 47
    OCCUPIED = 48
    NO_HAPPY_NITRO = 49
    NO_OBSTRUCTION = 50
    NOT_FINISHED = 51
    NO_CHASM = 52
    UNDER_RUBBLE = 53
    TRACK_THERE = 54
    OTHER_SHAPE = 55
    DOES_NOT_MEET = 56
    NOT_NEXT_TO_SCHEMER = 57
    BARE_SPACES_FIRST = 58
    NO_WAY_THERE = 59
    HAS_BRAKED = 60
    HAS_LIGHTENED = 61
    NOT_ON_TRACK_YET = 62
    NO_LEDGE = 63
    NO_PASSENGER = 64
    PASSENGER_BUSY = 65
    LAST_HAPPY_NITRO = 66
    NOT_ANGRY = 67
    NOTHING_TO_RUSH = 68
    NOTHING_READY = 69


ANCHORS = {
    Reason.SCHEMER_FIRST: "NR-actions",
    Reason.TASK_FIRST: "NR-delegate",
    Reason.RUBBLE_FIRST: "NR-rubble",
    Reason.WORKFLOW_FIRST: "NR-workflow",
    Reason.WAY_FIRST: "NR-continuous",
    Reason.ON_THE_RUN: "NR-step",
    Reason.TUNNEL_FIRST: "NR-step",
    Reason.CALM_FIRST: "NR-step",
    Reason.SCHEMER_BUSY: "NR-actions",
    Reason.NO_TASK: "NR-delegate",
    Reason.OTHER_TASK: "NR-delegate",
    Reason.NO_RUBBLE: "NR-rubble",
    Reason.ONE_WAY: "NR-continuous",
    Reason.NO_RUN: "NR-continuous",
    Reason.NO_TUNNEL: "NR-step",
    Reason.NUMBERS: "NR-step",
    Reason.NOTHING_TO_LEAVE: "NR-delegate",
    Reason.NO_ACTIONS: "NR-actions",
    Reason.STUNNED: "NR-stunned",
    Reason.STACK_EMPTY: "NR-stack",
    Reason.NO_SUCH_COLOUR: "NR-card",
    Reason.NO_TEAM_TASK: "NR-team",
    Reason.TEAM_TOO_SMALL: "NR-team",
    Reason.NOT_IN_POOL: "NR-line",
    Reason.NOTHING_DRAFTED: "NR-line",
    Reason.GATHER_FULL: "NR-line",
    Reason.NOT_GATHERING: "NR-line",
    Reason.ALREADY_READY: "NR-line",
    Reason.NOT_READY: "NR-line",
    Reason.BUILD_FULL: "NR-line",
    Reason.TOO_FAR: "NR-move",
    Reason.CRAG: "NR-move",
    Reason.OCCUPIED: "NR-move",
    Reason.NO_HAPPY_NITRO: "NR-demolish",
    Reason.NO_OBSTRUCTION: "NR-demolish",
    Reason.NOT_FINISHED: "NR-build-track",
    Reason.NO_CHASM: "NR-build-track",
    Reason.UNDER_RUBBLE: "NR-build-track",
    Reason.TRACK_THERE: "NR-build-track",
    Reason.OTHER_SHAPE: "NR-build-track",
    Reason.DOES_NOT_MEET: "NR-workflow",
    Reason.NOT_NEXT_TO_SCHEMER: "NR-rubble",
    Reason.BARE_SPACES_FIRST: "NR-rubble",
    Reason.NO_WAY_THERE: "NR-continuous",
    Reason.HAS_BRAKED: "NR-brake",
    Reason.HAS_LIGHTENED: "NR-lighten",
    Reason.NOT_ON_TRACK_YET: "NR-step",
    Reason.NO_LEDGE: "NR-lighten",
    Reason.NO_PASSENGER: "NR-cart",
    Reason.PASSENGER_BUSY: "NR-lighten",
    Reason.LAST_HAPPY_NITRO: "NR-lighten",
    Reason.NOT_ANGRY: "NR-step",
    Reason.NOTHING_TO_RUSH: "NR-line",
    Reason.NOTHING_READY: "NR-line",
}
