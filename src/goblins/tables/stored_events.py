"""Events as the journal of a table stores them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..kernel.game import Game
from ..kernel.play import Told
from .entries import AnyEntry, Moved, Started, StoredEvent, Undone

_encode = msgspec.json.Encoder().encode


def write_events(told: Sequence[Told]) -> list[StoredEvent]:
    return [StoredEvent(one.audience, msgspec.Raw(_encode(one.event))) for one in told]


def read_events(game: Game, entries: Sequence[AnyEntry]) -> tuple[Told, ...]:
    """The story of a game by earlier rules, as far as the present ones have words for it."""
    taken_back = {entry.number for entry in entries if isinstance(entry, Undone)}
    stood = [entry for number, entry in enumerate(entries, 1) if number not in taken_back]
    told = [one for entry in stood if isinstance(entry, Started | Moved) for one in entry.told]
    recalled = [(one.audience, game.events.recalled(one.event)) for one in told]
    return tuple(Told(audience, event) for audience, event in recalled if event is not None)
