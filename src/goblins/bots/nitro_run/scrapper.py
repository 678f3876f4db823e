"""The scrapper of Nitro Run: every offered move gets a worth, and the best one is made.

It wants the way with the fewest sections missing, drafts the shapes that it lacks, lays them as they come, and holds
the last one back until a full load has brewed. It looks at no numbers. Now that it is a yardstick, its weights and
its rules stay as they are.
"""

from ...games.nitro_run import moves
from ...games.nitro_run.moves import (
    colour_of,
    grunt_of,
    join_in,
    nitro_of,
    relief_of,
    schemer_of,
    space_of,
    spec_of,
    task_of,
    verb_of,
)
from ...games.nitro_run.rules.cart import count_nitro
from ...games.nitro_run.rules.chasm import shape_of
from ...games.nitro_run.rules.delegate import count_facing
from ...games.nitro_run.rules.nitro import happy_nitro, today
from ...games.nitro_run.rules.paths import FAR, steps_to
from ...games.nitro_run.rules.production import refuse_nothing_to_do
from ...games.nitro_run.rules.routes import (
    Trail,
    count_missing,
    free_ground,
    is_laid,
    join_on,
    shortest_route,
    space_on,
)
from ...games.nitro_run.rules.schemers import schemer_at
from ...games.nitro_run.rules.specs import is_at, shape_of_spec, top_of
from ...games.nitro_run.state import Kit, State
from ...games.nitro_run.terms import (
    DAYS,
    FIRST_SPACE,
    GRUNTS,
    MOST_BUILD,
    MOST_GATHER,
    NOTHING,
    SPACES,
    Colour,
    Nitro,
    Phase,
    Place,
    Relief,
    Task,
    Terrain,
)
from ...kernel.offers import Offers
from ...kernel.playout_random import PlayoutRandom
from ...kernel.rule import rule
from ..best import LAST, better, none_yet

LAYING = 1_000
TOGETHER = 800  # a task that all grunts are there for
GATHERING = 700
DRAFTING = 600
FABRICATING = 500
PLANNING = 400
WALKING = 300
BLASTING = 200
RUSHING = 50


