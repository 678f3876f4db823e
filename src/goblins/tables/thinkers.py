"""Bots think in processes of their own, behind everything else: however long they take, no move elsewhere waits.

A thinker is handed what its seat may know, a world redealt for it, and nothing else. What it has thought at a chair
it remembers, if it is asked again.
"""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from ..bots import Bot, find_bot
from ..kernel import registry
from ..kernel.chance import fresh_key
from ..kernel.components import set_from_json
from ..kernel.foresee import Foresight, foresee
from ..kernel.glimpse import Glimpse, glimpse
from ..kernel.record import pack, unpack
from ..kernel.words import Sentence
from .table import LiveTable

Answer = TypeVar("Answer")
SPAWN = multiprocessing.get_context("spawn")
Progress = Callable[[float], None]  # is told how much of the thinking is done, up to 1
POLITENESS = 10  # as `nice` counts
LOOK_EVERY = 0.25  # seconds between two looks at how far a thinker is
PAGES = 256  # on which thinkers note that; where more think at once, some share a page
CHAIRS_KEPT = 4  # in the memory of a thinker


_notes: Any = [0.0] * PAGES  # in a worker, those that it shares with the server


class Thought(msgspec.Struct, frozen=True):
    """What a bot is asked: everything it may know."""

    game: str
    components: bytes
    world: bytes
    keys: tuple[int, ...]
    seat: int
    bot: str
    coin: int
    chair: str  # of which table, so that earlier thoughts are found again


class Thinkers:
    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._notes: Any = SPAWN.RawArray("d", PAGES)
        self._pages = itertools.count()

    async def choose(self, thought: Thought, on_progress: Progress | None = None) -> str:
        """The notation of the move that the bot makes."""
        page = next(self._pages) % PAGES
        self._notes[page] = 0.0
        answer = asyncio.ensure_future(self._do(think, thought, page))
        try:
            while on_progress and not (await asyncio.wait({answer}, timeout=LOOK_EVERY))[0]:
                on_progress(self._notes[page])
            return await answer
        finally:
            answer.cancel()

    async def preview(self, thought: Thought, moves: Sequence[int]) -> Foresight:
        """What the seat would surely see if it made these moves."""
        return await self._do(preview, thought, moves)

    async def warm_up(self) -> None:
        """Start a worker before anybody waits for it."""
        await self._do(os.getpid)

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
                self.workers, mp_context=SPAWN, initializer=_settle, initargs=(self._notes,)
            )
        return self._pool

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Whatever is being thought is not wanted any more."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for worker in list((getattr(pool, "_processes", None) or {}).values()):
                worker.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def thought_for(table: LiveTable, seat: int, bot: str) -> Thought:
    play = table.play
    assert play is not None
    seen = glimpse(play, seat, fresh_key())
    return Thought(
        game=table.game.id,
        components=msgspec.json.encode(table.arrangement.components),
        world=pack(seen.world),
        keys=seen.keys,
        seat=seat,
        bot=bot,
        coin=secrets.randbits(32),
        chair=f"{table.id}/{seat}",
    )


def think(thought: Thought, page: int = 0) -> str:
    """In a worker: decide, and note on the page how far that is."""
    seen, bot = _glimpse(thought), _bot(thought.game, thought.bot, thought.chair)
    notes = _notes

    def note(share: float) -> None:
        notes[page] = share

    return seen.game.moves.write(bot.choose(seen, thought.coin, on_progress=note))


def preview(thought: Thought, moves: Sequence[int]) -> Foresight:
    """In a worker: look ahead, from the redealt world alone."""
    seen = _glimpse(thought)
    return foresee(seen.game, seen.world, seen.kit, seen.seat, moves)


def _glimpse(thought: Thought) -> Glimpse:
    game = registry.find(thought.game)
    kit = _kit(thought.game, thought.components)
    return Glimpse(game, kit, thought.seat, unpack(game.state, thought.world), thought.keys)


@lru_cache(CHAIRS_KEPT)
def _bot(game: str, bot: str, chair: str) -> Bot:
    """The bot that sits there. Each has a memory of its own: what one seat knows is nothing to the next."""
    return find_bot(registry.find(game), bot)


@lru_cache(64)
def _kit(game: str, components: bytes) -> Any:
    return set_from_json(registry.find(game), msgspec.json.decode(components), Sentence("the-document")).kit


def _settle(notes: Any) -> None:
    global _notes
    _notes = notes
    os.nice(POLITENESS)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    from .. import games  # noqa: F401 - announces the games


def _end_with_the_server() -> None:
    """A server that is killed cannot send its thinkers home."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)
