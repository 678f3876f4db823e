"""How the search thinks about Goblins Inc."""

from ....games.goblins_inc.state import Kit, State
from ....kernel.rule import rule
from ...scrapper.goblins_inc import choose
from .. import Appraisal, Habits
from .weighing import weigh


@rule
def epoch(s: State) -> int:
    """A round is played to its end."""
    return s.round_number


@rule
def appraise(s: State, kit: Kit, appraisal: Appraisal) -> None:
    for seat in range(s.table.seats):
        appraisal.worth[seat] = 100 * s.players[seat].points


HABITS = Habits(weigh, choose, epoch, appraise, patience=1, spread=1000, field=12, greed=1.0, deepest=1)
