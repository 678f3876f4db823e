"""Events as they are sent, beside their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from ..kernel.game import Game
from ..kernel.spoken import Spoken, spoken
from ..kernel.vocabulary import Event


class Happening(msgspec.Struct, frozen=True):
    """An event, the sentence that tells it, and the same in the caller's language; a silent one is not told."""

    event: Annotated[Any, Event]
    said: Spoken
    text: str
    silent: bool


def happenings(game: Game, events: Sequence[Event], lang: str) -> list[Happening]:
    return [_happening(game, event, lang) for event in events]


def _happening(game: Game, event: Event, lang: str) -> Happening:
    sentence = game.describe(event)
    return Happening(event, spoken(sentence), "" if event.silent else sentence.text(lang), event.silent)
