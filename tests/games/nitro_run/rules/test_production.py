"""The production line, step by step (NR-line, NR-peek)."""

import pytest

from goblins.games.nitro_run import events
from tests.games.nitro_run.table import (
    offers,
    peek,
    places,
    play,
    sees,
    spec,
    spec_of,
    table,
    told,
    why_not,
)

# --------------------------------------------------------------------------------------------------- draft


def test_a_drafted_track_goes_to_the_draft_space_and_the_player_has_peeked_at_it() -> None:
    match = table(spec("bend 2"), script=peek("bend 2", "-1/+1"))
    assert told(match, "delegate 1 blue", "draft 1")[1:] == [events.Peeked(1, -1, 1), events.Drafted(1)]
    face = spec_of(match, 1).face
    assert face is not None
    assert (places(match), face.kind, face.stability, face.speed) == (["draft"], "track", -1, 1)


def test_a_spectator_learns_that_it_is_a_track_and_not_which() -> None:
    match = table(spec("bend 2"), script=peek("bend 2", "-1/+1"))
    assert events.Peeked(1, -1, 1) not in play(match, "delegate 1 blue", "draft 1")
    assert spec_of(match, 1, None).face is None
    assert spec_of(match, 1, None).place == "draft"


def test_a_blank_leaves_the_game_and_the_draft_is_wasted() -> None:
    match = table(spec("bend 3"), script=peek("bend 3", "blank"))
    assert told(match, "delegate 1 blue", "draft 1")[1:] == [events.BlankFound(1)]
    assert (places(match), sees(match).phase) == (["gone"], "act")


def test_rubble_falls() -> None:
    match = table(spec("bend 2"), script=peek("bend 2", "rubble"), at="b2 b0 c0")
    assert told(match, "delegate 1 blue", "draft 1")[1:] == [events.RubbleFound(1)]
    assert (places(match), sees(match).phase) == (["falling"], "rubble")


def test_drafting_needs_a_free_draft_space() -> None:
    match = table(spec("bend 3"), spec("straight 2", "draft"))
    play(match, "delegate 1 blue")
    assert sees(match).phase == "act"


def test_only_specs_of_the_pool_are_drafted() -> None:
    match = table(spec("bend 3"), spec("straight 2", "gather"))
    play(match, "delegate 1 blue")
    assert why_not(match, "draft 2") == "not-in-pool"
    assert why_not(match, "draft 3") == "not-in-pool"


def test_a_track_that_a_bang_has_turned_over_can_be_drafted() -> None:
    match = table(spec("straight 2", face="calm"))
    play(match, "delegate 1 blue", "draft 1")
    assert places(match) == ["draft"]


# -------------------------------------------------------------------------------------------------- gather


def test_a_gathered_spec_starts_at_one() -> None:
    match = table(spec("bend 3", "draft"), grunts="- yellow yellow")
    play(match, "team gather", "gather")
    assert (places(match), sees(match).specs[0].value, sees(match).specs[0].days) == (["gather 1"], 1, 2)


def test_a_spec_takes_the_first_free_gather_space() -> None:
    match = table(spec("straight 2", "gather"), spec("bend 3", "draft"), grunts="- yellow yellow")
    play(match, "team gather", "gather")
    assert places(match) == ["gather 1", "gather 2"]


def test_full_gather_spaces_stop_the_step_behind_them() -> None:
    gathering = [spec("straight 2", "gather")] * 3
    match = table(*gathering, spec("bend 3", "draft"), grunts="- yellow yellow")
    assert why_not(match, "team gather") == "gather-full"
    assert why_not(match, "delegate 2 yellow") == "already-faces"


def test_without_a_drafted_spec_there_is_nothing_to_gather_for() -> None:
    assert why_not(table(spec("bend 3"), grunts="- yellow yellow"), "team gather") == "nothing-drafted"


