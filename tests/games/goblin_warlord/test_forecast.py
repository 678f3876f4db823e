"""What a roll may come to: who loses what, once whoever picks among the dice has picked."""

from __future__ import annotations

import pytest

from goblins.match import Match
from tests.games.goblin_warlord.table import camp, table


def results(match: Match, move: str) -> list[tuple[str, str]]:
    return [(str(one.odds), one.sentence.text("en")) for one in match.foresee("red", move).results]


@pytest.mark.parametrize(
    ("attackers", "defenders", "they_lose", "nobody_loses", "you_lose"),
    [
        (2, 2, "1/3", "1/2", "1/6"),  # one die
        (3, 2, "5/9", "5/12", "1/36"),  # two, and the attacker chooses
        (2, 3, "1/9", "7/12", "11/36"),  # two, and the defender chooses
        (4, 1, "19/27", "7/24", "1/216"),  # three
        (1, 4, "1/27", "13/24", "91/216"),
    ],
)
def test_each_side_takes_the_die_that_is_best_for_it(
    attackers: int, defenders: int, they_lose: str, nobody_loses: str, you_lose: str
) -> None:
    match = table(red=camp(f"H{attackers}"), blue=camp(f"H{defenders}"))
    assert {text: odds for odds, text in results(match, "invade 1 > blue.1")} == {
        "Blue loses a goblin": they_lose,
        "Nobody loses anything": nobody_loses,
        "You lose a goblin": you_lose,
    }


def test_the_likeliest_comes_first() -> None:
    match = table(red=camp("H3"), blue=camp("H2"))
    assert results(match, "invade 1 > blue.1")[0] == ("5/9", "Blue loses a goblin")


def test_an_empty_lair_says_so() -> None:
    match = table(red=camp("H2"), blue=camp("H0 H2"))
    assert results(match, "invade 1 > blue.1") == [
        ("215/216", "Nobody is at home: nothing to win"),
        ("1/216", "You lose a goblin"),
    ]


def test_a_charge_that_overruns_takes_two() -> None:
    match = table(red=camp("H2", order="charge"), blue=camp("H2"))
    texts = {text for _, text in results(match, "invade 1 > blue.1")}
    assert texts == {"Blue loses a goblin", "Blue loses 2 goblins", "Nobody loses anything", "You lose a goblin"}


@pytest.mark.parametrize(
    ("lair", "text"), [("F2", "Blue’s Fort becomes a Hideout"), ("H2", "Blue’s Hideout is pulled down")]
)
def test_know_wots_pull_the_lair_down(lair: str, text: str) -> None:
    match = table(red=camp("H3", order="know-wots"), blue=camp(f"{lair} H1"))
    assert ("5/9", text) in results(match, "know-wots 1 > blue.1")


def test_hoozits_hits_them_or_you() -> None:
    match = table(red=camp("H1 H2", order="hoozits"), blue=camp("H1 H1 H0"))
    assert {text for _, text in results(match, "hoozits blue")} == {
        "Blue loses 2 goblins",
        "You lose 2 goblins",
        "You find a recruit",
        "Nobody loses anything",
    }


def test_what_is_not_rolled_has_no_odds() -> None:
    assert results(table(red=camp("H4"), blue=camp("H2")), "build") == []
