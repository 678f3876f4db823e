"""Which edge an iteration follows."""

import math
from typing import Any

from ...kernel.offers import Offers
from ...kernel.playout_random import PlayoutRandom, random_below, random_word
from ...kernel.rule import rule
from ..heuristics import Weights
from .tree import NONE, edge_of, is_offered

WORDS = 4294967296.0  # different ones that a rng gives
OWED = 8  # a move that must be judged gets one visit of so many


@rule
def most_promising(
    nodes: Any, edges: Any, at: int, offers: Offers, parameters: Any, curiosity: float, span: float
) -> int:
    """The highest upper confidence bound, where the opinion of the heuristics counts for some visits."""
    best, highest = NONE, 0.0
    mean = nodes[at].total / nodes[at].visits
    e = nodes[at].first
    while e != NONE:
        edge = edges[e]
        if is_offered(offers, edge):
            opinion = mean - (parameters.doubt * span if edge.rank > 0 else 0.0)
            visits = edge.visits + parameters.trust
            bound = (edge.total + parameters.trust * opinion) / visits
            bound += curiosity * span * math.sqrt(math.log(edge.chances) / visits)
            if best == NONE or bound > highest:
                best, highest = e, bound
        e = edge.next
    return best


@rule
def by_lot(nodes: Any, edges: Any, at: int, offers: Offers, rng: PlayoutRandom, parameters: Any) -> int:
    """For choices that are made in secret at the same time: the better an edge, the likelier it is.

    Exponential weights on mean values, sharper with the square root of visits. Between such players the average of
    the choices approaches an equilibrium, where always choosing the best answer would run in circles.
    """
    highest, offered = 0.0, 0
    e = nodes[at].first
    while e != NONE:
        edge = edges[e]
        if is_offered(offers, edge):
            mean = edge.total / edge.visits
            highest = mean if offered == 0 else max(highest, mean)
            offered += 1
        e = edge.next
    sharpness = parameters.sharpness * math.sqrt(nodes[at].visits)
    whole = weight_of_offered(nodes, edges, at, offers, sharpness, highest)
    lot = random_word(rng) / WORDS
    blindly = lot < parameters.wandering
    lot = lot / parameters.wandering if blindly else (lot - parameters.wandering) / (1.0 - parameters.wandering)
    chosen, reached = NONE, 0.0
    e = nodes[at].first
    while e != NONE and (chosen == NONE or reached <= lot):
        edge = edges[e]
        if is_offered(offers, edge):
            chosen = e
            share = math.exp(sharpness * (edge.total / edge.visits - highest)) / whole
            reached += 1.0 / offered if blindly else share
        e = edge.next
    return chosen


@rule
def weight_of_offered(nodes: Any, edges: Any, at: int, offers: Offers, sharpness: float, highest: float) -> float:
    whole = 0.0
    e = nodes[at].first
    while e != NONE:
        edge = edges[e]
        if is_offered(offers, edge):
            whole += math.exp(sharpness * (edge.total / edge.visits - highest))
        e = edge.next
    return whole


@rule
def heaviest_closed(nodes: Any, edges: Any, at: int, offers: Offers, weights: Weights, rng: PlayoutRandom) -> int:
    """The place of the heaviest offered move that has no edge yet; a random draw breaks ties."""
    best, heaviest, equals = NONE, 0, 0
    for i in range(offers.count):
        weight = weights.weight[i]
        if (best == NONE or weight >= heaviest) and edge_of(nodes, edges, at, offers.move[i]) == NONE:
            if best == NONE or weight > heaviest:
                best, heaviest, equals = i, weight, 1
            else:
                equals += 1
                if random_below(rng, equals) == 0:
                    best = i
    return best


@rule
def is_owed(nodes: Any, edges: Any, at: int, move: int) -> bool:
    """Has a move that must be judged been tried too rarely for that?"""
    e = edge_of(nodes, edges, at, move)
    return bool(e == NONE or OWED * edges[e].visits < nodes[at].visits)


@rule
def weigh_by_choice(offers: Offers, choice: int, weights: Weights) -> None:
    """The choice first; all others alike."""
    for i in range(offers.count):
        weights.weight[i] = 1 if offers.move[i] == choice else 0
