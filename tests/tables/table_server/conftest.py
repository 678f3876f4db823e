"""A table server on a file of its own, with a watch that tests can put forward, and bots that think at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from goblins.tables.bot_tasks import BotTask, think
from goblins.tables.scheduler import Scheduler
from goblins.tables.store import Store
from goblins.tables.table_server import TableServer
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

    async def choose(self, task: BotTask, on_progress: Progress | None = None) -> int:
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
async def table_server(file_store: Store, watch: Watch) -> AsyncIterator[TableServer]:
    table_server = TableServer(file_store, watch)
    yield table_server
    await table_server.settle()


@pytest.fixture
async def scheduler(table_server: TableServer) -> AsyncIterator[Scheduler]:
    scheduler = Scheduler(table_server, QuickThinkers(1))
    yield scheduler
    scheduler.close()
