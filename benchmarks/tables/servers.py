"""Servers and company for the benchmarks, each a process on cores of its own, gone when the block ends."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
PATIENCE = 30.0  # seconds for a server to answer for the first time
Cores = Sequence[int]


class Serving(NamedTuple):
    kind: str  # as load.mjs calls it
    port: int
    pid: int


def node(script: str, *arguments: object) -> list[str]:
    found = shutil.which("node")
    if found is None:
        raise SystemExit("node is needed: https://nodejs.org, or apt-get install nodejs")
    if not (HERE / "node_modules").is_dir():
        raise SystemExit(f"boardgame.io is needed: cd {HERE} && npm install")
    return [found, str(HERE / script), *map(str, arguments)]


def on(cores: Cores, command: Sequence[str]) -> list[str]:
    return ["taskset", "-c", ",".join(map(str, cores)), *command]


@contextlib.contextmanager
def started(command: Sequence[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    with tempfile.TemporaryFile("w+") as words:
        process = subprocess.Popen(
            command, env=os.environ | environment, stdout=subprocess.PIPE, stderr=words, text=True, bufsize=1
        )
        try:
            yield process
        except BaseException:
            words.seek(0)
            print(words.read(), file=sys.stderr)
            raise
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


@contextlib.contextmanager
def ours(cores: Cores, database: str) -> Iterator[Serving]:
    """`goblins serve` without limits on how often somebody may ask: the load comes from one address."""
    port = free_port()
    program = [sys.executable, "-m", "goblins", "serve", "--no-browser", "--port", str(port), "--db", database]
    with started(on(cores, program), GOBLINS_PACE="0", GOBLINS_SOCKETS="100000") as process:
        wait_for(f"http://127.0.0.1:{port}/api/ready", process)
        yield Serving("goblins", port, process.pid)


@contextlib.contextmanager
def ours_on_a_file(cores: Cores) -> Iterator[Serving]:
    with (
        tempfile.TemporaryDirectory(prefix="goblins-bench-") as folder,
        ours(cores, f"{folder}/tables.db") as serving,
    ):
        yield serving


@contextlib.contextmanager
def peer(cores: Cores) -> Iterator[Serving]:
    port = free_port()
    with started(on(cores, node("peer.mjs", port))) as process:
        wait_for(f"http://127.0.0.1:{port}/games", process)
        yield Serving("peer", port, process.pid)


def load(
    servers: Sequence[Serving], tables: int, seconds: int, cores: Cores, spread: str = "tables", database: int = 0
) -> dict[str, Any]:
    """What the load generator found. `database`: the first process of PostgreSQL, whose time is the store's."""
    ports = ",".join(str(server.port) for server in servers)
    watched = ",".join(str(server.pid) for server in servers)
    command = on(cores, node("load.mjs", servers[0].kind, ports, tables, seconds))
    environment = os.environ | {"WATCH": watched, "SPREAD": spread, "DATABASE": str(database)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed: {done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    if found["stalled"]:
        raise SystemExit(f"{found['stalled']} tables stand still: {done.stdout}")
    return found


@contextlib.contextmanager
def company(kind: str, server: Serving, count: int, cores: Cores) -> Iterator[None]:
    """Bots that play, or pages that look, beside what is measured."""
    with started(on(cores, node("company.mjs", kind, server.port, count))) as process:
        assert process.stdout is not None
        if process.stdout.readline().strip() != "ready":
            raise RuntimeError(f"{kind} did not come")
        yield


def memory(pid: int) -> int:
    """Resident memory in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError(f"process {pid} has gone")


def processor_seconds(pid: int) -> float:
    """Of all its threads, so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def wait_for(address: str, process: subprocess.Popen[str]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(urllib.error.URLError, ConnectionError):
            urllib.request.urlopen(address, timeout=5).close()
            return
        time.sleep(0.05)
    raise RuntimeError(f"no answer from {address}")
