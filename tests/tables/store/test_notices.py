"""Processes on one PostgreSQL database wake each other."""

import asyncio

import pytest

from goblins.tables.store import Conflict, Store

from ..postgres import Cluster
from .stories import moves, until

pytestmark = pytest.mark.anyio


async def test_the_others_hear_of_an_append_and_its_author_does_not(postgres_url: str) -> None:
    stores = [await Store.open(postgres_url) for _ in range(3)]
    heard: list[list[tuple[str, int]]] = [[], [], []]
    for store, notices in zip(stores, heard):
        store.listen(lambda table, number, notices=notices: notices.append((table, number)))  # type: ignore[misc]
    await stores[0].append(moves("t", 1, 3))
    await asyncio.gather(*(stores[0].append(moves(f"u{i:03}", 1)) for i in range(250)))
    await until(lambda: len(heard[1]) == len(heard[2]) == 251)
    assert heard[0] == []
    assert heard[1] == heard[2] == [("t", 3), *((f"u{i:03}", 1) for i in range(250))]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_conflict_is_not_announced(postgres_url: str) -> None:
    one, other = await Store.open(postgres_url), await Store.open(postgres_url)
    heard: list[tuple[str, int]] = []
    one.listen(lambda table, number: heard.append((table, number)))
    await one.append(moves("t", 1))
    with pytest.raises(Conflict):
        await other.append(moves("t", 1))
    await other.append(moves("u", 1))
    await until(lambda: bool(heard))
    assert heard == [("u", 1)]
    await one.close()
    await other.close()


async def test_a_listener_that_lost_its_connection_says_that_it_may_have_missed_something(
    postgres_url: str, cluster: Cluster
) -> None:
    one, other = await Store.open(postgres_url), await Store.open(postgres_url)
    heard: list[tuple[str, int]] = []
    missed: list[bool] = []
    one.listen(lambda table, number: heard.append((table, number)), lambda: missed.append(True))
    cluster.sql(
        "postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {its_database(postgres_url)}"
    )
    await until(lambda: missed == [True])
    await other.append(moves("t", 1))
    await until(lambda: heard == [("t", 1)])
    await one.close()
    await other.close()


def its_database(url: str) -> str:
    return f"datname = '{url.partition('@/')[2].partition('?')[0]}'"
