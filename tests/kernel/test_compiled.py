"""The compiled rules' cache and batches."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from goblins.kernel import compiled as fast
from goblins.kernel.chance import key_from_seed
from goblins.kernel.components import load_set
from goblins.kernel.options import read_options
from goblins.kernel.rule import RULES
from tests.miniature import MINIATURE


def test_the_same_games_come_out_whatever_the_threads_and_chunks() -> None:
    kit = load_set(MINIATURE).kit
    options = read_options(MINIATURE.options, MINIATURE.settings, {})
    batch = fast.compiled(MINIATURE).play_games
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
    source = tmp_path / "edited.py"
    digests = set()
    for text in ("def f(s):\n    return 1\n", "def f(s):\n    return 2\n"):
        source.write_text(text)
        scope: dict[str, object] = {}
        exec(compile(text, str(source), "exec"), scope)
        RULES.append(scope["f"])  # type: ignore[arg-type]
        digests.add(fast.rules_digest())
        RULES.pop()
    assert len(digests) == 2


def test_a_home_that_cannot_be_written_is_no_hindrance(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be")
    environment = {**os.environ, "HOME": str(blocked), "XDG_CACHE_HOME": str(blocked), "TMPDIR": str(tmp_path)}
    environment.pop("GOBLINS_CACHE", None)
    script = "from goblins.kernel.compiled import cache_folder; print(cache_folder())"
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
    script = "from goblins.kernel.compiled import cache_folder; print(cache_folder())"
    found = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert not found.stdout.startswith(str(open_to_all) + "/")


def test_playing_interpreted_needs_no_compiler() -> None:
    script = (
        "import sys, goblins\n"
        "match = goblins.new('goblin-warlord', seats=2, seed=1)\n"
        "for _ in range(30): match.play(match.deciders[0], match.bot_move(match.deciders[0], 'random'))\n"
        "print('numba' in sys.modules, 'numpy' in sys.modules)\n"
    )
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["False", "False"]
