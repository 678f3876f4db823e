"""Figures for whoever runs the server, as Prometheus reads them.

Several processes on one port write theirs into a shared folder, and each answers with the sum of all. The labels are
a closed set: nobody can add to it by asking for something new.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from ..tables.budgets import ALL
from ..tables.table_server import TableServer
from .limits import Places

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client looks for it when it is imported
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
METHODS = frozenset(("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"))
OTHER = "other"  # every method that somebody has made up
REFRESH_EVERY = 1.0  # seconds


class Metrics:
    def __init__(self, table_server: TableServer, sockets: Places) -> None:
        self.registry = CollectorRegistry()
        self._table_server = table_server
        self._open_sockets = sockets
        self._moves = Counter("goblins_moves", "Moves made", registry=self.registry)
        self._moves_told = 0
        self._tables = Gauge(
            "goblins_tables_live", "Tables in memory", multiprocess_mode="livesum", registry=self.registry
        )
        self._sockets = Gauge("goblins_sockets", "Open sockets", multiprocess_mode="livesum", registry=self.registry)
        self._groups = Histogram(
            "goblins_commit_appends", "Appends in a commit", buckets=GROUPS, registry=self.registry
        )
        self._commits = Histogram(
            "goblins_commit_seconds", "Seconds of a commit", buckets=SECONDS, registry=self.registry
        )
        self._requests = Histogram(
            "goblins_request_seconds",
            "Seconds of a request",
            ["method", "route", "status"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self._used = Gauge(
            "goblins_budget_used",
            "What is used of a budget, or the most that was; of a rate, all that was spent",
            ["budget"],
            multiprocess_mode="livemax",
            registry=self.registry,
        )
        self._most = Gauge(
            "goblins_budget_limit", "How far it goes", ["budget"], multiprocess_mode="livemax", registry=self.registry
        )
        self._refused = Counter(
            "goblins_budget_refused", "How often it was used up", ["budget"], registry=self.registry
        )
        self._refusals_told = dict.fromkeys(ALL, 0)
        self._problems = Counter("goblins_problems", "What was refused", ["key"], registry=self.registry)

    def committed(self, appends: int, seconds: float) -> None:
        self._groups.observe(appends)
        self._commits.observe(seconds)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        known = method if method in METHODS else OTHER
        self._requests.labels(known, route, str(status)).observe(seconds)

    def refused(self, key: str) -> None:
        self._problems.labels(key).inc()

    def refresh(self) -> None:
        """Bring what is counted elsewhere up to date."""
        made = self._table_server.moves_made
        self._moves.inc(made - self._moves_told)
        self._moves_told = made
        self._tables.set(len(self._table_server.loaded))
        self._sockets.set(self._open_sockets.count)
        for budget in ALL:
            self._used.labels(budget.name).set(budget.used if budget.measure is None else budget.measure())
            self._most.labels(budget.name).set(budget.most)
            self._refused.labels(budget.name).inc(budget.refused - self._refusals_told[budget])
            self._refusals_told[budget] = budget.refused

    async def refresh_forever(self) -> None:
        """For the other processes: whichever is asked answers for all."""
        while True:
            self.refresh()
            await asyncio.sleep(REFRESH_EVERY)

    def text(self) -> bytes:
        self.refresh()
        folder = shared_folder()
        if folder is None:
            return generate_latest(self.registry)
        forget_the_dead(folder)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody, str(folder))  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


def shared_folder() -> Path | None:
    """Where several processes keep their figures."""
    folder = os.environ.get(SHARED_FOLDER)
    return Path(folder) if folder else None


def forget_the_dead(folder: Path) -> None:
    """A process that has ended has no tables and no sockets; what it has counted still counts."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
