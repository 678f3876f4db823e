"""What a game brings to say its positions in words, and the small words that all of them read alike.

`docs/positions.md` shows the language. The kernel reads and writes the frame (`position_text.py`); a game adds the
lines that draw its table, and the names of what its chance can bring.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Any, TypeVar

from .errors import BadInput, unknown
from .names import SEAT_NAMES, name_of
from .words import Sentence

Names = TypeVar("Names", bound=IntEnum)
Where = str | Sentence  # what a mistake is about: a square, a lair, a card
Outcomes = Iterable[tuple[int, int]]  # streams and what they bring


@dataclasses.dataclass(frozen=True)
class PositionWords:
    """How a game says its positions. What `write` leaves out and `read` does not derive, the kernel writes field by
    field, so neither has to be complete."""

    first: Sequence[str]  # the words that a line of this game may begin with
    write: Callable[[Any, Any], Iterator[str]]  # (s, kit): the lines that draw the table
    read: Callable[[Any, Any, Iterable[list[str]]], None]  # (s, kit, lines) lays the table, on an open one
    # (s, kit) gives a function that knows what the words of a scripted draw mean; s is None before the set-up
    draws: Callable[[Any, Any], Callable[[list[str]], Outcomes]]


class LineWords:
    """The words of a line, taken one after the other; each must be one that fits."""

    def __init__(self, words: Sequence[str], where: Where) -> None:
        self.words = list(words)
        self.where = where

    def __bool__(self) -> bool:
        return bool(self.words)

    def next(self, known: Iterable[str] = ()) -> str:
        """The next word. Raises BadInput where the line ends."""
        if not self.words:
            raise BadInput("text-more", where=self.where, known=", ".join(known))
        return self.words.pop(0)

    def name(self, names: Sequence[str]) -> int:
        """The place among `names` of the next word."""
        return pick(self.next(names), names, self.where)

    def member(self, names: type[Names], fewest: int = 0) -> Names:
        """The next word as a member of an enum, from the code `fewest` on."""
        members = [member for member in names if member >= fewest]
        return members[self.name([name_of(member) for member in members])]

    def number(self, low: int, high: int) -> int:
        return whole(self.next([f"{low}-{high}"]), low, high, self.where)

    def seat(self, seats: int) -> int:
        return self.name(SEAT_NAMES[:seats])

    def skip(self, word: str) -> bool:
        """Is that the next word? Then it is taken."""
        if self.words[:1] == [word]:
            self.words.pop(0)
            return True
        return False

    def end(self) -> None:
        """Raises BadInput if the line goes on."""
        if self.words:
            raise BadInput("text-less", where=self.where, found=" ".join(self.words))


def pick(found: str, names: Sequence[str], where: Where) -> int:
    """The place of a name among those there are. Raises BadInput with the nearest, or with all of them."""
    if found not in names:
        raise unknown_word(found, names, where)
    return names.index(found)


def unknown_word(found: str, known: Collection[str], where: Where) -> BadInput:
    return unknown("text-word", found, known, likeness=0.6, where=where)


def whole(found: str, low: int, high: int, where: Where) -> int:
    """A whole number between these bounds."""
    number = int(found) if found.removeprefix("-").isdecimal() and len(found) < 12 else low - 1
    if not low <= number <= high:
        raise BadInput("text-number", where=where, found=found, low=low, high=high)
    return number
