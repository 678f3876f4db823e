"""Who is asked what, and when nobody may talk (GI-silence)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from ....kernel.steps import ask
from .. import events
from ..state import State
from ..terms import Phase


@rule
def enter(s: State, phase: int, seats: int, log: Log | None) -> None:
    """From now on the seats of the mask decide what `phase` says."""
    s.phase = phase
    ask(s, seats)
    tell(log, EVERYONE, events.Asked.pack(seats, phase))


@rule
def silent(s: State) -> bool:
    """Table talk is closed while building, and from turning up the tactics cards to the reveal."""
    return s.phase in (Phase.BUILD, Phase.CONTROLS)
