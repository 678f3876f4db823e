"""What simulations of Goblin Warlord count, by which events a seat gets ahead, and which choices can be weighed."""

from ...kernel.leads import Swing
from ...kernel.tallies import Statistic
from ...kernel.what_ifs import Choosing
from .events import (
    BannerRolled,
    Begins,
    FortBuilt,
    FortFell,
    GaveOrder,
    HideoutBuilt,
    HideoutRemoved,
    HoozitsRolled,
    Invaded,
    Result,
    TurnBegan,
)
from .moves import Build, GiveOrder, Hoozits, Invade, KnowWots, Upgrade

STATISTICS = (
    Statistic("first-player", Begins, by="seat", won_by="seat"),
    Statistic("turns", TurnBegan, by="seat"),
    Statistic("orders", GaveOrder, by="card", won_by="seat", without=("none",)),
    Statistic("attacks", Result, by="face", without=("none",)),
    Statistic("invasions", Invaded, by="seat", brief=False),
    Statistic("invaded", Invaded, by="foe", brief=False),
    Statistic("hideouts-built", HideoutBuilt, by="seat", brief=False),
    Statistic("hideouts-lost", HideoutRemoved, by="seat", brief=False),
    Statistic("forts-built", FortBuilt, by="seat", brief=False),
    Statistic("forts-lost", FortFell, by="seat", brief=False),
    Statistic("banner", BannerRolled, by="magic", brief=False),
    Statistic("hoozits", HoozitsRolled, by="magic", brief=False),
)
SWINGS = (Swing(FortBuilt, by=1), Swing(FortFell, by=-1))
CHOOSINGS = (
    Choosing("orders", GiveOrder, by="card"),
    Choosing("deeds", Invade, KnowWots, Hoozits, Build, Upgrade, GiveOrder, by=None),
)
