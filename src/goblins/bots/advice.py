"""Hints: what a seat could do, how good each move looks from what the seat can know, and why."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Sequence

from ..kernel.foresee import foresee
from ..kernel.glimpse import Glimpse
from ..kernel.vocabulary import Event
from ..kernel.words import Sentence
from .bot import Bot
from .levels import COACH
from .search.budget import Budget
from .search.engines import engine_at_hand, engine_for
from .search.result import SearchedMove, SearchResult
from .skills import heuristics_of, solved

CLEARLY = 0.1  # a share of games by which moves differ noticeably
SLIGHTLY = 0.03  # and one that is worth a word
GREAT_RUN = 10.0  # points that are worth as much to somebody who plays alone as a victory to others
SURELY = 2.0  # standard errors
PATIENCE = 1.0  # seconds in which an engine that is only to be loaded is ready
MOST_EVENTS = 3  # that are told of a move
MOST_HINTS = 5


@dataclasses.dataclass(frozen=True)
class Hint:
    """A move with what is to be expected of it. `value` is the chance to win, or points in a game for one; nothing is
    expected of a move that was not searched for."""

    move: int
    value: float
    uncertainty: float
    visits: int
    reasons: tuple[Sentence, ...]


@dataclasses.dataclass(frozen=True)
class CoachAdvice:
    """The best first. `mixed`: others decide at the same time, and none of the best moves should always be made."""

    hints: tuple[Hint, ...]
    value: float
    iterations: int
    seconds: float
    mixed: bool
    exact: bool = False  # worked out to the end: nothing is uncertain but what the draws will bring


def advise(
    seen: Glimpse,
    budget: Budget,
    seed: int,
    threads: int = 1,
    on_progress: Callable[[float], None] | None = None,
) -> CoachAdvice:
    """Think for the seat. Waits until the search is compiled, if there is anything to search for."""
    exactly = solved(seen)
    if exactly is not None:
        return advice_from(seen, exactly)
    from .search.searcher import Searcher

    searcher = Searcher(engine_for(seen.game), COACH, budget, threads)
    return advice_from(seen, searcher.think(seen, seed, on_progress=on_progress))


def advise_at_once(
    seen: Glimpse, budget: Budget, seed: int, stand_in: Bot, on_progress: Callable[[float], None] | None = None
) -> CoachAdvice:
    """The same for somebody who cannot wait for a compiler: until it is done, what the stand-in would do."""
    exactly = solved(seen)
    if exactly is not None:
        return advice_from(seen, exactly)
    if engine_at_hand(seen.game, PATIENCE) is not None:
        return advise(seen, budget, seed, on_progress=on_progress)
    move = stand_in.choose(seen, seed)
    hint = Hint(move, math.nan, math.nan, 0, tuple(_words_on(seen, move)))
    return CoachAdvice((hint,), math.nan, 0, 0.0, mixed=False)


def advice_from(seen: Glimpse, found: SearchResult) -> CoachAdvice:
    hints = tuple(
        Hint(
            move=one.move,
            value=one.value,
            uncertainty=one.uncertainty if found.exact or one.visits > 1 else math.nan,
            visits=one.visits,
            reasons=(*_comparison(seen, one, found), *_words_on(seen, one.move)),
        )
        for one in found.candidates[:MOST_HINTS]
    )
    return CoachAdvice(hints, found.value, found.iterations, found.seconds, found.mixed, found.exact)


def _comparison(seen: Glimpse, one: SearchedMove, found: SearchResult) -> list[Sentence]:
    """What sets the move apart from the others that were considered."""
    others = [other for other in found.candidates if other is not one]
    if not others:
        alone = len(seen.game.list_moves(seen.world, seen.kit, seen.seat)) == 1
        return [Sentence("coach-only-move" if alone else "coach-only-sensible"), *one.told]
    if found.exact:
        return list(one.told)
    reasons = []
    if one.won - _mean(others, "won") > CLEARLY:
        reasons.append(Sentence("coach-wins", {"percent": _percent(one.won)}))
    if _mean(others, "lost") - one.lost > CLEARLY:
        otherwise = _percent(_mean(others, "lost"))
        reasons.append(Sentence("coach-prevents", {"percent": _percent(one.lost), "otherwise": otherwise}))
    if one is found.candidates[0] and not reasons:
        reasons.append(Sentence(_lead(one, others[0], found.mixed, _span(seen))))
    return reasons


def _lead(one: SearchedMove, next_best: SearchedMove, mixed: bool, span: float) -> str:
    """A lead counts if it is sure, and for as much as it is."""
    if mixed:
        return "coach-mix"
    lead = one.value - next_best.value
    if lead <= SURELY * math.hypot(one.uncertainty, next_best.uncertainty) or lead < SLIGHTLY * span:
        return "coach-close"
    return "coach-clear" if lead >= CLEARLY * span else "coach-ahead"


def _span(seen: Glimpse) -> float:
    """What differs by so much, differs by a whole game."""
    return GREAT_RUN if seen.world.table.seats == 1 else 1.0


def _words_on(seen: Glimpse, move: int) -> list[Sentence]:
    """What the game's heuristics have to say of the move, and what it is sure to bring."""
    remark = heuristics_of(seen.game).remark
    return [*(remark(seen, move) if remark else ()), *_consequences(seen, move)]


def _consequences(seen: Glimpse, move: int) -> list[Sentence]:
    """What is sure to happen, as far as it is told in words."""
    foresight = foresee(seen.game, seen.world, seen.kit, seen.seat, [move])
    told = [event for event in foresight.certain if not event.silent]
    return [_sentence(seen, event) for event in told[:MOST_EVENTS]]


def _sentence(seen: Glimpse, event: Event) -> Sentence:
    return seen.game.describe(event)


def _mean(candidates: Sequence[SearchedMove], share: str) -> float:
    """Of the better half: nobody compares with moves that nobody would make."""
    best = sorted(candidates, key=lambda one: -one.visits)[: (len(candidates) + 1) // 2]
    return sum(float(getattr(one, share)) for one in best) / len(best)


def _percent(share: float) -> int:
    return round(100 * share)
