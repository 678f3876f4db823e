"""How well the thinking bots think, and what kind of goblins they are. Their names, faces and sentences are words
(`bot-schemer`, `bot-schemer-about`) and belong to the page."""

from __future__ import annotations

import dataclasses

from ..kernel.errors import BadInput
from .search.budget import Budget
from .search.temper import Temper

MOST_ITERATIONS = 10_000_000


@dataclasses.dataclass(frozen=True)
class Level:
    temper: Temper
    budget: Budget


LEVELS = {
    "schemer": Level(Temper(), Budget(4_000, seconds=0.3)),
    "warlord": Level(Temper(), Budget(32_000, seconds=2.0)),
}
EXPERIMENTS = {
    "search": Level(Temper(), Budget(5_000)),
    "flat": Level(Temper(curiosity=1e6, opening=1e6, trust=0.0, deepest=1), Budget(5_000)),
}


def level_of(name: str) -> Level:
    """A level by its name, or with another count: `schemer:400`. A count given so knows no clock."""
    kind, colon, count = name.partition(":")
    level = (LEVELS | EXPERIMENTS)[kind]
    if not colon:
        return level
    if not (count.isascii() and count.isdecimal() and 0 < int(count) <= MOST_ITERATIONS):
        raise BadInput("bot-count", found=name, most=MOST_ITERATIONS)
    return dataclasses.replace(level, budget=Budget(int(count)))
