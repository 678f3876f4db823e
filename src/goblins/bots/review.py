"""The coach: a game looked at again from one seat, judged only on what that seat knew at the time.

Before each of its decisions the seat stood at a value. Its own move may have cost some of it; what changed from there
to its next decision was luck, and the others. So the whole way from the first value to the end is either decision or
luck.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from ..kernel.chance import key_from_seed
from ..kernel.game import Outcome
from ..kernel.glimpse import Glimpse, glimpse
from ..kernel.play import Play
from ..kernel.record import unpack
from ..kernel.words import Sentence
from .advice import GREAT_RUN, better_because
from .levels import coach_for
from .search.budget import Budget
from .search.engines import engine_at_hand, engine_for
from .search.result import SearchedMove, SearchResult
from .skills import solved

if TYPE_CHECKING:  # a server unpickles judgements, and needs no compiler for that
    from .search.searcher import Searcher

SURELY = 2.0  # standard errors that a mistake must stand out by
MISTAKE = 0.03  # what it must cost, of the way from the worst to the best outcome; a turn must move as much
TURNING_POINTS = 5
EXPLAINING = Budget(400, seconds=0.4)  # for saying why a move was worse


@dataclasses.dataclass(frozen=True)
class PastDecision:
    """One that the seat has made, and all that it knew."""

    number: int  # of the move in the game, from 0
    move: int
    seen: Glimpse


@dataclasses.dataclass(frozen=True)
class Judgement:
    """One decision. Values are chances to win, or points in a game for one."""

    number: int  # of the move in the game, from 0
    move: int
    best: int
    value: float  # of the best move
    reached: float  # of the move that was made
    uncertainty: float  # of the difference
    luck: float  # what came after it, until the next decision or the end
    why: Sentence | None = None  # what the best move brings more, beside the one that was made

    @property
    def loss(self) -> float:
        return max(0.0, self.value - self.reached) if self.move != self.best else 0.0


@dataclasses.dataclass(frozen=True)
class Review:
    seat: int
    judgements: tuple[Judgement, ...]
    first: float  # where the seat stood at first,
    last: float  # and in the end
    span: float  # from the worst to the best that was seen

    @property
    def luck(self) -> float:
        return sum(one.luck for one in self.judgements)

    @property
    def decisions(self) -> float:
        """What the seat's own decisions have cost."""
        return -sum(one.loss for one in self.judgements)

    @property
    def mistakes(self) -> tuple[Judgement, ...]:
        """Moves that were worse than another for sure, the dearest first."""
        least = MISTAKE * self.span
        found = [one for one in self.judgements if one.loss > max(least, SURELY * one.uncertainty)]
        return tuple(sorted(found, key=lambda one: -one.loss))

    @property
    def turning_points(self) -> tuple[Judgement, ...]:
        """Where most changed, by decision or luck, in the order of the game. Where hardly anything did, nothing
        turned."""
        changed = [one for one in self.judgements if one.loss + abs(one.luck) > MISTAKE * self.span]
        weighty = sorted(changed, key=lambda one: -(one.loss + abs(one.luck)))[:TURNING_POINTS]
        return tuple(sorted(weighty, key=lambda one: one.number))


def review(
    play: Play, seat: int, budget: Budget, seed: int = 0, on_progress: Callable[[float], None] | None = None
) -> Review:
    """Judge every decision of the seat in which it had a choice. Waits until the search is compiled."""
    from .search.searcher import Searcher

    engine = engine_for(play.game)
    searcher = Searcher(engine, coach_for(engine.heuristics), budget)
    decisions = list(decisions_of(play, seat))
    judged: list[Judgement] = []
    for i, decision in enumerate(decisions):
        judged.append(judge(searcher, decision, seed))
        if on_progress:
            on_progress((i + 1) / len(decisions))
    return reviewed(play, seat, judged)


def reviewed(play: Play, seat: int, judged: Sequence[Judgement]) -> Review:
    """All judgements together: what came after each move until the next decision was luck."""
    end = _end(play, seat, judged)
    after = [*(one.value for one in judged[1:]), end]
    with_luck = tuple(dataclasses.replace(one, luck=then - one.reached) for one, then in zip(judged, after))
    values = [*(one.value for one in judged), end]
    span = 1.0 if play.seats > 1 else max(values) - min(values)
    return Review(seat, with_luck, values[0], end, span)


def decisions_of(play: Play, seat: int) -> Iterator[PastDecision]:
    """Where the seat had a choice among sensible moves, and made it."""
    for number, made in enumerate(play.made):
        if made.seat == seat:
            then = Play(play.game, play.components, unpack(play.game.state, made.before))
            then.prelude, then.made = play.prelude, play.made[:number]
            seen = glimpse(then, seat, key_from_seed(number))
            moves = seen.moves()
            if len(moves) > 1 and made.move in moves:
                yield PastDecision(number, made.move, seen)


def judge_at_once(decision: PastDecision, budget: Budget, seed: int) -> Judgement | None:
    """One decision by itself, for somebody who cannot wait for a compiler: None until it is done."""
    exactly = solved(decision.seen)
    if exactly is not None:
        return _judgement(decision, exactly)
    from .search.searcher import Searcher

    engine = engine_at_hand(decision.seen.game)
    return None if engine is None else judge(Searcher(engine, coach_for(engine.heuristics), budget), decision, seed)


def judge(searcher: Searcher, decision: PastDecision, seed: int) -> Judgement:
    found = solved(decision.seen) or searcher.think(decision.seen, seed, judged=decision.move)
    return _judgement(decision, found, seed)


def _judgement(decision: PastDecision, found: SearchResult, seed: int = 0) -> Judgement:
    best, made = _best(found), next(one for one in found.candidates if one.move == decision.move)
    judged = Judgement(
        number=decision.number,
        move=decision.move,
        best=best.move,
        value=max(best.value, made.value),
        reached=made.value,
        uncertainty=math.hypot(best.uncertainty, made.uncertainty),
        luck=0.0,
    )
    noticeable = MISTAKE * (GREAT_RUN if decision.seen.world.table.seats == 1 else 1.0)
    if judged.loss <= max(noticeable, SURELY * judged.uncertainty):
        return judged
    return dataclasses.replace(judged, why=better_because(decision.seen, best, made, found.exact, EXPLAINING, seed))


def _best(found: SearchResult) -> SearchedMove:
    """The first; where others decide at the same time, the frequent one that was worth most."""
    most = found.candidates[0]
    frequent = [one for one in found.candidates if one.visits * 4 >= most.visits]
    return max(frequent, key=lambda one: one.value) if found.mixed else most


def _end(play: Play, seat: int, judged: Sequence[Judgement]) -> float:
    """What the game brought the seat, as values are counted; while it goes on, where the seat stands."""
    found: Outcome | None = play.outcome()
    if found is None:
        return judged[-1].reached if judged else math.nan
    if play.seats == 1:
        return float(found.points[seat])
    return 1 / int(found.winners).bit_count() if found.winners >> seat & 1 else 0.0
