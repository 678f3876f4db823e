"""Figures add up, and say the same of compiled games and of games at a table."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from goblins import games as _announced  # noqa: F401
from goblins.kernel import registry
from goblins.kernel.tallies import blank_tallies
from goblins.lab.experiments.batches import BatchNumber, play_batch
from goblins.lab.experiments.figures import Outcomes, Path, sums_of

from .plans import laid_out


@pytest.fixture(scope="module")
def sums() -> dict[str, tuple[int, int]]:
    found = play_batch(laid_out(games=40, batch=40), BatchNumber(0, 0)).sums
    return {str(path): figure for path, figure in found.items()}


def test_shares_of_one_measure_have_the_same_chances_and_add_up(sums: dict[str, tuple[int, int]]) -> None:
    paths = [Path(*path.split("/")) for path in sums if "/share/" in path and not path.startswith("luck")]
    for measure in {path.measure for path in paths}:
        figures = [sums[str(path)] for path in paths if path.measure == measure]
        chances = Counter(chance for chance, _ in figures)
        assert len(chances) == 1, measure
        assert sum(total for _, total in figures) == figures[0][0], measure


def test_every_seat_and_every_bot_share_the_victories(sums: dict[str, tuple[int, int]]) -> None:
    seats = sum(total for path, (_, total) in sums.items() if path.startswith("seats/won"))
    bots = sum(total for path, (_, total) in sums.items() if path.startswith("bots/won"))
    assert seats == bots == 40
    assert sums["bots/won/scrapper"][0] == sums["bots/won/random"][0] == 80


def outcomes(winners: list[int], first: int = 0) -> Outcomes:
    count = len(winners)
    points = np.array([[12, 3]] * count)
    return Outcomes(first, np.ones(count, np.int8), np.array(winners), points, np.full(count, 5))


@pytest.mark.parametrize(
    ("winners", "same_seat", "same_bot"),
    [
        ([1, 2, 2, 1], 0, 2),  # everybody has moved on by one seat, and so has the victory
        ([1, 1, 2, 2], 2, 0),
        ([1, 1, 2, 1], 1, 1),
        ([0, 1, 1, 0], 0, 0),
    ],
)
def test_luck_stays_at_a_seat_and_skill_with_a_bot(winners: list[int], same_seat: int, same_bot: int) -> None:
    game = registry.find("goblin-warlord")
    arm = laid_out(seats=2, bots=["scrapper", "random"]).arms[0]
    found = sums_of(game, arm, outcomes(winners), blank_tallies(game.events, ()), [])
    assert found[Path("luck", "share", "same-seat")][1] == same_seat
    assert found[Path("luck", "share", "same-bot")][1] == same_bot


def test_a_path_matches_its_figure_and_all_values_of_it() -> None:
    path, whole = Path("orders", "share", "charge"), Path("first-player", "won")
    assert path.matches("orders/share")
    assert path.matches("orders")
    assert path.matches("orders/share/charge")
    assert not path.matches("orders/share/")
    assert whole.matches("first-player/won/")
    assert not path.matches("orders/won")
