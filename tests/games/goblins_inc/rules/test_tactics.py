"""Tactics cards: the seven abilities and when they may be used (GI-crane, GI-duct-tape, GI-after-roll)."""

import pytest

from goblins import BadInput
from goblins.games.goblins_inc import events
from goblins.match import Match
from tests.games.goblins_inc.table import (
    Drawn,
    act,
    armor,
    damage,
    decoration,
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
    standing,
    table,
    weapon,
    why_not,
)


def holding(card: str, built: Drawn, **settings: str) -> Match:
    """Red has this card and is asked before the roll. Blue has one that does nothing without dice."""
    match = table(built, cards=f"{card}, nitro, emergency", options=settings)
    act(match)
    assert (sees(match).phase, match.deciders) == ("before-roll", ("red",))
    return match


# -------------------------------------------------------------------------------------------------- sabotage


def test_sabotage_is_used_openly() -> None:
    match = table(gunner(1), cards="sabotage, nitro, emergency", script=dice("1 1"))
    act(match, "right > front")
    told = play(match, "red sabotage")
    assert told[:2] == [events.AbilityUsed(1, "sabotage"), events.DiceRolled(1, "1 1")]


def test_abilities_are_optional() -> None:
    match = table(gunner(1), cards="sabotage, nitro, emergency", script=dice("1"))
    act(match, "right > front")
    told = play(match, "red pass")
    assert not heard(told, events.AbilityUsed)
    assert told[0] == events.DiceRolled(1, "1")


def test_without_the_card_there_is_no_ability() -> None:
    match = holding("crane", robot())
    assert why_not(match, "red", "sabotage") == "ability-missing"
    assert why_not(match, "red", "tape b3") == "ability-missing"


def test_two_abilities_before_the_roll_are_used_in_either_order() -> None:
    for first, second in (("sabotage", "tape b3"), ("tape b3", "sabotage")):
        match = holding("sabotage+duct-tape", robot())
        play(match, f"red {first}")
        assert match.deciders == ("red",)
        assert why_not(match, "red", first) == "ability-used"
        play(match, f"red {second}")
        assert sees(match).fight_round == 2


def test_of_two_abilities_one_may_be_enough() -> None:
    match = holding("sabotage+crane", robot())
    play(match, "red crane b3 > c2 north")
    assert offers(match, "red") == ["sabotage", "pass"]
    play(match, "red pass")
    assert sees(match).fight_round == 2


def test_what_was_used_before_the_roll_can_be_taken_back_while_no_die_has_rolled() -> None:
    match = holding("sabotage+crane", robot())
    play(match, "red crane b3 > c2 north")
    match.undo("red")
    assert standing(match, 1) == "b3 c4 d3"


def test_once_the_dice_have_rolled_nothing_is_taken_back() -> None:
    match = table(gunner(1), cards="sabotage, nitro, emergency", script=dice("1 2"))
    act(match, "right > front")
    play(match, "red sabotage")
    assert (robot_of(match, 1).dice, match.can_undo("red")) == ([1, 2], False)


# -------------------------------------------------------------------------------------------------- duct tape

TAPED = robot(
    """
    . . . . .
    . . A . .
    . D # E .
    . . v . .
    . . . . .
    """,
    A=armor("N"),
)


def test_duct_tape_puts_a_token_on_one_tile_alone() -> None:
    match = table(TAPED, cards="sabotage+duct-tape, nitro, emergency")
    act(match)
    supply = sees(match).supply
    told = play(match, "red tape d3")
    assert told == [events.AbilityUsed(1, "duct-tape"), events.TokenPlaced(1, "d3", "none")]
    assert (robot_of(match, 1).tokens, sees(match).supply) == ([["c2"], ["d3"]], supply - 1)


def test_duct_tape_sticks_to_any_tile_but_armor_and_the_cockpit() -> None:
    match = holding("duct-tape", TAPED)
    assert offers(match, "red") == ["tape b3", "tape d3", "tape c4", "pass"]
    assert why_not(match, "red", "tape c2") == "armor-needs-no-tape"
    assert why_not(match, "red", "tape c3") == "square-cockpit"
    assert why_not(match, "red", "tape a1") == "no-tile-there"


