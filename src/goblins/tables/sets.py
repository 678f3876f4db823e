"""Component sets of live tables. A released one never changes: it is read once, and all tables play with it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..kernel import registry
from ..kernel.components import ComponentSet, set_from_json
from ..kernel.game import Game
from ..kernel.words import Sentence

DOCUMENT = Sentence("the-document")


def set_of(game: Game, document: dict[str, Any]) -> ComponentSet:
    """The set that an arrangement names, or carries with it."""
    match document:
        case {"name": str(name), "version": int(), "hash": str(hash), **more} if not more:
            return _released(game.id, name, hash)
    return set_from_json(game, document, DOCUMENT)


@lru_cache(64)
def _released(game: str, name: str, hash: str) -> ComponentSet:
    return set_from_json(registry.find(game), {"name": name, "hash": hash}, DOCUMENT)
