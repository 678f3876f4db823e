"""What the search cannot know in general: which moves look good, how play goes on behind the tree, and what a
position is worth where that is broken off. Those of a game are in `bots/<game>/heuristics.py`, small and measured
(docs/ladder.md)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Annotated, Any

from ..kernel.chance import MAX_SEATS
from ..kernel.glimpse import Glimpse
from ..kernel.offers import MOST_OFFERS
from ..kernel.record import Int32, Int64, record
from ..kernel.words import Sentence
from .search.parameters import EVERYWHERE


@record
class Weights:
    """How promising each offered move looks; only their order matters."""

    weight: Annotated[list[Int64], MOST_OFFERS]


@record
class Appraisal:
    """What each seat's position is worth, in hundredths of the game's own measure."""

    worth: Annotated[list[Int32], MAX_SEATS]


MOST_MEASURES = 16
FIGURES = MOST_MEASURES + 2  # of a line: what is measured, room for a note of when it began,
BEGAN, VALUE = MOST_MEASURES, MOST_MEASURES + 1  # and what it is worth


@dataclasses.dataclass(frozen=True)
class Measure:
    """Something that a line can bring, in words `<game>-measure-<name>`."""

    name: str
    good: int  # 1: the more the better; -1: the less
    is_share: bool = False  # 0 or 1 in every line
    at_once: bool = False  # measured when the move is made; the others at the end of the line, or on the way


@dataclasses.dataclass(frozen=True)
class Heuristics:
    """Of one game; the functions are rules."""

    weigh: Callable[..., None] | None  # (s, kit, seat, offers, rng, weights); None: whatever `choose` likes, first
    choose: Callable[..., int]  # (s, kit, seat, offers, rng) -> move, behind the tree
    progress_of: Callable[..., int]  # (s) -> turns or rounds so far: a playout ends `cut_off_after` of them later
    appraise: Callable[..., None] | None  # (s, kit, appraisal); None: by points as they stand
    cut_off_after: int
    spread: int  # hundredths of worth: a lead of so many makes the odds of winning e times as good
    boldness: Callable[..., int] | None = None  # (kit, move): above 0 for a bold move, below for a quiet one
    remark: Callable[[Glimpse, int], list[Sentence]] | None = (
        None  # (seen, move): what a coach must not keep to itself
    )
    measure: Callable[..., None] | None = None  # (s, kit, seat, log, figures), after each move of a line
    measures: tuple[Measure, ...] = ()  # what its figures are
    openings: frozenset[str] = frozenset()  # verbs of moves that only begin a thought: a coach tells what comes then
    explains_value: tuple[str, ...] = ()  # measures that say what a value is made of, in words `<game>-expectation`
    patience: float = 1.0  # how much longer than usual a coach may think where lines are long
    coached_contest: int = 0  # how many moves compete when a coach thinks; 0: as when a bot does
    contest_size: int = 0  # this and the next two: as in the search parameters (`search/parameters.py`)
    greed: float = 0.0
    deepest: int = EVERYWHERE

    @property
    def rules(self) -> list[Callable[..., Any]]:
        found = (self.weigh, self.choose, self.progress_of, self.appraise, self.measure)
        return [each for each in found if each]
