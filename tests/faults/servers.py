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
from pathlib import Path

from tests.tables.postgres import Cluster

PATIENCE = 60.0  # seconds for a server to be ready
WORDS = 4000  # the last letters of its log that are shown when it is not


class Server:
    """`goblins serve` on a port that stays the same."""

    def __init__(self, database: str, log: Path, pace: str = "0") -> None:
        self.database, self.log, self.pace = database, log, pace
        self.port = _free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        options = ["--no-browser", "--port", str(self.port), "--db", self.database, "--thinkers", "1"]
        command = [sys.executable, "-m", "goblins", "serve", *options]
        environment = os.environ | {"GOBLINS_PACE": self.pace, "GOBLINS_SOCKETS": "100000", "GOBLINS_LANG": "en"}
        with self.log.open("ab") as words:
            self.process = subprocess.Popen(command, env=environment, stdout=words, stderr=words)
        await asyncio.to_thread(self._wait_until_ready)

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

    troubles: tuple[str, ...] = ()  # what may happen to the store

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
    async def trouble(self, kind: str) -> AsyncIterator[None]:
        """The store is in this trouble until the block ends."""
        raise NotImplementedError
        yield


class FileHouse(House):
    """One server on a SQLite file."""

    troubles = ("full",)

    def __init__(self, folder: Path) -> None:
        self._file = folder / "tables.db"
        super().__init__([Server(f"sqlite:///{self._file}", folder / "server.log")])

    @contextlib.asynccontextmanager
    async def trouble(self, kind: str) -> AsyncIterator[None]:
        """No file may grow: SQLite's log cannot be written, as on a disk that is full."""
        [server] = self.servers
        assert server.process is not None
        log = self._file.with_name("tables.db-wal")
        limit = max(4096, log.stat().st_size // 2) if log.exists() else 4096
        was = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        try:
            yield
        finally:
            if server.is_up:
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, was)


class PostgresHouse(House):
    """Two servers on one PostgreSQL."""

    troubles = ("read-only", "restarted", "crashed")

    def __init__(self, cluster: Cluster, folder: Path, name: str = "faults") -> None:
        self._cluster, self._name = cluster, name
        url = cluster.copy("empty", name)
        super().__init__([Server(url, folder / f"server{number}.log") for number in (1, 2)])

    @contextlib.asynccontextmanager
    async def trouble(self, kind: str) -> AsyncIterator[None]:
        if kind == "read-only":
            await self._may_write(False)
            yield
            await self._may_write(True)
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


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])
