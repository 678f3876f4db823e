"""Buffers that are too small say so, interpreted and compiled: nothing is left out in silence."""

import dataclasses

import numpy as np
import pytest

from goblins.bots.search.tree import FEWEST_NODES, Tree, add_edge, add_node
from goblins.kernel.compiled import compiled
from goblins.kernel.compiler import as_array
from goblins.kernel.events import EVERYONE, MOST_EVENTS, Log, count_told, tell
from goblins.kernel.memory import remember
from goblins.kernel.offers import MOST_OFFERS, Offers, count_offers, offer, offer_if
from goblins.kernel.play import tell_all
from goblins.kernel.record import blank
from goblins.kernel.rule import rule
from tests.miniature.game import MINIATURE as GAME


def test_more_offers_than_there_is_room_for_do_not_count() -> None:
    out = blank(Offers)
    for move in range(MOST_OFFERS - 1):
        offer(out, move)
    assert count_offers(out) == MOST_OFFERS - 1
    offer_if(out, True, 5)
    with pytest.raises(OverflowError, match="moves"):
        count_offers(out)
    offer(out, 6)
    with pytest.raises(OverflowError, match="moves"):
        count_offers(out)


def test_a_log_that_is_too_short_for_a_move_is_of_no_use() -> None:
    log = blank(Log)
    for _ in range(MOST_EVENTS):
        tell(log, EVERYONE, 0)
    assert count_told(log) == MOST_EVENTS
    tell(log, EVERYONE, 0)
    for use in (lambda: tell_all(GAME, log), lambda: remember([0] * 6, 2, log)):
        with pytest.raises(OverflowError, match="events"):
            use()


@rule
def offers_too_much(s: object, kit: object, seat: int, out: Offers) -> None:
    for move in range(MOST_OFFERS + 5):
        offer(out, move)


def test_compiled_offers_beyond_the_bound_spoil_nothing_and_are_noticed() -> None:
    game = dataclasses.replace(GAME, id="talkative", legal_moves=offers_too_much)
    out = as_array(blank(Offers))
    with pytest.raises(OverflowError, match="moves"):
        compiled(game).legal_moves(compiled(game).scratch(), as_array(blank(GAME.kit)), 0, out)


def test_a_small_tree_has_room_for_a_field_of_moves_and_says_when_it_is_full() -> None:
    tree = Tree.with_room(1)
    nodes, edges = tree.nodes.view(np.recarray), tree.edges.view(np.recarray)
    at = add_node(nodes, tree.slots, tree.count, 0, 0, 1, False)
    for move in range(len(edges)):
        add_edge(nodes, edges, tree.count, at, move, 0)
    assert len(tree.edges) >= FEWEST_NODES
    with pytest.raises(OverflowError, match="edges"):
        add_edge(nodes, edges, tree.count, at, 99, 0)
