"""What the schemers do: every offered move gets a worth by the plan, and the best one is made."""

from ...games.nitro_run.moves import (
    Verb,
    colour_of,
    grunt_of,
    join_in,
    schemer_of,
    space_of,
    spec_of,
    task_of,
    verb_of,
)
from ...games.nitro_run.rules.delegate import count_facing, grunts_needed
from ...games.nitro_run.rules.nitro import happy_nitro, today
from ...games.nitro_run.rules.paths import FAR, steps_to
from ...games.nitro_run.rules.production import is_ready, refuse_nothing_to_do
from ...games.nitro_run.rules.routes import count_missing, is_laid, join_on, space_on
from ...games.nitro_run.rules.schemers import schemer_at
from ...games.nitro_run.rules.specs import is_at, shape_of_spec, top_of
from ...games.nitro_run.state import Kit, State
from ...games.nitro_run.terms import DAYS, MOST_GATHER, NOTHING, Colour, Place, Task
from ...kernel.offers import Offers
from ...kernel.quick import Coin, quick_below
from ...kernel.rule import rule
from .pieces import chance_of_track, quality_of
from .plan import Plan, best_plan, lacks, lacks_any

LAST = -1_000_000
LAYING = 1_000
TOGETHER = 800
GATHERING = 700
DRAFTING = 600
FABRICATING = 500
PLANNING = 400
WALKING = 300
BLASTING = 350
RUSHING = 50


@rule
def choose_act(s: State, kit: Kit, offers: Offers, coin: Coin) -> int:
    plan = best_plan(s, kit)
    best, highest, equals = offers.move[0], 2 * LAST, 0
    for i in range(offers.count):
        worth = worth_of(s, kit, plan, offers.move[i])
        if worth > highest:
            best, highest, equals = offers.move[i], worth, 1
        elif worth == highest:
            equals += 1
            if quick_below(coin, equals) == 0:
                best = offers.move[i]
    return best


@rule
def worth_of(s: State, kit: Kit, plan: Plan, move: int) -> int:
    verb = verb_of(move)
    if verb == Verb.SCHEME:
        return -steps_to_work(s, plan, s.schemers[schemer_of(move)].space)
    if verb == Verb.BUILD:
        return worth_of_building(s, kit, plan, spec_of(move), space_of(move), join_in(move))
    if verb == Verb.PLAN:
        return PLANNING if lacks_any(plan) and not has_wanted(s, kit, plan) else LAST
    if verb == Verb.DELEGATE:
        return worth_of_telling(s, kit, plan, grunt_of(move), colour_of(move))
    if verb == Verb.TEAM:
        return worth_of_team(s, kit, plan, task_of(move))
    if verb == Verb.MOVE:
        return worth_of_walking(s, plan, space_of(move))
    if verb == Verb.DEMOLISH:
        return worth_of_blasting(s, plan, space_of(move))
    if verb == Verb.DRAFT:
        return worth_of_spec(s, kit, plan, spec_of(move))
    if verb == Verb.RUSH or verb == Verb.FABRICATE:
        return worth_of_section(s, kit, plan, spec_of(move))
    if verb == Verb.DROP:
        return worth_of_rubble(s, plan, space_of(move))
    if verb == Verb.DONE:
        return -1
    return LAST if verb == Verb.END_DAY else 0


@rule
def has_wanted(s: State, kit: Kit, plan: Plan) -> bool:
    for spec in range(s.drawn):
        if s.specs[spec].place == Place.POOL and lacks(plan, shape_of_spec(s, kit, spec)) > 0:
            return True
    return False


@rule
def worth_of_spec(s: State, kit: Kit, plan: Plan, spec: int) -> int:
    worth = quality_of(s, kit, spec) + 2 * chance_of_track(s, kit, spec) - 30 * top_of(s, kit, spec)
    if lacks(plan, shape_of_spec(s, kit, spec)) > 0:
        worth += 1_000
    return worth


@rule
def worth_of_section(s: State, kit: Kit, plan: Plan, spec: int) -> int:
    """Of a section in production."""
    return 1 if plan.use >> spec & 1 == 1 else -2


@rule
def actions_left(s: State) -> int:
    left = 0
    for schemer in s.schemers:
        left += schemer.actions
    return left


@rule
def useful_ready(s: State, kit: Kit, plan: Plan) -> int:
    """How many ready specs the plan wants."""
    count = 0
    for spec in range(s.drawn):
        if plan.use >> spec & 1 == 1 and is_at(s, spec, Place.GATHER, MOST_GATHER) and is_ready(s, kit, spec):
            count += 1
    return count


@rule
def worth_of_team(s: State, kit: Kit, plan: Plan, task: int) -> int:
    if task == Task.FABRICATE:
        return TOGETHER if useful_ready(s, kit, plan) > 0 else LAST
    return RUSHING if task == Task.RUSH else TOGETHER


@rule
def worth_of_telling(s: State, kit: Kit, plan: Plan, grunt: int, colour: int) -> int:
    """Only what can be done today."""
    if refuse_nothing_to_do(s, kit, colour) != 0:
        return LAST
    missing = grunts_needed(colour) - count_facing(s, colour)
    if colour == Colour.BLUE:
        return DRAFTING if has_wanted(s, kit, plan) else LAST
    if colour == Colour.YELLOW:
        return GATHERING if missing <= actions_left(s) and s.grunts[grunt] != colour else 0
    if colour == Colour.RED:
        if useful_ready(s, kit, plan) == 0:
            return LAST
        return FABRICATING if missing <= actions_left(s) and s.grunts[grunt] != colour else 0
    return RUSHING


@rule
def steps_to_work(s: State, plan: Plan, here: int) -> int:
    fewest = FAR
    for i in range(plan.trail.length):
        if not is_laid(s, plan.trail, i):
            fewest = min(fewest, steps_to(s, here, space_on(plan.trail, i)))
    return max(0, fewest - 1)


@rule
def worth_of_building(s: State, kit: Kit, plan: Plan, spec: int, space: int, join: int) -> int:
    if plan.use >> spec & 1 == 0:
        return LAST
    if count_missing(s, plan.trail) == 1 and today(s) < DAYS:
        return LAST
    for i in range(plan.trail.length):
        if space_on(plan.trail, i) == space and join_on(s, plan.trail, i) == join:
            return LAYING
    return LAST


@rule
def worth_of_walking(s: State, plan: Plan, space: int) -> int:
    here = s.schemers[s.active - 1].space
    now, then = steps_to_work(s, plan, here), steps_to_work(s, plan, space)
    return WALKING - then if then < now else LAST


@rule
def worth_of_blasting(s: State, plan: Plan, space: int) -> int:
    if happy_nitro(s) < 3 or (s.spaces[space].section > 0 and s.spaces[space].rubble == 0):
        return LAST
    for i in range(plan.trail.length):
        if space_on(plan.trail, i) == space:
            return BLASTING
    return LAST


@rule
def worth_of_rubble(s: State, plan: Plan, space: int) -> int:
    worth = -10 if schemer_at(s, space) != NOTHING else 0
    for i in range(plan.trail.length):
        if space_on(plan.trail, i) == space:
            worth -= 20
    return worth
