"""What happened, in words: a paragraph for each one who moved, without the small print."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from ...kernel.game import PUBLIC
from ..language import language, text

if TYPE_CHECKING:
    from ...kernel.play import Told
    from ...kernel.vocabulary import Event
    from ...match import Match

WHOLE = -1  # tell it from how the table was laid out
SHORT_RUN = 7


@dataclasses.dataclass(frozen=True)
class Paragraph:
    mover: str | None  # None: the table was laid out
    text: str


def story(
    match: Match, seat: str | None, since: int, until: int | None = None, every_detail: bool = False
) -> list[Paragraph]:
    """What the seat heard after so many moves had been made, until so many had been."""
    paragraphs = []
    for mover, told in itertools.groupby(_told(match, seat, since, until), key=lambda pair: pair[0]):
        events = [event for _, event in told]
        if mover is None and not every_detail:
            events = _without_preliminaries(events)
        sentences = _folded(match.tell(event, language()) for event in events)
        paragraphs.append(Paragraph(mover, " ".join(sentences)))
    return paragraphs


def last_move_of(match: Match, seat: str) -> int:
    """How many moves had been made when the seat last moved; WHOLE if it has not yet."""
    number = match.seats.index(seat)
    made = match.true.made
    return next((i for i in range(len(made) - 1, -1, -1) if made[i].seat == number), WHOLE)


def _told(match: Match, seat: str | None, since: int, until: int | None) -> Iterator[tuple[str | None, Event]]:
    """Each event the seat heard, with the one whose move it belongs to.

    What a move tells last about the one who moves next, such as that their turn begins, belongs to theirs.
    """
    made = match.true.made
    number = PUBLIC if seat is None else match.seats.index(seat)
    movers = [match.seats[one.seat] for one in made]
    for i in range(since, len(made) if until is None else until):
        told = match.true.prelude if i == WHOLE else made[i].told
        mover = None if i == WHOLE else movers[i]
        following = movers[i + 1] if i + 1 < len(made) else next(iter(match.deciders), None)
        events = _heard(told, number)
        own = len(events)
        while own and following and getattr(events[own - 1], "seat", "") == following:
            own -= 1
        yield from ((mover if j < own else following, event) for j, event in enumerate(events))


def _heard(told: Iterable[Told], seat: int) -> list[Event]:
    return [one.event for one in told if one.heard_by(seat) and not one.event.silent]


def _without_preliminaries(events: Iterable[Event]) -> list[Event]:
    """Of the same thing over and over while the table was laid out, only what came of it."""
    kept: list[Event] = []
    for _, run in itertools.groupby(events, key=lambda event: event.verb):
        alike = list(run)
        kept += alike if len(alike) <= SHORT_RUN else alike[-1:]
    return kept


def _folded(sentences: Iterable[str]) -> Iterator[str]:
    """The same thing three times over is said once."""
    for sentence, repeated in itertools.groupby(sentences):
        times = len(list(repeated))
        if times > 1:
            yield text("cli-story-repeated", sentence=sentence[:-1], mark=sentence[-1:], times=times)
        else:
            yield sentence
