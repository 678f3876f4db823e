"""Listing the decisions there are, from the same parts that refuse them."""

from ....kernel.offers import Offers, offer, offer_if
from ....kernel.rule import inlined_rule, rule
from .. import moves
from ..moves import with_space
from ..reasons import Reason
from ..state import Kit, State
from ..terms import (
    CART,
    FIRST_SPACE,
    GRUNTS,
    MOST_BUILD,
    MOST_GATHER,
    NOTHING,
    SCHEMERS,
    SIDES,
    SPACES,
    Nitro,
    Phase,
    Place,
    Relief,
    Task,
    Terrain,
)
from .chasm import (
    ENTRANCE_SIDE,
    EXIT_SIDE,
    are_neighbours,
    first_end,
    has_end,
    is_chasm,
    join_of,
    neighbour,
    opposite,
    other_cave,
    second_end,
    turns_of,
)
from .delegate import (
    count_facing,
    grunts_needed,
    has_colour,
    refuse_team_of,
    refuse_telling_again,
)
from .demolish import refuse_blasting, refuse_target
from .plan import refuse_plan
from .production import is_ready, production_line, refuse_on_line
from .rubble import rubble_spaces
from .schemers import refuse_standing
from .specs import is_at, shape_of_spec
from .the_run import end_of_way, refuse_brake, refuse_jumping, refuse_passenger
from .track import refuse_ground
from .ways import exits_of_tunnel

# Three finished sections on seven spaces each way, every crag, rubble and track, all grunts, steps and the rest.
WIDEST = MOST_BUILD * 7 * SIDES + SPACES + 8 + 3 + 7 + 3


@inlined_rule
def legal_moves(s: State, kit: Kit, seat: int, out: Offers) -> None:
    list_moves(s, kit, False, out)


@rule
def sensible_moves(s: State, kit: Kit, seat: int, out: Offers) -> None:
    """Legal moves without those that change nothing, or lead the track against a wall."""
    list_moves(s, kit, True, out)


@inlined_rule
def list_moves(s: State, kit: Kit, sensible: bool, out: Offers) -> None:
    if s.phase == Phase.ACT:
        list_actions(s, kit, sensible, out)
    elif s.phase == Phase.SCHEMER:
        list_schemers(s, out)
    elif s.phase == Phase.TASK:
        list_tasks(s, kit, sensible, out)
    elif s.phase == Phase.RUBBLE:
        list_spaces(rubble_spaces(s), moves.Drop.pack(0), out)
    elif s.phase == Phase.WORKFLOW:
        list_workflow(s, kit, sensible, out)
    elif s.phase == Phase.WAY:
        list_spaces(exits_of_tunnel(s, end_of_way(s)), moves.Way.pack(0), out)
    elif s.phase == Phase.RIDE:
        list_driving(s, out)
    elif s.phase == Phase.TUNNEL:
        list_reliefs(sensible, out)
    else:
        list_angry(s, sensible, out)


@rule
def list_spaces(spaces: int, at_first_space: int, out: Offers) -> None:
    """The move for each space of the mask, given the one for the first space of all."""
    for space in range(FIRST_SPACE, SPACES):
        offer_if(out, spaces >> space & 1 == 1, with_space(at_first_space, space))


# ------------------------------------------------------------------------------------------------- the days


@rule
def list_schemers(s: State, out: Offers) -> None:
    for schemer in range(SCHEMERS):
        offer_if(out, s.schemers[schemer].actions > 0, moves.Scheme.pack(schemer))


@inlined_rule
def list_actions(s: State, kit: Kit, sensible: bool, out: Offers) -> None:
    offer_if(out, refuse_plan(s) == Reason.NONE, moves.Plan.pack())
    list_grunts(s, kit, sensible, out)
    list_steps(s, out)
    if refuse_blasting(s) == Reason.NONE:
        for space in range(FIRST_SPACE, SPACES):
            offer_if(out, refuse_target(s, space) == Reason.NONE, moves.Demolish.pack(space))
    list_builds(s, kit, sensible, out)
    offer(out, moves.Rest.pack())
    offer(out, moves.EndDay.pack())


@inlined_rule
def list_grunts(s: State, kit: Kit, sensible: bool, out: Offers) -> None:
    line = production_line(s, kit)
    for task in range(Task.DRAFT, Task.RUSH + 1):
        useful = refuse_on_line(kit, line, task) == Reason.NONE
        for grunt in range(GRUNTS):
            allowed = has_colour(grunt, task) and refuse_telling_again(s, grunt, task, useful) == Reason.NONE
            allowed = allowed and (not sensible or is_worth_telling(s, grunt, task, useful))
            offer_if(out, allowed, moves.Delegate.pack(grunt, task))
        offer_if(out, useful and refuse_team_of(s, task) == Reason.NONE, moves.Team.pack(task))


@rule
def is_worth_telling(s: State, grunt: int, colour: int, useful: bool) -> bool:
    """It turns the grunt, or lets a task be done again; of two grunts that are just alike the first is told."""
    if grunt == GRUNTS - 1 and s.grunts[grunt] == s.grunts[grunt - 1]:
        return False
    if s.grunts[grunt] != colour:
        return useful or grunts_needed(colour) > 1
    return useful and count_facing(s, colour) >= grunts_needed(colour)


