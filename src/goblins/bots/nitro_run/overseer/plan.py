"""The plan: which way through the chasm, and which sections for it. It is made anew before every decision.

Every way that could still be laid is given a worth in hundredths of a point: what the cart may bring, less the work
that is left, where there are more actions to do than days to do them.
"""

from typing import NamedTuple

from ....games.nitro_run.rules.chasm import is_chasm, shape_of
from ....games.nitro_run.rules.nitro import today
from ....games.nitro_run.rules.routes import (
    Trail,
    first_route,
    free_ground,
    is_laid,
    join_on,
    next_route_within,
    space_on,
    tunnels_on,
)
from ....games.nitro_run.state import State
from ....games.nitro_run.terms import DAYS, FIRST_SPACE, LONGEST_WAY, SPACES, Shape, Terrain
from ....kernel.rule import rule
from ..scrapper import actions_left
from .outlook import DRAFT, FABRICATE, GATHER, IN_LINE, LAID, SHAPES, Outlook

LAST_DAY = DAYS + 1  # on the seventh and the eighth day the cart is full
ACTIONS_A_DAY = 6
NO_PLAN = -1_000_000

LAY, BLAST, STEP = 8, 10, 10  # work in tenths of an action
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
def best_plan(s: State, outlook: Outlook) -> Plan:
    """Over free ground and rubble; over crags only where there is no other way."""
    ground = free_ground(s) | obstructed(s, False)
    best = best_plan_over(s, outlook, ground)
    if best.trail.length == 0:
        best = best_plan_over(s, outlook, ground | obstructed(s, True))
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
def best_plan_over(s: State, outlook: Outlook, ground: int) -> Plan:
    best, longest = Plan(Trail(0, 0, 0, 0), NO_PLAN, 0, 0, 0, 0, 0), LONGEST_WAY
    trail = first_route(s, ground)
    while trail.length > 0:
        plan = plan_of(s, outlook, trail)
        if plan.worth > best.worth:
            best = plan
            while longest > 0 and most_worth(s, outlook, longest) <= best.worth:
                longest -= 1
        trail = next_route_within(s, ground, trail, longest)
    return best


@rule
def most_worth(s: State, outlook: Outlook, length: int) -> int:
    """What a way over so many spaces is worth at most: the work that it takes in any case."""
    missing = max(0, length - outlook.sections[LAID])
    made = max(0, missing - outlook.sections[IN_LINE])
    return -price_of(s, missing * LAY + made * (FABRICATE + GATHER + DRAFT))


@rule
def price_of(s: State, work: int) -> int:
    """What work costs, in hundredths of a point: more where there is no time for it."""
    return TIDY * work + HURRY * max(0, work - 10 * time_left(s))


@rule
def plan_of(s: State, outlook: Outlook, trail: Trail) -> Plan:
    use, quality, work, lost, furthest = 0, 0, 0, 0, 0
    hairpins, bends, straights = 0, 0, 0
    for i in range(trail.length):
        there = space_on(trail, i)
        if is_laid(s, trail, i):
            quality += int(outlook.laid[there])
            continue
        work += LAY
        furthest = max(furthest, int(outlook.walk[there]))
        if s.spaces[there].rubble > 0 or s.spaces[there].terrain == Terrain.CRAG:
            work += BLAST
            lost += BLASTED_NITRO
        shape = shape_of(join_on(s, trail, i))
        if shape == Shape.HAIRPIN:
            hairpins += 1
        elif shape == Shape.BEND:
            bends += 1
        else:
            straights += 1
    for shape in range(SHAPES):
        needed = hairpins if shape == Shape.HAIRPIN else bends if shape == Shape.BEND else straights
        use |= int(outlook.use[shape, needed])
        quality += int(outlook.quality[shape, needed])
        work += int(outlook.work[shape, needed])
    work += STEP * furthest
    tunnels = tunnels_on(trail)
    worth = min(0, quality + 300 + TUNNEL * ((tunnels & 1) + (tunnels >> 1))) - lost - price_of(s, work)
    return Plan(
        trail,
        worth,
        work,
        use,
        int(outlook.lacking[Shape.HAIRPIN, hairpins]),
        int(outlook.lacking[Shape.BEND, bends]),
        int(outlook.lacking[Shape.STRAIGHT, straights]),
    )


@rule
def time_left(s: State) -> int:
    """Actions until the cart begins to lose nitro."""
    return actions_left(s) + ACTIONS_A_DAY * max(0, LAST_DAY - today(s))


@rule
def slack(s: State, plan: Plan) -> int:
    """Tenths of an action to spare."""
    return 10 * time_left(s) - plan.work
