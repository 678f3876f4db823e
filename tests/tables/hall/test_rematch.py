"""Those who want to play again find each other at another table."""

import asyncio

import pytest

from goblins.kernel.errors import BadInput
from goblins.kernel.position import write_position
from goblins.tables.hall import Hall
from goblins.tables.opening import Plan, deeds_of_plan
from goblins.tables.requests import Join, Start
from goblins.tables.requests.lobby import Sit
from goblins.tables.requests.playing import Close

from ..stories import ANNA, BORIS, CLARA, Guest, an_arrangement
from .evenings import opened, play_on, started, table_in

pytestmark = pytest.mark.anyio


async def finished(hall: Hall) -> str:
    id = await started(hall, ANNA, BORIS)
    await play_on(hall, id, 10_000)
    return id


async def test_the_second_who_asks_finds_the_table_of_the_first(hall: Hall) -> None:
    id = await finished(hall)
    guest = Guest(BORIS, 1)
    await hall.enter(id, guest)
    again = await hall.rematch(id, ANNA)
    assert guest.heard[-1]["rows"][-1] | {"at": 0, "n": 0} == {"n": 0, "at": 0, "deed": "rematched", "table": again}
    assert await hall.rematch(id, BORIS) == again
    table = await hall.look(again)
    assert [chair.name for chair in table.chairs] == ["Anna", ""]
    assert table.secret != table_in(hall, id).secret
    assert table.arrangement == table_in(hall, id).arrangement


async def test_two_who_ask_at_once_find_the_same_table_and_no_other_stays_open(hall: Hall) -> None:
    id = await finished(hall)
    one, two = await asyncio.gather(hall.rematch(id, ANNA), hall.rematch(id, BORIS))
    assert one == two
    others = [await hall.look(other) for other in hall.lives if other not in (id, one)]
    assert {table.status for table in others} <= {"closed"}


async def test_bots_sit_where_they_sat(hall: Hall) -> None:
    id = await opened(hall, "you", "random", start=True)
    await hall.ask(id, ANNA, Close())
    table = await hall.look(await hall.rematch(id, ANNA))
    assert [chair.name or chair.bot for chair in table.chairs] == ["Anna", "random"]


async def test_nobody_plays_again_before_the_end(hall: Hall) -> None:
    id = await started(hall, ANNA, BORIS)
    with pytest.raises(BadInput, match="still going on"):
        await hall.rematch(id, ANNA)


async def test_a_rematch_is_for_those_who_played(hall: Hall) -> None:
    id = await finished(hall)
    with pytest.raises(BadInput, match="no seat"):
        await hall.rematch(id, CLARA)


async def test_those_of_a_private_table_need_no_new_invitation(hall: Hall) -> None:
    id = await opened(hall, "you", public=False)
    await hall.ask(id, BORIS, Join(table_in(hall, id).token))
    await hall.ask(id, BORIS, Sit("blue"))
    await hall.ask(id, ANNA, Close())
    again = await hall.rematch(id, ANNA)
    assert await hall.rematch(id, BORIS) == again
    await hall.ask(again, BORIS, Sit("blue"))
    with pytest.raises(BadInput, match="private"):
        await hall.ask(again, CLARA, Sit("blue"))


async def test_a_lesson_again_is_a_lesson(hall: Hall) -> None:
    id = await hall.open(deeds_of_plan(Plan(an_arrangement(), ["you", "you"], start=True, lesson=True), ANNA))
    await hall.ask(id, ANNA, Close())
    assert table_in(hall, await hall.rematch(id, ANNA)).lesson


async def test_a_table_from_a_position_starts_there_again(hall: Hall) -> None:
    first = table_in(hall, await started(hall, ANNA, BORIS))
    assert first.play is not None
    plan = Plan(first.arrangement, ["you", "random"], True, write_position(first.play))
    id = await hall.open(deeds_of_plan(plan, ANNA))
    await hall.ask(id, ANNA, Close())
    again = await hall.rematch(id, ANNA)
    table = await hall.ask(again, ANNA, Start())
    assert table.start == plan.position
    assert table.play is not None
    assert table.play.step == first.play.step
