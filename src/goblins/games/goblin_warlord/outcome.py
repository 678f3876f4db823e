"""How the game ended: the first to have four Forts is the Goblin Warlord (GW-end)."""

from ...kernel.game import Outcome
from ...kernel.rule import rule
from .rules.lairs import count_forts
from .state import Kit, State
from .terms import Ending


@rule
def outcome(s: State, kit: Kit, out: Outcome) -> None:
    """Points are Forts standing: they tell how close the others were."""
    out.ended = s.ended
    out.winners = 0
    if s.ended == Ending.WARLORD:
        out.winners = 1 << s.active
    for seat in range(s.table.seats):
        out.points[seat] = count_forts(s.players[seat])
