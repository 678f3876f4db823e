"""Tactics cards after the roll: Nitro, Emergency, Homing, Dynamite (GI-after-roll)."""

import pytest

from goblins import BadInput
from goblins.games.goblins_inc import events
from goblins.match import Match
from tests.games.goblins_inc.table import (
    act,
    damage,
    dice,
    gunner,
    heard,
    lots,
    offers,
    play,
    reroll,
    robot,
    robot_of,
    sees,
    table,
    weapon,
    why_not,
)

# ------------------------------------------------------------------------------------------------------ nitro


def rolling(card: str, faces: str, arrows: int, again: str = "") -> Match:
    """Red has the card and has rolled; Blue has nothing to decide."""
    other = "nitro" if card == "emergency" else "emergency"
    match = table(gunner(arrows), cards=f"{card}, crane, {other}", script=dice(faces) + reroll("red", again))
    act(match, "right > front", picks="left right")
    return match


def test_nitro_rolls_one_die_again() -> None:
    match = rolling("nitro", "1 2 3", 3, "5")
    play(match, "red nitro 2")
    assert robot_of(match, 1, "red").dice == [1, 5, 3]


def test_nitro_rolls_all_dice_again() -> None:
    match = rolling("nitro", "1 2 0", 3, "5 0 4")
    play(match, "red nitro all")
    assert robot_of(match, 1, "red").dice == [5, 0, 4]


def test_nitro_may_roll_a_miss_again_and_its_result_is_kept() -> None:
    match = rolling("nitro", "0", 1, "0")
    match.true.state.table.rules = 1
    play(match, "red nitro 1")
    assert offers(match, "red") == ["order none"]
    assert why_not(match, "red", "nitro 1") == "ability-used"


def test_where_nitro_leaves_only_blanks_there_is_nothing_to_line_up() -> None:
    match = rolling("nitro", "0", 1, "0")
    play(match, "red nitro 1")
    assert heard(match.events("red"), events.DiceShown)[0] == events.DiceShown(1, "□", "none")
    assert offers(match, "red")[0] == "pilot front > front"


def test_where_an_ability_is_left_that_can_help_blanks_the_tactician_is_still_asked() -> None:
    match = rolling("nitro+dynamite", "0", 1, "0")
    play(match, "red nitro 1")
    assert offers(match, "red") == ["dynamite", "order none"]


def test_nitro_needs_a_die_that_was_rolled() -> None:
    match = rolling("nitro", "1 2", 2)
    assert why_not(match, "red", "nitro 3") == "no-such-die"
    assert offers(match, "red")[:3] == ["nitro all", "nitro 1", "nitro 2"]


def test_with_no_dice_there_is_nothing_to_roll_again() -> None:
    match = table(cards="nitro, crane, emergency")
    act(match, picks="left right")
    assert sees(match).fight_round == 2


def test_a_nitro_re_roll_cannot_be_taken_back() -> None:
    match = rolling("nitro", "1 2", 2, "5")
    play(match, "red nitro 1")
    assert not match.can_undo("red")
    with pytest.raises(BadInput):
        match.undo("red")


# -------------------------------------------------------------------------------------------------- emergency


def test_emergency_rolls_all_blanks_again_until_none_is_left() -> None:
    match = rolling("emergency", "0 2 0", 3, "0 0 4 0 5")
    play(match, "red emergency")
    assert robot_of(match, 1, "red").dice == [4, 2, 5]


def test_emergency_leaves_dice_for_an_empty_row_as_they_are() -> None:
    match = rolling("emergency", "0 1", 2, "3")
    play(match, "red emergency")
    assert robot_of(match, 1, "red").dice == [3, 1]


def test_without_a_blank_there_is_no_emergency() -> None:
    match = rolling("emergency", "1 2", 2)
    assert why_not(match, "red", "emergency") == "no-blank"
    assert "emergency" not in offers(match, "red")


def test_an_emergency_cannot_be_taken_back() -> None:
    match = rolling("emergency", "0 1", 2, "3")
    play(match, "red emergency")
    assert not match.can_undo("red")


# ----------------------------------------------------------------------------------------------------- homing


