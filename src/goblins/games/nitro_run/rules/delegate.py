"""Telling grunts what to do, one by one or as a team (NR-delegate, NR-team)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import GRUNTS, GRUNTS_TO_FABRICATE, GRUNTS_TO_GATHER, Colour, Phase, Task
from .phases import refuse_now
from .production import refuse_nothing_to_do

DRAFTER = 0  # the grunt space with blue on it; the others have yellow and black


@rule
def has_colour(grunt: int, colour: int) -> bool:
    """Blue and red on the first space; red, yellow and black on the others (NR-card)."""
    if colour == Colour.RED:
        return True
    if colour == Colour.BLUE:
        return grunt == DRAFTER
    return colour != Colour.NONE and grunt != DRAFTER


@rule
def grunts_needed(task: int) -> int:
    if task == Task.GATHER:
        return GRUNTS_TO_GATHER
    if task == Task.FABRICATE:
        return GRUNTS_TO_FABRICATE
    return 1


@rule
def count_facing(s: State, colour: int) -> int:
    facing = 0
    for grunt in s.grunts:
        if grunt == colour:
            facing += 1
    return facing


@rule
def refuse_telling_again(s: State, grunt: int, colour: int, useful: bool) -> int:
    """A grunt that faces the colour is told again only so that its task is done again. Rules 1 allowed it always."""
    if s.grunts[grunt] != colour or s.table.rules == 1:
        return Reason.NONE
    if useful and count_facing(s, colour) >= grunts_needed(colour):
        return Reason.NONE
    return Reason.ALREADY_FACES


@rule
def refuse_delegate(s: State, kit: Kit, grunt: int, colour: int) -> int:
    reason = refuse_now(s, Phase.ACT)
    if reason == Reason.NONE and not has_colour(grunt, colour):
        reason = Reason.NO_SUCH_COLOUR
    if reason == Reason.NONE:
        useful = refuse_nothing_to_do(s, kit, colour) == Reason.NONE
        reason = refuse_telling_again(s, grunt, colour, useful)
    return reason


@rule
def delegate(s: State, kit: Kit, grunt: int, colour: int, log: Log | None) -> None:
    """Onto its space, or turned, or told again; if enough grunts face the colour, its task may be done once."""
    s.grunts[grunt] = colour
    tell(log, EVERYONE, events.Delegated.pack(s.active - 1, grunt, colour))
    task = colour  # they share their numbers
    if count_facing(s, colour) >= grunts_needed(task) and refuse_nothing_to_do(s, kit, task) == Reason.NONE:
        s.task = task
        s.times = 1


@rule
def refuse_team_of(s: State, task: int) -> int:
    """Are the grunts for it on the card? Grunts 2 and 3 rush: only their spaces have black."""
    if task == Task.NONE or task == Task.DRAFT:
        return Reason.NO_TEAM_TASK
    for grunt in range(GRUNTS):
        if s.grunts[grunt] == Colour.NONE and has_colour(grunt, task):
            return Reason.TEAM_TOO_SMALL
    return Reason.NONE


@rule
def refuse_team(s: State, kit: Kit, task: int) -> int:
    reason = refuse_now(s, Phase.ACT)
    if reason == Reason.NONE:
        reason = refuse_team_of(s, task)
    if reason == Reason.NONE:
        reason = refuse_nothing_to_do(s, kit, task)
    return reason


@rule
def team(s: State, task: int, log: Log | None) -> None:
    """All who can turn to the task's colour do. Rushing is done once by each of them, the rest once by all."""
    times = 1
    if task == Task.RUSH:
        times = GRUNTS - 1
    for grunt in range(GRUNTS):
        if has_colour(grunt, task):
            s.grunts[grunt] = task
    tell(log, EVERYONE, events.Teamed.pack(s.active - 1, task))
    s.task = task
    s.times = times
