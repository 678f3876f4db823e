"""What is in the box: the released set, and sets of people's own that are checked when they are loaded."""

from pathlib import Path

import pytest

import goblins
from goblins import BadInput
from goblins.games.goblin_warlord import GAME
from goblins.kernel.components import load_set, released_files
from tests.games.goblin_warlord.table import KIT, hand_of, sees

STANDARD = released_files(GAME)["standard"].read_text(encoding="utf-8")


def line_of(text: str) -> int:
    """The line of the standard set that begins with this text."""
    return next(n for n, line in enumerate(STANDARD.splitlines(), 1) if line.startswith(text))


def changed(folder: Path, old: str, new: str) -> Path:
    """A set of somebody's own: the standard one with a change."""
    assert old in STANDARD
    file = folder / "mine.toml"
    file.write_text(STANDARD.replace(old, new, 1), encoding="utf-8")
    return file


def test_the_box_holds_what_the_rulebook_says() -> None:
    assert (KIT.box.lairs, KIT.box.goblins, sum(KIT.orders)) == (32, 60, 36)
    assert KIT.attack_die == [0, 3, 1, 1, 1]


def test_what_only_pictures_showed_is_as_the_rulings_say() -> None:
    assert KIT.orders == [6, 6, 6, 6, 6, 6]
    assert (KIT.banner_die, KIT.hoozits_die) == ([3, 1, 2], [1, 1, 2, 2])


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("lairs = 32", "lairs = 31", "lairs", "The box has 32 lair tokens, not 31."),
        ("goblins = 60", "goblins = 61", "goblins", "The box has 60 goblins, not 61."),
        ("crown = 6", "crown = 7", "[orders]", "There are 36 order cards, not 37."),
        ("crown = 6\nhide = 6", "crown = 0\nhide = 12", "crown", "Without a Crown nobody could begin."),
        ("push = 3", "push = 4", "[attack_die]", "has 6 sides, not 7."),
        ("no-effect = 2", "no-effect = 1", "[banner_die]", "has 6 sides, not 5."),
        ("zaap = 2", "zaap = -2", "[hoozits_die]", "There can be no negative number of pieces."),
        ("loss = 1", "loss = 300", "loss", "The number at /attack_die/loss is too large or too small."),
        ("loss = 1", 'loss = "one"', "loss", "At /attack_die/loss there should be a whole number."),
        (
            "loss = 1",
            "draw = 1",
            "loss",
            "At /attack_die/draw, “draw” is unknown; there are none, push, overrun, victory, loss.",
        ),
        ("[box]", "[chest]", "[box]", "There is no field /chest."),
        ('source = "stated"\nlairs', "lairs", "[box]", "The table /box must say where its figures come from"),
        ('source = "stated"\nlairs', 'source = "guessed"\nlairs', "[box]", "must say where its figures come from"),
        ('game = "goblin-warlord"', 'game = "nitro-run"', "game", "The set is for “nitro-run”, not for"),
        ('name = "standard"', "name = 7", "name", "The set must say its name."),
    ],
)
def test_a_wrong_set_is_refused_with_file_and_line(
    tmp_path: Path, old: str, new: str, line: str, problem: str
) -> None:
    file = changed(tmp_path, old, new)
    with pytest.raises(BadInput) as caught:
        load_set(GAME, file)
    assert str(caught.value).startswith(f"{file}, line {line_of(line)}: ")
    assert problem in str(caught.value)


def test_an_unknown_figure_is_refused_on_its_own_line(tmp_path: Path) -> None:
    file = changed(tmp_path, "goblins = 60", "dragons = 1\ngoblins = 60")
    with pytest.raises(BadInput) as caught:
        load_set(GAME, file)
    assert str(caught.value) == f"{file}, line {line_of('goblins')}: There is no field /box/dragons."


def test_a_file_that_is_no_toml_says_where(tmp_path: Path) -> None:
    file = changed(tmp_path, "crown = 6", "crown is 6")
    with pytest.raises(BadInput) as caught:
        load_set(GAME, file)
    assert str(file) in str(caught.value)
    assert f"at line {line_of('crown')}" in str(caught.value)


def test_a_set_that_does_not_exist_is_answered_with_those_that_do() -> None:
    with pytest.raises(BadInput, match="There is no component set “golden”; there are standard, or a file"):
        load_set(GAME, "golden")


@pytest.mark.parametrize(
    ("old", "new"),
    [("crown = 6\nhide = 6", "crown = 1\nhide = 11"), ("push = 3\noverrun = 1", "push = 4\noverrun = 0")],
)
def test_one_crown_is_enough_and_a_die_need_not_have_every_face(tmp_path: Path, old: str, new: str) -> None:
    match = goblins.new("goblin-warlord", seats=6, seed=1, components=changed(tmp_path, old, new))
    assert GAME.faults(match.true.state, match.true.kit) == []


def test_a_set_of_somebodys_own_is_played_with(tmp_path: Path) -> None:
    split = "crown = 31\nhide = 1\ncharge = 1\nbanner = 1\nhoozits = 1\nknow-wots = 1"
    file = changed(tmp_path, "\n".join(f"{name} = 6" for name in names_of_orders()), split)
    match = goblins.new("goblin-warlord", seats=2, seed=1, components=file)
    assert hand_of(match, "red").count("crown") + hand_of(match, "blue").count("crown") >= 1
    assert sees(match).deck == 30


def test_a_set_of_somebodys_own_travels_with_the_position(tmp_path: Path) -> None:
    file = changed(tmp_path, "push = 3\noverrun = 1", "push = 2\noverrun = 2")
    match = goblins.new("goblin-warlord", seats=2, seed=1, components=file)
    file.unlink()
    assert goblins.load(match.position()).true.kit.attack_die == [0, 2, 2, 1, 1]


def names_of_orders() -> list[str]:
    return ["crown", "hide", "charge", "banner", "hoozits", "know-wots"]