@rule
def choose(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    trail = wanted_way(s)
    best = none_yet()
    for i in range(offers.count):
        best = better(best, offers.move[i], worth_of(s, kit, trail, offers.move[i]), rng)
    return best.move


@rule
def wanted_way(s: State) -> Trail:
    """The shortest one; over rubble, and then over crags, only if there is no other."""
    if s.phase >= Phase.WAY:
        return Trail(0, 0, 0, 0)
    ground = free_ground(s)
    trail = shortest_route(s, ground)
    if trail.length == 0:
        ground |= spaces_with(s, False)
        trail = shortest_route(s, ground)
    if trail.length == 0:
        trail = shortest_route(s, ground | spaces_with(s, True))
    return trail


@rule
def spaces_with(s: State, crags: bool) -> int:
    """All crags, or all rubble, as a mask."""
    found = 0
    for space in range(FIRST_SPACE, SPACES):
        if (s.spaces[space].terrain == Terrain.CRAG) if crags else (s.spaces[space].rubble > 0):
            found |= 1 << space
    return found


@rule
def worth_of(s: State, kit: Kit, trail: Trail, move: int) -> int:
    verb = verb_of(move)
    if s.phase >= Phase.WAY:
        return worth_on_the_run(s, move)
    if verb == moves.Scheme.code:
        return -steps_to_work(s, trail, s.schemers[schemer_of(move)].space)
    if verb == moves.Build.code:
        return worth_of_building(s, trail, space_of(move), join_in(move))
    if verb == moves.Plan.code:
        return PLANNING if lacks_any(s, kit, trail) and not has_wanted(s, kit, trail) else LAST
    if verb == moves.Delegate.code:
        return worth_of_telling(s, kit, trail, grunt_of(move), colour_of(move))
    if verb == moves.Team.code:
        return RUSHING if task_of(move) == Task.RUSH else TOGETHER
    if verb == moves.MoveSchemer.code:
        return worth_of_walking(s, trail, space_of(move))
    if verb == moves.Demolish.code:
        return worth_of_blasting(s, trail, space_of(move))
    if verb == moves.Draft.code:
        return worth_of_spec(s, kit, trail, spec_of(move))
    if verb == moves.Drop.code:
        return worth_of_rubble(s, trail, space_of(move))
    return LAST if verb in (moves.Done.code, moves.EndDay.code) else 0


# ------------------------------------------------------------------------------------------------- shapes


@rule
def lacking(s: State, kit: Kit, trail: Trail, shape: int) -> int:
    """How many sections of that shape are missing on the way and not yet in production."""
    lacks = 0
    for i in range(trail.length):
        if not is_laid(s, trail, i) and shape_of(join_on(s, trail, i)) == shape:
            lacks += 1
    for spec in range(s.drawn):
        in_line = is_at(s, spec, Place.DRAFT, 1) or is_at(s, spec, Place.GATHER, MOST_GATHER + MOST_BUILD)
        if in_line and shape_of_spec(s, kit, spec) == shape:
            lacks -= 1
    return lacks


@rule
def lacks_any(s: State, kit: Kit, trail: Trail) -> bool:
    for shape in range(3):
        if lacking(s, kit, trail, shape) > 0:
            return True
    return False


@rule
def has_wanted(s: State, kit: Kit, trail: Trail) -> bool:
    """Is a spec in the pool whose shape is lacking?"""
    for spec in range(s.drawn):
        if s.specs[spec].place == Place.POOL and lacking(s, kit, trail, shape_of_spec(s, kit, spec)) > 0:
            return True
    return False


@rule
def worth_of_spec(s: State, kit: Kit, trail: Trail, spec: int) -> int:
    worth = -top_of(s, kit, spec)
    if lacking(s, kit, trail, shape_of_spec(s, kit, spec)) > 0:
        worth += 10
    return worth


# ------------------------------------------------------------------------------------------------- grunts


@rule
def actions_left(s: State) -> int:
    """Today."""
    left = 0
    for schemer in s.schemers:
        left += schemer.actions
    return left


@rule
def worth_of_telling(s: State, kit: Kit, trail: Trail, grunt: int, colour: int) -> int:
    """Only what can be done today."""
    if refuse_nothing_to_do(s, kit, colour) != 0:
        return LAST
    if colour == Colour.BLUE:
        return DRAFTING if has_wanted(s, kit, trail) else LAST
    if colour == Colour.YELLOW:
        missing = 2 - count_facing(s, Colour.YELLOW)
        return GATHERING if missing <= actions_left(s) and s.grunts[grunt] != Colour.YELLOW else 0
    if colour == Colour.RED:
        missing = GRUNTS - count_facing(s, Colour.RED)
        return FABRICATING if missing <= actions_left(s) and s.grunts[grunt] != Colour.RED else 0
    return RUSHING


# ------------------------------------------------------------------------------------------------- track


@rule
def steps_to_work(s: State, trail: Trail, here: int) -> int:
    """How far it is to a place beside the nearest space that lacks its section."""
    fewest = FAR
    for i in range(trail.length):
        if not is_laid(s, trail, i):
            fewest = min(fewest, steps_to(s, here, space_on(trail, i)))
    return max(0, fewest - 1)


@rule
def worth_of_building(s: State, trail: Trail, space: int, join: int) -> int:
    """On the way, but not the last section before the load is full."""
    if count_missing(s, trail) == 1 and today(s) < DAYS:
        return LAST
    for i in range(trail.length):
        if space_on(trail, i) == space and join_on(s, trail, i) == join:
            return LAYING
    return LAST


@rule
def worth_of_walking(s: State, trail: Trail, space: int) -> int:
    here = s.schemers[s.active - 1].space
    now, then = steps_to_work(s, trail, here), steps_to_work(s, trail, space)
    return WALKING - then if then < now else LAST


@rule
def worth_of_blasting(s: State, trail: Trail, space: int) -> int:
    if happy_nitro(s) < 3 or (s.spaces[space].section > 0 and s.spaces[space].rubble == 0):
        return LAST
    for i in range(trail.length):
        if space_on(trail, i) == space:
            return BLASTING
    return LAST


@rule
def worth_of_rubble(s: State, trail: Trail, space: int) -> int:
    """Where it hinders least."""
    worth = -10 if schemer_at(s, space) != NOTHING else 0
    for i in range(trail.length):
        if space_on(trail, i) == space:
            worth -= 20
    return worth


# ------------------------------------------------------------------------------------------------- the run


@rule
def worth_on_the_run(s: State, move: int) -> int:
    """Brake when the last stability goes and there is nitro to spare; nobody jumps."""
    verb = verb_of(move)
    if verb == moves.Brake.code:
        return 1 if s.run.stability == 0 and s.run.ridden < s.run.sections and count_nitro(s, Nitro.HAPPY) > 4 else -1
    if verb == moves.Lighten.code:
        return -1
    if verb == moves.Calm.code:
        return nitro_of(move)
    if verb == moves.Tunnel.code:
        wanted = Relief.STEADY if s.run.stability <= 3 else Relief.SLOW
        return 1 if relief_of(move) == wanted else 0
    return 0
