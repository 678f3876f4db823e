"""Bots that think: they search, and answer in time whatever happens."""

from __future__ import annotations

import math
import random
import secrets
from typing import TYPE_CHECKING

from ..kernel.glimpse import Glimpse
from .bot import Bot, Progress
from .levels import Level
from .search.engines import engine_at_hand
from .search.result import SearchedMove, SearchResult
from .skills import heuristics_of, solved

if TYPE_CHECKING:
    from .search.searcher import Searcher

EQUAL = 0.5  # of the visits of the best move: others with as many have been tried as thoroughly,
DOUBT = 1.0  # and are as good if they are worth less by no more than so many of its standard errors
RARE = 0.25  # of the most frequent choice: sealed choices that are made less often are not made at all


class SearchBot:
    """It remembers what it has thought: one for each seat of each table."""

    def __init__(self, name: str, level: Level, stand_in: Bot, threads: int = 1) -> None:
        self.name = name
        self.level = level
        self.stand_in = stand_in  # who decides while the search is still being compiled
        self.threads = threads
        self._searcher: Searcher | None = None

    def choose(
        self,
        seen: Glimpse,
        seed: int | None = None,
        deadline: float = math.inf,
        on_progress: Progress | None = None,
    ) -> int:
        seed = secrets.randbits(32) if seed is None else seed
        moves = seen.moves()
        if len(moves) == 1:
            return moves[0]
        found = self.think(seen, seed, deadline, on_progress)
        if found is None or not found.candidates:
            return self.stand_in.choose(seen, seed)
        return self._chosen(found, seen, seed)

    def think(
        self, seen: Glimpse, seed: int, deadline: float = math.inf, on_progress: Progress | None = None
    ) -> SearchResult | None:
        """All that it considers, or None while it cannot think yet."""
        exactly = solved(seen)
        if exactly is not None:
            return exactly
        engine = engine_at_hand(seen.game)
        if engine is None:
            return None
        if self._searcher is None:
            from .search.searcher import Searcher

            self._searcher = Searcher(engine, self.level.parameters, self.level.budget, self.threads)
        return self._searcher.think(seen, seed, deadline, on_progress)

    def _chosen(self, found: SearchResult, seen: Glimpse, seed: int) -> int:
        """The best move; of equally good ones, that which suits its character."""
        boldness = heuristics_of(seen.game).boldness
        if found.mixed:
            return by_lot(found, seed)
        if boldness is None or self.level.boldness == 0:
            return found.candidates[0].move
        bold = {one.move: boldness(seen.kit, one.move) for one in equals_of(found)}
        return max(bold, key=lambda move: self.level.boldness * bold[move])


def by_lot(found: SearchResult, seed: int) -> int:
    """Where others decide at the same time: one of the frequent moves."""
    best = found.candidates[0]
    frequent = [one for one in found.candidates if one.visits >= RARE * best.visits]
    return random.Random(seed).choices([one.move for one in frequent], [one.visits for one in frequent])[0]


def equals_of(found: SearchResult) -> list[SearchedMove]:
    """The best move, and those that have been tried as thoroughly and are as good, as far as thinking can tell."""
    best = found.candidates[0]
    doubt = DOUBT * best.uncertainty
    return [one for one in found.candidates if one.visits >= EQUAL * best.visits and one.value >= best.value - doubt]
