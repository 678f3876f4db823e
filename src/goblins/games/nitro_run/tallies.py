"""What simulations of Nitro Run count, and which choices can be weighed."""

from ...kernel.tallies import Statistic
from ...kernel.what_ifs import Choosing
from .events import (
    Arrived,
    Built,
    DayBegan,
    Delegated,
    Demolished,
    Lightened,
    Relieved,
    RunBegan,
    Teamed,
)
from .moves import Brake, Build, Delegate, Demolish, Lighten, MoveSchemer, Plan, Team, Tunnel
from .rules.score import LEAST_POINTS, MOST_POINTS

IMPOSSIBLE = tuple(points for points in range(32) if not LEAST_POINTS <= points <= MOST_POINTS)

STATISTICS = (
    Statistic("days", DayBegan, by="day"),
    Statistic("points", Arrived, by="points", without=IMPOSSIBLE),
    Statistic("loads", RunBegan, by="nitro"),
    Statistic("demolished", Demolished, by="obstruction"),
    Statistic("reliefs", Relieved, by="relief"),
    Statistic("jumps", Lightened, by="nitro"),
    Statistic("tasks", Delegated, by="colour", without=("none",), brief=False),
    Statistic("teamwork", Teamed, by="task", without=("none",), brief=False),
    Statistic("built", Built, by="schemer", brief=False),
    Statistic("goblins-home", Arrived, by="goblins", brief=False),
    Statistic("happy-home", Arrived, by="happy", brief=False),
    Statistic("angry-home", Arrived, by="angry", brief=False),
)
CHOOSINGS = (
    Choosing("reliefs", Tunnel, by="relief"),
    Choosing("deeds", Plan, Delegate, Team, Build, Demolish, MoveSchemer, by=None),
    Choosing("ride", Brake, Lighten, by=None),
)