@pytest.mark.parametrize(("value", "overnight"), [(1, 2), (2, 3), (3, 3)])
def test_overnight_gathering_specs_go_up_one_number_until_they_are_ready(value: int, overnight: int) -> None:
    match = table(spec("bend 3", "gather", value=value), actions=(0, 1, 0), active="twich")
    play(match, "rest")
    assert sees(match).specs[0].value == overnight


# ---------------------------------------------------------------------------------------------------- rush


def test_rushing_turns_a_spec_one_number_up_at_once() -> None:
    match = table(spec("bend 3", "gather"))
    assert told(match, "delegate 2 black", "rush 1")[1:] == [events.Rushed(1, 2)]


def test_ready_specs_cannot_be_rushed() -> None:
    match = table(spec("bend 3", "gather", value=3), spec("straight 4", "gather"))
    play(match, "delegate 2 black")
    assert (offers(match), why_not(match, "rush 1")) == (["rush 2", "done"], "already-ready")


def test_only_gathering_specs_are_rushed() -> None:
    match = table(spec("bend 3", "gather"), spec("straight 4", "draft"))
    play(match, "delegate 2 black")
    assert why_not(match, "rush 2") == "not-gathering"


# ----------------------------------------------------------------------------------------------- fabricate


def test_ready_specs_move_to_the_build_spaces_one_by_one() -> None:
    match = table(spec("bend 2", "gather", value=2), spec("straight 2", "gather", value=2), grunts="red red red")
    assert told(match, "team fabricate", "fabricate 2", "fabricate 1")[1:] == [
        events.Fabricated(2, 1),
        events.Fabricated(1, 2),
    ]
    assert (places(match), sees(match).phase) == (["build 2", "build 1"], "act")


def test_a_ready_spec_may_stay_where_it_is() -> None:
    match = table(spec("bend 2", "gather", value=2), spec("straight 2", "gather", value=2), grunts="red red red")
    play(match, "team fabricate", "fabricate 2", "done")
    assert (places(match), sees(match).phase) == (["gather 1", "build 1"], "act")


def test_specs_that_are_not_ready_stay() -> None:
    match = table(spec("bend 2", "gather", value=2), spec("straight 3", "gather", value=2), grunts="red red red")
    play(match, "team fabricate")
    assert why_not(match, "fabricate 2") == "not-ready"


def test_only_gathering_specs_are_fabricated() -> None:
    match = table(spec("bend 2", "gather", value=2), spec("straight 3", "draft"), grunts="red red red")
    play(match, "team fabricate")
    assert why_not(match, "fabricate 2") == "not-gathering"


def test_fabricating_moves_what_fits_and_the_player_chooses() -> None:
    ready = [spec("straight 2", "gather", value=2), spec("bend 2", "gather", value=2)]
    match = table(*ready, spec("bend 2", "build"), spec("straight 3", "build"), grunts="red red red")
    play(match, "team fabricate")
    assert offers(match, "fab") == ["fabricate 1", "fabricate 2"]
    play(match, "fabricate 2")
    assert (places(match)[:2], sees(match).phase) == (["gather 1", "build 3"], "act")


def test_full_build_spaces_stop_fabrication() -> None:
    staged = [spec("straight 3", "build"), spec("straight 3", "build"), spec("bend 2", "build")]
    match = table(*staged, spec("bend 2", "gather", value=2), grunts="red red red")
    assert why_not(match, "team fabricate") == "build-full"


# ------------------------------------------------------------------------------------------------ the tasks


def test_the_view_says_which_tasks_could_be_done() -> None:
    match = table(spec("bend 3"), spec("straight 2", "gather", value=2), grunts="blue yellow -")
    seen = {task.task: (task.colour, task.needs, task.facing, task.useful) for task in sees(match).tasks}
    assert seen == {
        "draft": ("blue", 1, 1, True),
        "fabricate": ("red", 3, 0, True),
        "gather": ("yellow", 2, 1, False),
        "rush": ("black", 1, 0, False),
    }
