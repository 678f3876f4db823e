"""`goblins replay`: a journal is checked, or gone through move by move."""

from pathlib import Path

import pytest

from .conftest import Goblins

BOTS = ["play", "goblin-warlord", "--seats", "scrapper,random", "--seed", "3", "--save", "game.json"]


@pytest.fixture
def finished(goblins: Goblins) -> str:
    goblins(*BOTS)
    return "game.json"


@pytest.fixture
def unfinished(goblins: Goblins) -> str:
    goblins("play", "goblin-warlord", "--seed", "7", typed=["1", "save half.json", "quit"])
    return "half.json"


def test_a_journal_that_fits_is_told_so_with_its_verdict(goblins: Goblins, finished: str) -> None:
    answer = goblins("replay", finished)
    assert answer.code == 0
    assert "Goblin Warlord  (goblin-warlord)" in answer.out
    assert "game.json is whole: all " in answer.out
    assert "Red is the Goblin Warlord. Let there be tribute!" in answer.out


def test_programs_get_the_verdict_as_a_document(goblins: Goblins, finished: str) -> None:
    document = goblins("replay", finished, "--json").document
    assert (document["fits"], document["finished"], document["ending"]) == (True, True, "warlord")
    assert document["winners"] == ["red"]
    assert document["points"]["red"] == 4
    assert document["components"]["name"] == "standard"
    assert document["moves"] > 50


def test_it_can_be_gone_through_forwards_backwards_and_by_number(goblins: Goblins, finished: str) -> None:
    answer = goblins("replay", finished, "--step", typed=["", "", "b", "30", "9999", ""])
    assert answer.code == 0
    heads = [line for line in answer.out.splitlines() if line.startswith("Move ")]
    last = heads[-1].split()[1]
    assert [head.split()[1] for head in heads] == ["0", "1", "2", "1", "30", last]
    assert heads[-1] == f"Move {last} of {last}"
    assert "is the Goblin Warlord. Let there be tribute!" in answer.out


def test_once_over_any_seat_can_be_looked_over_the_shoulder(goblins: Goblins, finished: str) -> None:
    assert "Hand:" not in goblins("replay", finished, "--step", typed=["40"]).out
    answer = goblins("replay", finished, "--step", "--seat", "blue", typed=["40", "q"])
    blue = answer.out.split("● Blue")[1]
    assert "Hand: " in blue


def test_an_unfinished_game_shows_only_what_everybody_may_see(goblins: Goblins, unfinished: str) -> None:
    assert "The game is not over yet." in goblins("replay", unfinished).out
    assert "Hand:" not in goblins("replay", unfinished, "--step", typed=["", ""]).out
    answer = goblins("replay", unfinished, "--step", "--seat", "red")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("This game is not over yet")
    assert not goblins("replay", unfinished, "--json").document["finished"]


def test_a_seat_that_is_not_there(goblins: Goblins, finished: str) -> None:
    answer = goblins("replay", finished, "--seat", "bleu")
    assert (answer.code, answer.err) == (2, "There is no seat “bleu” at this table. Did you mean “blue”?\n")


def test_stepping_and_json_do_not_go_together(goblins: Goblins, finished: str) -> None:
    assert goblins("replay", finished, "--step", "--json").code == 2


def test_a_truncated_journal_is_noticed(goblins: Goblins, finished: str, tmp_path: Path) -> None:
    text = (tmp_path / finished).read_text()
    (tmp_path / finished).write_text(text[: len(text) // 2])
    answer = goblins("replay", finished)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("game.json is broken or cut off near line ")


def test_a_position_is_shown_in_words_and_exactly(goblins: Goblins, unfinished: str) -> None:
    words = goblins("position", unfinished)
    assert words.out.startswith("goblin-warlord, rules 1, red blue\n")
    Path("half.goblins").write_text(words.out, encoding="utf-8")
    exact = goblins("position", "half.goblins", "--json").document
    assert exact == goblins("position", unfinished, "--json").document


def test_a_game_goes_on_from_a_position_in_words(goblins: Goblins, unfinished: str) -> None:
    goblins("play", "--load", unfinished, typed=["position here.goblins", "quit"])
    assert Path("here.goblins").read_text(encoding="utf-8").startswith("goblin-warlord, rules 1, red blue\n")
    assert goblins("play", "--load", "here.goblins", typed=["quit"]).code == 0
