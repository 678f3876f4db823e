"""What a serving process is made of, from its start to its end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Protocol

import structlog

from .. import games  # noqa: F401 - announces the games
from ..kernel.errors import BadInput
from ..tables.belongings import Traces
from ..tables.daily import DailyRuns
from ..tables.requests import Person
from ..tables.scheduler import Scheduler
from ..tables.store import Store, StoreUnavailable
from ..tables.table_server import TableServer
from ..tables.worker_pool import WorkerPool
from .clock_keeper import ClockKeeper
from .coach import Coach
from .cookie_keys import CookieKeys
from .costly import CostlyWork
from .doorkeeper import Doorkeeper
from .limits import Limits, open_sockets
from .metrics import Metrics, shared_folder
from .presence import Presence
from .readiness import Readiness
from .settings import Settings

PATIENCE = 5.0  # seconds for everything under way when we stop

log = structlog.get_logger("goblins.web")


class Dismissable(Protocol):
    """An open socket that can be told to close."""

    def say_goodbye(self) -> None: ...

    def dismiss(self, problem: BadInput) -> None: ...

    @property
    def person(self) -> Person: ...

    @property
    def address(self) -> str: ...

    @property
    def badge(self) -> str: ...


class Services:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.table_server = TableServer(store)
        self.bot_workers = WorkerPool(settings.thinkers, settings.games)
        self.costly_workers = WorkerPool(1, settings.games)
        self.daily = DailyRuns(self.table_server)
        self.scheduler = Scheduler(self.table_server, self.bot_workers)
        self.presence = Presence(self.table_server)
        self.cookie_keys = CookieKeys(store)
        self.limits = Limits(settings.pace)
        self.costly_work = CostlyWork(self.limits)
        self.coach = Coach(self.bot_workers, self.costly_work)
        self.open_sockets = open_sockets(settings.sockets_per_address)
        self.metrics = Metrics(self.table_server, self.open_sockets)
        self.readiness = Readiness(store)
        self.doorkeeper = Doorkeeper()
        self.clock_keeper = ClockKeeper(store, self.table_server.clockwork, settings.strict_clock)
        self.traces = Traces(store)
        self.connections: set[Dismissable] = set()
        self.stopping = False
        store.committed = self.metrics.committed

    async def begin(self) -> None:
        await self.clock_keeper.begin()
        self.doorkeeper.learn(await self.store.house_rules.blocks())
        self.store.when_ordered(self._ordered)

    def _ordered(self) -> None:
        self.table_server.later(self.obey())

    async def obey(self) -> None:
        """Whoever keeps the server may have decided something: on blocks, on cookies, on the clock."""
        try:
            self.doorkeeper.learn(await self.store.house_rules.blocks())
            await self.clock_keeper.obey()
            if await self.cookie_keys.look_again(self.table_server.clockwork.now()):
                await self._dismiss_void()
        except StoreUnavailable as problem:
            log.warning("store unavailable", problem=problem.key)
        for connection in list(self.connections):
            if connection.person.id in self.doorkeeper.people or self.doorkeeper.is_blocked(connection.address):
                connection.dismiss(BadInput("blocked"))

    async def _dismiss_void(self) -> None:
        """Pages whose cookies hold no longer."""
        now = self.table_server.clockwork.now()
        for connection in list(self.connections):
            if await self.cookie_keys.verified(connection.badge, now) is None:
                connection.dismiss(BadInput("not-known"))

    def check_person(self, id: str) -> None:
        self.doorkeeper.check_person(id)

    def dismiss_people(self, ids: set[str]) -> None:
        for connection in list(self.connections):
            if connection.person.id in ids:
                connection.dismiss(BadInput("not-known"))

    def say_goodbye(self) -> None:
        """Tell every page that we are going and will be back; take nobody new."""
        self.stopping = True
        for connection in list(self.connections):
            connection.say_goodbye()

    async def close(self) -> None:
        self.say_goodbye()
        self.scheduler.close()
        self.presence.close()
        self.coach.close()
        try:
            await asyncio.wait_for(self.table_server.settle(), PATIENCE)
        except TimeoutError:
            log.warning("stopped before everything was settled")
        self.bot_workers.close()
        self.costly_workers.close()
        await self.store.close()


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Services]:
    services = Services(settings, await Store.open(settings.database))
    try:
        await services.begin()
    except BaseException:
        await services.store.close()
        raise
    background = [
        asyncio.create_task(services.scheduler.sweep_forever()),
        asyncio.create_task(services.clock_keeper.watch_forever()),
    ]
    if shared_folder() is not None:
        background.append(asyncio.create_task(services.metrics.refresh_forever()))
    if settings.warm:
        background.append(asyncio.create_task(services.bot_workers.warm_up()))
        background.append(asyncio.create_task(services.costly_workers.start()))
    for task in background:
        task.add_done_callback(_complain)
    try:
        yield services
    finally:
        for task in background:
            task.cancel()
        await services.close()


def _complain(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (problem := task.exception()):
        log.error("a background task has stopped", exc_info=problem)