def test_homing_turns_a_die_to_another_number() -> None:
    match = rolling("homing", "1 2", 2)
    play(match, "red homing 2 5")
    assert robot_of(match, 1, "red").dice == [1, 5]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("homing 2 3", "die-is-blank"),
        ("homing 1 1", "die-shows-it"),
        ("homing 3 1", "no-such-die"),
        ("homing all 1", "no-such-die"),
    ],
)
def test_homing_needs_a_die_that_is_not_blank_and_another_number(move: str, reason: str) -> None:
    assert why_not(rolling("homing", "1 0", 2), "red", move) == reason


def test_homing_is_used_once() -> None:
    match = rolling("homing", "1 2", 2)
    play(match, "red homing 1 5")
    assert why_not(match, "red", "homing 2 5") == "ability-used"


def test_homing_can_be_taken_back_because_nothing_was_rolled() -> None:
    match = rolling("homing", "1 2", 2)
    play(match, "red homing 1 5")
    match.undo("red")
    assert robot_of(match, 1, "red").dice == [1, 2]


def test_with_nothing_but_blanks_homing_is_no_use_and_nobody_is_asked() -> None:
    assert sees(rolling("homing", "0 0", 2)).fight_round == 2


# --------------------------------------------------------------------------------------------------- dynamite


def test_with_five_dice_there_is_no_dynamite() -> None:
    match = rolling("dynamite", "1 1 1 1 2", 5)
    assert why_not(match, "red", "dynamite") == "dynamite-with-five"
    assert "dynamite" not in offers(match, "red")


def test_with_four_dice_there_is() -> None:
    match = rolling("dynamite", "1 1 1 2", 4)
    assert "dynamite" in offers(match, "red")
    play(match, "red dynamite")
    assert why_not(match, "red", "dynamite") == "ability-used"


def test_dynamite_may_be_left_alone() -> None:
    match = rolling("dynamite", "2", 1)
    told = play(match, "red order 2")
    assert heard(told, events.DiceShown)[0] == events.DiceShown(1, "2", "2")
    assert damage(told, 2) == ["destroyed 2 b3"]


# ------------------------------------------------------------------------------------------------ either order


def test_nitro_first_and_homing_then() -> None:
    match = rolling("nitro+homing", "1 2", 2, "4")
    play(match, "red nitro 1", "red homing 1 3")
    assert robot_of(match, 1, "red").dice == [3, 2]


def test_homing_first_and_nitro_then() -> None:
    match = rolling("nitro+homing", "1 2", 2, "4")
    play(match, "red homing 1 3", "red nitro 2")
    assert robot_of(match, 1, "red").dice == [3, 4]


def test_a_blank_that_was_rolled_again_into_a_number_may_be_homed() -> None:
    match = rolling("nitro+homing", "0 0", 2, "4 0")
    play(match, "red nitro all", "red homing 1 3")
    assert robot_of(match, 1, "red").dice == [3, 0]


@pytest.mark.parametrize("moves", [["dynamite", "nitro 1"], ["nitro 1", "dynamite"]])
def test_dynamite_and_nitro_in_either_order(moves: list[str]) -> None:
    match = rolling("nitro+dynamite", "1", 1, "2")
    play(match, *(f"red {move}" for move in moves))
    assert (robot_of(match, 1, "red").dice, robot_of(match, 1, "red").used) == ([2], ["nitro", "dynamite"])


@pytest.mark.parametrize("moves", [["dynamite", "emergency"], ["emergency", "dynamite"]])
def test_dynamite_and_emergency_in_either_order(moves: list[str]) -> None:
    match = rolling("emergency+dynamite", "0", 1, "2")
    play(match, *(f"red {move}" for move in moves))
    assert robot_of(match, 1, "red").dice == [2]


def test_an_ability_before_the_roll_and_one_after_it_are_on_the_same_card() -> None:
    match = table(gunner(1), cards="homing+sabotage, crane, emergency", script=dice("1 1"))
    act(match, "right > front", picks="left right")
    play(match, "red sabotage", "red homing 1 3")
    assert robot_of(match, 1, "red").dice == [3, 1]


