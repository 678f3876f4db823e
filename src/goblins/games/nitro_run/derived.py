"""What follows from a view and helps whoever looks at it: which ends meet what, odds, reach, days, and ways left.

It is worked out from the view alone, so it betrays nothing, and a view retold from events has it too.
"""

from collections import deque
from functools import lru_cache

from ...kernel.names import name_of
from ...kernel.record import blank
from .notation import JoinName, SpaceName, join_name, space_name
from .rules.chasm import first_end, is_chasm, neighbour, opposite, second_end
from .rules.delegate import grunts_needed
from .rules.routes import Trail, count_missing, first_route, free_ground, is_laid, join_on, next_route, space_on
from .rules.schemers import is_within_reach
from .rules.ways import can_enter
from .seen import EndView, OddsView, PlannerView, SpecView, StepView, TaskView, View
from .state import State
from .terms import (
    DAYS,
    GOBLINS,
    HAPPY_POINTS,
    NITRO,
    NOTHING,
    SPACES,
    Colour,
    Side,
    Task,
    Terrain,
)

MOST_WAYS = 4  # that the planner shows
SPACE, JOIN = SpaceName().encode, JoinName().encode
TERRAINS = {name_of(terrain): int(terrain) for terrain in Terrain}
TASKS = [task for task in Task if task != Task.NONE]

Ground = tuple[tuple[int, int, int, int], ...]  # terrain, section, join and rubble of every space


def work_out(view: View) -> None:
    """Fill in what follows from the rest."""
    s = _table_of(view)
    _ends(view, s)
    _reach(view, s)
    _specs(view)
    _week(view)
    view.tasks = [_task(view, task) for task in TASKS]
    _score(view)
    view.planner = _planner(s.entrance, s.exit, _ground_of(s)) if view.run is None and view.ending is None else None


def _table_of(view: View) -> State:
    """The chasm of the view as the rules know it."""
    s = blank(State)
    s.entrance, s.exit = SPACE(view.entrance), SPACE(view.exit)
    for space, seen in zip(s.spaces, view.spaces, strict=True):
        space.terrain = TERRAINS[seen.terrain]
        space.section = seen.section or 0
        space.join = JOIN(seen.join) if seen.join else 0
        space.rubble = seen.rubble or 0
    return s


def _ground_of(s: State) -> Ground:
    return tuple((space.terrain, space.section, space.join, space.rubble) for space in s.spaces)


# ------------------------------------------------------------------------------------------------ the chasm


def _ends(view: View, s: State) -> None:
    for space, seen in enumerate(view.spaces):
        sides = [first_end(s.spaces[space].join), second_end(s.spaces[space].join)] if seen.section else []
        seen.ends = [EndView(name_of(Side(side)), _meets(s, space, side)) for side in sides]


def _meets(s: State, space: int, side: int) -> str:
    if s.spaces[space].rubble:
        return "nothing"
    if space == s.entrance and side == Side.N:
        return "entrance"
    if space == s.exit and side == Side.S:
        return "exit"
    there = neighbour(space, side)
    if can_enter(s, there, opposite(side)):
        return "section"
    if there != NOTHING and s.spaces[there].terrain == Terrain.CAVE:
        return "cave"
    if there != NOTHING and is_chasm(s, there) and not s.spaces[there].section and not s.spaces[there].rubble:
        return "open"
    return "nothing"


def _reach(view: View, s: State) -> None:
    """Where each schemer could go with the actions it has left, if the others stay."""
    taken = {SPACE(schemer.space) for schemer in view.schemers}
    for schemer in view.schemers:
        steps = {SPACE(schemer.space): 0}
        todo = deque(steps)
        while todo:
            here = todo.popleft()
            if steps[here] < schemer.actions:
                for there in range(SPACES):
                    if there not in steps and there not in taken and _may_step(s, here, there):
                        steps[there] = steps[here] + 1
                        todo.append(there)
        schemer.reach = {space_name(space): count for space, count in sorted(steps.items()) if count}


