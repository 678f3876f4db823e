"""Who becomes the Boss (GI-final-tie)."""

from ...kernel.game import Outcome
from ...kernel.rule import rule
from .rules.score import leaders
from .state import Kit, State


@rule
def outcome(s: State, kit: Kit, out: Outcome) -> None:
    """A tie for the first place is shared: the Boss's nephew takes over, and those tied are named."""
    out.ended = s.ended
    out.winners = leaders(s) if s.ended else 0
    for seat in range(s.table.seats):
        out.points[seat] = s.players[seat].points
