"""Sentences, moves and events put into words."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.errors import BadInput
from ..kernel.game import Game
from ..kernel.spoken import Spoken
from ..kernel.vocabulary import MoveOrEvent, Vocabulary
from ..kernel.words import Sentence, Term, Terms


class Unsaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sentences: list[Spoken] = []
    moves: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []


class Wordings(msgspec.Struct, frozen=True):
    """In the same order. A silent event is an empty text."""

    sentences: list[str]
    moves: list[str]
    events: list[str]


def wordings_of(game: Game, body: Unsaid, lang: str) -> Wordings:
    return Wordings(
        sentences=[text_of(unspoken(one), lang) for one in body.sentences],
        moves=[_described(game, game.moves, one, lang) for one in body.moves],
        events=[_described(game, game.events, one, lang) for one in body.events],
    )


def unspoken(said: Spoken) -> Sentence:
    return Sentence(said.key, {name: _value(value) for name, value in said.args.items()})


def text_of(sentence: Sentence, lang: str) -> str:
    try:
        return sentence.text(lang)
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError):
        raise BadInput("message-form", problem=sentence.key[:80]) from None


def _value(value: Any) -> Any:
    match value:
        case {"term": str(key), "id": str(id)}:
            return Term(key, id)
        case {"terms": [*each]}:
            return Terms(tuple(_numbered(one) for one in each))
        case {"key": str(key), "args": dict(arguments)}:
            return unspoken(Spoken(key, arguments))
        case str() | int() | float():
            return value
    raise BadInput("message-form", problem=str(value)[:80])


def _numbered(value: Any) -> tuple[Term, str]:
    match value:
        case {"term": str(key), "id": str(id), "number": str(number)}:
            return Term(key, id), number
    raise BadInput("message-form", problem=str(value)[:80])


def _described(game: Game, vocabulary: Vocabulary[MoveOrEvent], one: dict[str, Any], lang: str) -> str:
    try:
        found = msgspec.convert(one, vocabulary.union)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadInput("message-form", problem=str(error)[:200]) from None
    return "" if getattr(found, "silent", False) else text_of(game.describe(found), lang)
