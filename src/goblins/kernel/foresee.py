"""What would happen: the consequences of moves that the rules make certain for the seat that asks.

The moves are tried in several worlds redealt for that seat, never in the true state. What all worlds tell alike,
up to the first draw, is certain. Where the draws that follow are few and small, every outcome is tried and the
odds are exact.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from fractions import Fraction
from math import prod
from typing import Any

from .chance import key_from_seed
from .events import Log, Script, load_script
from .game import Game
from .play import Told, tell_all
from .reasons import CommonReason
from .record import blank, copied
from .steps import is_over
from .vocabulary import Event
from .words import Sentence

WORLDS = 6
FEW_OUTCOMES = 36  # so many are tried in every world, more only in two
MOST_OUTCOMES = 216  # three dice


@dataclasses.dataclass(frozen=True)
class Branch:
    """One way the draws may fall, and what is then told."""

    odds: Fraction
    events: tuple[Event, ...]


@dataclasses.dataclass(frozen=True)
class PossibleResult:
    """What a roll may come to, in words, once everybody has chosen what is best for them, and how likely it is."""

    odds: Fraction
    sentence: Sentence


@dataclasses.dataclass(frozen=True)
class Foresight:
    certain: tuple[Event, ...]
    branches: tuple[Branch, ...]  # empty if nothing is drawn, or too much to count
    drawn: bool  # chance decides what comes after the certain part
    own: tuple[Event, ...] = ()  # what a sealed move will do by itself, among what others do, when it is shown
    results: tuple[PossibleResult, ...] = ()  # what the draws come to, the likeliest first, where the game can tell


def foresee(game: Game, s: Any, kit: Any, seat: int, moves: Sequence[int]) -> Foresight:
    """The events `seat` is sure to see if it makes the moves, then the odds of the next ones.

    Moves that are not allowed in every world the seat thinks possible end the foresight.
    """
    worlds = []
    for number in range(WORLDS):
        world = copied(s)
        game.redeal(world, kit, seat, key_from_seed(f"foresee {number}"))
        worlds.append(world)
    trials = [_try(game, world, kit, seat, moves, ()) for world in worlds]
    certain = _common([trial.before_draw for trial in trials])
    drawn = any(trial.sides for trial in trials)
    agreed = all(trial.before_draw == certain for trial in trials)
    branches: tuple[Branch, ...] = ()
    if drawn and agreed:
        few = prod(sides for _, sides in trials[0].sides) <= FEW_OUTCOMES
        each = [_branches(game, world, kit, seat, moves, len(certain)) for world in worlds[: WORLDS if few else 2]]
        branches = each[0] if all(found == each[0] for found in each) else ()
    return Foresight(
        certain,
        branches,
        drawn,
        _common([_foretold(game, world, kit, seat, moves) for world in worlds]),
        _forecast(game, worlds[:2], kit, seat, moves) if branches and len(moves) == 1 else (),
    )


def _forecast(
    game: Game, worlds: Sequence[Any], kit: Any, seat: int, moves: Sequence[int]
) -> tuple[PossibleResult, ...]:
    """Where all worlds agree."""
    if game.forecast is None:
        return ()
    first, *others = [tuple(game.forecast(world, kit, seat, moves[0])) for world in worlds]
    return first if all(other == first for other in others) else ()


@dataclasses.dataclass(frozen=True)
class _Trial:
    heard: tuple[Event, ...]
    before_draw: tuple[Event, ...]
    sides: tuple[tuple[int, int], ...]  # (stream, sides) of every draw


def _try(game: Game, world: Any, kit: Any, seat: int, moves: Sequence[int], script: Script) -> _Trial:
    s = copied(world)
    heard: list[Event] = []
    before_draw: list[Event] = []
    sides: list[tuple[int, int]] = []
    for move in moves:
        if is_over(s) or game.why_not(s, kit, seat, move) != CommonReason.NONE:
            break
        log = blank(Log)
        load_script(log, script)
        game.apply(s, kit, seat, move, log)
        told = tell_all(game, log)
        if not sides:
            before_draw += _heard(told[: log.draw_at[0] if log.draws else len(told)], seat)
        heard += _heard(told, seat)
        sides += list(zip(log.draw_stream, log.draw_sides))[: log.draws]
        if log.draws > len(log.draw_sides):
            sides.append((0, MOST_OUTCOMES + 1))
        if sides:
            break
    return _Trial(tuple(heard), tuple(before_draw), tuple(sides))


def _foretold(game: Game, world: Any, kit: Any, seat: int, moves: Sequence[int]) -> tuple[Event, ...]:
    """Of the last move, if nothing was drawn for those before it."""
    s, log = copied(world), blank(Log)
    for number, move in enumerate(moves):
        if game.foretell is None or log.draws or is_over(s) or game.why_not(s, kit, seat, move) != CommonReason.NONE:
            return ()
        log = blank(Log)
        if number + 1 < len(moves):
            game.apply(s, kit, seat, move, log)
        else:
            game.foretell(s, kit, seat, move, log)
    return tuple(_heard(tell_all(game, log), seat))


def _heard(told: Sequence[Told], seat: int) -> list[Event]:
    return [one.event for one in told if one.heard_by(seat)]


def _common(lists: Sequence[tuple[Event, ...]]) -> tuple[Event, ...]:
    """The longest beginning that all lists share."""
    length = 0
    while all(len(events) > length for events in lists) and len({events[length] for events in lists}) == 1:
        length += 1
    return lists[0][:length]


def _branches(game: Game, world: Any, kit: Any, seat: int, moves: Sequence[int], certain: int) -> tuple[Branch, ...]:
    """Every way the draws can fall in this world, merged by what the seat hears; () if there are too many."""
    odds: dict[tuple[Event, ...], Fraction] = {}
    scripts: list[tuple[Script, int]] = [((), 1)]
    while scripts:
        script, outcomes = scripts.pop()
        trial = _try(game, world, kit, seat, moves, script)
        if len(trial.sides) == len(script):
            rest = trial.heard[certain:]
            odds[rest] = odds.get(rest, Fraction(0)) + Fraction(1, outcomes)
            continue
        stream, sides = trial.sides[len(script)]
        if outcomes * sides > MOST_OUTCOMES:
            return ()
        scripts += [((*script, (stream, value)), outcomes * sides) for value in range(sides)]
    merged = [Branch(chance, events) for events, chance in odds.items()]
    return tuple(sorted(merged, key=lambda branch: (-branch.odds, str(branch.events))))
