"""The time of day, without its jumps: a clock that is set while we run moves no deadline and no row backwards.

A clock may be wrong. Then the time of day is in *doubt*: it goes on from where it was last right, no clock decides
for anybody, and the run of the day waits, until whoever keeps the server has confirmed the clock.
"""

from __future__ import annotations

import time
from typing import Literal

GRACE = 30_000  # ms after the start in which no clock decides for anybody: people must find back first
JUMP = 60_000  # ms by which the clock may differ from what has passed; more was set by somebody
SLEW = 2_000  # ms of a difference that are followed: clocks are corrected a little all the time
Doubt = Literal["jumped", "behind", "ahead"]


def steady() -> float:
    """Seconds that have passed, those in which the machine slept too, where it can tell."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def wall() -> int:
    """Milliseconds since the epoch, as the machine's clock tells it."""
    return int(time.time() * 1000)


class Clockwork:
    def __init__(self) -> None:
        self._offset = wall() - int(steady() * 1000)
        self.started = self.now()
        self.doubt: Doubt | None = None
        self._confirmed_at = 0
        self._lost = 0  # ms that nobody could use, when the clock was last confirmed

    def now(self) -> int:
        """Milliseconds since the epoch, as it was told when we started."""
        return int(steady() * 1000) + self._offset

    def due(self, deadline: int, time_allowed: int = 0) -> int:
        """When a deadline is really enforced: nobody loses by a clock that was in doubt."""
        if self.doubt is not None:
            return max(deadline, self.now() + GRACE)
        if deadline - time_allowed < self._confirmed_at:
            deadline += self._lost
        return max(deadline, self.started + GRACE)

    def look(self) -> bool:
        """Has somebody set the machine's clock?"""
        difference = wall() - self.now()
        if abs(difference) <= SLEW:
            self._offset += difference
        return abs(difference) > JUMP

    def hold(self, doubt: Doubt, at: int | None = None) -> None:
        """Go on from that moment, or from where it stands."""
        self.doubt = doubt
        if at is not None:
            self._offset = at - int(steady() * 1000)

    def trust(self) -> None:
        """The machine's clock is right."""
        self._lost = max(0, wall() - self.now())
        self._offset = wall() - int(steady() * 1000)
        self.doubt = None
        self.started = self._confirmed_at = self.now()
