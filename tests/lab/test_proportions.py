"""Shares and intervals, held to the tables of textbooks."""

import pytest

from goblins.lab.proportions import chance_of_more, student_95


@pytest.mark.parametrize(("degrees", "quantile"), [(5, 2.571), (10, 2.228), (19, 2.093), (30, 2.042), (1000, 1.962)])
def test_students_quantiles_are_those_of_the_tables(degrees: int, quantile: float) -> None:
    assert student_95(degrees) == pytest.approx(quantile, abs=0.006)
    assert chance_of_more(quantile, degrees) == pytest.approx(0.05, abs=0.0005)


def test_with_a_single_batch_nothing_is_known() -> None:
    assert student_95(0) == float("inf")
    assert chance_of_more(9.0, 0) == 1.0
