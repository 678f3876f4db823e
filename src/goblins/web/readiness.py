"""Would a move be stored now? We try by writing, at most once a second, because anybody may ask."""

from __future__ import annotations

import asyncio

from ..tables.store import Store

EVERY = 1.0  # seconds between two trials


class Readiness:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._trial: asyncio.Task[None] | None = None
        self._tried_at = 0.0

    async def check(self) -> None:
        """Raises StoreUnavailable if not."""
        loop = asyncio.get_running_loop()
        if self._trial is None or (self._trial.done() and loop.time() - self._tried_at >= EVERY):
            self._tried_at = loop.time()
            self._trial = loop.create_task(self._store.ping())
            self._trial.add_done_callback(lambda trial: trial.cancelled() or trial.exception())
        await asyncio.shield(self._trial)
