"""Two processes serve one table, and the notices between them are late: nobody can tell."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from goblins.kernel.errors import BadInput
from goblins.tables.opening import Plan, entries_of_plan
from goblins.tables.requests import Start
from goblins.tables.requests.lobby import Sit
from goblins.tables.store import Store
from goblins.tables.table_server import TableServer
from tests.tables.stories import ANNA, BORIS, Guest, an_arrangement

pytestmark = pytest.mark.anyio


@pytest.fixture
async def here(postgres_url: str) -> AsyncIterator[TableServer]:
    table_server = TableServer(await Store.open(postgres_url))
    yield table_server
    await table_server.settle()
    await table_server.store.close()


@pytest.fixture
async def there(postgres_url: str) -> AsyncIterator[TableServer]:
    """Hears nothing of what happens elsewhere."""
    table_server = TableServer(await Store.open(postgres_url))
    table_server.store.listen(lambda _table, _number: None)
    yield table_server
    await table_server.settle()
    await table_server.store.close()


async def test_what_is_possible_only_since_somebody_acted_elsewhere_is_granted(
    here: TableServer, there: TableServer
) -> None:
    table = await here.open(entries_of_plan(Plan(an_arrangement()), ANNA))
    await there.look(table)
    await here.ask(table, BORIS, Sit("blue"))
    assert (await there.ask(table, ANNA, Start())).status == "playing"


async def test_what_is_impossible_everywhere_is_refused_at_once(here: TableServer, there: TableServer) -> None:
    table = await here.open(entries_of_plan(Plan(an_arrangement()), ANNA))
    with pytest.raises(BadInput, match="seat"):
        await there.ask(table, ANNA, Start())


async def test_a_page_that_comes_from_another_process_gets_only_what_it_missed(
    here: TableServer, there: TableServer
) -> None:
    table = await here.open(entries_of_plan(Plan(an_arrangement()), ANNA))
    watching = Guest(ANNA, 0)
    await there.enter(table, watching)
    sat = await here.ask(table, BORIS, Sit("blue"))
    await there.look(table)
    coming = Guest(BORIS, 1, sat.seen[1])
    await there.enter(table, coming)
    assert coming.rows == []
    assert watching.rows == list(range(1, sat.seen[0] + 1))
