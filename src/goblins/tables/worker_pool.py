"""Processes in which bots think. They have a low priority, so that no move at another table waits for them."""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from ..bots import searches
from ..kernel import registry
from .bot_tasks import BotTask, make_ready, think

if TYPE_CHECKING:
    pass

log = structlog.get_logger("goblins.tables")

Answer = TypeVar("Answer")
Progress = Callable[[float], None]  # is told how much of the thinking is done, up to 1
SPAWN = multiprocessing.get_context("spawn")
POLITENESS = 10  # as `nice` counts: of all that workers do,
FURTHER_BACK = 5  # and of bots that search for as long as they may: quick answers come first
LOOK_EVERY = 0.25  # seconds between two looks at how far a worker is
PAGES = 256  # on which workers note that; where more think at once, some share a page

_notes: Any = [0.0] * PAGES  # in a worker, those that it shares with the server
_study: ThreadPoolExecutor | None = None  # in a worker, where it searches


class WorkerPool:
    def __init__(self, workers: int | None = None, games: Sequence[str] = ()) -> None:
        """`games` are files of games outside the package, which the workers load too."""
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._games = tuple(games)
        self._pool: ProcessPoolExecutor | None = None
        self._notes: Any = SPAWN.RawArray("d", PAGES)
        self._pages = itertools.count()
        self._compiling: ProcessPoolExecutor | None = None

    async def choose(self, task: BotTask, on_progress: Progress | None = None) -> int:
        """The packed move that the bot makes."""
        page = next(self._pages) % PAGES
        self._notes[page] = 0.0
        answer = asyncio.ensure_future(self._do(_think_aloud, task, page))
        try:
            while on_progress and not (await asyncio.wait({answer}, timeout=LOOK_EVERY))[0]:
                on_progress(self._notes[page])
            return await answer
        finally:
            answer.cancel()

    async def do(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """Something else, such as the tasks of `bot_tasks.py`: it and its arguments must fit through a pipe."""
        return await self._do(work, *arguments)

    async def start(self) -> None:
        """Start a worker before anybody waits for it."""
        await self._do(os.getpid)

    async def warm_up(self) -> None:
        """Start a worker before anybody waits for it; then compile all searches, in a process that nobody waits for.
        Workers find on disk what it has made."""
        await self.start()
        loop = asyncio.get_running_loop()
        pool = self._compiling = ProcessPoolExecutor(
            1, mp_context=SPAWN, initializer=_settle, initargs=(self._notes, self._games)
        )
        try:
            for game in registry.names():
                missing = await loop.run_in_executor(pool, make_ready, game)
                if missing is not None:
                    log.info("search compiled", game=game, package=missing)
        finally:
            _dismiss(pool)

    async def _do(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._open()
            try:
                return await loop.run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:  # a worker was killed: others take its place
                self._forget(pool)
        return await loop.run_in_executor(self._open(), work, *arguments)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=SPAWN, initializer=_settle, initargs=(self._notes, self._games)
            )
        return self._pool

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Whatever is being thought is not wanted any more."""
        for pool in (self._pool, self._compiling):
            if pool is not None:
                _dismiss(pool)
        self._pool = self._compiling = None


def _dismiss(pool: ProcessPoolExecutor) -> None:
    """Its workers go at once, whatever they are doing."""
    for worker in list((getattr(pool, "_processes", None) or {}).values()):
        worker.terminate()
    pool.shutdown(wait=True, cancel_futures=True)


def _think_aloud(task: BotTask, page: int) -> int:
    """In a worker: decide, and note on that page how far it is."""

    def note(share: float) -> None:
        _notes[page] = share

    if searches(task.bot) and _study is not None:
        return _study.submit(think, task, note).result()
    return think(task, note)


def _settle(notes: Any, games: Sequence[str]) -> None:
    global _notes, _study
    _notes = notes
    os.nice(POLITENESS)
    if sys.platform == "linux":  # elsewhere a thread cannot step back further than its process
        _study = ThreadPoolExecutor(1, initializer=_step_back)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    from .. import games as _announced  # noqa: F401
    from ..kernel.game_files import load_files

    load_files(games)


def _step_back() -> None:
    here = threading.get_native_id()
    os.setpriority(os.PRIO_PROCESS, here, os.getpriority(os.PRIO_PROCESS, here) + FURTHER_BACK)


def _end_with_the_server() -> None:
    """A server that is killed cannot send its workers home."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)
