"""What the run of Nitro Run can be expected to bring, exactly, from what the rider knows: for each offered move the
chance to arrive and the points, if everything after it is done as well as can be."""

from __future__ import annotations

import dataclasses

from ..games.nitro_run.moves import space_of
from ..games.nitro_run.terms import Phase
from ..kernel.errors import BadInput
from ..kernel.glimpse import Glimpse
from .overseer.ride import Worth, better, nothing_known, work_out
from .overseer.riding import room_for, sections_of, worth_of_move, worth_of_way

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


def odds_of_run(seen: Glimpse) -> Odds:
    """BadInput unless the cart is rolling, or waits for its way."""
    if seen.game.id != GAME or not Phase.WAY <= seen.world.phase < Phase.OVER:
        raise BadInput("odds-not-riding")
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
    ahead = sections_of(seen.world)
    known = nothing_known(room_for(ahead))
    for move in moves:
        worth_of_move(seen.world, seen.kit, known, ahead, move)
    work_out(known, seen.kit, ahead)
    return [worth_of_move(seen.world, seen.kit, known, ahead, move) for move in moves]
