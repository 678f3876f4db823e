"""What goes wrong: each fault has a beginning and an end, and is written into the history."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager

from .history import History
from .house import FarHouse, FarServer

DAY = 86_400.0
TRIES = 5
LONGER_THAN_PATIENCE = 12.0  # seconds; servers wait ten for the database
Fault = Callable[[], AbstractAsyncContextManager[None]]


class Nemesis:
    def __init__(self, house: FarHouse, history: History, dice: random.Random, longest: float) -> None:
        self.house, self.history, self.dice, self.longest = house, history, dice, longest
        self.done: Counter[str] = Counter()
        self.kinds: dict[str, Fault] = {
            "server killed": self._server_killed,
            "server stopped": self._server_stopped,
            "server cut off": self._server_cut_off,
            "server restarted": self._server_restarted,
            "clock set": self._clock_set,
            "slow line": self._slow_line,
            "lossy line": self._lossy_line,
            "line dead": self._line_dead,
            "database killed": self._database_killed,
            "database stopped": self._database_stopped,
            "standby cut off": self._standby_cut_off,
            "standby killed": self._standby_killed,
            "disk full": self._disk_full,
            "standby promoted": self._standby_promoted,
            "cut off, then promoted": self._cut_off_then_promoted,
        }

    async def strike(self, kind: str) -> None:
        self.history.write("", "fault", kind)
        try:
            async with self.kinds[kind]():
                await asyncio.sleep(self.dice.uniform(0.3, 1) * self.longest)
        except RuntimeError as problem:  # a program of PostgreSQL has given up
            print(f"{kind}: {problem}", flush=True)
            await self._mend_all()
        self.history.write("", "mended", kind)
        self.done[kind] += 1

    async def _mend_all(self) -> None:
        """Whatever was broken, everything runs again."""
        pair = self.house.pair
        for one in (pair.primary, pair.standby):
            one.machine.cut(False)
        for server in self.house.far:
            server.machine.cut(False)
            server.freeze(False)
            if not server.is_up:
                await server.begin()
        for left in reversed(range(TRIES)):
            try:
                pair.primary.empty()
                await asyncio.to_thread(pair.primary.freeze, False)
                if not pair.primary.is_up:
                    await asyncio.to_thread(pair.primary.start)
                await asyncio.to_thread(pair.follow_anew)
                return
            except RuntimeError:
                if not left:
                    raise
                await asyncio.sleep(1)

    def plan(self, faults: int, wanted: str = "") -> list[str]:
        """All kinds as often as each other, in an order of chance."""
        kinds = wanted.split(",") if wanted else list(self.kinds)
        found = [kinds[number % len(kinds)] for number in range(faults)]
        self.dice.shuffle(found)
        return found

    def _victim(self) -> FarServer:
        return self.dice.choice(self.house.far)

    # ------------------------------------------------------------------------------------------------- servers

    @contextlib.asynccontextmanager
    async def _server_killed(self) -> AsyncIterator[None]:
        victims = self.house.far if self.dice.random() < 0.15 else [self._victim()]
        for server in victims:
            server.kill()
        yield
        await asyncio.gather(*(server.begin() for server in victims))

    @contextlib.asynccontextmanager
    async def _server_stopped(self) -> AsyncIterator[None]:
        server = self._victim()
        server.freeze(True)
        yield
        server.freeze(False)

    @contextlib.asynccontextmanager
    async def _server_cut_off(self) -> AsyncIterator[None]:
        machine = self._victim().machine
        machine.cut(True)
        yield
        machine.cut(False)

    @contextlib.asynccontextmanager
    async def _server_restarted(self) -> AsyncIterator[None]:
        server = self._victim()
        await server.stop()
        yield
        await server.begin()

    @contextlib.asynccontextmanager
    async def _clock_set(self) -> AsyncIterator[None]:
        """While it runs, and for its next start; that comes at once, since a running one does not mind."""
        server = self._victim()
        server.set_clock(self.dice.uniform(-DAY, DAY))
        yield
        server.kill()
        await server.begin()

    # --------------------------------------------------------------------------------------------------- lines

    @contextlib.asynccontextmanager
    async def _slow_line(self) -> AsyncIterator[None]:
        server = self._victim()
        line = self.dice.choice([server.to_clients, server.to_database])
        line.delay = self.dice.uniform(0.02, 0.3)
        yield
        line.delay = 0.0

    @contextlib.asynccontextmanager
    async def _lossy_line(self) -> AsyncIterator[None]:
        server = self._victim()
        lines = [server.to_clients, server.to_database]
        for line in lines:
            line.loss = self.dice.uniform(0.05, 0.3)
        yield
        for line in lines:
            line.loss = 0.0

    @contextlib.asynccontextmanager
    async def _line_dead(self) -> AsyncIterator[None]:
        """Between a server and the database; in the end all connections break."""
        line = self._victim().to_database
        line.hold(True)
        yield
        line.reset()
        line.hold(False)

    # ----------------------------------------------------------------------------------------------- databases

    @contextlib.asynccontextmanager
    async def _database_killed(self) -> AsyncIterator[None]:
        await asyncio.to_thread(self.house.pair.primary.kill)
        yield
        await self.house.pair.healthy()

    @contextlib.asynccontextmanager
    async def _database_stopped(self) -> AsyncIterator[None]:
        self.house.pair.primary.freeze(True)
        yield
        await self.house.pair.healthy()

    @contextlib.asynccontextmanager
    async def _standby_cut_off(self) -> AsyncIterator[None]:
        """Nothing can be acknowledged meanwhile."""
        machine = self.house.pair.standby.machine
        machine.cut(True)
        yield
        machine.cut(False)
        await self.house.pair.healthy()

    @contextlib.asynccontextmanager
    async def _standby_killed(self) -> AsyncIterator[None]:
        await asyncio.to_thread(self.house.pair.standby.kill)
        yield
        await self.house.pair.healthy()

    @contextlib.asynccontextmanager
    async def _disk_full(self) -> AsyncIterator[None]:
        await asyncio.to_thread(self.house.pair.primary.fill)
        yield
        await self.house.pair.healthy()

    @contextlib.asynccontextmanager
    async def _standby_promoted(self) -> AsyncIterator[None]:
        """The primary's machine is lost, and a fresh one follows the new primary."""
        pair = self.house.pair
        cut = self.dice.random() < 0.5
        lost = pair.primary.machine
        if cut:  # those who still talk to the old one hear nothing
            lost.cut(True)
        await asyncio.to_thread(pair.promote)
        for server in self.house.far:
            server.to_database.reset()
        lost.cut(False)
        yield
        await asyncio.to_thread(pair.follow_anew)

    @contextlib.asynccontextmanager
    async def _cut_off_then_promoted(self) -> AsyncIterator[None]:
        """The standby hears nothing for longer than servers wait for an answer; then the primary is lost. Whatever
        was acknowledged in between would be lost with it."""
        self.house.pair.standby.machine.cut(True)
        await asyncio.sleep(LONGER_THAN_PATIENCE)
        await asyncio.to_thread(self.house.pair.primary.kill)
        self.house.pair.standby.machine.cut(False)
        async with self._standby_promoted():
            yield
