"""What simulations of Goblins Inc. count."""

from ...kernel.names import name_of
from ...kernel.tallies import Statistic
from .events import AgendaScored, FightEnded, FightWon
from .terms import Agenda

DEFENSIVE = [name_of(agenda) for agenda in Agenda if agenda <= Agenda.SANDBAGGER]
DESTRUCTIVE = [name_of(agenda) for agenda in Agenda if Agenda.SANDBAGGER < agenda < Agenda.BET]

STATISTICS = (
    Statistic("fights", FightEnded, by="end", of="number"),
    Statistic("fights-won", FightWon, by="team"),
    Statistic(
        "agendas",
        AgendaScored,
        by="agenda",
        of="points",
        won_by="seat",
        groups={"defensive": DEFENSIVE, "destructive": DESTRUCTIVE},
    ),
    Statistic("bets", AgendaScored, by="bet", of="points", won_by="seat", without=("none",)),
)