def test_a_tile_that_has_a_token_may_get_another() -> None:
    built = robot(
        """
        . . . . .
        . . . . .
        . . # D A
        . . v . .
        . . . . .
        """,
        A=armor("W"),
    )
    match = table(built, cards="sabotage+duct-tape, nitro, emergency")
    act(match)
    play(match, "red tape d3")
    assert robot_of(match, 1).tokens == [["e3", "d3"], ["d3"]]


def test_without_a_token_in_the_supply_there_is_no_tape() -> None:
    match = holding("duct-tape", robot(tokens_lost=15))
    assert sees(match).supply == 0
    assert why_not(match, "red", "tape b3") == "no-token-in-supply"
    assert offers(match, "red") == ["pass"]


def test_the_french_edition_still_has_a_sixteenth_token_to_tape() -> None:
    match = holding("duct-tape", robot(tokens_lost=15), edition="fr")
    assert sees(match).supply == 1
    assert match.why_not("red", "tape b3") is None


def test_the_token_of_duct_tape_absorbs_a_hit_of_the_same_round() -> None:
    match = table(robot(), gunner(1), cards="duct-tape, emergency, nitro", script=dice("2"))
    act(match, "front > front", "right > front", "left middle")
    told = play(match, "red tape b3")
    assert damage(told, 1) == ["struck 2 b3", "token-lost 1 b3"]


# ------------------------------------------------------------------------------------------------------ crane

CRANED = robot(
    """
    . . . . .
    . . D . .
    . X # A .
    . . v T .
    . . . . .
    """,
    X=decoration(metal="E"),
    A=armor("E"),
    T=decoration(),
)


def test_the_crane_moves_a_tile_to_an_empty_square() -> None:
    match = holding("crane", CRANED)
    told = play(match, "red crane c2 > d5 west")
    assert told[:2] == [events.AbilityUsed(1, "crane"), events.Craned(1, "D01", "c2", "d5", "west")]
    assert standing(match, 1) == "b3 c4 d3 d4 d5"


def test_the_crane_may_move_a_tile_to_a_square_that_the_blueprint_blocks() -> None:
    built = robot("""
        . . . . .
        . . . . .
        . D # D .
        . . v D D
        . . . D .
    """)
    match = holding("crane", built)
    assert "e5" in sees(match).blocked
    play(match, "red crane b3 > e5 north")
    assert standing(match, 1) == "c4 d3 d4 d5 e4 e5"


def test_the_crane_may_turn_a_tile_where_it_is() -> None:
    match = holding("crane", robot())
    play(match, "red crane c4 > c4 west")
    turned = next(square for square in robot_of(match, 1).squares if square.square == "c4")
    assert turned.turn == "west"


def test_a_crane_that_changes_nothing_is_no_move() -> None:
    match = holding("crane", robot())
    assert why_not(match, "red", "crane c4 > c4 north") == "crane-idle"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("crane c3 > c1 north", "square-cockpit"),
        ("crane c2 > c3 north", "square-cockpit"),
        ("crane a1 > c1 north", "no-tile-there"),
        ("crane c2 > b3 north", "square-taken"),
        ("crane d3 > d2 north", "tile-has-token"),
    ],
)
def test_the_crane_moves_neither_the_cockpit_nor_a_tile_with_tokens_and_only_to_an_empty_square(
    move: str, reason: str
) -> None:
    assert why_not(holding("crane", CRANED), "red", move) == reason


@pytest.mark.parametrize(
    "move", ["crane c2 > a1 north", "crane c2 > b1 north", "crane b3 > b3 east", "crane b3 > b2 south"]
)
def test_a_craned_tile_must_be_joined_to_the_cockpit_afterwards(move: str) -> None:
    """b3 has metal to its right alone."""
    assert why_not(holding("crane", CRANED), "red", move) == "crane-drops"


def test_a_craned_tile_may_hold_by_another_one() -> None:
    assert holding("crane", CRANED).why_not("red", "crane b3 > b2 north") is None


