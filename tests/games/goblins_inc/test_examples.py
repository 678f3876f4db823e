"""The worked examples of the rulebooks, on robots drawn to fit what they describe (the Russian edition has the
digits of the dice)."""

import pytest

from goblins.games.goblins_inc import events
from goblins.kernel.vocabulary import Event
from goblins.match import Match
from tests.games.goblins_inc.table import (
    Drawn,
    act,
    armor,
    damage,
    dice,
    finish_step,
    goblins,
    heard,
    play,
    robot,
    robot_of,
    standing,
    table,
    weapon,
)

# ------------------------------------------------------------------------------------- one whole fight round

ROBOT_A = robot(
    """
    . D ^ D >
    . . A . .
    . . # E >
    . . E G .
    . . . . .
    """,
    A=armor("N"),
    G=weapon("EE"),
)  # three engines; four arrows to its right; a token over c1 and c2
ROBOT_B = robot(
    """
    . . . . .
    ^ G ^ . .
    E D # . .
    . . v E ^
    . . . D .
    """,
    G=weapon("NN"),
)  # three engines; five arrows to its front


def example() -> Match:
    """Team A is Red, pilot, and Blue; team B is Yellow, pilot, and Green."""
    return table(ROBOT_A, ROBOT_B, seats=4, cards="nitro, homing, crane", script=dice("4 3 0 3 2 3 4 3"))


def reveal(match: Match) -> list[Event]:
    """A turns right and aims at the rear; B does not turn and aims at a side; both want the middle card."""
    return act(match, "right > rear", "front > right", picks="middle middle")


def test_reveal_both_pilots_count_their_engines() -> None:
    told = reveal(example())
    assert heard(told, events.PilotShowed) == [
        events.PilotShowed("red", 1, "right", "rear", engines=3, unused=0, overheated=0, facing="right"),
        events.PilotShowed("yellow", 2, "front", "right", engines=3, unused=2, overheated=1, facing="far"),
    ]


def test_reveal_robot_a_brings_its_right_side_to_the_front_and_robot_b_stays() -> None:
    match = example()
    reveal(match)
    assert (robot_of(match, 1).facing, robot_of(match, 2).facing) == ("right", "far")


def test_reveal_only_team_b_gets_the_card_that_both_wanted() -> None:
    match = example()
    told = reveal(match)
    assert heard(told, events.CardMissed, events.CardTaken) == [
        events.CardMissed("blue", 1, "middle"),
        events.CardTaken("green", 2, "middle", "homing"),
    ]
    assert (robot_of(match, 1).card, robot_of(match, 2).card) == ([], ["homing"])


def test_damage_both_teams_roll_four_dice_one_of_them_because_it_is_overheated() -> None:
    told = reveal(example())
    assert heard(told, events.DiceRolled) == [events.DiceRolled("4 3 □ 3", "2 3 4 3")]


def strike(order_a: str, order_b: str) -> tuple[Match, list[Event]]:
    """B turns its 2 into a 3 first."""
    match = example()
    reveal(match)
    return match, play(match, f"blue order {order_a}", "green homing 1 3", f"green order {order_b}")


def test_damage_the_first_three_breaks_robot_b_apart_the_second_hits_the_cockpit_and_the_four_misses() -> None:
    match, told = strike("3 3 4", "3 3 3 4")
    assert damage(told, 2) == ["destroyed 3 c4 d4, e4, d5", "goblin-left 3 yellow", "row-empty 4"]
    assert standing(match, 2) == "a2 a3 b2 b3 c2"
    assert goblins(match) == [2, 2, 2, 1]


@pytest.mark.parametrize("order", ["3 3 4", "4 3 3"])
def test_damage_for_robot_b_it_would_be_the_same_to_start_with_the_four(order: str) -> None:
    match, _ = strike(order, "3 3 3 4")
    assert standing(match, 2) == "a2 a3 b2 b3 c2"
    assert (robot_of(match, 2).lost, goblins(match)[3]) == (["W08", "W09", "E04", "D04"], 1)


def test_damage_robot_a_loses_a_token_a_weapon_with_three_tiles_the_armor_and_the_engine_with_a_weapon() -> None:
    match, told = strike("3 3 4", "3 3 3 4")
    assert damage(told, 1) == [
        "token-lost 3 c1 1",
        "destroyed 3 c1 b1, d1, e1",
        "destroyed 3 c2",
        "destroyed 4 d3 e3",
    ]
    assert standing(match, 1) == "c4 d4"


def test_damage_starting_with_the_four_destroys_two_tiles_fewer() -> None:
    numbers_first, _ = strike("3 3 4", "3 3 3 4")
    four_first, _ = strike("3 3 4", "4 3 3 3")
    assert len(robot_of(numbers_first, 1).lost) == 7
    assert len(robot_of(four_first, 1).lost) == 5
    assert standing(four_first, 1) == "c4 d3 d4 e3"


def test_after_the_example_pilots_and_tacticians_swap_jobs() -> None:
    match, _ = strike("3 3 4", "3 3 3 4")
    assert [(robot.pilot, robot.tactician) for robot in match.view().robots] == [("blue", "red"), ("green", "yellow")]


# ------------------------------------------------------------------------------------------- the number of dice

SEVEN_ARROWS = robot(
    """
    . . . . .
    . F G F .
    . H # D .
    . . . . .
    . . . . .
    """,
    F=weapon("N"),
    G=weapon("NN", metal="ESW"),
    H=weapon("NNN", metal="NESW"),
)


def test_seven_arrows_give_five_dice_and_an_overheated_robot_gives_one_back() -> None:
    told = act(table(SEVEN_ARROWS, script=dice("1 1 1 1")))
    assert heard(told, events.DiceRolled)[0].fields()["one"] == "1 1 1 1"


# ------------------------------------------------------------------------------------------------------ tokens


def tokens_on(built: Drawn) -> list[list[str]]:
    match = table(built, phase="agendas")
    finish_step(match)
    return robot_of(match, 1).tokens


def test_this_token_goes_on_both_tiles() -> None:
    built = robot(
        """
        . . . . .
        . . ^ A .
        . . # . .
        . . . . .
        . . . . .
        """,
        A=armor("W"),
    )
    assert tokens_on(built) == [["d2", "c2"]]


def test_this_token_goes_only_on_the_armor_because_none_is_allowed_on_the_cockpit() -> None:
    built = robot(
        """
        . . . . .
        . . A . .
        . . # . .
        . . . . .
        . . . . .
        """,
        A=armor("S"),
    )
    assert tokens_on(built) == [["c2"]]


def test_these_two_tokens_go_only_on_the_armor() -> None:
    built = robot(
        """
        . . . . .
        . . > A .
        . . # E .
        . . . . .
        . . . . .
        """,
        A=armor("WW"),
    )  # both plates meet the edge from which the weapon shoots
    assert tokens_on(built) == [["d2"], ["d2"]]


def test_these_three_tokens_go_on_both_tiles() -> None:
    built = robot(
        """
        . . . . .
        . . A B .
        . . # . .
        . . . . .
        . . . . .
        """,
        A=armor("EE"),
        B=armor("W"),
    )  # metal meets metal, and so do plates
    assert tokens_on(built) == [["c2", "d2"], ["c2", "d2"], ["d2", "c2"]]


def test_these_two_tokens_are_placed_like_this() -> None:
    built = robot(
        """
        . . . ^ .
        . . E A .
        . . # . .
        . . . . .
        . . . . .
        """,
        A=armor("NW"),
    )  # each plate has a neighbour of its own
    assert tokens_on(built) == [["d2", "d1"], ["d2", "c2"]]
