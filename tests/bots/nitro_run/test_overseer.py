"""The overseer at the table: it finishes tracks, holds the last section back, and knows no more than the player."""

from __future__ import annotations

import pytest

import goblins
from goblins.games.nitro_run.seen import View
from goblins.kernel.chance import key_from_seed
from goblins.kernel.record import copied
from goblins.match import Match
from tests.games.nitro_run.table import spec, table

MIDDLE = [spec("straight 2", "b1 n-s"), spec("straight 3", "b2 n-s"), spec("straight 4", "b3 n-s")]
LOWER = [spec("bend 2", "b5 n-se"), spec("bend 3", "c6 s-nw")]


def says(match: Match, seed: int = 1) -> str:
    return str(match.bot_move("red", "overseer", seed))


@pytest.mark.parametrize("chasm", ["crooked", "toothed"])
def test_a_week_of_its_own_ends_with_a_run(chasm: str) -> None:
    match = goblins.new("nitro-run", seats=1, seed=3, options={"chasm": chasm})
    for decision in range(400):
        if match.outcome is not None:
            break
        match.play("red", says(match, decision))
    view: View = match.view("red")
    assert view.run is not None
    assert view.week.day >= 6


def test_the_last_section_waits_until_the_cart_is_full() -> None:
    missing = [*MIDDLE, *LOWER, spec("straight 2", "build")]
    assert not says(table(*missing, day=4, at="a0 b3 c0", active="twich")).startswith("build")
    assert says(table(*missing, day=7, at="a0 b3 c0", active="twich")) == "build 6 b4 n-s"


def test_it_answers_the_same_in_worlds_that_look_alike() -> None:
    match = table(*MIDDLE, spec("bend 3"), spec("straight 2"), day=3)
    seen = copied(match.true.state)
    match.game.redeal(seen, match.true.kit, 0, key_from_seed(9))
    other = Match(type(match.true)(match.game, match.true.components, seen))
    assert says(match) == says(other)