def _may_step(s: State, here: int, there: int) -> bool:
    return s.spaces[there].terrain != Terrain.CRAG and is_within_reach(s, here, there)


@lru_cache(1024)
def _planner(entrance: int, exit: int, ground: Ground) -> PlannerView:
    """The shortest ways that could still be completed without demolishing or cleaning anything."""
    s = blank(State)
    s.entrance, s.exit = entrance, exit
    for space, (terrain, section, join, rubble) in zip(s.spaces, ground, strict=True):
        space.terrain, space.section, space.join, space.rubble = terrain, section, join, rubble
    free = free_ground(s)
    ways: list[list[StepView]] = []
    fewest = SPACES
    trail = first_route(s, free)
    while trail.length > 0:
        missing = count_missing(s, trail)
        if missing < fewest:
            fewest, ways = missing, []
        if missing == fewest and len(ways) < MOST_WAYS:
            ways.append([_step(s, trail, i) for i in range(trail.length)])
        trail = next_route(s, free, trail)
    return PlannerView(fewest if ways else None, ways)


def _step(s: State, trail: Trail, i: int) -> StepView:
    return StepView(space_name(space_on(trail, i)), join_name(join_on(s, trail, i)), is_laid(s, trail, i))


# ------------------------------------------------------------------------------------- specs and production


def _specs(view: View) -> None:
    for spec in view.specs:
        spec.days = spec.top - spec.value if spec.place == "gather" else None
        spec.odds = _odds(view, spec) if spec.place == "pool" and spec.face is None else None


def _odds(view: View, spec: SpecView) -> OddsView:
    """What hexes that look like it are left, when all that was seen, and all that must be track, is taken away."""
    look = next(look for look in view.box if (look.shape, look.top) == (spec.shape, spec.top))
    alike = [other for other in view.specs if (other.shape, other.top) == (spec.shape, spec.top)]
    seen = [other.face.kind if other.face else "track" for other in alike if other.face or other.place != "pool"]
    return OddsView(
        len(look.tracks) - seen.count("track"),
        look.blank - seen.count("blank"),
        look.rubble - seen.count("rubble"),
    )


def _task(view: View, task: Task) -> TaskView:
    colour = name_of(Colour(task))
    facing = sum(grunt.faces == colour for grunt in view.grunts)
    return TaskView(name_of(task), colour, grunts_needed(task), facing, _is_useful(view, task))


def _is_useful(view: View, task: Task) -> bool:
    """Is there anything for it to do?"""
    gathering = [spec for spec in view.specs if spec.place == "gather"]
    at = [spec.place for spec in view.specs]
    match task:
        case Task.DRAFT:
            return "pool" in at and "draft" not in at
        case Task.GATHER:
            return "draft" in at and len(gathering) < view.gather_spaces
        case Task.RUSH:
            return any(spec.value < spec.top for spec in gathering)
        case _:
            return any(spec.value == spec.top for spec in gathering) and at.count("build") < view.build_spaces


# ----------------------------------------------------------------------------------------- nitro and points


def _week(view: View) -> None:
    """The first tokens sour in overtime; those that were blown up are taken from the first happy ones."""
    week = view.week
    week.day = week.brewed + 1 if week.brewed < NITRO else DAYS + week.soured
    happy = week.brewed - week.soured - week.blown
    week.tokens = (
        ["sour"] * week.soured + ["blown"] * week.blown + ["happy"] * happy + ["brewing"] * (NITRO - week.brewed)
    )


def _score(view: View) -> None:
    if view.run is not None:
        faces = [bottle.face for bottle in view.run.cart]
        view.run.goblins = GOBLINS - faces.count("gone")
        view.run.points = view.run.goblins + HAPPY_POINTS * faces.count("happy") + faces.count("angry")
