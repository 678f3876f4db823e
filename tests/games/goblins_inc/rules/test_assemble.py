"""Building: five tiles on empty squares, rearranged until done; then what is loose falls off (GI-build-view,
GI-blueprints, GI-loose)."""

import pytest

from goblins.games.goblins_inc import events
from goblins.match import Match
from tests.games.goblins_inc.table import (
    NOTHING_BUILT,
    finish_step,
    heard,
    offers,
    own,
    play,
    player,
    player_of,
    robot,
    robot_of,
    sees,
    standing,
    table,
    why_not,
)

BARE = robot(NOTHING_BUILT)
BEGUN = robot("""
    . . . . .
    . . ^ . .
    . . # D .
    . . . . .
    . . . . .
""")


def building() -> Match:
    """Red and Yellow build, Blue and Green plan."""
    return table(
        BEGUN,
        BARE,
        seats=4,
        phase="build",
        step=2,
        red=player("W11 W12 A01 E01 D02"),
        blue=player("W21 W22"),
        green=player("W23 W24"),
        yellow=player("W31"),
    )


def fresh(match: Match, seat: str) -> list[str]:
    """What the builder has placed in this step."""
    return [f"{placed.tile} {placed.square} {placed.turn}" for placed in own(match, seat).fresh or []]


# --------------------------------------------------------------------------------------- where a tile may go


def test_a_tile_goes_on_any_empty_square_in_any_of_four_orientations() -> None:
    match = building()
    rows = ["b1 c1 d1", "a2 b2 d2 e2", "a3 b3 e3", "a4 b4 c4 d4 e4", "b5 c5 d5"]
    empty = [square for row in rows for square in row.split()]
    turns = ["north", "east", "south", "west"]
    assert [move for move in offers(match, "red") if move.startswith("place W11")] == [
        f"place W11 {square} {turn}" for square in empty for turn in turns
    ]


def test_a_tile_need_not_touch_another_nor_match_its_metal() -> None:
    match = building()
    play(match, "red place W11 e4 north", "red place W12 b5 west")
    assert fresh(match, "red") == ["W11 e4 north", "W12 b5 west"]


@pytest.mark.parametrize(
    ("square", "reason"),
    [("c2", "square-taken"), ("c3", "square-cockpit"), ("a1", "square-blocked"), ("e5", "square-blocked")],
)
def test_a_tile_cannot_go_on_another_tile_on_the_cockpit_or_on_a_blocked_square(square: str, reason: str) -> None:
    assert why_not(building(), "red", f"place W11 {square} north") == reason


def test_both_yards_are_blocked_by_the_same_blueprint() -> None:
    match = table(BARE, BARE, phase="build", step=2, blueprint="c1 a3 e3 c5", red=player("W01"), blue=player("W02"))
    assert sees(match).blocked == ["a3", "c1", "c5", "e3"]
    for square in ("c1", "a3", "e3", "c5"):
        assert why_not(match, "red", f"place W01 {square} north") == "square-blocked"
        assert why_not(match, "blue", f"place W02 {square} north") == "square-blocked"
    assert match.why_not("red", "place W01 a1 north") is None


def test_only_a_tile_in_hand_can_be_placed() -> None:
    match = building()
    assert why_not(match, "red", "place W31 b1 north") == "tile-not-held"
    play(match, "red place W11 b1 north")
    assert why_not(match, "red", "place W11 d1 north") == "tile-not-held"


def test_a_planner_does_not_build() -> None:
    match = building()
    assert why_not(match, "blue", "place W21 b1 north") == "not-building"
    assert why_not(match, "blue", "lift W21") == "not-building"
    assert why_not(match, "blue", "done") == "not-building"


# ----------------------------------------------------------------------------------- rearranging until done


def test_a_tile_of_this_step_can_be_lifted_and_placed_elsewhere() -> None:
    match = building()
    play(match, "red place W11 b1 north", "red lift W11")
    assert "W11" in (own(match, "red").hand or [])
    play(match, "red place W11 d4 south")
    assert fresh(match, "red") == ["W11 d4 south"]


def test_a_square_from_which_a_tile_was_lifted_is_free_again() -> None:
    match = building()
    play(match, "red place W11 b1 north", "red lift W11", "red place W12 b1 east")
    assert fresh(match, "red") == ["W12 b1 east"]


def test_tiles_of_earlier_steps_stay_where_they_are() -> None:
    assert why_not(building(), "red", "lift W01") == "tile-not-fresh"


@pytest.mark.parametrize("tile", ["W11", "W21", "W31", "W33"])
def test_only_what_lies_in_the_own_yard_can_be_lifted(tile: str) -> None:
    assert why_not(building(), "red", f"lift {tile}") == "tile-not-fresh"


def test_nobody_lifts_what_the_opponent_is_building() -> None:
    match = building()
    play(match, "yellow place W31 b1 north")
    assert why_not(match, "red", "lift W31") == "tile-not-fresh"


def test_all_five_tiles_must_be_placed() -> None:
    match = building()
    assert why_not(match, "red", "done") == "tiles-left"
    play(match, *placing_all())
    assert match.why_not("red", "done") is None


def placing_all() -> list[str]:
    return [
        "red place W11 b1 north",
        "red place W12 c1 east",
        "red place A01 d1 south",
        "red place E01 b2 west",
        "red place D02 d2 north",
    ]


