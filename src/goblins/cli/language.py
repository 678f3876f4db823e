"""The language of this run, and sentences in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..kernel.errors import BadInput
from ..kernel.words import LANGUAGES, detect_language, say

_language = "en"


def set_language(lang: str) -> None:
    """Say everything in that language from here on."""
    global _language
    if lang not in LANGUAGES:
        raise BadInput("language", found=lang, known=", ".join(LANGUAGES))
    _language = lang


def language() -> str:
    return _language


def text(key: str, **arguments: Any) -> str:
    return say(_language, key, **arguments)


def take_language(arguments: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """Use the language that `--lang` names, wherever it stands, or else the system's; returns the other arguments.

    It is read before anything else, because the help of every command is written in that language too.
    """
    set_language(detect_language(dict(environment)))
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--":
            return [*rest, word, *words]
        if word == "--lang":
            set_language(next(words, ""))
        elif word.startswith("--lang="):
            set_language(word.removeprefix("--lang="))
        else:
            rest.append(word)
    return rest
