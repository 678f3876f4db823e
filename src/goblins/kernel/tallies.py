"""Statistics, made from events: a game declares what is worth counting, one loop counts it, interpreted or compiled.

    Statistic("agendas", AgendaScored, by="agenda", of="points", won_by="seat")

counts for each agenda how often it was scored, the points it brought, and how often the seat that scored it won.
Everything is summed in whole numbers, so that the order of adding does not matter.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from .chance import MAX_SEATS
from .events import Log, count_told
from .kinds import Kind, Number
from .leads import Leads, Swing, blank_leads, follow_leads, forget_scores
from .record import Int8, Int32, Int64, blank, record
from .rule import rule
from .vocabulary import Event, Vocabulary

MOST_STATISTICS = 24  # of one game
MOST_ROWS = 256  # values of all its statistics together
MOST_VERBS = 128
NO_FIELD = -1


@dataclasses.dataclass(frozen=True)
class Statistic:
    """What to count: the events of one kind, for each value of a field."""

    name: str  # its words have this in their keys
    event: type[Event]
    by: str
    of: str | None = None  # a field with a number, whose mean is wanted
    won_by: str | None = None  # a field with a seat: how often did that seat win the game?
    without: tuple[Any, ...] = ()  # values of `by` that are not counted
    groups: Mapping[str, Sequence[Any]] = dataclasses.field(default_factory=dict)  # values to be compared, by name
    brief: bool = True  # also for a simulation's table in the terminal

    @property
    def kind(self) -> Kind:
        return self.event.kinds[self.by]

    @property
    def least(self) -> int:
        """What the smallest number in `of` stands for."""
        number = self.event.kinds[self.of] if self.of else None
        return number.low if isinstance(number, Number) else 0

    def values(self) -> list[Any]:
        """The counted values of `by`, as people say them."""
        values = [self.kind.decode(code) for code in range(self.kind.values)]
        return [value for value in values if value not in self.without]


@dataclasses.dataclass(frozen=True)
class Count:
    """How often something happened, all its numbers together, and how often its seat won."""

    times: int
    total: int
    wins: int


@record
class TallyColumn:
    """One statistic, as the counting loop reads it: where its fields lie in a packed event."""

    next: Int32  # the column after this one that counts the same events, from 1; 0: there is none
    first_row: Int64
    by_at: Int64
    by_mask: Int64
    of_at: Int64
    of_mask: Int64
    seat_at: Int64  # or NO_FIELD
    seat_mask: Int64


@record
class Tallies:
    """All that is counted in some games; a row for each value of each statistic."""

    verb_mask: Int64
    columns: Int32
    rows: Int32
    first_of: Annotated[list[Int32], MOST_VERBS]  # for each kind of event, likewise
    column: Annotated[list[TallyColumn], MOST_STATISTICS]
    times: Annotated[list[Int64], MOST_ROWS]
    total: Annotated[list[Int64], MOST_ROWS]
    wins: Annotated[list[Int64], MOST_ROWS]
    told: Annotated[list[Int64], MOST_ROWS * MAX_SEATS]  # in the game being played, for each row and seat
    leads: Leads
    weighs_choices: Int8  # count the legal moves where bots look at sensible ones only, which costs a listing
    decisions: Int64  # with a choice
    offered: Int64  # legal moves at all decisions


def blank_tallies(
    vocabulary: Vocabulary[Event],
    statistics: Sequence[Statistic],
    swings: Sequence[Swing] = (),
    weighs_choices: bool = False,
) -> Tallies:
    """Nothing counted yet. Raises TypeError for a statistic that its events cannot give."""
    tallies = blank(Tallies)
    tallies.verb_mask = (1 << vocabulary.verb_bits) - 1
    tallies.leads = blank_leads(vocabulary, swings)
    tallies.weighs_choices = int(weighs_choices)
    for statistic in statistics:
        values = statistic.kind.values
        if tallies.columns == MOST_STATISTICS or tallies.rows + values > MOST_ROWS:
            raise TypeError(f"{statistic.name}: at most {MOST_STATISTICS} statistics of {MOST_ROWS} values in all")
        column, verb = tallies.column[tallies.columns], list(vocabulary.types.values()).index(statistic.event)
        _fill_column(column, vocabulary, statistic)
        column.first_row = tallies.rows
        tallies.columns += 1
        column.next, tallies.first_of[verb] = tallies.first_of[verb], tallies.columns
        tallies.rows += values
    return tallies


def _fill_column(column: TallyColumn, vocabulary: Vocabulary[Event], statistic: Statistic) -> None:
    kinds = statistic.event.kinds
    if statistic.of and not isinstance(kinds[statistic.of], Number):
        raise TypeError(f"{statistic.name}: {statistic.of} is no number")
    if statistic.won_by and getattr(kinds[statistic.won_by], "term", "") != "seat":
        raise TypeError(f"{statistic.name}: {statistic.won_by} is no seat")
    column.by_at, column.by_mask = vocabulary.place(statistic.by)
    column.of_at, column.of_mask = vocabulary.place(statistic.of) if statistic.of else (0, 0)
    column.seat_at, column.seat_mask = vocabulary.place(statistic.won_by) if statistic.won_by else (NO_FIELD, 0)


@rule
def count_events(tallies: Tallies, log: Log) -> None:
    """Count what one move told."""
    for i in range(count_told(log)):
        event = log.event[i]
        j = tallies.first_of[event & tallies.verb_mask]
        while j > 0:
            column = tallies.column[j - 1]
            row = column.first_row + (event >> column.by_at & column.by_mask)
            tallies.times[row] += 1
            tallies.total[row] += event >> column.of_at & column.of_mask
            if column.seat_at != NO_FIELD:
                tallies.told[row * MAX_SEATS + (event >> column.seat_at & column.seat_mask)] += 1
            j = column.next
    if tallies.leads.columns > 0:
        follow_leads(tallies.leads, log)


@rule
def count_choice(tallies: Tallies, legal: int) -> None:
    """A seat decides among so many legal moves."""
    tallies.offered += legal
    tallies.decisions += 1 if legal > 1 else 0


@rule
def count_winners(tallies: Tallies, winners: int) -> None:
    """The game is over: count what the winners, a mask of seats, were told to have done in it."""
    for row in range(tallies.rows):
        for seat in range(MAX_SEATS):
            tallies.wins[row] += tallies.told[row * MAX_SEATS + seat] if winners >> seat & 1 else 0
            tallies.told[row * MAX_SEATS + seat] = 0
    forget_scores(tallies.leads)


def add_tallies(to: Tallies, of: Tallies) -> None:
    """Put the tallies of other games to these; both count the same statistics."""
    for row in range(to.rows):
        to.times[row] += of.times[row]
        to.total[row] += of.total[row]
        to.wins[row] += of.wins[row]
    to.leads.changes += of.leads.changes
    to.decisions += of.decisions
    to.offered += of.offered


def read_tallies(tallies: Tallies, statistics: Sequence[Statistic]) -> list[dict[Any, Count]]:
    """What was counted for each value of each statistic."""
    return [
        {value: _count(tallies, column, statistic, value) for value in statistic.values()}
        for statistic, column in zip(statistics, tallies.column)
    ]


def _count(tallies: Tallies, column: TallyColumn, statistic: Statistic, value: Any) -> Count:
    row = column.first_row + statistic.kind.encode(value)
    times = tallies.times[row]
    return Count(times, tallies.total[row] + times * statistic.least, tallies.wins[row])
