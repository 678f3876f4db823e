"""`goblins simulate` and `goblins bench`: what they hand to the lab and what they show of it."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.lab.bench import Bench, Speeds

from .conftest import Goblins


def test_a_simulation_is_the_same_for_the_same_seed(goblins: Goblins) -> None:
    line = [
        "simulate",
        "goblin-warlord",
        "--games",
        "60",
        "--seats",
        "3",
        "--bots",
        "random",
        "--seed",
        "11",
        "--json",
    ]
    one, again = goblins(*line, "--threads", "1"), goblins(*line, "--threads", "2")
    assert one.code == 0
    assert one.err == ""
    assert one.document == again.document
    assert one.document["games"] == 60
    assert one.document["decided"] + one.document["drawn"] == 60


class Lab:
    """Stands for the lab and remembers what it was asked."""

    is_sound = True

    def __call__(self, *arguments: Any, **settings: Any) -> Lab:
        self.asked = (*arguments, settings)
        return self

    def rows(self, lang: str) -> list[tuple[str, str]]:
        return [("Games", f"20 ({lang})"), ("Decided", "19")]


@pytest.fixture
def lab(monkeypatch: pytest.MonkeyPatch) -> Lab:
    stand_in = Lab()
    monkeypatch.setattr("goblins.lab.simulate.simulate", stand_in)
    return stand_in


def test_every_option_reaches_the_lab(goblins: Goblins, lab: Lab) -> None:
    line = "simulate goblin-warlord --games 20 --seats 4 --bots scrapper,random --seed moss --threads 2 --check 10"
    answer = goblins(*line.split(), "--option", "turn_limit=9", "--option", "forts=built", "--set", "mine.toml")
    assert answer.out == "Games    20 (en)\nDecided  19\n"
    assert lab.asked == (
        "goblin-warlord",
        4,
        ["scrapper", "random"],
        20,
        {
            "seed": "moss",
            "options": {"turn_limit": "9", "forts": "built"},
            "components": "mine.toml",
            "threads": 2,
            "check": 10,
            "on_progress": None,
        },
    )


def test_a_seed_of_digits_is_a_number(goblins: Goblins, lab: Lab) -> None:
    goblins("simulate", "goblin-warlord", "--seed", "11", "--lang", "fr")
    assert lab.asked[-1]["seed"] == 11
    goblins("simulate", "goblin-warlord")
    assert lab.asked[-1]["seed"] == 0


def test_a_fault_found_by_the_check_fails_the_command(goblins: Goblins, lab: Lab) -> None:
    lab.is_sound = False
    assert goblins("simulate", "goblin-warlord", "--check", "10").code == 1


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    asked: list[bool] = []
    speeds = Speeds("goblin-warlord", 4, (1.0,), (3.0,), (6.0,), 2.0, 400.0, 9.0, 700, None, 0.5, 0.001, 0.002)

    def run_bench(quick: bool, _on_progress: object) -> Bench:
        asked.append(quick)
        return Bench({"cores": 2}, 0.1, 0.4, (speeds,), ())

    monkeypatch.setattr("goblins.lab.bench.run_bench", run_bench)
    return asked


def test_the_bench_is_shown_as_a_table_or_a_document(goblins: Goblins, bench: list[bool]) -> None:
    answer = goblins("bench", "--quick")
    assert answer.code == 0
    assert "goblin-warlord" in answer.out
    document = goblins("bench", "--json").document
    assert document["games"][0]["compiled_decisions_per_second"] == 3
    assert bench == [True, False]
