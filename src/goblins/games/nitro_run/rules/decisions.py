"""Every decision in one place: is it allowed, and what it does. `listing.py` lists them."""

from ....kernel.events import Log
from ....kernel.rule import inlined_rule, rule
from .. import moves
from ..moves import colour_of, grunt_of, join_in, nitro_of, relief_of, schemer_of, space_of, spec_of, task_of, verb_of
from ..state import Kit, State
from ..terms import Phase, Task
from .day import go_on, refuse_done
from .delegate import delegate, refuse_delegate, refuse_team, team
from .demolish import demolish, refuse_demolish
from .phases import forget_task
from .plan import plan, refuse_plan
from .production import (
    draft,
    fabricate,
    gather,
    refuse_draft,
    refuse_fabricate,
    refuse_rush,
    refuse_task,
    rush,
)
from .rubble import drop, refuse_drop
from .schemers import (
    knock_off,
    move,
    refuse_end_day,
    refuse_move,
    refuse_rest,
    refuse_scheme,
    rest,
    scheme,
    spend_action,
)
from .the_run import (
    brake,
    calm,
    lighten,
    pick_way,
    refuse_brake,
    refuse_calm,
    refuse_lighten,
    refuse_ride,
    refuse_tunnel,
    refuse_way,
    ride,
    ride_onto_section,
    settle_stability,
    take_relief,
)
from .track import build, forget_workflow, refuse_build


@rule
def refusal(s: State, kit: Kit, seat: int, packed: int) -> int:
    verb = verb_of(packed)
    if verb == moves.Scheme.code:
        return refuse_scheme(s, schemer_of(packed))
    if verb == moves.Plan.code:
        return refuse_plan(s)
    if verb == moves.Delegate.code:
        return refuse_delegate(s, kit, grunt_of(packed), colour_of(packed))
    if verb == moves.Team.code:
        return refuse_team(s, kit, task_of(packed))
    if verb == moves.MoveSchemer.code:
        return refuse_move(s, space_of(packed))
    if verb == moves.Demolish.code:
        return refuse_demolish(s, space_of(packed))
    if verb == moves.Build.code:
        return refuse_build(s, kit, spec_of(packed), space_of(packed), join_in(packed))
    if verb == moves.Rest.code:
        return refuse_rest(s)
    if verb == moves.EndDay.code:
        return refuse_end_day(s)
    if verb == moves.Draft.code:
        return refuse_draft(s, spec_of(packed))
    if verb == moves.Gather.code:
        return refuse_task(s, Task.GATHER)
    if verb == moves.Rush.code:
        return refuse_rush(s, kit, spec_of(packed))
    if verb == moves.Fabricate.code:
        return refuse_fabricate(s, kit, spec_of(packed))
    if verb == moves.Drop.code:
        return refuse_drop(s, space_of(packed))
    return refusal_of_the_run(s, packed)


@rule
def refusal_of_the_run(s: State, packed: int) -> int:
    verb = verb_of(packed)
    if verb == moves.Way.code:
        return refuse_way(s, space_of(packed))
    if verb == moves.Ride.code:
        return refuse_ride(s)
    if verb == moves.Brake.code:
        return refuse_brake(s)
    if verb == moves.Lighten.code:
        return refuse_lighten(s, nitro_of(packed))
    if verb == moves.Tunnel.code:
        return refuse_tunnel(s)
    if verb == moves.Calm.code:
        return refuse_calm(s, nitro_of(packed))
    return refuse_done(s)


@inlined_rule
def apply(s: State, kit: Kit, seat: int, packed: int, log: Log | None) -> None:
    if s.phase >= Phase.WAY:
        apply_on_the_run(s, kit, packed, log)
        return
    if s.phase == Phase.ACT:
        act(s, kit, packed, log)
    else:
        decide(s, kit, packed, log)
    go_on(s, kit, log)


@inlined_rule
def act(s: State, kit: Kit, packed: int, log: Log | None) -> None:
    """What the active schemer does; resting is no action."""
    verb = verb_of(packed)
    if verb == moves.Rest.code:
        rest(s, log)
    elif verb == moves.EndDay.code:
        knock_off(s, log)
    else:
        spend_action(s)
        if verb == moves.Plan.code:
            plan(s, kit, log)
        elif verb == moves.Delegate.code:
            delegate(s, kit, grunt_of(packed), colour_of(packed), log)
        elif verb == moves.Team.code:
            team(s, task_of(packed), log)
        elif verb == moves.MoveSchemer.code:
            move(s, space_of(packed), log)
        elif verb == moves.Demolish.code:
            demolish(s, kit, space_of(packed), log)
        else:
            build(s, spec_of(packed), space_of(packed), join_in(packed), log)


@rule
def decide(s: State, kit: Kit, packed: int, log: Log | None) -> None:
    """What costs no action: who acts, how a task is done, where rubble falls, a third section."""
    verb = verb_of(packed)
    if verb == moves.Scheme.code:
        scheme(s, schemer_of(packed), log)
    elif verb == moves.Draft.code:
        draft(s, kit, spec_of(packed), log)
    elif verb == moves.Gather.code:
        gather(s, kit, log)
    elif verb == moves.Rush.code:
        rush(s, kit, spec_of(packed), log)
    elif verb == moves.Fabricate.code:
        fabricate(s, kit, spec_of(packed), log)
    elif verb == moves.Drop.code:
        drop(s, space_of(packed), log)
    elif verb == moves.Build.code:
        build(s, spec_of(packed), space_of(packed), join_in(packed), log)
    else:
        forget_task(s)
        forget_workflow(s)


@rule
def apply_on_the_run(s: State, kit: Kit, packed: int, log: Log | None) -> None:
    verb = verb_of(packed)
    if verb == moves.Way.code:
        pick_way(s, space_of(packed), log)
    elif verb == moves.Ride.code:
        ride(s, kit, log)
    elif verb == moves.Brake.code:
        brake(s, log)
    elif verb == moves.Lighten.code:
        lighten(s, nitro_of(packed), log)
    elif verb == moves.Tunnel.code:
        take_relief(s, kit, relief_of(packed), log)
    elif verb == moves.Calm.code:
        calm(s, nitro_of(packed), log)
    elif s.phase == Phase.TUNNEL:
        ride_onto_section(s, kit, log)
    else:
        settle_stability(s, log)
