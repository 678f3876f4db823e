"""The trees of all seats in one store: a node is what one seat remembers, an edge a move that it has tried there.

Nodes are found by the key of what their seat has heard, so that nothing another seat knows can steer a choice. Which
moves are on offer may differ between redealt worlds, in which that seat holds other cards: an edge also counts how
often it could have been chosen.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from ...kernel.offers import Offers
from ...kernel.rule import rule

NODE = np.dtype(
    [
        ("key", "i8"),
        ("seat", "i4"),
        ("sealed", "i4"),  # did others decide at the same time?
        ("visits", "i4"),
        ("edges", "i4"),
        ("first", "i4"),
        ("total", "f8"),
    ],
    align=True,
)
EDGE = np.dtype(
    [
        ("move", "i8"),
        ("next", "i4"),  # of the same node
        ("place", "i4"),  # among the offers when it was opened, where it mostly still is
        ("rank", "i4"),  # how many were opened before it
        ("visits", "i4"),
        ("chances", "i4"),  # how often it was on offer
        ("won", "i4"),  # how often the seat won soon after it,
        ("lost", "i4"),  # and how often somebody else
        ("total", "f8"),
        ("squares", "f8"),
    ],
    align=True,
)
NONE = -1
EDGES_PER_NODE = 4  # on average, at most
FEWEST_NODES = 64  # of the smallest tree: all moves that are compared find room at its root
SEATS_APART = 0x2545F491


@dataclasses.dataclass
class Tree:
    """Room for so many nodes."""

    nodes: Any
    edges: Any
    slots: Any  # by hash: the number of a node, from 1; 0 is empty
    count: Any  # of nodes, of edges

    @classmethod
    def with_room(cls, nodes: int) -> Tree:
        nodes = max(nodes, FEWEST_NODES)
        slots = 1 << (2 * nodes).bit_length()
        return cls(
            np.zeros(nodes, NODE),
            np.zeros(EDGES_PER_NODE * nodes, EDGE),
            np.zeros(slots, np.int32),
            np.zeros(2, np.int64),
        )

    @property
    def room(self) -> int:
        """For how many nodes more."""
        return len(self.nodes) - int(self.count[0])

    def clear(self) -> None:
        self.slots[:] = 0
        self.count[:] = 0

    def node_of(self, seat: int, key: int) -> Any | None:
        slot = slot_of(self.nodes, self.slots, seat, key)
        return self.nodes[self.slots[slot] - 1] if self.slots[slot] else None

    def edges_of(self, node: Any) -> list[Any]:
        found, at = [], int(node["first"])
        while at != NONE:
            found.append(self.edges[at])
            at = int(self.edges[at]["next"])
        return found


@rule
def slot_of(nodes: Any, slots: Any, seat: int, key: int) -> int:
    """Where the node is, or would be, in the hash table."""
    mask = len(slots) - 1
    slot = (key ^ (seat * SEATS_APART)) & mask
    while slots[slot] != 0:
        at = slots[slot] - 1
        if nodes[at]["key"] == key and nodes[at]["seat"] == seat:
            return slot
        slot = (slot + 1) & mask
    return slot


@rule
def add_node(nodes: Any, slots: Any, count: Any, slot: int, seat: int, key: int, sealed: bool) -> int:
    at = int(count[0])
    count[0] = at + 1
    slots[slot] = at + 1
    node = nodes[at]
    node.key = key
    node.seat = seat
    node.sealed = 1 if sealed else 0
    node.visits = 0
    node.edges = 0
    node.first = NONE
    node.total = 0.0
    return at


@rule
def add_edge(nodes: Any, edges: Any, count: Any, at: int, move: int, place: int) -> int:
    new = int(count[1])
    if new == len(edges):
        raise OverflowError("more edges than the tree has room for")
    count[1] = new + 1
    edge, node = edges[new], nodes[at]
    edge.move = move
    edge.place = place
    edge.rank = node.edges
    edge.visits = 0
    edge.chances = 1
    edge.won = 0
    edge.lost = 0
    edge.total = 0.0
    edge.squares = 0.0
    edge.next = node.first
    node.first = new
    node.edges += 1
    return new


@rule
def is_offered(offers: Offers, edge: Any) -> bool:
    if edge.place < offers.count and offers.move[edge.place] == edge.move:
        return True
    for i in range(offers.count):
        if offers.move[i] == edge.move:
            return True
    return False


@rule
def edge_of(nodes: Any, edges: Any, at: int, move: int) -> int:
    """The edge for the move, or NONE."""
    e = nodes[at].first
    while e != NONE and edges[e].move != move:
        e = edges[e].next
    return int(e)


@rule
def count_offered(nodes: Any, edges: Any, at: int, offers: Offers) -> int:
    """How many of the node's edges can be chosen now; each counts its chance."""
    offered = 0
    e = nodes[at].first
    while e != NONE:
        edge = edges[e]
        if is_offered(offers, edge):
            edge.chances += 1
            offered += 1
        e = edge.next
    return offered


@rule
def learn(nodes: Any, edges: Any, path: Any, length: int, values: Any, winners: int) -> None:
    """Take what an iteration has shown to heart, each node the value of its own seat. `winners` is a mask, empty if
    the game went on."""
    for i in range(length):
        node, edge = nodes[path[i].node], edges[path[i].edge]
        value = values[node.seat]
        edge.visits += 1
        edge.total += value
        edge.squares += value * value
        if winners >> node.seat & 1:
            edge.won += 1
        elif winners != 0:
            edge.lost += 1
        node.visits += 1
        node.total += value
