"""What bots know of one game, behind one object. All of it lives in `bots/<game>/`, in a folder named like the
game's own; a game without such a folder is played and searched all the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..kernel.game import Game
from ..kernel.glimpse import Glimpse
from ..kernel.play import Play
from ..kernel.playout_random import choose_at_random
from ..kernel.rule import rule
from .best_moment import BestMoment
from .heuristics import Heuristics
from .search.result import SearchResult

GAMES = Path(__file__).parents[1] / "games"
Chooser = Callable[..., int]  # a rule (s, kit, seat, offers, rng) -> move


class Skills:
    """Of one game. Nothing is imported before somebody wants it.

    | in the game's folder | |
    |---|---|
    | `whelp`, with `choose` | a first opponent: plays sensibly, at once, and makes a beginner's mistakes |
    | `scrapper`, with `choose` | plays sensibly, at once |
    | `heuristics`, with `HEURISTICS` | for the search; with `measures`, what a coach can tell of a line |
    | `solver`, with `solve` | works positions out exactly, where that is possible |
    | `best_moment`, with `best_moment` | what was best for a seat in a game that is over |
    | `PLANNERS` | names of bots of this game alone, each a module with `choose` |
    """

    def __init__(self, package: str | None) -> None:
        self._package = package

    @property
    def has_whelp(self) -> bool:
        return self._has("whelp")

    @property
    def whelp(self) -> Chooser | None:
        found: Chooser | None = self._found("whelp", "choose")
        return found

    @property
    def has_scrapper(self) -> bool:
        return self._has("scrapper")

    @property
    def scrapper(self) -> Chooser | None:
        found: Chooser | None = self._found("scrapper", "choose")
        return found

    @property
    def heuristics(self) -> Heuristics | None:
        found: Heuristics | None = self._found("heuristics", "HEURISTICS")
        return found

    @property
    def solve(self) -> Callable[[Glimpse], SearchResult | None] | None:
        found: Callable[[Glimpse], SearchResult | None] | None = self._found("solver", "solve")
        return found

    @property
    def best_moment(self) -> Callable[[Play, int], BestMoment | None] | None:
        found: Callable[[Play, int], BestMoment | None] | None = self._found("best_moment", "best_moment")
        return found

    @property
    def planners(self) -> tuple[str, ...]:
        return getattr(import_module(self._package), "PLANNERS", ()) if self._package else ()

    def planner(self, name: str) -> Chooser | None:
        return self._found(name, "choose") if name in self.planners else None

    def _has(self, module: str) -> bool:
        return self._package is not None and find_spec(f"{self._package}.{module}") is not None

    def _found(self, module: str, name: str) -> Any:
        return getattr(import_module(f"{self._package}.{module}"), name) if self._has(module) else None


def skills_of(game: Game) -> Skills:
    return Skills(None) if game.folder is None else _skills_in(game.folder)


@cache
def _skills_in(folder: Path) -> Skills:
    """Of the game whose folder this is."""
    package = f"{__package__}.{folder.name}"
    return Skills(package if folder.parent == GAMES and find_spec(package) else None)


def heuristics_of(game: Game) -> Heuristics:
    """Those of the game, or else: its scrapper plays on to the end, or chance where there is none."""
    skills = skills_of(game)
    return skills.heuristics or Heuristics(
        weigh=None,
        choose=skills.scrapper or choose_at_random,
        progress_of=timeless,
        appraise=None,
        cut_off_after=1,
        spread=500,
    )


def solved(seen: Glimpse) -> SearchResult | None:
    """The exact worth of everything the seat can do, or None where only a search helps. Where a game can be worked
    out to its end nobody searches: bots, hints and the coach all take what is exact."""
    solve = skills_of(seen.game).solve
    return None if solve is None else solve(seen)


@rule
def timeless(s: Any) -> int:
    """Play is never broken off."""
    return 0
