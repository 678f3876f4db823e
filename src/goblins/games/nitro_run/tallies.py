"""What simulations of Nitro Run count."""

from ...kernel.tallies import Statistic
from .events import Arrived, DayBegan, Demolished, Lightened, Relieved, RunBegan
from .rules.score import LEAST_POINTS, MOST_POINTS

IMPOSSIBLE = tuple(points for points in range(32) if not LEAST_POINTS <= points <= MOST_POINTS)

STATISTICS = (
    Statistic("days", DayBegan, by="day"),
    Statistic("points", Arrived, by="points", without=IMPOSSIBLE),
    Statistic("loads", RunBegan, by="nitro"),
    Statistic("demolished", Demolished, by="obstruction"),
    Statistic("reliefs", Relieved, by="relief"),
    Statistic("jumps", Lightened, by="nitro"),
)
