"""What can be expected of each legal move, where a game can be worked out to its end, from what the seat knows."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ..bots.search.result import SearchResult
from ..kernel.game import Game
from ..kernel.spoken import Spoken, spoken
from ..kernel.vocabulary import Move
from ..tables import bot_tasks
from .bodies import Routes
from .caller import Known
from .playing import Seated, help_wanted

routes = Routes("odds")


class ProspectFace(msgspec.Struct, frozen=True):
    """A move, the chance to win after it and the points to expect, if all that follows is done as well as can be."""

    face: Annotated[Any, Move]
    move: str
    said: Spoken
    text: str
    arrival: float
    points: float


class RunOdds(msgspec.Struct, frozen=True):
    """`best` is the place of the best move among them."""

    prospects: list[ProspectFace]
    best: int


@routes.post("/tables/{id}/odds")
async def odds(caller: Known, id: str, body: Seated) -> RunOdds:
    """How likely one is to win, and with how many points, for each move that one may make."""
    table, task = await help_wanted(caller, id, body)
    found = await caller.thought(bot_tasks.odds, task)
    assert table.play is not None
    offered = table.game.list_moves(table.play.state, table.play.kit, task.seat)
    return _odds(table.game, found, offered, caller.lang)


def _odds(game: Game, found: SearchResult, offered: list[int], lang: str) -> RunOdds:
    prospects = []
    candidates = sorted(found.candidates, key=lambda one: offered.index(one.move))
    for one in candidates:
        move = game.moves.unpack(one.move)
        sentence = game.describe(move)
        prospects.append(
            ProspectFace(
                face=move,
                move=game.moves.write(one.move),
                said=spoken(sentence),
                text=sentence.text(lang),
                arrival=round(one.won, 4),
                points=round(one.value, 2),
            )
        )
    return RunOdds(prospects, candidates.index(found.candidates[0]))
