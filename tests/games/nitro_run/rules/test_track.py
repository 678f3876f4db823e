"""Laying sections, and the third one for nothing (NR-build-track, NR-workflow)."""

import pytest

from goblins.games.nitro_run import events
from goblins.match import Match
from tests.games.nitro_run.table import (
    happened,
    offers,
    places,
    play,
    schemer,
    sees,
    space,
    spaces_in,
    spec,
    table,
    told,
    why_not,
)


def test_a_finished_section_is_laid_on_the_schemers_own_space() -> None:
    match = table(spec("straight 2", "build"), at="b2 a0 c0")
    assert told(match, "build 1 b2 n-s") == [events.Built("skab", 1, "b2", "n-s", 0)]
    assert (space(match, "b2").section, space(match, "b2").join, places(match)) == (1, "n-s", ["track b2"])


def test_or_on_a_neighbouring_one() -> None:
    match = table(spec("straight 2", "build"), at="b2 a0 c0")
    assert sorted(set(spaces_in(offers(match, "build")))) == ["a3", "b1", "b2", "b3"]


def test_it_costs_an_action_and_frees_its_build_space() -> None:
    match = table(spec("straight 2", "build"), at="b2 a0 c0")
    play(match, "build 1 b2 n-s")
    assert (schemer(match, "skab").actions, sees(match).builds) == (1, 1)


@pytest.mark.parametrize(("look", "ways"), [("straight 2", 3), ("bend 2", 6), ("hairpin 3", 6)])
def test_it_may_lie_any_way_round(look: str, ways: int) -> None:
    match = table(spec(look, "build"), at="b2 a0 c0")
    assert len(offers(match, "build 1 b2")) == ways


def test_a_shape_has_only_its_own_joins() -> None:
    match = table(spec("straight 2", "build"), at="b2 a0 c0")
    assert (
        str(match.why_not("red", "build 1 b2 n-se"))
        == "Section 1 is a straight: its ends lie opposite each other. It cannot lie north to southeast."
    )


def test_only_finished_sections_are_laid() -> None:
    match = table(spec("straight 2", "gather", value=2), spec("bend 2"), at="b2 a0 c0")
    assert [why_not(match, move) for move in ("build 1 b2 n-s", "build 2 b2 n-se", "build 9 b2 n-s")] == [
        "not-finished"
    ] * 3


def test_further_spaces_are_too_far() -> None:
    assert why_not(table(spec("straight 2", "build"), at="b2 a0 c0"), "build 1 b4 n-s") == "too-far"


@pytest.mark.parametrize("where", ["a1", "c2", "a2", "b0"])
def test_only_chasm_is_built_on(where: str) -> None:
    assert why_not(table(spec("straight 2", "build"), at="b1 a0 c0"), f"build 1 {where} n-s") == "no-chasm"


def test_not_on_rubble() -> None:
    match = table(spec("straight 2", "build"), spec("straight 3", "rubble b3"), at="b2 a0 c0")
    assert why_not(match, "build 1 b3 n-s") == "under-rubble"


def test_not_on_track() -> None:
    match = table(spec("straight 2", "build"), spec("straight 2", "b3 n-s"), at="b2 a0 c0")
    assert why_not(match, "build 1 b3 n-s") == "track-there"


def test_not_under_another_goblin() -> None:
    match = table(spec("straight 2", "build"), at="b2 b3 c0")
    assert why_not(match, "build 1 b3 n-s") == "occupied"


def test_a_section_need_not_join_anything() -> None:
    match = table(spec("straight 2", "build"), at="b4 a0 c0")
    play(match, "build 1 b4 ne-sw")
    assert [end.meets for end in space(match, "b4").ends] == ["cave", "open"]


def test_the_view_says_what_each_end_meets() -> None:
    sections = [spec("straight 2", "b1 n-s"), spec("straight 2", "b2 n-s"), spec("bend 2", "c6 s-nw")]
    match = table(*sections)
    assert {name: [(end.side, end.meets) for end in space(match, name).ends] for name in ("b1", "b2", "c6")} == {
        "b1": [("n", "entrance"), ("s", "section")],
        "b2": [("n", "section"), ("s", "open")],
        "c6": [("s", "exit"), ("nw", "open")],
    }


# -------------------------------------------------------------------------------------------------- workflow


def in_full_swing(*more: object, third: str = "straight 3", at: str = "b2 a0 c0") -> Match:
    """Skab has laid b1 and b2, and a third section is staged."""
    match = table(spec("straight 2", "build"), spec("straight 2", "build"), spec(third, "build"), *more, at=at)  # type: ignore[arg-type]
    play(match, "build 1 b1 n-s", "build 2 b2 n-s")
    return match


def test_after_two_builds_by_one_schemer_a_third_section_is_free() -> None:
    match = in_full_swing()
    assert (sees(match).phase, sees(match).last_built) == ("workflow", "b2")
    assert told(match, "build 3 b3 n-s") == [events.Built("skab", 3, "b3", "n-s", 1)]
    assert (sees(match).phase, sees(match).builds) == ("schemer", 0)


def test_it_must_meet_an_end_of_the_last_one() -> None:
    match = in_full_swing(third="bend 3")
    assert offers(match) == ["build 3 b3 n-se", "build 3 b3 sw-n", "done"]
    assert why_not(match, "build 3 b3 ne-s") == "does-not-meet"
    assert why_not(match, "build 3 a3 sw-n") == "does-not-meet"


def test_it_may_be_out_of_the_schemers_reach() -> None:
    match = table(
        spec("straight 2", "build"), spec("straight 2", "build"), spec("straight 3", "build"), at="b2 a0 c0"
    )
    play(match, "build 1 b2 n-s", "build 2 b3 n-s", "build 3 b4 n-s")
    assert places(match) == ["track b2", "track b3", "track b4"]


def test_it_needs_ground_fit_for_building() -> None:
    match = in_full_swing(spec("straight 3", "rubble b3"))
    assert sees(match).phase == "schemer"


def test_another_goblin_is_in_the_way() -> None:
    match = in_full_swing(at="b2 b3 c0")
    assert sees(match).phase == "schemer"


def test_it_may_be_left_undone() -> None:
    match = in_full_swing()
    play(match, "done")
    assert (places(match)[2], sees(match).phase, sees(match).builds) == ("build 3", "schemer", 0)


def test_it_comes_before_anything_else() -> None:
    assert [why_not(in_full_swing(), move) for move in ("plan", "scheme twich")] == ["workflow-first"] * 2


def test_two_schemers_with_a_build_each_are_no_workflow() -> None:
    match = table(
        spec("straight 2", "build"),
        spec("straight 2", "build"),
        spec("straight 3", "build"),
        at="b2 b1 c0",
        actions=(1, 1, 0),
    )
    assert not happened(told(match, "build 1 b2 n-s"), events.DayEnded)
    play(match, "build 2 b1 n-s")
    assert sees(match).week.day == 2


def test_without_a_third_section_there_is_none() -> None:
    match = table(spec("straight 2", "build"), spec("straight 2", "build"), at="b2 a0 c0")
    play(match, "build 1 b1 n-s", "build 2 b2 n-s")
    assert sees(match).phase == "schemer"


def test_a_tunnel_is_going_on_and_not_meeting() -> None:
    match = table(spec("straight 2", "build"), spec("bend 2", "build"), spec("bend 3", "build"), at="b1 a0 c0")
    play(match, "build 1 b2 n-s", "build 2 b1 n-se")
    assert sees(match).phase == "schemer"
