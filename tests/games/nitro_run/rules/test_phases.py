"""What is being decided, and when the game is over (NR-actions, NR-step)."""

from tests.games.nitro_run.table import (
    play,
    sees,
    table,
    way,
    why_not,
)


def test_on_the_run_the_time_for_schemes_is_over() -> None:
    match = way()
    assert [why_not(match, move) for move in ("plan", "scheme skab", "end-day", "build 1 b1 n-s")] == [
        "on-the-run"
    ] * 4


def test_before_the_run_there_is_no_riding() -> None:
    assert [why_not(table(), move) for move in ("ride", "brake")] == ["no-run"] * 2


def test_nothing_is_done_before_somebody_is_chosen() -> None:
    match = table(active="")
    assert [why_not(match, move) for move in ("plan", "rest")] == ["schemer-first"] * 2
    assert why_not(match, "end-day") == "day-needs-a-schemer"


def test_when_it_is_over_nobody_decides() -> None:
    match = table(day=13)
    play(match, "end-day")
    assert (sees(match).phase, sees(match).deciders, sees(match).ending) == ("over", [], "overdue")
