"""The compiled rules' cache and batches."""

import dataclasses
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from goblins.kernel.chance import key_from_seed
from goblins.kernel.compile_cache import rules_digest
from goblins.kernel.compiled import Compiled, compiled
from goblins.kernel.components import load_set
from goblins.kernel.offers import Offers
from goblins.kernel.options import read_options
from goblins.kernel.playout_random import PlayoutRandom, random_below
from goblins.kernel.playouts import LONGEST_GAME, Results
from goblins.kernel.rule import rule
from tests.miniature import MINIATURE


def test_the_same_games_come_out_whatever_the_threads_and_chunks() -> None:
    kit = load_set(MINIATURE).kit
    options = read_options(MINIATURE.options, MINIATURE.settings, {})
    batch = compiled(MINIATURE).play_games
    runs = [
        batch(kit, options, 4, key_from_seed(1), range(100), threads=threads, chunk=chunk)
        for threads, chunk in [(1, 500), (2, 7), (4, 1)]
    ]
    assert np.array_equal(runs[0].points, runs[1].points)
    assert np.array_equal(runs[0].points, runs[2].points)
    assert np.array_equal(runs[0].decisions, runs[2].decisions)
    part = batch(kit, options, 4, key_from_seed(1), range(60, 70))
    assert np.array_equal(part.points, runs[0].points[60:70])


def test_an_edited_rule_changes_the_folder_of_the_cache(tmp_path: Path) -> None:
    edited = dataclasses.replace(MINIATURE, folder=tmp_path)
    digests = set()
    for text in ("def f(s):\n    return 1\n", "def f(s):\n    return 2\n"):
        (tmp_path / "rules.py").write_text(text)
        digests.add(rules_digest(edited))
    assert len(digests) == 2


def test_what_else_was_imported_does_not_change_the_folder_of_the_cache() -> None:
    alone = "from goblins.games.goblin_warlord import GAME; from goblins.kernel.compile_cache import rules_digest; "
    scripts = [alone, alone + "from goblins.bots import goblin_warlord; "]
    found = {
        subprocess.run([sys.executable, "-c", script + "print(rules_digest(GAME))"], capture_output=True, check=True)
        .stdout.decode()
        .strip()
        for script in scripts
    }
    assert len(found) == 1


@rule
def choose_early(s: Any, kit: Any, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    """The first move or the last, which ends the turn when it may be ended."""
    return offers.move[0 if random_below(rng, 2) == 0 else offers.count - 1]


@rule
def choose_late(s: Any, kit: Any, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    return offers.move[max(0, offers.count - 1 - random_below(rng, 3))]


@rule
def choose_without_end(s: Any, kit: Any, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    """Mark the same crate again and again."""
    return offers.move[0]


THREE = (choose_early, choose_without_end, choose_late)


def played_by(choosers: Sequence[Callable[..., int]], line_up: list[int], games: int = 20) -> Results:
    kit, options = load_set(MINIATURE).kit, read_options(MINIATURE.options, MINIATURE.settings, {})
    engine = compiled(MINIATURE, *choosers)
    return engine.play_games(kit, options, 4, key_from_seed(1), range(games), line_ups=np.array([line_up]))


def test_line_ups_seat_any_number_of_choosers() -> None:
    three = [played_by(THREE, line_up) for line_up in ([1, 3, 3, 1], [3, 3, 3, 3], [0, 1, 0, 1])]
    two = [played_by((choose_late, choose_early), line_up) for line_up in ([2, 1, 1, 2], [1, 1, 1, 1], [0, 2, 0, 2])]
    assert [played.points.tolist() for played in three] == [played.points.tolist() for played in two]
    assert three[0].points.tolist() != three[1].points.tolist()


def test_a_game_without_end_is_given_up() -> None:
    played = played_by(THREE, [2, 2, 2, 2], games=1)
    assert played.ended.tolist() == [0]
    assert played.decisions.tolist() == [LONGEST_GAME]


def test_a_line_up_can_only_name_choosers_there_are() -> None:
    with pytest.raises(ValueError, match="0 to 3"):
        played_by(THREE, [0, 1, 4, 0])


def test_a_chooser_that_has_no_name_of_its_own_is_refused() -> None:
    with pytest.raises(TypeError, match="top of its module"):
        Compiled(MINIATURE, lambda s, kit, seat, offers, rng: 0)


def test_a_home_that_cannot_be_written_is_no_hindrance(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be")
    environment = {**os.environ, "HOME": str(blocked), "XDG_CACHE_HOME": str(blocked), "TMPDIR": str(tmp_path)}
    environment.pop("GOBLINS_CACHE", None)
    script = "from goblins.kernel.compile_cache import cache_base; print(cache_base())"
    found = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert found.stdout.startswith(str(tmp_path / f"goblins-{os.getuid()}"))


def test_a_temporary_folder_that_others_can_write_to_is_not_trusted(tmp_path: Path) -> None:
    blocked, open_to_all = tmp_path / "blocked", tmp_path / f"goblins-{os.getuid()}"
    blocked.write_text("")
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    environment = {**os.environ, "HOME": str(blocked), "XDG_CACHE_HOME": str(blocked), "TMPDIR": str(tmp_path)}
    environment.pop("GOBLINS_CACHE", None)
    script = "from goblins.kernel.compile_cache import cache_base; print(cache_base())"
    found = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert Path(found.stdout.strip()) != open_to_all


def test_playing_interpreted_needs_no_compiler() -> None:
    script = (
        "import sys, goblins\n"
        "match = goblins.new('goblin-warlord', seats=2, seed=1)\n"
        "for _ in range(30): match.play(match.deciders[0], match.bot_move(match.deciders[0], 'random'))\n"
        "print('numba' in sys.modules, 'numpy' in sys.modules)\n"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["False", "False"]
