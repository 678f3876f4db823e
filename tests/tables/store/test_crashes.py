"""What was acknowledged is there after a crash, and the journal has no holes."""

import asyncio
import random
import signal
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

from goblins.tables.store import Store, StoreUnavailable, postgres, postgres_link

from ..postgres import Cluster
from .stories import closing, moves, numbers, until

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]


@pytest.fixture(params=["sqlite", "postgres"])
def durable_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    cluster: Cluster = request.getfixturevalue("own_cluster")
    return cluster.copy("empty", request.node.name)


def killed_after(appender: "subprocess.Popen[str]", acknowledgements: int) -> list[str]:
    """What it had printed by then."""
    assert appender.stdout is not None
    lines = [appender.stdout.readline() for _ in range(acknowledgements)]
    appender.send_signal(signal.SIGKILL)
    rest = appender.stdout.readlines()
    appender.wait()
    appender.stdout.close()
    return [line for line in lines + rest if line.endswith("\n")]


async def test_killed_five_times_it_has_every_acknowledged_row(durable_url: str) -> None:
    chance = random.Random(4)
    acknowledged: Counter[str] = Counter()
    command = [sys.executable, "-m", "tests.tables.store.appender", durable_url]
    for _ in range(5):
        appender = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        for line in killed_after(appender, chance.randrange(1, 400)):
            table, number = line.split()
            acknowledged[table] = max(acknowledged[table], int(number))
    async with closing(durable_url) as store:
        for table, last in acknowledged.items():
            stored = await numbers(store, table)
            snapshot = await store.snapshot(table)
            assert stored == list(range(1, len(stored) + 1))
            assert len(stored) >= last
            assert snapshot is not None
            assert snapshot.number == len(stored)
    assert len(acknowledged) == 8


async def keep_playing(store: Store, table: str, acknowledged: dict[str, int], stop: asyncio.Event) -> None:
    """As a live table would: after an error it reads where it stands and goes on."""
    while not stop.is_set():
        with suppress(StoreUnavailable):
            number = len(await store.rows(table))
            while not stop.is_set():
                number += 1
                await store.append(moves(table, number))
                acknowledged[table] = number
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("how", ["fast", "immediate"])
async def test_a_server_that_restarts_costs_patience_and_no_rows(own_cluster: Cluster, how: str) -> None:
    acknowledged: dict[str, int] = {}
    stop = asyncio.Event()
    async with closing(own_cluster.copy("empty", f"restart-{how}")) as store:
        async with asyncio.timeout(40), asyncio.TaskGroup() as players:
            for i in range(8):
                players.create_task(keep_playing(store, f"t{i}", acknowledged, stop))
            await until(lambda: len(acknowledged) == 8)
            await asyncio.to_thread(own_cluster.down, how)
            before = dict(acknowledged)
            await asyncio.to_thread(own_cluster.up)
            await until(lambda: all(acknowledged[table] > last for table, last in before.items()))
            stop.set()
        for table, last in acknowledged.items():
            assert await numbers(store, table) == list(range(1, last + 1))


async def test_a_server_that_stays_away_is_reported_and_found_again(
    own_cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.2)
    async with closing(own_cluster.copy("empty", "away")) as store:
        await store.append(moves("t", 1))
        own_cluster.down()
        for work in (
            lambda: store.append(moves("t", 2)),
            lambda: store.rows("t"),
            lambda: store.card("t"),
            store.ping,
        ):
            with pytest.raises(StoreUnavailable) as refused:
                await work()
            assert refused.value.key == "store-gone"
        own_cluster.up()
        await asyncio.sleep(postgres_link.LONGEST)
        await store.ping()
        await store.append(moves("t", 2))
        assert await numbers(store, "t") == [1, 2]


@pytest.mark.parametrize("commits", [True, False], ids=["after", "before"])
async def test_a_connection_lost_while_committing_is_asked_about_and_nothing_is_stored_twice(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, commits: bool
) -> None:
    honest = asyncpg.Connection.execute
    breaks = iter([True])

    async def breaking(connection: asyncpg.Connection, query: str, *arguments: object, **more: object) -> object:
        if query == "COMMIT" and next(breaks, False):
            if commits:
                await honest(connection, query)
            connection.terminate()
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
        return await honest(connection, query, *arguments, **more)

    async with closing(postgres_url) as store:
        await store.append(moves("t", 1))
        monkeypatch.setattr(asyncpg.Connection, "execute", breaking)
        await store.append(moves("t", 2))
        await store.append(moves("t", 3))
        assert await numbers(store, "t") == [1, 2, 3]


async def test_a_transaction_of_somebody_else_with_the_same_number_is_not_taken_for_ones_own(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A standby that took over numbers its transactions from what it had heard of."""
    honest = asyncpg.Connection.execute
    breaks = iter([True])

    async def breaking(connection: asyncpg.Connection, query: str, *arguments: object, **more: object) -> object:
        if query == "COMMIT" and next(breaks, False):
            connection.terminate()
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
        return await honest(connection, query, *arguments, **more)

    async def committed(doubt: postgres.Doubt, connection: asyncpg.Connection) -> bool:
        doubt.transaction = None
        return True

    async with closing(postgres_url) as store:
        await store.append(moves("t", 1))
        monkeypatch.setattr(asyncpg.Connection, "execute", breaking)
        monkeypatch.setattr(postgres.Doubt, "was_committed", committed)
        await store.append(moves("t", 2))
        assert await numbers(store, "t") == [1, 2]
