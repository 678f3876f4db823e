"""Who is ahead while a game goes on, made from events: a game declares which of them change a seat's score.

    Swing(FortBuilt, by=1), Swing(FortFell, by=-1), Swing(AgendaScored, of="points")

A lead changes when another seat than the last one to lead alone leads alone.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Annotated

from .chance import MAX_SEATS
from .events import Log, count_told
from .kinds import Number
from .record import Int32, Int64, blank, record
from .rule import rule
from .vocabulary import Event, Vocabulary

MOST_SWINGS = 8
NOBODY = -1


@dataclasses.dataclass(frozen=True)
class Swing:
    """An event that changes the score of the seat it names: by so much, or by a number that it tells."""

    event: type[Event]
    seat: str = "seat"
    by: int = 0
    of: str | None = None


@record
class SwingColumn:
    """One of them, as the loop reads it: where its fields lie in a packed event."""

    verb: Int64
    seat_at: Int64
    seat_mask: Int64
    by: Int64
    of_at: Int64
    of_mask: Int64


@record
class Leads:
    """The scores of the game being played, and how often the lead has changed in all games so far."""

    verb_mask: Int64
    columns: Int32
    column: Annotated[list[SwingColumn], MOST_SWINGS]
    score: Annotated[list[Int64], MAX_SEATS]
    leader: Int32
    changes: Int64


def blank_leads(vocabulary: Vocabulary[Event], swings: Sequence[Swing]) -> Leads:
    """No game played yet. Raises TypeError for a swing that its event cannot give."""
    leads = blank(Leads)
    leads.verb_mask, leads.leader = (1 << vocabulary.verb_bits) - 1, NOBODY
    for swing in swings:
        _fill_column(leads.column[leads.columns], vocabulary, swing)
        leads.columns += 1
    return leads


def _fill_column(column: SwingColumn, vocabulary: Vocabulary[Event], swing: Swing) -> None:
    kinds = swing.event.kinds
    if getattr(kinds.get(swing.seat), "term", "") != "seat":
        raise TypeError(f"{swing.event.__name__}: {swing.seat} is no seat")
    column.verb = list(vocabulary.types.values()).index(swing.event)
    column.seat_at, column.seat_mask = vocabulary.place(swing.seat)
    column.by = swing.by
    if swing.of is not None:
        number = kinds.get(swing.of)
        if not isinstance(number, Number):
            raise TypeError(f"{swing.event.__name__}: {swing.of} is no number")
        column.by += number.low
        column.of_at, column.of_mask = vocabulary.place(swing.of)


@rule
def follow_leads(leads: Leads, log: Log) -> None:
    """What one move told; the lead is looked at when all of it has happened."""
    swung = 0
    for i in range(count_told(log)):
        event = log.event[i]
        for j in range(leads.columns):
            column = leads.column[j]
            if event & leads.verb_mask == column.verb:
                seat = event >> column.seat_at & column.seat_mask
                leads.score[seat] += column.by + (event >> column.of_at & column.of_mask)
                swung += 1
    if swung > 0:
        note_leader(leads)


@rule
def note_leader(leads: Leads) -> None:
    best, leader, second = leads.score[0], 0, NOBODY
    for seat in range(1, MAX_SEATS):
        if leads.score[seat] > best:
            best, leader, second = leads.score[seat], seat, NOBODY
        elif leads.score[seat] == best:
            second = seat
    if second == NOBODY and leader != leads.leader:
        leads.changes += 1 if leads.leader != NOBODY else 0
        leads.leader = leader


@rule
def forget_scores(leads: Leads) -> None:
    """The game is over."""
    leads.leader = NOBODY
    for seat in range(MAX_SEATS):
        leads.score[seat] = 0
