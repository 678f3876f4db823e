"""How often somebody may ask for something: token buckets in memory, for a person and for an address."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from typing import NamedTuple

from ..kernel.errors import BadInput

MOST_BUCKETS = 20_000  # of one kind; whoever has not asked for longest is forgotten first


class Rate(NamedTuple):
    per_second: float
    burst: int


RATES = {
    "requests": Rate(40, 300),  # of an address, whatever they are for
    "asking": Rate(20, 100),
    "thinking": Rate(4, 40),  # what costs us more than a look
    "opening": Rate(0.1, 20),
    "arriving": Rate(0.2, 60),  # new identities; a whole club may sit behind one address
    "joining": Rate(0.2, 20),
    "codes": Rate(1 / 60, 5),
    "sign-in": Rate(1 / 30, 6),
    "reporting": Rate(1 / 60, 5),
    "documents": Rate(0.2, 10),
    "talking": Rate(1, 12),  # of a person at a table
    "talking-nearby": Rate(10, 120),  # of an address, at all tables
}
MESSAGES = Rate(50, 200)  # of one socket


class Bucket:
    """Fills up to the burst; every request takes one."""

    __slots__ = ("at", "rate", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = float(rate.burst)
        self.at = now

    def take(self, now: float) -> float:
        """0.0 if there was a token, or else the seconds until there will be one."""
        self.tokens = min(self.rate.burst, self.tokens + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.tokens < 1:
            return (1 - self.tokens) / self.rate.per_second
        self.tokens -= 1
        return 0.0


class Limits:
    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace
        self._buckets: dict[str, OrderedDict[str, Bucket]] = {kind: OrderedDict() for kind in RATES}

    def spend(self, kind: str, *callers: str) -> None:
        """BadInput if one of these (a person, an address) asks too often."""
        if not self.pace:
            return
        now = time.monotonic()
        wait = max(self._bucket(kind, caller, now).take(now) for caller in callers)
        if wait:
            raise BadInput("too-many", seconds=max(1, round(wait)))

    def spend_talk(self, table: str, person: str, address: str) -> None:
        self.spend("talking", f"{table} {person}")
        self.spend("talking-nearby", address)

    def socket(self) -> Bucket | None:
        return Bucket(self._paced(MESSAGES), time.monotonic()) if self.pace else None

    def _paced(self, rate: Rate) -> Rate:
        return Rate(rate.per_second * self.pace, max(1, round(rate.burst * self.pace)))

    def _bucket(self, kind: str, caller: str, now: float) -> Bucket:
        buckets = self._buckets[kind]
        bucket = buckets.get(caller)
        if bucket is None:
            bucket = buckets[caller] = Bucket(self._paced(RATES[kind]), now)
            if len(buckets) > MOST_BUCKETS:
                buckets.popitem(last=False)
        buckets.move_to_end(caller)
        return bucket


class OpenSockets:
    """How many sockets a person and an address have open."""

    def __init__(self, per_person: int, per_address: int) -> None:
        self._most = {"person": per_person, "address": per_address}
        self._open: Counter[tuple[str, str]] = Counter()

    def come(self, person: str, address: str) -> None:
        places = [("person", person), ("address", address)]
        if any(self._open[place] >= self._most[place[0]] for place in places):
            raise BadInput("too-many-sockets")
        self._open.update(places)

    def go(self, person: str, address: str) -> None:
        for place in (("person", person), ("address", address)):
            self._open[place] -= 1
            if self._open[place] <= 0:
                del self._open[place]

    @property
    def count(self) -> int:
        return sum(number for (kind, _), number in self._open.items() if kind == "person")
