"""A request is stored before anybody hears of it; where it cannot be stored, nothing has happened."""

import asyncio
from typing import Any

import pytest

from goblins.kernel.errors import BadInput
from goblins.tables import hall as hall_module
from goblins.tables.hall import Hall
from goblins.tables.requests import Close, Leave, MakeMove
from goblins.tables.requests.talking import Say
from goblins.tables.store import Conflict, StoreUnavailable

from ..stories import ANNA, BORIS, Guest, standing
from .conftest import Watch
from .evenings import failing, next_move, opened, play_on, started, table_in

pytestmark = pytest.mark.anyio


async def test_what_was_granted_is_stored_when_the_answer_comes(hall: Hall) -> None:
    id = await started(hall, ANNA, BORIS)
    table = await play_on(hall, id, 10)
    rows = await hall.store.rows(id)
    assert [row.number for row in rows] == list(range(1, table.number + 1))
    assert [row.kind for row in rows[-10:]] == ["moved"] * 10


async def test_a_table_that_does_not_exist_is_unknown(hall: Hall) -> None:
    for asked in (hall.look("nowhere"), hall.enter("nowhere", Guest(ANNA))):
        with pytest.raises(BadInput, match="no such table"):
            await asked
    assert hall.lives == {}


async def test_a_journal_takes_so_many_rows_and_then_the_table_can_only_be_left_or_closed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await started(hall, ANNA, BORIS)
    table = await play_on(hall, id, 3)
    monkeypatch.setattr(hall_module, "MOST_ROWS", table.number)
    with pytest.raises(BadInput, match="takes no more"):
        await hall.ask(id, ANNA, Say("red", "hello"))
    await hall.ask(id, BORIS, Leave())
    assert (await hall.ask(id, ANNA, Close())).closed


async def test_a_refused_request_is_heard_by_nobody(hall: Hall) -> None:
    id = await started(hall, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await hall.enter(id, guest)
    with pytest.raises(BadInput):
        await hall.ask(id, BORIS, MakeMove("red", "recruit 1"))
    assert len(guest.heard) == 1


async def test_a_move_that_cannot_be_stored_is_heard_by_nobody_and_can_be_asked_again(hall: Hall) -> None:
    id = await started(hall, ANNA, BORIS)
    before = standing(await hall.look(id))
    guests = [Guest(ANNA, 0), Guest(BORIS, 1)]
    for guest in guests:
        await hall.enter(id, guest)
    mover, move = next_move(await hall.look(id))
    failing(hall, lambda append: StoreUnavailable("store-full"))
    with pytest.raises(StoreUnavailable):
        await hall.ask(id, mover, move)
    assert [len(guest.heard) for guest in guests] == [1, 1]
    assert standing(await hall.look(id)) == before
    table = await hall.ask(id, mover, move)
    assert [len(guest.heard) for guest in guests] == [2, 2]
    assert table.number == len(before["rows"]) + 1


async def test_whoever_is_overtaken_by_another_process_tries_again_by_itself(hall: Hall) -> None:
    id = await started(hall, ANNA, BORIS)
    guest = Guest(BORIS, 1)
    await hall.enter(id, guest)
    mover, move = next_move(table_in(hall, id))
    before = table_in(hall, id).number
    failing(hall, lambda append: Conflict(append.table, append.number))
    table = await hall.ask(id, mover, move)
    assert table.number == before + 1
    assert [row["deed"] for row in guest.heard[-1]["rows"]] == ["moved"]
    assert len(await hall.store.rows(id)) == before + 1


async def test_whoever_is_overtaken_all_the_time_is_told_so(hall: Hall) -> None:
    id = await started(hall, ANNA, BORIS)
    mover, move = next_move(table_in(hall, id))
    before = standing(table_in(hall, id))
    failing(hall, lambda append: Conflict(append.table, append.number), times=4)
    with pytest.raises(BadInput) as problem:
        await hall.ask(id, mover, move)
    assert problem.value.key == "table-busy"
    assert standing(await hall.look(id)) == before


async def test_a_move_of_somebody_who_goes_away_meanwhile_is_made(hall: Hall) -> None:
    id = await started(hall, ANNA, BORIS)
    mover, move = next_move(table_in(hall, id))
    before = table_in(hall, id).number
    asking = asyncio.get_running_loop().create_task(hall.ask(id, mover, move))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait([asking])
    await hall.settle()
    assert len(await hall.store.rows(id)) == before + 1
    assert (await hall.look(id)).number == before + 1


async def test_requests_at_one_table_happen_one_after_the_other(hall: Hall) -> None:
    id = await started(hall, ANNA, BORIS)
    mover, move = next_move(table_in(hall, id))
    same = MakeMove(move.seat, move.move, "the same")
    before = table_in(hall, id).number
    await asyncio.gather(*(hall.ask(id, mover, same) for _ in range(5)))
    assert (await hall.look(id)).number == before + 1


async def test_a_table_that_cannot_be_opened_is_forgotten(hall: Hall) -> None:
    failing(hall, lambda append: StoreUnavailable("store-gone"))
    with pytest.raises(StoreUnavailable):
        await opened(hall, "you")
    assert hall.lives == {}


async def test_a_clock_that_is_set_back_moves_no_row_back(hall: Hall, watch: Watch) -> None:
    id = await started(hall, ANNA, BORIS)
    latest = table_in(hall, id).changed_at
    watch.ahead -= 3_600_000
    table = await play_on(hall, id, 3)
    assert [kept.at for kept in table.rows[-3:]] == [latest] * 3


async def test_setting_the_clock_of_the_machine_moves_no_deadline(hall: Hall, monkeypatch: Any) -> None:
    before = hall.clockwork.now()
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert 0 <= hall.clockwork.now() - before < 60_000
