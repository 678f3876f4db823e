"""How the game ended: the first to have four Forts is the Goblin Warlord (GW-end)."""

from ...kernel.game import Outcome
from ...kernel.rule import rule
from .rules.lairs import count_forts
from .state import Kit, State


@rule
def outcome(s: State, kit: Kit, out: Outcome) -> None:
    """Points are Forts standing: they tell how close the others were."""
    out.ended = s.ended
    out.winners = 0
    if s.winner >= 0:
        out.winners = 1 << s.winner
    for seat in range(s.table.seats):
        out.points[seat] = count_forts(s.players[seat])
