"""Planning: specs from the stack into the pool (NR-stack)."""

from ....kernel.chance import TABLE_STREAM, draw_from_bag
from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import SPECS_PLANNED, Phase, Place
from .phases import refuse_now
from .specs import stack_left


@rule
def refuse_plan(s: State) -> int:
    reason = refuse_now(s, Phase.ACT)
    if reason == Reason.NONE and stack_left(s) == 0:
        reason = Reason.STACK_EMPTY
    return reason


@rule
def plan(s: State, kit: Kit, log: Log | None) -> None:
    """Two specs, or what is left; nobody looks at their other sides."""
    count = min(SPECS_PLANNED, stack_left(s))
    tell(log, EVERYONE, events.Planned.pack(s.active - 1, count))
    for _ in range(count):
        look = draw_from_bag(s, log, TABLE_STREAM, s.stack)
        s.specs[s.drawn].look = look
        s.specs[s.drawn].place = Place.POOL
        tell(log, EVERYONE, events.SpecDrawn.pack(s.drawn, kit.hexes[look].form, kit.hexes[look].top))
        s.drawn += 1
