"""Schemers: who acts, their actions, and moving about (NR-actions, NR-move)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import State
from ..terms import NOTHING, SCHEMERS, Phase, Terrain
from .chasm import are_neighbours, other_cave
from .phases import refuse_now


@rule
def schemer_at(s: State, space: int) -> int:
    """Who stands there, or NOTHING."""
    for schemer in range(SCHEMERS):
        if s.schemers[schemer].space == space:
            return schemer
    return NOTHING


@rule
def refuse_scheme(s: State, schemer: int) -> int:
    reason = refuse_now(s, Phase.SCHEMER)
    if reason == Reason.NONE and s.schemers[schemer].stunned:
        reason = Reason.STUNNED
    if reason == Reason.NONE and s.schemers[schemer].actions == 0:
        reason = Reason.NO_ACTIONS
    return reason


@rule
def scheme(s: State, schemer: int, log: Log | None) -> None:
    """It will use all its actions, or drop them, before another one acts."""
    s.active = schemer + 1
    s.builds = 0
    s.last_built = 0
    tell(log, EVERYONE, events.Schemed.pack(schemer))


@rule
def spend_action(s: State) -> None:
    s.schemers[s.active - 1].actions -= 1


@rule
def schemers_left(s: State) -> int:
    """How many have actions left."""
    left = 0
    for schemer in s.schemers:
        if schemer.actions > 0:
            left += 1
    return left


@rule
def first_schemer_left(s: State) -> int:
    for schemer in range(SCHEMERS):
        if s.schemers[schemer].actions > 0:
            return schemer
    return NOTHING


@rule
def refuse_rest(s: State) -> int:
    return refuse_now(s, Phase.ACT)


@rule
def rest(s: State, log: Log | None) -> None:
    s.schemers[s.active - 1].actions = 0
    tell(log, EVERYONE, events.Rested.pack(s.active - 1))


@rule
def refuse_end_day(s: State) -> int:
    if s.phase == Phase.SCHEMER:
        return Reason.DAY_NEEDS_A_SCHEMER
    return refuse_now(s, Phase.ACT)


@rule
def knock_off(s: State, log: Log | None) -> None:
    for schemer in range(SCHEMERS):
        s.schemers[schemer].actions = 0
    tell(log, EVERYONE, events.KnockedOff.pack())


# ---------------------------------------------------------------------------------------------------- move


@rule
def is_within_reach(s: State, here: int, there: int) -> bool:
    """A neighbouring space, or the other end of the tunnel."""
    if are_neighbours(here, there):
        return True
    return s.spaces[here].terrain == Terrain.CAVE and other_cave(s, here) == there


@rule
def refuse_standing(s: State, space: int) -> int:
    """Could one more goblin stand there?"""
    if s.spaces[space].terrain == Terrain.CRAG:
        return Reason.CRAG
    if schemer_at(s, space) != NOTHING:
        return Reason.OCCUPIED
    return Reason.NONE


@rule
def refuse_step(s: State, here: int, there: int) -> int:
    return refuse_standing(s, there) if is_within_reach(s, here, there) else Reason.TOO_FAR


@rule
def refuse_move(s: State, space: int) -> int:
    reason = refuse_now(s, Phase.ACT)
    if reason == Reason.NONE:
        reason = refuse_step(s, s.schemers[s.active - 1].space, space)
    return reason


@rule
def move(s: State, space: int, log: Log | None) -> None:
    s.schemers[s.active - 1].space = space
    tell(log, EVERYONE, events.Moved.pack(s.active - 1, space))
