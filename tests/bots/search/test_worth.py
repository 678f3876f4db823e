"""What the end of an iteration is worth to those who count points."""

from types import SimpleNamespace

import pytest

from goblins.bots.heuristics import Appraisal
from goblins.bots.search.worth import worth_of_lead, worth_of_standing
from goblins.kernel.record import blank

GREEDY = SimpleNamespace(greed=1.0, spread=1000.0)


def appraised(*points: int) -> Appraisal:
    found = blank(Appraisal)
    found.worth[: len(points)] = [100 * each for each in points]
    return found


def lead(*points: int) -> float:
    """Of the first seat, as it is valued."""
    return worth_of_lead(len(points), appraised(*points), 0, GREEDY)


def test_a_point_is_worth_the_same_however_far_one_is_ahead() -> None:
    assert lead(20, 20) == 0.5
    assert lead(21, 20) - lead(20, 20) == pytest.approx(lead(60, 20) - lead(59, 20))
    assert lead(20, 60) == pytest.approx(1 - lead(60, 20))


def test_among_several_the_lead_is_that_over_the_others_on_average() -> None:
    assert lead(30, 20, 40, 30) == 0.5
    assert lead(30, 90, 0, 0) == 0.5


def test_whoever_counts_points_values_each_seat_by_its_own_lead() -> None:
    values = [0.0] * 2
    worth_of_standing(2, appraised(25, 15), values, GREEDY)
    assert values == [lead(25, 15), lead(15, 25)]
