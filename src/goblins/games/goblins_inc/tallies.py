"""What simulations of Goblins Inc. count, by which events a seat gets ahead, and which choices can be weighed."""

from ...kernel.leads import Swing
from ...kernel.names import name_of
from ...kernel.tallies import Statistic
from ...kernel.what_ifs import Choosing
from .events import (
    AbilityUsed,
    AgendaScored,
    Built,
    Craned,
    FightEnded,
    FightWon,
    Goofed,
    Sabotaged,
    Taped,
    WinScored,
)
from .moves import Crane, Discard, Dynamite, Emergency, Homing, MakeBet, Nitro, PickCard, Pilot, Sabotage, Tape
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
    Statistic("fights-scored", WinScored, by="seat", of="points", brief=False),
    Statistic("abilities", AbilityUsed, by="ability", without=("none",), brief=False),
    Statistic("sabotage", Sabotaged, by="team", brief=False),
    Statistic("duct-tape", Taped, by="team", brief=False),
    Statistic("crane", Craned, by="team", brief=False),
    Statistic("goofs", Goofed, by="team", brief=False),
    Statistic("tiles", Built, by="tile", won_by="seat", brief=False),
)
SWINGS = (Swing(WinScored, of="points"), Swing(AgendaScored, of="points"))
CHOOSINGS = (
    Choosing("discards", Discard, by="agenda"),
    Choosing("bets", MakeBet, by="bet"),
    Choosing("targets", Pilot, by="target"),
    Choosing("picks", PickCard, by="pick"),
    Choosing("abilities", Nitro, Emergency, Homing, Dynamite, Sabotage, Tape, Crane, by=None),
)
