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
