"""How spaces and joins are written: b3, nw-s."""

from __future__ import annotations

from ...kernel.kinds import Name
from ...kernel.names import name_of
from .terms import COLUMNS, SPACES, Join

COLUMN_NAMES = "abc"


def space_name(space: int) -> str:
    """Columns a to c from left to right, rows 1 to 6 from above; row 0 are the half-spaces."""
    return f"{COLUMN_NAMES[space % COLUMNS]}{space // COLUMNS}"


def join_name(join: int) -> str:
    """The sides of its two ends."""
    return name_of(Join(join))


class Named:
    """A kind of field whose values have names of their own, and no words."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.values = len(names)

    def decode(self, code: int) -> str:
        return self.names[code]

    def encode(self, value: object) -> int:
        return self.names.index(str(value))


class SpaceName(Named):
    def __init__(self) -> None:
        super().__init__([space_name(space) for space in range(SPACES)])


class JoinName(Name):
    def __init__(self) -> None:
        super().__init__(Join, "join")
