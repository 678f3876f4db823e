"""Whole thoughts: the moves that belong to one idea, told with the first of them."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from ..kernel.events import Log
from ..kernel.glimpse import Glimpse
from ..kernel.offers import Offers, count_offers
from ..kernel.playout_random import PlayoutRandom
from ..kernel.record import blank, copied
from ..kernel.steps import is_over, may_decide
from .skills import Chooser, heuristics_of

LONGEST_PLAN = 6  # moves of one thought


def moves_after(seen: Glimpse, move: int, seed: int, choose: Chooser | None = None) -> tuple[int, ...]:
    """What goes on from there as one thought: more of the same, or all that the rules ask for.
    Chance and other seats end it."""
    s, thought = copied(seen.world), [move]
    while len(thought) <= LONGEST_PLAN:
        log = blank(Log)
        seen.game.apply(s, seen.kit, seen.seat, thought[-1], log)
        if log.draws or is_over(s) or not may_decide(s, seen.seat):
            break
        offered = seen.game.list_sensible_moves(s, seen.kit, seen.seat)
        chosen = offered[0] if len(offered) == 1 else choice_of(seen, s, offered, seed, choose)
        is_another = _verb(seen, chosen) != _verb(seen, thought[-1]) and not _opens(seen, thought[-1])
        if is_another and len({_verb(seen, one) for one in offered}) > 1:
            break
        thought.append(chosen)
    return tuple(thought[1:])


def only_opens(seen: Glimpse) -> bool:
    """Is only asked for the beginning of a thought, such as who acts?"""
    return all(_opens(seen, move) for move in seen.moves())


def after(seen: Glimpse, move: int) -> Glimpse:
    """What the seat knows when it has begun; nothing is drawn for that."""
    s = copied(seen.world)
    seen.game.apply(s, seen.kit, seen.seat, move, blank(Log))
    return dataclasses.replace(seen, world=s)


def _opens(seen: Glimpse, move: int) -> bool:
    return _verb(seen, move) in heuristics_of(seen.game).openings


def _verb(seen: Glimpse, move: int) -> str:
    return str(seen.game.moves.unpack(move).verb)


def choice_of(seen: Glimpse, s: object, moves: Sequence[int], seed: int, choose: Chooser | None) -> int:
    """Among these, by the heuristics if nobody else is named."""
    offers, rng = blank(Offers), blank(PlayoutRandom)
    rng.state = seed & 0xFFFFFFFF
    for number, move in enumerate(moves):
        offers.move[number] = move
    offers.count = len(moves)
    count_offers(offers)
    choose = choose or heuristics_of(seen.game).choose
    return int(choose(s, seen.kit, seen.seat, offers, rng))
