"""Whoever keeps a server closes tables and throws them away while it runs, from another process."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import structlog
from sqlalchemy import delete

from goblins.kernel.errors import BadInput
from goblins.tables import loading
from goblins.tables.deeds import Closed
from goblins.tables.hall import Hall
from goblins.tables.store import Store, sqlite
from goblins.tables.store.schema import journal

from ..stories import ANNA, BORIS, Guest
from .evenings import eventually, next_move, play_on, started

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(store: Store, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """On a file and on PostgreSQL."""
    monkeypatch.setattr(sqlite, "LOOK_EVERY", 0.02)
    hall = Hall(store)
    yield hall
    await hall.settle()


@pytest.fixture
async def beside(store_url: str, store: Store) -> AsyncIterator[Store]:
    beside = await Store.open(store_url)
    yield beside
    await beside.close()


async def test_open_pages_hear_that_their_table_was_closed(hall: Hall, beside: Store) -> None:
    id = await started(hall, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await hall.enter(id, guest)
    await Hall(beside).do(id, lambda _: [Closed("admin")])
    await eventually(lambda: guest.heard[-1]["table"]["status"] == "closed")


async def test_open_pages_hear_that_their_table_was_thrown_away(hall: Hall, beside: Store) -> None:
    id = await started(hall, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await hall.enter(id, guest)
    await beside.purge(id)
    await eventually(lambda: guest.dismissed == "table-unknown")
    assert id not in hall.lives


async def test_a_move_at_a_table_that_was_thrown_away_leaves_nothing_behind(
    hall: Hall, beside: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await started(hall, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await hall.enter(id, guest)
    mover, move = next_move(await play_on(hall, id, 3))
    await beside.purge(id)
    with pytest.raises(BadInput, match="no such table"):
        await hall.ask(id, mover, move)
    assert await hall.store.rows(id) == []
    assert await hall.store.card(id) is None
    assert guest.dismissed == "table-unknown"
    assert id not in hall.lives


async def test_what_we_store_ourselves_is_no_reason_to_look(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    monkeypatch.setattr(hall, "_catch_up", lambda live: looked.append(live.id))
    id = await started(hall, ANNA, BORIS)
    await play_on(hall, id, 20)
    await asyncio.sleep(0.1)
    assert looked == []


async def test_a_journal_with_a_hole_is_said_to_be_damaged_and_logged(
    hall: Hall, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    logged = structlog.testing.CapturingLogger()
    monkeypatch.setattr(loading, "log", logged)
    id = await started(hall, ANNA, BORIS)
    await play_on(hall, id, 3)
    await store._database.write(lambda connection: connection.execute(delete(journal).where(journal.c.number < 4)))
    with pytest.raises(BadInput, match="damaged"):
        await Hall(store).look(id)
    [line] = logged.calls
    assert (line.method_name, line.args, line.kwargs["table"]) == ("error", ("damaged journal",), id)


async def test_a_row_that_cannot_be_read_is_said_to_be_damage_too(hall: Hall, store: Store) -> None:
    id = await started(hall, ANNA, BORIS)
    await store._database.write(
        lambda connection: connection.execute(journal.update().where(journal.c.number == 2).values(payload=b"rot"))
    )
    with pytest.raises(BadInput, match="damaged"):
        await Hall(store).look(id)
