"""Sentences, moves and events put into words, for pages that have no words of their own."""

from __future__ import annotations

from ..kernel import registry
from ..tables.budgets import ASKING, SAID, SAID_BODY
from . import costly_tasks
from .bodies import Routes, encode
from .caller import Reader
from .wordings import Unsaid, Wordings

routes = Routes("words")


@routes.post("/games/{game}/say", largest=SAID_BODY, answer=Wordings)
async def say_it(caller: Reader, game: str, body: Unsaid) -> bytes:
    """Sentences, moves and events in the caller's language."""
    caller.spend(ASKING)
    SAID.hold(len(body.sentences) + len(body.moves) + len(body.events), "too-large")
    return await caller.costly(costly_tasks.said, registry.find(game).id, encode(body), caller.lang)
