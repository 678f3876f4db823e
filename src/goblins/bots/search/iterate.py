"""The search itself: an iteration redeals, selects, expands, plays on, appraises and learns.

Each iteration plays in a world redealt for the seat that thinks: one of its own, or one that it shares with the
iterations that compare other moves. Every seat chooses in its own tree, by what it has heard; seats that are asked at
once choose one after the other without hearing of each other. The first choice that is new to the tree ends it, and
heuristics play on for a while. Whoever wants to know how lines differ gets figures of each (`bots/comparing.py`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from ...kernel.chance import derive_key, word
from ...kernel.events import clear
from ...kernel.game import Game, clear_outcome
from ...kernel.memory import remember
from ...kernel.offers import count_offers, withdraw_all
from ...kernel.playout_random import random_below
from ...kernel.steps import first_decider, is_over, is_sealed, may_decide
from ..heuristics import VALUE, Heuristics
from .choosing import by_lot, heaviest_closed, is_owed, most_promising, weigh_by_choice
from .tree import NONE, add_edge, add_node, count_offered, edge_of, learn, slot_of
from .worth import appraise_points, worth_alone, worth_of_end, worth_of_standing

LONGEST_PATH = 256  # choices in the tree
LONGEST_PLAYOUT = 4096  # decisions after it
WORLDS = 7  # what keys are derived for
WORLD_STREAM = 97  # seeds the random choices in a world, outside all streams

CHOICE = np.dtype([("node", "i4"), ("edge", "i4")], align=True)


def make_iterate(game: Game, heuristics: Heuristics) -> Callable[..., None]:
    """The function, still to be compiled. Everything it works on is handed to it."""
    rule_sensible, rule_apply, rule_redeal = game.sensible_moves, game.apply, game.redeal
    rule_outcome = game.outcome
    weigh, choose = heuristics.weigh, heuristics.choose
    progress_of, appraise, measure = heuristics.progress_of, heuristics.appraise, heuristics.measure

    def iterate(
        root: Any,
        kit: Any,
        seat: int,
        root_keys: Any,
        key: Any,
        first: int,
        times: int,
        tries: int,
        contestants: Any,
        judged: int,
        all_parameters: Any,
        nodes: Any,
        edges: Any,
        slots: Any,
        count: Any,
        scratch: Any,
        keys: Any,
        path: Any,
        values: Any,
        bounds: Any,
        figures: Any,
        all_offers: Any,
        all_weights: Any,
        logs: Any,
        rngs: Any,
        outcomes: Any,
        appraisals: Any,
    ) -> None:
        s, box, parameters = scratch[0], kit[0], all_parameters[0]
        offers, weights, log, rng = all_offers[0], all_weights[0], logs[0], rngs[0]
        outcome, appraisal = outcomes[0], appraisals[0]
        seats = root[0].table.seats
        end = progress_of(root[0]) + parameters.cut_off_after
        brink = min(end, progress_of(root[0]) + parameters.horizon)
        for number in range(times):
            scratch[0] = root[0]
            derive_key(s.table.chance, key, WORLDS, first + number // tries)
            rng.state = word(s.table.chance.key, WORLD_STREAM, 0)
            rule_redeal(s, box, seat, s.table.chance.key)
            for other in range(seats):
                keys[other] = root_keys[other]

            length, is_new = 0, False
            deepest = min(parameters.deepest, LONGEST_PATH)
            while not is_new and length < deepest and not is_over(s) and progress_of(s) < brink:
                decider = seat if may_decide(s, seat) else first_decider(s)
                withdraw_all(offers)
                rule_sensible(s, box, decider, offers)
                move = offers.move[0]
                if count_offers(offers) > 1 or length == 0:
                    slot = slot_of(nodes, slots, decider, keys[decider])
                    at = slots[slot] - 1
                    if at == NONE:
                        if count[0] == len(nodes) or count[1] == len(edges):
                            break
                        at = add_node(nodes, slots, count, slot, decider, keys[decider], is_sealed(s))
                        is_new = True
                    offered = count_offered(nodes, edges, at, offers)
                    wanted = max(1.0, parameters.opening + parameters.widening * math.sqrt(nodes[at].visits))
                    sent = NONE
                    if length == 0 and len(contestants) > 0:
                        sent = contestants[number % len(contestants)]
                    elif length == 0 and judged != NONE and is_owed(nodes, edges, at, judged):
                        sent = judged
                    if sent != NONE:
                        chosen = edge_of(nodes, edges, at, sent)
                        if chosen == NONE:
                            chosen = add_edge(nodes, edges, count, at, sent, 0)
                    elif offered < offers.count and offered < wanted and count[1] < len(edges):
                        if weigh is None:
                            weigh_by_choice(offers, choose(s, box, decider, offers, rng), weights)
                        else:
                            weigh(s, box, decider, offers, rng, weights)
                        place = heaviest_closed(nodes, edges, at, offers, weights, rng)
                        chosen = add_edge(nodes, edges, count, at, offers.move[place], place)
                    elif offered == 0:
                        break
                    elif nodes[at].sealed:
                        chosen = by_lot(nodes, edges, at, offers, rng, parameters)
                    else:
                        curiosity = parameters.curiosity if length == 0 else parameters.exploration
                        span = bounds[1] - bounds[0]
                        chosen = most_promising(nodes, edges, at, offers, parameters, curiosity, span)
                    move = edges[chosen].move
                    path[length].node = at
                    path[length].edge = chosen
                    length += 1
                clear(log)
                rule_apply(s, box, decider, move, log)
                remember(keys, seats, log)
                if measure is not None and len(figures) > 0:
                    measure(s, box, seat, log, figures[number])

            made = 0
            while not is_over(s) and progress_of(s) < end and made < LONGEST_PLAYOUT:
                decider = first_decider(s)
                withdraw_all(offers)
                rule_sensible(s, box, decider, offers)
                move = offers.move[0]
                if count_offers(offers) > 1:
                    if random_below(rng, 100) < parameters.random_percent:
                        move = offers.move[random_below(rng, offers.count)]
                    else:
                        move = choose(s, box, decider, offers, rng)
                clear(log)
                rule_apply(s, box, decider, move, log)
                if measure is not None and len(figures) > 0:
                    measure(s, box, seat, log, figures[number])
                made += 1

            if is_over(s) or appraise is None:
                clear_outcome(outcome)
                rule_outcome(s, box, outcome)
                appraise_points(seats, outcome, appraisal)
            else:
                appraise(s, box, appraisal)
            if seats == 1:
                worth_alone(appraisal, values, bounds)
            elif is_over(s):
                worth_of_end(seats, outcome.winners, appraisal, values, parameters)
            else:
                worth_of_standing(seats, appraisal, values, parameters)
            learn(nodes, edges, path, length, values, outcome.winners if is_over(s) else 0)
            if len(figures) > 0:
                figures[number, VALUE] = values[seat]

    return iterate
