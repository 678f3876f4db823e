"""Names of what the rules number: seats, and members of enums."""

from enum import IntEnum
from functools import cache

from .errors import unknown

SEAT_NAMES = ("red", "blue", "green", "yellow", "violet", "bone")
SEAT_MARKS = {  # a sign and a paint each, so that nothing depends on colours alone
    "red": ("▲", "red"),
    "blue": ("●", "blue"),
    "green": ("■", "green"),
    "yellow": ("★", "yellow"),
    "violet": ("◆", "magenta"),
    "bone": ("✚", "white"),
}


def name_of(member: IntEnum) -> str:
    """The name of an enum's member in lower case with hyphens."""
    return spelling(type(member))[member]


def spelled(names: type[IntEnum], code: int) -> str:
    """The name of the member with that code."""
    return spelling(names)[code]


@cache
def spelling(names: type[IntEnum]) -> dict[int, str]:
    """The names of all members by their codes."""
    return {int(member): member.name.lower().replace("_", "-") for member in names}


def seat_number(name: str, seats: int) -> int:
    """The number of a seat at a table of so many. Raises BadInput, suggesting the nearest."""
    known = SEAT_NAMES[:seats]
    if name not in known:
        raise unknown("seat", name, known)
    return known.index(name)
