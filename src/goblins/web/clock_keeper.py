"""Watches the machine's clock: against what has passed while we run, and against what is stored when we start.

While the clock is right, the time is stored once a minute. A clock that is before that when we start, or a day after
it, is in doubt until `goblins admin clock --confirm`. On a person's own machine (`strict` is False) only one that is
before it: nobody plays there every day.
"""

from __future__ import annotations

import asyncio

import structlog

from ..tables.store import Store, StoreUnavailable
from ..tables.times import JUMP, Clockwork, Doubt, wall

CLOCK, CONFIRMED = "clock", "clock-confirmed"
DAY = 24 * 3600 * 1000  # ms
FRESH = 10 * 60 * 1000  # ms in which a confirmation and the clock must agree
LOOK_EVERY = 10.0  # seconds
NOTE_EVERY = 6  # looks

log = structlog.get_logger("goblins.web")


class ClockKeeper:
    def __init__(self, store: Store, clockwork: Clockwork, strict: bool) -> None:
        self._rules = store.house_rules
        self._clockwork = clockwork
        self._strict = strict

    async def begin(self) -> None:
        last = await self._rules.mark(CLOCK) or await self._rules.last_change()
        doubt: Doubt | None = None
        if last and wall() < last - JUMP:
            doubt = "behind"
        elif last and self._strict and wall() > last + DAY:
            doubt = "ahead"
        if doubt is not None and not await self._is_confirmed():
            self._doubt(doubt, last)
        else:
            await self.note()

    async def watch_forever(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(LOOK_EVERY)
            looks += 1
            self.look()
            if looks % NOTE_EVERY == 0:
                await self.note()

    def look(self) -> None:
        if self._clockwork.doubt is None and self._clockwork.look():
            self._doubt("jumped")

    async def note(self) -> None:
        """So that the next one who starts can tell whether the clock is right."""
        if self._clockwork.doubt is None:
            try:
                await self._rules.put_mark(CLOCK, self._clockwork.now())
            except StoreUnavailable as problem:
                log.warning("store unavailable", problem=problem.key)

    async def obey(self) -> None:
        """Perhaps the clock was confirmed."""
        if self._clockwork.doubt is not None and await self._is_confirmed():
            self._clockwork.trust()
            log.warning("the clock is confirmed")
            await self.note()

    async def _is_confirmed(self) -> bool:
        confirmed = await self._rules.mark(CONFIRMED)
        return confirmed is not None and abs(wall() - confirmed) < FRESH

    def _doubt(self, doubt: Doubt, last: int | None = None) -> None:
        self._clockwork.hold(doubt, last)
        log.error(
            "the clock is in doubt: the run of the day waits for `goblins admin clock --confirm`",
            doubt=doubt,
            told=wall(),
            expected=self._clockwork.now(),
        )
