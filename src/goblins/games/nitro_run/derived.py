"""What follows from a view and helps whoever looks at it: which ends meet what, odds, reach, days, and ways left.

The view is laid out as a table again, and the rules say the rest. Nothing but the view is known, so nothing is
betrayed, and a view retold from events has it too.
"""

from collections import deque
from functools import lru_cache

from ...kernel.names import name_of
from ...kernel.record import blank
from .notation import JoinName, SpaceName, join_name, space_name
from .reasons import Reason
from .rules.cart import room_for
from .rules.chasm import first_end, neighbour, opposite, second_end
from .rules.delegate import count_facing, grunts_needed
from .rules.nitro import happy_nitro, happy_tomorrow, last_day, today
from .rules.production import refuse_nothing_to_do
from .rules.routes import Trail, count_missing, first_route, free_ground, is_laid, join_on, next_route, space_on
from .rules.schemers import refuse_step
from .rules.score import goblins_alive, points_of_cart, points_of_load
from .rules.ways import can_enter
from .seen import EndView, OddsView, PlannerView, SpecView, StepView, TaskView, View
from .state import Kit, State
from .terms import DAYS, NITRO, NOTHING, SPACES, Colour, Nitro, Place, Side, Task, Terrain

MOST_WAYS = 4  # that the planner shows
SPACE, JOIN = SpaceName().encode, JoinName().encode
TERRAINS = {name_of(terrain): int(terrain) for terrain in Terrain}
PLACES = {name_of(place): int(place) for place in Place}
COLOURS = {name_of(colour): int(colour) for colour in Colour}
NITROS = {name_of(nitro): int(nitro) for nitro in Nitro}

Ground = tuple[tuple[int, int, int, int], ...]  # terrain, section, join and rubble of every space


def work_out(view: View) -> None:
    """Fill in what follows from the rest."""
    s, kit = _table_of(view), _kit_of(view)
    _ends(view, s)
    _reach(view, s)
    _specs(view)
    _week(view, s)
    view.tasks = [_task(s, kit, colour) for colour in Colour if colour != Colour.NONE]
    if view.run is not None:
        view.run.goblins, view.run.points = goblins_alive(s), points_of_cart(s)
    view.planner = _planner(s.entrance, s.exit, _ground_of(s)) if view.run is None and view.ending is None else None


def _table_of(view: View) -> State:
    """The table of the view as the rules know it; a spec looks like a line of the box."""
    s = blank(State)
    s.entrance, s.exit = SPACE(view.entrance), SPACE(view.exit)
    s.brewed, s.soured, s.blown, s.drawn = view.week.brewed, view.week.soured, view.week.blown, len(view.specs)
    looks = [(look.shape, look.top) for look in view.box]
    for piece, spec in zip(s.specs, view.specs, strict=False):
        piece.look, piece.value = looks.index((spec.shape, spec.top)), spec.value
        piece.place = PLACES[spec.place] + ((spec.slot or 1) - 1) + (SPACE(spec.space) if spec.space else 0)
    for goblin, schemer in zip(s.schemers, view.schemers, strict=True):
        goblin.space = SPACE(schemer.space)
    for grunt, told in enumerate(view.grunts):
        s.grunts[grunt] = COLOURS[told.faces or "none"]
    for bottle in view.run.cart if view.run else ():
        s.run.nitro[bottle.nitro - 1] = NITROS[bottle.face]
    for space, seen in zip(s.spaces, view.spaces, strict=True):
        space.terrain = TERRAINS[seen.terrain]
        space.section = seen.section or 0
        space.join = JOIN(seen.join) if seen.join else 0
        space.rubble = seen.rubble or 0
    return s


def _kit_of(view: View) -> Kit:
    kit = blank(Kit)
    kit.production.gather, kit.production.build = view.gather_spaces, view.build_spaces
    for side, look in zip(kit.hexes, view.box, strict=False):
        side.top = look.top
    return kit


def _ground_of(s: State) -> Ground:
    return tuple((space.terrain, space.section, space.join, space.rubble) for space in s.spaces)


# ------------------------------------------------------------------------------------------------ the chasm


def _ends(view: View, s: State) -> None:
    free = free_ground(s)
    for space, seen in enumerate(view.spaces):
        sides = [first_end(s.spaces[space].join), second_end(s.spaces[space].join)] if seen.section else []
        seen.ends = [EndView(name_of(Side(side)), _meets(s, free, space, side)) for side in sides]


def _meets(s: State, free: int, space: int, side: int) -> str:
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
    return "open" if there != NOTHING and free >> there & 1 else "nothing"


def _reach(view: View, s: State) -> None:
    """Where each schemer could go with the actions it has left, if the others stay."""
    for schemer in view.schemers:
        steps = {SPACE(schemer.space): 0}
        todo = deque(steps)
        while todo:
            here = todo.popleft()
            if steps[here] < schemer.actions:
                for there in range(SPACES):
                    if there not in steps and refuse_step(s, here, there) == Reason.NONE:
                        steps[there] = steps[here] + 1
                        todo.append(there)
        schemer.reach = {space_name(space): count for space, count in sorted(steps.items()) if count}


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


def _task(s: State, kit: Kit, colour: Colour) -> TaskView:
    task = Task(colour)
    useful = refuse_nothing_to_do(s, kit, task) == Reason.NONE
    return TaskView(name_of(task), name_of(colour), grunts_needed(task), count_facing(s, colour), useful)


# ------------------------------------------------------------------------------------------------- nitro


def _week(view: View, s: State) -> None:
    """The first tokens sour in overtime; those that were blown up are taken from the first happy ones."""
    week = view.week
    week.day, week.days, week.last_day = today(s), DAYS, last_day(s)
    happy = happy_nitro(s)
    week.load, week.load_tomorrow = room_for(happy), room_for(happy_tomorrow(s))
    week.points = points_of_load(week.load)
    week.tokens = (
        ["sour"] * week.soured + ["blown"] * week.blown + ["happy"] * happy + ["brewing"] * (NITRO - week.brewed)
    )
