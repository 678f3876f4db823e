"""The first lessons of the page: each can be gone through as its goals say."""

import re
from pathlib import Path

import pytest

import goblins

from .table import told

FOLDER = Path(__file__).parents[3] / "ui" / "src" / "games" / "nitro-run" / "lessons"
WAYS = {
    "draft": ["scheme skab", "plan", "delegate 1 blue", "draft 1"],
    "workshop": [
        *("team gather", "gather", "delegate 3 black", "rush 3"),
        *("scheme twich", "delegate 1 red", "team fabricate", "fabricate 2"),
    ],
    "build": ["move b2", "build 2 b2 n-s"],
    "tunnel": ["build 3 b3 n-se", "ride", "ride", "ride", "tunnel both"],
    "rubble": ["delegate 1 blue", "draft 1", "drop b2", "end-day"],
    "nitro": ["demolish c3", "end-day"],
    "run": ["ride", "ride", "brake", "ride", "calm 1", "lighten 6", "ride", "ride", "ride", "ride", "ride"],
}


def goals() -> dict[str, list[str]]:
    """As the page has them."""
    found = re.findall(r"lesson\('(\w+)', \w+, ([^)]+)\)", (FOLDER / "index.ts").read_text())
    return {name: re.findall(r"'([\w-]+)'", events) for name, events in found}


def test_every_lesson_has_a_way_through_it() -> None:
    assert list(goals()) == ["draft", "workshop", "build", "tunnel", "rubble", "nitro", "run"]
    assert set(goals()) == set(WAYS) == {file.stem for file in FOLDER.glob("*.goblins")}


@pytest.mark.parametrize("lesson", WAYS)
def test_its_goals_are_reached_one_after_the_other(lesson: str) -> None:
    match = goblins.load(FOLDER / f"{lesson}.goblins")
    events = [str(event.verb) for event in told(match, *WAYS[lesson])]
    reached = [events.index(goal) for goal in goals()[lesson]]
    assert reached == sorted(reached)
