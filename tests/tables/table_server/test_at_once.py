"""The short way: what can be granted without waiting for anything but the store."""

import asyncio

import pytest

from goblins.kernel.errors import BadInput
from goblins.tables.loaded import QueueLock
from goblins.tables.requests import MakeMove
from goblins.tables.requests.talking import React
from goblins.tables.store import Conflict, StoreUnavailable
from goblins.tables.table_server import TableServer

from ..stories import ANNA, BORIS, Guest, standing
from .evenings import failing, next_move, started, table_in

pytestmark = pytest.mark.anyio


class Answer:
    """What whoever asked at once is told in the end."""

    def __init__(self) -> None:
        self.given: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()

    def __call__(self, problem: BaseException | None) -> None:
        self.given.set_result(problem)


async def test_a_move_is_heard_when_it_is_stored_and_not_before(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await table_server.enter(id, guest)
    before = table_in(table_server, id).number
    answer = Answer()
    assert table_server.ask_at_once(id, *next_move(table_in(table_server, id)), answer)
    assert len(guest.heard) == 1
    assert await answer.given is None
    assert [row["deed"] for row in guest.heard[-1]["rows"]] == ["moved"]
    assert len(await table_server.store.rows(id)) == table_in(table_server, id).number == before + 1
    assert table_server.moves_made == 1


async def test_whoever_comes_while_a_move_is_being_stored_waits_and_comes_next(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    answer = Answer()
    assert table_server.ask_at_once(id, *next_move(table_in(table_server, id)), answer)
    assert not table_server.ask_at_once(id, ANNA, React("red", "cheer"), Answer())
    looked, reacted = table_server.look(id), table_server.ask(id, ANNA, React("red", "cheer"))
    first, then = await asyncio.gather(looked, reacted)
    assert answer.given.done()
    assert [kept.entry.__struct_config__.tag for kept in first.rows[-2:]] == ["moved", "reacted"]
    assert first is then


async def test_what_is_refused_leaves_the_table_to_others(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    with pytest.raises(BadInput):
        table_server.ask_at_once(id, BORIS, MakeMove("red", "recruit 1"), Answer())
    assert await table_server.look(id)


@pytest.mark.parametrize("problem", [Conflict("here", 1), StoreUnavailable("store-full")])
async def test_what_is_not_stored_has_not_happened(table_server: TableServer, problem: Exception) -> None:
    id = await started(table_server, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await table_server.enter(id, guest)
    before = standing(table_in(table_server, id))
    failing(table_server, lambda _: problem)
    answer = Answer()
    assert table_server.ask_at_once(id, *next_move(table_in(table_server, id)), answer)
    assert await answer.given is problem
    assert not table_server.ask_at_once(id, ANNA, React("red", "cheer"), Answer()), (
        "it has to be read from the store first"
    )
    assert standing(await table_server.look(id)) == before
    assert (len(guest.heard), table_server.moves_made) == (1, 0)


async def test_a_table_that_nobody_knows_here_takes_the_long_way(table_server: TableServer) -> None:
    assert not table_server.ask_at_once("nowhere", ANNA, React("red", "cheer"), Answer())


async def test_turns_come_in_the_order_of_asking_and_pass_over_those_who_have_gone() -> None:
    turn, order = QueueLock(), []

    async def wait_for_it(name: str) -> None:
        async with turn:
            order.append(name)
            await asyncio.sleep(0)

    assert turn.take()
    assert not turn.take()
    waiting = [asyncio.create_task(wait_for_it(name)) for name in ("Zog", "Mug", "Snot", "Grub")]
    await asyncio.sleep(0)
    waiting[0].cancel()
    turn.pass_on()
    waiting[1].cancel()
    await asyncio.wait(waiting)
    assert order == ["Snot", "Grub"]
    assert not turn.is_taken()
