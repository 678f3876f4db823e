"""A request is stored before anybody hears of it; where it cannot be stored, nothing has happened."""

import asyncio
from typing import Any

import pytest

from goblins.kernel.errors import BadInput
from goblins.tables.budgets import TABLE_BYTES, TABLE_ROWS
from goblins.tables.requests import Close, Leave, MakeMove
from goblins.tables.requests.talking import Say
from goblins.tables.store import Conflict, StoreUnavailable
from goblins.tables.table_server import TableServer

from ..stories import ANNA, BORIS, Guest, standing
from .conftest import Watch
from .evenings import failing, next_move, opened, play_on, started, table_in

pytestmark = pytest.mark.anyio


async def test_what_was_granted_is_stored_when_the_answer_comes(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    table = await play_on(table_server, id, 10)
    rows = await table_server.store.rows(id)
    assert [row.number for row in rows] == list(range(1, table.number + 1))
    assert [row.kind for row in rows[-10:]] == ["moved"] * 10


async def test_a_table_that_does_not_exist_is_unknown(table_server: TableServer) -> None:
    for asked in (table_server.look("nowhere"), table_server.enter("nowhere", Guest(ANNA))):
        with pytest.raises(BadInput, match="no such table"):
            await asked
    assert table_server.loaded == {}


async def test_a_journal_takes_so_many_rows_and_then_the_table_can_only_be_left_or_closed(
    table_server: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await started(table_server, ANNA, BORIS)
    table = await play_on(table_server, id, 3)
    monkeypatch.setattr(TABLE_ROWS, "most", table.number)
    with pytest.raises(BadInput, match="takes no more"):
        await table_server.ask(id, ANNA, Say("red", "hello"))
    await table_server.ask(id, BORIS, Leave())
    assert (await table_server.ask(id, ANNA, Close())).closed


async def test_a_journal_takes_so_many_bytes_however_few_its_rows_are(
    table_server: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await started(table_server, ANNA, BORIS)
    table = await play_on(table_server, id, 3)
    stored = await table_server.store.rows(id)
    assert table.size == sum(len(row.payload) for row in stored)
    monkeypatch.setattr(TABLE_BYTES, "most", table.size - 1)
    with pytest.raises(BadInput, match="journal is full"):
        await table_server.ask(id, ANNA, Say("red", "hello"))
    assert (await table_server.ask(id, ANNA, Close())).closed


async def test_a_refused_request_is_heard_by_nobody(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await table_server.enter(id, guest)
    with pytest.raises(BadInput):
        await table_server.ask(id, BORIS, MakeMove("red", "recruit 1"))
    assert len(guest.heard) == 1


async def test_a_move_that_cannot_be_stored_is_heard_by_nobody_and_can_be_asked_again(
    table_server: TableServer,
) -> None:
    id = await started(table_server, ANNA, BORIS)
    before = standing(await table_server.look(id))
    guests = [Guest(ANNA, 0), Guest(BORIS, 1)]
    for guest in guests:
        await table_server.enter(id, guest)
    mover, move = next_move(await table_server.look(id))
    failing(table_server, lambda append: StoreUnavailable("store-full"))
    with pytest.raises(StoreUnavailable):
        await table_server.ask(id, mover, move)
    assert [len(guest.heard) for guest in guests] == [1, 1]
    assert standing(await table_server.look(id)) == before
    table = await table_server.ask(id, mover, move)
    assert [len(guest.heard) for guest in guests] == [2, 2]
    assert table.number == len(before["rows"]) + 1


async def test_whoever_is_overtaken_by_another_process_tries_again_by_itself(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await table_server.enter(id, guest)
    mover, move = next_move(table_in(table_server, id))
    before = table_in(table_server, id).number
    failing(table_server, lambda append: Conflict(append.table, append.number))
    table = await table_server.ask(id, mover, move)
    assert table.number == before + 1
    assert [row["deed"] for row in guest.heard[-1]["rows"]] == ["moved"]
    assert len(await table_server.store.rows(id)) == before + 1


async def test_whoever_is_overtaken_all_the_time_is_told_so(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    mover, move = next_move(table_in(table_server, id))
    before = standing(table_in(table_server, id))
    failing(table_server, lambda append: Conflict(append.table, append.number), times=4)
    with pytest.raises(BadInput) as problem:
        await table_server.ask(id, mover, move)
    assert problem.value.key == "table-busy"
    assert standing(await table_server.look(id)) == before


async def test_a_move_of_somebody_who_goes_away_meanwhile_is_made(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    mover, move = next_move(table_in(table_server, id))
    before = table_in(table_server, id).number
    asking = asyncio.get_running_loop().create_task(table_server.ask(id, mover, move))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait([asking])
    await table_server.settle()
    assert len(await table_server.store.rows(id)) == before + 1
    assert (await table_server.look(id)).number == before + 1


async def test_requests_at_one_table_happen_one_after_the_other(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    mover, move = next_move(table_in(table_server, id))
    same = MakeMove(move.seat, move.move, "the same")
    before = table_in(table_server, id).number
    await asyncio.gather(*(table_server.ask(id, mover, same) for _ in range(5)))
    assert (await table_server.look(id)).number == before + 1


async def test_a_table_that_cannot_be_opened_is_forgotten(table_server: TableServer) -> None:
    failing(table_server, lambda append: StoreUnavailable("store-gone"))
    with pytest.raises(StoreUnavailable):
        await opened(table_server, "you")
    assert table_server.loaded == {}


async def test_a_clock_that_is_set_back_moves_no_row_back(table_server: TableServer, watch: Watch) -> None:
    id = await started(table_server, ANNA, BORIS)
    latest = table_in(table_server, id).changed_at
    watch.ahead -= 3_600_000
    table = await play_on(table_server, id, 3)
    assert [kept.at for kept in table.rows[-3:]] == [latest] * 3


async def test_setting_the_clock_of_the_machine_moves_no_deadline(
    table_server: TableServer, monkeypatch: Any
) -> None:
    before = table_server.clockwork.now()
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert 0 <= table_server.clockwork.now() - before < 60_000
