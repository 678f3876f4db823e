"""Simulations: counted right, and the same for the same seed however they are run."""

import json
from importlib import import_module
from typing import Any

import pytest

from goblins.kernel.errors import BadInput
from goblins.kernel.words import LANGUAGES
from goblins.lab.proportions import wilson
from goblins.lab.simulate import SimulationReport, simulate

module = import_module("goblins.lab.simulate")


def small(**changed: Any) -> SimulationReport:
    arguments: dict[str, Any] = {
        "game": "goblin-warlord",
        "seats": 4,
        "bots": ["scrapper", "random"],
        "games": 210,
        "seed": 11,
    }
    return simulate(**(arguments | changed))


def as_bytes(report: SimulationReport) -> bytes:
    return json.dumps(report.to_json()).encode()


def test_the_same_seed_gives_the_same_bytes() -> None:
    assert as_bytes(small()) == as_bytes(small())
    assert as_bytes(small()) != as_bytes(small(seed=12))


@pytest.mark.parametrize("threads", [1, 2, 3, None])
def test_threads_do_not_change_the_report(threads: int | None) -> None:
    assert as_bytes(small(threads=threads)) == as_bytes(small(threads=1))


@pytest.mark.parametrize(("chunk", "block"), [(1, 210), (7, 210), (1000, 210), (7, 30), (250, 101)])
def test_the_way_the_work_is_cut_does_not_change_the_report(
    chunk: int, block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = as_bytes(small())
    monkeypatch.setattr(module, "CHUNK", chunk)
    monkeypatch.setattr(module, "BLOCK", block)
    assert as_bytes(small(threads=2)) == whole


def test_every_game_is_counted_once() -> None:
    report = small(bots=["random"], options={"turn_limit": 25})
    assert report.decided > 0
    assert report.drawn > 0
    assert report.decided + report.drawn == sum(report.endings.values()) == 210
    assert report.endings == {"warlord": report.decided, "turn-limit": report.drawn}
    assert sum(report.wins) == report.decided == report.bots[0].wins
    assert report.decisions_min <= report.decisions_mean <= report.decisions_max


def test_fewer_bots_than_seats_take_turns() -> None:
    report = small()
    assert report.line_up == ("scrapper", "random", "scrapper", "random")
    assert [(bot.name, bot.seats) for bot in report.bots] == [("scrapper", 2), ("random", 2)]
    assert report.bots[0].wins + report.bots[1].wins == report.decided


def test_line_ups_move_on_so_that_seats_do_not_matter() -> None:
    """One scrapper wins almost all games, so the wins must be spread evenly over the seats it passes through."""
    report = small(bots=["scrapper", "random", "random", "random"], games=400)
    assert report.bots[0].wins > 360
    assert all(85 <= wins <= 115 for wins in report.wins)


def test_the_scrapper_has_more_forts_than_random() -> None:
    scrapper, chance = small().bots
    assert scrapper.points > chance.points


def test_options_not_given_are_those_for_simulations() -> None:
    assert small().options == {"forts": "standing", "razed": "supply", "turn_limit": 500, "starter": "crown"}
    assert small(options={"forts": "built"}).options == {
        "forts": "built",
        "razed": "supply",
        "turn_limit": 500,
        "starter": "crown",
    }


def test_progress_adds_up_to_all_games() -> None:
    told: list[int] = []
    small(on_progress=told.append)
    assert sum(told) == 210


def test_the_report_names_its_components() -> None:
    document = small().to_json()
    assert document["components"]["name"] == "standard"
    assert len(document["components"]["hash"]) == 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rows_are_words_and_figures(lang: str) -> None:
    rows = small().rows(lang)
    assert len(rows) > 9 + 2 + 4 + 2 + 2 + 1
    assert all(label and value for label, value in rows)
    assert not [row for row in rows if "[" in "".join(row)]


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"game": "goblin-warlrd"}, "game-near"),
        ({"game": "chess"}, "game"),
        ({"seats": 1}, "seats"),
        ({"seats": 7}, "seats"),
        ({"bots": ["scraper"]}, "bot-near"),
        ({"bots": ["alphazero"]}, "bot"),
        ({"bots": []}, "bots"),
        ({"bots": ["random"] * 5}, "bots"),
        ({"options": {"turn_limits": 3}}, "option-near"),
        ({"options": {"turn_limit": -1}}, "option-value"),
        ({"components": "no such set"}, "set"),
        ({"games": 0}, "games"),
        ({"games": -5}, "games"),
        ({"threads": 0}, "threads"),
        ({"check": 0}, "check"),
    ],
)
def test_bad_input_is_named_before_anything_is_compiled(
    changed: dict[str, Any], key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_play", None)
    with pytest.raises(BadInput) as caught:
        small(**changed)
    assert caught.value.key == key
    assert not [lang for lang in LANGUAGES if "[" in caught.value.text(lang)]
