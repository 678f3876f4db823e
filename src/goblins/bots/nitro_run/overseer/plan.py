"""The plan: which way through the chasm, and which sections for it. It is made anew before every decision.

Every way that could still be laid is given a worth in hundredths of a point: what the cart may bring, less the work
that is left, where there are more actions to do than days to do them.
"""

from typing import NamedTuple

from ....games.nitro_run.rules.chasm import is_chasm, shape_of
from ....games.nitro_run.rules.nitro import today
from ....games.nitro_run.rules.paths import steps_to
from ....games.nitro_run.rules.routes import (
    Trail,
    first_route,
    free_ground,
    is_laid,
    join_on,
    next_route,
    space_on,
    tunnels_on,
)
from ....games.nitro_run.rules.specs import is_at, shape_of_spec
from ....games.nitro_run.state import Kit, State
from ....games.nitro_run.terms import (
    DAYS,
    FIRST_SPACE,
    MOST_BUILD,
    MOST_GATHER,
    SCHEMERS,
    SPACES,
    Place,
    Shape,
    Terrain,
)
from ....kernel.rule import rule
from ..scrapper import actions_left
from .pieces import (
    count_in_pool,
    is_in_line,
    mean_quality_of_shape,
    nights_of,
    quality_of,
)

SHAPES = 3
LAST_DAY = DAYS + 1  # on the seventh and the eighth day the cart is full
ACTIONS_A_DAY = 6
NO_PLAN = -1_000_000

# Work in tenths of an action
LAY, FABRICATE, GATHER, DRAFT, PLAN = 8, 5, 13, 14, 12
NIGHT = 4  # a spec that still has to gather for one more
BLAST = 10
BLASTED_NITRO = 200  # hundredths of a point
HURRY = 25  # hundredths of a point for every tenth of an action too many
TIDY = 2  # and for one that fits in
TUNNEL = 70  # what a tunnel is worth


class Plan(NamedTuple):
    """A way with its worth, the specs in production that it wants as a mask, and how many it lacks of each shape."""

    trail: Trail
    worth: int
    work: int  # in tenths of an action
    use: int
    hairpins: int
    bends: int
    straights: int


@rule
def lacks(plan: Plan, shape: int) -> int:
    if shape == Shape.HAIRPIN:
        return plan.hairpins
    return plan.bends if shape == Shape.BEND else plan.straights


@rule
def lacks_any(plan: Plan) -> bool:
    return plan.hairpins + plan.bends + plan.straights > 0


@rule
def best_plan(s: State, kit: Kit) -> Plan:
    """Over free ground and rubble; over crags only where there is no other way."""
    ground = free_ground(s) | obstructed(s, False)
    best = best_plan_over(s, kit, ground)
    if best.trail.length == 0:
        best = best_plan_over(s, kit, ground | obstructed(s, True))
    return best


@rule
def obstructed(s: State, crags: bool) -> int:
    """All crags, or all chasm under rubble, as a mask."""
    found = 0
    for space in range(FIRST_SPACE, SPACES):
        crag = s.spaces[space].terrain == Terrain.CRAG
        if crag if crags else (is_chasm(s, space) and s.spaces[space].rubble > 0):
            found |= 1 << space
    return found


@rule
def best_plan_over(s: State, kit: Kit, ground: int) -> Plan:
    best = Plan(Trail(0, 0, 0, 0), NO_PLAN, 0, 0, 0, 0, 0)
    trail = first_route(s, ground)
    while trail.length > 0:
        plan = plan_of(s, kit, trail)
        if plan.worth > best.worth:
            best = plan
        trail = next_route(s, ground, trail)
    return best


@rule
def plan_of(s: State, kit: Kit, trail: Trail) -> Plan:
    use, quality, work, lost = 0, 0, 0, 0
    lack0, lack1, lack2 = 0, 0, 0
    for i in range(trail.length):
        space = s.spaces[space_on(trail, i)]
        if is_laid(s, trail, i):
            quality += quality_of(s, kit, space.section - 1)
            continue
        work += LAY
        if space.rubble > 0 or space.terrain == Terrain.CRAG:
            work += BLAST
            lost += BLASTED_NITRO
    for shape in range(SHAPES):
        needed = count_needed(s, trail, shape)
        while needed > 0:
            spec = best_in_line(s, kit, shape, use)
            if spec < 0:
                break
            use |= 1 << spec
            quality += quality_of(s, kit, spec)
            work += work_on(s, kit, spec)
            needed -= 1
        quality += needed * mean_quality_of_shape(s, kit, shape)
        work += needed * (FABRICATE + GATHER + DRAFT) + max(0, needed - count_in_pool(s, kit, shape)) * PLAN
        if shape == Shape.HAIRPIN:
            lack0 = needed
        elif shape == Shape.BEND:
            lack1 = needed
        else:
            lack2 = needed
    work += work_of_walking(s, trail)
    tunnels = tunnels_on(trail)
    worth = min(0, quality + 300 + TUNNEL * ((tunnels & 1) + (tunnels >> 1))) - lost - TIDY * work
    worth -= HURRY * max(0, work - 10 * time_left(s))
    return Plan(trail, worth, work, use, lack0, lack1, lack2)


@rule
def time_left(s: State) -> int:
    """Actions until the cart begins to lose nitro."""
    return actions_left(s) + ACTIONS_A_DAY * max(0, LAST_DAY - today(s))


@rule
def slack(s: State, plan: Plan) -> int:
    """Tenths of an action to spare."""
    return 10 * time_left(s) - plan.work


@rule
def count_needed(s: State, trail: Trail, shape: int) -> int:
    needed = 0
    for i in range(trail.length):
        if not is_laid(s, trail, i) and shape_of(join_on(s, trail, i)) == shape:
            needed += 1
    return needed


@rule
def best_in_line(s: State, kit: Kit, shape: int, used: int) -> int:
    """The best section of that shape in production that is not used yet, or -1."""
    best, most = -1, NO_PLAN
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


@rule
def work_of_walking(s: State, trail: Trail) -> int:
    """Steps to the furthest space that lacks its section, for whoever is nearest."""
    furthest = 0
    for i in range(trail.length):
        if not is_laid(s, trail, i):
            nearest = 99
            for schemer in range(SCHEMERS):
                nearest = min(nearest, steps_to(s, s.schemers[schemer].space, space_on(trail, i)) - 1)
            furthest = max(furthest, nearest)
    return 10 * furthest
