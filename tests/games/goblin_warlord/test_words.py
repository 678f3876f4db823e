"""What is asked and what happened, in words; and the table as a picture."""

import pytest

import goblins
from goblins.games.goblin_warlord import GAME
from tests.games.goblin_warlord.table import attack, banner_die, camp, play, table


def test_whoever_is_not_asked_hears_whom_the_table_waits_for() -> None:
    match = table(red=camp(), blue=camp(), green=camp(), turn="green")
    assert [match.question(seat) for seat in ("red", "blue", None)] == 3 * ["Waiting for Green."]


def test_extra_recruits_are_offered_not_demanded() -> None:
    match = table(red=camp("F0 F0"), blue=camp(), phase="begin")
    play(match, "red recruit 1")
    assert match.question("red") == "Place up to 2 more recruits, or decline."
    play(match, "red recruit 1")
    assert match.question("red") == "Place one more recruit, or decline."


def test_a_turn_reads_as_a_story() -> None:
    match = table(
        red=camp("H1", order="banner", hand="hide hide hide"),
        blue=camp("F2", order="charge"),
        phase="begin",
        script=banner_die("evil-eye"),
    )
    play(match, "red recruit 1", "red roll", "red order hide")
    assert match.log() == [
        "Red recruits a goblin into lair 1.",
        "Red rolls the Banner die: Evil Eye.",
        "Red loses a goblin from lair 1.",
        "Red orders Hide.",
        "Red draws a card.",
        "Blue’s turn begins under Charge.",
    ]


def test_a_chapter_of_the_rules_and_a_component_explain_themselves() -> None:
    match = goblins.new("goblin-warlord", 2, 1)
    assert all("[" not in match.rule(anchor) for anchor in GAME.chapters)
    assert all("[" not in match.explain(component) for component in GAME.explained)


def test_the_picture_shows_camps_orders_dice_and_only_the_own_hand() -> None:
    match = table(
        red=camp("F3 H0", order="know-wots", hand="crown hide charge", invaded=[2]),
        blue=camp("H4", hand="banner banner banner"),
        script=attack("push loss"),
    )
    play(match, "red invade 1 > blue.1")
    picture = match.picture("red")
    assert "1 ♜ Fort [red]●●●○[/] ⚔   2 ⌂ Hideout [red]○○○○[/] ⚔" in picture
    assert "Hand: Crown, Hide and Charge" in picture
    assert "3 cards in hand" in picture
    assert "Dice: ⟦Push⟧ ⟦Loss⟧" in picture
    assert "Banner" not in picture


@pytest.mark.parametrize(
    ("camp_of_red", "order", "asked"),
    [
        ("F3 H2", "crown", "You can raise a Fort (3 goblins) or invade, or end the turn with an order."),
        ("F1 H1", "crown", "You can invade, or end the turn with an order."),
        (
            "F3 H1",
            "hoozits",
            "You can raise a Fort (3 goblins) or roll at an opponent, or end the turn with an order.",
        ),
        ("F1 H0", "banner", "Give the order for your next turn."),
        ("F1 H0", "hide", "You are hiding. Give the order for your next turn."),
    ],
)
def test_the_question_names_what_can_be_done_and_nothing_else(camp_of_red: str, order: str, asked: str) -> None:
    match = table(red=camp(camp_of_red, order=order), blue=camp("H1"), phase="act")
    assert match.question("red") == asked


def test_whoever_gives_an_order_is_told_of_recruits_who_would_be_lost() -> None:
    """Two come next turn, and the lairs have room for one."""
    crowded = table(red=camp("F4 H3", order="hide"), blue=camp("H1"), phase="act")
    assert crowded.question("red").endswith("Next turn one recruit would find no room and be lost.")
