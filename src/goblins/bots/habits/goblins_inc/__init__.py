"""How the search thinks about Goblins Inc."""

from ....games.goblins_inc.state import Kit, State
from ....kernel.rule import rule
from .. import Appraisal, Habits
from .playing import choose
from .weighing import weigh


@rule
def epoch(s: State) -> int:
    """A round is played to its end."""
    return s.round_number


@rule
def appraise(s: State, kit: Kit, appraisal: Appraisal) -> None:
    for seat in range(s.table.seats):
        appraisal.worth[seat] = 100 * s.players[seat].points


HABITS = Habits(weigh, choose, epoch, appraise, patience=1, spread=600)
