"""What the schemers do: every offered move gets a worth by the plan, and the best one is made."""

from ....games.nitro_run import moves
from ....games.nitro_run.moves import colour_of, grunt_of, join_in, schemer_of, space_of, spec_of, task_of, verb_of
from ....games.nitro_run.rules.delegate import count_facing, grunts_needed
from ....games.nitro_run.rules.nitro import today
from ....games.nitro_run.rules.production import refuse_nothing_to_do
from ....games.nitro_run.rules.specs import shape_of_spec, top_of
from ....games.nitro_run.state import Kit, State
from ....games.nitro_run.terms import DAYS, Colour, Place, Task
from ....kernel.offers import Offers
from ....kernel.playout_random import PlayoutRandom
from ....kernel.rule import rule
from ...best import LAST, better, none_yet
from ..scrapper import actions_left
from .building import steps_to_site, worth_of_blasting, worth_of_building, worth_of_rubble, worth_of_walking
from .outlook import Outlook, outlook_of
from .pieces import chance_of_track, nights_of, quality_of
from .plan import Plan, best_plan, lacks, lacks_any
from .weights import (
    DRAFTING,
    FABRICATING,
    FIRST_OF_PAIR,
    GATHERING,
    HURRYING,
    PLANNING,
    RUSHING,
    TOGETHER,
)


@rule
def choose_act(s: State, kit: Kit, offers: Offers, rng: PlayoutRandom) -> int:
    outlook = outlook_of(s, kit)
    plan = best_plan(s, outlook)
    best = none_yet()
    for i in range(offers.count):
        best = better(best, offers.move[i], worth_of(s, kit, plan, outlook, offers.move[i]), rng)
    return best.move


@rule
def worth_of(s: State, kit: Kit, plan: Plan, outlook: Outlook, move: int) -> int:
    verb = verb_of(move)
    if verb == moves.Build.code:
        return worth_of_building(s, kit, plan, spec_of(move), space_of(move), join_in(move))
    if verb == moves.Plan.code:
        return worth_of_planning(s, kit, plan)
    if verb == moves.Delegate.code:
        return worth_of_telling(s, kit, plan, grunt_of(move), colour_of(move))
    if verb == moves.Team.code:
        return worth_of_team(s, kit, plan, task_of(move))
    if verb == moves.MoveSchemer.code:
        return worth_of_walking(s, plan, outlook, space_of(move))
    if verb == moves.Demolish.code:
        return worth_of_blasting(s, kit, plan, space_of(move))
    if verb == moves.Draft.code:
        return worth_of_spec(s, kit, plan, spec_of(move))
    if verb == moves.Rush.code:
        return worth_of_rushing(s, kit, plan, spec_of(move))
    if verb == moves.Fabricate.code:
        return 1 if plan.use >> spec_of(move) & 1 == 1 else -2
    if verb == moves.Drop.code:
        return worth_of_rubble(s, plan, space_of(move))
    if verb == moves.Scheme.code:
        return -steps_to_site(s, kit, plan, outlook, s.schemers[schemer_of(move)].space)
    if verb == moves.Done.code:
        return -1
    return LAST // 2 if verb == moves.EndDay.code else 0


# -------------------------------------------------------------------------------------------------- new specs


@rule
def has_wanted(s: State, kit: Kit, plan: Plan) -> bool:
    """Is a spec in the pool whose shape the plan lacks?"""
    for spec in range(s.drawn):
        if s.specs[spec].place == Place.POOL and lacks(plan, shape_of_spec(s, kit, spec)) > 0:
            return True
    return False


@rule
def worth_of_planning(s: State, kit: Kit, plan: Plan) -> int:
    if lacks_any(plan) and not has_wanted(s, kit, plan):
        return PLANNING
    return LAST


@rule
def worth_of_spec(s: State, kit: Kit, plan: Plan, spec: int) -> int:
    worth = quality_of(s, kit, spec) + 2 * chance_of_track(s, kit, spec) - 30 * top_of(s, kit, spec)
    if lacks(plan, shape_of_spec(s, kit, spec)) > 0:
        worth += 1_000
    return worth


# ----------------------------------------------------------------------------------------------------- grunts


@rule
def useful_ready(s: State, kit: Kit, plan: Plan) -> int:
    """How many specs that wait for fabrication the plan wants."""
    count = 0
    for spec in range(s.drawn):
        gathering = Place.GATHER <= s.specs[spec].place < Place.BUILD
        if gathering and plan.use >> spec & 1 == 1 and nights_of(s, kit, spec) == 0:
            count += 1
    return count


@rule
def must_hurry(s: State, kit: Kit, spec: int) -> bool:
    """Will it be ready too late?"""
    return today(s) + nights_of(s, kit, spec) > DAYS - 1


@rule
def worth_of_rushing(s: State, kit: Kit, plan: Plan, spec: int) -> int:
    if plan.use >> spec & 1 == 0:
        return -2
    return nights_of(s, kit, spec) + (10 if must_hurry(s, kit, spec) else 0)


@rule
def best_rush(s: State, kit: Kit, plan: Plan) -> int:
    """What a rush is worth as an action."""
    worth = LAST
    for spec in range(s.drawn):
        gathering = Place.GATHER <= s.specs[spec].place < Place.BUILD
        if gathering and plan.use >> spec & 1 == 1 and nights_of(s, kit, spec) > 0:
            worth = max(worth, HURRYING if must_hurry(s, kit, spec) else RUSHING)
    return worth


@rule
def worth_of_team(s: State, kit: Kit, plan: Plan, task: int) -> int:
    if task == Task.FABRICATE:
        return TOGETHER if useful_ready(s, kit, plan) > 0 else LAST
    if task == Task.RUSH:
        return best_rush(s, kit, plan) + 1
    return TOGETHER


@rule
def worth_of_telling(s: State, kit: Kit, plan: Plan, grunt: int, colour: int) -> int:
    """Only what can be done today."""
    if refuse_nothing_to_do(s, kit, colour) != 0:
        return LAST
    if colour == Colour.BLUE:
        return DRAFTING if has_wanted(s, kit, plan) else LAST
    if colour == Colour.BLACK:
        return best_rush(s, kit, plan)
    missing = grunts_needed(colour) - count_facing(s, colour)
    if missing > actions_left(s) or s.grunts[grunt] == colour:
        return LAST
    if colour == Colour.YELLOW:
        return GATHERING if missing == 1 else FIRST_OF_PAIR
    return FABRICATING if useful_ready(s, kit, plan) > 0 else LAST
