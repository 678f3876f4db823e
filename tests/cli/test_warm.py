"""`goblins warm` compiles ahead, and tells what is ready."""

from __future__ import annotations

from pathlib import Path

import pytest

from goblins.kernel import game_files, registry, words
from goblins.lab.warm import count_parts, parts_of

from .conftest import Goblins

# What would stay when a game of its own has been loaded.
REMEMBERED = (registry, "_makers"), (registry, "_made"), (game_files, "_loaded"), (words, "_spare")
LIARS = Path(__file__).parents[2] / "examples" / "liars.py"


def test_every_part_of_a_game_is_made_ready_and_told(goblins: Goblins, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in REMEMBERED:
        monkeypatch.setattr(module, name, dict(getattr(module, name)))
    warmed = goblins("warm", str(LIARS), "--workers", "2")
    assert warmed.code == 0
    told = sorted(line.partition(" (")[0] for line in warmed.out.splitlines())
    assert told == [
        "liars: playouts",
        "liars: simulations at random",
        "liars: the search of the thinking bots",
    ]


def test_all_games_are_made_ready_if_none_is_named() -> None:
    assert count_parts() == sum(len(parts_of(registry.find(name))) for name in registry.names())
    assert count_parts(["nitro-run"]) == 4


def test_a_game_that_there_is_not_is_refused_in_a_sentence(goblins: Goblins) -> None:
    refused = goblins("warm", "goblin-warlards")
    assert refused.code == 2
    assert "goblin-warlord" in refused.err
