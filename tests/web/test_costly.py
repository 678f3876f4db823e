"""Costly work: off the loop, so much at once, and charged to whoever asks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from goblins.kernel.errors import BadInput
from goblins.match import new
from goblins.tables.budgets import PROCESSOR, WORK, WORK_OF_A_PERSON, WORK_OF_AN_ADDRESS
from goblins.tables.worker_pool import WorkerPool
from goblins.web import costly_tasks
from goblins.web.costly import CostlyWork
from goblins.web.limits import Limits

from .house import House, Visitor

pytestmark = pytest.mark.anyio


class Slow(WorkerPool):
    """A pool whose work takes until somebody lets it end."""

    def __init__(self, seconds: float = 0.1) -> None:
        super().__init__(1)
        self.may_end = asyncio.Event()
        self.seconds = seconds

    async def do(self, *_: Any) -> Any:
        await self.may_end.wait()
        return self.seconds, "done"


def under_way(work: CostlyWork, pool: Any, *payers: str) -> asyncio.Task[Any]:
    return asyncio.ensure_future(work.do([*payers], pool, str))


async def refused(work: CostlyWork, pool: Any, *payers: str) -> str:
    with pytest.raises(BadInput) as problem:
        await work.do([*payers], pool, str)
    return problem.value.key


async def test_a_person_has_so_much_under_way_at_once_and_so_has_an_address_and_so_has_everybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(WORK, "most", WORK_OF_AN_ADDRESS.most + 1)
    work, pool = CostlyWork(Limits()), Slow()
    tasks = [under_way(work, pool, "here", "zog") for _ in range(WORK_OF_A_PERSON.most)]
    await asyncio.sleep(0)
    assert await refused(work, pool, "there", "zog") == "too-many"
    tasks += [under_way(work, pool, "here", f"p{n}") for n in range(WORK_OF_AN_ADDRESS.most - WORK_OF_A_PERSON.most)]
    await asyncio.sleep(0)
    assert await refused(work, pool, "here", "mug") == "too-many"
    tasks.append(under_way(work, pool, "there", "mug"))
    await asyncio.sleep(0)
    assert await refused(work, pool, "elsewhere", "nob") == "server-busy"
    pool.may_end.set()
    assert set(await asyncio.gather(*tasks)) == {"done"}
    assert await work.do(["here", "zog"], pool, str) == "done"


async def test_whoever_goes_away_has_their_place_taken_until_the_work_is_done() -> None:
    work, pool = CostlyWork(Limits()), Slow()
    for _ in range(WORK_OF_A_PERSON.most):
        task = under_way(work, pool, "here", "zog")
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    assert await refused(work, pool, "here", "zog") == "too-many"
    pool.may_end.set()
    await asyncio.sleep(0.01)
    assert await work.do(["here", "zog"], pool, str) == "done"


async def test_processor_time_is_charged_to_the_person_and_to_the_address() -> None:
    work, pool = CostlyWork(Limits()), Slow(seconds=PROCESSOR.burst + 10.0)
    pool.may_end.set()
    await work.do(["here", "zog"], pool, str)
    assert await refused(work, pool, "there", "zog") == "too-many"
    assert await refused(work, pool, "here", "mug") == "too-many"
    assert await work.do(["there", "mug"], pool, str) == "done"


@pytest.fixture
async def workers() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(1)
    yield pool
    pool.close()


def idle_away(seconds: float) -> str:
    began = time.process_time()
    while time.process_time() - began < seconds:
        pass
    return "done"


async def test_the_loop_goes_on_while_a_process_of_its_own_works(workers: WorkerPool, real_thinkers: None) -> None:
    await workers.start()
    task = asyncio.ensure_future(workers.do(costly_tasks.timed, idle_away, 0.3))
    turns = 0
    while not task.done():
        await asyncio.sleep(0.005)
        turns += 1
    seconds, answer = await task
    assert (round(seconds, 1), answer) == (0.3, "done")
    assert turns > 5


async def test_what_is_wrong_with_a_question_comes_back_in_words(workers: WorkerPool, real_thinkers: None) -> None:
    work = CostlyWork(Limits())
    with pytest.raises(BadInput, match="count from 0 to 0"):
        await work.do(["here"], workers, costly_tasks.position_at, costly_tasks.encode(journal()), 7)


def journal() -> dict[str, Any]:
    return new("goblin-warlord", 2, 1).journal()


async def test_a_position_that_somebody_brings_obeys_the_law_of_round_trips(
    house: House, zog: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = new("goblin-warlord", 2, 1).position()
    plan = {"arrangement": {"game": "goblin-warlord", "seats": 2}, "sitting": ["you", "you"], "position": position}
    assert (await zog.post("/api/tables", plan))["table"]
    assert (await zog.post("/api/tables/import", {"document": position}))["table"]

    def lawless(_: Any) -> None:
        raise BadInput("position-changed", form="text")

    monkeypatch.setattr(costly_tasks, "check_both_forms", lawless)
    assert await zog.refused("POST", "/api/tables", plan) == (422, "position-changed")
    assert await zog.refused("POST", "/api/tables/import", {"document": position}) == (422, "position-changed")


@pytest.mark.parametrize("dice", ["overrun", "loss"])
async def test_a_position_that_somebody_brings_keeps_the_dice_that_it_scripts(zog: Visitor, dice: str) -> None:
    position = f"""goblin-warlord, rules 1, red blue

turn 9 red
red flies crown
  fort    ●●●○
blue flies charge
  fort    ●●●○
next attack {dice}
"""
    plan = {"arrangement": {"game": "goblin-warlord", "seats": 2}, "sitting": ["you", "whelp"], "position": position}
    table = (await zog.post("/api/tables", plan | {"start": True}))["table"]
    await zog.request(table, "move", seat="red", move="invade 1 > blue.1")
    rows = (await zog.get(f"/api/tables/{table}", seat="red"))["rows"]
    rolled = [event for row in rows for event in row.get("events", ()) if event["event"] == "attack-rolled"]
    assert [event["first"] for event in rolled] == [dice]
