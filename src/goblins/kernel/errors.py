"""Mistakes of people: each is told in one sentence, in their language."""

import difflib
from collections.abc import Collection
from typing import Any


class BadInput(ValueError):  # noqa: N818 - it names whose mistake it is
    """Something a person gave us cannot be used. Carries the key and arguments of the sentence that says so."""

    def __init__(self, key: str, **arguments: Any) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def __reduce__(self) -> tuple[Any, ...]:
        """It may come from another process."""
        return _again, (type(self), self.key, self.arguments)

    def text(self, lang: str = "en") -> str:
        from .words import say

        return say(lang, f"bad-{self.key}", **self.arguments)

    def __str__(self) -> str:
        return self.text()


def _again(kind: type[BadInput], key: str, arguments: dict[str, Any]) -> BadInput:
    return kind(key, **arguments)


def unknown(key: str, found: str, known: Collection[str], likeness: float = 0.5, **arguments: Any) -> BadInput:
    """Nothing has that name. The sentence `key` lists the names there are; `key-near` asks whether somebody meant the
    nearest."""
    near = difflib.get_close_matches(found, known, 1, likeness)
    if near:
        return BadInput(f"{key}-near", found=found, near=near[0], **arguments)
    return BadInput(key, found=found, known=", ".join(known), **arguments)
