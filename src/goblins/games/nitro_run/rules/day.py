"""What comes next: the days, overtime, and running out of track (NR-actions, NR-day-end, NR-overtime)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import inlined_rule, rule
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import ACTIONS, DAYS, GRUNTS, SCHEMERS, Colour, Ending, Phase, Place
from .nitro import happy_nitro, is_brewing, today
from .phases import end_game, enter
from .production import gather_overnight, is_line_empty
from .rubble import clean_up, drop_without_choice, note_dawn
from .schemers import first_schemer_left, scheme, schemers_left
from .specs import count_between, stack_left
from .the_run import begin_run
from .track import forget_workflow, is_workflow
from .ways import a_way_exists


@inlined_rule
def go_on(s: State, kit: Kit, log: Log | None) -> None:
    """After every decision of the days: what is to be decided now."""
    if a_way_exists(s):
        begin_run(s, log)
    elif not drop_without_choice(s, log):
        enter(s, Phase.RUBBLE, log)
    elif s.times > 0:
        enter(s, Phase.TASK, log)
    elif s.active > 0 and is_workflow(s):
        enter(s, Phase.WORKFLOW, log)
    elif s.active > 0 and s.schemers[s.active - 1].actions > 0:
        enter(s, Phase.ACT, log)
    else:
        next_schemer(s, kit, log)


@rule
def next_schemer(s: State, kit: Kit, log: Log | None) -> None:
    """Nobody has to choose the last one."""
    s.active = 0
    forget_workflow(s)
    left = schemers_left(s)
    if left == 0:
        end_day(s, kit, log)
    elif left == 1:
        scheme(s, first_schemer_left(s), log)
        enter(s, Phase.ACT, log)
    else:
        enter(s, Phase.SCHEMER, log)


@rule
def refuse_done(s: State) -> int:
    """Is there something that may be left undone?"""
    if s.phase in (Phase.TASK, Phase.WORKFLOW, Phase.TUNNEL, Phase.CALM):
        return Reason.NONE
    return Reason.NOTHING_TO_LEAVE


# ------------------------------------------------------------------------------------------ from day to day


@rule
def begin_day(s: State, log: Log | None) -> None:
    for schemer in range(SCHEMERS):
        s.schemers[schemer].actions = ACTIONS
        s.schemers[schemer].stunned = 0
    note_dawn(s)
    tell(log, EVERYONE, events.DayBegan.pack(today(s) - 1, 1 if s.soured > 0 else 0))
    enter(s, Phase.SCHEMER, log)


@rule
def end_day(s: State, kit: Kit, log: Log | None) -> None:
    """Rubble is cleaned, specs go up, grunts leave, a nitro turns happy, a way is looked for, overtime is paid."""
    clean_up(s, log)
    gather_overnight(s, kit, log)
    for grunt in range(GRUNTS):
        s.grunts[grunt] = Colour.NONE
    day = today(s)
    if is_brewing(s):
        s.brewed += 1
    tell(log, EVERYONE, events.DayEnded.pack(day - 1, s.brewed, 1 if day > DAYS else 0))
    if a_way_exists(s):
        begin_run(s, log)
    elif is_out_of_track(s):
        end_game(s, Ending.OUT_OF_TRACK, log)
    elif day < DAYS:
        begin_day(s, log)
    else:
        work_overtime(s, log)


@rule
def work_overtime(s: State, log: Log | None) -> None:
    """A further day costs one happy nitro, if another one remains."""
    if happy_nitro(s) < 2:
        end_game(s, Ending.OVERDUE, log)
        return
    s.soured += 1
    tell(log, EVERYONE, events.OvertimePaid.pack(happy_nitro(s)))
    begin_day(s, log)


@rule
def is_out_of_track(s: State) -> bool:
    """Stack, pool and production are empty."""
    return stack_left(s) == 0 and count_between(s, Place.POOL, 1) == 0 and is_line_empty(s)
