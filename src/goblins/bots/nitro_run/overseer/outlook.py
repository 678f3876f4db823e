"""What all ways of one moment have in common, worked out once: how far everything is, what lies, and what the
sections in production would bring to a way that needs so many of a shape."""

from typing import Any, NamedTuple

import numpy as np

from ....games.nitro_run.rules.paths import FAR, within_a_step
from ....games.nitro_run.rules.specs import is_at, shape_of_spec
from ....games.nitro_run.state import Kit, State
from ....games.nitro_run.terms import FIRST_SPACE, LONGEST_WAY, MOST_BUILD, MOST_GATHER, SCHEMERS, SPACES, Place
from ....kernel.rule import rule
from .pieces import (
    count_in_pool,
    is_in_line,
    mean_quality_of_shape,
    nights_of,
    quality_of,
)

Array = Any  # np.ndarray: Numba knows better than the type checker what is in it
SHAPES = 3
NONE_LEFT = -1_000_000
LAID, IN_LINE = 0, 1

# Work in tenths of an action
FABRICATE, GATHER, DRAFT, PLAN = 5, 13, 14, 12
NIGHT = 4  # a spec that still has to gather for one more


class Outlook(NamedTuple):
    """Arrays by space: `steps` from one to another, `walk` for the nearest schemer, `laid` the quality of what lies
    there. `sections`: how many lie, and how many are in production. Arrays by shape and how many of it a way needs:
    what they bring and cost, the specs in production that are used, as a mask, and how many are lacking."""

    steps: Array
    walk: Array
    laid: Array
    sections: Array
    quality: Array
    work: Array
    use: Array
    lacking: Array


@rule
def outlook_of(s: State, kit: Kit) -> Outlook:
    outlook = Outlook(
        np.zeros((SPACES, SPACES), np.int64),
        np.zeros(SPACES, np.int64),
        np.zeros(SPACES, np.int64),
        np.zeros(2, np.int64),
        np.zeros((SHAPES, LONGEST_WAY + 1), np.int64),
        np.zeros((SHAPES, LONGEST_WAY + 1), np.int64),
        np.zeros((SHAPES, LONGEST_WAY + 1), np.int64),
        np.zeros((SHAPES, LONGEST_WAY + 1), np.int64),
    )
    measure_steps(s, outlook.steps)
    for space in range(FIRST_SPACE, SPACES):
        if s.spaces[space].section > 0 and s.spaces[space].rubble == 0:
            outlook.laid[space] = quality_of(s, kit, s.spaces[space].section - 1)
            outlook.sections[LAID] += 1
        nearest = FAR
        for schemer in range(SCHEMERS):
            nearest = min(nearest, int(outlook.steps[s.schemers[schemer].space, space]) - 1)
        outlook.walk[space] = nearest
    for spec in range(s.drawn):
        outlook.sections[IN_LINE] += 1 if is_in_line(s, spec) else 0
    for shape in range(SHAPES):
        use_sections(s, kit, outlook, shape)
    return outlook


@rule
def measure_steps(s: State, steps: Array) -> None:
    """As `steps_to` counts them, between all spaces."""
    beside = np.zeros(SPACES, np.int64)
    for space in range(SPACES):
        beside[space] = within_a_step(s, 1 << space)
    for here in range(SPACES):
        for there in range(SPACES):
            steps[here, there] = FAR
        reached, edge, taken = 0, 1 << here, 0
        while edge != 0:
            further = 0
            for space in range(SPACES):
                if edge >> space & 1 == 1:
                    steps[here, space] = taken
                    further |= int(beside[space])
            reached |= edge
            edge = further & ~reached
            taken += 1


@rule
def use_sections(s: State, kit: Kit, outlook: Outlook, shape: int) -> None:
    """The best in production first; what they lack has to be planned, drafted, gathered and fabricated."""
    quality, work, use, count = 0, 0, 0, 0
    spec = best_in_line(s, kit, shape, use)
    pool, mean = count_in_pool(s, kit, shape), mean_quality_of_shape(s, kit, shape)
    for needed in range(1, LONGEST_WAY + 1):
        if spec >= 0:
            use |= 1 << spec
            quality += quality_of(s, kit, spec)
            work += work_on(s, kit, spec)
            count += 1
            spec = best_in_line(s, kit, shape, use)
        lacking = needed - count
        outlook.use[shape, needed] = use
        outlook.lacking[shape, needed] = lacking
        outlook.quality[shape, needed] = quality + lacking * mean
        outlook.work[shape, needed] = work + lacking * (FABRICATE + GATHER + DRAFT) + max(0, lacking - pool) * PLAN


@rule
def best_in_line(s: State, kit: Kit, shape: int, used: int) -> int:
    """The best section of that shape in production that is not used yet, or -1."""
    best, most = -1, NONE_LEFT
    for spec in range(s.drawn):
        if used >> spec & 1 == 0 and is_in_line(s, spec) and shape_of_spec(s, kit, spec) == shape:
            worth = 10 * quality_of(s, kit, spec) - work_on(s, kit, spec)
            if worth > most:
                best, most = spec, worth
    return best


@rule
def work_on(s: State, kit: Kit, spec: int) -> int:
    """What is left to do before it can be laid."""
    if is_at(s, spec, Place.BUILD, MOST_BUILD):
        return 0
    work = FABRICATE + NIGHT * nights_of(s, kit, spec)
    return work if is_at(s, spec, Place.GATHER, MOST_GATHER) else work + GATHER
