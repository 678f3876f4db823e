"""Moves and events as they travel beside their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from ..kernel.faces import Event, Face, Move
from ..kernel.game import Game, face_arguments
from ..kernel.spoken import Spoken, spoken
from ..kernel.words import Sentence


class Happening(msgspec.Struct, frozen=True):
    """An event, the sentence that tells it, and the same in the asker's language; a silent one is not told."""

    event: Annotated[Any, Event]
    said: Spoken
    text: str
    silent: bool


def sentence_of(game: Game, face: Face) -> Sentence:
    kind = "move" if isinstance(face, Move) else "event"
    return Sentence(f"{game.id}-{kind}-{face.verb}", face_arguments(game, face))


def happenings(game: Game, events: Sequence[Event], lang: str) -> list[Happening]:
    return [_happening(game, event, lang) for event in events]


def _happening(game: Game, event: Event, lang: str) -> Happening:
    sentence = sentence_of(game, event)
    return Happening(event, spoken(sentence), "" if event.silent else sentence.text(lang), event.silent)
