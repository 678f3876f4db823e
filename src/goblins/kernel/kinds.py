"""What the fields of moves and events can hold."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Annotated, Any, Protocol, runtime_checkable

from .names import SEAT_NAMES, name_of


@runtime_checkable
class Kind(Protocol):
    """What a field can hold: a value, which rules know by its code 0 .. `values` - 1."""

    @property
    def values(self) -> int: ...

    def decode(self, code: int) -> Any: ...

    def encode(self, value: Any) -> int:
        """Raises ValueError if the value is none of this kind."""
        ...


class Number:
    """Whole numbers from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high, self.values = low, high, high - low + 1

    def decode(self, code: int) -> int:
        return code + self.low

    def encode(self, value: Any) -> int:
        number = int(value)
        if not self.low <= number <= self.high:
            raise ValueError
        return number - self.low


class Name:
    """The names of an enum, in lower case with hyphens. `term` is what the keys of their words have in them."""

    def __init__(self, names: type[IntEnum], term: str) -> None:
        self.term = term
        self.enum = names
        self.names = [name_of(member) for member in names]
        self.values = len(self.names)

    def decode(self, code: int) -> str:
        return self.names[code]

    def encode(self, value: Any) -> int:
        return self.names.index(value)


class SeatName(Name):
    """A seat, by its colour."""

    def __init__(self) -> None:
        self.term = "seat"
        self.names = list(SEAT_NAMES)
        self.values = len(self.names)


Seat = Annotated[str, SeatName()]  # a field of a move or an event


class Names:
    """Some of these names, as a mask; written with commas. They are terms if `each` says what of; if not, they
    are said as they are.

    A kind derived from this one may pack them otherwise and put a number after each name.
    """

    def __init__(self, names: Iterable[str], each: str = "") -> None:
        self.each = each
        self.names = list(names)
        self.values = 1 << len(self.names)

    def decode(self, code: int) -> str:
        return ", ".join(name for i, name in enumerate(self.names) if code >> i & 1) or "none"

    def encode(self, value: Any) -> int:
        return sum(1 << self.names.index(name) for name in names_in(value))


def names_in(text: str) -> list[str]:
    """The single names of a list with commas."""
    return [] if text == "none" else text.split(", ")


def codes_of(kind: Kind) -> Iterable[int]:
    """The codes that have a value: all below `values`, unless the kind lists them."""
    codes: Iterable[int] = getattr(kind, "codes", range(kind.values))
    return codes


def examples_of(kind: Kind) -> str:
    if isinstance(kind, Number):
        return f"{kind.low}-{kind.high}"
    if hasattr(kind, "examples"):
        return str(kind.examples)
    return ", ".join(str(kind.decode(code)) for code in range(kind.values))
