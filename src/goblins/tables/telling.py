"""What was told at a table, as its journal keeps it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..kernel.game import Game
from ..kernel.play import Told as Heard
from ..kernel.vocabulary import Event
from .deeds import AnyDeed, Moved, Started, Told, Undone

_encode = msgspec.json.Encoder().encode


def write_told(told: Sequence[Heard]) -> list[Told]:
    return [Told(one.audience, msgspec.Raw(_encode(one.event))) for one in told]


def told_again(game: Game, deeds: Sequence[AnyDeed]) -> tuple[Heard, ...]:
    """The story of a game by earlier rules, as far as the present ones have words for it."""
    taken_back = {deed.number for deed in deeds if isinstance(deed, Undone)}
    stood = [deed for number, deed in enumerate(deeds, 1) if number not in taken_back]
    told = [one for deed in stood if isinstance(deed, Started | Moved) for one in deed.told]
    recalled = [(one.audience, game.events.recalled(one.event)) for one in told]
    return tuple(Heard(audience, event) for audience, event in recalled if isinstance(event, Event))
