"""Sentences as they travel to a page, which says them in the language it likes: a key and its arguments.

A sentence within a sentence is a `Spoken` again.
"""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

import msgspec

from .errors import BadInput
from .reasons import Refusal
from .words import Sentence, Term, Terms


class TermFace(TypedDict):
    """A word with an entry of its own, given to sentences in all its cases."""

    term: str
    id: str


class CountedTerm(TermFace):
    number: str  # or nothing


class TermsFace(TypedDict):
    """Several words, said with commas between them."""

    terms: list[CountedTerm]


class Spoken(msgspec.Struct, frozen=True, gc=False):
    """A sentence that is said in the language of whoever reads it."""

    key: str
    args: Arguments


Arguments = dict[str, Annotated[Any, str, float, bool, TermFace, TermsFace, Spoken]]


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
