"""Our server and boardgame.io's under the same load, in the same rounds: `python benchmarks/tables/run.py`."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import resource
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from benchmarks.tables.servers import (
    Cores,
    Serving,
    company,
    load,
    memory,
    ours,
    ours_on_a_file,
    peer,
    processor_seconds,
)
from tests.tables.postgres import Cluster

BOTS = 10
IDLE = 2000
IDLE_SECONDS = 30  # longer than the heartbeat, which each page is sent
WHO = ("server", "store", "client")  # whose processor time a move takes
Figures = dict[str, Any]


class Effort(NamedTuple):
    rounds: int
    seconds: int
    tables: tuple[int, ...]
    idle: int


WHOLE = Effort(rounds=5, seconds=15, tables=(64, 256), idle=IDLE)
QUICK = Effort(rounds=1, seconds=4, tables=(64, 256), idle=400)


class Places(NamedTuple):
    """Which cores everybody has. Two servers, the load and PostgreSQL want four; with two they must share."""

    first: Cores
    second: Cores
    load: Cores
    postgres: Cores
    load_beside_two: Cores


def places() -> Places:
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        raise SystemExit("the server and the load need a core each")
    if len(cores) < 4:
        return Places(cores[:1], cores[1:2], cores[1:2], cores[:2], cores[:2])
    return Places(cores[:1], cores[1:2], cores[2:3], cores[3:], cores[2:3])


class Bench:
    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self.places = places()
        self.wanted: list[Figures] = []
        self.measured: dict[str, list[Figures]] = {}

    # ------------------------------------------------------------------------------------------------- the four parts

    def beside_the_peer(self) -> None:
        """One core each, in turn: boardgame.io in memory, ours with every move stored."""
        for tables in self.effort.tables:
            for _ in self._rounds(f"{tables} tables beside boardgame.io"):
                with peer(self.places.first) as server:
                    self._load(f"boardgame.io, {tables} tables", [server], tables)
                with ours_on_a_file(self.places.first) as server:
                    self._load(f"goblins, SQLite, {tables} tables", [server], tables)
            names = f"goblins, SQLite, {tables} tables", f"boardgame.io, {tables} tables"
            self._want(f"moves/s against boardgame.io, {tables} tables", "moves_per_second", names, at_least=1)
            self._want(f"p99 against boardgame.io, {tables} tables", "p99_ms", names, at_most=1)

    def two_processes(self) -> None:
        """One process and two on the same PostgreSQL; a table's seats at one process, or one at each."""
        tables = self.effort.tables[0]
        alone = f"goblins, PostgreSQL, one process, {tables} tables"
        together = f"goblins, PostgreSQL, two processes, {tables} tables"
        apart = f"{together}, seats apart"
        with postgres(self.places.postgres) as (database, process):
            for _ in self._rounds("two processes"):
                with ours(self.places.first, database) as first:
                    self._load(alone, [first], tables, database=process)
                with ours(self.places.first, database) as first, ours(self.places.second, database) as second:
                    self._load(together, [first, second], tables, database=process)
                    self._load(apart, [first, second], tables, spread="seats", database=process)
        self._want("moves/s of two processes against one", "moves_per_second", (together, alone), at_least=1.6)
        self._want("the same, seats apart", "moves_per_second", (apart, alone))

    def idle_pages(self) -> None:
        """What the server needs in memory for pages that only look."""
        pages = self.effort.idle
        with ours_on_a_file(self.places.first) as server:
            before = memory(server.pid)
            with company("idle", server, pages, self.places.load):
                time.sleep(2)
                after = memory(server.pid)
                busy = processor_seconds(server.pid)
                time.sleep(IDLE_SECONDS)
                busy = processor_seconds(server.pid) - busy
        name = f"memory with {pages} idle pages, MB"
        self.measured[name] = [{"before": before // 1_000_000, "after": after // 1_000_000, "pages": pages}]
        self._judge(name, after / 1e6, at_most=100 + pages * 0.1)
        self._judge(f"of a core, for {pages} idle pages", busy / IDLE_SECONDS, at_most=0.1 + pages * 1e-5)

    def thinking_bots(self) -> None:
        """What others notice of ten tables of bots. The workers have no core of their own: it is the server's."""
        tables = self.effort.tables[0]
        quiet, beside = f"goblins, SQLite, {tables} tables, no bots", f"goblins, SQLite, {tables} tables, {BOTS} bots"
        for _ in self._rounds("thinking bots"):
            with ours_on_a_file(self.places.first) as server:
                self._load(quiet, [server], tables)
            with ours_on_a_file(self.places.first) as server, company("bots", server, BOTS, self.places.load):
                self._load(beside, [server], tables)
        self._want(f"p99 beside {BOTS} thinking bots", "p99_ms", (beside, quiet), at_most=1.5)

    # ----------------------------------------------------------------------------------------------------- figures

    def _rounds(self, what: str) -> Iterator[None]:
        for number in range(self.effort.rounds):
            print(f"{what}: round {number + 1} of {self.effort.rounds}", file=sys.stderr)
            yield

    def _load(
        self, name: str, servers: Sequence[Serving], tables: int, spread: str = "tables", database: int = 0
    ) -> None:
        cores = self.places.load if len(servers) == 1 else self.places.load_beside_two
        found = load(servers, tables, self.effort.seconds, cores, spread, database)
        self.measured.setdefault(name, []).append(found)

    def _want(self, name: str, figure: str, of: tuple[str, str], **bounds: float) -> None:
        """The median of the rounds' ratios."""
        pairs = zip(*(self.measured[one] for one in of), strict=True)
        self._judge(name, statistics.median(ours[figure] / other[figure] for ours, other in pairs), **bounds)

    def _judge(self, name: str, found: float, at_least: float = 0, at_most: float = float("inf")) -> None:
        line: Figures = {"figure": name, "found": round(found, 2), "reached": at_least <= found <= at_most}
        if at_least:
            line["at_least"] = at_least
        if at_most < float("inf"):
            line["at_most"] = at_most
        self.wanted.append(line)

    def median(self, name: str, figure: str) -> float:
        return float(statistics.median(one[figure] for one in self.measured[name]))

    def to_json(self) -> Figures:
        return {"machine": machine(), "effort": self.effort._asdict(), "rounds": self.measured, "wanted": self.wanted}


PARTS: dict[str, Callable[[Bench], None]] = {
    "peer": Bench.beside_the_peer,
    "processes": Bench.two_processes,
    "idle": Bench.idle_pages,
    "bots": Bench.thinking_bots,
}


@contextlib.contextmanager
def postgres(cores: Cores) -> Iterator[tuple[str, int]]:
    """A server of our own that brings to the disk what it acknowledges: a database in it, and its first process."""
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)  # inherited by what is started
    try:
        cluster = Cluster.start(fsync=True)
    finally:
        os.sched_setaffinity(0, mine)
    try:
        process = int((Path(cluster.data) / "postmaster.pid").read_text().split()[0])
        yield cluster.copy("empty", "bench"), process
    finally:
        cluster.remove()


def machine() -> Figures:
    known = Path("/proc/cpuinfo").read_text().splitlines()
    return {
        "date": time.strftime("%Y-%m-%d"),
        "cpu": next((line.split(": ")[1] for line in known if line.startswith("model name")), platform.machine()),
        "cores": len(os.sched_getaffinity(0)),
        "system": f"{platform.system()} {platform.release()}",
        "python": platform.python_version(),
        "load_before": round(os.getloadavg()[0], 2),
    }


def print_tables(bench: Bench) -> None:
    head = f"{'median of the rounds':<58}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}"
    print(f"\n{head}{'µs a move: server':>22}{'store':>8}{'client':>8}")
    for name in bench.measured:
        if "moves_per_second" in bench.measured[name][0]:
            figures = [bench.median(name, figure) for figure in ("moves_per_second", "p50_ms", "p99_ms")]
            server, store, client = (bench.median(name, f"{who}_us_per_move") for who in WHO)
            speed = f"{name:<58}{figures[0]:>9,.0f}{figures[1]:>9.1f}{figures[2]:>9.1f}"
            print(f"{speed}{server:>22,.0f}{store:>8,.0f}{client:>8,.0f}")
    print(f"\n{'median of the rounds’ ratios':<58}{'found':>9}{'wanted':>12}")
    for line in bench.wanted:
        bound = f"≥ {line['at_least']}" if "at_least" in line else f"≤ {line['at_most']}" if "at_most" in line else ""
        print(f"{line['figure']:<58}{line['found']:>9}{bound:>12}{'' if line['reached'] else '  missed'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one short round of each")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), help="some parts of it")
    parser.add_argument("--rounds", type=int, help="how often everything is measured")
    parser.add_argument("--seconds", type=int, help="how long each time, after warming up")
    parser.add_argument("--idle", type=int, help="how many pages only look")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures of all rounds")
    asked = parser.parse_args()
    chosen = {name: value for name in ("rounds", "seconds", "idle") if (value := getattr(asked, name)) is not None}
    bench = Bench((QUICK if asked.quick else WHOLE)._replace(**chosen))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a socket is a file, and children inherit it
    here = machine()
    print(f"{here['date']}  {here['cpu']}, {here['cores']} cores, {here['system']}, Python {here['python']}")
    print(f"load of the machine before we began: {here['load_before']}")
    for name in asked.only:
        PARTS[name](bench)
    print_tables(bench)
    if asked.json:
        asked.json.write_text(json.dumps(bench.to_json(), indent=1) + "\n")


if __name__ == "__main__":
    main()
