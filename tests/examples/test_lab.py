"""The experiments of the examples are played, and answer what they ask."""

from pathlib import Path

import pytest

from goblins.cli import run

PLANS = Path(__file__).parents[2] / "examples" / "lab"


@pytest.mark.parametrize(
    ("plan", "answers"),
    [
        ("first-player", ["The first player is ahead: 6", "missed · wanted: at most 55%"]),
        ("which-order", ["Know-wots is worth most", "Charge is worth least"]),
        ("built-forts", ["standing → built, Decisions in a game", "(Benjamini-Hochberg"]),
    ],
)
def test_an_experiment_answers_its_question(plan: str, answers: list[str], tmp_path: Path) -> None:
    folder, summary = str(tmp_path / "run"), tmp_path / "summary.md"
    assert run(["--lang", "en", "lab", "run", str(PLANS / f"{plan}.toml"), "--into", folder]) == 0
    assert run(["--lang", "en", "lab", "report", folder, "--arms", "--markdown", str(summary)]) == 0
    said = summary.read_text(encoding="utf-8")
    assert [answer for answer in answers if answer not in said] == []
