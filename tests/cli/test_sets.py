"""`goblins sets`: an owner of the box enters their copy's figures."""

from pathlib import Path

from .conftest import Goblins


def test_the_sets_are_listed_with_their_hash_and_sources(goblins: Goblins) -> None:
    answer = goblins("sets", "list", "goblin-warlord")
    assert answer.code == 0
    assert answer.out.startswith("Set “standard”, version 1, hash ")
    assert "Figures: 6 stated, 0 derived, 13 reconstructed" in answer.out
    (one,) = goblins("sets", "list", "goblin-warlord", "--json").document["sets"]
    assert one["figures"] == {"stated": 6, "derived": 0, "reconstructed": 13}


def test_a_copy_can_be_changed_checked_and_played_with(goblins: Goblins, tmp_path: Path) -> None:
    assert goblins("sets", "copy", "goblin-warlord", "mine.toml").code == 0
    copy = tmp_path / "mine.toml"
    copy.write_text(copy.read_text().replace("hide = 6", "hide = 4").replace("charge = 6", "charge = 8"))

    checked = goblins("sets", "check", "mine.toml", "--json").document
    standard = goblins("sets", "list", "goblin-warlord", "--json").document["sets"][0]
    assert (checked["game"], checked["name"]) == ("goblin-warlord", "mine")
    assert checked["hash"] != standard["hash"]

    line = "play goblin-warlord --set mine.toml --seats random,random --seed 1 --save game.json --json"
    assert goblins(*line.split()).document["finished"]
    copy.unlink()
    assert "Set “mine”" in goblins("replay", "game.json").out, "the journal carries the figures"


def test_a_sound_set_is_told_so(goblins: Goblins) -> None:
    goblins("sets", "copy", "goblin-warlord", "standard", "mine.toml")
    answer = goblins("sets", "check", "mine.toml")
    assert answer.code == 0
    assert answer.out.startswith("mine.toml is a sound set for goblin-warlord.")


def test_a_set_that_differs_from_our_reconstruction_is_accepted_and_told_where(
    goblins: Goblins, tmp_path: Path
) -> None:
    goblins("sets", "copy", "goblins-inc", "mine.toml")
    copy = tmp_path / "mine.toml"
    copy.write_text(
        copy.read_text().replace('first = "crane"\nsecond = "none"', 'first = "crane"\nsecond = "duct-tape"')
    )
    answer = goblins("sets", "check", "mine.toml")
    assert answer.code == 0
    assert "Differs from our reconstruction: Tactics card 7: “crane” and “duct-tape” are never" in answer.out
    [warning] = goblins("sets", "check", "mine.toml", "--json", "--lang", "fr").document["warnings"]
    assert "crane" in warning
    line = "play goblins-inc --set mine.toml --seats random,random --seed 1 --json"
    assert goblins(*line.split()).document["finished"]


def test_nothing_is_overwritten(goblins: Goblins, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("precious")
    answer = goblins("sets", "copy", "goblin-warlord", "mine.toml")
    assert (answer.code, answer.err) == (
        2,
        "mine.toml is there already; nothing was written. Choose another name.\n",
    )
    assert (tmp_path / "mine.toml").read_text() == "precious"


def test_a_folder_that_is_not_there_and_a_set_that_is_not_there(goblins: Goblins, tmp_path: Path) -> None:
    assert goblins("sets", "copy", "goblin-warlord", "nowhere/mine.toml").code == 2
    assert goblins("sets", "copy", "goblin-warlord", "deluxe", "mine.toml").code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_figure_is_named_with_its_line(goblins: Goblins, tmp_path: Path) -> None:
    goblins("sets", "copy", "goblin-warlord", "mine.toml")
    copy = tmp_path / "mine.toml"
    right = copy.read_text()

    copy.write_text(right.replace("goblins = 60", "goblins = 61"))
    assert goblins("sets", "check", "mine.toml").err == "mine.toml, line 11: The box has 60 goblins, not 61.\n"

    copy.write_text(right.replace("goblins = 60", "goblns = 60"))
    assert goblins("sets", "check", "mine.toml").code == 2

    copy.write_text(right.replace('game = "goblin-warlord"', 'game = "chess"'))
    complaint = "mine.toml, line 4: There is no game “chess”; there are: "
    assert goblins("sets", "check", "mine.toml").err.startswith(complaint)

    copy.write_text("name = ")
    assert goblins("sets", "check", "mine.toml").err.startswith("mine.toml is not a valid TOML file")
