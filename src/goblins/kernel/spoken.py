"""Sentences as they travel to a page, which says them in the language it likes: a key and its arguments.

A term is `{"term": key, "id": id}`, several are `{"terms": [...]}`, each with its `number` or "", a sentence within a
sentence is a `Spoken` again.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .errors import BadInput
from .reasons import Refusal
from .words import Sentence, Term, Terms


class Spoken(msgspec.Struct, frozen=True, gc=False):
    key: str
    args: dict[str, Any]


def spoken(sentence: Sentence | Refusal | BadInput) -> Spoken:
    key = f"bad-{sentence.key}" if isinstance(sentence, BadInput) else sentence.key
    return Spoken(key, {name.replace("_", "-"): _argument(value) for name, value in sentence.arguments.items()})


def _argument(value: Any) -> Any:
    if isinstance(value, Term):
        return {"term": value.key, "id": value.id}
    match value:
        case bool() | int() | float() | str():
            return value
        case Terms():
            return {"terms": [{"term": term.key, "id": term.id, "number": number} for term, number in value.terms]}
        case Sentence() | Refusal() | BadInput():
            return spoken(value)
        case _:
            return str(value)
