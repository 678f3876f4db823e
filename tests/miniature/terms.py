"""Pieces, moves and events of the miniature."""

from enum import IntEnum
from typing import Annotated

from goblins.kernel.chance import MAX_SEATS
from goblins.kernel.faces import Event, Move, Name, Number, SeatName, Vocabulary
from goblins.kernel.reasons import FIRST_OWN_REASON
from goblins.kernel.record import SEATED, Int8, Int16, Known, record
from goblins.kernel.table import Table

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


class Reason(IntEnum):
    NONE = 0
    NOT_NOW = FIRST_OWN_REASON
    CRATE_OPEN = 17
    REROLLED = 18
    NOT_MARKED = 19


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
    table: Table
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


class Verb(IntEnum):
    PEEK = 0
    SKIP = 1
    REROLL = 2
    MARK = 3
    DONE = 4


class Peek(Move, frozen=True, tag="peek"):
    notation = "peek {crate}"
    crate: CrateNumber


class Skip(Move, frozen=True, tag="skip"):
    notation = "skip"


class Reroll(Move, frozen=True, tag="reroll"):
    notation = "reroll"


class Mark(Move, frozen=True, tag="mark"):
    notation = "mark {crate} with {sign}"
    crate: CrateNumber
    sign: Sign


class Done(Move, frozen=True, tag="done"):
    notation = "done"


MOVES = Vocabulary(Verb, Peek, Skip, Reroll, Mark, Done)
verb_of = MOVES.verb_reader()
crate_in = MOVES.reader("crate")
sign_in = MOVES.reader("sign")
peek_move = MOVES.packer(Peek)
skip_move = MOVES.packer(Skip)
reroll_move = MOVES.packer(Reroll)
mark_move = MOVES.packer(Mark)
done_move = MOVES.packer(Done)


class Happening(IntEnum):
    PEEKED = 0
    SAW_GEM = 1
    ROLLED = 2
    MARKED = 3
    WAS_DONE = 4
    SHOWED = 5
    OPENED = 6
    SCORED = 7
    ASKED = 8
    ENDED = 9


class Peeked(Event, frozen=True, tag="peeked"):
    seat: Seat
    crate: CrateNumber


class SawGem(Event, frozen=True, tag="saw-gem"):
    crate: CrateNumber
    gem: CrateNumber


class Rolled(Event, frozen=True, tag="rolled"):
    """Told to the own team only."""

    seat: Seat
    die: Annotated[int, Number(1, 6)]


class Marked(Event, frozen=True, tag="marked"):
    """Told to the marker only."""

    seat: Seat
    crate: CrateNumber
    sign: Sign


class WasDone(Event, frozen=True, tag="was-done"):
    seat: Seat


class Showed(Event, frozen=True, tag="showed"):
    seat: Seat
    die: Annotated[int, Number(1, 6)]
    crate: CrateNumber
    sign: Sign


class Opened(Event, frozen=True, tag="opened"):
    crate: CrateNumber
    gem: CrateNumber


class Scored(Event, frozen=True, tag="scored"):
    seat: Seat
    points: Points


class Asked(Event, frozen=True, tag="asked"):
    silent = True
    seats: Annotated[int, Number(0, 63)]
    phase: Annotated[str, Name(Phase, "phase")]


class Ended(Event, frozen=True, tag="ended"):
    pass


EVENTS = Vocabulary(Happening, Peeked, SawGem, Rolled, Marked, WasDone, Showed, Opened, Scored, Asked, Ended)
peeked = EVENTS.packer(Peeked)
saw_gem = EVENTS.packer(SawGem)
rolled = EVENTS.packer(Rolled)
marked = EVENTS.packer(Marked)
was_done = EVENTS.packer(WasDone)
showed = EVENTS.packer(Showed)
opened = EVENTS.packer(Opened)
scored = EVENTS.packer(Scored)
asked = EVENTS.packer(Asked)
ended = EVENTS.packer(Ended)
