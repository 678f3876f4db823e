"""What a coach can tell of a line in Nitro Run: what is left to do, the work of today and tomorrow, and with what the
run begins."""

from typing import Any

from ...games.nitro_run import events
from ...games.nitro_run.rules.nitro import happy_nitro, today
from ...games.nitro_run.state import Kit, State
from ...games.nitro_run.terms import Phase
from ...kernel.events import Log, count_told
from ...kernel.rule import rule
from ..heuristics import BEGAN, Measure
from .overseer.outlook import outlook_of
from .overseer.plan import best_plan

LAID, PRODUCED, DRAFTED, RUBBLE, NITRO, RUN, WORK, LACKING = range(8)
MEASURES = (
    Measure("laid", 1),
    Measure("produced", 1),
    Measure("drafted", 1),
    Measure("rubble", -1),
    Measure("nitro", 1),
    Measure("run", 1, is_share=True),
    Measure("work", -1, at_once=True),
    Measure("lacking", -1, at_once=True),
)
ACTION = 10  # work is counted in tenths of one
verb_of = events.EVENTS.verb_reader()


@rule
def measure(s: State, kit: Kit, seat: int, log: Log, figures: Any) -> None:
    if figures[BEGAN] == 0:
        figures[BEGAN] = today(s)
        if s.phase < Phase.WAY:
            plan = best_plan(s, outlook_of(s, kit))
            figures[WORK] = plan.work / ACTION
            figures[LACKING] = plan.hairpins + plan.bends + plan.straights
    if s.phase >= Phase.WAY:
        figures[NITRO] = happy_nitro(s)
        figures[RUN] = 1 if s.phase < Phase.OVER else 0
    if today(s) > figures[BEGAN] + 1:
        return
    for i in range(count_told(log)):
        verb = verb_of(log.event[i])
        if verb == events.Built.code:
            figures[LAID] += 1
        elif verb in (events.Gathered.code, events.Rushed.code, events.Fabricated.code):
            figures[PRODUCED] += 1
        elif verb == events.Drafted.code:
            figures[DRAFTED] += 1
        elif verb == events.RubbleFell.code:
            figures[RUBBLE] += 1
