"""The statistics of a report: figures for programs, words for people."""

from __future__ import annotations

from typing import Any

import pytest

from goblins import games as _announced  # noqa: F401
from goblins.kernel import registry
from goblins.kernel.game import Game
from goblins.kernel.tallies import Count, blank_tallies, read_tallies
from goblins.kernel.words import LANGUAGES
from goblins.lab.proportions import wilson
from goblins.lab.simulate import SimulationReport, simulate
from goblins.lab.tallies import tallied

all_games = pytest.mark.parametrize(
    "game", [registry.find(name) for name in registry.names()], ids=lambda one: one.id
)


@pytest.fixture(scope="module")
def report() -> SimulationReport:
    return simulate("goblin-warlord", 3, ["scrapper", "random", "random"], 120, seed=5)


def test_every_game_has_statistics() -> None:
    assert all(registry.find(name).statistics for name in registry.names())


def test_shares_add_up_and_every_turn_ends_with_an_order(report: SimulationReport) -> None:
    first, turns, orders, attacks = (counted.to_json() for counted in report.statistics)
    assert first["times"] == 120
    assert list(first["values"]) == list(turns["values"]) == ["red", "blue", "green"]
    assert 0 <= turns["times"] - orders["times"] <= 120
    assert sum(order["share"] for order in orders["values"].values()) == pytest.approx(1, abs=1e-5)
    assert sum(face["times"] for face in attacks["values"].values()) == attacks["times"]


def test_the_edge_of_the_first_player_is_what_he_wins_beyond_an_even_share(report: SimulationReport) -> None:
    first = report.to_json()["statistics"]["first-player"]
    wins = round(sum(seat["times"] * seat["won"] for seat in first["values"].values()))
    even = sum(report.wins) / (120 * 3)
    low, high = wilson(wins, 120)
    assert first["edge"] == {
        "share": pytest.approx(wins / 120 - even, abs=1e-6),
        "low": pytest.approx(low - even, abs=1e-6),
        "high": pytest.approx(high - even, abs=1e-6),
    }


def test_every_seat_has_its_share_of_wins_with_an_interval(report: SimulationReport) -> None:
    document = report.to_json()
    for seat, wins in document["wins"].items():
        found = document["seats_won"][seat]
        assert found["low"] < found["share"] == pytest.approx(wins / 120, abs=1e-6)
        assert found["share"] < found["high"]


def filled(game: Game, rows: int) -> Any:
    """Tallies in which value number n of everything happened n + 1 times, each time with n as its number."""
    tallies = blank_tallies(game.events, game.statistics)
    for row in range(tallies.rows):
        tallies.times[row], tallies.total[row], tallies.wins[row] = (
            (row + 1, (row + 1) * row, 1) if rows else (0, 0, 0)
        )
    return tallies


def test_groups_compare_the_means_of_their_values() -> None:
    game = registry.find("goblins-inc")
    agendas = next(one for one in tallied(game.statistics, filled(game, 1), 4, 10, 0.25) if one.name == "agendas")
    means = [agendas.figures[name].mean for name in game.statistics[2].groups["defensive"]]
    assert agendas.groups["defensive"].lowest == means[0]
    assert agendas.groups["defensive"].highest == means[-1]
    assert agendas.groups["destructive"].mean > agendas.groups["defensive"].mean


@all_games
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rows", [0, 1])
def test_every_figure_is_said_in_every_language(game: Game, lang: str, rows: int) -> None:
    """Also when nothing happened."""
    seats = game.seat_counts[-1]
    said = [
        row
        for statistic, counted in zip(game.statistics, tallied(game.statistics, filled(game, rows), seats, 10, 0.25))
        for row in counted.rows(game, statistic, lang)
    ]
    assert len(said) > len(game.statistics)
    assert not [row for row in said if "[" in "".join(row)]


def test_a_mean_counts_from_what_the_smallest_number_stands_for() -> None:
    game = registry.find("goblins-inc")
    fights = game.statistics[0]
    tallies = blank_tallies(game.events, game.statistics)
    tallies.times[0], tallies.total[0] = 4, 6
    assert fights.least == 1
    assert read_tallies(tallies, game.statistics)[0]["disabled"] == Count(4, 6 + 4, 0)
