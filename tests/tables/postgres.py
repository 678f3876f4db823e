"""PostgreSQL for tests: started from Debian's packages, as a user without rights, gone when the tests are."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

# As if the disk were full for the journal.
NO_SPACE = "BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END"
FILL = (
    f"CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $${NO_SPACE}$$",
    "CREATE TRIGGER full_disk BEFORE INSERT ON journal EXECUTE FUNCTION full_disk()",
)
EMPTY = ("DROP TRIGGER full_disk ON journal",)
MISSING = "PostgreSQL is not installed, and half of the store's tests need it: apt-get install postgresql"


def programs() -> Path:
    """The folder with initdb, pg_ctl and psql. Debian keeps it out of PATH, one for each version."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = debian[-1] if debian else shutil.which("initdb")
    if not found:
        raise RuntimeError(MISSING)
    return Path(found).resolve().parent


def unprivileged() -> str | None:
    """Who runs the server when we are root, which PostgreSQL refuses to be."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def quick_folder() -> str:
    """Memory, if there is room: a database is a thousand files, and some disks take long to forget them."""
    memory = Path("/dev/shm")
    return str(memory) if memory.is_dir() and shutil.disk_usage(memory).free > 2**30 else "/tmp"


class Cluster:
    """A server in a folder of its own, reached by the socket there and by nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def start(cls, fsync: bool) -> "Cluster":
        where = "/tmp" if fsync else quick_folder()  # short: sockets have 107 letters
        folder = Path(tempfile.mkdtemp(prefix="goblins-pg-", dir=where))
        if user := unprivileged():
            shutil.chown(folder, user)
        cluster = cls(folder)
        cluster._run("initdb", "--pgdata", cluster.data, "--username=goblins", "--auth=trust", *NO_LOCALE)
        with (folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write(f"listen_addresses = ''\nunix_socket_directories = '{folder}'\n")
            settings.write(f"fsync = {'on' if fsync else 'off'}\nshared_buffers = 32MB\nmax_connections = 200\n")
            settings.write("logging_collector = off\n")
        cluster.up()
        cluster.sql("postgres", "CREATE DATABASE empty TEMPLATE template0")
        return cluster

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def url(self, database: str) -> str:
        return f"postgresql://goblins@/{database}?host={self.folder}"

    def up(self) -> None:
        self._run("pg_ctl", "--pgdata", self.data, "--log", str(self.folder / "log"), "--wait", "start")

    def down(self, how: str = "fast") -> None:
        """`immediate` is a crash: the server recovers from its log when it starts again."""
        self._run("pg_ctl", "--pgdata", self.data, "--mode", how, "--wait", "stop")

    def ensure_up(self) -> None:
        if not (self.folder / "data" / "postmaster.pid").exists():
            self.up()

    def remove(self) -> None:
        self.down("immediate")
        shutil.rmtree(self.folder)

    def removed_with(self, process: int) -> None:
        """Goes when that process has gone, however it ended."""
        wait = 'while kill -0 "$1" 2>/dev/null; do sleep 0.3; done'
        end = 'kill -QUIT "$(head -n 1 "$2/data/postmaster.pid")"; sleep 1; rm -rf "$2"'
        subprocess.run(
            ["sh", "-c", f"({wait}; {end}) &", "watch", str(process), str(self.folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            check=True,
        )

    def sql(self, database: str, *statements: str) -> str:
        commands = [word for statement in statements for word in ("-c", statement)]
        where = ["--host", str(self.folder), "--username=goblins", "--dbname", database]
        return self._run("psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", *where, *commands)

    def copy(self, template: str, name: str) -> str:
        self.sql("postgres", f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self.url(name)

    def _run(self, program: str, *arguments: str) -> str:
        return run_as(unprivileged(), [str(programs() / program), *arguments], self.folder)


NO_LOCALE = ("--no-sync", "--encoding=UTF8", "--locale=C")


def run_as(user: str | None, command: Sequence[str], folder: Path) -> str:
    # pg_ctl leaves the server behind holding our pipes: its words go to a file.
    with tempfile.TemporaryFile("w+") as output:
        done = subprocess.run(
            command,
            cwd=folder,
            user=user,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
        output.seek(0)
        said = output.read()
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} failed: {said}")
    return said.strip()
