"""Names that are not there get the nearest that is."""

import pytest

import goblins
from goblins.kernel.errors import BadInput
from goblins.kernel.words import detect_language, say


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"game": "goblin-warlrod"}, "There is no game “goblin-warlrod”. Did you mean “goblin-warlord”?"),
        ({"game": "chess"}, "There is no game “chess”; there are: goblin-warlord, goblins-inc, nitro-run."),
        ({"seats": 7}, "goblin-warlord is played with 2-6 seats, not 7."),
        ({"options": {"fort": "built"}}, "There is no option “fort”. Did you mean “forts”?"),
        ({"options": {"forts": "tall"}}, "The option “forts” cannot be “tall”; it can be standing, built."),
        ({"options": {"turn_limit": "x"}}, "The option “turn_limit” cannot be “x”; it can be 0-10000."),
        ({"components": "deluxe"}, "There is no component set “deluxe”; there are standard, or a file of your own."),
        ({"key": "12"}, "A key is 32 hexadecimal digits."),
    ],
)
def test_a_table_that_cannot_be_laid_says_why(asked: dict[str, object], said: str) -> None:
    arguments = {"game": "goblin-warlord", "seats": 2} | asked
    with pytest.raises(BadInput) as caught:
        goblins.new(**arguments)  # type: ignore[arg-type]
    assert str(caught.value) == said


def test_a_seat_that_is_not_there_is_answered_with_the_nearest() -> None:
    match = goblins.new("goblin-warlord", seats=2, seed=1)
    with pytest.raises(BadInput, match="Did you mean “blue”"):
        match.legal("bleu")


def test_a_bot_that_is_not_there_is_answered_with_the_nearest() -> None:
    match = goblins.new("goblin-warlord", seats=2, seed=1)
    with pytest.raises(BadInput, match="Did you mean “scrapper”"):
        match.bot_move("red", "scraper")


def test_the_language_is_that_of_the_system_if_it_is_ours() -> None:
    assert detect_language({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert detect_language({"LANG": "de_DE.UTF-8"}) == "en"
    assert detect_language({"LANG": "fr_FR.UTF-8", "GOBLINS_LANG": "ru"}) == "ru"


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput):
        say("xx", "seat-red")
