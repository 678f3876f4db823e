"""Real servers for real faults: processes that are killed, started again, and whose store is taken away."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from tests.tables.postgres import EMPTY, FILL, Cluster

PATIENCE = 60.0  # seconds for a server to be ready
DAY = 86_400.0
WORDS = 4000  # the last letters of its log that are shown when it is not


class Server:
    """`goblins serve` on a port that stays the same."""

    def __init__(self, database: str, log: Path, pace: str = "0") -> None:
        self.database, self.log, self.pace = database, log, pace
        self.skew = log.with_suffix(".skew")
        self.set_clock(0)
        self.port = _free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        options = ["--no-browser", "--port", str(self.port), "--db", self.database, "--thinkers", "1"]
        command = [sys.executable, "-m", "tests.faults.skewed", "serve", *options]
        limits = {"GOBLINS_PACE": self.pace}
        if float(self.pace) != 1:  # the usual limits are wanted whole
            limits["GOBLINS_SOCKETS"] = "100000"
        environment = os.environ | limits | {"GOBLINS_LANG": "en", "SKEW": str(self.skew)}
        with self.log.open("ab") as words:
            self.process = subprocess.Popen(command, env=environment, stdout=words, stderr=words)
        await asyncio.to_thread(self._wait_until_ready)

    def set_clock(self, seconds: float) -> None:
        """So far ahead of the true time, or behind it."""
        fresh = self.skew.with_suffix(".fresh")
        fresh.write_text(str(seconds))
        fresh.replace(self.skew)

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.is_up:
            with contextlib.suppress(urllib.error.URLError, OSError):
                urllib.request.urlopen(f"{self.address}/api/ready", timeout=5).close()
                return
            time.sleep(0.05)
        raise RuntimeError(f"the server does not come up: {self.words()[-WORDS:]}")

    @property
    def is_up(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def words(self) -> str:
        return self.log.read_text(errors="replace")

    def kill(self) -> None:
        """As if the current had been cut from this process alone."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    async def stop(self) -> int:
        """Politely; its exit status."""
        if self.process is None:
            return 0
        if self.is_up:
            self.process.send_signal(signal.SIGTERM)
        return await asyncio.to_thread(self.process.wait, PATIENCE)


class House:
    """A store and the servers on it."""

    troubles: tuple[str, ...] = ()  # what may happen to the store, and to the clocks

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers

    @property
    def url(self) -> str:
        return self.servers[0].database

    async def open(self) -> None:
        for server in self.servers:
            await server.start()

    async def close(self) -> None:
        for server in self.servers:
            await server.stop()

    def victims(self, dice: random.Random) -> list[Server]:
        """Mostly one; now and then all at once."""
        return [dice.choice(self.servers)] if dice.random() < 0.75 else self.servers

    @contextlib.asynccontextmanager
    async def trouble(self, kind: str, dice: random.Random) -> AsyncIterator[None]:
        """The store is in this trouble until the block ends; clocks that were set stay as they are."""
        if kind == "clock":
            for server in self.servers:
                server.set_clock(dice.uniform(-DAY, DAY))
            yield
            return
        async with self._trouble(kind):
            yield

    def _trouble(self, kind: str) -> AbstractAsyncContextManager[None]:
        raise NotImplementedError


class FileHouse(House):
    """One server on a SQLite file."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "tables.db"
        self._log = self._file.with_name("tables.db-wal")
        self.troubles = ("full", "clock", "read-only") if can_forbid_writing(folder) else ("full", "clock")
        super().__init__([Server(f"sqlite:///{self._file}", folder / "server.log")])

    def _trouble(self, kind: str) -> AbstractAsyncContextManager[None]:
        return self._read_only() if kind == "read-only" else self._full()

    @contextlib.asynccontextmanager
    async def _read_only(self) -> AsyncIterator[None]:
        """Nobody may write into SQLite's log, not even root."""
        forbid_writing(self._log, True)
        try:
            yield
        finally:
            forbid_writing(self._log, False)

    @contextlib.asynccontextmanager
    async def _full(self) -> AsyncIterator[None]:
        """No file may grow: SQLite's log cannot be written, as on a disk that is full."""
        [server] = self.servers
        assert server.process is not None
        log = self._log
        limit = max(4096, log.stat().st_size // 2) if log.exists() else 4096
        was = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        try:
            yield
        finally:
            if server.is_up:
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, was)


class PostgresHouse(House):
    """Two servers on one PostgreSQL."""

    troubles = ("read-only", "restarted", "clock", "full", "crashed")

    def __init__(self, cluster: Cluster, folder: Path, name: str = "faults") -> None:
        self._cluster, self._name = cluster, name
        url = cluster.copy("empty", name)
        super().__init__([Server(url, folder / f"server{number}.log") for number in (1, 2)])

    @contextlib.asynccontextmanager
    async def _trouble(self, kind: str) -> AsyncIterator[None]:
        if kind == "read-only":
            await self._may_write(False)
            yield
            await self._may_write(True)
        elif kind == "full":
            await asyncio.to_thread(self._cluster.sql, self._name, *FILL)
            yield
            await asyncio.to_thread(self._cluster.sql, self._name, *EMPTY)
        else:
            await asyncio.to_thread(self._cluster.down, "immediate" if kind == "crashed" else "fast")
            yield
            await asyncio.to_thread(self._cluster.up)

    async def _may_write(self, may: bool) -> None:
        """New connections learn of it; the old ones are cut."""
        setting = "off" if may else "on"
        others = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self._name}'"
        change = f'ALTER DATABASE "{self._name}" SET default_transaction_read_only = {setting}'
        await asyncio.to_thread(self._cluster.sql, "postgres", change, others)


@contextlib.contextmanager
def house_on(store: str) -> Iterator[House]:
    """For a run by hand: with a PostgreSQL of its own that brings to the disk what it acknowledges."""
    with tempfile.TemporaryDirectory(prefix="goblins-faults-") as folder:
        if store == "sqlite":
            yield FileHouse(Path(folder))
            return
        cluster = Cluster.start(fsync=True)
        try:
            yield PostgresHouse(cluster, Path(folder))
        finally:
            cluster.remove()


def forbid_writing(file: Path, forbidden: bool) -> None:
    subprocess.run(["chattr", "+i" if forbidden else "-i", str(file)], check=True, capture_output=True)


def can_forbid_writing(folder: Path) -> bool:
    """Only root can, and only on some file systems."""
    probe = folder / "probe"
    probe.touch()
    try:
        forbid_writing(probe, True)
        forbid_writing(probe, False)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])
