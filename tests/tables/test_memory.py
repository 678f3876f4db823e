"""Tables in memory: forgetting costs the same with many, and their weight has an end."""

from __future__ import annotations

import asyncio
import tracemalloc
from pathlib import Path

import pytest

from goblins.kernel import registry
from goblins.tables.budgets import IDLE_WITHIN, TABLE_MEMORY
from goblins.tables.entries import Arrangement
from goblins.tables.loaded import LoadedTable
from goblins.tables.memory import TableMemory
from goblins.tables.opening import Plan, entries_of_plan
from goblins.tables.scheduler import Scheduler
from goblins.tables.store import Store, StoreUnavailable
from goblins.tables.table_server import TableServer
from goblins.tables.worker_pool import WorkerPool
from tests.tables.stories import ANNA, Guest
from tests.tables.table_server.evenings import play_on

pytestmark = pytest.mark.anyio


class Looked(TableMemory):
    looks = 0

    def _is_needed(self, live: LoadedTable) -> bool:
        self.looks += 1
        return super()._is_needed(live)


@pytest.mark.parametrize("many", [100, 10_000])
def test_forgetting_looks_only_at_those_that_nobody_has_wanted_for_long(
    many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr("goblins.tables.memory.time.monotonic", lambda: now[0])
    memory = Looked()
    old = [LoadedTable(f"old{number}") for number in range(10)]
    for live in old:
        memory.add(live)
    now[0] = IDLE_WITHIN.most
    for number in range(many):
        memory.add(LoadedTable(f"new{number}"))
    now[0] += 1
    old[3].listeners.add(Guest(ANNA))
    memory.forget_idle()
    assert (memory.looks, len(memory.tables)) == (10, many + 1)
    memory.forget_idle()
    assert memory.looks == 10


async def house(tmp_path: Path) -> TableServer:
    return TableServer(await Store.open(str(tmp_path / "tables.db")))


async def opened(table_server: TableServer) -> str:
    plan = Plan(Arrangement("goblin-warlord", 2), ["you", "you"], start=True)
    return await table_server.open(entries_of_plan(plan, ANNA))


async def test_where_memory_is_full_tables_that_nobody_needs_make_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_server = await house(tmp_path)
    first, second = [await opened(table_server) for _ in range(2)]
    await table_server.enter(second, Guest(ANNA, 0))
    monkeypatch.setattr(TABLE_MEMORY, "most", table_server.loaded[second].weight + 1000)
    third = await opened(table_server)
    assert set(table_server.loaded) == {second, third}
    assert table_server.memory.weight == sum(live.weight for live in table_server.loaded.values())
    await table_server.enter(third, Guest(ANNA, 0))
    with pytest.raises(StoreUnavailable, match="So many tables"):
        await table_server.look(first)
    assert (await table_server.look(second)).status == "playing"
    await table_server.store.close()


@pytest.mark.parametrize("game", registry.names())
async def test_a_tables_weight_is_guessed_well(game: str, tmp_path: Path) -> None:
    """Within a third of it and three times as much: it is a bound, not a bill."""
    table_server = await house(tmp_path)
    seats = registry.find(game).seat_counts[0]
    plan = Plan(Arrangement(game, seats), ["you"] * seats, start=True)
    first = await table_server.open(entries_of_plan(plan, ANNA))
    await play_on(table_server, first, 100)
    table_server.memory.forget(table_server.loaded[first])
    await table_server.look(first)  # what all tables share is there
    table_server.memory.forget(table_server.loaded[first])
    tracemalloc.start()
    await table_server.look(first)
    real, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    guessed = table_server.loaded[first].weight
    await table_server.store.close()
    assert real / 3 <= guessed <= 3 * real


async def test_a_table_where_somebody_thinks_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(IDLE_WITHIN, "most", 0)
    table_server = await house(tmp_path)
    scheduler = Scheduler(table_server, WorkerPool(1), absent_after=0.05)
    id = await opened(table_server)
    table_server.memory.forget_idle()
    assert id in table_server.loaded  # Anna's absence is timed
    await asyncio.sleep(0.2)
    await table_server.settle()
    table_server.memory.forget_idle()
    assert id not in table_server.loaded
    scheduler.close()
    await table_server.store.close()
