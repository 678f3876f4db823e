"""From day to day, overtime, and running out (NR-day-end, NR-overtime, NR-out-of-track)."""

import pytest

from goblins.games.nitro_run import events
from goblins.match import Match
from tests.games.nitro_run.rules.test_nitro import LOOKS
from tests.games.nitro_run.table import (
    MIDDLE,
    facing,
    happened,
    play,
    sees,
    spec,
    table,
    told,
)


def covered(day: int, **more: object) -> Match:
    """A finished track whose b3 is under rubble that Skab has been cleaning since the morning."""
    sections = [spec(look, place) for look, place in zip(LOOKS, MIDDLE, strict=True)]
    return table(*sections, spec("straight 3", "rubble b3"), at="b3 b0 c0", day=day, **more)  # type: ignore[arg-type]


def test_the_day_ends_when_nobody_has_actions_left() -> None:
    match = table(actions=(1, 0, 0))
    assert told(match, "plan")[-2:] == [events.DayEnded(1, 1, 0), events.DayBegan(2, 0)]
    assert [one.actions for one in sees(match).schemers] == [2, 2, 2]


def test_everything_comes_in_its_order() -> None:
    match = table(
        spec("straight 3", "rubble b2"),
        spec("bend 3", "gather"),
        at="b2 b0 c0",
        grunts="blue yellow red",
        actions=(1, 0, 0),
    )
    heard = play(match, "rest")
    assert [event for event in heard if not isinstance(event, events.Asked)] == [
        events.Rested("skab"),
        events.Cleaned("skab", "b2"),
        events.Advanced(2, 2),
        events.DayEnded(1, 1, 0),
        events.DayBegan(2, 0),
    ]
    assert facing(match) == "- - -"


def test_a_way_that_cleaning_opens_is_found_at_night_with_tonights_nitro() -> None:
    match = covered(day=3)
    assert told(match, "end-day")[-2:] == [events.DayEnded(3, 3, 0), events.RunBegan(3)]


def test_on_the_seventh_night_it_is_found_before_overtime_is_paid() -> None:
    match = covered(day=7)
    assert not happened(told(match, "end-day"), events.OvertimePaid)
    run = sees(match).run
    assert run is not None
    assert (len(run.cart), sees(match).week.tokens) == (6, ["happy"] * 7)


# ------------------------------------------------------------------------------------------------- overtime


def test_after_the_seventh_day_another_costs_a_happy_nitro_for_good() -> None:
    match = table(day=7)
    assert told(match, "end-day")[1:] == [
        events.DayEnded(7, 7, 0),
        events.OvertimePaid(6),
        events.DayBegan(8, 1),
    ]
    assert sees(match).week.tokens == ["sour", *["happy"] * 6]


def test_overtime_is_paid_only_if_another_happy_nitro_remains() -> None:
    match = table(day=13)
    assert sees(match).week.tokens == [*["sour"] * 6, "happy"]
    play(match, "end-day")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.points, match.outcome.winners) == ("overdue", {"red": 0}, ())


# ------------------------------------------------------------------------------------------- out of track

ALL_LOOKS = [
    *["straight 2"] * 4,
    *["straight 3"] * 3,
    *["straight 4"] * 3,
    *["bend 2"] * 4,
    *["bend 3"] * 4,
    *["hairpin 3"] * 3,
]
FACES = [
    *["calm", "+1/+2", "+0/+2", "blank"],
    *["calm", "+0/+1", "rubble"],
    *["+1/+1", "+0/+3", "rubble"],
    *["-1/+1", "-2/+0", "-1/+2", "rubble"],
    *["calm", "-1/+0", "-1/-1", "blank"],
    *["-2/-1", "calm", "blank"],
]


def used_up(last: str) -> Match:
    """All specs are gone but one, which is where `last` says."""
    gone = [spec(look, "gone", face) for look, face in list(zip(ALL_LOOKS, FACES, strict=True))[1:]]
    return table(spec("straight 2", last, "" if last == "pool" else "calm"), *gone, day=3)


def test_with_stack_pool_and_production_empty_it_is_over() -> None:
    match = used_up("b4 n-s")
    play(match, "end-day")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.points) == ("out-of-track", {"red": 0})


@pytest.mark.parametrize("last", ["pool", "draft", "gather", "build"])
def test_while_anything_is_left_it_goes_on(last: str) -> None:
    match = used_up(last)
    play(match, "end-day")
    assert (match.outcome, sees(match).week.day) == (None, 4)
