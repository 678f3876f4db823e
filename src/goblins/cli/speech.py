"""What the command line says, in the language of this run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..kernel.errors import BadInput
from ..kernel.words import LANGUAGES, detect_language, say

_language = "en"


def speak(lang: str) -> None:
    """From here on everything is said in that language."""
    global _language
    if lang not in LANGUAGES:
        raise BadInput("language", found=lang, known=", ".join(LANGUAGES))
    _language = lang


def language() -> str:
    return _language


def tell(key: str, **arguments: Any) -> str:
    return say(_language, key, **arguments)


def take_language(arguments: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """Speak as `--lang` says, wherever it stands, or else as the system does; returns the other arguments.

    It is read before anything else, because the help of every command is written in that language too.
    """
    speak(detect_language(dict(environment)))
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--":
            return [*rest, word, *words]
        if word == "--lang":
            speak(next(words, ""))
        elif word.startswith("--lang="):
            speak(word.removeprefix("--lang="))
        else:
            rest.append(word)
    return rest
