"""Those who ask at the same time travel together."""

from __future__ import annotations

import asyncio

import pytest

from goblins.tables.store.gather import Gather

MOMENT = 0.05

pytestmark = pytest.mark.anyio


class Ferry:
    def __init__(self) -> None:
        self.trips: list[list[int]] = []
        self.free = asyncio.Event()
        self.free.set()

    async def cross(self, group: list[int]) -> list[int]:
        self.trips.append(group)
        await self.free.wait()
        return group


async def test_whoever_asks_alone_never_waits() -> None:
    ferry = Ferry()
    gather: Gather[int, int] = Gather(ferry.cross, moment=3600)
    assert [await gather.ask(number) for number in range(3)] == [0, 1, 2]
    assert ferry.trips == [[0], [1], [2]]


async def test_those_who_come_during_a_trip_take_the_next_one_together() -> None:
    ferry = Ferry()
    gather: Gather[int, int] = Gather(ferry.cross)
    ferry.free.clear()
    first = gather.ask(0)
    await asyncio.sleep(0)
    others = [gather.ask(number) for number in (1, 2, 3)]
    ferry.free.set()
    await asyncio.gather(first, *others)
    assert ferry.trips == [[0], [1, 2, 3]]


async def test_after_a_trip_of_several_the_next_one_waits_a_moment_for_more() -> None:
    ferry = Ferry()
    gather: Gather[int, int] = Gather(ferry.cross, moment=MOMENT)
    ferry.free.clear()
    together = [gather.ask(number) for number in (0, 1)]
    await asyncio.sleep(0)
    early = gather.ask(2)
    ferry.free.set()
    await asyncio.gather(*together)
    late = gather.ask(3)
    await asyncio.gather(early, late)
    assert ferry.trips == [[0, 1], [2, 3]]


async def test_a_full_trip_waits_for_nobody() -> None:
    ferry = Ferry()
    gather: Gather[int, int] = Gather(ferry.cross, most=2, moment=3600)
    await asyncio.gather(*(gather.ask(number) for number in range(6)))
    assert ferry.trips == [[0, 1], [2, 3], [4, 5]]
