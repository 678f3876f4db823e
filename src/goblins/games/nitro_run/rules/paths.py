"""How far schemers have to go: steps from space to space, past crags and through tunnels."""

from ....kernel.rule import rule
from ..state import State
from ..terms import NOTHING, SPACES, Terrain
from .chasm import around, other_cave

FAR = 99  # steps: there is no way


@rule
def within_a_step(s: State, spaces: int) -> int:
    """These spaces and all that can be reached from them by one step, goblins aside, as a mask."""
    found = spaces
    for space in range(SPACES):
        if spaces >> space & 1 == 1:
            found |= around(space)
            if s.spaces[space].terrain == Terrain.CAVE and other_cave(s, space) != NOTHING:
                found |= 1 << other_cave(s, space)
    for space in range(SPACES):
        if s.spaces[space].terrain == Terrain.CRAG:
            found &= ~(1 << space)
    return found


@rule
def steps_to(s: State, here: int, there: int) -> int:
    """How many steps a schemer needs from one space to another if nobody stands in the way."""
    reached, steps = 1 << here, 0
    while reached >> there & 1 == 0:
        further = within_a_step(s, reached)
        if further == reached:
            return FAR
        reached = further
        steps += 1
    return steps
