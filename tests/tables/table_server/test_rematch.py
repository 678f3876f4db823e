"""Those who want to play again find each other at another table."""

import asyncio

import pytest

from goblins.kernel.errors import BadInput
from goblins.kernel.position import write_position
from goblins.tables.opening import Plan, entries_of_plan
from goblins.tables.requests import Join, Start
from goblins.tables.requests.lobby import Sit
from goblins.tables.requests.playing import Close
from goblins.tables.table_server import TableServer

from ..stories import ANNA, BORIS, CLARA, Guest, an_arrangement
from .evenings import opened, play_on, started, table_in

pytestmark = pytest.mark.anyio


async def finished(table_server: TableServer) -> str:
    id = await started(table_server, ANNA, BORIS)
    await play_on(table_server, id, 10_000)
    return id


async def test_the_second_who_asks_finds_the_table_of_the_first(table_server: TableServer) -> None:
    id = await finished(table_server)
    guest = Guest(BORIS, 1)
    await table_server.enter(id, guest)
    again = await table_server.rematch(id, ANNA)
    assert guest.heard[-1]["rows"][-1] | {"at": 0, "n": 0} == {"n": 0, "at": 0, "deed": "rematched", "table": again}
    assert await table_server.rematch(id, BORIS) == again
    table = await table_server.look(again)
    assert [chair.name for chair in table.chairs] == ["Anna", ""]
    assert table.secret != table_in(table_server, id).secret
    assert table.arrangement == table_in(table_server, id).arrangement


async def test_two_who_ask_at_once_find_the_same_table_and_no_other_stays_open(table_server: TableServer) -> None:
    id = await finished(table_server)
    one, two = await asyncio.gather(table_server.rematch(id, ANNA), table_server.rematch(id, BORIS))
    assert one == two
    others = [await table_server.look(other) for other in table_server.loaded if other not in (id, one)]
    assert {table.status for table in others} <= {"closed"}


async def test_bots_sit_where_they_sat(table_server: TableServer) -> None:
    id = await opened(table_server, "you", "random", start=True)
    await table_server.ask(id, ANNA, Close())
    table = await table_server.look(await table_server.rematch(id, ANNA))
    assert [chair.name or chair.bot for chair in table.chairs] == ["Anna", "random"]


async def test_nobody_plays_again_before_the_end(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    with pytest.raises(BadInput, match="still going on"):
        await table_server.rematch(id, ANNA)


async def test_a_rematch_is_for_those_who_played(table_server: TableServer) -> None:
    id = await finished(table_server)
    with pytest.raises(BadInput, match="no seat"):
        await table_server.rematch(id, CLARA)


async def test_those_of_a_private_table_need_no_new_invitation(table_server: TableServer) -> None:
    id = await opened(table_server, "you", public=False)
    await table_server.ask(id, BORIS, Join(table_in(table_server, id).token))
    await table_server.ask(id, BORIS, Sit("blue"))
    await table_server.ask(id, ANNA, Close())
    again = await table_server.rematch(id, ANNA)
    assert await table_server.rematch(id, BORIS) == again
    await table_server.ask(again, BORIS, Sit("blue"))
    with pytest.raises(BadInput, match="private"):
        await table_server.ask(again, CLARA, Sit("blue"))


async def test_a_lesson_again_is_a_lesson(table_server: TableServer) -> None:
    id = await table_server.open(
        entries_of_plan(Plan(an_arrangement(), ["you", "you"], start=True, lesson=True), ANNA)
    )
    await table_server.ask(id, ANNA, Close())
    assert table_in(table_server, await table_server.rematch(id, ANNA)).lesson


async def test_a_table_from_a_position_starts_there_again(table_server: TableServer) -> None:
    first = table_in(table_server, await started(table_server, ANNA, BORIS))
    assert first.play is not None
    plan = Plan(first.arrangement, ["you", "random"], True, write_position(first.play))
    id = await table_server.open(entries_of_plan(plan, ANNA))
    await table_server.ask(id, ANNA, Close())
    again = await table_server.rematch(id, ANNA)
    table = await table_server.ask(again, ANNA, Start())
    assert table.start == plan.position
    assert table.play is not None
    assert table.play.step == first.play.step
