"""Tactics cards before the roll: Sabotage, Duct Tape, Crane (GI-before-roll, GI-duct-tape, GI-crane)."""

import pytest

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
    offers,
    play,
    robot,
    robot_of,
    sees,
    standing,
    table,
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
    assert told[:2] == [events.Sabotaged(1), events.DiceRolled("1 1", "none")]


def test_abilities_are_optional() -> None:
    match = table(gunner(1), cards="sabotage, nitro, emergency", script=dice("1"))
    act(match, "right > front")
    told = play(match, "red pass")
    assert told[0] == events.DiceRolled("1", "none")


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
    assert told == [events.Taped(1, "d3"), events.TokenPlaced(1, "d3", "none")]
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
    match = holding("duct-tape+sabotage", robot(tokens_lost=15))
    assert sees(match).supply == 0
    assert why_not(match, "red", "tape b3") == "no-token-in-supply"
    assert offers(match, "red") == ["sabotage", "pass"]


def test_a_tactician_who_could_do_nothing_but_tape_is_not_asked_without_a_token() -> None:
    match = table(robot(tokens_lost=15), cards="duct-tape, nitro, emergency")
    act(match)
    assert sees(match).fight_round == 2


def test_the_french_edition_still_has_a_sixteenth_token_to_tape() -> None:
    match = holding("duct-tape", robot(tokens_lost=15), edition="fr")
    assert sees(match).supply == 1
    assert match.why_not("red", "tape b3") is None


def test_the_token_of_duct_tape_absorbs_a_hit_of_the_same_round() -> None:
    match = table(robot(), gunner(1), cards="duct-tape, emergency, nitro", script=dice("2"))
    act(match, "front > front", "right > front", "left middle")
    told = play(match, "red tape b3")
    assert damage(told, 1) == ["token-lost 2 b3 1"]


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
    assert told[0] == events.Craned(1, "D01", "c2", "d5", "west", 0, "none")
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
    told = play(match, "red crane c4 > c4 west")
    assert told[0] == events.Craned(1, "W01", "c4", "c4", "west", 1, "none")
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
    assert told == [events.Craned(1, "D02", "c2", "d4", "north", 0, "b1, c1")]
    assert (robot_of(match, 1).lost, robot_of(match, 1).loose) == (["E01", "D01"], [])


def test_nothing_falls_that_finds_hold_at_the_craned_tile_again() -> None:
    match = holding("sabotage+crane", CHAIN)
    told = play(match, "red crane c2 > b2 north")
    assert told == [events.Craned(1, "D02", "c2", "b2", "north", 0, "none")]
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
    play(match, "red crane c2 > d4 north")
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
