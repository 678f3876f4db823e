"""Hints: what a seat could do, how good each move looks from what the seat can know, and why: what the best move does
differently from the next best (`bots/comparing.py`)."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Sequence

from ..kernel.foresee import foresee
from ..kernel.glimpse import Glimpse
from ..kernel.vocabulary import Event
from ..kernel.words import Sentence
from .bot import RuleBot
from .comparing import Comparison, Difference, compare, compare_at_once, last_two
from .heuristics import Measure
from .levels import coach_for
from .search.budget import Budget
from .search.engines import engine_at_hand, engine_for
from .search.result import SearchedMove, SearchResult
from .skills import heuristics_of, solved
from .thoughts import after, choice_of, moves_after, only_opens

CLEARLY = 0.1  # a share of games by which moves differ noticeably
SLIGHTLY = 0.03  # and one that is worth a word
GREAT_RUN = 10.0  # points that are worth as much to somebody who plays alone as a victory to others
SURELY = 2.0  # standard errors
PATIENCE = 1.0  # seconds in which an engine that is only to be loaded is ready
MOST_EVENTS = 3  # that are told of a move
MOST_HINTS = 5
MOST_GAINS, MOST_RISKS = 2, 1  # that are told of a difference
FINALISTS = 4  # moves that meet in the same worlds after the search
COMPARED = 0.4  # of the time, and of the iterations, for that; more where the search had worlds for each move alone
COMPARED_AFTER_A_TREE = 0.7
WHO = 0.3  # of the time, for who acts, where that is asked first; the rest for what they do
TINY = 1e-6  # exact figures that differ by less are equal


@dataclasses.dataclass(frozen=True)
class Hint:
    """A move with what is to be expected of it. `value` is the chance to win, or points in a game for one; nothing is
    expected of a move that was not searched for. `then` are the moves that belong to the same thought."""

    move: int
    value: float
    uncertainty: float
    visits: int
    reasons: tuple[Sentence, ...]
    then: tuple[int, ...] = ()


@dataclasses.dataclass(frozen=True)
class CoachAdvice:
    """The best first. `mixed`: others decide at the same time, and none of the best moves should always be made."""

    hints: tuple[Hint, ...]
    value: float
    iterations: int
    seconds: float
    mixed: bool
    exact: bool = False  # worked out to the end: nothing is uncertain but what the draws will bring
    comparison: Comparison | None = None  # of the best move and the next best


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
    if not only_opens(seen):
        return _search(seen, budget, seed, threads, on_progress)
    opened = _search(seen, _part(budget, WHO, 1.0), seed, threads, None)
    then = advise(after(seen, opened.hints[0].move), _part(budget, 1 - WHO, 1.0), seed, threads, on_progress)
    return _whole_thought(opened, then, span_of(seen))


def _search(
    seen: Glimpse, budget: Budget, seed: int, threads: int, on_progress: Callable[[float], None] | None
) -> CoachAdvice:
    from .search.searcher import Searcher

    engine = engine_for(seen.game)
    parameters = coach_for(engine.heuristics)
    finals = COMPARED if parameters.contest_size or engine.heuristics.contest_size else COMPARED_AFTER_A_TREE
    patience = engine.heuristics.patience
    searching, comparing = _part(budget, 1 - finals, patience), _part(budget, finals, patience)
    found = Searcher(engine, parameters, searching, threads).think(seen, seed, on_progress=on_progress)
    if len(found.candidates) < 2:
        return advice_from(seen, found)
    best = [one.move for one in found.candidates[:FINALISTS]]
    pair, comparison = last_two(engine, seen, best, comparing, seed)
    if _speaks_for_the_other(comparison):
        pair, comparison = (pair[1], pair[0]), comparison.turned
    ranked = _with_first(found, pair)
    if engine.heuristics.coached_contest and comparison.value is not None:
        ranked = _valued_alike(ranked, comparison.value)
    return advice_from(seen, ranked, comparison)


def _whole_thought(opened: CoachAdvice, then: CoachAdvice, span: float) -> CoachAdvice:
    """Who acts, and what they do. Who else might act is told only where that surely differs."""
    best, *others = opened.hints
    first = then.hints[0]
    is_told = opened.comparison is not None and _differs(opened.comparison, span)
    thought = dataclasses.replace(
        best,
        value=first.value,
        uncertainty=first.uncertainty,
        reasons=(*first.reasons, *best.reasons[:1]) if is_told else first.reasons,
        then=(first.move, *first.then),
    )
    return dataclasses.replace(
        opened,
        hints=(thought, *others[:1]) if is_told else (thought,),
        iterations=opened.iterations + then.iterations,
        seconds=opened.seconds + then.seconds,
    )


def _differs(comparison: Comparison, span: float) -> bool:
    """Surely, and by enough to be worth a word."""
    value = comparison.value
    by_worth = value is not None and value.is_sure and abs(value.size) >= SLIGHTLY * span
    return by_worth or bool(comparison.telling(good=True) or comparison.telling(good=False))


def _part(budget: Budget, share: float, patience: float) -> Budget:
    return Budget(math.ceil(budget.iterations * share), budget.seconds * share * patience)


def _with_first(found: SearchResult, pair: tuple[int, int]) -> SearchResult:
    """The same with these two before all others."""
    known = {one.move: one for one in found.candidates}
    others = [one for one in found.candidates if one.move not in pair]
    return dataclasses.replace(found, candidates=(known[pair[0]], known[pair[1]], *others))


def _valued_alike(found: SearchResult, value: Difference) -> SearchResult:
    """After a contest: the first two are worth what they were in the same worlds. What dropped out and still looks
    better has only had more luck, and is left out."""
    one, other, *more = found.candidates
    pair = (dataclasses.replace(one, value=value.one), dataclasses.replace(other, value=value.other))
    least = min(value.one, value.other)
    return dataclasses.replace(found, candidates=(*pair, *(each for each in more if each.value <= least)))


def _speaks_for_the_other(comparison: Comparison) -> bool:
    """In the same worlds the next best is better; or both are worth the same, and all that differs is for it."""
    value = comparison.value
    if value is None or value.is_sure:
        return value is not None and value.size < 0
    only_risks = not comparison.telling(good=True) and bool(comparison.telling(good=False))
    return value.size < -value.error or (value.size <= value.error and only_risks)


def advise_at_once(
    seen: Glimpse, budget: Budget, seed: int, stand_in: RuleBot, on_progress: Callable[[float], None] | None = None
) -> CoachAdvice:
    """The same for somebody who cannot wait for a compiler: until it is done, what the stand-in would do, and what
    that brings at once."""
    exactly = solved(seen)
    if exactly is not None:
        return advice_from(seen, exactly)
    if engine_at_hand(seen.game, PATIENCE) is not None:
        return advise(seen, budget, seed, on_progress=on_progress)
    return guess(seen, seed, stand_in)


def guess(seen: Glimpse, seed: int, stand_in: RuleBot) -> CoachAdvice:
    """What the stand-in would do, beside what it would do if it could not."""
    move = stand_in.choose(seen, seed)
    if only_opens(seen):
        [first] = guess(after(seen, move), seed, stand_in).hints
        hint = dataclasses.replace(first, move=move, then=(first.move, *first.then))
        return CoachAdvice((hint,), math.nan, 0, 0.0, mixed=False)
    others = [one for one in seen.moves() if one != move]
    reasons: list[Sentence] = []
    if others:
        next_best = choice_of(seen, seen.world, others, seed, stand_in.chooser)
        comparison = compare_at_once(seen, move, next_best)
        gains = [_measured(seen, *one) for one in comparison.telling(good=True)][:MOST_GAINS]
        if gains:
            reasons.append(_compared(seen, next_best, gains, ()))
        else:
            reasons.append(Sentence("coach-quick", {"other": _name(seen, next_best)}))
    else:
        reasons.append(_why_alone(seen))
    then = moves_after(seen, move, seed, stand_in.chooser)
    said = (*reasons, *_remarks(seen, move), *_consequences(seen, move))
    hint = Hint(move, math.nan, math.nan, 0, said, then)
    return CoachAdvice((hint,), math.nan, 0, 0.0, mixed=False)


def advice_from(seen: Glimpse, found: SearchResult, comparison: Comparison | None = None) -> CoachAdvice:
    shown = found.candidates[:MOST_HINTS]
    hints = tuple(
        Hint(
            move=one.move,
            value=one.value,
            uncertainty=one.uncertainty if found.exact or one.visits > 1 else math.nan,
            visits=one.visits,
            reasons=(
                *_difference_to_the_next(seen, one, found, comparison),
                *(_expectation(seen, comparison) if one is shown[0] else ()),
                *_remarks(seen, one.move),
                *_comparison(seen, one, found, comparison),
                *_consequences(seen, one.move),
            ),
            then=() if found.exact or one is not shown[0] else moves_after(seen, one.move, seed=0),
        )
        for one in shown
    )
    return CoachAdvice(hints, found.value, found.iterations, found.seconds, found.mixed, found.exact, comparison)


# ------------------------------------------------------------------------------- the difference to the next best


def _difference_to_the_next(
    seen: Glimpse, one: SearchedMove, found: SearchResult, comparison: Comparison | None
) -> list[Sentence]:
    """Of the best move, beside the next best; of that one, beside the best."""
    if len(found.candidates) < 2 or one not in found.candidates[:2]:
        return []
    best, next_best = found.candidates[:2]
    other = next_best if one is best else best
    if found.exact:
        return [_exact_difference(seen, one, other)]
    if comparison is None:
        return []
    return [_difference_in_words(seen, other.move, comparison if one is best else comparison.turned)]


def better_because(
    seen: Glimpse, one: SearchedMove, other: SearchedMove, exact: bool, budget: Budget, seed: int
) -> Sentence | None:
    """What speaks for the one move, beside the other; None if nothing does for sure."""
    if exact:
        return _exact_difference(seen, one, other)
    comparison = compare(engine_for(seen.game), seen, one.move, other.move, budget, seed)
    gains = [_measured(seen, *measured) for measured in comparison.telling(good=True)][:MOST_GAINS]
    return _compared(seen, other.move, gains, ()) if gains else None


def _exact_difference(seen: Glimpse, one: SearchedMove, other: SearchedMove) -> Sentence:
    gains: list[Sentence] = []
    risks: list[Sentence] = []
    if abs(one.won - other.won) > TINY:
        (gains if one.won > other.won else risks).append(
            Sentence("coach-gain-arrival", {"percent": _percent(one.won), "otherwise": _percent(other.won)})
        )
    if abs(one.value - other.value) > TINY:
        (gains if one.value > other.value else risks).append(_points(Difference(one.value, other.value)))
    if not gains and not risks:
        return Sentence("coach-same-exactly", {"other": _name(seen, other.move)})
    return _compared(seen, other.move, gains, risks)


def _difference_in_words(seen: Glimpse, other: int, comparison: Comparison) -> Sentence:
    gains = [_measured(seen, *one) for one in comparison.telling(good=True)][:MOST_GAINS]
    risks = [_measured(seen, *one) for one in comparison.telling(good=False)][:MOST_RISKS]
    value = comparison.value
    if value is not None and value.is_sure and abs(value.size) >= SLIGHTLY * span_of(seen):
        (gains if value.size > 0 else risks).insert(0, _worth(seen, value))
    elif not gains and value is not None and value.size > value.error:
        gains.append(Sentence("coach-gain-likely"))
    elif not risks and value is not None and value.size < -value.error:
        risks.append(Sentence("coach-risk-likely"))
    if not gains and not risks:
        return Sentence("coach-same", {"other": _name(seen, other), "worlds": comparison.worlds})
    return _compared(seen, other, gains[:MOST_GAINS], risks[:MOST_RISKS])


def _expectation(seen: Glimpse, comparison: Comparison | None) -> list[Sentence]:
    """What the value of the best move is made of, on average over the worlds in which it was played on."""
    wanted = heuristics_of(seen.game).explains_value
    if comparison is None or comparison.value is None or not wanted:
        return []
    means = {measure.name: (measure, difference.one) for measure, difference in comparison.measured}
    figures = {name: _mean_in_words(*means[name]) for name in wanted}
    return [Sentence(f"{seen.game.id}-expectation", {**figures, "worlds": comparison.worlds})]


def _mean_in_words(measure: Measure, mean: float) -> float | int:
    return _percent(mean) if measure.is_share else _figure(mean)


def _compared(seen: Glimpse, other: int, gains: Sequence[Sentence], risks: Sequence[Sentence]) -> Sentence:
    named = _name(seen, other)
    if not risks:
        return Sentence("coach-compared", {"other": named, "gains": _both(gains)})
    if not gains:
        return Sentence("coach-compared-only-but", {"other": named, "risks": _both(risks)})
    return Sentence("coach-compared-but", {"other": named, "gains": _both(gains), "risks": _both(risks)})


def _both(sentences: Sequence[Sentence]) -> Sentence:
    one, *more = sentences
    return Sentence("coach-and", {"one": one, "two": _both(more)}) if more else one


def _measured(seen: Glimpse, measure: Measure, difference: Difference) -> Sentence:
    key = f"{seen.game.id}-measure-{measure.name}"
    if measure.is_share:
        return Sentence(key, {"percent": _percent(difference.one), "otherwise": _percent(difference.other)})
    return Sentence(key, {"figure": _figure(difference.size), "more": "yes" if difference.size > 0 else "no"})


def _worth(seen: Glimpse, value: Difference) -> Sentence:
    if seen.world.table.seats == 1:
        return _points(value)
    return Sentence("coach-gain-chance", {"percent": _percent(value.one), "otherwise": _percent(value.other)})


def _points(value: Difference) -> Sentence:
    return Sentence("coach-gain-points", {"figure": _figure(value.size), "more": "yes" if value.size > 0 else "no"})


def _figure(size: float) -> float | int:
    """With one decimal where that says something."""
    figure = abs(size)
    rounded = round(figure, 1) if figure < 9.95 else round(figure)
    return int(rounded) if rounded == int(rounded) else rounded


def _name(seen: Glimpse, move: int) -> Sentence:
    return seen.game.describe(seen.game.moves.unpack(move))


# ------------------------------------------------------------------------------------------ how good it is


def _comparison(
    seen: Glimpse, one: SearchedMove, found: SearchResult, comparison: Comparison | None
) -> list[Sentence]:
    """What sets the move apart from the others that were considered."""
    others = [other for other in found.candidates if other is not one]
    if not others:
        return [_why_alone(seen), *one.told]
    if found.exact:
        return list(one.told)
    reasons = []
    if one.won - _mean(others, "won") > CLEARLY:
        reasons.append(Sentence("coach-wins", {"percent": _percent(one.won)}))
    if _mean(others, "lost") - one.lost > CLEARLY:
        otherwise = _percent(_mean(others, "lost"))
        reasons.append(Sentence("coach-prevents", {"percent": _percent(one.lost), "otherwise": otherwise}))
    if one is found.candidates[0] and not reasons:
        leads = [_lead(one, other) for other in others if other.visits > 1 or other is others[0]]
        if comparison is not None and comparison.value is not None:
            leads[0] = comparison.value
        reasons.append(Sentence(_standing(leads, found.mixed, span_of(seen))))
    return reasons


def _why_alone(seen: Glimpse) -> Sentence:
    alone = len(seen.game.list_moves(seen.world, seen.kit, seen.seat)) == 1
    return Sentence("coach-only-move" if alone else "coach-only-sensible")


def _lead(one: SearchedMove, other: SearchedMove) -> Difference:
    return Difference(one.value, other.value, math.hypot(one.uncertainty, other.uncertainty))


def _standing(leads: Sequence[Difference], mixed: bool, span: float) -> str:
    """A lead counts if it is sure, and for as much as it is. Everything else is worse only if each of them is."""
    if mixed:
        return "coach-mix"
    first = leads[0]
    if first.size <= SURELY * first.error or first.size < SLIGHTLY * span:
        return "coach-close"
    clear = all(lead.size >= CLEARLY * span and lead.size > SURELY * lead.error for lead in leads)
    return "coach-clear" if clear else "coach-ahead"


def span_of(seen: Glimpse) -> float:
    """What differs by so much, differs by a whole game."""
    return GREAT_RUN if seen.world.table.seats == 1 else 1.0


def _remarks(seen: Glimpse, move: int) -> list[Sentence]:
    """What the game's heuristics have to say of the move: a warning comes before all that is only said of
    its value."""
    remark = heuristics_of(seen.game).remark
    return remark(seen, move) if remark else []


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
