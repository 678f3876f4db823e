"""`goblins ladder`: bots play each other, and everybody can read what came of it."""

import json
from pathlib import Path

from .conftest import Goblins

LINE = ["ladder", "goblin-warlord", "--bots", "scrapper,random", "--games", "4", "--to-the-end"]


def test_a_ladder_is_told_to_people_and_to_programs(goblins: Goblins) -> None:
    told = goblins(*LINE, "--keep", "games")
    assert told.code == 0
    assert "scrapper against random" in told.out
    document = goblins(*LINE, "--keep", "games", "--json").document
    assert document["fixtures"][0]["games"] == 4


def test_a_ladder_is_drawn(goblins: Goblins, tmp_path: Path) -> None:
    assert goblins(*LINE, "--plot", "ladder.svg").code == 0
    assert (tmp_path / "ladder.svg").read_text(encoding="utf-8").startswith("<svg")


def test_whoever_does_not_exist_cannot_climb(goblins: Goblins) -> None:
    answer = goblins("ladder", "goblin-warlord", "--bots", "scraper,random")
    assert answer.code == 2
    assert "scrapper" in answer.err


def test_a_game_for_one_is_climbed_by_points(goblins: Goblins) -> None:
    answer = goblins("ladder", "nitro-run", "--bots", "scrapper,random", "--games", "3", "--json")
    assert answer.code == 0
    found = json.loads(answer.out)
    assert found["seats"] == 1
    assert [(each["alone"], each["others"], each["games"]) for each in found["fixtures"]] == [
        ("scrapper", "", 3),
        ("random", "", 3),
    ]
