"""Pieces, moves and events of the miniature."""

from enum import IntEnum
from typing import Annotated

from goblins.kernel.chance import MAX_SEATS
from goblins.kernel.kinds import Name, Number, SeatName
from goblins.kernel.reasons import RuleReason
from goblins.kernel.record import SEATED, Int8, Int16, Known, record
from goblins.kernel.steps import CommonState
from goblins.kernel.vocabulary import Event, Move, Vocabulary

CRATES = 8
SIGNS = 4
NO_MARK = -1


class Phase(IntEnum):
    PEEK = 0
    SEAL = 1
    OVER = 2


class Peeking(IntEnum):
    YES = 0
    NO = 1


class Ending(IntEnum):
    NONE = 0
    COUNTED = 1


class Reason(RuleReason):
    NONE = ""
    NOT_NOW = "miniature"
    CRATE_OPEN = "miniature"
    REROLLED = "miniature"
    NOT_MARKED = "miniature"


@record
class Gems:
    worth: Annotated[list[Int16], CRATES]


@record
class Kit:
    gems: Gems


@record
class Options:
    peeking: Annotated[Int8, Peeking]
    rounds: Int8


@record
class Burglar:
    mission: Int8  # a sign, secret even from the partner
    die: Int8
    rerolled: Int8
    crate: Int8  # the mark of this round
    sign: Int8
    points: Int16


@record
class State:
    table: CommonState
    options: Options
    phase: Annotated[Int8, Phase]
    rounds_left: Int8
    first: Int8
    crate_of: Annotated[list[Int8], CRATES]  # of each gem
    known: Annotated[list[Known], CRATES]  # who knows where each gem is
    opened: Annotated[list[Int8], CRATES]  # of each crate
    missions: Annotated[list[Int8], SIGNS]  # left in the bag
    burglars: Annotated[list[Burglar], MAX_SEATS, SEATED]


CrateNumber = Annotated[int, Number(1, CRATES)]
Sign = Annotated[int, Number(1, SIGNS)]
Seat = Annotated[str, SeatName()]
Points = Annotated[int, Number(0, 1023)]


class MiniatureMove(Move, frozen=True):
    pass


class Peek(MiniatureMove, frozen=True, tag="peek"):
    notation = "peek {crate}"
    crate: CrateNumber


class Skip(MiniatureMove, frozen=True, tag="skip"):
    notation = "skip"


class Reroll(MiniatureMove, frozen=True, tag="reroll"):
    notation = "reroll"


class Mark(MiniatureMove, frozen=True, tag="mark"):
    notation = "mark {crate} with {sign}"
    crate: CrateNumber
    sign: Sign


class Done(MiniatureMove, frozen=True, tag="done"):
    notation = "done"


MOVES = Vocabulary(MiniatureMove)
verb_of = MOVES.verb_reader()
crate_in = MOVES.reader("crate")
sign_in = MOVES.reader("sign")


class MiniatureEvent(Event, frozen=True):
    pass


class Peeked(MiniatureEvent, frozen=True, tag="peeked"):
    seat: Seat
    crate: CrateNumber


class SawGem(MiniatureEvent, frozen=True, tag="saw-gem"):
    crate: CrateNumber
    gem: CrateNumber


class Rolled(MiniatureEvent, frozen=True, tag="rolled"):
    """Told to the own team only."""

    seat: Seat
    die: Annotated[int, Number(1, 6)]


class Marked(MiniatureEvent, frozen=True, tag="marked"):
    """Told to the marker only."""

    seat: Seat
    crate: CrateNumber
    sign: Sign


class WasDone(MiniatureEvent, frozen=True, tag="was-done"):
    seat: Seat


class Showed(MiniatureEvent, frozen=True, tag="showed"):
    seat: Seat
    die: Annotated[int, Number(1, 6)]
    crate: CrateNumber
    sign: Sign


class Opened(MiniatureEvent, frozen=True, tag="opened"):
    crate: CrateNumber
    gem: CrateNumber


class Scored(MiniatureEvent, frozen=True, tag="scored"):
    seat: Seat
    points: Points


class Asked(MiniatureEvent, frozen=True, tag="asked"):
    silent = True
    seats: Annotated[int, Number(0, 63)]
    phase: Annotated[str, Name(Phase, "phase")]


class Ended(MiniatureEvent, frozen=True, tag="ended"):
    pass


EVENTS = Vocabulary(MiniatureEvent)
