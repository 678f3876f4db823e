"""What simulations of Goblin Warlord count."""

from ...kernel.tallies import Statistic
from .events import Begins, GaveOrder, Result, TurnBegan

STATISTICS = (
    Statistic("first-player", Begins, by="seat", won_by="seat"),
    Statistic("turns", TurnBegan, by="seat"),
    Statistic("orders", GaveOrder, by="card", won_by="seat", without=("none",)),
    Statistic("attacks", Result, by="face", without=("none",)),
)
