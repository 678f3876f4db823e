"""Words of the command line that several commands read alike."""

from __future__ import annotations

from collections.abc import Sequence

from .errors import Mistake
from .language import text

MOST_DIGITS = 18


def read_number(text: str) -> int | None:
    """The number that was typed, if it is one; thousands of digits are none."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def read_seed(text: str) -> int | str | None:
    """A seed is a number or any words; without one, nobody can foretell the game."""
    if not text:
        return None
    number = read_number(text)
    return text if number is None else number


def read_option_words(words: Sequence[str]) -> dict[str, str]:
    """`name=value`, as often as there are options to set."""
    chosen = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise Mistake(text("cli-option-form", found=word))
        chosen[name.strip()] = value.strip()
    return chosen
