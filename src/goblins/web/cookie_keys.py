"""The secrets that cookies are signed with: a new one every month, made by whichever process needs it first.

A cookie holds as long as the secret of its month is kept, which is longer than it lives. To make all cookies void,
rotate the months' secrets (`CookieKeys.forget`).
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from ..tables.store import Store
from .identity import sign, verified

MONTHS = 14  # that signatures hold
RELOAD_AFTER = 60.0  # seconds between two looks for secrets that another process has made


class CookieKeys:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._month = -1
        self._keys: Sequence[bytes] = ()
        self._loaded_at = float("-inf")

    async def sign(self, id: str, now: int) -> str:
        await self._load(now)
        return sign(id, now, self._keys)

    async def verified(self, cookie: str, now: int) -> tuple[str, int] | None:
        await self._load(now)
        found = verified(cookie, self._keys)
        if found is None and time.monotonic() - self._loaded_at > RELOAD_AFTER:
            self._month = -1
            await self._load(now)
            found = verified(cookie, self._keys)
        return found

    async def _load(self, now: int) -> None:
        month = month_of(now)
        if month == self._month:
            return
        newest = await self._store.secret(name_of_month(month))
        keys = [newest]
        # The next month's too: another process' clock may be a little ahead.
        for other in (month, month + 1, *range(month - 1, month - MONTHS, -1)):
            keys += [key for key in await self._store.secrets(name_of_month(other)) if key != newest]
        self._keys, self._month, self._loaded_at = keys, month, time.monotonic()

    async def look_again(self, now: int) -> bool:
        """For whoever was told that something was decided: have secrets gone since the last look?"""
        before, self._month = self._keys, -1
        await self._load(now)
        return not set(before) <= set(self._keys)

    async def forget(self, now: int) -> None:
        """Make every cookie that was ever signed void."""
        month = month_of(now)
        for other in range(month - MONTHS, month + 2):
            if other == month or await self._store.secrets(name_of_month(other)):
                await self._store.rotate(name_of_month(other), keep=1)
        self._month = -1


def month_of(now: int) -> int:
    """Months of thirty days since the epoch."""
    return now // (30 * 24 * 3600 * 1000)


def name_of_month(month: int) -> str:
    return f"cookie {month}"
