"""`goblins play` from a pipe: whole games, several people, options, and what programs get."""

from pathlib import Path

import pytest

import goblins as package
from goblins.kernel import registry
from goblins.kernel.words import LANGUAGES, Sitter, say_seat, told_to
from tests.words.colours import colours

from .conftest import Goblins

NEW_GAME = ("play", "goblin-warlord", "--seed", "7")


def test_the_first_screen_shows_the_table_what_happened_the_question_and_the_choices(goblins: Goblins) -> None:
    answer = goblins(*NEW_GAME)
    assert answer.code == 0
    assert "Round 1 · pool 56" in answer.out
    assert "Hand: Charge, Banner and Hoozits" in answer.out
    assert "You turn up Crown. You begin." in answer.out
    assert "New here? Type “rules”, or “?”." in answer.out
    assert "Place your recruit." in answer.out
    assert "1  Recruit a goblin into lair 1  recruit 1" in answer.out
    assert "Press Enter to go on · ? help" in answer.out


def test_a_pipe_gets_no_codes_for_terminals_and_no_trailing_spaces(goblins: Goblins) -> None:
    answer = goblins(*NEW_GAME, "--seats", "me,me", typed=["1", "6", "1"])
    assert "\x1b" not in answer.out
    assert [line for line in answer.out.splitlines() if line.rstrip() != line and "›" not in line] == []


def test_a_whole_game_can_be_played_by_numbers(goblins: Goblins, tmp_path: Path) -> None:
    line = ("play", "goblin-warlord", "--seats", "me,random", "--seed", "4", "--option", "turn_limit=6", "--json")
    answer = goblins(*line, typed=["1"] * 200 + ["kept.json"])
    assert answer.code == 0
    result = answer.document
    assert result["finished"]
    assert (result["ending"], result["winners"]) == ("turn-limit", [])
    assert result["seats"] == {"red": "me", "blue": "random"}
    assert "A draw" in answer.err, "people read stderr where stdout is for programs"


def test_at_the_end_the_journal_can_be_kept(goblins: Goblins, tmp_path: Path) -> None:
    line = ("play", "goblin-warlord", "--seats", "random,me", "--seed", "4", "--option", "turn_limit=1")
    moves = goblins(*line, typed=["1"] * 30).out.count("You › 1")
    assert list(tmp_path.iterdir()) == [], "a number is one choice too many, not the name of a file"
    assert "A draw" in goblins(*line, typed=["1"] * moves + [""]).out
    assert list(tmp_path.iterdir()) == []

    (tmp_path / "letter.txt").write_text("Dear goblin")
    answer = goblins(*line, typed=["1"] * moves + ["letter.txt", "kept.json"])
    assert "letter.txt is there already and is not this game" in answer.out
    assert "Saved: kept.json" in answer.out
    assert package.replay(tmp_path / "kept.json").outcome is not None


def test_the_same_seed_and_the_same_moves_give_the_same_game(goblins: Goblins) -> None:
    line = ("play", "goblin-warlord", "--seats", "scrapper,random,scrapper", "--seed", "green")
    assert goblins(*line).out == goblins(*line).out


def test_bots_play_among_themselves_while_everybody_watches(goblins: Goblins) -> None:
    answer = goblins("play", "goblin-warlord", "--seats", "scrapper,random", "--seed", "3", "--save", "game.json")
    assert answer.code == 0
    assert "▲ Grizzle’s turn begins under " in answer.out
    assert "Hand:" not in answer.out
    assert "is the Goblin Warlord. Let there be tribute!" in answer.out
    assert goblins("replay", "game.json", "--json").document["finished"]


def test_two_people_pass_the_screen_and_never_see_the_others_hand(goblins: Goblins) -> None:
    answer = goblins(*NEW_GAME, "--seats", "me:Anna,me", typed=["1", "order charge", "1"])
    assert answer.out.count("Pass the screen to Anna.") == 1
    assert answer.out.count("Pass the screen to Yorg.") == 1
    before, after = answer.out.split("Pass the screen to Yorg.")
    assert "Hand: Charge, Banner and Hoozits" in before
    assert "Hand: Charge, Banner and Hoozits" not in after
    assert "▲ Anna’s first turn begins. Anna finds one recruit. Anna recruits a goblin into lair 1." in after
    assert "Anna orders Charge. Anna draws a card." in after


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_person_is_you_bots_have_names_and_nobody_is_a_colour(goblins: Goblins, language: str) -> None:
    line = ("play", "goblin-warlord", "--seats", "me,random", "--seed", "4", "--option", "turn_limit=6")
    answer = goblins(*line, "--lang", language, typed=["1"] * 200)
    assert answer.out.count(f"{say_label(language)} › ") > 20
    assert colours(language).findall(answer.out) == []


def say_label(language: str) -> str:
    with told_to({"seat-red": Sitter(is_reader=True)}):
        return say_seat(language, "red")


def test_one_person_with_two_seats_needs_no_curtain(goblins: Goblins) -> None:
    answer = goblins(*NEW_GAME, "--seats", "me:Anna,me:Anna", typed=["1", "order charge", "1"])
    assert "Pass the screen" not in answer.out
    assert "Anna ›" in answer.out


def test_sealed_choices_are_asked_one_person_after_the_other(
    goblins: Goblins, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.miniature.game import MINIATURE

    monkeypatch.setitem(registry._makers, "miniature", lambda: MINIATURE)
    line = "play miniature --seats me:Anna,me:Ben --seed 1 --option peeking=no --option rounds=1 --json"
    typed = ["mark 1 with 1", "done", "mark 2 with 2", "done", ""]
    answer = goblins(*line.split(), typed=typed)
    curtains = [text for text in answer.err.splitlines() if text.startswith("Pass the screen")]
    assert [text.split()[4] for text in curtains] == ["Anna.", "Ben."]
    assert answer.document["finished"]


def test_the_default_seats_are_me_and_one_scrapper(goblins: Goblins) -> None:
    assert goblins(*NEW_GAME, "--json").document["seats"] == {"red": "me", "blue": "scrapper"}


def test_other_languages_play_too_with_words_of_their_own(goblins: Goblins) -> None:
    russian = goblins(*NEW_GAME, "--lang", "ru", typed=["", "правила", "отмена", "выход", "нет"])
    assert "Разместите новобранца." in russian.out
    assert "Взято назад: Разместить новобранца в логове" in russian.out
    french = goblins(*NEW_GAME, "--lang", "fr", typed=["", "? 1", "reprendre", "quitter", "non"])
    assert "42\u202f%" in french.out
    assert "Coup repris" in french.out
