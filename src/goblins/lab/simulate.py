"""Thousands of games between bots, and what came of them."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import games as announced  # noqa: F401 - announces the games
from ..bots import find_rule_bot
from ..kernel import registry
from ..kernel.chance import key_from_seed
from ..kernel.components import STANDARD, load_set
from ..kernel.errors import BadInput
from ..kernel.game import Game
from ..kernel.game_files import find_or_load
from ..kernel.names import SEAT_NAMES, name_of
from ..kernel.options import read_options, write_options
from ..kernel.tallies import Statistic, add_tallies, blank_tallies
from ..kernel.words import Term, say
from .proportions import percent, wilson
from .tallies import Tallied, tallied

if TYPE_CHECKING:
    from ..kernel.playouts import Results
    from .check import Fault

RANDOM = "random"
BLOCK = 1 << 17  # games whose results are held at once
CHUNK = 250  # games that a thread takes at once


@dataclasses.dataclass(frozen=True)
class Tally:
    """What one bot achieved, all its seats together. `low` and `high` are the 95 % Wilson interval of `share`."""

    name: str
    seats: int  # at each table
    wins: int  # games that one of its seats won
    share: float
    low: float
    high: float
    points: float  # mean of one seat


@dataclasses.dataclass(frozen=True)
class Checked:
    """So many games were played again, interpreted and move by move; what was wrong with them."""

    games: int
    faults: tuple[Fault, ...]


@dataclasses.dataclass(frozen=True)
class SimulationReport:
    """What came of a simulation. Equal arguments give equal reports: there is no clock in it."""

    game: str
    seats: int
    line_up: tuple[str, ...]  # in the first game; it moves on by one seat from game to game
    games: int
    seed: int | str
    options: Mapping[str, Any]
    components: str
    components_hash: str
    decided: int
    drawn: int
    endings: Mapping[str, int]
    wins: tuple[int, ...]  # of each seat
    bots: tuple[Tally, ...]
    decisions_mean: float
    decisions_min: int
    decisions_max: int
    unfinished: int  # games given up because they did not end
    statistics: tuple[Tallied, ...]
    checked: Checked | None  # None where nobody asked for it

    @property
    def is_sound(self) -> bool:
        """Unless it was checked and something found: a fault, or a game that does not end."""
        return self.checked is None or not (self.checked.faults or self.unfinished)

    def to_json(self) -> dict[str, Any]:
        """The report as a document for programs."""
        return {
            "format": "goblins-simulation",
            "game": self.game,
            "seats": self.seats,
            "line_up": list(self.line_up),
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "components": {"name": self.components, "hash": self.components_hash},
            "decided": self.decided,
            "drawn": self.drawn,
            "endings": dict(self.endings),
            "wins": dict(zip(SEAT_NAMES, self.wins)),
            "bots": {bot.name: _tally_to_json(bot) for bot in self.bots},
            "decisions": {
                "mean": round(self.decisions_mean, 6),
                "min": self.decisions_min,
                "max": self.decisions_max,
            },
            "seats_won": {seat: self._share_to_json(wins) for seat, wins in zip(SEAT_NAMES, self.wins)},
            "unfinished": self.unfinished,
            "statistics": {counted.name: counted.to_json() for counted in self.statistics},
            "checked": _checked_to_json(self.checked) if self.checked else None,
        }

    def rows(self, lang: str = "en") -> list[tuple[str, str]]:
        """The report as a table for people: what, and how much."""
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return [
            (say(lang, "lab-game"), say(lang, f"{self.game}-title")),
            (say(lang, "lab-seats"), str(self.seats)),
            (say(lang, "lab-bots"), ", ".join(self.line_up)),
            (say(lang, "lab-options"), options),
            (say(lang, "lab-components"), f"{self.components} ({self.components_hash})"),
            (say(lang, "lab-seed"), str(self.seed)),
            (say(lang, "lab-games"), say(lang, "lab-number", number=self.games)),
            (say(lang, "lab-decided"), self._part(lang, self.decided)),
            (say(lang, "lab-drawn"), self._part(lang, self.drawn)),
            *self._ending_rows(lang),
            *self._seat_rows(lang),
            *self._bot_rows(lang),
            (say(lang, "lab-decisions"), self._decisions(lang)),
            *self._statistic_rows(lang),
            *self._check_rows(lang),
        ]

    def _ending_rows(self, lang: str) -> Iterator[tuple[str, str]]:
        for ending, times in self.endings.items():
            word = Term(f"{self.game}-ended-{ending}", ending)
            yield say(lang, "lab-ending", ending=word), self._part(lang, times)

    def _seat_rows(self, lang: str) -> Iterator[tuple[str, str]]:
        for seat, wins in zip(SEAT_NAMES, self.wins):
            yield say(lang, "lab-wins-of-seat", seat=Term(f"seat-{seat}", seat)), self._interval(lang, wins)

    def _bot_rows(self, lang: str) -> Iterator[tuple[str, str]]:
        for bot in self.bots:
            yield say(lang, "lab-wins-of-bot", bot=bot.name), self._interval(lang, bot.wins)
        for bot in self.bots:
            yield say(lang, "lab-points-of-bot", bot=bot.name), say(lang, "lab-number", number=round(bot.points, 2))

    def _decisions(self, lang: str) -> str:
        mean = round(self.decisions_mean, 1)
        return say(lang, "lab-range", mean=mean, least=self.decisions_min, most=self.decisions_max)

    def _statistic_rows(self, lang: str) -> Iterator[tuple[str, str]]:
        game = registry.find(self.game)
        for statistic, counted in zip(brief_statistics(game), self.statistics):
            yield from counted.rows(game, statistic, lang)

    def _check_rows(self, lang: str) -> Iterator[tuple[str, str]]:
        if self.unfinished:
            yield say(lang, "lab-unfinished"), self._part(lang, self.unfinished)
        if self.checked:
            games, faults = self.checked.games, self.checked.faults
            yield say(lang, "lab-checked"), say(lang, "lab-checked-games", games=games, faults=len(faults))
            for fault in faults:
                where = say(lang, "lab-fault", game=fault.game, decisions=fault.decisions)
                yield where, fault.sentence.text(lang)

    def _part(self, lang: str, times: int) -> str:
        return say(lang, "lab-part", times=times, percent=percent(times / self.games))

    def _interval(self, lang: str, wins: int) -> str:
        low, high = (percent(end) for end in wilson(wins, self.games))
        return say(lang, "lab-interval", times=wins, percent=percent(wins / self.games), low=low, high=high)

    def _share_to_json(self, wins: int) -> dict[str, float]:
        low, high = wilson(wins, self.games)
        return {"share": round(wins / self.games, 6), "low": round(low, 6), "high": round(high, 6)}


def simulate(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    components: str | Path = STANDARD,
    threads: int | None = None,
    check: int | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> SimulationReport:
    """Let bots play so many games, compiled, on all cores, and count.

    Fewer bots than seats take turns: two bots at four seats sit a, b, a, b. From game to game everyone moves on by
    one seat, so that over the games every bot has sat everywhere equally often and the luck of the seat cancels
    out. Options that are not given are the game's own for simulations, which have a limit so that every game ends.

    Game number n depends on the seed and n alone: neither threads nor chance of scheduling change the report.
    With `check` one game in so many is played again, interpreted: after each move no piece may be missing, no chosen
    move may be refused, and the game must end as it did compiled.
    `on_progress` is told how many more games are finished, or played again.

    Raises BadInput before anything is compiled.
    """
    found = find_or_load(game)
    found.check_seats(seats)
    line_up = _line_up(found, seats, bots)
    chosen = read_options(found.options, found.settings, {**found.simulation_options, **(options or {})})
    parts = load_set(found, components)
    found.check_kit_fits_options(parts.kit, chosen)
    if games < 1:
        raise BadInput("games", found=games)
    if threads is not None and threads < 1:
        raise BadInput("threads", found=threads)
    if check is not None and check < 1:
        raise BadInput("check", found=check)

    counted = _Count(found, seats, line_up)
    faults: list[Fault] = []
    for results, first in _play(found, parts.kit, chosen, line_up, games, seed, threads or cores(), on_progress):
        counted.add(results, first)
        if check is not None:
            faults += _check(found, parts.kit, chosen, line_up, seed, results, first, check, on_progress)
    even = sum(counted.seat_wins) / (games * seats)
    return SimulationReport(
        game=found.id,
        seats=seats,
        line_up=line_up,
        games=games,
        seed=seed,
        options=write_options(found.settings, chosen),
        components=parts.name,
        components_hash=parts.hash,
        decided=games - counted.drawn - counted.unfinished,
        drawn=counted.drawn,
        endings=counted.endings,
        wins=tuple(counted.seat_wins),
        bots=tuple(counted.tally(name, games) for name in counted.names),
        decisions_mean=counted.decisions / games,
        decisions_min=counted.fewest,
        decisions_max=counted.most,
        unfinished=counted.unfinished,
        statistics=tuple(tallied(brief_statistics(found), counted.tallies, seats, games, even)),
        checked=None if check is None else Checked(len(range(0, games, check)), tuple(faults)),
    )


def brief_statistics(game: Game) -> list[Statistic]:
    """What a table in a terminal has room for; an experiment counts more."""
    return [statistic for statistic in game.statistics if statistic.brief]


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _line_up(game: Game, seats: int, bots: Sequence[str]) -> tuple[str, ...]:
    if not 1 <= len(bots) <= seats:
        raise BadInput("bots", found=len(bots), seats=seats)
    for name in bots:
        find_rule_bot(game, name)
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def _play(
    game: Game,
    kit: Any,
    options: Any,
    line_up: tuple[str, ...],
    games: int,
    seed: int | str,
    threads: int,
    on_progress: Callable[[int], None] | None,
) -> Iterator[tuple[Results, int]]:
    """Blocks of results, each with the number of its first game."""
    import numpy as np

    from ..kernel.compiled import compiled

    seats = len(line_up)
    others = [name for name in dict.fromkeys(line_up) if name != RANDOM]
    choosers = [RANDOM, *others]
    rotated = [[choosers.index(name) for name in _rotated(line_up, number)] for number in range(seats)]
    engine = compiled(game, *(find_rule_bot(game, name).chooser for name in others))
    for first in range(0, games, BLOCK):
        block = range(first, min(first + BLOCK, games))
        yield (
            engine.play_games(
                kit,
                options,
                seats,
                key_from_seed(seed),
                block,
                line_ups=np.array(rotated, np.int64),
                on_progress=on_progress,
                threads=threads,
                chunk=CHUNK,
                statistics=brief_statistics(game),
            ),
            first,
        )


def _check(
    game: Game,
    kit: Any,
    options: Any,
    line_up: tuple[str, ...],
    seed: int | str,
    results: Results,
    first: int,
    every: int,
    on_progress: Callable[[int], None] | None,
) -> Iterator[Fault]:
    """What is wrong with one game in so many of a block of results."""
    from .check import Batch, first_fault

    batch = Batch(game, kit, options, len(line_up), key_from_seed(seed))
    choosers = {name: None if name == RANDOM else find_rule_bot(game, name).chooser for name in line_up}
    for row in range(-first % every, results.games, every):
        seating = [choosers[name] for name in _rotated(line_up, first + row)]
        fault = first_fault(batch, first + row, seating, results.outcome(row), int(results.decisions[row]))
        if on_progress:
            on_progress(1)
        if fault:
            yield fault


def _rotated(line_up: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Who sits where in that game."""
    by = number % len(line_up)
    return line_up[-by:] + line_up[:-by] if by else line_up


