"""The short way: what can be granted without waiting for anything but the store."""

import asyncio

import pytest

from goblins.kernel.errors import BadInput
from goblins.tables.hall import Hall
from goblins.tables.live import Turn
from goblins.tables.requests import MakeMove
from goblins.tables.requests.talking import React
from goblins.tables.store import Conflict, StoreUnavailable

from ..stories import ANNA, BORIS, Guest, standing
from .evenings import failing, next_move, started, table_in

pytestmark = pytest.mark.anyio


class Answer:
    """What whoever asked at once is told in the end."""

    def __init__(self) -> None:
        self.given: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()

    def __call__(self, problem: BaseException | None) -> None:
        self.given.set_result(problem)


async def test_a_move_is_heard_when_it_is_stored_and_not_before(hall: Hall) -> None:
    id = await started(hall, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await hall.enter(id, guest)
    before = table_in(hall, id).number
    answer = Answer()
    assert hall.ask_at_once(id, *next_move(table_in(hall, id)), answer)
    assert len(guest.heard) == 1
    assert await answer.given is None
    assert [row["deed"] for row in guest.heard[-1]["rows"]] == ["moved"]
    assert len(await hall.store.rows(id)) == table_in(hall, id).number == before + 1
    assert hall.moves_made == 1


async def test_whoever_comes_while_a_move_is_being_stored_waits_and_comes_next(hall: Hall) -> None:
    id = await started(hall, ANNA, BORIS)
    answer = Answer()
    assert hall.ask_at_once(id, *next_move(table_in(hall, id)), answer)
    assert not hall.ask_at_once(id, ANNA, React("red", "cheer"), Answer())
    looked, reacted = hall.look(id), hall.ask(id, ANNA, React("red", "cheer"))
    first, then = await asyncio.gather(looked, reacted)
    assert answer.given.done()
    assert [kept.deed.__struct_config__.tag for kept in first.rows[-2:]] == ["moved", "reacted"]
    assert first is then


async def test_what_is_refused_leaves_the_table_to_others(hall: Hall) -> None:
    id = await started(hall, ANNA, BORIS)
    with pytest.raises(BadInput):
        hall.ask_at_once(id, BORIS, MakeMove("red", "recruit 1"), Answer())
    assert await hall.look(id)


@pytest.mark.parametrize("problem", [Conflict("here", 1), StoreUnavailable("store-full")])
async def test_what_is_not_stored_has_not_happened(hall: Hall, problem: Exception) -> None:
    id = await started(hall, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await hall.enter(id, guest)
    before = standing(table_in(hall, id))
    failing(hall, lambda _: problem)
    answer = Answer()
    assert hall.ask_at_once(id, *next_move(table_in(hall, id)), answer)
    assert await answer.given is problem
    assert not hall.ask_at_once(id, ANNA, React("red", "cheer"), Answer()), "it has to be read from the store first"
    assert standing(await hall.look(id)) == before
    assert (len(guest.heard), hall.moves_made) == (1, 0)


async def test_a_table_that_nobody_knows_here_takes_the_long_way(hall: Hall) -> None:
    assert not hall.ask_at_once("nowhere", ANNA, React("red", "cheer"), Answer())


async def test_turns_come_in_the_order_of_asking_and_pass_over_those_who_have_gone() -> None:
    turn, order = Turn(), []

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
