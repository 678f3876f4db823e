"""The odds of the run: exact, from what the rider knows, and the same whatever lies under what nobody has seen."""

import pytest

import goblins
from goblins.bots.nitro_run.solver import Odds, odds_of_run
from goblins.kernel.chance import key_from_seed
from goblins.kernel.errors import BadInput
from goblins.kernel.glimpse import glimpse
from goblins.match import Match
from tests.games.nitro_run.table import rides, riding, table, way, written


def odds_of(match: Match, key: int = 1) -> Odds:
    return odds_of_run(glimpse(match.true, 0, key_from_seed(key)))


def by_move(match: Match) -> dict[str, tuple[float, float]]:
    """The chance to arrive and the points, by notation."""
    found = odds_of(match)
    write = match.game.moves.write
    return {write(one.move): (round(one.arrival, 4), round(one.points, 4)) for one in found.prospects}


def test_where_everything_is_known_the_points_are_certain() -> None:
    match = rides(way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0"), 6)
    assert by_move(match)["ride"] == (1.0, 18.0)
    assert match.game.moves.write(odds_of(match).prospects[odds_of(match).best].move) == "ride"


def test_a_cart_that_must_explode_has_no_chance() -> None:
    match = way("+0/+3", "+0/+2", nitro=1)
    match.play("red", "ride")
    match.true.state.run.stability = 0
    assert by_move(match)["ride"] == (0.0, 0.0)


def test_every_offered_move_has_its_odds_and_braking_costs_points() -> None:
    match = rides(way("calm", "+1/+2", "+0/+1"), 3)
    found = by_move(match)
    assert list(found) == written(match.game.list_moves(match.true.state, match.true.kit, 0))
    assert found["brake"][1] < found["ride"][1]


def test_out_of_a_tunnel_each_relief_has_its_odds() -> None:
    match = rides(riding(("b1 nw-n", "b2 ne-s", "b3 n-se", "b6 nw-ne", "c6 s-sw"), ()), 2)
    assert {"tunnel steady", "tunnel slow", "tunnel both"} <= set(by_move(match))


def test_what_nobody_has_seen_does_not_sway_them() -> None:
    match = goblins.new("nitro-run", 1, 1, {"start": "ride"})
    assert odds_of(match, 1) == odds_of(match, 2)


def test_before_the_run_there_is_nothing_to_reckon() -> None:
    with pytest.raises(BadInput, match="cannot be told exactly"):
        odds_of(table())
