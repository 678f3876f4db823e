"""How the week ended: whoever brings nitro to the War Boss has won, and the points say how well (NR-score)."""

from ...kernel.game import Outcome
from ...kernel.rule import rule
from .rules.phases import PLAYER, is_lost
from .rules.score import points_of_cart
from .state import Kit, State


@rule
def outcome(s: State, kit: Kit, out: Outcome) -> None:
    out.ended = s.ended
    out.winners = 0 if is_lost(s.ended) else 1 << PLAYER
    out.points[PLAYER] = 0 if is_lost(s.ended) else points_of_cart(s)
