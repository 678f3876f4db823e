"""Telling grunts what to do, alone and together (NR-card, NR-delegate, NR-team)."""

import pytest

from goblins.games.nitro_run import events
from tests.games.nitro_run.table import (
    facing,
    happened,
    offers,
    places,
    play,
    schemer,
    sees,
    spec,
    table,
    told,
    why_not,
)

# ----------------------------------------------------------------------------------------------- one by one


def test_the_first_space_has_blue_and_red_and_the_others_red_yellow_and_black() -> None:
    assert [grunt.colours for grunt in sees(table()).grunts] == [
        ["blue", "red"],
        ["red", "yellow", "black"],
        ["red", "yellow", "black"],
    ]


@pytest.mark.parametrize("move", ["delegate 1 yellow", "delegate 1 black", "delegate 2 blue", "delegate 3 blue"])
def test_a_grunt_faces_a_colour_that_its_space_has(move: str) -> None:
    assert why_not(table(), move) == "no-such-colour"


def test_a_grunt_must_face_something() -> None:
    assert str(table().why_not("red", "delegate 1 none")) == "A grunt must face a color."


def test_setting_a_grunt_costs_an_action_and_it_stays_there() -> None:
    match = table()
    assert told(match, "delegate 2 yellow") == [events.Delegated("skab", 2, "yellow")]
    assert (facing(match), schemer(match, "skab").actions) == ("- yellow -", 1)


def test_one_grunt_on_blue_drafts() -> None:
    match = table(spec("bend 3"))
    play(match, "delegate 1 blue")
    assert (sees(match).phase, sees(match).task, offers(match)) == ("task", "draft", ["draft 1", "done"])


def test_gathering_takes_two_grunts_on_yellow() -> None:
    match = table(spec("bend 3", "draft"))
    play(match, "delegate 2 yellow")
    assert sees(match).phase == "act"
    play(match, "delegate 3 yellow")
    assert offers(match) == ["gather", "done"]


def test_rushing_takes_one_grunt_on_black() -> None:
    match = table(spec("bend 3", "gather"))
    play(match, "delegate 3 black")
    assert offers(match) == ["rush 1", "done"]


def test_fabricating_takes_all_three_on_red() -> None:
    match = table(spec("bend 2", "gather", value=2), grunts="red - -")
    play(match, "delegate 2 red")
    assert sees(match).phase == "act"
    play(match, "delegate 3 red")
    assert offers(match) == ["fabricate 1", "done"]


def test_a_grunt_can_be_turned() -> None:
    match = table(spec("bend 3", "gather"), grunts="- yellow yellow")
    play(match, "delegate 2 black")
    assert (facing(match), offers(match)) == ("- black yellow", ["rush 1", "done"])


def test_a_grunt_that_is_told_again_does_its_task_again() -> None:
    match = table(spec("bend 3"), spec("bend 3", "gather"), grunts="blue yellow black")
    play(match, "delegate 1 blue")
    assert offers(match) == ["draft 1", "done"]


def test_drafting_may_be_repeated_in_a_day() -> None:
    match = table(spec("bend 3", face="-1/+0"), spec("straight 2", face="calm"), grunts="blue yellow yellow")
    play(
        match,
        "delegate 1 blue",
        "draft 1",
        "delegate 3 yellow",
        "gather",
        "scheme twich",
        "delegate 1 blue",
        "draft 2",
    )
    assert places(match) == ["gather 1", "draft"]


def test_the_second_grunt_told_to_gather_gathers_again_with_the_first() -> None:
    match = table(spec("bend 3", "draft"), grunts="- yellow yellow")
    play(match, "delegate 2 yellow", "gather")
    assert places(match) == ["gather 1"]


def test_grunts_can_be_set_where_there_is_nothing_to_do() -> None:
    match = table()
    assert not happened(play(match, "delegate 1 blue", "delegate 2 black"), events.Drafted)
    assert facing(match) == "blue black -"


def test_a_task_may_be_left_undone() -> None:
    match = table(spec("bend 3", "draft"), grunts="- yellow -")
    play(match, "delegate 3 yellow", "done")
    assert (places(match), sees(match).phase, sees(match).active) == (["draft"], "act", "skab")


def test_no_task_is_done_without_being_told() -> None:
    match = table(spec("bend 3"), grunts="blue - -")
    assert why_not(match, "draft 1") == "no-task"


