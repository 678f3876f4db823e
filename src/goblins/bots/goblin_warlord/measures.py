"""What a coach can tell of a line in Goblin Warlord: how the camp stands, and who has what after the next turn."""

from typing import Any

from ...games.goblin_warlord.rules.lairs import count_forts, count_goblins, count_lairs, stands
from ...games.goblin_warlord.state import Kit, State
from ...kernel.events import Log
from ...kernel.rule import rule
from ..heuristics import BEGAN, Measure

FORTS, LAIRS, GOBLINS, FOES_FORTS, FOES_LAIRS, FOES_GOBLINS, STRONGEST, ALONE, BARE = range(9)
MEASURES = (
    Measure("forts", 1),
    Measure("lairs", 1),
    Measure("goblins", 1),
    Measure("foes-forts", -1),
    Measure("foes-lairs", -1),
    Measure("foes-goblins", -1),
    Measure("strongest", 1, at_once=True),
    Measure("alone", -1, at_once=True),
    Measure("bare", -1, at_once=True),
)


@rule
def measure(s: State, kit: Kit, seat: int, log: Log, figures: Any) -> None:
    if figures[BEGAN] == 0:
        figures[BEGAN] = 1 + s.turn
        measure_camp(s, seat, figures)
    if s.turn > figures[BEGAN] + s.table.seats:
        return
    player = s.players[seat]
    figures[FORTS] = count_forts(player)
    figures[LAIRS] = count_lairs(player)
    figures[GOBLINS] = count_goblins(player)
    figures[FOES_FORTS] = 0
    figures[FOES_LAIRS] = 0
    figures[FOES_GOBLINS] = 0
    for foe in range(s.table.seats):
        if foe != seat:
            figures[FOES_FORTS] += count_forts(s.players[foe])
            figures[FOES_LAIRS] += count_lairs(s.players[foe])
            figures[FOES_GOBLINS] += count_goblins(s.players[foe])


@rule
def measure_camp(s: State, seat: int, figures: Any) -> None:
    """How many goblins the strongest lair has, and in how many there is one, or none."""
    player = s.players[seat]
    for site in range(player.sites):
        if stands(player, site):
            goblins = player.lairs[site].goblins
            figures[STRONGEST] = max(figures[STRONGEST], goblins)
            figures[ALONE] += 1 if goblins == 1 else 0
            figures[BARE] += 1 if goblins == 0 else 0
