"""Moves that compete are tried in the same worlds; the worse ones drop out, and the best one is made."""

import time

import pytest

from goblins.bots import find_bot
from goblins.bots.search.contest import left_at
from goblins.bots.search.result import SearchResult
from goblins.games.goblins_inc import GAME
from goblins.match import Match
from tests.games.goblins_inc.positions import BARE
from tests.games.goblins_inc.table import Drawn, act, dice, gunner, play, player, robot, table

from .seeing import searcher_for, seen_by, thoughts_about

ARM = robot("""
    . . . W .
    . . D D .
    . . # . .
    . . W D .
    . . . . .
""")
APART = robot("""
    . . . . .
    . . D . .
    . D # D .
    . W . W .
    . . . . .
""")


def shooting(target: Drawn, faces: str) -> Match:
    """Red, who is paid for what breaks, has rolled two dice at the front of blue's robot."""
    match = table(gunner(2), target, script=dice(faces), red=player(agendas="berserker show-off"))
    act(match, "right > front")
    return match


def building() -> Match:
    """A duel whose players have exchanged gifts and now build, both at once."""
    red, blue = player(hand="W01 W02 E01 D01 A01"), player(hand="W03 W04 E02 D02 A02")
    return table(BARE, BARE, phase="build", step=2, red=red, blue=blue)


def values(found: SearchResult) -> dict[str, float]:
    return {GAME.moves.write(one.move): one.value for one in found.candidates}


def test_orders_that_come_to_the_same_are_worth_exactly_the_same() -> None:
    """With luck of their own, they would not be."""
    found = values(thoughts_about(seen_by(shooting(APART, "2 4"), "red"), 200))
    assert set(found) == {"order 2 4", "order 4 2"}
    assert found["order 2 4"] == found["order 4 2"]


def test_the_order_that_breaks_more_is_found_with_few_tries() -> None:
    found = thoughts_about(seen_by(shooting(ARM, "3 4"), "red"), 60)
    assert GAME.moves.write(found.candidates[0].move) == "order 3 4"


@pytest.mark.parametrize(("share", "left"), [(0.0, 16), (0.25, 8), (0.5, 4), (0.75, 2), (1.0, 2)])
def test_the_field_halves_after_equal_shares_of_the_time(share: float, left: int) -> None:
    assert left_at(16, share) == left


def test_those_who_are_left_have_been_tried_most_often_and_equally_often() -> None:
    found = thoughts_about(seen_by(building(), "red"), 600)
    visits = [one.visits for one in found.candidates]
    assert visits[0] == visits[1] > visits[2]
    assert visits[-1] >= 1
    assert found.candidates[0].value >= found.candidates[1].value
    assert sum(visits) == found.iterations <= 600


def test_when_there_is_no_time_every_move_of_the_field_has_been_tried_once() -> None:
    found = searcher_for(GAME, 1_000).think(seen_by(building(), "red"), 1, deadline=time.monotonic() - 1)
    assert {one.visits for one in found.candidates} == {1}


def test_the_clock_makes_the_field_smaller_too() -> None:
    searcher = searcher_for(GAME, 100_000)
    found = searcher.think(seen_by(building(), "red"), 1, deadline=time.monotonic() + 1)
    assert found.candidates[0].visits > 2 * found.candidates[-1].visits


def test_a_move_that_is_to_be_judged_never_drops_out() -> None:
    seen = seen_by(building(), "red")
    worst = min(set(seen.moves()) - {one.move for one in thoughts_about(seen, 100).candidates})
    found = searcher_for(GAME, 400).think(seen, 1, judged=worst)
    judged = next(one for one in found.candidates if one.move == worst)
    assert judged.visits == found.candidates[0].visits


def test_what_is_built_in_secret_is_the_best_and_not_drawn_by_lot() -> None:
    seen = seen_by(building(), "red")
    found = searcher_for(GAME, 60).think(seen, 5)
    assert not found.mixed
    assert find_bot(GAME, "schemer:60").choose(seen, 5) == found.candidates[0].move


def test_several_threads_hold_contests_of_their_own() -> None:
    found = searcher_for(GAME, 400, threads=2).think(seen_by(shooting(ARM, "3 4"), "red"), 1)
    assert GAME.moves.write(found.candidates[0].move) == "order 3 4"
    assert sum(one.visits for one in found.candidates) == found.iterations


def test_after_the_contest_the_game_goes_on_by_the_rules() -> None:
    match = shooting(ARM, "3 4")
    play(match, f"red {match.bot_move('red', find_bot(GAME, 'schemer:60'), seed=1)}")
    assert match.deciders
