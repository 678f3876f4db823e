"""What a batch measures: for each figure how many chances it had and what came of them, in whole numbers.

A figure is named by a path, `measure/aspect/value`: `orders/share/charge` is the share of orders that were Charge.
Its estimate is the total over the chances. Whole numbers add up to the same sum in any order.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...kernel.kinds import SeatName
from ...kernel.names import SEAT_NAMES, name_of
from ...kernel.tallies import Count, Statistic, Tallies, read_tallies
from ...kernel.what_ifs import WHOLE_VICTORY, Choosing, Gains
from .laid_out import Arm

if TYPE_CHECKING:
    from ...kernel.compiler import Array
    from ...kernel.game import Game

ASPECTS = ("share", "won", "mean", "each", "brought", "worth", "worth-points")
SHARES = ("share", "won")  # aspects that lie between 0 and 1
TEN, MOST_TENS = 10, 16  # the winner's points; the last ten is open
ALL = ""  # the value that stands for all of them together


@dataclasses.dataclass(frozen=True, order=True)
class Path:
    measure: str
    aspect: str
    value: str = ALL

    def __str__(self) -> str:
        return "/".join(part for part in (self.measure, self.aspect, self.value) if part)

    def matches(self, figure: str) -> bool:
        """Is it the figure, or one of the values of it?"""
        wanted = figure.split("/")
        if len(wanted) == 3:
            return [self.measure, self.aspect, self.value] == wanted
        return [self.measure, self.aspect][: len(wanted)] == wanted


Sums = dict[Path, tuple[int, int]]  # chances, total


@dataclasses.dataclass(frozen=True)
class Outcomes:
    """How the games of a batch ended, a row each; compiled or not."""

    first: int
    ended: Array
    winners: Array
    points: Array
    decisions: Array

    @property
    def games(self) -> int:
        return len(self.ended)


def sums_of(game: Game, arm: Arm, outcomes: Outcomes, tallies: Tallies, statistics: list[Statistic]) -> Sums:
    found = dict(
        (
            *_of_endings(game, outcomes),
            *_of_seats(arm, outcomes),
            *_of_bots(arm, outcomes),
            *_of_winners(arm, outcomes),
            *_of_play(game, outcomes, tallies),
            *_of_deals(arm, outcomes),
        )
    )
    for statistic, counts in zip(statistics, read_tallies(tallies, statistics)):
        found |= dict(_of_statistic(statistic, counts, arm.seats, outcomes.games))
    return found


Found = Iterator[tuple[Path, tuple[int, int]]]


def _of_endings(game: Game, outcomes: Outcomes) -> Found:
    for ending in game.endings:
        name = name_of(ending) if ending else "unfinished"
        yield Path("endings", "share", name), (outcomes.games, int((outcomes.ended == int(ending)).sum()))


def _of_seats(arm: Arm, outcomes: Outcomes) -> Found:
    for seat, name in enumerate(SEAT_NAMES[: arm.seats]):
        yield Path("seats", "won", name), (outcomes.games, int((outcomes.winners >> seat & 1).sum()))
        yield Path("seats", "mean", name), (outcomes.games, int(outcomes.points[:, seat].sum()))


def _of_bots(arm: Arm, outcomes: Outcomes) -> Found:
    """A victory for each seat that won: at a table of four an even share is a quarter, whoever sits there."""
    rotations = arm.rotations
    wins, points = dict.fromkeys(arm.bots, 0), dict.fromkeys(arm.bots, 0)
    for turn, seating in enumerate(rotations):
        rows = _rows(outcomes, turn, len(rotations))
        for seat, bot in enumerate(seating):
            wins[bot] += int((outcomes.winners[rows] >> seat & 1).sum())
            points[bot] += int(outcomes.points[rows, seat].sum())
    for bot in wins:
        chances = outcomes.games * arm.bots.count(bot)
        yield Path("bots", "won", bot), (chances, wins[bot])
        yield Path("bots", "mean", bot), (chances, points[bot])


def _rows(outcomes: Outcomes, turn: int, rotations: int) -> slice:
    """The games in which everybody has moved on by so many seats."""
    return slice((turn - outcomes.first) % rotations, None, rotations)


def _of_winners(arm: Arm, outcomes: Outcomes) -> Found:
    """How many points winners have, in tens. A batch tells all of them: a rare one left out would seem frequent."""
    import numpy as np

    won = (outcomes.winners[:, None] >> np.arange(arm.seats)) & 1 == 1
    chances = int(won.sum())
    tens = np.bincount(np.clip(outcomes.points[won] // TEN, 0, MOST_TENS - 1), minlength=MOST_TENS)
    for ten, count in enumerate(tens.tolist()):
        more = "" if ten == MOST_TENS - 1 else str(ten * TEN + TEN - 1)
        yield Path("winning-points", "share", f"{ten * TEN}–{more}"), (chances, count)
    yield Path("winning-points", "mean"), (chances, int(outcomes.points[won].sum()))


def _of_play(game: Game, outcomes: Outcomes, tallies: Tallies) -> Found:
    made = int(outcomes.decisions.sum())
    yield Path("decisions", "mean"), (outcomes.games, made)
    yield Path("branching", "mean"), (made, int(tallies.offered))
    yield Path("choices", "share"), (made, int(tallies.decisions))
    if game.swings:
        yield Path("leads", "each"), (outcomes.games, int(tallies.leads.changes))


def _of_deals(arm: Arm, outcomes: Outcomes) -> Found:
    """Deals that are played again with everybody one seat further on: luck wins at the same seat, skill with the same
    bot. Drawn games tell neither."""
    import numpy as np

    rotations, whole = arm.rotations, (1 << arm.seats) - 1
    if len(rotations) == 1 or arm.seats == 1:
        return
    names = list(dict.fromkeys(arm.bots))
    bots = np.zeros(outcomes.games, np.int64)
    for turn, seating in enumerate(rotations):
        rows = _rows(outcomes, turn, len(rotations))
        for seat, bot in enumerate(seating):
            bots[rows] |= (outcomes.winners[rows] >> seat & 1) << names.index(bot)
    turns = (np.arange(outcomes.games) + outcomes.first) % len(rotations)
    winners = outcomes.winners & whole
    pairs = (turns[1:] != 0) & (winners[1:] != 0) & (winners[:-1] != 0)
    for value, mask in (("same-seat", winners), ("same-bot", bots)):
        yield Path("luck", "share", value), (int(pairs.sum()), int((pairs & (mask[1:] == mask[:-1])).sum()))


def _of_statistic(statistic: Statistic, found: dict[Any, Count], seats: int, games: int) -> Found:
    absent = SEAT_NAMES[seats:] if isinstance(statistic.kind, SeatName) else ()
    counts = {str(value): count for value, count in found.items() if value not in absent}
    times = sum(count.times for count in counts.values())
    name = statistic.name
    for value, count in counts.items():
        yield Path(name, "share", value), (times, count.times)
        yield Path(name, "each", value), (games, count.times)
        if statistic.of:
            yield Path(name, "mean", value), (count.times, count.total)
        if statistic.won_by:
            yield Path(name, "won", value), (count.times, count.wins)
    yield Path(name, "each"), (games, times)
    if statistic.of:
        total = sum(count.total for count in counts.values())
        yield Path(name, "mean"), (times, total)
        yield Path(name, "brought"), (games, total)
    if statistic.won_by:
        yield Path(name, "won"), (times, sum(count.wins for count in counts.values()))


def sums_of_worth(choosing: Choosing, gains: Gains, seats: int) -> Sums:
    """Against the average of what else could be chosen there. Whoever plays alone plays for points."""
    found: Sums = {}
    for value, pairs, wins, points in zip(choosing.values(), *(each.tolist() for each in gains)):
        if seats > 1:
            found[Path(choosing.name, "worth", str(value))] = pairs * WHOLE_VICTORY, wins
        found[Path(choosing.name, "worth-points", str(value))] = pairs, points
    return found
