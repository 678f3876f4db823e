"""A hall on a file of its own, with a watch that tests can put forward, and bots that think at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from goblins.tables.bot_tasks import BotTask, think
from goblins.tables.hall import Hall
from goblins.tables.minding import Minder
from goblins.tables.store import Store
from goblins.tables.times import GRACE, Clockwork
from goblins.tables.worker_pool import Progress, WorkerPool


class Watch(Clockwork):
    """Runs like any other, and can be put forward and back. The server has started long ago."""

    def __init__(self) -> None:
        self.ahead = 0
        super().__init__()
        self.started -= GRACE

    def now(self) -> int:
        return super().now() + self.ahead


class QuickThinkers(WorkerPool):
    """Think here and now, which spares the tests another process."""

    async def choose(self, task: BotTask, on_progress: Progress | None = None) -> str:
        await asyncio.sleep(0)
        return think(task)


@pytest.fixture
async def file_store(sqlite_url: str) -> AsyncIterator[Store]:
    store = await Store.open(sqlite_url)
    yield store
    await store.close()


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def hall(file_store: Store, watch: Watch) -> AsyncIterator[Hall]:
    hall = Hall(file_store, watch)
    yield hall
    await hall.settle()


@pytest.fixture
async def minder(hall: Hall) -> AsyncIterator[Minder]:
    minder = Minder(hall, QuickThinkers(1))
    yield minder
    minder.close()
