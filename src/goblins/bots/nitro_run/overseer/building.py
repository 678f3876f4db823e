"""In the chasm: where sections are laid, where schemers are needed, and what to do about rubble."""

from ....games.nitro_run.rules.chasm import shape_of
from ....games.nitro_run.rules.nitro import happy_nitro, today
from ....games.nitro_run.rules.paths import FAR
from ....games.nitro_run.rules.production import staged
from ....games.nitro_run.rules.routes import count_missing, is_laid, join_on, space_on
from ....games.nitro_run.rules.schemers import schemer_at
from ....games.nitro_run.rules.specs import is_at, shape_of_spec
from ....games.nitro_run.state import Kit, State
from ....games.nitro_run.terms import ACTIONS, DAYS, MOST_BUILD, NOTHING, SCHEMERS, Place, Terrain
from ....kernel.rule import rule
from ...best import LAST
from .outlook import Outlook
from .plan import Plan, slack
from .weights import BLASTING, DUMPING, LATE, LAYING, WALKING


@rule
def position_of(plan: Plan, space: int) -> int:
    """The number of this space on the way, or NOTHING."""
    for i in range(plan.trail.length):
        if space_on(plan.trail, i) == space:
            return i
    return NOTHING


@rule
def is_obstructed(s: State, space: int) -> bool:
    return s.spaces[space].rubble > 0 or s.spaces[space].terrain == Terrain.CRAG


@rule
def has_staged(s: State, kit: Kit, plan: Plan, shape: int) -> bool:
    """Is a section of that shape, which the plan wants, ready to be laid?"""
    for spec in range(s.drawn):
        if plan.use >> spec & 1 == 1 and is_at(s, spec, Place.BUILD, MOST_BUILD):
            if shape_of_spec(s, kit, spec) == shape:
                return True
    return False


# ---------------------------------------------------------------------------------------------------- laying


@rule
def worth_of_building(s: State, kit: Kit, plan: Plan, spec: int, space: int, join: int) -> int:
    """On the way, but not the last section before the load is full; off the way only what is in the way."""
    i = position_of(plan, space)
    if plan.use >> spec & 1 == 0:
        return DUMPING if i == NOTHING and staged(s) == kit.production.build else LAST
    if i == NOTHING or join_on(s, plan.trail, i) != join:
        return LAST
    if count_missing(s, plan.trail) == 1 and today(s) < DAYS:
        return LAST
    return LAYING


# --------------------------------------------------------------------------------------------------- walking


@rule
def steps_to_site(s: State, kit: Kit, plan: Plan, outlook: Outlook, here: int) -> int:
    """How far it is to the nearest space that a section could be laid on now."""
    fewest = FAR
    for i in range(plan.trail.length):
        space = space_on(plan.trail, i)
        if not is_laid(s, plan.trail, i) and has_staged(s, kit, plan, shape_of(join_on(s, plan.trail, i))):
            fewest = min(fewest, max(0, int(outlook.steps[here, space]) - 1))
    return fewest


@rule
def way_to(s: State, outlook: Outlook, here: int, site: int) -> int:
    """Steps from which a section can be laid there, or rubble cleaned up."""
    steps = int(outlook.steps[here, site])
    return steps if s.spaces[site].rubble > 0 else max(0, steps - 1)


@rule
def nearest_other(s: State, outlook: Outlook, schemer: int, site: int) -> int:
    """How far the nearest of the others has to go."""
    nearest = FAR
    for other in range(SCHEMERS):
        if other != schemer:
            nearest = min(nearest, way_to(s, outlook, s.schemers[other].space, site))
    return nearest


@rule
def walking_left(s: State, plan: Plan, outlook: Outlook, schemer: int, here: int) -> int:
    """Steps to all sites, each for whoever is nearest, if this schemer were here."""
    steps = 0
    for i in range(plan.trail.length):
        if not is_laid(s, plan.trail, i):
            site = space_on(plan.trail, i)
            steps += min(way_to(s, outlook, here, site), nearest_other(s, outlook, schemer, site))
    return steps


@rule
def is_late(s: State, plan: Plan, outlook: Outlook, schemer: int) -> bool:
    """Has it only just the actions left to reach and lay what nobody else is nearer to?"""
    furthest, sites, here = 0, 0, s.schemers[schemer].space
    for i in range(plan.trail.length):
        if not is_laid(s, plan.trail, i):
            steps = way_to(s, outlook, here, space_on(plan.trail, i))
            if steps < nearest_other(s, outlook, schemer, space_on(plan.trail, i)):
                furthest = max(furthest, steps)
                sites += 1
    left = s.schemers[schemer].actions + ACTIONS * max(0, DAYS - today(s))
    return furthest > 0 and furthest + sites + 1 >= left


@rule
def worth_of_walking(s: State, plan: Plan, outlook: Outlook, space: int) -> int:
    """Nearer to the sites, all schemers taken together."""
    schemer = s.active - 1
    here = s.schemers[schemer].space
    gain = walking_left(s, plan, outlook, schemer, here) - walking_left(s, plan, outlook, schemer, space)
    if gain <= 0:
        return LAST
    return gain + (LATE if is_late(s, plan, outlook, schemer) else WALKING)


# ---------------------------------------------------------------------------------------------------- rubble


@rule
def worth_of_blasting(s: State, kit: Kit, plan: Plan, space: int) -> int:
    """What is in the way, if there is no time to clean it up."""
    if position_of(plan, space) == NOTHING or not is_obstructed(s, space) or happy_nitro(s) < 3:
        return LAST
    cleaning = s.spaces[space].rubble > 0 and slack(s, plan) > 60 and today(s) < DAYS - 1
    return LAST if cleaning else BLASTING


@rule
def worth_of_rubble(s: State, plan: Plan, space: int) -> int:
    """Off the way, or where somebody stands who has nothing left to do today and can clean it up tomorrow."""
    worth, schemer = 0, schemer_at(s, space)
    if position_of(plan, space) != NOTHING:
        worth -= 20
    if schemer != NOTHING:
        worth += 5 - 10 * s.schemers[schemer].actions
    return worth
