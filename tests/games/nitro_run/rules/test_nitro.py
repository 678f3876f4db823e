"""The week's nitro: brewing, happy, spent and soured (NR-day-end, NR-overtime)."""

import pytest

from goblins.games.nitro_run import events
from tests.games.nitro_run.table import (
    MIDDLE,
    play,
    sees,
    spec,
    table,
    told,
)

LOOKS = ("straight 2", "straight 2", "straight 2", "straight 3", "bend 2", "bend 2")


def test_each_night_of_the_week_one_nitro_turns_happy() -> None:
    match = table()
    for day in range(1, 7):
        assert sees(match).week.day == day
        play(match, "end-day", "scheme skab")
    assert sees(match).week.tokens == [*["happy"] * 6, "brewing"]


def test_overtime_brews_nothing() -> None:
    match = table(day=8)
    assert events.DayEnded(8, 7, 1) in told(match, "end-day")
    assert sees(match).week.tokens == ["sour", "sour", *["happy"] * 5]


def test_blown_up_nitro_is_missing_then() -> None:
    match = table(day=7, blown=6)
    play(match, "end-day")
    assert match.outcome is not None
    assert match.outcome.ending == "overdue"


@pytest.mark.parametrize(("day", "loaded"), [(2, 1), (7, 6), (8, 6), (9, 5), (13, 1)])
def test_what_is_loaded_on_which_day(day: int, loaded: int) -> None:
    sections = [spec(look, place) for look, place in zip(LOOKS, MIDDLE, strict=True)]
    run = sees(table(*sections, day=day)).run
    assert run is not None
    assert len(run.cart) == loaded


@pytest.mark.parametrize(
    ("day", "blown", "today", "tomorrow", "last"),
    [(1, 0, 0, 1, 13), (5, 0, 4, 5, 13), (7, 0, 6, 6, 13), (8, 0, 6, 5, 13), (9, 1, 4, 3, 12), (13, 0, 1, 0, 13)],
)
def test_waiting_brews_until_the_week_is_over_and_overtime_has_a_last_day(
    day: int, blown: int, today: int, tomorrow: int, last: int
) -> None:
    week = sees(table(day=day, blown=blown)).week
    assert (week.load, week.load_tomorrow, week.last_day) == (today, tomorrow, last)
    assert week.points == 6 + 2 * today


@pytest.mark.parametrize(("day", "blown"), [(7, 6), (9, 4), (13, 0)])
def test_the_last_day_is_the_one_whose_end_brings_the_explosion(day: int, blown: int) -> None:
    match = table(day=day, blown=blown)
    assert sees(match).week.last_day == day
    play(match, "end-day")
    assert match.outcome is not None
    assert match.outcome.ending == "overdue"