def test_whoever_has_placed_all_may_still_rearrange_before_being_done() -> None:
    match = building()
    play(match, *placing_all())
    assert offers(match, "red") == ["done", "lift W11", "lift W12", "lift A01", "lift E01", "lift D02"]


def test_being_done_can_be_withdrawn_until_the_step_ends() -> None:
    match = building()
    play(match, *placing_all(), "red done")
    assert match.deciders == ("blue", "green", "yellow")
    assert str(match.undo("red")) == "done"
    play(match, "red lift W11", "red place W11 b4 north", "red done")
    assert fresh(match, "red")[-1] == "W11 b4 north"


def test_once_the_step_has_ended_nothing_of_it_can_be_taken_back() -> None:
    match = building()
    play(match, *placing_all(), "yellow place W31 b1 north", "blue give W21 W22", "green give W23 W24")
    play(match, "red done", "yellow done")
    assert not match.can_undo("red")
    assert not match.can_undo("yellow")


# ----------------------------------------------------------------------------------------- hidden until then


@pytest.mark.parametrize("seat", ["blue", "green", "yellow", None])
def test_what_is_being_built_is_seen_by_the_builder_alone(seat: str | None) -> None:
    match = building()
    before = sees(match, seat)
    play(match, *placing_all())
    assert sees(match, seat) == before
    assert match.events(seat) == []


def test_the_partner_does_not_see_it_either() -> None:
    match = building()
    play(match, *placing_all())
    assert [square.square for square in robot_of(match, 1, "blue").squares] == ["c2", "d3"]
    assert player_of(match, "red", "blue").fresh is None
    assert player_of(match, "red", "blue").held == 5


def test_the_builder_sees_what_is_fresh_beside_what_is_fixed() -> None:
    match = building()
    play(match, "red place W11 b1 east")
    assert [square.square for square in robot_of(match, 1, "red").squares] == ["c2", "d3"]
    assert fresh(match, "red") == ["W11 b1 east"]
    assert own(match, "red").held == 5


def test_when_the_step_ends_everybody_sees_what_was_built() -> None:
    match = building()
    play(match, *placing_all(), "yellow place W31 c4 east", "blue give W21 W22", "green give W23 W24", "red done")
    told = play(match, "yellow done")
    assert heard(told, events.Assembled) == [
        events.Assembled("red", 1, "W11, W12, A01, E01, D02"),
        events.Assembled("yellow", 2, "W31"),
    ]
    assert heard(told, events.Built) == [
        events.Built("red", 1, "W11", "b1", "north"),
        events.Built("red", 1, "W12", "c1", "east"),
        events.Built("red", 1, "A01", "d1", "south"),
        events.Built("red", 1, "E01", "b2", "west"),
        events.Built("red", 1, "D02", "d2", "north"),
        events.Built("yellow", 2, "W31", "c4", "east"),
    ]
    assert (standing(match, 1), standing(match, 2)) == ("b1 b2 c1 c2 d1 d2 d3", "c4")
    assert own(match, "red").held == 5  # of the next plan


def test_a_gift_that_was_placed_secretly_is_still_known_to_be_with_the_other() -> None:
    match = table(BARE, BARE, phase="build", red=player("W01 W02"), blue=player("E01 E02"))
    play(match, "red give W01 W02", "blue give E01 E02", "blue place W01 b1 north")
    assert player_of(match, "blue", "red").known == ["W01", "W02"]
    assert player_of(match, "blue", "red").held == 2


# ----------------------------------------------------------------------------------------------- loose tiles

RAGGED = robot("""
    . . ^ . .
    . . D . .
    . . # D .
    E . . . .
    . . v . .
""")


def test_when_the_robots_are_complete_what_is_not_joined_falls_into_the_own_scrapyard() -> None:
    match = table(RAGGED, BARE, phase="build", step=8)
    told = finish_step(match)
    assert heard(told, events.FellLoose) == [events.FellLoose(1, "a4, c5")]
    assert standing(match, 1) == "c1 c2 d3"
    assert (robot_of(match, 1).loose, robot_of(match, 1).lost) == (["W02", "E01"], [])


def test_a_chunk_that_holds_together_but_not_to_the_cockpit_falls_as_a_whole() -> None:
    chunk = robot("""
        . D D E .
        . v v v .
        . . # . .
        . . D . .
        . . . . .
    """)
    match = table(chunk, BARE, phase="build", step=8)
    finish_step(match)
    assert standing(match, 1) == "c4"
    assert robot_of(match, 1).loose == ["W01", "W02", "W03", "E01", "D01", "D02"]


def test_nothing_falls_before_the_last_step() -> None:
    match = table(RAGGED, BARE, phase="build", step=6)
    finish_step(match)
    assert standing(match, 1) == "a4 c1 c2 c5 d3"


def test_a_tile_hangs_loose_until_a_later_step_joins_it() -> None:
    match = table(RAGGED, BARE, phase="build", step=8, red=player("W11"))
    play(match, "red place W11 c4 east", "red done", "blue done")
    assert standing(match, 1) == "c1 c2 c4 c5 d3"


def test_a_robot_without_a_single_joined_tile_loses_them_all() -> None:
    apart = robot("""
        . D . D .
        D . . . D
        . . # . .
        . . . . .
        . . . . .
    """)
    match = table(apart, BARE, phase="build", step=8)
    finish_step(match)
    assert (standing(match, 1), len(robot_of(match, 1).loose)) == ("", 4)
