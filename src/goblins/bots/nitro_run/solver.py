"""What the run of Nitro Run can be expected to bring, exactly, from what the rider knows: for each offered move the
chance to arrive and the points, if everything after it is done as well as can be."""

from __future__ import annotations

import dataclasses
import time

from ...games.nitro_run.moves import space_of
from ...games.nitro_run.terms import Phase
from ...kernel.errors import BadInput
from ...kernel.glimpse import Glimpse
from ...kernel.words import Sentence
from ..search.result import SearchedMove, SearchResult
from .overseer.ride import Worth, better, nothing_known, work_out
from .overseer.riding import sections_of, worth_of_move, worth_of_way

GAME = "nitro-run"


@dataclasses.dataclass(frozen=True)
class Prospect:
    """Of a move."""

    move: int
    arrival: float
    points: float


@dataclasses.dataclass(frozen=True)
class Odds:
    """Of all that can be done now. The best move is the one with most points, of equals the safest."""

    prospects: tuple[Prospect, ...]
    best: int  # among them


def is_riding(seen: Glimpse) -> bool:
    return bool(Phase.WAY <= seen.world.phase < Phase.OVER)


def solve(seen: Glimpse) -> SearchResult | None:
    """The odds as thoughts: the best move first, the others by their points. None before the run."""
    if not is_riding(seen):
        return None
    began = time.monotonic()
    odds = odds_of_run(seen)
    best = odds.prospects[odds.best]
    others = sorted((one for one in odds.prospects if one is not best), key=lambda one: (-one.points, -one.arrival))
    candidates = tuple(_candidate(one) for one in (best, *others))
    return SearchResult(candidates, 0, time.monotonic() - began, mixed=False, exact=True)


def _candidate(one: Prospect) -> SearchedMove:
    arrives = Sentence("coach-arrives", {"percent": round(100 * one.arrival)})
    return SearchedMove(one.move, 0, one.points, 0.0, one.arrival, 1.0 - one.arrival, (arrives,))


def odds_of_run(seen: Glimpse) -> Odds:
    """BadInput unless the cart is rolling, or waits for its way."""
    if seen.game.id != GAME or not is_riding(seen):
        raise BadInput("odds-unknown")
    moves = seen.game.list_moves(seen.world, seen.kit, seen.seat)
    worths = _worths_of_ways(seen, moves) if seen.world.phase == Phase.WAY else _worths(seen, moves)
    best = worths[0]
    for worth in worths[1:]:
        best = better(best, worth)
    prospects = tuple(Prospect(move, worth.arrival, worth.points) for move, worth in zip(moves, worths, strict=True))
    return Odds(prospects, worths.index(best))


def _worths_of_ways(seen: Glimpse, moves: list[int]) -> list[Worth]:
    return [worth_of_way(seen.world, seen.kit, space_of(move)) for move in moves]


def _worths(seen: Glimpse, moves: list[int]) -> list[Worth]:
    """Carts are first noted down, then worked out together."""
    ahead = sections_of(seen.world, seen.kit)
    known = nothing_known()
    for move in moves:
        worth_of_move(seen.world, seen.kit, known, ahead, move)
    known = work_out(known, seen.kit, ahead)
    return [worth_of_move(seen.world, seen.kit, known, ahead, move) for move in moves]
