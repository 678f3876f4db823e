"""The search: it finds what is to be found, stops when it must, and remembers."""

import math
import time

import pytest

from goblins.bots.search.budget import BATCH
from goblins.bots.search.parameters import SearchParameters
from goblins.games.goblin_warlord import GAME
from goblins.kernel.chance import key_from_seed
from goblins.kernel.glimpse import glimpse
from goblins.kernel.record import difference
from tests.contract.setups import setups_of
from tests.games.goblin_warlord.table import camp, table
from tests.miniature import MINIATURE

from .seeing import TREE, favourite, searcher_for, seen_by, thoughts_about


def test_it_builds_the_fourth_fort() -> None:
    match = table(red=camp("F0 F0 F1 H4"), blue=camp("F4 F4 F3 H1"))
    assert favourite(seen_by(match, "red")) == "upgrade 4"


def test_it_knows_that_a_won_game_is_won_and_a_lost_one_lost() -> None:
    sure = table(red=camp("F0 F0 F1 H4"), blue=camp("F4 F4 F3 H1"))
    assert thoughts_about(seen_by(sure, "red")).candidates[0].value > 0.95
    late = table(red=camp("H0", order="hide"), blue=camp("F4 F4 F4 H4"))
    assert thoughts_about(seen_by(late, "red")).value < 0.2


def test_it_raids_whoever_would_win_next_turn() -> None:
    """Blue needs three goblins at the fourth lair and has just three in all."""
    match = table(red=camp("F4 H0", order="charge"), blue=camp("F0 F0 F0 H3"), green=camp("H2"))
    assert favourite(seen_by(match, "red"), 2000).endswith("> blue.4")


def test_the_same_seed_gives_the_same_thoughts() -> None:
    seen = seen_by(table(red=camp("F2 H3"), blue=camp("F2 H3")), "red")
    assert thoughts_about(seen, seed=3).candidates == thoughts_about(seen, seed=3).candidates
    assert thoughts_about(seen, seed=3).candidates != thoughts_about(seen, seed=4).candidates


def test_thinking_changes_nothing_in_the_world_it_is_handed() -> None:
    match = table(red=camp("F2 H3"), blue=camp("F2 H3"))
    seen, again = seen_by(match, "red"), seen_by(match, "red")
    thoughts_about(seen)
    assert not difference(seen.world, again.world)


def test_at_a_deadline_that_is_over_it_has_thought_of_something() -> None:
    seen = seen_by(table(red=camp("F2 H3"), blue=camp("F2 H3")), "red")
    for parameters, least in ((None, 1), (TREE, BATCH)):
        found = searcher_for(GAME, 1_000_000, parameters).think(seen, 1, deadline=time.monotonic() - 1)
        assert least <= found.iterations <= BATCH
        assert found.candidates[0].move in seen.moves()


def test_it_stops_when_nothing_can_change_any_more() -> None:
    match = table(red=camp("F0 F0 F1 H4"), blue=camp("F4 F4 F3 H1"))
    for parameters in (None, TREE):
        found = searcher_for(GAME, 20_000, parameters).think(seen_by(match, "red"), 1)
        assert found.iterations < 20_000
        assert GAME.moves.write(found.candidates[0].move) == "upgrade 4"


def test_it_thinks_on_while_a_move_is_to_be_judged() -> None:
    seen = seen_by(table(red=camp("F0 F0 F1 H4"), blue=camp("F4 F4 F3 H1")), "red")
    judged = searcher_for(GAME, 5_000).think(seen, 1, judged=GAME.moves.parse("order hide"))
    assert judged.iterations > 4_900


def test_in_a_lost_game_it_makes_the_move_that_looks_best() -> None:
    match = table(red=camp("H3", order="charge"), blue=camp("F4 F4 F4 H4"), green=camp("F4 F4 F4 H4"))
    found = thoughts_about(seen_by(match, "red"))
    assert {one.value for one in found.candidates} == {0.0}
    assert GAME.moves.write(found.candidates[0].move) != GAME.moves.write(min(one.move for one in found.candidates))


def test_it_says_how_far_it_is() -> None:
    shares: list[float] = []
    seen = seen_by(table(red=camp("F2 H3"), blue=camp("F2 H3")), "red")
    searcher_for(GAME, 320, TREE).think(seen, 1, on_progress=shares.append)
    assert shares == sorted(shares)
    assert shares[0] == pytest.approx(BATCH / 320)
    assert shares[-1] == 1


def test_what_was_thought_before_a_move_helps_after_it() -> None:
    match = table(red=camp("F2 H3", hand="crown crown hide"), blue=camp("F2 H3"))
    searcher = searcher_for(GAME, 2000, TREE)
    found = searcher.think(seen_by(match, "red"), 1)
    match.play("red", GAME.moves.write(found.candidates[0].move))
    while match.deciders == ("red",) and len(seen_by(match, "red").moves()) == 1:
        match.play("red", seen_by(match, "red").moves()[0])
    again = searcher.think(seen_by(match, match.deciders[0]), 2, deadline=0.0)
    assert sum(one.visits for one in again.candidates) > again.iterations


def test_several_threads_think_of_the_same_decision() -> None:
    seen = seen_by(table(red=camp("F0 F0 F1 H4"), blue=camp("F4 F4 F3 H1")), "red")
    searcher = searcher_for(GAME, 640, threads=2)
    found = searcher.think(seen, 1)
    assert GAME.moves.write(found.candidates[0].move) == "upgrade 4"
    assert all(sum(edge["visits"] for edge in workspace.root_edges()) > 0 for workspace in searcher.workspaces)
    assert sum(one.visits for one in found.candidates) == found.iterations


def test_a_move_that_is_to_be_judged_is_tried_however_bad_it_looks() -> None:
    seen = seen_by(table(red=camp("F0 F0 F1 H4"), blue=camp("F4 F4 F3 H1")), "red")
    worst = thoughts_about(seen).candidates[-1].move
    judged = searcher_for(GAME, 800).think(seen, 1, judged=worst)
    assert next(one for one in judged.candidates if one.move == worst).visits >= 80


def test_whoever_wants_a_margin_values_a_lead_and_whoever_wants_to_win_only_the_victory() -> None:
    """Far behind, nobody wins any more; who counts points still sees a difference."""
    seen = seen_by(table(red=camp("H1", order="hide"), blue=camp("F4 F4 F4 H4")), "red")
    winning = searcher_for(GAME, 400).think(seen, 1).value
    counting = searcher_for(GAME, 400, SearchParameters(greed=1.0)).think(seen, 1).value
    assert counting > winning


def test_a_game_without_heuristics_of_its_own_is_searched_all_the_same() -> None:
    play = next(setups_of(MINIATURE)).begin(1)
    seat = play.deciders()[0]
    seen = glimpse(play, seat, key_from_seed(1))
    found = searcher_for(MINIATURE, 200).think(seen, 1)
    assert {one.move for one in found.candidates} <= set(seen.moves())
    assert all(0 <= one.value <= 1 for one in found.candidates)
    assert not math.isnan(found.value)
