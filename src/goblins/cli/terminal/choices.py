"""The moves a person may choose from, few enough to read: many of one kind are gathered under one number."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...kernel.vocabulary import Move

READABLE = 20  # choices one can take in at a glance
WORTH_GATHERING = 4


@dataclasses.dataclass(frozen=True)
class MenuChoice:
    """One move, or several that begin alike."""

    moves: tuple[Move, ...]
    depth: int = 0  # how many parts of the notation they share: the verb, then field by field

    @property
    def is_move(self) -> bool:
        return len(self.moves) == 1

    def opening(self) -> str:
        """The part of the notation that they share."""
        first = self.moves[0]
        pieces = re.split(r"\{(\w+)\}", type(first).notation)
        text = pieces[0]
        for shared in range(1, self.depth):
            text += str(getattr(first, pieces[2 * shared - 1])) + pieces[2 * shared]
        return f"{text.rstrip()} …"


def arrange(moves: Sequence[Move], depth: int = 0) -> list[MenuChoice]:
    """The choices to number: each move by itself if they are few, else gathered by how their notation goes on."""
    if len(moves) <= READABLE or depth > max(len(move.kinds) for move in moves):
        return [MenuChoice((move,)) for move in moves]
    gathered = _gathered(moves, depth)
    if len(gathered) == 1:
        return arrange(moves, depth + 1)
    choices: list[MenuChoice] = []
    for alike in gathered:
        if len(alike) < WORTH_GATHERING:
            choices += [MenuChoice((move,)) for move in alike]
        else:
            choices.append(MenuChoice(alike, depth + 1))
    return choices


def _gathered(moves: Sequence[Move], depth: int) -> list[tuple[Move, ...]]:
    """Those that go on alike together, in the order the game lists them."""
    groups: dict[str, list[Move]] = {}
    for move in moves:
        groups.setdefault(_part(move, depth), []).append(move)
    return [tuple(alike) for alike in groups.values()]


def _part(move: Move, depth: int) -> str:
    """The verb, or the field of that number."""
    parts = [move.verb, *(str(value) for value in move.fields().values())]
    return parts[depth] if depth < len(parts) else ""
