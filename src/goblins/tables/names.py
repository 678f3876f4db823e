"""What those at a table are called and look like: people as they like, all others as goblins of ours."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from ..bots.goblin_names import GOBLINS, goblin_at
from ..kernel.errors import BadInput
from .budgets import NAME
from .unseen import has_tower, is_unseen, without_variants

if TYPE_CHECKING:
    from .chairs import Chair
    from .table import LiveTable

FIRST_FACE = 1000  # of the goblins; people's are drawn from far more


def checked_name(name: str) -> str:
    """A name as others may see it: a few visible characters, no tricks."""
    name = " ".join(without_variants(unicodedata.normalize("NFC", name)).split())
    NAME.hold(len(name), "name")
    unseen = next(filter(is_unseen, name), None)
    if unseen is not None:
        raise BadInput("name-unseen", code=f"U+{ord(unseen):04X}")
    if not name or all(unicodedata.category(letter).startswith("M") for letter in name) or has_tower(name):
        raise BadInput("name", most=NAME.most)
    return name


def checked_face(face: int) -> int:
    if not 0 <= face < 1 << 31:
        raise BadInput("face")
    return face


def goblins_at(table: LiveTable) -> list[str]:
    """For each seat the goblin it is called after, or nothing: bots, and those who share a screen under one name."""
    taken = {chair.goblin for chair in table.chairs}
    found: list[str] = []
    for seat, chair in enumerate(table.chairs):
        goblin = chair.goblin if chair.goblin in GOBLINS else ""
        is_nameless = chair.kind == "person" and not chair.name  # whoever sat there is gone for good
        if not goblin and (chair.kind == "bot" or is_nameless or _is_twin(chair, table.chairs[:seat])):
            goblin = _free_goblin(goblin_at(table.id, seat), taken)
            taken.add(goblin)
        found.append(goblin)
    return found


def face_of(goblin: str) -> int:
    return FIRST_FACE + GOBLINS.index(goblin)


def _is_twin(chair: Chair, before: list[Chair]) -> bool:
    return chair.kind == "person" and any((one.who, one.name) == (chair.who, chair.name) for one in before)


def _free_goblin(first: int, taken: set[str]) -> str:
    names = (*GOBLINS[first:], *GOBLINS[:first])
    return next(name for name in names if name not in taken)
