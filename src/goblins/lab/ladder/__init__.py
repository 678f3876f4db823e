"""The ladder: bots play each other, and what they are worth is measured.

Every pair meets, or each alone among each at larger tables. The lone bot moves on by one seat from game to game, and
the games of one round of seats have the same key: whatever luck a deal holds reaches everybody.
"""

from __future__ import annotations

import dataclasses
import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

from ... import games as announced  # noqa: F401 - announces the games
from ...bots import find_bot
from ...kernel.components import STANDARD, load_set
from ...kernel.errors import BadInput
from ...kernel.game_files import find_or_load, load_files, loaded_files
from ...kernel.options import read_options, write_options
from .fixtures import Fixture, fixtures_of, games_of
from .keeping import Book, Head
from .ratings import Rating, rate
from .standing import Standing, standing_of
from .table import Laid, Played, play

__all__ = ["Fixture", "Ladder", "Played", "Rating", "Standing", "climb"]


@dataclasses.dataclass(frozen=True)
class Ladder:
    """What came of it."""

    laid: Laid
    components_hash: str
    bots: tuple[str, ...]
    mark: float | None
    standings: tuple[Standing, ...]
    ratings: tuple[Rating, ...]

    def to_json(self) -> dict[str, Any]:
        laid = self.laid
        return {
            "format": "goblins-ladder",
            "game": laid.game,
            "seats": laid.seats,
            "seed": laid.seed,
            "options": dict(laid.options),
            "components": {"name": laid.components, "hash": self.components_hash},
            "bots": list(self.bots),
            "mark": self.mark,
            "fixtures": [standing.to_json() for standing in self.standings],
            "ratings": {
                each.bot: {"mean": round(each.mean, 3), "deviation": round(each.deviation, 3)}
                for each in self.ratings
            },
        }


def climb(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int = 2,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    components: str | Path = STANDARD,
    keep: Path | None = None,
    mark: float | None = None,
    to_the_end: bool = False,
    workers: int = 1,
    on_progress: Callable[[int], None] | None = None,
) -> Ladder:
    """Let the bots play up to so many games a fixture.

    A fixture ends before that, unless wanted `to_the_end`, as soon as the sequential test knows on which side of the
    `mark` the share of victories lies; by default that is the even share. `keep` is a file in which played games are
    kept: a ladder that was interrupted goes on where it was. Raises BadInput before anything is played.
    """
    found = find_or_load(game)
    fixtures = fixtures_of(found, bots, seats)
    for name in bots:
        find_bot(found, name)
    if games < 1:
        raise BadInput("games", found=games)
    if mark is not None and not 0 < mark < 1:
        raise BadInput("ladder-mark", found=mark)
    parts = load_set(found, components)
    chosen = read_options(found.options, found.settings, {**found.simulation_options, **(options or {})})
    laid = Laid(found.id, seats, seed, write_options(found.settings, chosen), str(components))
    book = Book(keep, Head("goblins-ladder", found.rules_version, parts.hash, laid))

    def settled(fixture: Fixture) -> bool:
        return not to_the_end and _standing(book, fixture, mark).verdict != 0

    wanted = list(games_of(fixtures, games))
    for played in _results(laid, [one for one in wanted if one not in book.results], settled, workers):
        if played is not None:
            book.add(played, seats)
        if on_progress:
            on_progress(1)
    standings = tuple(_standing(book, fixture, mark) for fixture in fixtures)
    results = {one: played for one, played in book.results.items() if one[0] in fixtures}
    return Ladder(laid, parts.hash, tuple(bots), mark, standings, tuple(rate(bots, results)))


def _standing(book: Book, fixture: Fixture, mark: float | None) -> Standing:
    numbers = sorted(number for other, number in book.results if other == fixture)
    return standing_of(fixture, [book.results[fixture, number] for number in numbers], mark)


def _results(
    laid: Laid, wanted: Sequence[tuple[Fixture, int]], settled: Callable[[Fixture], bool], workers: int
) -> Iterator[Played | None]:
    """Each game as it ends, None for one that is no longer needed."""
    if workers == 1:
        for fixture, number in wanted:
            yield None if settled(fixture) else play(laid, fixture, number)
        return
    context = multiprocessing.get_context("spawn")
    left = iter(wanted)
    with ProcessPoolExecutor(workers, context, load_files, (loaded_files(),)) as pool:
        running: set[Future[Played]] = set()
        while True:
            for fixture, number in left:
                if settled(fixture):
                    yield None
                    continue
                running.add(pool.submit(play, laid, fixture, number))
                if len(running) == workers:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in done)
