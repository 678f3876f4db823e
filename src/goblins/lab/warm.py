"""Compiling ahead: what simulations, searches and first games need, so that nobody waits for it later."""

from __future__ import annotations

import dataclasses
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from .. import games as announced  # noqa: F401 - announces the games
from ..bots import SCRAPPER
from ..bots.skills import skills_of
from ..kernel import registry
from ..kernel.game import Game
from ..kernel.game_files import find_or_load
from .simulate import RANDOM, cores, simulate

SEARCH = "search"
PLAYOUT = "playout"  # games between random bots that nobody counts anything in
SPAWN = multiprocessing.get_context("spawn")


@dataclasses.dataclass(frozen=True)
class CompiledPart:
    """What has been compiled, or was found to be."""

    game: str
    part: str
    seconds: float


def parts_of(game: Game) -> list[str]:
    """What is compiled of a game, the largest first: its search, and simulations by the bots that play in them."""
    return [SEARCH, *((SCRAPPER,) if skills_of(game).has_scrapper else ()), RANDOM, PLAYOUT]


def warm(games: Sequence[str] = (), workers: int | None = None) -> Iterator[CompiledPart]:
    """Compile what these games need, or all games, by name or file; tells of each part as soon as it is ready."""
    names = games or registry.names()
    with ProcessPoolExecutor(workers or cores(), mp_context=SPAWN) as pool:
        waiting = [pool.submit(make_ready, game, part) for game in names for part in parts_of(find_or_load(game))]
        for done in as_completed(waiting):
            yield done.result()


def count_parts(games: Sequence[str] = ()) -> int:
    return sum(len(parts_of(find_or_load(game))) for game in games or registry.names())


def make_ready(game: str, part: str) -> CompiledPart:
    """Use it once: what was not compiled is compiled and kept."""
    began = time.monotonic()
    found = find_or_load(game)
    if part == SEARCH:
        from ..bots.search.engines import engine_for

        engine_for(found)
    elif part == PLAYOUT:
        _play_out(game)
    else:
        simulate(game, found.seat_counts[0], [part], games=1, seed=0, threads=1)
    return CompiledPart(found.id, part, time.monotonic() - began)


def _play_out(game: str) -> None:
    from ..kernel.compiled import compiled
    from ..kernel.components import load_set
    from ..kernel.options import read_options

    found = find_or_load(game)
    options = read_options(found.options, found.settings, found.simulation_options)
    compiled(found).play_games(load_set(found).kit, options, found.seat_counts[0], (0, 0, 0, 0), range(1))
