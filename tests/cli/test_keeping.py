"""Games are saved, loaded, put away in a hurry, and never lost or half written."""

from pathlib import Path

import pytest

import goblins as package

from .conftest import Goblins

NEW_GAME = ("play", "goblin-warlord", "--seed", "7")


def only_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_a_saved_game_is_played_on(goblins: Goblins, tmp_path: Path) -> None:
    goblins(*NEW_GAME, typed=["1", "order charge", "save game.json", "quit"])
    assert only_file(tmp_path) == tmp_path / "game.json"
    answer = goblins("play", "--load", "game.json", typed=["quit"])
    assert answer.code == 0
    assert "Round 2" in answer.out
    assert "● Yorg’s first turn begins." in answer.out, "what happened since your last move, under the same name"


def test_a_saved_position_is_played_on(goblins: Goblins, tmp_path: Path) -> None:
    goblins(*NEW_GAME, typed=["1", "position here.json", "quit", "no"])
    answer = goblins("play", "goblin-warlord", "--load", "here.json", typed=["order charge", "save on.json"])
    assert "or end the turn with an order." in answer.out
    assert package.replay(tmp_path / "on.json").outcome is None


def test_quitting_offers_to_save(goblins: Goblins, tmp_path: Path) -> None:
    answer = goblins(*NEW_GAME, typed=["1", "quit", "mine.json"])
    assert answer.code == 0
    assert "Saved: mine.json" in answer.out
    assert only_file(tmp_path) == tmp_path / "mine.json"


def test_enter_saves_under_the_suggested_name_and_no_does_not(goblins: Goblins, tmp_path: Path) -> None:
    goblins(*NEW_GAME, typed=["1", "quit", "no"])
    assert list(tmp_path.iterdir()) == []
    goblins(*NEW_GAME, typed=["1", "quit", ""])
    assert only_file(tmp_path).name.startswith("goblin-warlord-")


def test_a_game_that_is_saved_or_untouched_is_left_without_a_question(goblins: Goblins, tmp_path: Path) -> None:
    assert "Save the game?" not in goblins(*NEW_GAME, typed=["quit"]).out
    assert "Save the game?" not in goblins(*NEW_GAME, typed=["1", "save game.json", "quit"]).out


def test_the_end_of_the_input_puts_the_game_away(goblins: Goblins, tmp_path: Path) -> None:
    answer = goblins(*NEW_GAME, "--seats", "me:Anna,random", typed=["1"])
    kept = only_file(tmp_path)
    assert answer.code == 0
    assert f"The game is not lost: it is in {kept.name}." in answer.err
    assert f"goblins play --load {kept.name} --seats me:Anna,random" in answer.err
    assert len(package.replay(kept).true.made) == 1


def test_the_json_result_names_the_journal(goblins: Goblins, tmp_path: Path) -> None:
    result = goblins(*NEW_GAME, "--json", typed=["1"]).document
    assert result["journal"] == only_file(tmp_path).name
    assert (result["finished"], result["moves"]) == (False, 1)


def test_where_this_folder_cannot_be_written_the_game_goes_to_the_temporary_one(
    goblins: Goblins, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "temporary"
    elsewhere.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(elsewhere))
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    answer = goblins(*NEW_GAME, typed=["1"])
    assert f"it is in {only_file(elsewhere)}" in answer.err


def test_a_file_that_is_not_this_game_is_never_replaced(goblins: Goblins, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear goblin")
    answer = goblins(*NEW_GAME, typed=["1", "save letter.txt", "position letter.txt", "quit", "no"])
    assert answer.out.count("letter.txt is there already and is not this game; nothing was written.") == 2
    assert (tmp_path / "letter.txt").read_text() == "Dear goblin"


def test_a_journal_of_this_game_is_brought_up_to_date_but_not_replaced_by_a_position(
    goblins: Goblins, tmp_path: Path
) -> None:
    goblins(*NEW_GAME, typed=["save game.json", "1", "save game.json", "position game.json", "quit"])
    assert len(package.replay(tmp_path / "game.json").true.made) == 1


def test_a_loaded_journal_may_be_saved_over_itself(goblins: Goblins, tmp_path: Path) -> None:
    goblins(*NEW_GAME, typed=["save game.json", "quit"])
    goblins("play", "--load", "game.json", typed=["1", "save game.json", "quit"])
    assert len(package.replay(tmp_path / "game.json").true.made) == 1


def test_a_name_no_file_can_have_is_refused_and_the_game_goes_on(goblins: Goblins) -> None:
    answer = goblins(*NEW_GAME, typed=["1", f"save {'x' * 300}", "save nowhere/game.json", "save", "quit", "no"])
    assert answer.code == 0
    assert answer.out.count("cannot be written") == 2
    assert "save needs a file’s name after it." in answer.out


def test_a_result_that_is_to_be_saved_over_something_is_refused_before_the_game(
    goblins: Goblins, tmp_path: Path
) -> None:
    (tmp_path / "game.json").write_text("{}")
    answer = goblins(*NEW_GAME, "--save", "game.json")
    assert (answer.code, answer.out) == (2, "")


@pytest.mark.parametrize("extra", [["--seed", "3"], ["--set", "standard"], ["--option", "forts=built"]])
def test_a_loaded_game_brings_its_own_settings(goblins: Goblins, extra: list[str]) -> None:
    goblins(*NEW_GAME, typed=["save game.json", "quit"])
    answer = goblins("play", "--load", "game.json", *extra)
    assert (answer.code, answer.err) == (
        2,
        "Seed, set and settings come from game.json and cannot be given with it.\n",
    )


def test_a_loaded_game_has_as_many_seats_as_it_has(goblins: Goblins) -> None:
    goblins(*NEW_GAME, typed=["save game.json", "quit"])
    answer = goblins("play", "--load", "game.json", "--seats", "me,random,random")
    assert (answer.code, answer.err) == (2, "game.json has 2 seats; name 2 players.\n")
    answer = goblins("play", "nitro-run", "--load", "game.json")
    assert (answer.code, answer.err) == (2, "game.json is a game of goblin-warlord, not of nitro-run.\n")
