"""How tiles, squares and dice are written: W07, c2, 3 3 4."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import cache, cached_property
from itertools import product

from ...kernel.kinds import Names, names_in
from ...kernel.names import name_of
from .terms import (
    AGENDAS_KEPT,
    BLANK,
    HAND,
    MOST_DICE,
    NO_DIE,
    SIDE_LENGTH,
    SQUARES,
    TALLY_BITS,
    TILE_BITS,
    TILES,
    Agenda,
    Kind,
)

LETTERS = "waed"  # of the kinds, in their order
FIRST_OF_KIND = (0, 33, 42, 51)  # weapons, armor, engines, decorations
COLUMNS = "abcde"
BLANK_FACE = "□"

_kinds = list(Kind)


@cache
def tile_name(tile: int) -> str:
    """W01 to W33, A01 to A09, E01 to E09, D01 to D09."""
    kind = max(kind for kind in _kinds if FIRST_OF_KIND[kind] <= tile)
    return f"{LETTERS[kind].upper()}{tile - FIRST_OF_KIND[kind] + 1:02d}"


def square_name(square: int) -> str:
    """Columns a to e from left to right, rows 1 to 5 from far to near; the cockpit is c3."""
    return f"{COLUMNS[square % SIDE_LENGTH]}{square // SIDE_LENGTH + 1}"


class Named:
    """A kind of field whose values have names of their own, and no words."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.values = len(names)
        self._codes = {name.lower(): code for code, name in enumerate(names)}

    @classmethod
    def of(cls, names: Iterable[IntEnum]) -> Named:
        return Named([name_of(member) for member in names])

    def decode(self, code: int) -> str:
        return self.names[code]

    def encode(self, value: object) -> int:
        code = self._codes.get(str(value).lower())
        if code is None:
            raise ValueError
        return code


class TileName(Named):
    def __init__(self) -> None:
        super().__init__([tile_name(tile) for tile in range(TILES)])


class SquareName(Named):
    """A square of the yard; with `none`, also no square."""

    def __init__(self, none: bool = False) -> None:
        super().__init__([square_name(square) for square in range(SQUARES)] + (["none"] if none else []))


class DieName(Named):
    """One die by its place, or all of them."""

    def __init__(self) -> None:
        super().__init__(["all", *(str(die + 1) for die in range(MOST_DICE))])


class TileRow(Names):
    """Up to five tiles, packed six bits each with all bits set for none."""

    def __init__(self) -> None:
        super().__init__([tile_name(tile) for tile in range(TILES)])
        self.values = 1 << (TILE_BITS * HAND)

    def decode(self, code: int) -> str:
        tiles = [code >> (TILE_BITS * i) & (1 << TILE_BITS) - 1 for i in range(HAND)]
        return ", ".join(tile_name(tile) for tile in tiles if tile < TILES) or "none"

    def encode(self, value: object) -> int:
        tiles = [TileName().encode(name) for name in names_in(str(value))]
        padded = [*tiles, *[(1 << TILE_BITS) - 1] * (HAND - len(tiles))]
        return sum(tile << (TILE_BITS * i) for i, tile in enumerate(padded))


class AgendaPoints(Names):
    """Up to four agendas with the points of each, packed eleven bits each with all bits set for none."""

    def __init__(self) -> None:
        super().__init__([name_of(agenda) for agenda in Agenda], "agenda")
        self.values = 1 << (TALLY_BITS * AGENDAS_KEPT)

    def decode(self, code: int) -> str:
        none = (1 << TALLY_BITS) - 1
        scored = [code >> (TALLY_BITS * i) & none for i in range(AGENDAS_KEPT)]
        return ", ".join(f"{self.names[one & 31]} {one >> 5}" for one in scored if one != none) or "none"

    def encode(self, value: str) -> int:
        scored = [one.split(" ") for one in names_in(value)]
        codes = [self.names.index(name) | int(points) << 5 for name, points in scored]
        padded = [*codes, *[(1 << TALLY_BITS) - 1] * (AGENDAS_KEPT - len(codes))]
        return sum(one << (TALLY_BITS * i) for i, one in enumerate(padded))


class Edges:
    """A figure from 0 to 3 for each edge of a tile."""

    values = 1 << 8

    def decode(self, code: int) -> tuple[int, ...]:
        return tuple(code >> (2 * edge) & 3 for edge in range(4))

    def encode(self, value: Sequence[int]) -> int:
        return sum(figure << (2 * edge) for edge, figure in enumerate(value))


class PointsOrNone:
    """The points of a player, or `none` where nobody sits; 0 is none."""

    values = 512

    def decode(self, code: int) -> int | str:
        return code - 1 if code else "none"

    def encode(self, value: int | str) -> int:
        return 0 if value == "none" else 1 + int(value)


class Dice:
    """Up to five dice in a row, each `lowest` to 5, packed three bits each with 7 for no die."""

    def __init__(self, lowest: int) -> None:
        self.lowest = lowest
        self.values = 1 << (3 * MOST_DICE)
        self.examples = "3, 3 3 4, none"
        self.pattern = r"none|[1-5](?: [1-5])*"

    @cached_property
    def codes(self) -> list[int]:
        rows = (row for length in range(MOST_DICE + 1) for row in product(range(self.lowest, 6), repeat=length))
        return [pack_row(row) for row in rows]

    def decode(self, code: int) -> str:
        digits = [code >> (3 * i) & 7 for i in range(MOST_DICE)]
        return " ".join(die_face(digit) for digit in digits if digit != NO_DIE) or "none"

    def encode(self, value: object) -> int:
        dice = dice_in(str(value))
        if len(dice) > MOST_DICE or any(not self.lowest <= die <= 5 for die in dice):
            raise ValueError
        return pack_row(dice)


def die_face(die: int) -> str:
    return BLANK_FACE if die == BLANK else str(die)


def dice_in(text: str) -> list[int]:
    """The dice of a row, 0 for a blank."""
    return [] if text == "none" else [BLANK if die == BLANK_FACE else int(die) for die in text.split(" ")]


def pack_row(dice: Sequence[int]) -> int:
    digits = [*dice, *[NO_DIE] * (MOST_DICE - len(dice))]
    return sum(digit << (3 * i) for i, digit in enumerate(digits))
