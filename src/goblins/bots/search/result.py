"""What thinking comes to, whether it was a search or an exact solution."""

from __future__ import annotations

import dataclasses
import math

from ...kernel.words import Sentence


@dataclasses.dataclass(frozen=True)
class SearchedMove:
    """A move that was considered; its value is the mean of all that followed it."""

    move: int
    visits: int
    value: float
    uncertainty: float  # the standard error of the value
    won: float  # the share in which the seat won within the horizon,
    lost: float  # and in which somebody else did
    told: tuple[Sentence, ...] = ()  # what a solver has to say of it


@dataclasses.dataclass(frozen=True)
class SearchResult:
    """What came of it: the best first, which is the most visited in a search."""

    candidates: tuple[SearchedMove, ...]
    iterations: int
    seconds: float
    mixed: bool  # others decide at the same time, and lots were drawn
    exact: bool = False  # nobody had to search

    @property
    def value(self) -> float:
        """Where the seat stands: all that was tried, or what the best move brings for sure."""
        if self.exact:
            return self.candidates[0].value
        visits = sum(one.visits for one in self.candidates)
        return sum(one.value * one.visits for one in self.candidates) / visits if visits else math.nan
