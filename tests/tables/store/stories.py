"""Short words for what the store's tests append."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from goblins.tables.store import Append, Card, Row, Snapshot, Store


def row(number: int, payload: bytes = b"{}", at: int = 1_000) -> Row:
    return Row(number, at + number, "move", payload)


def moves(table: str, first: int, last: int | None = None, payload: bytes = b"{}", **more: Any) -> Append:
    numbers = range(first, (last or first) + 1)
    return Append(table, first, tuple(row(number, payload) for number in numbers), **more)


def card(**changes: Any) -> Card:
    plain: dict[str, Any] = {
        "changed_at": 1,
        "game": "goblin-warlord",
        "status": "lobby",
        "public": True,
        "host": "ann",
        "rules": 3,
        "open_seats": 2,
        "members": {"ann": "red"},
    }
    return Card(**plain | changes)


def snapshot(number: int, state: bytes = b"state") -> Snapshot:
    return Snapshot(number, 3, "layout", state)


async def numbers(store: Store, table: str) -> list[int]:
    return [row.number for row in await store.rows(table)]


@asynccontextmanager
async def closing(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)
