"""Schemers: whose turn, their actions, and moving about (NR-actions, NR-move, NR-half-spaces)."""

import pytest

from goblins.games.nitro_run import events
from tests.games.nitro_run.table import offers, play, schemer, sees, spaces_in, spec, table, told, why_not

# -------------------------------------------------------------------------------------------------- actions


def test_each_schemer_has_two_actions_a_day() -> None:
    assert [one.actions for one in sees(table()).schemers] == [2, 2, 2]


def test_schemers_act_in_any_order() -> None:
    assert offers(table(active="")) == ["scheme skab", "scheme twich", "scheme nettle"]


def test_a_schemer_uses_all_its_actions_before_the_next_one() -> None:
    match = table(active="")
    play(match, "scheme nettle", "plan")
    assert str(match.why_not("red", "scheme skab")) == (
        "Nettle has actions left. Use or drop them before somebody else acts."
    )
    play(match, "plan")
    assert offers(match) == ["scheme skab", "scheme twich"]


def test_a_schemer_that_has_acted_is_done_for_the_day() -> None:
    match = table(active="", actions=(0, 2, 2))
    assert why_not(match, "scheme skab") == "no-actions"


def test_the_last_schemer_is_not_asked_for() -> None:
    match = table(active="skab", actions=(1, 0, 2))
    play(match, "plan")
    assert (sees(match).active, sees(match).phase) == ("nettle", "act")


def test_the_rest_of_its_actions_may_be_dropped() -> None:
    match = table()
    assert told(match, "rest") == [events.Rested("skab")]
    assert (schemer(match, "skab").actions, sees(match).phase) == (0, "schemer")


def test_the_whole_day_may_be_dropped() -> None:
    match = table()
    assert told(match, "end-day")[0] == events.KnockedOff()
    assert sees(match).week.day == 2


# ----------------------------------------------------------------------------------------------------- move


def test_a_schemer_moves_to_a_neighbouring_space() -> None:
    match = table()
    assert told(match, "move a1") == [events.Moved("skab", "a1")]
    assert (schemer(match, "skab").space, schemer(match, "skab").actions) == ("a1", 1)


def test_half_spaces_are_neighbours_like_any_hex() -> None:
    match = table(at="a1 b1 c0")
    assert spaces_in(offers(match, "move")) == ["a0", "b0", "c2"]


def test_further_spaces_are_too_far() -> None:
    assert str(table().why_not("red", "move b2")).startswith("b2 is too far away for Skab.")


def test_nobody_gets_past_a_crag() -> None:
    match = table(at="a1 b0 c0")
    assert why_not(match, "move a2") == "crag"


def test_a_blasted_crag_can_be_passed() -> None:
    match = table(at="a1 b0 c0", blasted="a2")
    assert match.why_not("red", "move a2") is None


def test_no_two_schemers_share_a_space() -> None:
    assert str(table().why_not("red", "move b0")).startswith("Twich is standing on b0, and there is room for one.")


@pytest.mark.parametrize("place", ["rubble b3", "b3 n-s"])
def test_schemers_walk_over_rubble_and_track(place: str) -> None:
    look = "straight 3" if place.startswith("rubble") else "straight 2"
    match = table(spec(look, place), at="b2 b0 c0")
    assert match.why_not("red", "move b3") is None


def test_schemers_walk_over_ledges() -> None:
    assert table(at="b3 b0 c0").why_not("red", "move c3") is None


def test_from_a_cave_a_schemer_may_go_to_the_other_cave_of_the_card() -> None:
    match = table(at="a1 b0 c0")
    play(match, "move c2")
    assert schemer(match, "skab").space == "c2"


def test_the_tunnel_ends_on_its_own_card() -> None:
    assert why_not(table(at="a1 b0 c0"), "move c4") == "too-far"


def test_an_occupied_cave_cannot_be_come_out_of() -> None:
    assert why_not(table(at="a1 c2 c0"), "move c2") == "occupied"


def test_only_caves_are_tunnels() -> None:
    assert why_not(table(at="b1 b0 c0"), "move b3") == "too-far"