def test_abilities_come_before_the_order_which_ends_it() -> None:
    match = rolling("nitro+homing", "1 2", 2, "4")
    play(match, "red order 2 1")
    assert sees(match).fight_round == 2


def test_after_the_order_there_is_no_more_ability() -> None:
    match = table(gunner(2), gunner(2), cards="nitro, emergency, crane", script=dice("1 2 4 5"))
    act(match, "right > front", "right > front", "left middle")
    play(match, "red order 1 2")
    assert why_not(match, "red", "nitro 1") == "not-asked"


# ------------------------------------------------------------------------------------------ sealed until done


def both_rolling() -> Match:
    """Blue, tactician of team 1, has Nitro and Homing; Green has Dynamite."""
    match = table(
        gunner(2),
        gunner(2),
        seats=4,
        cards="nitro+homing, dynamite, crane",
        script=dice("1 2 4 5") + reroll("blue", "3"),
    )
    act(match, "right > front", "right > front", "left middle")
    return match


def test_both_tacticians_adjust_their_dice_at_the_same_time() -> None:
    assert both_rolling().deciders == ("blue", "green")


def test_what_a_tactician_does_is_seen_by_the_own_team_at_once_and_by_the_others_at_the_end() -> None:
    match = both_rolling()
    play(match, "blue nitro 1")
    assert robot_of(match, 1, "blue").dice == robot_of(match, 1, "red").dice == [3, 2]
    assert robot_of(match, 1, "red").used == ["nitro"]
    for seat in ("green", "yellow", None):
        assert (robot_of(match, 1, seat).dice, robot_of(match, 1, seat).used) == ([1, 2], [])
        assert not heard(match.events(seat), events.DiceChanged)
    assert heard(match.events("red"), events.DiceChanged) == [events.DiceChanged(1, "nitro", "3 2")]


def test_at_the_end_everybody_sees_all_that_was_done() -> None:
    match = both_rolling()
    play(match, "blue nitro 1", "blue homing 2 5", "blue order 5 3", "green dynamite")
    told = play(match, "green order 4 5")
    assert told[1:6] == [
        events.AbilityUsed(1, "nitro"),
        events.AbilityUsed(1, "homing"),
        events.DiceShown(1, "3 5", "5 3"),
        events.AbilityUsed(2, "dynamite"),
        events.DiceShown(2, "4 5", "4 5"),
    ]
    assert heard(match.events(), events.AttackBegan)[0] == events.AttackBegan(2, "right", "5 3", "nitro, homing")


def test_re_rolls_do_not_depend_on_who_is_quicker() -> None:
    def dice_after(*moves: str) -> list[list[int]]:
        match = table(gunner(2), gunner(2), cards="nitro, crane, nitro+homing", script=dice("1 2 4 5"))
        act(match, "right > front", "right > front", "left right")
        play(match, *moves)
        return [robot_of(match, 1, "red").dice, robot_of(match, 2, "blue").dice]

    assert dice_after("red nitro all", "blue nitro all") == dice_after("blue nitro all", "red nitro all")


@pytest.mark.parametrize("move", ["nitro 1", "emergency", "homing 1 2", "dynamite", "order 1"])
def test_before_the_roll_there_are_no_dice_to_change(move: str) -> None:
    match = table(cards="nitro+crane, homing, emergency")
    act(match)
    assert why_not(match, "red", move) == "not-after-the-roll"


@pytest.mark.parametrize("move", ["sabotage", "tape b3", "crane b3 > c2 north", "pass"])
def test_at_the_controls_no_ability_is_used_yet(move: str) -> None:
    assert why_not(table(script=lots()), "red", move) == "not-before-the-roll"


def test_a_weapon_turned_by_the_crane_shoots_in_the_same_round() -> None:
    built = robot("""
        . . . . .
        . . . . .
        . D # X .
        . . v . .
        . . . . .
    """, X=weapon("W", metal="NESW"))  # fmt: skip
    match = table(built, cards="crane, nitro, emergency", script=dice("3"))
    act(match, "right > front")
    told = play(match, "red crane d3 > d3 south")
    assert heard(told, events.DiceRolled)[0].fields()["one"] == "3"
