"""Where engines are made: compiling takes its time, once per machine, and nobody should have to wait for it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import Future, wait
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ...kernel.chance import MAX_SEATS, key_from_seed
from ...kernel.components import load_set
from ...kernel.game import Game
from ...kernel.glimpse import Glimpse
from ...kernel.options import read_options
from ...kernel.steps import first_decider

if TYPE_CHECKING:
    from .engine import Engine

_orders: dict[int, Future[Engine]] = {}  # by game
_lock = threading.Lock()


def engine_at_hand(game: Game, seconds: float = 0.0) -> Engine | None:
    """The engine of the game, if it is ready within so many seconds; it is being made from now on, behind everything
    else. One that is compiled already is only loaded."""
    order = _ordered(game)
    wait([order], seconds)
    return order.result() if order.done() and order.exception() is None else None


def engine_for(game: Game) -> Engine:
    """The same, waiting until it is ready; raises what went wrong with it."""
    return _ordered(game).result()


def _ordered(game: Game) -> Future[Engine]:
    with _lock:
        if id(game) not in _orders:
            order = _orders[id(game)] = Future()
            threading.Thread(target=_fill, args=(order, game), daemon=True).start()
        return _orders[id(game)]


def _fill(order: Future[Engine], game: Game) -> None:
    try:
        order.set_result(_made(game))
    except BaseException as problem:
        order.set_exception(problem)
        raise


def _made(game: Game) -> Engine:
    from .engine import Engine, SearchWorkspace
    from .parameters import SearchParameters

    engine = Engine(game)
    kit, options = load_set(game).kit, read_options(game.options, game.settings, game.simulation_options)
    world = game.lay_out(kit, options, game.seat_counts[0], key_from_seed(0), None)
    workspace = SearchWorkspace(engine, SearchParameters(), room=2)
    workspace.take_up(Glimpse(game, kit, first_decider(world), world, (0,) * MAX_SEATS), key_from_seed(0), 1)
    with _one_process_at_a_time(engine.folder):
        workspace.iterate(1)
    return engine


@contextmanager
def _one_process_at_a_time(folder: Path) -> Iterator[None]:
    """The others wait for what the first one compiles, and find it on disk."""
    try:
        import fcntl
    except ImportError:  # a system without such locks: every process compiles for itself
        yield
        return
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "compiling").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
