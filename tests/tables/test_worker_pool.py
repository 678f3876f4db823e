"""Bots think in processes of their own, and are handed what their seat may know."""

import os
import random
import signal
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import pytest

from goblins.bots import find_bot
from goblins.bots.search.engines import engine_for
from goblins.games.nitro_run import GAME as NITRO_RUN
from goblins.kernel import registry
from goblins.kernel.chance import key_from_seed
from goblins.kernel.glimpse import glimpse
from goblins.tables.bot_tasks import advise, task_for, think
from goblins.tables.worker_pool import FURTHER_BACK, POLITENESS, WorkerPool
from tests.games.nitro_run.table import spec, table

from .stories import GAMES, begun, fewest, legal, moved

pytestmark = pytest.mark.anyio


@pytest.fixture
def workers() -> Iterator[WorkerPool]:
    workers = WorkerPool(1)
    yield workers
    workers.close()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "scrapper"])
def test_a_bot_chooses_a_move_that_its_seat_may_make(game: str, bot: str) -> None:
    story = begun(game, fewest(game))
    for _ in takewhile(lambda _: story.table.deciders, range(40)):
        seat = random.Random(story.now).choice(story.table.deciders)
        move = story.table.game.moves.write(think(task_for(story.table, seat, bot)))
        assert move in legal(story.table, seat)
        story.happens(moved(story.table, seat, move, "bot"))


def test_a_schemer_lays_the_last_section_of_a_perfect_track() -> None:
    track = {
        "straight 2": "b1 n-s",
        "straight 3": "b2 n-s",
        "straight 4": "b3 n-s",
        "bend 2": "b5 n-se",
        "bend 3": "c6 s-nw",
    }
    laid = (spec(look, place) for look, place in track.items())
    match = table(*laid, spec("straight 2", "build"), day=7, at="a0 b3 c0", active="twich")
    engine_for(NITRO_RUN)
    move = find_bot(NITRO_RUN, "schemer:40").choose(glimpse(match.true, 0, key_from_seed(1)), 1)
    assert NITRO_RUN.moves.write(move).startswith("build")


def test_a_thought_names_neither_the_secret_nor_the_people() -> None:
    story = begun("goblins-inc", 3)
    assert story.table.play is not None
    task = task_for(story.table, 1, "random")
    assert (task.game, task.seat, task.bot) == ("goblins-inc", 1, "random")
    assert bytes.fromhex(story.table.secret) not in task.world
    assert b"player" not in task.components + task.world
    assert task.world != story.state


async def test_a_thinker_that_was_killed_is_replaced(workers: WorkerPool) -> None:
    story = begun("goblin-warlord", 2)
    seat = story.table.deciders[0]
    task = task_for(story.table, seat, "random")
    await workers.choose(task)
    assert workers._pool is not None
    for process in list(workers._pool._processes.values()):
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    assert story.table.game.moves.write(await workers.choose(task)) in legal(story.table, seat)


async def test_a_server_that_has_warmed_up_gives_hints_from_a_search(
    workers: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "names", lambda: ["goblin-warlord"])
    await workers.warm_up()
    story = begun("goblin-warlord", 2)
    while len(legal(story.table, story.table.deciders[0])) == 1:
        seat = story.table.deciders[0]
        story.happens(moved(story.table, seat, legal(story.table, seat)[0], "bot"))
    task = task_for(story.table, story.table.deciders[0], "")
    found = await workers.do(advise, task)
    while found.iterations == 0:  # on a busy machine even loading it takes a while
        found = await workers.do(advise, task)
    assert len(found.hints) > 1


async def test_who_searches_steps_back_behind_quick_answers(workers: WorkerPool) -> None:
    story = begun("goblin-warlord", 2)
    seat = story.table.deciders[0]
    for bot in ("scrapper", "schemer"):
        await workers.choose(task_for(story.table, seat, bot))
    assert workers._pool is not None
    (worker,) = workers._pool._processes.values()
    threads = Path(f"/proc/{worker.pid}/task").iterdir()
    niceness = {os.getpriority(os.PRIO_PROCESS, int(thread.name)) for thread in threads}
    here = os.getpriority(os.PRIO_PROCESS, 0)
    assert niceness == {min(19, here + POLITENESS), min(19, here + POLITENESS + FURTHER_BACK)}
