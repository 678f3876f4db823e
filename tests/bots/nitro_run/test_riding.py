"""The solver of the run: it agrees with an oracle that plays every run out, and no other rider beats it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from goblins.bots.nitro_run.overseer.ride import nothing_known, work_out
from goblins.bots.nitro_run.overseer.riding import sections_of, worth_of_move
from goblins.games.nitro_run import GAME
from goblins.match import Match
from tests.games.nitro_run.table import MIDDLE, riding, way

from .oracle import Oracle

TUNNELS = ("b1 nw-n", "b2 ne-s", "b3 n-se", "b6 nw-ne", "c6 s-sw")


def solved(s: Any, kit: Any) -> dict[int, float]:
    """What the solver expects of every move that is allowed."""
    ahead = sections_of(s, kit)
    known = nothing_known()
    moves = GAME.list_moves(s, kit, 0)
    for move in moves:
        worth_of_move(s, kit, known, ahead, move)
    known = work_out(known, kit, ahead)
    return {move: worth_of_move(s, kit, known, ahead, move).points for move in moves}


def assert_agrees_all_the_way(match: Match, choose: Any) -> None:
    s, kit = match.true.state, match.true.kit
    oracle = Oracle(kit)
    while match.outcome is None:
        expected = {move: oracle.worth_of(s, move) for move in GAME.list_moves(s, kit, 0)}
        assert solved(s, kit) == pytest.approx(expected)
        match.play("red", GAME.moves.write(choose(expected)))
        s = match.true.state


def best(worths: dict[int, float]) -> int:
    return max(worths, key=lambda move: worths[move])


def worst(worths: dict[int, float]) -> int:
    return min(worths, key=lambda move: worths[move])


@pytest.mark.parametrize("choose", [best, worst])
@pytest.mark.parametrize(
    "match",
    [
        lambda: way("+0/+3", "+0/+2", "+1/+2", "+0/+1", nitro=5),
        lambda: riding(TUNNELS, (), nitro=6),
        lambda: riding(TUNNELS, ("unseen", "", "unseen"), nitro=4),
        lambda: riding(MIDDLE, ("unseen", "+0/+2", "unseen", "+0/+3"), nitro=3),
    ],
    ids=["all known", "tunnels", "tunnels, two unseen", "two unseen"],
)
def test_every_move_is_worth_what_the_oracle_finds_by_playing_it_out(match: Any, choose: Any) -> None:
    assert_agrees_all_the_way(match(), choose)


def test_a_shaky_cart_with_little_nitro_too() -> None:
    match = riding(MIDDLE, ("+0/+2", "unseen", "+0/+3", "calm"), nitro=4)
    match.play("red", "ride")
    match.true.state.run.stability = 1
    match.true.state.run.speed = 6
    assert_agrees_all_the_way(match, best)


@pytest.mark.parametrize("nitro", [2, 4, 6])
@pytest.mark.parametrize("track", [MIDDLE, TUNNELS], ids=["middle", "tunnels"])
def test_on_a_known_track_no_rider_ever_brings_more_home(track: tuple[str, ...], nitro: int) -> None:
    match = riding(track, (), nitro=nitro)
    most = max(solved(match.true.state, match.true.kit).values())
    toss = random.Random(nitro)
    others = [points_of(ridden(riding(track, (), nitro=nitro), toss.choice)) for _ in range(60)]
    mine = points_of(ridden(riding(track, (), nitro=nitro), None))
    assert mine == most >= max(others)
    assert min(others) < most


def ridden(match: Match, choose: Any) -> Match:
    """To the end, by somebody's choice of the moves there are, or by the overseer's."""
    while match.outcome is None:
        moves = match.legal("red")
        match.play("red", choose(moves) if choose else match.bot_move("red", "overseer"))
    return match


def points_of(match: Match) -> float:
    assert match.outcome is not None
    return float(match.outcome.points["red"])