class _Count:
    """Sums over all games, in whole numbers, so that the order of adding does not matter."""

    def __init__(self, game: Game, seats: int, line_up: tuple[str, ...]) -> None:
        self.seats, self.line_up = seats, line_up
        self.ending_names = {int(ending): name_of(ending) for ending in game.endings if ending != 0}
        self.endings = dict.fromkeys(self.ending_names.values(), 0)
        self.names = list(dict.fromkeys(line_up))
        self.bot_wins = dict.fromkeys(self.names, 0)
        self.bot_points = dict.fromkeys(self.names, 0)
        self.seat_wins = [0] * seats
        self.drawn = self.decisions = self.most = self.unfinished = 0
        self.fewest = -1
        self.tallies = blank_tallies(game.events, brief_statistics(game))

    def add(self, results: Results, first: int) -> None:
        import numpy as np

        add_tallies(self.tallies, results.tallies)
        self.unfinished += int((results.ended == 0).sum())
        self.drawn += int(((results.ended != 0) & (results.winners == 0)).sum())
        self.decisions += int(results.decisions.sum())
        self.most = max(self.most, int(results.decisions.max()))
        fewest = int(results.decisions.min())
        self.fewest = fewest if self.fewest < 0 else min(self.fewest, fewest)
        for code, name in self.ending_names.items():
            self.endings[name] += int((results.ended == code).sum())
        for seat in range(self.seats):
            self.seat_wins[seat] += int((results.winners >> seat & 1).sum())
        numbers = (np.arange(results.games) + first) % self.seats
        for turn in range(self.seats):
            rows = numbers == turn
            seating = _rotated(self.line_up, turn)
            for name in self.names:
                held = [seat for seat in range(self.seats) if seating[seat] == name]
                mask = sum(1 << seat for seat in held)
                self.bot_wins[name] += int((results.winners[rows] & mask != 0).sum())
                self.bot_points[name] += int(results.points[rows][:, held].sum())

    def tally(self, name: str, games: int) -> Tally:
        seats = self.line_up.count(name)
        wins = self.bot_wins[name]
        low, high = wilson(wins, games)
        return Tally(name, seats, wins, wins / games, low, high, self.bot_points[name] / (games * seats))


def _tally_to_json(bot: Tally) -> dict[str, Any]:
    return {
        "seats": bot.seats,
        "wins": bot.wins,
        "share": round(bot.share, 6),
        "low": round(bot.low, 6),
        "high": round(bot.high, 6),
        "points": round(bot.points, 6),
    }


def _checked_to_json(checked: Checked) -> dict[str, Any]:
    faults = checked.faults
    return {
        "games": checked.games,
        "faults": [
            {"game": fault.game, "decisions": fault.decisions, "fault": fault.sentence.text()} for fault in faults
        ],
    }
