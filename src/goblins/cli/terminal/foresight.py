"""`? <move>`: why not, or what it would do."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

from ...kernel.words import Sentence
from ..language import language, text
from ..no_break_spaces import rich_text

if TYPE_CHECKING:
    from ...kernel.reasons import Refusal
    from ...kernel.vocabulary import Event
    from ...match import Match
    from .screen import Screen

MOST_BRANCHES = 10


def show_foresight(screen: Screen, match: Match, seat: str, notation: str) -> None:
    """Say why the seat may not make the move, or what it is sure to bring and the odds of the rest."""
    move = match.game.moves.read(notation)
    refusal = match.why_not(seat, move)
    if refusal is not None:
        show_refusal(screen, match, refusal)
        return
    screen.show(match.describe(move, language()), style="bold")
    seen = match.foresee(seat, move)
    certain = _words(match, seen.certain)
    if certain:
        screen.show(text("cli-foresee-certain", events=certain))
    if seen.results:
        _show_odds(screen, [(one.odds, one.sentence.text(language())) for one in seen.results])
    elif seen.branches:
        _show_odds(screen, likely_ends(match, [(branch.odds, branch.events) for branch in seen.branches]))
    elif seen.drawn:
        screen.show(text("cli-foresee-drawn"))
    elif not certain:
        screen.show(text("cli-foresee-nothing"))


def show_refusal(screen: Screen, match: Match, refusal: Refusal) -> None:
    screen.show(refusal.text(language()), style="yellow")
    if refusal.anchor in match.game.chapters:
        screen.show(text("cli-see-rule", rules=Sentence("cli-command-rules"), chapter=refusal.anchor), style="dim")


def likely_ends(match: Match, branches: Iterable[tuple[Fraction, tuple[Event, ...]]]) -> list[tuple[Fraction, str]]:
    """The odds of each thing that may be said afterwards, likeliest first; it does not matter which die of a
    throw showed what."""
    odds: dict[object, Fraction] = {}
    words: dict[object, str] = {}
    for chance, events in branches:
        told = tuple(event for event in events if not event.silent)
        like = tuple(_whichever_die(event) for event in told)
        odds[like] = odds.get(like, Fraction(0)) + chance
        words.setdefault(like, _words(match, told))
    return sorted(((odds[like], words[like]) for like in odds), key=lambda end: (-end[0], end[1]))


def _show_odds(screen: Screen, ends: list[tuple[Fraction, str]]) -> None:
    from rich.table import Table

    table = Table.grid(padding=(0, 2, 0, 2))
    table.add_column(justify="right")
    table.add_column()
    shown = ends if len(ends) <= MOST_BRANCHES else ends[: MOST_BRANCHES - 1]
    for odds, end in shown:
        table.add_row(rich_text(_percent(odds), style="bold"), rich_text(end or text("cli-foresee-nothing")))
    rest = sum((odds for odds, _ in ends[len(shown) :]), Fraction(0))
    if rest:
        table.add_row(rich_text(_percent(rest), style="bold"), rich_text(text("cli-foresee-rest"), style="dim"))
    screen.draw(table)


def _percent(odds: Fraction) -> str:
    whole = round(odds * 100)
    if odds and not whole:
        return text("cli-percent-tiny")
    return text("cli-percent", percent=whole)


def _words(match: Match, events: Iterable[Event]) -> str:
    return " ".join(match.tell(event, language()) for event in events if not event.silent)


def _whichever_die(event: Event) -> tuple[str, ...]:
    """The event with values of one kind, such as the faces of three dice, in no order; seats keep theirs."""
    by_kind: dict[int, list[str]] = {}
    for name, kind in event.kinds.items():
        same_kind = getattr(kind, "term", "seat") != "seat"
        by_kind.setdefault(id(kind) if same_kind else len(by_kind), []).append(str(getattr(event, name)))
    return (event.verb, *itertools.chain(*(sorted(values) for values in by_kind.values())))
