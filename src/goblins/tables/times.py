"""The time of day, without its jumps: a clock that is set while we run moves no deadline and no row backwards."""

from __future__ import annotations

import time

GRACE = 30_000  # ms after the start in which no clock decides for anybody: people must find back first


class Clockwork:
    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()
        self.started = self.now()

    def now(self) -> int:
        """Milliseconds since the epoch, as it was told when we started."""
        return int((time.monotonic() + self._offset) * 1000)

    def due(self, deadline: int) -> int:
        """When a deadline is really enforced."""
        return max(deadline, self.started + GRACE)
