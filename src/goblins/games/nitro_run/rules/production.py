"""The production line: draft, gather, rush, fabricate (NR-card, NR-line). Specs only move forward."""

from ....kernel.events import EVERYONE, Log, only, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import (
    LOWEST_SPEED_CHANGE,
    LOWEST_STABILITY_CHANGE,
    MOST_BUILD,
    MOST_GATHER,
    NOTHING,
    Kind,
    Phase,
    Place,
    Task,
)
from .phases import PLAYER, forget_task, refuse_now
from .specs import count_between, first_free, is_at, look_at, put_away, spec_at, top_of


@rule
def refuse_task(s: State, task: int) -> int:
    """Is it this task that may be done now?"""
    reason = refuse_now(s, Phase.TASK)
    if reason == Reason.NONE and s.task != task:
        reason = Reason.OTHER_TASK
    return reason


@rule
def refuse_nothing_to_do(s: State, kit: Kit, task: int) -> int:
    """Could that task be done by enough grunts?"""
    if task == Task.DRAFT:
        return refuse_drafting(s)
    if task == Task.GATHER:
        return refuse_gathering(s, kit)
    if task == Task.RUSH:
        return refuse_rushing(s, kit)
    return refuse_fabricating(s, kit)


# --------------------------------------------------------------------------------------------------- draft


@rule
def refuse_drafting(s: State) -> int:
    """Is there a spec to draft, and room for it?"""
    if spec_at(s, Place.POOL) == NOTHING or spec_at(s, Place.DRAFT) != NOTHING:
        return Reason.NO_TASK
    return Reason.NONE


@rule
def refuse_draft(s: State, spec: int) -> int:
    reason = refuse_task(s, Task.DRAFT)
    if reason == Reason.NONE and not is_at(s, spec, Place.POOL, 1):
        reason = Reason.NOT_IN_POOL
    return reason


@rule
def draft(s: State, kit: Kit, spec: int, log: Log | None) -> None:
    """Peek: track goes to the draft space, a blank leaves the game, rubble will fall (NR-peek, NR-line)."""
    forget_task(s)
    face = look_at(s, kit, spec, log)
    if kit.hexes[face].kind == Kind.TRACK:
        s.specs[spec].known |= only(PLAYER)
        s.specs[spec].place = Place.DRAFT
        tell(log, only(PLAYER), events.Peeked.pack(spec, stability_told(kit, face), speed_told(kit, face)))
        tell(log, EVERYONE, events.Drafted.pack(spec))
    else:
        turn_up_waste(s, kit, spec, face, log)


@rule
def stability_told(kit: Kit, face: int) -> int:
    """As events count it, from the lowest on."""
    return kit.hexes[face].stability - LOWEST_STABILITY_CHANGE


@rule
def speed_told(kit: Kit, face: int) -> int:
    return kit.hexes[face].speed - LOWEST_SPEED_CHANGE


@rule
def turn_up_waste(s: State, kit: Kit, spec: int, face: int, log: Log | None) -> None:
    """Everybody sees a blank or rubble."""
    s.specs[spec].known = EVERYONE
    if kit.hexes[face].kind == Kind.BLANK:
        put_away(s, spec)
        tell(log, EVERYONE, events.BlankFound.pack(spec))
    else:
        s.specs[spec].place = Place.FALLING
        tell(log, EVERYONE, events.RubbleFound.pack(spec))


# -------------------------------------------------------------------------------------------------- gather


@rule
def refuse_gathering(s: State, kit: Kit) -> int:
    if spec_at(s, Place.DRAFT) == NOTHING:
        return Reason.NOTHING_DRAFTED
    if count_between(s, Place.GATHER, MOST_GATHER) == kit.production.gather:
        return Reason.GATHER_FULL
    return Reason.NONE


