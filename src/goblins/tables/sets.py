"""Component sets of live tables. A released one never changes: it is read once, and all tables play with it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..kernel import registry
from ..kernel.components import ComponentSet, set_from_json
from ..kernel.game import Game


def set_of(game: Game, document: dict[str, Any]) -> ComponentSet:
    """The set that an arrangement names, or carries with it."""
    name, hash = document.get("name"), document.get("hash")
    if "figures" in document or not isinstance(name, str) or not isinstance(hash, str | None):
        return set_from_json(game, document)
    return _released(game.id, name, hash)


@lru_cache(64)
def _released(game: str, name: str, hash: str | None) -> ComponentSet:
    document = {"name": name} if hash is None else {"name": name, "hash": hash}
    return set_from_json(registry.find(game), document)
