"""What can be typed at the prompt besides a number."""

from collections.abc import Sequence

import pytest

import goblins as package

from .conftest import Goblins


@pytest.fixture
def said(goblins: Goblins) -> "Said":
    """What is said after the lines, in a game where you have recruited and may act."""

    def say(*typed: str) -> str:
        answer = goblins("play", "goblin-warlord", "--seed", "7", typed=["1", *typed])
        assert answer.code == 0
        return answer.out.split("You › 1\n", 1)[1]

    return Said(say)


class Said:
    def __init__(self, say: object) -> None:
        self.say = say

    def __call__(self, *typed: str) -> str:
        assert callable(self.say)
        return str(self.say(*typed))


def test_a_question_mark_lists_what_can_be_typed(said: Said) -> None:
    text = said("?")
    for word in ("rules […]", "explain […]", "log", "undo", "save FILE", "position FILE", "quit", "? 1"):
        assert f"\n{word}" in text


def test_notation_makes_a_move_spaces_and_capitals_do_not_matter(said: Said) -> None:
    assert "▲ You lead lair 1 against Yorg’s lair 1." in said("INVADE 1>blue.1")


def test_a_move_that_is_not_allowed_is_answered_with_the_reason_and_the_rule(said: Said) -> None:
    text = said("know-wots 1 > blue.1")
    assert "they come in your next one.\nMore: rules GW-order-table\n" in text


def test_a_typo_gets_the_nearest_move(said: Said) -> None:
    assert "“invad” is no move. Did you mean “invade”?" in said("invad 1 > blue.1")
    assert "write it as “invade <lair> > <foe>.<target>”" in said("invade 1")
    assert "Did you mean “blue”?" in said("invade 1 > bleu.1")


def test_a_number_that_is_no_choice(said: Said) -> None:
    assert "There is no choice 99; they go from 1 to 6." in said("99")


def test_what_a_move_would_bring_is_told_with_its_odds(said: Said) -> None:
    text = said("? 1")
    assert "For certain: You lead lair 1 against Yorg’s lair 1." in text
    assert "56%  Yorg loses a goblin" in text
    odds = [int(line.split("%")[0]) for line in text.splitlines() if "%  " in line]
    assert odds == sorted(odds, reverse=True)
    assert abs(sum(odds) - 100) <= 3


def test_why_not_is_told_without_trying(said: Said) -> None:
    text = said("? upgrade 9")
    assert "You have no lair 9. Yours: 1." in text


def test_a_move_without_chance_is_certain(said: Said) -> None:
    assert "For certain: You order Charge." in said("? order charge")


def test_the_rules_are_listed_and_found_by_name_or_word(said: Said) -> None:
    assert "GW-end" in said("rules")
    assert "GW-invade  Each of your lairs with a goblin" in said("rules invade")
    assert "GW-end" in said("rules at the same time")
    assert "The rules have no chapter “chess”" in said("rules chess")


def test_components_explain_themselves(said: Said) -> None:
    assert "kind-fort  A Fort holds up to four goblins" in said("explain fort")
    both = said("explain banner")
    assert "order-banner" in both
    assert "magic-face-banner" in both
    assert "Nothing here is called “queen”" in said("explain queen")


def test_the_log_tells_everything_the_seat_heard(said: Said) -> None:
    assert "▲ Your first turn begins. You find one recruit. You recruit a goblin into lair 1." in said("log")
    assert "Yorg turns up Hoozits. You turn up Banner." in said("log all")


def test_a_move_can_be_taken_back_until_a_die_is_rolled(said: Said) -> None:
    text = said("upgrade 1", "undo", "undo")
    assert "Taken back: Turn lair 1 into a Fort." in text
    assert "Taken back: Recruit a goblin into lair 1." in text
    assert "Nothing can be taken back now" in said("invade 1 > blue.1", "undo")


def test_enter_shows_the_table_again(said: Said) -> None:
    text = said("")
    assert text.count("▲ You recruit a goblin into lair 1.") == 2
    assert text.count("Round 1 ") == 2


def test_many_choices_are_gathered_by_their_kind(goblins: Goblins) -> None:
    match = package.new("goblin-warlord", seats=6, seed=2)
    for seed in range(2000):
        if len(match.legal(match.deciders[0])) > 60:
            break
        match.play(match.deciders[0], match.bot_move(match.deciders[0], "random", seed))
    match.save("wide.json")

    def typed(*lines: str) -> Sequence[str]:
        seats = ",".join(["me:Anna"] * 6)
        return goblins("play", "--load", "wide.json", "--seats", seats, typed=lines).out.splitlines()

    first = typed()
    (gathered,) = (line for line in first if line.endswith("invade …"))
    assert " ways, such as “Invade " in gathered
    inside = typed(gathered.split()[0])
    assert sum("  invade 1 > …" in line for line in inside) == 1
    assert "back to all choices" in inside[-2]
    assert typed(gathered.split()[0], "back")[-9:] == first[-9:]
