"""Characters that nobody can see: what Unicode lets every program leave out, and what is drawn as a blank.

Python knows the categories of characters and not which may be ignored: those are listed here, from
DerivedCoreProperties.txt (Default_Ignorable_Code_Point) of Unicode 16.
"""

from __future__ import annotations

import unicodedata

UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
IGNORABLE = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
BLANK = (0x2800, 0x1D159, 0xFFFC)  # a braille cell without dots, a note without a head, an object that is not there
VARIANTS = range(0xFE00, 0xFE10)  # phones write them behind a sign to have it in colour
TALLEST_TOWER = 3  # marks on one letter; more grow into other lines


def is_unseen(letter: str) -> bool:
    code = ord(letter)
    if letter != " " and unicodedata.category(letter) in UNSEEN:
        return True
    return code in BLANK or any(first <= code <= last for first, last in IGNORABLE)


def has_tower(text: str) -> bool:
    """So many marks on one letter that they grow into other lines."""
    height = 0
    for letter in text:
        height = height + 1 if unicodedata.category(letter).startswith("M") else 0
        if height > TALLEST_TOWER:
            return True
    return False


def without_variants(text: str) -> str:
    return "".join(letter for letter in text if ord(letter) not in VARIANTS)