CHAIN = robot("""
    . E D . .
    . . D . .
    . D # D .
    . . v . .
    . . . . .
""")


def test_other_tiles_that_a_crane_cuts_off_fall_and_count_as_lost_in_combat() -> None:
    match = holding("sabotage+crane", CHAIN)
    told = play(match, "red crane c2 > d4 north")
    assert heard(told, events.CutOff) == [events.CutOff(1, "E01", "b1"), events.CutOff(1, "D01", "c1")]
    assert (robot_of(match, 1).lost, robot_of(match, 1).loose) == (["E01", "D01"], [])


def test_nothing_falls_that_finds_hold_at_the_craned_tile_again() -> None:
    match = holding("sabotage+crane", CHAIN)
    told = play(match, "red crane c2 > b2 north")
    assert told == [events.AbilityUsed(1, "crane"), events.Craned(1, "D02", "c2", "b2", "north")]
    assert standing(match, 1) == "b1 b2 b3 c1 c4 d3"


def test_tiles_and_tokens_that_fall_with_a_crane_are_never_dealt_again() -> None:
    built = robot(
        """
        . A D . .
        . . D . .
        . D # D .
        . . v . .
        . . . . .
        """,
        A=armor("S"),
    )
    match = table(built, cards="sabotage+crane, nitro, emergency")
    act(match)
    supply = sees(match).supply
    told = play(match, "red crane c2 > d4 north")
    assert heard(told, events.TokenGone) == [events.TokenGone(1, 1)]
    assert (robot_of(match, 1).tokens_lost, sees(match).supply) == (1, supply)


def test_the_tokens_of_armor_stay_as_they_were_dealt_when_its_neighbour_is_craned_in() -> None:
    """Where the plate meets new metal the token still covers the armor alone."""
    built = robot(
        """
        . . . . .
        . . A . .
        . D # D .
        . . v . .
        . . . . .
        """,
        A=armor("W"),
    )
    match = holding("sabotage+crane", built)
    play(match, "red crane d3 > b2 north")
    assert robot_of(match, 1).tokens == [["c2"]]


def test_a_crane_works_on_the_own_robot_alone() -> None:
    match = holding("crane", robot())
    assert why_not(match, "red", "crane c2 > d2 north") == "no-tile-there"


# ------------------------------------------------------------------------------------------------------ nitro


def rolling(card: str, faces: str, arrows: int, again: str = "") -> Match:
    """Red has the card and has rolled; Blue has nothing to decide."""
    match = table(gunner(arrows), cards=f"{card}, crane, emergency", script=dice(faces) + reroll("red", again))
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
    play(match, "red nitro 1")
    assert offers(match, "red") == ["order none"]
    assert why_not(match, "red", "nitro 1") == "ability-used"


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
    assert heard(told, events.DiceShown)[0] == events.DiceShown(1, "2", "2", 0)
    assert damage(told, 2) == ["struck 2 b3", "destroyed b3"]


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
        events.DiceShown(1, "3 5", "5 3", 0),
        events.AbilityUsed(2, "dynamite"),
        events.DiceShown(2, "4 5", "4 5", 1),
    ]


def test_re_rolls_do_not_depend_on_who_is_quicker() -> None:
    def dice_after(*moves: str) -> list[list[int]]:
        match = table(gunner(2), gunner(2), cards="nitro, crane, nitro+homing", script=dice("1 2 4 5"))
        act(match, "right > front", "right > front", "left right")
        play(match, *moves)
        return [robot_of(match, 1, "red").dice, robot_of(match, 2, "blue").dice]

    assert dice_after("red nitro all", "blue nitro all") == dice_after("blue nitro all", "red nitro all")


@pytest.mark.parametrize("move", ["nitro 1", "emergency", "homing 1 2", "dynamite", "order 1"])
def test_before_the_roll_there_are_no_dice_to_change(move: str) -> None:
    match = holding("nitro+crane", robot())
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
    assert heard(told, events.DiceRolled)[0] == events.DiceRolled(1, "3")
