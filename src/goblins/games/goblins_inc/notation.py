"""How tiles, squares and dice are written: W07, c2, 3 3 4."""

from collections.abc import Sequence
from functools import cached_property
from itertools import product

from .terms import MOST_DICE, NO_DIE, SIDE_LENGTH, SQUARES, TILES, Kind

LETTERS = "waed"  # of the kinds, in their order
FIRST_OF_KIND = (0, 33, 42, 51)  # weapons, armor, engines, decorations
COLUMNS = "abcde"

_kinds = list(Kind)


def tile_name(tile: int) -> str:
    """W01 to W33, A01 to A09, E01 to E09, D01 to D09."""
    kind = max(kind for kind in _kinds if FIRST_OF_KIND[kind] <= tile)
    return f"{LETTERS[kind].upper()}{tile - FIRST_OF_KIND[kind] + 1:02d}"


def square_name(square: int) -> str:
    """Columns a to e from left to right, rows 1 to 5 from far to near; the cockpit is c3."""
    return f"{COLUMNS[square % SIDE_LENGTH]}{square // SIDE_LENGTH + 1}"


class Named:
    """A kind of field whose values have names of their own."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.values = len(names)

    def face(self, code: int) -> str:
        return self.names[code]

    def code(self, face: object) -> int:
        return [name.lower() for name in self.names].index(str(face).lower())


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


class Dice:
    """Up to five dice in a row, each `lowest` to 5, packed three bits each with 7 for no die."""

    def __init__(self, lowest: int) -> None:
        self.lowest = lowest
        self.values = 1 << (3 * MOST_DICE)
        self.examples = "3, 3 3 4, none"
        self.pattern = rf"none|[{lowest}-5](?: [{lowest}-5])*"

    @cached_property
    def codes(self) -> list[int]:
        rows = (row for length in range(MOST_DICE + 1) for row in product(range(self.lowest, 6), repeat=length))
        return [pack_row(row) for row in rows]

    def face(self, code: int) -> str:
        digits = [code >> (3 * i) & 7 for i in range(MOST_DICE)]
        return " ".join(str(digit) for digit in digits if digit != NO_DIE) or "none"

    def code(self, face: object) -> int:
        dice = [] if face == "none" else [int(die) for die in str(face).split(" ")]
        if len(dice) > MOST_DICE or any(not self.lowest <= die <= 5 for die in dice):
            raise ValueError
        return pack_row(dice)


def pack_row(dice: Sequence[int]) -> int:
    digits = [*dice, *[NO_DIE] * (MOST_DICE - len(dice))]
    return sum(digit << (3 * i) for i, digit in enumerate(digits))
