"""The production line: draft, gather, rush, fabricate (NR-card, NR-line). Specs only move forward."""

from typing import NamedTuple

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


class ProductionLine(NamedTuple):
    """How many specs are where on their way through production."""

    pool: int
    drafted: int
    gathering: int
    ready: int  # of those that gather
    staged: int


@rule
def production_line(s: State, kit: Kit) -> ProductionLine:
    pool, drafted, gathering, ready, built = 0, 0, 0, 0, 0
    for spec in range(s.drawn):
        place = s.specs[spec].place
        pool += 1 if place == Place.POOL else 0
        drafted += 1 if place == Place.DRAFT else 0
        if Place.GATHER <= place < Place.GATHER + MOST_GATHER:
            gathering += 1
            ready += 1 if is_ready(s, kit, spec) else 0
        elif Place.BUILD <= place < Place.BUILD + MOST_BUILD:
            built += 1
    return ProductionLine(pool, drafted, gathering, ready, built)


@rule
def refuse_nothing_to_do(s: State, kit: Kit, task: int) -> int:
    """Could that task be done by enough grunts?"""
    return refuse_on_line(kit, production_line(s, kit), task)


@rule
def refuse_on_line(kit: Kit, line: ProductionLine, task: int) -> int:
    """The same, for whoever asks about several tasks at once."""
    if task == Task.DRAFT:
        return refuse_drafting(line)
    if task == Task.GATHER:
        return refuse_gathering(kit, line)
    if task == Task.RUSH:
        return refuse_rushing(line)
    return refuse_fabricating(kit, line)


# --------------------------------------------------------------------------------------------------- draft


@rule
def refuse_drafting(line: ProductionLine) -> int:
    """Is there a spec to draft, and room for it?"""
    if line.pool == 0 or line.drafted > 0:
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
def refuse_gathering(kit: Kit, line: ProductionLine) -> int:
    if line.drafted == 0:
        return Reason.NOTHING_DRAFTED
    if line.gathering == kit.production.gather:
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
def refuse_rushing(line: ProductionLine) -> int:
    """Is there anything to rush?"""
    return Reason.NOTHING_TO_RUSH if line.ready == line.gathering else Reason.NONE


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
    if s.times == 0 or refuse_rushing(production_line(s, kit)) != Reason.NONE:
        forget_task(s)


# ----------------------------------------------------------------------------------------------- fabricate


@rule
def refuse_fabricating(kit: Kit, line: ProductionLine) -> int:
    """Is anything ready, and is there room for it?"""
    if line.ready == 0:
        return Reason.NOTHING_READY
    if line.staged == kit.production.build:
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
    if refuse_fabricating(kit, production_line(s, kit)) != Reason.NONE:
        forget_task(s)


@rule
def staged(s: State) -> int:
    """How many sections wait in the build spaces."""
    return count_between(s, Place.BUILD, MOST_BUILD)


@rule
def is_line_empty(s: State) -> bool:
    """Nothing is drafted, gathering or waiting to be built."""
    return count_between(s, Place.DRAFT, 1) == 0 and count_between(s, Place.GATHER, Place.TRACK - Place.GATHER) == 0
