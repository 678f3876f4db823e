"""How well the thinking bots think, and what kind of goblins they are. Their names, faces and sentences are words
(`bot-schemer`, `bot-schemer-about`) and belong to the page."""

from __future__ import annotations

import dataclasses
from typing import Any

from ..kernel.errors import BadInput
from .heuristics import Heuristics
from .search.budget import Budget
from .search.parameters import SearchParameters

MOST_ITERATIONS = 10_000_000
WHOLE = ("random_percent", "horizon", "contest_size", "deepest", "cut_off_after")  # settings that are whole numbers


@dataclasses.dataclass(frozen=True)
class Level:
    parameters: SearchParameters
    budget: Budget
    boldness: int = 0  # of moves that it cannot tell apart it makes the bolder one (1), the quieter one (-1), or any


LEVELS = {
    "schemer": Level(SearchParameters(), Budget(10_000, seconds=0.3), boldness=-1),
    "warlord": Level(SearchParameters(), Budget(100_000, seconds=2.0), boldness=1),
}
EXPERIMENTS = {
    "search": Level(SearchParameters(), Budget(5_000)),
    "flat": Level(SearchParameters(curiosity=1e6, opening=1e6, trust=0.0, contest_size=0, deepest=1), Budget(5_000)),
}
COACH = SearchParameters(greed=0.0)  # whoever advises people, and tells them their chances


def coach_for(heuristics: Heuristics) -> SearchParameters:
    """Of one game."""
    if not heuristics.coached_contest:
        return COACH
    return dataclasses.replace(COACH, contest_size=heuristics.coached_contest, deepest=1)


def level_of(name: str) -> Level:
    """`schemer`; `schemer:400` thinks for so many iterations and knows no clock; `search:400:greed=1` has another
    parameter."""
    kind, *parts = name.split(":")
    level = (LEVELS | EXPERIMENTS)[kind]
    for part in parts:
        setting, equals, figure = part.partition("=")
        if equals:
            level = dataclasses.replace(level, parameters=_with_parameter(level.parameters, name, setting, figure))
        else:
            level = dataclasses.replace(level, budget=Budget(_count(name, part)))
    return level


def _count(name: str, text: str) -> int:
    count = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    if not 0 < count <= MOST_ITERATIONS:
        raise BadInput("bot-count", found=name, most=MOST_ITERATIONS)
    return count


def _with_parameter(parameters: SearchParameters, name: str, setting: str, figure: str) -> SearchParameters:
    known = [field.name for field in dataclasses.fields(parameters)]
    try:
        value = float(figure)
    except ValueError:
        value = -1.0
    if setting not in known or not 0 <= value <= 1e9:
        raise BadInput("bot-setting", found=name, known=", ".join(known))
    changed: dict[str, Any] = {setting: int(value) if setting in WHOLE else value}
    return dataclasses.replace(parameters, **changed)
