"""The odds on request, where a game can be worked out to its end: what can be expected of each offered move.
Nothing enters them that the seat does not know."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ..bots.search.result import SearchResult
from ..kernel.faces import Move
from ..kernel.game import Game
from ..kernel.spoken import Spoken, spoken
from .asker import Known
from .bodies import Routes
from .happenings import sentence_of
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
async def odds(asker: Known, id: str, body: Seated) -> RunOdds:
    """How likely one is to win, and with how many points, for each move that one may make."""
    table, task = await help_wanted(asker, id, body)
    found = await asker.services.bot_workers.odds(task)
    assert table.play is not None
    offered = table.game.list_moves(table.play.state, table.play.kit, task.seat)
    return _face(table.game, found, offered, asker.lang)


def _face(game: Game, found: SearchResult, offered: list[int], lang: str) -> RunOdds:
    prospects = []
    candidates = sorted(found.candidates, key=lambda one: offered.index(one.move))
    for one in candidates:
        face = game.moves.face(one.move)
        sentence = sentence_of(game, face)
        prospects.append(
            ProspectFace(
                face=face,
                move=game.moves.write(one.move),
                said=spoken(sentence),
                text=sentence.text(lang),
                arrival=round(one.won, 4),
                points=round(one.value, 2),
            )
        )
    return RunOdds(prospects, candidates.index(found.candidates[0]))
