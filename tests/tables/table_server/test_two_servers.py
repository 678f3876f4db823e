"""Several processes serve one table, on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from goblins.tables.entries import Left
from goblins.tables.requests import MakeMove
from goblins.tables.requests.talking import React
from goblins.tables.scheduler import Scheduler
from goblins.tables.store import Row, Store, StoreUnavailable
from goblins.tables.table import LiveTable
from goblins.tables.table_server import TableServer
from goblins.web.presence import Presence

from ..stories import ANNA, BORIS, Guest, standing
from .conftest import QuickThinkers
from .evenings import entries_at, eventually, next_move, opened, play_on, started, table_in, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def halls(postgres_url: str) -> AsyncIterator[list[TableServer]]:
    stores = [await Store.open(postgres_url) for _ in range(2)]
    halls = [TableServer(store) for store in stores]
    yield halls
    for table_server in halls:
        await table_server.settle()
    for store in stores:
        await store.close()


async def caught_up(table_server: TableServer, with_table: LiveTable) -> None:
    number = with_table.number
    await until(table_server, with_table.id, lambda table: table.number == number)


async def test_two_halls_alternate_and_see_each_other(halls: list[TableServer]) -> None:
    here, there = halls
    id = await started(here, ANNA, BORIS)
    guests = [Guest(ANNA, 0), Guest(BORIS, 1)]
    await here.enter(id, guests[0])
    await there.enter(id, guests[1])
    for number in range(30):
        table = await play_on(halls[number % 2], id, 1, seed=number)
        await caught_up(halls[(number + 1) % 2], table)
    assert standing(table_in(here, id)) == standing(table_in(there, id))
    await eventually(lambda: guests[0].seen == guests[1].seen)
    assert guests[0].rows == guests[1].rows == list(range(1, guests[0].seen + 1))


async def test_the_same_move_sent_to_both_is_made_once(halls: list[TableServer]) -> None:
    here, there = halls
    id = await started(here, ANNA, BORIS)
    mover, move = next_move(await there.look(id))
    same = MakeMove(move.seat, move.move, "the same")
    before = table_in(here, id).number
    await here.ask(id, mover, same)
    await there.ask(id, mover, same)
    assert len(await there.store.rows(id)) == before + 1


async def test_a_hall_that_has_not_heard_yet_finds_out_when_it_stores(halls: list[TableServer]) -> None:
    here, there = halls
    id = await opened(here, "you", "random")
    await there.look(id)
    there._heard = lambda id, number: None  # type: ignore[method-assign]
    there.store.listen(lambda id, number: None)
    await here.ask(id, ANNA, React("red", "cheer"))
    table = await there.ask(id, ANNA, React("red", "gasp"))
    assert [kept.entry.__struct_config__.tag for kept in table.rows[-2:]] == ["reacted", "reacted"]
    assert [row.number for row in await there.store.rows(id)] == list(range(1, table.number + 1))


async def test_a_hall_whose_store_is_away_when_others_move_reads_the_table_anew(halls: list[TableServer]) -> None:
    here, there = halls
    id = await opened(here, "you", "random")
    await there.look(id)
    rows = there.store.rows

    async def away(table: str, after: int = 0) -> list[Row]:
        raise StoreUnavailable("store-gone")

    there.store.rows = away  # type: ignore[method-assign]
    await here.ask(id, ANNA, React("red", "cheer"))
    await eventually(lambda: there.loaded[id].table is None)
    there.store.rows = rows  # type: ignore[method-assign]
    assert standing(await there.look(id)) == standing(table_in(here, id))


async def test_whoever_is_connected_elsewhere_is_missed_once_at_most(halls: list[TableServer]) -> None:
    schedulers = [Scheduler(table_server, QuickThinkers(1), absent_after=0.1) for table_server in halls]
    here, there = halls
    id = await started(here, ANNA, BORIS)
    await here.enter(id, Guest(ANNA, 0))
    await there.enter(id, Guest(BORIS, 1))
    await asyncio.sleep(1.0)
    table = await here.look(id)
    assert not any(chair.away for chair in table.chairs)
    assert entries_at(table).count("left") <= 2
    for scheduler in schedulers:
        scheduler.close()


async def test_who_is_connected_to_another_process_is_there_until_they_are_missed(halls: list[TableServer]) -> None:
    here, there = halls
    id = await started(here, ANNA, BORIS)
    await here.enter(id, Guest(ANNA, 0))
    await there.enter(id, Guest(BORIS, 1))
    presence = Presence(here)
    assert presence.of(here.loaded[id], table_in(here, id)).connected == ["red", "blue"]
    table = await here.do(id, lambda _: [Left(1, missed=True)])
    assert presence.of(here.loaded[id], table).connected == ["red"]
