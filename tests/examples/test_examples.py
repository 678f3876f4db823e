"""The examples run, and say what they promise."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = [Path(__file__).parents[2] / "examples" / "first_match.py"]


@pytest.mark.parametrize("example", SCRIPTS, ids=lambda path: path.name)
def test_an_example_runs(example: Path) -> None:
    done = subprocess.run([sys.executable, str(example)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Goblin Warlord" in done.stdout
