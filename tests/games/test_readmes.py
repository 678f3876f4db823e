"""The map from each rulebook to rules and tests names only what is there, and all that must be."""

import re
from pathlib import Path

import pytest

from goblins.games import goblin_warlord, goblins_inc, nitro_run
from goblins.kernel.game import Game

FEWEST_ON_THE_MAP = {"goblins-inc": 100, "goblin-warlord": 30, "nitro-run": 50}
TESTS = Path(__file__).parent
HEADS = ("| English", "| What", "| Rulebook")
GAMES = pytest.mark.parametrize(
    "game", [goblins_inc.GAME, goblin_warlord.GAME, nitro_run.GAME], ids=lambda game: game.id
)


def folder_of(game: Game) -> Path:
    assert game.folder is not None
    return game.folder


def map_of(game: Game) -> str:
    return (folder_of(game) / "README.md").read_text(encoding="utf-8")


def missing(named: list[tuple[str, str]], folder: Path) -> list[str]:
    """Which of these functions are not in the files that should have them?"""
    return [name for file, name in named if f"\ndef {name}(" not in (folder / file).read_text(encoding="utf-8")]


@GAMES
def test_every_function_of_the_map_exists(game: Game) -> None:
    functions = re.findall(r"`([\w/]+\.py):(\w+)`", map_of(game))
    assert len(functions) > FEWEST_ON_THE_MAP[game.id]
    assert missing(functions, folder_of(game)) == []


@GAMES
def test_every_test_of_the_map_exists(game: Game) -> None:
    tests = re.findall(r"`([\w/]+\.py)::(\w+)`", map_of(game))
    assert len(tests) > FEWEST_ON_THE_MAP[game.id]
    assert missing(tests, TESTS / folder_of(game).name) == []


@GAMES
def test_every_ruling_is_on_the_map(game: Game) -> None:
    book = next(iter(game.chapters)).partition("-")[0]
    assert set(re.findall(rf"{book}-[a-z][\w-]*", map_of(game))) == set(game.chapters)


@GAMES
def test_every_row_of_the_map_leads_to_a_test(game: Game) -> None:
    rows = [row for row in map_of(game).splitlines() if row.startswith("| ") and not row.startswith(HEADS)]
    assert [row for row in rows if "::test_" not in row] == []


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
