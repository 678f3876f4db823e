"""The odds of the run, on request: what can be expected of each offered move, from what the rider knows."""

from __future__ import annotations

from typing import Any

import msgspec

from ..bots.odds import Odds
from ..kernel.game import Game
from ..kernel.spoken import Spoken, spoken
from .asker import Known
from .bodies import Routes
from .happenings import sentence_of
from .playing import Seated, help_wanted

routes = Routes("odds")


class ProspectFace(msgspec.Struct, frozen=True):
    """A move, the chance to arrive after it and the points to expect, if all that follows is done as well as can
    be."""

    face: Any
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
    """How likely the cart is to arrive, and with how much, for each move that the rider may make."""
    table, thought = await help_wanted(asker, id, body)
    return _face(table.game, await asker.services.thinkers.odds(thought), asker.lang)


def _face(game: Game, found: Odds, lang: str) -> RunOdds:
    prospects = []
    for one in found.prospects:
        face = game.moves.face(one.move)
        sentence = sentence_of(game, face)
        prospects.append(
            ProspectFace(
                face=face,
                move=game.moves.write(one.move),
                said=spoken(sentence),
                text=sentence.text(lang),
                arrival=round(one.arrival, 4),
                points=round(one.points, 2),
            )
        )
    return RunOdds(prospects, found.best)
