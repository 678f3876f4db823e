"""Who is asked what."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from ....kernel.table import ask
from .. import events
from ..state import State


@rule
def enter(s: State, phase: int, seats: int, log: Log | None) -> None:
    """From now on the seats of the mask decide what `phase` says."""
    s.phase = phase
    ask(s, seats)
    tell(log, EVERYONE, events.asked(seats, phase))
