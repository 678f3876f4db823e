"""Laying sections, and the third one for nothing (NR-build-track, NR-workflow)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import BUILDS_BEFORE_WORKFLOW, MOST_BUILD, NOTHING, Phase, Place
from .chasm import are_neighbours, first_end, has_end, is_chasm, neighbour, opposite, second_end, shape_of
from .phases import refuse_now
from .production import staged
from .schemers import schemer_at
from .specs import is_at, put_away, shape_of_spec


@rule
def refuse_ground(s: State, space: int) -> int:
    """Is this space fit for building, wherever the schemers are?"""
    if not is_chasm(s, space):
        return Reason.NO_CHASM
    if s.spaces[space].rubble > 0:
        return Reason.UNDER_RUBBLE
    if s.spaces[space].section > 0:
        return Reason.TRACK_THERE
    schemer = schemer_at(s, space)
    if schemer != NOTHING and schemer != s.active - 1:
        return Reason.OCCUPIED
    return Reason.NONE


@rule
def refuse_distance(s: State, space: int) -> int:
    """Own space or a neighbouring one."""
    here = s.schemers[s.active - 1].space
    if space != here and not are_neighbours(here, space):
        return Reason.TOO_FAR
    return Reason.NONE


@rule
def refuse_section(s: State, kit: Kit, spec: int, join: int) -> int:
    """Is this a finished section, and has it such a shape?"""
    if not is_at(s, spec, Place.BUILD, MOST_BUILD):
        return Reason.NOT_FINISHED
    if shape_of_spec(s, kit, spec) != shape_of(join):
        return Reason.OTHER_SHAPE
    return Reason.NONE


@rule
def refuse_build(s: State, kit: Kit, spec: int, space: int, join: int) -> int:
    free = s.phase == Phase.WORKFLOW
    reason = Reason.NONE if free else refuse_now(s, Phase.ACT)
    if reason == Reason.NONE:
        reason = refuse_section(s, kit, spec, join)
    if reason == Reason.NONE:
        reason = refuse_ground(s, space)
    if reason == Reason.NONE:
        reason = refuse_meeting(s, space, join) if free else refuse_distance(s, space)
    return reason


@rule
def build(s: State, spec: int, space: int, join: int, log: Log | None) -> None:
    free = s.phase == Phase.WORKFLOW
    s.specs[spec].place = Place.TRACK + space
    s.spaces[space].section = spec + 1
    s.spaces[space].join = join
    tell(log, EVERYONE, events.Built.pack(s.active - 1, spec, space, join, 1 if free else 0))
    if free:
        forget_workflow(s)
    else:
        s.builds += 1
        s.last_built = space + 1


@rule
def remove_section(s: State, space: int) -> None:
    """It leaves the game."""
    put_away(s, s.spaces[space].section - 1)
    s.spaces[space].section = 0
    s.spaces[space].join = 0


# ------------------------------------------------------------------------------------------------ workflow


@rule
def refuse_meeting(s: State, space: int, join: int) -> int:
    """Does one of its ends meet an end of the section built last?"""
    last = s.last_built - 1
    laid = s.spaces[last].join
    if meets(last, first_end(laid), space, join) or meets(last, second_end(laid), space, join):
        return Reason.NONE
    return Reason.DOES_NOT_MEET


@rule
def meets(here: int, side: int, there: int, join: int) -> bool:
    """Does an end that leaves `here` through `side` meet an end of a section that lies there?"""
    return neighbour(here, side) == there and has_end(join, opposite(side))


@rule
def is_workflow(s: State) -> bool:
    """Two sections laid by one schemer today, a third is staged, and it could go on from the last."""
    if s.builds < BUILDS_BEFORE_WORKFLOW or staged(s) == 0:
        return False
    last = s.last_built - 1
    return leads_to_ground(s, last, first_end(s.spaces[last].join)) or leads_to_ground(
        s, last, second_end(s.spaces[last].join)
    )


@rule
def leads_to_ground(s: State, space: int, side: int) -> bool:
    """Could a section be laid beyond that side?"""
    there = neighbour(space, side)
    return there != NOTHING and refuse_ground(s, there) == Reason.NONE


@rule
def forget_workflow(s: State) -> None:
    s.builds = 0
    s.last_built = 0