@inlined_rule
def list_steps(s: State, out: Offers) -> None:
    here = s.schemers[s.active - 1].space
    for side in range(SIDES):
        there = neighbour(here, side)
        if there != NOTHING:
            offer_if(out, refuse_standing(s, there) == Reason.NONE, moves.MoveSchemer.pack(there))
    if s.spaces[here].terrain == Terrain.CAVE:
        there = other_cave(s, here)
        offer_if(
            out,
            not are_neighbours(here, there) and refuse_standing(s, there) == Reason.NONE,
            moves.MoveSchemer.pack(there),
        )


@rule
def list_builds(s: State, kit: Kit, sensible: bool, out: Offers) -> None:
    here = s.schemers[s.active - 1].space
    for spec in range(s.drawn):
        if is_at(s, spec, Place.BUILD, MOST_BUILD):
            list_laying(s, kit, spec, here, sensible, out)
            for side in range(SIDES):
                there = neighbour(here, side)
                if there != NOTHING:
                    list_laying(s, kit, spec, there, sensible, out)


@rule
def list_laying(s: State, kit: Kit, spec: int, space: int, sensible: bool, out: Offers) -> None:
    """Every way to lay the section on that space."""
    if refuse_ground(s, space) == Reason.NONE:
        shape = shape_of_spec(s, kit, spec)
        for turn in range(turns_of(shape)):
            join = join_of(shape, turn)
            offer_if(out, not sensible or is_open(s, space, join), moves.Build.pack(spec, space, join))


@rule
def is_open(s: State, space: int, join: int) -> bool:
    """Could the track go on at both ends?"""
    return leads_on(s, space, first_end(join)) and leads_on(s, space, second_end(join))


@rule
def leads_on(s: State, space: int, side: int) -> bool:
    """To the entrance, the exit, a cave, free chasm, or the end of a section."""
    if (space == s.entrance and side == ENTRANCE_SIDE) or (space == s.exit and side == EXIT_SIDE):
        return True
    there = neighbour(space, side)
    if there == NOTHING:
        return False
    if s.spaces[there].section > 0:
        return has_end(s.spaces[there].join, opposite(side))
    return is_chasm(s, there) or s.spaces[there].terrain == Terrain.CAVE


@rule
def list_tasks(s: State, kit: Kit, sensible: bool, out: Offers) -> None:
    for spec in range(s.drawn):
        place = s.specs[spec].place
        if s.task == Task.DRAFT:
            offer_if(out, place == Place.POOL, moves.Draft.pack(spec))
        elif is_at(s, spec, Place.GATHER, MOST_GATHER):
            offer_if(out, s.task == Task.RUSH and not is_ready(s, kit, spec), moves.Rush.pack(spec))
            offer_if(out, s.task == Task.FABRICATE and is_ready(s, kit, spec), moves.Fabricate.pack(spec))
    offer_if(out, s.task == Task.GATHER, moves.Gather.pack())
    offer_if(out, not sensible or s.task == Task.FABRICATE, moves.Done.pack())


@rule
def list_workflow(s: State, kit: Kit, sensible: bool, out: Offers) -> None:
    last = s.last_built - 1
    for spec in range(s.drawn):
        if is_at(s, spec, Place.BUILD, MOST_BUILD):
            list_going_on(s, kit, spec, last, first_end(s.spaces[last].join), sensible, out)
            list_going_on(s, kit, spec, last, second_end(s.spaces[last].join), sensible, out)
    offer(out, moves.Done.pack())


@rule
def list_going_on(s: State, kit: Kit, spec: int, last: int, side: int, sensible: bool, out: Offers) -> None:
    """Every way to lay the section so that it meets the end that leaves `last` through `side`."""
    there = neighbour(last, side)
    if there != NOTHING and refuse_ground(s, there) == Reason.NONE:
        shape = shape_of_spec(s, kit, spec)
        for turn in range(turns_of(shape)):
            join = join_of(shape, turn)
            allowed = has_end(join, opposite(side)) and (not sensible or is_open(s, there, join))
            offer_if(out, allowed, moves.Build.pack(spec, there, join))


# -------------------------------------------------------------------------------------------------- the run


@rule
def list_driving(s: State, out: Offers) -> None:
    offer_if(out, refuse_brake(s) == Reason.NONE, moves.Brake.pack())
    if refuse_jumping(s) == Reason.NONE:
        for nitro in range(CART):
            offer_if(out, refuse_passenger(s, nitro) == Reason.NONE, moves.Lighten.pack(nitro))
    offer(out, moves.Ride.pack())


@rule
def list_reliefs(sensible: bool, out: Offers) -> None:
    for relief in range(Relief.STEADY, Relief.BOTH + 1):
        offer(out, moves.Tunnel.pack(relief))
    offer_if(out, not sensible, moves.Done.pack())


@rule
def list_angry(s: State, sensible: bool, out: Offers) -> None:
    for nitro in range(CART):
        offer_if(out, s.run.nitro[nitro] == Nitro.ANGRY, moves.Calm.pack(nitro))
    offer_if(out, not sensible, moves.Done.pack())
