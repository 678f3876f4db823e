"""Which language somebody wants to read."""

from __future__ import annotations

from starlette.datastructures import QueryParams
from starlette.requests import HTTPConnection

from ..kernel.words import LANGUAGES

MOST_WISHES = 16


def language_of(connection: HTTPConnection) -> str:
    """`?lang=`, or the first of ours that the browser accepts, or English."""
    asked = QueryParams(connection.scope.get("query_string", b"")).get("lang", "")
    if asked in LANGUAGES:
        return asked
    return accepted(connection.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    wishes = []
    for place, wish in enumerate(header.split(",")[:MOST_WISHES]):
        name, _, rest = wish.strip().partition(";")
        wishes.append((-_weight(rest), place, name[:2].lower()))
    known = [name for weight, _, name in sorted(wishes) if weight < 0 and name in LANGUAGES]
    return known[0] if known else "en"


def _weight(rest: str) -> float:
    name, _, value = rest.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0
