"""The map from the rulebook to rules and tests names only what is there."""

import re
from pathlib import Path

from goblins.games.nitro_run import GAME

MAP = (GAME.folder / "README.md").read_text(encoding="utf-8")
HERE = Path(__file__).parent
FUNCTIONS = re.findall(r"`([\w/]+\.py):(\w+)`", MAP)
TESTS = re.findall(r"`([\w/]+\.py)::(\w+)`", MAP)


def missing(named: list[tuple[str, str]], folder: Path) -> list[str]:
    """Which of these functions are not in the files that should have them?"""
    return [name for file, name in named if f"\ndef {name}(" not in (folder / file).read_text(encoding="utf-8")]


def test_every_function_of_the_map_exists() -> None:
    assert len(FUNCTIONS) > 50
    assert missing(FUNCTIONS, GAME.folder) == []


def test_every_test_of_the_map_exists() -> None:
    assert len(TESTS) > 50
    assert missing(TESTS, HERE) == []


def test_every_ruling_is_on_the_map() -> None:
    assert set(re.findall(r"NR-[a-z][\w-]*", MAP)) == set(GAME.chapters)


def test_every_file_of_the_folder_is_on_the_reading_list() -> None:
    reading_list = MAP.split("## The files")[1].split("## What")[0]
    files = {path.name for path in GAME.folder.rglob("*.py")}
    assert files - set(re.findall(r"`(\w+\.py)`", reading_list)) == set()