def test_a_task_that_was_told_comes_before_anything_else() -> None:
    match = table(spec("bend 3"))
    play(match, "delegate 1 blue")
    assert str(match.why_not("red", "plan")) == "The grunts are ready to draft. Do it, or leave it, first."
    assert str(match.why_not("red", "gather")).startswith("The grunts are ready to draft, and to nothing else.")


# ------------------------------------------------------------------------------------------------- together


def test_a_team_of_two_gathers() -> None:
    match = table(spec("bend 3", "draft"), grunts="- red black")
    assert told(match, "team gather", "gather") == [events.Teamed("skab", "gather"), events.Gathered(1, 1)]
    assert (facing(match), schemer(match, "skab").actions) == ("- yellow yellow", 1)


def test_a_team_of_three_fabricates() -> None:
    match = table(spec("bend 2", "gather", value=2), grunts="blue yellow black")
    play(match, "team fabricate", "fabricate 1")
    assert (facing(match), places(match)) == ("red red red", ["build 1"])


def test_a_team_of_two_rushes_twice_on_one_spec() -> None:
    match = table(spec("bend 3", "gather"), grunts="blue yellow red")
    play(match, "team rush", "rush 1", "rush 1")
    assert (facing(match), sees(match).specs[0].value) == ("blue black black", 3)


def test_a_team_of_two_rushes_once_each_on_two_specs() -> None:
    match = table(spec("bend 3", "gather"), spec("straight 4", "gather"), grunts="- yellow red")
    play(match, "team rush")
    assert offers(match) == ["rush 1", "rush 2", "done"]
    play(match, "rush 2", "rush 1")
    assert [one.value for one in sees(match).specs] == [2, 2]


def test_a_team_stops_rushing_when_nothing_is_left_to_rush() -> None:
    match = table(spec("bend 2", "gather"), grunts="- yellow red")
    play(match, "team rush", "rush 1")
    assert sees(match).phase == "act"


def test_the_second_rush_may_be_left_undone() -> None:
    match = table(spec("bend 3", "gather"), grunts="- yellow red")
    play(match, "team rush", "rush 1", "done")
    assert (sees(match).specs[0].value, sees(match).phase) == (2, "act")


@pytest.mark.parametrize(
    ("task", "grunts"), [("gather", "blue yellow -"), ("fabricate", "- red red"), ("rush", "- - black")]
)
def test_a_team_needs_its_grunts_on_the_card(task: str, grunts: str) -> None:
    match = table(spec("bend 3", "draft"), spec("bend 3", "gather"), spec("bend 2", "gather", value=2), grunts=grunts)
    assert why_not(match, f"team {task}") == "team-too-small"


def test_drafting_is_no_work_for_a_team() -> None:
    assert why_not(table(spec("bend 3"), grunts="blue red red"), "team draft") == "no-team-task"
    assert why_not(table(grunts="blue red red"), "team none") == "no-team-task"


@pytest.mark.parametrize(
    ("task", "reason"),
    [("gather", "nothing-drafted"), ("rush", "nothing-to-rush"), ("fabricate", "nothing-ready")],
)
def test_a_team_is_not_called_for_nothing(task: str, reason: str) -> None:
    assert why_not(table(grunts="blue red red"), f"team {task}") == reason


def test_grunts_keep_their_spaces_all_day_and_leave_at_night() -> None:
    match = table(grunts="blue yellow black", actions=(1, 1, 0), active="twich")
    play(match, "move b1")
    assert facing(match) == "blue yellow black"
    play(match, "rest")
    assert facing(match) == "- - -"


def test_a_grunt_is_not_told_again_what_it_cannot_do() -> None:
    match = table(grunts="blue - -")
    assert why_not(match, "delegate 1 blue") == "already-faces"
    assert "delegate 1 blue" not in offers(match)
    assert "delegate 1 red" in offers(match)


def test_one_of_two_who_are_needed_is_not_told_again() -> None:
    assert why_not(table(spec("bend 3", "draft"), grunts="- yellow -"), "delegate 2 yellow") == "already-faces"


def test_by_the_first_rules_a_grunt_could_be_told_in_vain() -> None:
    match = table(grunts="blue - -")
    match.true.state.table.rules = 1
    assert "delegate 1 blue" in offers(match)
