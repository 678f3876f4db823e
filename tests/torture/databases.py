"""A PostgreSQL primary and its synchronous standby, each on a machine and a small disk of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

from tests.tables.postgres import NO_LOCALE, programs, run_as, unprivileged

from .network import Machine

PORT = 5432
DISK = "700m"
PATIENCE = 40.0
TRIES = 8
SETTINGS = """
listen_addresses = '*'
fsync = on
synchronous_commit = on
shared_buffers = 48MB
max_connections = 120
max_wal_size = 64MB
min_wal_size = 32MB
wal_keep_size = 32MB
wal_sender_timeout = 3s
wal_receiver_timeout = 3s
wal_retrieve_retry_interval = 200ms
tcp_keepalives_idle = 2
tcp_keepalives_interval = 1
tcp_keepalives_count = 3
restart_after_crash = on
logging_collector = off
log_min_messages = warning
"""


class Database:
    """One server of PostgreSQL. The disk lives in memory, so that a filled one costs nobody else anything."""

    def __init__(self, machine: Machine, folder: Path) -> None:
        self.machine, self.folder = machine, folder
        self.data = folder / "data"
        folder.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK},mode=0700", "goblins", str(folder)], check=True)
        shutil.chown(folder, unprivileged() or "root")

    @property
    def pid(self) -> int:
        with contextlib.suppress(OSError, ValueError, IndexError):
            return int((self.data / "postmaster.pid").read_text().split("\n")[0])
        return 0

    @property
    def is_up(self) -> bool:
        with contextlib.suppress(OSError):
            os.kill(self.pid or -1 << 30, 0)
            return True
        return False

    def create(self) -> None:
        self._run("initdb", "--pgdata", str(self.data), "--username=goblins", "--auth=trust", *NO_LOCALE)
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(f"{SETTINGS}unix_socket_directories = '{self.folder}'\n")
        with (self.data / "pg_hba.conf").open("a") as rights:
            rights.write("host all all all trust\nhost replication all all trust\n")

    def start(self) -> None:
        """A pid file of a server that was killed is in nobody's way."""
        log = str(self.folder / "log")
        words = ["--pgdata", str(self.data), "--log", log, "--wait", "--timeout", str(int(PATIENCE)), "start"]
        self._run("pg_ctl", *words, on=self.machine)

    def kill(self) -> None:
        """All of its processes at once, as when the current is cut."""
        for pid in self._processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        deadline = time.monotonic() + 5
        while self.is_up and time.monotonic() < deadline:
            time.sleep(0.02)

    def freeze(self, still: bool) -> None:
        for pid in self._processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP if still else signal.SIGCONT)

    def _processes(self) -> list[int]:
        own = self.pid
        if not own:
            return []
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(own)], capture_output=True, text=True, check=False)
        return [own, *map(int, listed.stdout.split())]

    def sql(self, *statements: str) -> str:
        commands = [word for statement in statements for word in ("-c", statement)]
        where = ["--host", str(self.folder), "--username=goblins", "--dbname", "postgres"]
        return self._run("psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", *where, *commands)

    def fill(self) -> None:
        """Not a byte is left."""
        with contextlib.suppress(OSError), (self.folder / "ballast").open("wb") as ballast:
            while True:
                ballast.write(b"\0" * (1 << 20))
                ballast.flush()

    def empty(self) -> None:
        (self.folder / "ballast").unlink(missing_ok=True)

    def copy_from(self, primary: Database, name: str) -> None:
        """Become a standby of it."""
        source = f"host={primary.machine.address} port={PORT} user=goblins application_name={name}"
        words = ["--pgdata", str(self.data), "--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast"]
        for left in reversed(range(TRIES)):
            self.kill()
            shutil.rmtree(self.data, ignore_errors=True)
            try:
                self._run("pg_basebackup", *words, "--no-sync", "--dbname", source, on=self.machine)
                break
            except RuntimeError:  # the cable has only just been plugged in again
                if not left:
                    raise
                time.sleep(1)
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(f"unix_socket_directories = '{self.folder}'\n")
        self.start()

    def remove(self) -> None:
        self.freeze(False)
        self.kill()
        subprocess.run(["umount", "--lazy", str(self.folder)], check=False)

    def _run(self, program: str, *words: str, on: Machine | None = None) -> str:
        command = [str(programs() / program), *words]
        if on is None:
            return run_as(unprivileged(), command, Path("/tmp"))
        return run_as(None, on.command(["runuser", "-u", unprivileged() or "nobody", "--", *command]), Path("/tmp"))


class Pair:
    """What is acknowledged is on both. After a promotion the old primary comes back as the new one's standby."""

    def __init__(self, machines: list[Machine], folder: Path) -> None:
        self.primary, self.standby = (Database(one, folder / f"db{number}") for number, one in enumerate(machines))

    def start(self) -> None:
        self.primary.create()
        self.primary.start()
        self.primary.sql("CREATE DATABASE goblins TEMPLATE template0")
        self._follow()

    def address(self) -> tuple[str, int]:
        return self.primary.machine.address, PORT

    def promote(self) -> None:
        """The primary is gone for good before another takes its place: two would be one too many."""
        self.primary.kill()
        self.primary, self.standby = self.standby, self.primary
        self.primary.sql("SELECT pg_promote(true, 30)")

    def follow_anew(self) -> None:
        self.primary.sql("ALTER SYSTEM SET synchronous_standby_names = ''", "SELECT pg_reload_conf()")
        self._follow()

    def _follow(self) -> None:
        self.standby.copy_from(self.primary, "standby")
        self.primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'", "SELECT pg_reload_conf()")
        self.wait_until_synchronous()

    def wait_until_synchronous(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.primary.sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") == "1":
                return
            time.sleep(0.1)
        raise RuntimeError("the standby does not follow")

    async def healthy(self) -> None:
        """Both run, and are one."""
        for one in (self.primary, self.standby):
            one.empty()
            await asyncio.to_thread(one.freeze, False)
            if not one.is_up:
                await asyncio.to_thread(one.start)
        await asyncio.to_thread(self.wait_until_synchronous)

    def remove(self) -> None:
        for one in (self.primary, self.standby):
            one.remove()
