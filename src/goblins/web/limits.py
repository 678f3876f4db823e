"""How often somebody may ask for something: token buckets in memory, for a person and for an address."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

from ..kernel.errors import BadInput
from ..tables.budgets import (
    ALL,
    BUCKETS,
    MESSAGES,
    SENDING,
    SOCKETS,
    SOCKETS_OF_A_PERSON,
    SOCKETS_OF_AN_ADDRESS,
    TALKING,
    TALKING_NEARBY,
    Budget,
    Rate,
)


class Bucket:
    """Fills up to the burst; every request takes some of it."""

    __slots__ = ("at", "burst", "per_second", "rate", "tokens")

    def __init__(self, rate: Rate, pace: float, now: float) -> None:
        self.rate = rate
        self.per_second = rate.per_second * pace
        self.burst = max(1.0, rate.burst * pace)
        self.tokens = self.burst
        self.at = now

    def take(self, now: float, amount: float = 1.0) -> float:
        """0.0 if there was so much, or else the seconds until there will be."""
        wait = self.wait(now, amount)
        if wait:
            self.rate.refused += 1
        else:
            self.charge(amount)
        return wait

    def wait(self, now: float, amount: float) -> float:
        """The seconds until there is so much."""
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.per_second)
        self.at = now
        return max(0.0, (min(amount, self.burst) - self.tokens) / self.per_second)

    def charge(self, amount: float) -> None:
        """Take it whether or not there is so much: it was used already."""
        self.tokens -= amount
        self.rate.used += amount


class Limits:
    """`pace` is how many times as often as the budgets say; 0: without limits."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace
        self._buckets: dict[Rate, OrderedDict[str, Bucket]] = {
            rate: OrderedDict() for rate in ALL if isinstance(rate, Rate)
        }
        BUCKETS.measure = lambda: max(len(buckets) for buckets in self._buckets.values())

    def spend(self, rate: Rate, *callers: str, amount: float = 1.0) -> None:
        """BadInput if one of these (a person, an address) asks too often."""
        if not self.pace:
            return
        now = time.monotonic()
        wait = max(self._bucket(rate, caller, now).take(now, amount) for caller in callers)
        if wait:
            raise _too_many(wait)

    def check(self, rate: Rate, *callers: str) -> None:
        """BadInput if one of these has used up what there was: what is charged is known afterwards."""
        if not self.pace:
            return
        now = time.monotonic()
        wait = max(self._bucket(rate, caller, now).wait(now, 0.0) for caller in callers)
        if wait:
            rate.refuse()
            raise _too_many(wait)

    def charge(self, rate: Rate, *callers: str, amount: float) -> None:
        if self.pace:
            now = time.monotonic()
            for caller in callers:
                self._bucket(rate, caller, now).charge(amount)

    def spend_talk(self, table: str, person: str, address: str) -> None:
        self.spend(TALKING, f"{table} {person}")
        self.spend(TALKING_NEARBY, address)

    def socket(self) -> Bucket | None:
        return Bucket(MESSAGES, self.pace, time.monotonic()) if self.pace else None

    def sending(self, address: str) -> Bucket | None:
        """What an address may send: its sockets share it."""
        return self._bucket(SENDING, address, time.monotonic()) if self.pace else None

    def _bucket(self, rate: Rate, caller: str, now: float) -> Bucket:
        buckets = self._buckets[rate]
        bucket = buckets.get(caller)
        if bucket is None:
            bucket = buckets[caller] = Bucket(rate, self.pace, now)
            if len(buckets) > BUCKETS.most:
                BUCKETS.refuse()
                buckets.popitem(last=False)
        buckets.move_to_end(caller)
        return bucket


def _too_many(wait: float) -> BadInput:
    return BadInput("too-many", seconds=max(1, round(wait)))


class Places:
    """How many of something a person and an address have at once, and all together."""

    def __init__(self, person: Budget, address: Budget, everybody: Budget, address_most: int | None = None) -> None:
        self.budgets = {"person": person, "address": address, "": everybody}
        self._most = {"person": person.most, "address": address_most or address.most, "": everybody.most}
        self._taken: Counter[tuple[str, str]] = Counter()

    def come(self, person: str, address: str) -> Budget | None:
        """The budget that has no place left, if there is one."""
        places = _places(person, address)
        for place in places:
            if self._taken[place] >= self._most[place[0]]:
                self.budgets[place[0]].refuse()
                return self.budgets[place[0]]
        self._taken.update(places)
        for place in places:
            self.budgets[place[0]].note(self._taken[place])
        self.budgets[""].used = self.count
        return None

    def go(self, person: str, address: str) -> None:
        for place in _places(person, address):
            self._taken[place] -= 1
            if self._taken[place] <= 0:
                del self._taken[place]
        self.budgets[""].used = self.count

    @property
    def count(self) -> int:
        return self._taken["", ""]


def _places(person: str, address: str) -> list[tuple[str, str]]:
    return [("person", person), ("address", address), ("", "")]


def open_sockets(of_an_address: int | None = None) -> Places:
    return Places(SOCKETS_OF_A_PERSON, SOCKETS_OF_AN_ADDRESS, SOCKETS, of_an_address)
