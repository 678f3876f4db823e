"""A game's statistics, as a simulation reports them: for programs and in words."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..kernel.game import Game, value_word
from ..kernel.kinds import SeatName
from ..kernel.names import SEAT_NAMES
from ..kernel.tallies import Count, Statistic, Tallies, read_tallies
from ..kernel.words import Term, has_words, say
from .proportions import percent, wilson


@dataclasses.dataclass(frozen=True)
class Figure:
    """What was counted for one value of a statistic."""

    times: int
    share: float  # of all times of the statistic
    mean: float | None  # of its numbers; None where there are none
    won: float | None  # share of the times whose seat won the game


@dataclasses.dataclass(frozen=True)
class TallyGroup:
    """Values that are compared with each other: the mean over all, the lowest and the highest mean of one value."""

    mean: float
    lowest: float
    highest: float


@dataclasses.dataclass(frozen=True)
class Edge:
    """By how much the named seats won more often than an average seat; `low` and `high` are its 95 % interval."""

    share: float
    low: float
    high: float


@dataclasses.dataclass(frozen=True)
class Tallied:
    """One statistic, counted."""

    name: str
    times: int
    per_game: float
    figures: Mapping[Any, Figure]
    groups: Mapping[str, TallyGroup]
    edge: Edge | None  # where the statistic is about the seats themselves

    def to_json(self) -> dict[str, Any]:
        document: dict[str, Any] = {
            "times": self.times,
            "per_game": round(self.per_game, 6),
            "values": {str(value): _rounded(figure) for value, figure in self.figures.items()},
        }
        if self.groups:
            document["groups"] = {name: _rounded(group) for name, group in self.groups.items()}
        if self.edge:
            document["edge"] = _rounded(self.edge)
        return document

    def rows(self, game: Game, statistic: Statistic, lang: str) -> Iterator[tuple[str, str]]:
        word = Term(f"lab-statistic-{self.name}", self.name)
        yield say(lang, word.key), say(lang, "lab-per-game", times=self.times, each=round(self.per_game, 2))
        for value, figure in self.figures.items():
            label = say(lang, "lab-value", statistic=word, value=_word_of(game, statistic, value))
            yield label, _figure_in_words(figure, lang)
        for name, group in self.groups.items():
            label = say(lang, "lab-value", statistic=word, value=Term(f"lab-group-{name}", name))
            mean, least, most = (round(one, 2) for one in (group.mean, group.lowest, group.highest))
            yield label, say(lang, "lab-range", mean=mean, least=least, most=most)
        if self.edge:
            share, low, high = (percent(one) for one in (self.edge.share, self.edge.low, self.edge.high))
            interval = say(lang, "lab-edge-interval", edge=share, low=low, high=high)
            yield say(lang, "lab-edge", statistic=word), interval


def _rounded(figures: Figure | TallyGroup | Edge) -> dict[str, Any]:
    given = {name: value for name, value in dataclasses.asdict(figures).items() if value is not None}
    return {name: round(value, 6) for name, value in given.items()}


def _word_of(game: Game, statistic: Statistic, value: Any) -> Any:
    word = value_word(game, statistic.kind, value)
    return own_word(word) if isinstance(word, str) else word


def own_word(word: str) -> str | Term:
    """For a value that has no word in its game: ours, or it is a name, such as a tile's."""
    return Term(f"lab-value-{word}", word) if has_words(f"lab-value-{word}") else word


def _figure_in_words(figure: Figure, lang: str) -> str:
    said = say(lang, "lab-part", times=figure.times, percent=percent(figure.share))
    if figure.mean is not None:
        said = say(lang, "lab-with-mean", figures=said, mean=round(figure.mean, 2))
    if figure.won is not None:
        said = say(lang, "lab-with-wins", figures=said, percent=percent(figure.won))
    return said


def tallied(statistics: Sequence[Statistic], tallies: Tallies, seats: int, games: int, even: float) -> list[Tallied]:
    """All statistics of so many games, in which the average seat won that share of them."""
    counts = read_tallies(tallies, statistics)
    return [_tallied(statistic, count, seats, games, even) for statistic, count in zip(statistics, counts)]


def _tallied(statistic: Statistic, found: dict[Any, Count], seats: int, games: int, even: float) -> Tallied:
    absent = SEAT_NAMES[seats:] if isinstance(statistic.kind, SeatName) else ()
    counts = {value: count for value, count in found.items() if value not in absent}
    times = sum(count.times for count in counts.values())
    groups = {name: _group([counts[value] for value in values]) for name, values in statistic.groups.items()}
    return Tallied(
        name=statistic.name,
        times=times,
        per_game=times / games,
        figures={value: _figure(statistic, count, times) for value, count in counts.items()},
        groups={name: group for name, group in groups.items() if group},
        edge=_edge(counts, times, even) if statistic.won_by == statistic.by and times else None,
    )


def _figure(statistic: Statistic, count: Count, times: int) -> Figure:
    return Figure(
        times=count.times,
        share=count.times / times if times else 0.0,
        mean=count.total / count.times if statistic.of and count.times else None,
        won=count.wins / count.times if statistic.won_by and count.times else None,
    )


def _group(counts: Sequence[Count]) -> TallyGroup | None:
    happened = [count for count in counts if count.times]
    if not happened:
        return None
    means = [count.total / count.times for count in happened]
    mean = sum(count.total for count in happened) / sum(count.times for count in happened)
    return TallyGroup(mean, min(means), max(means))


def _edge(counts: dict[Any, Count], times: int, even: float) -> Edge:
    wins = sum(count.wins for count in counts.values())
    low, high = wilson(wins, times)
    return Edge(wins / times - even, low - even, high - even)
