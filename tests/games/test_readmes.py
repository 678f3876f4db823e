"""The map from each rulebook to rules, tests and words names only what is there, and all that must be."""

import re
from pathlib import Path

import pytest

from goblins.games import goblin_warlord, goblins_inc, nitro_run
from goblins.kernel.game import Game
from goblins.kernel.names import name_of

from .maps import map_of, rows_of, told, words_for

TESTS = Path(__file__).parent
FEWEST_ROWS = {"goblins-inc": 130, "goblin-warlord": 60, "nitro-run": 95}
GAMES = pytest.mark.parametrize(
    "game", [goblins_inc.GAME, goblin_warlord.GAME, nitro_run.GAME], ids=lambda game: game.id
)


def folder_of(game: Game) -> Path:
    assert game.folder is not None
    return game.folder


def missing(named: list[str], mark: str, folder: Path) -> list[str]:
    """Which of these functions are not in the files that should have them?"""
    pairs = [name.split(mark) for name in named if not name.endswith(".toml")]
    return [name for file, name in pairs if f"\ndef {name}(" not in (folder / file).read_text(encoding="utf-8")]


@GAMES
def test_every_row_of_the_map_leads_to_a_function_a_test_and_words(game: Game) -> None:
    rows = rows_of(game)
    assert len(rows) > FEWEST_ROWS[game.id]
    assert [row.says for row in rows if not (row.functions and row.tests and row.words)] == []


@GAMES
def test_every_function_of_the_map_exists(game: Game) -> None:
    functions = [function for row in rows_of(game) for function in row.functions]
    assert missing(functions, ":", folder_of(game)) == []


@GAMES
def test_every_test_of_the_map_exists(game: Game) -> None:
    tests = [test for row in rows_of(game) for test in row.tests]
    assert missing(tests, "::", TESTS / folder_of(game).name) == []


@GAMES
def test_every_word_of_the_map_exists(game: Game) -> None:
    words = words_for(game)
    assert [word for row in rows_of(game) for word in row.words if word not in words] == []


@GAMES
def test_every_reason_event_option_and_ending_is_on_the_map(game: Game) -> None:
    """Events that nobody is told in words are left out."""
    must = {
        *(f"refusal-{name_of(reason)}" for reason in game.reasons if reason),
        *(f"event-{verb}" for verb, event in game.events.types.items() if not event.silent),
        *(f"option-{setting.name}" for setting in game.settings),
        *(f"ending-{name_of(ending)}" for ending in game.endings if ending),
    }
    assert must - {word for row in rows_of(game) for word in row.words} == set()


@GAMES
def test_every_ruling_is_on_the_map(game: Game) -> None:
    assert {anchor for row in rows_of(game) for anchor in row.anchors} == set(game.chapters)


def test_a_ruling_is_told_with_its_functions_tests_and_words() -> None:
    lines = [line.strip() for line in told("GI-goof").splitlines()]
    assert lines[0].startswith("goblins-inc-rule-GI-goof = If the pilot asks for more engines")
    assert "src/goblins/games/goblins_inc/rules/fight.py:refuse_goof" in lines
    assert "tests/games/goblins_inc/rules/test_fight.py::test_a_goof_attacks_the_front" in lines
    assert "goblins-inc-option-goof = Goofing" in lines
    assert told("GI-gooof").startswith("No map speaks of GI-gooof")


def test_a_word_finds_the_rows_in_which_it_stands() -> None:
    assert "NR-brake: " in told("brakes squeal")
    assert "src/goblins/games/nitro_run/rules/the_run.py:brake" in told("brakes squeal")


@GAMES
def test_every_file_of_the_folder_is_on_the_reading_list(game: Game) -> None:
    reading_list = map_of(game).split("## The files")[1].split("## What")[0]
    files = {path.name for path in folder_of(game).rglob("*.py")}
    assert files - set(re.findall(r"`(\w+\.py)`", reading_list)) == set()


# They only hand a move on to its rule: every story goes through them, and `test_reasons.py` through every refusal.
HANDING_ON = {"decisions", "refusing", "applying"}


@GAMES
def test_the_tests_of_the_rules_mirror_the_rules(game: Game) -> None:
    """`test_x.py` is of `x.py`; what would make it too long is in `test_x_more.py`."""
    modules = {path.stem for path in (folder_of(game) / "rules").glob("[a-z]*.py")}
    tests = [path.stem.removeprefix("test_") for path in (TESTS / folder_of(game).name / "rules").glob("test_*.py")]
    tested = {next((name for name in (test, test.partition("_")[0]) if name in modules), test) for test in tests}
    assert tested - modules == set()
    assert modules - tested - HANDING_ON == set()
