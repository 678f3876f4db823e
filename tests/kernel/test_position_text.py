"""Positions in words: the frame that all games share. What their own lines say is tested with the games."""

from pathlib import Path

import pytest

import goblins
from goblins.kernel.components import load_set
from goblins.kernel.errors import BadInput
from goblins.kernel.options import read_options
from goblins.kernel.play import Play
from goblins.kernel.position_text import read_text, write_text
from goblins.kernel.record import difference
from goblins.kernel.words import LANGUAGES
from tests.miniature import MINIATURE

HEAD = "goblin-warlord, rules 1, red blue"


def of_miniature(text: str) -> Play:
    return read_text(text, find_game=lambda name: MINIATURE)


def laid_out(seats: int = 2, **options: object) -> Play:
    chosen = read_options(MINIATURE.options, MINIATURE.settings, options)
    return Play.begin(MINIATURE, load_set(MINIATURE), chosen, seats, (1, 2, 3, 4))


def test_a_game_without_words_is_written_field_by_field() -> None:
    play = laid_out()
    text = write_text(play)
    assert text.startswith("miniature, rules 1, red blue\n")
    assert "\nstate.burglars.red.crate -1\n" in text
    assert difference(of_miniature(text).state, play.state) == []


def test_a_set_of_somebodys_own_travels_along(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    standard = Path("tests/games/nitro_run/stories.toml").read_text()
    file.write_text(standard.replace('name = "stories"', 'name = "our -- box, Tuesdays"'))
    match = goblins.new("nitro-run", seats=1, seed=3, components=file)
    again = goblins.load(match.position_text())
    assert again.true.components == match.true.components


def test_comments_blank_lines_capitals_and_commas_are_free() -> None:
    match = goblins.load(f"\n-- a story\n  {HEAD.upper()}  -- two of them\n\nOPTION, turn_limit 12\nset-up\n")
    assert match.options["turn_limit"] == 12


def test_the_same_words_give_the_same_chance() -> None:
    one, other = (goblins.load(f"{HEAD}\nseed a story\nset-up\n") for _ in range(2))
    assert one.journal() == other.journal()
    assert one.journal() != goblins.load(f"{HEAD}\nseed another\nset-up\n").journal()


def test_a_script_of_any_length_is_kept() -> None:
    match = goblins.new("goblin-warlord", seats=2, seed=1)
    match.true.script = ((0, 3), (0, 2), *((1, 0),) * 400, (0, 1))
    assert goblins.load(match.position_text()).true.script == match.true.script


def test_a_file_in_words_is_loaded_like_one_of_json(tmp_path: Path) -> None:
    match = goblins.new("nitro-run", seats=1, seed=4)
    file = tmp_path / "start.goblins"
    file.write_text(match.position_text())
    assert goblins.load(file).position() == goblins.open_file(file).position() == match.position()


@pytest.mark.parametrize(
    ("lines", "line", "problem"),
    [
        ("optoin forts built", 2, "Did you mean “option”?"),
        ("option fort built", 2, "Did you mean “forts”?"),
        ("option forts", 2, "missing"),
        ("key abc", 2, "key"),
        ("key 00000000000000000000000000000001\nkey 00000000000000000000000000000001", 3, "once"),
        ("set-up\nstep 4", 3, "set-up"),
        ("state.players.rde.sites 3", 2, "Did you mean “red”?"),
        ("state.players.red.sites", 2, ""),
        ("state.players.red.sites three", 2, "whole number"),
        ("state.players 3", 2, "unknown"),
        ("awaiting rde", 2, "Did you mean “red”?"),
        ("drawn table", 2, "missing"),
        ("set-up\nnext draw tabel 3", 3, "Did you mean “table”?"),
        ("set nonsense", 2, "nonsense"),
        ('set "mine', 2, "missing"),
    ],
)
def test_a_mistake_is_told_with_its_line(lines: str, line: int, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        goblins.load(f"{HEAD}\n{lines}\n")
    assert f"line {line}:" in caught.value.text()
    assert problem in caught.value.text()
    assert not [lang for lang in LANGUAGES if "[" in caught.value.text(lang)]


@pytest.mark.parametrize(
    ("head", "problem"),
    [
        ("goblin-warlrod, rules 1, red blue", "goblin-warlord"),
        ("goblin-warlord, rules 9, red blue", "9"),
        ("goblin-warlord, rules 1, red", "2-6"),
        ("goblin-warlord, rules 1, red green", "red blue"),
        ("goblin-warlord, rules 1, red bleu", "Did you mean “blue”?"),
    ],
)
def test_a_first_line_that_cannot_be_says_what_would_fit(head: str, problem: str) -> None:
    with pytest.raises(BadInput, match="line 1") as caught:
        goblins.load(f"{head}\nset-up\n")
    assert problem in caught.value.text()


def test_nothing_but_comments_is_no_position() -> None:
    with pytest.raises(BadInput, match="neither a journal nor a position"):
        goblins.load("-- nothing\n\n")
