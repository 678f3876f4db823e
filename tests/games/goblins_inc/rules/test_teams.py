"""Jobs: who plans and who builds in which step (GI-steps, GI-duel, GI-solo-seat)."""

import pytest

from goblins.games.goblins_inc import events
from goblins.match import Match
from tests.games.goblins_inc.table import (
    NOTHING_BUILT,
    finish_step,
    heard,
    laid_out,
    lots,
    offers,
    play,
    robot,
    robot_of,
    sees,
    table,
)

BARE = robot(NOTHING_BUILT)


def jobs(match: Match) -> list[str]:
    return [player.job for player in sees(match).players]


def at_step(seats: int, step: int, starter: str = "red") -> Match:
    return table(BARE, BARE, seats=seats, phase="build", step=step, starter=starter)


# ------------------------------------------------------------------------------------------------- the steps

FOUR_SEATS = [
    ["plan", "nothing", "nothing", "plan"],
    ["build", "plan", "plan", "build"],
    ["plan", "build", "build", "plan"],
    ["build", "plan", "plan", "build"],
    ["nothing", "build", "build", "nothing"],
]
THREE_SEATS = [
    ["plan", "nothing", "plan"],
    ["build", "nothing", "build"],
    ["nothing", "plan", "plan"],
    ["nothing", "build", "build"],
]
DUEL = [["plan", "plan"], ["build", "build"]]


@pytest.mark.parametrize(("step", "expected"), list(enumerate(FOUR_SEATS, 1)))
def test_two_pairs_take_turns_at_planning_and_building_in_five_steps(step: int, expected: list[str]) -> None:
    assert jobs(at_step(4, step)) == expected


@pytest.mark.parametrize(("step", "expected"), list(enumerate(THREE_SEATS + THREE_SEATS, 1)))
def test_the_lone_player_plans_and_builds_with_one_partner_and_then_with_the_other_twice_round(
    step: int, expected: list[str]
) -> None:
    assert jobs(at_step(3, step)) == expected


@pytest.mark.parametrize(("step", "expected"), list(enumerate(4 * DUEL, 1)))
def test_in_a_duel_both_plan_and_build_four_times(step: int, expected: list[str]) -> None:
    assert jobs(at_step(2, step)) == expected


def test_another_starting_player_changes_who_of_the_pair_goes_first() -> None:
    assert jobs(at_step(4, 1, "blue")) == ["nothing", "plan", "plan", "nothing"]
    assert jobs(at_step(3, 1, "blue")) == ["nothing", "plan", "plan"]


def test_only_those_with_a_job_are_asked_and_all_of_them_at_once() -> None:
    assert sees(at_step(4, 1)).deciders == ["red", "yellow"]
    assert sees(at_step(4, 2)).deciders == ["red", "blue", "green", "yellow"]
    assert sees(at_step(4, 5)).deciders == ["blue", "green"]
    assert sees(at_step(3, 3)).deciders == ["blue", "green"]


@pytest.mark.parametrize(("seats", "last"), [(2, 8), (3, 8), (4, 5)])
def test_after_the_last_step_the_robots_are_complete(seats: int, last: int) -> None:
    match = at_step(seats, last)
    finish_step(match)
    assert sees(match).phase == "agendas"
    assert jobs(match) == ["nothing"] * seats


def built_through(match: Match) -> dict[str, int]:
    """Play the whole building phase; returns how many tiles each seat has built."""
    while sees(match).phase == "build":
        for seat in match.deciders:
            match.play(seat, match.legal(seat)[0])
    built = [event for event in match.events() if isinstance(event, events.Built)]
    return {seat: sum(event.seat == seat for event in built) for seat in match.seats}


@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        (2, {"red": 20, "blue": 20}),
        (3, {"red": 10, "blue": 10, "green": 20}),
        (4, {"red": 10, "blue": 10, "green": 10, "yellow": 10}),
    ],
)
def test_a_robot_gets_twenty_tiles_shared_by_those_who_build_it(seats: int, tiles: dict[str, int]) -> None:
    match = laid_out(seats, lots(0, 0, 0))
    assert built_through(match) == tiles


def test_the_step_ends_only_when_all_are_done() -> None:
    match = at_step(4, 2)
    play(match, "red done", "yellow done")
    assert (sees(match).build_step, sees(match).deciders) == (2, ["blue", "green"])


def test_a_planner_draws_five_tiles_when_the_step_begins_and_a_builder_none() -> None:
    match = laid_out(4, lots(0, 0, 0))
    assert heard(match.events(), events.DrewTiles) == [events.DrewTiles("red", 5), events.DrewTiles("yellow", 5)]
    told = play(match, *(f"{seat} {offers(match, seat)[0]}" for seat in match.deciders))
    assert heard(told, events.DrewTiles) == [events.DrewTiles("blue", 5), events.DrewTiles("green", 5)]


def test_pilot_and_tactician_are_shown_from_the_beginning() -> None:
    assert robot_of(laid_out(4, lots(0, 0, 0)), 2).pilot == "yellow"