@rule
def gather(s: State, kit: Kit, log: Log | None) -> None:
    """The arrow of its gather space points at 1."""
    forget_task(s)
    spec, place = spec_at(s, Place.DRAFT), first_free(s, Place.GATHER, kit.production.gather)
    s.specs[spec].place = place
    s.specs[spec].value = 1
    tell(log, EVERYONE, events.Gathered.pack(spec, place - Place.GATHER))


@rule
def turn_up(s: State, spec: int) -> None:
    s.specs[spec].value += 1


@rule
def is_ready(s: State, kit: Kit, spec: int) -> bool:
    """Does the arrow point at its highest number?"""
    return s.specs[spec].value == top_of(s, kit, spec)


@rule
def gather_overnight(s: State, kit: Kit, log: Log | None) -> None:
    """All gathering specs go up one number."""
    for spec in range(s.drawn):
        if is_at(s, spec, Place.GATHER, MOST_GATHER) and not is_ready(s, kit, spec):
            turn_up(s, spec)
            tell(log, EVERYONE, events.Advanced.pack(spec, s.specs[spec].value))


# ---------------------------------------------------------------------------------------------------- rush


@rule
def refuse_rushing(s: State, kit: Kit) -> int:
    """Is there anything to rush?"""
    for spec in range(s.drawn):
        if is_at(s, spec, Place.GATHER, MOST_GATHER) and not is_ready(s, kit, spec):
            return Reason.NONE
    return Reason.NOTHING_TO_RUSH


@rule
def refuse_rush(s: State, kit: Kit, spec: int) -> int:
    reason = refuse_task(s, Task.RUSH)
    if reason == Reason.NONE and not is_at(s, spec, Place.GATHER, MOST_GATHER):
        reason = Reason.NOT_GATHERING
    if reason == Reason.NONE and is_ready(s, kit, spec):
        reason = Reason.ALREADY_READY
    return reason


@rule
def rush(s: State, kit: Kit, spec: int, log: Log | None) -> None:
    turn_up(s, spec)
    tell(log, EVERYONE, events.Rushed.pack(spec, s.specs[spec].value))
    s.times -= 1
    if s.times == 0 or refuse_rushing(s, kit) != Reason.NONE:
        forget_task(s)


# ----------------------------------------------------------------------------------------------- fabricate


@rule
def refuse_fabricating(s: State, kit: Kit) -> int:
    """Is anything ready, and is there room for it?"""
    ready = False
    for spec in range(s.drawn):
        if is_at(s, spec, Place.GATHER, MOST_GATHER) and is_ready(s, kit, spec):
            ready = True
    if not ready:
        return Reason.NOTHING_READY
    if count_between(s, Place.BUILD, MOST_BUILD) == kit.production.build:
        return Reason.BUILD_FULL
    return Reason.NONE


@rule
def refuse_fabricate(s: State, kit: Kit, spec: int) -> int:
    reason = refuse_task(s, Task.FABRICATE)
    if reason == Reason.NONE and not is_at(s, spec, Place.GATHER, MOST_GATHER):
        reason = Reason.NOT_GATHERING
    if reason == Reason.NONE and not is_ready(s, kit, spec):
        reason = Reason.NOT_READY
    return reason


@rule
def fabricate(s: State, kit: Kit, spec: int, log: Log | None) -> None:
    """One of the ready specs; the task goes on while another could be moved."""
    place = first_free(s, Place.BUILD, kit.production.build)
    s.specs[spec].place = place
    s.specs[spec].value = 0
    tell(log, EVERYONE, events.Fabricated.pack(spec, place - Place.BUILD))
    if refuse_fabricating(s, kit) != Reason.NONE:
        forget_task(s)


@rule
def staged(s: State) -> int:
    """How many sections wait in the build spaces."""
    return count_between(s, Place.BUILD, MOST_BUILD)


@rule
def is_line_empty(s: State) -> bool:
    """Nothing is drafted, gathering or waiting to be built."""
    return count_between(s, Place.DRAFT, 1) == 0 and count_between(s, Place.GATHER, Place.TRACK - Place.GATHER) == 0
