"""Every decision in one place: is it allowed, and what it does. `listing.py` lists them."""

from ....kernel.events import Log
from ....kernel.rule import rule
from ..moves import (
    Verb,
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
    feel_the_ride,
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
    take_relief,
)
from .track import build, forget_workflow, refuse_build


@rule
def refusal(s: State, kit: Kit, seat: int, packed: int) -> int:
    verb = verb_of(packed)
    if verb == Verb.SCHEME:
        return refuse_scheme(s, schemer_of(packed))
    if verb == Verb.PLAN:
        return refuse_plan(s)
    if verb == Verb.DELEGATE:
        return refuse_delegate(s, grunt_of(packed), colour_of(packed))
    if verb == Verb.TEAM:
        return refuse_team(s, kit, task_of(packed))
    if verb == Verb.MOVE:
        return refuse_move(s, space_of(packed))
    if verb == Verb.DEMOLISH:
        return refuse_demolish(s, space_of(packed))
    if verb == Verb.BUILD:
        return refuse_build(s, kit, spec_of(packed), space_of(packed), join_in(packed))
    if verb == Verb.REST:
        return refuse_rest(s)
    if verb == Verb.END_DAY:
        return refuse_end_day(s)
    if verb == Verb.DRAFT:
        return refuse_draft(s, spec_of(packed))
    if verb == Verb.GATHER:
        return refuse_task(s, Task.GATHER)
    if verb == Verb.RUSH:
        return refuse_rush(s, kit, spec_of(packed))
    if verb == Verb.FABRICATE:
        return refuse_fabricate(s, kit, spec_of(packed))
    if verb == Verb.DROP:
        return refuse_drop(s, space_of(packed))
    return refusal_of_the_run(s, packed)


@rule
def refusal_of_the_run(s: State, packed: int) -> int:
    verb = verb_of(packed)
    if verb == Verb.WAY:
        return refuse_way(s, space_of(packed))
    if verb == Verb.RIDE:
        return refuse_ride(s)
    if verb == Verb.BRAKE:
        return refuse_brake(s)
    if verb == Verb.LIGHTEN:
        return refuse_lighten(s, nitro_of(packed))
    if verb == Verb.TUNNEL:
        return refuse_tunnel(s)
    if verb == Verb.CALM:
        return refuse_calm(s, nitro_of(packed))
    return refuse_done(s)


@rule
def apply(s: State, kit: Kit, seat: int, packed: int, log: Log | None) -> None:
    if s.phase >= Phase.WAY:
        apply_on_the_run(s, kit, packed, log)
        return
    if s.phase == Phase.ACT:
        act(s, kit, packed, log)
    else:
        decide(s, kit, packed, log)
    go_on(s, kit, log)


@rule
def act(s: State, kit: Kit, packed: int, log: Log | None) -> None:
    """What the active schemer does; resting is no action."""
    verb = verb_of(packed)
    if verb == Verb.REST:
        rest(s, log)
    elif verb == Verb.END_DAY:
        knock_off(s, log)
    else:
        spend_action(s)
        if verb == Verb.PLAN:
            plan(s, kit, log)
        elif verb == Verb.DELEGATE:
            delegate(s, kit, grunt_of(packed), colour_of(packed), log)
        elif verb == Verb.TEAM:
            team(s, task_of(packed), log)
        elif verb == Verb.MOVE:
            move(s, space_of(packed), log)
        elif verb == Verb.DEMOLISH:
            demolish(s, kit, space_of(packed), log)
        else:
            build(s, spec_of(packed), space_of(packed), join_in(packed), log)


@rule
def decide(s: State, kit: Kit, packed: int, log: Log | None) -> None:
    """What costs no action: who acts, how a task is done, where rubble falls, a third section."""
    verb = verb_of(packed)
    if verb == Verb.SCHEME:
        scheme(s, schemer_of(packed), log)
    elif verb == Verb.DRAFT:
        draft(s, kit, spec_of(packed), log)
    elif verb == Verb.GATHER:
        gather(s, kit, log)
    elif verb == Verb.RUSH:
        rush(s, kit, spec_of(packed), log)
    elif verb == Verb.FABRICATE:
        fabricate(s, kit, spec_of(packed), log)
    elif verb == Verb.DROP:
        drop(s, space_of(packed), log)
    elif verb == Verb.BUILD:
        build(s, spec_of(packed), space_of(packed), join_in(packed), log)
    else:
        forget_task(s)
        forget_workflow(s)


@rule
def apply_on_the_run(s: State, kit: Kit, packed: int, log: Log | None) -> None:
    verb = verb_of(packed)
    if verb == Verb.WAY:
        pick_way(s, space_of(packed), log)
    elif verb == Verb.RIDE:
        ride(s, kit, log)
    elif verb == Verb.BRAKE:
        brake(s, log)
    elif verb == Verb.LIGHTEN:
        lighten(s, nitro_of(packed), log)
    elif verb == Verb.TUNNEL:
        take_relief(s, kit, relief_of(packed), log)
    elif verb == Verb.CALM:
        calm(s, nitro_of(packed), log)
    elif s.phase == Phase.TUNNEL:
        ride_onto_section(s, kit, log)
    else:
        feel_the_ride(s, log)
