"""First attempts at the run of the day, as the store keeps them."""

import asyncio
from collections import Counter

import msgspec
import pytest

from goblins.tables.store import DailyAttempt, Identity, Store

from .stories import card, closing, moves

pytestmark = pytest.mark.anyio

DATE, NEXT = "2026-11-15", "2026-11-16"


async def known(store: Store, *names: str) -> None:
    for name in names:
        await store.put_identity(Identity(name, name.title(), "1", "en", 1, 1))


async def settled(store: Store, identity: str, points: int, at: int, **more: object) -> None:
    claimed = await store.dailies.claim(DailyAttempt(DATE, identity, f"table-{identity}"))
    result = {"standing": "counts", "points": points, "ending": "beaten", "day": 7, "finished_at": at, **more}
    await store.dailies.settle(msgspec.structs.replace(claimed, **result))


async def test_one_identity_has_one_first_attempt_on_a_date(store: Store) -> None:
    await known(store, "ann")
    first = await store.dailies.claim(DailyAttempt(DATE, "ann", "t1"))
    assert await store.dailies.claim(DailyAttempt(DATE, "ann", "t2")) == first == DailyAttempt(DATE, "ann", "t1")
    assert (await store.dailies.claim(DailyAttempt(NEXT, "ann", "t3"))).table == "t3"
    assert await store.dailies.of("ann", DATE, DATE) == {DATE: first}


async def test_of_many_processes_that_claim_it_at_once_one_is_first(store_url: str) -> None:
    async with closing(store_url) as here, closing(store_url) as there:
        await known(here, "ann")
        claims = (
            store.dailies.claim(DailyAttempt(DATE, "ann", f"t{i}")) for i, store in enumerate([here, there] * 6)
        )
        won = Counter(attempt.table for attempt in await asyncio.gather(*claims))
        assert len(won) == 1
        assert await here.dailies.started(DATE) == 1


async def test_an_attempt_is_settled_once_its_table_is_over(store: Store) -> None:
    await known(store, "ann", "bob")
    for name, status in (("ann", "over"), ("bob", "playing")):
        await store.append(moves(f"table-{name}", 1, card=card(status=status)))
        await store.dailies.claim(DailyAttempt(DATE, name, f"table-{name}"))
    [found] = await store.dailies.unsettled(DATE, NEXT)
    assert found.identity == "ann"
    await settled(store, "ann", 11, 5)
    assert await store.dailies.unsettled(DATE, NEXT) == []
    assert (await store.dailies.of("ann", DATE, NEXT))[DATE].points == 11


async def test_the_best_come_first_and_of_equals_who_was_there_first(store: Store) -> None:
    await known(store, "ann", "bob", "eve", "zog")
    await settled(store, "ann", 12, 30)
    await settled(store, "bob", 16, 20)
    await settled(store, "eve", 16, 10)
    await settled(store, "zog", 18, 5, standing="helped")
    assert [one.identity for one in await store.dailies.ranked(DATE, 10)] == ["eve", "bob", "ann"]
    assert [one.identity for one in await store.dailies.ranked(DATE, 1)] == ["eve"]
    assert [await store.dailies.rank(DATE, points) for points in (16, 12, 0)] == [1, 3, 4]
    assert await store.dailies.started(DATE) == 4
    assert await store.dailies.best_points(DATE, NEXT) == {DATE: 16}
