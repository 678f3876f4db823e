"""Servers of goblins, each on a machine of its own, with a line to its clients and one to the database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.faults.servers import House, Server

from .databases import Pair
from .links import Link
from .network import Machine, our_address

PORT = 8000
PATIENCE = 90.0


class FarServer(Server):
    """`port` is that of the line to it: clients do not know where it stands."""

    def __init__(self, machine: Machine, pair: Pair, folder: Path, dice: random.Random) -> None:
        super().__init__("", folder / f"{machine.name}.log")
        self.machine = machine
        self.to_clients = Link(lambda: (machine.address, PORT), dice)
        self.to_database = Link(pair.address, dice)
        self.lock = asyncio.Lock()

    async def lay_lines(self) -> None:
        await self.to_clients.listen("127.0.0.1")
        await self.to_database.listen(our_address(self.machine))
        self.port = self.to_clients.port
        host = f"{our_address(self.machine)}:{self.to_database.port}"
        self.database = f"postgresql://goblins@{host}/goblins"

    async def start(self) -> None:
        options = ["--no-browser", "--host", "0.0.0.0", "--port", str(PORT), "--db", self.database]
        command = [sys.executable, "-m", "tests.faults.skewed", "serve", *options, "--thinkers", "1", "--no-warm"]
        limits = {"GOBLINS_PACE": self.pace, "GOBLINS_SOCKETS": "100000"}
        environment = os.environ | limits | {"GOBLINS_LANG": "en", "SKEW": str(self.skew)}
        with self.log.open("ab") as words:
            self.process = subprocess.Popen(
                self.machine.command(command), env=environment, stdout=words, stderr=words
            )
        await asyncio.to_thread(self._wait_until_healthy)

    def _wait_until_healthy(self) -> None:
        """It answers; the database may be away."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if not self.is_up:
                raise RuntimeError(f"{self.machine.name} has ended: {self.words()[-2000:]}")
            with contextlib.suppress(urllib.error.URLError, OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/health", timeout=5).close()
                return
            time.sleep(0.1)
        raise RuntimeError(f"{self.machine.name} does not come up: {self.words()[-2000:]}")

    async def begin(self) -> None:
        """Start until it runs: a server may give up while its database is away."""
        for _ in range(20):
            try:
                await self.start()
                return
            except RuntimeError:
                if self.is_up:
                    raise
                await asyncio.sleep(0.5)
        raise RuntimeError(f"{self.machine.name} never starts: {self.words()[-2000:]}")

    def freeze(self, still: bool) -> None:
        if self.is_up:
            assert self.process is not None
            self.process.send_signal(signal.SIGSTOP if still else signal.SIGCONT)

    async def close(self) -> None:
        for line in (self.to_clients, self.to_database):
            await line.close()


class FarHouse(House):
    def __init__(self, machines: list[Machine], pair: Pair, folder: Path, dice: random.Random) -> None:
        self.far = [FarServer(one, pair, folder, dice) for one in machines]
        self.pair = pair
        super().__init__(list(self.far))

    async def open(self) -> None:
        for server in self.far:
            await server.lay_lines()
        await self.far[0].begin()  # the first one makes the tables
        await asyncio.gather(*(server.begin() for server in self.far[1:]))

    async def close(self) -> None:
        await super().close()
        for server in self.far:
            await server.close()
