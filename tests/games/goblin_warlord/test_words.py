"""What is asked and what happened, in words; and the table as a picture."""

import pytest

import goblins
from goblins.games.goblin_warlord import GAME
from tests.games.goblin_warlord.table import attack, banner_die, camp, play, table


@pytest.mark.parametrize(
    ("order", "mentioned"),
    [
        ("none", ["invade", "build"]),
        ("crown", ["invade", "build"]),
        ("know-wots", ["invade", "build"]),
        ("hoozits", ["roll", "build"]),
        ("charge", ["invade"]),
        ("banner", []),
        ("hide", []),
    ],
)
def test_the_question_mentions_what_the_order_allows(order: str, mentioned: list[str]) -> None:
    question = table(red=camp("H4", order=order), blue=camp()).question("red")
    assert [action for action in ("invade", "roll", "build") if action in question] == mentioned
    assert "order" in question


def test_whoever_is_not_asked_hears_whom_the_table_waits_for() -> None:
    match = table(red=camp(), blue=camp(), green=camp(), turn="green")
    assert [match.question(seat) for seat in ("red", "blue", None)] == 3 * ["Waiting for Green."]


def test_extra_recruits_are_offered_not_demanded() -> None:
    match = table(red=camp("F0 F0"), blue=camp(), phase="begin")
    play(match, "red recruit 1")
    assert match.question("red") == "Red: place up to 2 more recruits, or decline."
    play(match, "red recruit 1")
    assert match.question("red") == "Red: place one more recruit, or decline."


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
    assert "Hand: Crown, Hide, Charge" in picture
    assert "3 cards in hand" in picture
    assert "Dice: ⟦Push⟧ ⟦Loss⟧" in picture
    assert "Banner" not in picture
