"""A table in memory, who listens to it, and the lock for changing it."""

from __future__ import annotations

import asyncio
from collections import deque

from .renderer import Listener
from .table import LiveTable


class QueueLock:
    """A lock that is handed on in the order of asking. Unlike asyncio's it can be taken at once if it is free."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def is_taken(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Take it, if nobody has it."""
        if self._taken:
            return False
        self._taken = True
        return True

    def pass_on(self) -> None:
        """Hand it to whoever has waited longest; if nobody waits, it is free."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # it was our turn already
                self.pass_on()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.pass_on()


class LoadedTable:
    def __init__(self, id: str) -> None:
        self.id = id
        self.table: LiveTable | None = None  # None: to be read from the store
        self.lock = QueueLock()
        self.listeners: set[Listener] = set()
        self.listener_changes = 0  # how many times listeners came or went
        self.checked: tuple[int, str] | None = None  # the setting in which all of them may look
        self.minded: tuple[int, tuple[int, str]] | None = None  # who was around when people were last minded
        self.presence: tuple[int, tuple[int, str], list[str]] | None = None  # what was last told of it
        self.touched = 0.0  # when somebody last wanted it, by the clock of the loop
        self.weight = 0  # bytes of memory, as we guess them
        self.progress: dict[int, float] = {}  # how much of their thinking the bots in these seats have done

    def is_here(self, who: str) -> bool:
        return any(listener.person.id == who for listener in self.listeners)
