"""The journal is the truth: what the store has is what stands on the table."""

import random

import pytest

from goblins.kernel.names import SEAT_NAMES
from goblins.tables.entries import Clock
from goblins.tables.loading import follow, load
from goblins.tables.requests import Undo
from goblins.tables.requests.lobby import Leave, Salt
from goblins.tables.requests.playing import TakeOver
from goblins.tables.requests.talking import Say
from goblins.tables.table import LiveTable
from goblins.tables.table_server import TableServer

from ..stories import ANNA, BORIS, GAMES, PEOPLE, Story, fewest, standing
from .evenings import next_move, play_on, started, table_in

pytestmark = pytest.mark.anyio


async def something_happens(table_server: TableServer, id: str, rng: random.Random) -> LiveTable:
    """A move, or now and then somebody takes one back."""
    table = table_in(table_server, id)
    assert table.play is not None
    undoable = [seat for seat in range(len(table.chairs)) if table.play.undoable(seat) is not None]
    if table.status == "playing" and undoable and rng.random() < 0.2:
        seat = rng.choice(undoable)
        return await table_server.ask(id, (ANNA, BORIS)[seat], Undo(SEAT_NAMES[seat]))
    return await play_on(table_server, id, 1, seed=rng.randrange(1 << 30))


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_followed_from_the_store_is_the_table_in_memory_at_every_row(
    table_server: TableServer, game: str
) -> None:
    id = await started(table_server, *PEOPLE[: fewest(game)], game=game, clock=Clock(60, "random"))
    rng, follower = random.Random(3), LiveTable(id)
    for number in range(240):
        table = await something_happens(table_server, id, rng)
        await follow(table_server.store, follower)
        assert standing(follower) == standing(table), f"at row {table.number}, happening {number}"


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_read_from_the_store_is_the_table_in_memory(table_server: TableServer, game: str) -> None:
    id = await started(table_server, *PEOPLE[: fewest(game)], game=game)
    rng = random.Random(4)
    for _ in range(5):
        for _ in range(30):
            table = await something_happens(table_server, id, rng)
        found = await load(table_server.store, id)
        assert found is not None
        assert found[1] == []
        assert standing(found[0]) == standing(table)


async def test_a_hall_that_starts_anew_goes_on_where_the_other_was(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    await play_on(table_server, id, 7)
    await table_server.ask(id, ANNA, Say("red", "Do not switch it off!"))
    await table_server.ask(id, BORIS, Leave())
    await table_server.ask(id, ANNA, TakeOver("blue", "scrapper"))
    before = standing(table_in(table_server, id))
    other = TableServer(table_server.store)
    assert standing(await other.look(id)) == before
    mover, move = next_move(await other.look(id))
    assert (await other.ask(id, mover, move)).number > len(before["rows"])


async def test_a_table_in_the_lobby_is_read_from_the_store_too(table_server: TableServer) -> None:
    story = Story("goblins-inc", 3).sit(ANNA, BORIS)
    story.ask(BORIS, Salt("pepper"))
    id = await table_server.open([kept.entry for kept in story.table.rows])
    assert standing(await TableServer(table_server.store).look(id)) == standing(table_in(table_server, id))


async def test_the_snapshot_is_the_state_after_the_last_row(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    table = await play_on(table_server, id, 7)
    snapshot = await table_server.store.snapshot(id)
    assert snapshot is not None
    assert (snapshot.number, snapshot.state) == (table.number, standing(table)["state"])
