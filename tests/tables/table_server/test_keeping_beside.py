"""Whoever keeps a server closes tables and throws them away while it runs, from another process."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import structlog
from sqlalchemy import delete

from goblins.kernel.errors import BadInput
from goblins.tables import loading
from goblins.tables.entries import Closed
from goblins.tables.store import Store, sqlite
from goblins.tables.store.schema import journal
from goblins.tables.table_server import TableServer

from ..stories import ANNA, BORIS, Guest
from .evenings import eventually, next_move, play_on, started

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table_server(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TableServer]:
    """On a file and on PostgreSQL."""
    monkeypatch.setattr(sqlite, "LOOK_EVERY", 0.02)
    table_server = TableServer(store)
    yield table_server
    await table_server.settle()


@pytest.fixture
async def beside(store_url: str, store: Store) -> AsyncIterator[Store]:
    beside = await Store.open(store_url)
    yield beside
    await beside.close()


async def test_open_pages_hear_that_their_table_was_closed(table_server: TableServer, beside: Store) -> None:
    id = await started(table_server, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await table_server.enter(id, guest)
    await TableServer(beside).do(id, lambda _: [Closed("admin")])
    await eventually(lambda: guest.heard[-1]["table"]["status"] == "closed")


async def test_open_pages_hear_that_their_table_was_thrown_away(table_server: TableServer, beside: Store) -> None:
    id = await started(table_server, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await table_server.enter(id, guest)
    await beside.purge(id)
    await eventually(lambda: guest.dismissed == "table-unknown")
    assert id not in table_server.loaded


async def test_a_move_at_a_table_that_was_thrown_away_leaves_nothing_behind(
    table_server: TableServer, beside: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await started(table_server, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await table_server.enter(id, guest)
    mover, move = next_move(await play_on(table_server, id, 3))
    await beside.purge(id)
    with pytest.raises(BadInput, match="no such table"):
        await table_server.ask(id, mover, move)
    assert await table_server.store.rows(id) == []
    assert await table_server.store.card(id) is None
    assert guest.dismissed == "table-unknown"
    assert id not in table_server.loaded


async def test_what_we_store_ourselves_is_no_reason_to_look(
    table_server: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []
    monkeypatch.setattr(table_server, "_catch_up", lambda live: looked.append(live.id))
    id = await started(table_server, ANNA, BORIS)
    await play_on(table_server, id, 20)
    await asyncio.sleep(0.1)
    assert looked == []


async def test_a_journal_with_a_hole_is_said_to_be_damaged_and_logged(
    table_server: TableServer, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    logged = structlog.testing.CapturingLogger()
    monkeypatch.setattr(loading, "log", logged)
    id = await started(table_server, ANNA, BORIS)
    await play_on(table_server, id, 3)
    await store._database.write(lambda connection: connection.execute(delete(journal).where(journal.c.number < 4)))
    with pytest.raises(BadInput, match="damaged"):
        await TableServer(store).look(id)
    [line] = logged.calls
    assert (line.method_name, line.args, line.kwargs["table"]) == ("error", ("damaged journal",), id)


async def test_a_row_that_cannot_be_read_is_said_to_be_damage_too(table_server: TableServer, store: Store) -> None:
    id = await started(table_server, ANNA, BORIS)
    await store._database.write(
        lambda connection: connection.execute(journal.update().where(journal.c.number == 2).values(payload=b"rot"))
    )
    with pytest.raises(BadInput, match="damaged"):
        await TableServer(store).look(id)
