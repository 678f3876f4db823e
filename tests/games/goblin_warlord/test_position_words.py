"""Positions in words: what a hand-written one leaves out is filled in, and mistakes name the lair or the card."""

import pytest

import goblins
from goblins.kernel.errors import BadInput
from goblins.kernel.words import LANGUAGES

HEAD = "goblin-warlord, rules 1, red blue"


def test_a_few_lines_are_a_whole_table() -> None:
    match = goblins.load(f"{HEAD}\nred flies charge\n fort ●●●○\n hideout 2\n")
    view = match.view("red")
    assert [(lair.kind, lair.goblins) for lair in view.players[0].lairs] == [("fort", 3), ("hideout", 2)]
    assert [(lair.kind, lair.goblins) for lair in view.players[1].lairs] == [("hideout", 2)]
    assert (view.pool, view.supply) == (60 - 7, 32 - 3)
    assert len(view.players[0].hand) == 3
    assert match.deciders == ("red",)


def test_a_turn_may_just_begin() -> None:
    match = goblins.load(f"{HEAD}\nblue begins\nblue flies crown\n hideout 0\n")
    assert match.deciders == ("blue",)
    assert match.view().phase == "recruit"


def test_dice_are_scripted_by_their_faces() -> None:
    match = goblins.load(f"{HEAD}\nred\n fort 4\nblue\n hideout 1\nnext attack overrun\n")
    told = match.play("red", "invade 1 > blue.1")
    assert "overrun" in str(told)


def test_a_set_up_is_scripted_by_seats_and_cards() -> None:
    match = goblins.load(f"{HEAD}\nset-up\nnext lot blue\nnext cards hide crown\n")
    assert match.deciders == ("red",)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("fort 3", "these would fit: red, blue."),
        ("red\n frot 3", "Did you mean “fort”?"),
        ("red\n fort 5", "“5” does not fit (Red, lair 1): a number from 0 to 4 would."),
        ("red\n hideout 1\n fort ●●●●●", "(Red, lair 2)"),
        ("red\n fort", "Something is missing (Red, lair 1)"),
        ("red\n fort 3 has-fled", "“has-fled” is too much (Red, lair 1)."),
        ("red flies crwon", "Did you mean “crown”?"),
        ("red flies", "these would fit: crown"),
        ("red\n hand crown crown crown crown crown crown crown crown crown", "There is no Crown left (hand)."),
        ("green\n fort 2", "red, blue"),
        ("red\nred", "once"),
        ("red dances", "acts"),
        ("blue chooses push loss, red.1 > green.1", "red, blue"),
        ("turn 0 red", "“0” does not fit (turn)"),
        ("next attack banner", "attack"),
        ("next banner-die zaap", "There is no zaap left (banner-die)."),
    ],
)
def test_mistakes_name_the_place_and_what_would_fit(line: str, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        goblins.load(f"{HEAD}\n{line}\n")
    assert problem in caught.value.text()
    assert "line " in caught.value.text()
    assert not [lang for lang in LANGUAGES if "[" in caught.value.text(lang)]
