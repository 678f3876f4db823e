"""Figures for whoever runs the server, as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from ..tables.hall import Hall
from .limits import Heads

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
GROUPS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Measures:
    def __init__(self, hall: Hall, heads: Heads) -> None:
        self.registry = CollectorRegistry()
        self._hall = hall
        self._heads = heads
        self.registry.register(self)
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
        self._problems = Counter("goblins_problems", "What was refused", ["key"], registry=self.registry)

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily("goblins_moves", "Moves made", self._hall.moves_made)
        yield GaugeMetricFamily("goblins_tables_live", "Tables in memory", len(self._hall.lives))
        yield GaugeMetricFamily("goblins_sockets", "Open sockets", self._heads.count)

    def describe(self) -> Iterable[Metric]:
        return []

    def committed(self, appends: int, seconds: float) -> None:
        self._groups.observe(appends)
        self._commits.observe(seconds)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).observe(seconds)

    def refused(self, key: str) -> None:
        self._problems.labels(key).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
