"""The bench: its shape. No test asserts a time."""

import dataclasses
import json

import pytest

from goblins.kernel.words import LANGUAGES
from goblins.lab import bench
from goblins.lab.bench import Bench, Effort, ratio, run_bench


@dataclasses.dataclass(frozen=True)
class Snail:
    """A peer that is easily beaten."""

    name: str = "Snail"
    version: str = "1"
    decisions_per_second: float = 2.0
    games_per_second: float = 1.0
    decisions_per_game: float = 2.0


ONE_GAME = ["goblin-warlord"]


@pytest.fixture(scope="module")
def measured() -> tuple[Bench, list[str]]:
    stages: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("goblins.kernel.registry.names", lambda: ONE_GAME)  # compiling every game would take minutes
        patch.setattr(bench, "QUICK", Effort(rounds=2, seconds=0.02, starts=1, cold=False, tables=1))
        return run_bench(quick=True, on_progress=stages.append, peers=[lambda seconds: Snail()]), stages


def test_it_says_what_it_measures(measured: tuple[Bench, list[str]]) -> None:
    compiling = [f"compile {game}" for game in ONE_GAME]
    starting = [f"cold start {game}" for game in ONE_GAME]
    assert measured[1] == ["start", *compiling, "round 1/2", "round 2/2", *starting]


def test_every_game_has_every_figure(measured: tuple[Bench, list[str]]) -> None:
    document = measured[0].to_json()
    assert [game["game"] for game in document["games"]] == ONE_GAME
    figures = [value for game in document["games"] for name, value in game.items() if name != "cold_start_s"]
    assert all(figures)
    assert json.loads(json.dumps(document)) == document


def test_the_slowest_answer_is_the_last_percentile(measured: tuple[Bench, list[str]]) -> None:
    (speeds,) = measured[0].games
    assert 0 < speeds.answer_p99 <= speeds.answer_max


def test_it_says_where_and_when(measured: tuple[Bench, list[str]]) -> None:
    assert all(measured[0].machine[name] for name in ("date", "cpu", "cores", "python", "numba", "numpy", "goblins"))


def test_peers_run_in_the_same_rounds(measured: tuple[Bench, list[str]]) -> None:
    (peer,) = measured[0].peers
    assert peer.decisions == (2.0, 2.0)
    assert peer.to_json()["name"] == "Snail"


def test_what_slows_a_whole_round_down_leaves_the_ratio_alone() -> None:
    assert ratio([100, 10, 100], [50, 5, 50]) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_in_words(measured: tuple[Bench, list[str]], lang: str) -> None:
    rows = measured[0].table(lang)
    assert len(rows) == 12 * len(ONE_GAME) + 2
    assert all(set(row) == {"measure", "game", "value"} for row in rows)
    assert not [row for row in rows if "[" in "".join(row.values())]
