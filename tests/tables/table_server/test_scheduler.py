"""Bots that move, clocks that run out, people who do not come back: nobody has to ask."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from goblins.kernel.names import SEAT_NAMES
from goblins.tables.bot_tasks import BotTask
from goblins.tables.budgets import IDLE_WITHIN
from goblins.tables.entries import Clock, Moved
from goblins.tables.opening import Plan, entries_of_plan
from goblins.tables.requests import Start
from goblins.tables.requests.lobby import Leave, SeatBot
from goblins.tables.requests.playing import Close, Return, TakeOver
from goblins.tables.requests.talking import React
from goblins.tables.scheduler import Scheduler, as_scripted
from goblins.tables.store import StoreUnavailable
from goblins.tables.table import LiveTable
from goblins.tables.table_server import TableServer
from goblins.tables.times import GRACE, Clockwork
from goblins.tables.verifying import fair_journal, verify
from goblins.tables.worker_pool import Progress, WorkerPool
from tests.games.goblin_warlord.table import camp
from tests.games.goblin_warlord.table import table as lay

from ..leaks import step_of
from ..stories import ANNA, BORIS, Guest, an_arrangement, standing
from .conftest import QuickThinkers, Watch
from .evenings import entries_at, failing, opened, play_on, started, table_in, until

pytestmark = pytest.mark.anyio


def is_over(table: LiveTable) -> bool:
    return table.status == "over"


def moved_by(table: LiveTable) -> list[str]:
    return [kept.entry.by for kept in table.rows if isinstance(kept.entry, Moved)]


# -------------------------------------------------------------------------------------------------- bots


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("goblin-warlord", ["random", "scrapper"]),
        ("goblin-warlord", ["scrapper", "random", "random"]),
        ("goblin-warlord", ["random", "random", "random", "scrapper"]),
        ("goblins-inc", ["scrapper", "random"]),
        ("goblins-inc", ["random", "random", "scrapper"]),
        ("goblins-inc", ["random", "random", "random", "random"]),
    ],
)
async def test_bots_play_whole_games_that_can_be_verified(
    table_server: TableServer, scheduler: Scheduler, game: str, bots: list[str]
) -> None:
    id = await opened(table_server, *bots, game=game, start=True)
    table = await until(table_server, id, is_over, 60)
    assert set(moved_by(table)) == {"bot"}
    assert verify(fair_journal(table), "journal").table == id
    assert standing(await TableServer(table_server.store).look(id)) == standing(table)


async def test_bots_think_in_a_process_of_their_own(table_server: TableServer) -> None:
    workers = WorkerPool(1)
    scheduler = Scheduler(table_server, workers)
    id = await opened(table_server, "random", "random", start=True)
    table = await until(table_server, id, is_over, 60)
    scheduler.close()
    workers.close()
    assert set(moved_by(table)) == {"bot"}


async def test_a_bot_moves_as_soon_as_it_is_its_turn(table_server: TableServer, scheduler: Scheduler) -> None:
    id = await opened(table_server, "you", "random", start=True)
    await until(table_server, id, lambda table: table.deciders == [0])
    await play_on(table_server, id, 1)
    table = await until(table_server, id, lambda table: table.deciders == [0])
    assert "person" in moved_by(table)


async def test_a_bot_stops_when_the_person_is_back(table_server: TableServer, scheduler: Scheduler) -> None:
    id = await started(table_server, ANNA, BORIS)
    await table_server.ask(id, BORIS, TakeOver("blue", "random"))
    await table_server.ask(id, BORIS, Return())
    await table_server.settle()
    rows = table_in(table_server, id).number
    await asyncio.sleep(0.05)
    assert table_in(table_server, id).number == rows


async def test_a_bot_makes_another_move_where_the_script_has_no_such_draw(
    table_server: TableServer, scheduler: Scheduler
) -> None:
    start = lay(red=camp("F4 H4", order="charge"), blue=camp("H1 H2")).position()
    del start["checksum"]
    start["script"] = [["table", 9]]  # a draw from the deck can bring that, a die with six faces cannot
    plan = Plan(an_arrangement(), ["you", "random"], start=True, position=start)
    table = await table_server.look(await table_server.open(entries_of_plan(plan, ANNA)))
    attack, order = (table.game.moves.read(move).packed() for move in ("invade 1 > blue.1", "order hide"))
    assert as_scripted(table, 0, order) == order
    assert table.game.moves.write(as_scripted(table, 0, attack)).startswith("order")


async def test_at_a_closed_table_no_bot_moves(table_server: TableServer, scheduler: Scheduler) -> None:
    id = await started(table_server, ANNA, BORIS)
    await table_server.ask(id, ANNA, Close())
    await table_server.settle()
    assert entries_at(table_in(table_server, id))[-1] == "closed"
    assert scheduler.thinking == {}


async def test_bots_go_on_when_the_store_is_back(
    table_server: TableServer, scheduler: Scheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goblins.tables.scheduler.PATIENCE", 0.01)
    id = await opened(table_server, "random", "open")
    failing(table_server, lambda append: StoreUnavailable("store-gone"))
    with pytest.raises(StoreUnavailable):
        await table_server.ask(id, ANNA, SeatBot("blue", "random"))
    await table_server.ask(id, ANNA, SeatBot("blue", "random"))
    failing(table_server, lambda append: StoreUnavailable("store-gone") if append.rows[0].kind == "moved" else None)
    await table_server.ask(id, ANNA, Start())
    await table_server.settle()
    scheduler.take_care(table_server.loaded[id], await table_server.look(id))
    assert is_over(await until(table_server, id, is_over, 60))


# ------------------------------------------------------------------------------------------------ clocks


async def test_when_time_is_up_the_stand_in_moves_by_the_clock(
    table_server: TableServer, scheduler: Scheduler, watch: Watch
) -> None:
    id = await started(table_server, ANNA, BORIS, clock=Clock(60, "random"))
    late = SEAT_NAMES[table_in(table_server, id).deciders[0]]
    watch.ahead += 60_000
    await table_server.ask(id, ANNA, React("red", "wait"))
    table = await until(table_server, id, lambda table: "clock" in moved_by(table))
    row = next(kept.entry for kept in table.rows if isinstance(kept.entry, Moved))
    assert (SEAT_NAMES[row.seat], row.by) == (late, "clock")


async def test_the_clock_decides_until_somebody_else_is_asked_and_no_longer(
    table_server: TableServer, scheduler: Scheduler, watch: Watch
) -> None:
    id = await started(table_server, ANNA, BORIS, clock=Clock(60, "random"))
    first = step_of(table_in(table_server, id))
    watch.ahead += 60_000
    await table_server.ask(id, ANNA, React("red", "wait"))
    await until(table_server, id, lambda table: step_of(table) > first)
    await table_server.settle()
    made = len(moved_by(table_in(table_server, id)))
    await asyncio.sleep(0.05)
    assert len(moved_by(table_in(table_server, id))) == made
    deadline = table_in(table_server, id).deadline(table_in(table_server, id).deciders[0])
    assert deadline is not None
    assert deadline > watch.now()


async def test_talk_while_the_stand_in_thinks_makes_no_second_move(table_server: TableServer, watch: Watch) -> None:
    slow = SlowThinkers()
    scheduler = Scheduler(table_server, slow)
    id = await started(table_server, ANNA, BORIS, clock=Clock(60, "random"))
    watch.ahead += 60_000
    for _ in range(4):
        await table_server.ask(id, ANNA, React("red", "wait"))
        await asyncio.sleep(0.02)
    asked = slow.asked
    slow.may_answer.set()
    await table_server.settle()
    scheduler.close()
    assert asked == 1


class SlowThinkers(QuickThinkers):
    """Think until they may answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self.may_answer = asyncio.Event()

    async def choose(self, task: BotTask, on_progress: Progress | None = None) -> int:
        self.asked += 1
        await self.may_answer.wait()
        return await super().choose(task)


async def test_in_time_nobody_decides_for_a_person(
    table_server: TableServer, scheduler: Scheduler, watch: Watch
) -> None:
    id = await started(table_server, ANNA, BORIS, clock=Clock(60, "random"))
    watch.ahead += 55_000
    await table_server.ask(id, ANNA, React("red", "wait"))
    await asyncio.sleep(0.05)
    assert moved_by(table_in(table_server, id)) == []


def test_after_a_restart_people_have_time_to_find_back() -> None:
    clockwork = Clockwork()
    assert clockwork.due(0) == clockwork.started + GRACE
    assert clockwork.due(clockwork.started + 2 * GRACE) == clockwork.started + 2 * GRACE


# ------------------------------------------------------------------------------------------------ people


@pytest.fixture
async def impatient(table_server: TableServer) -> AsyncIterator[Scheduler]:
    scheduler = Scheduler(table_server, QuickThinkers(1), absent_after=0.05)
    yield scheduler
    scheduler.close()


async def test_whoever_is_missed_is_away_until_a_page_is_open_again(
    table_server: TableServer, impatient: Scheduler
) -> None:
    id = await started(table_server, ANNA, BORIS)
    await table_server.enter(id, Guest(ANNA, 0))
    await until(table_server, id, lambda table: entries_at(table)[-1] == "left")
    chairs = table_in(table_server, id).chairs
    assert [(chair.away, chair.missed) for chair in chairs] == [(False, False), (True, True)]
    await table_server.enter(id, Guest(BORIS, 1))
    await until(table_server, id, lambda table: entries_at(table)[-1] == "returned")
    assert not table_in(table_server, id).chairs[1].away


async def test_whoever_closes_the_page_is_missed_after_a_while(
    table_server: TableServer, impatient: Scheduler
) -> None:
    id = await started(table_server, ANNA, BORIS)
    guests = [Guest(ANNA, 0), Guest(BORIS, 1)]
    for guest in guests:
        await table_server.enter(id, guest)
    await asyncio.sleep(0.1)
    assert "left" not in entries_at(await table_server.look(id))
    table_server.leave(id, guests[1])
    await until(table_server, id, lambda table: entries_at(table)[-1] == "left")


async def test_whoever_said_goodbye_is_not_brought_back_by_an_open_page(
    table_server: TableServer, impatient: Scheduler
) -> None:
    id = await started(table_server, ANNA, BORIS)
    for guest in (Guest(ANNA, 0), Guest(BORIS, 1)):
        await table_server.enter(id, guest)
    await table_server.ask(id, BORIS, Leave())
    await asyncio.sleep(0.1)
    assert table_in(table_server, id).chairs[1].away


async def test_nobody_is_missed_in_the_lobby_or_after_the_end(
    table_server: TableServer, impatient: Scheduler
) -> None:
    lobby = await opened(table_server, "you")
    over = await started(table_server, ANNA, BORIS)
    await table_server.ask(over, ANNA, Close())
    await asyncio.sleep(0.15)
    assert "left" not in entries_at(await table_server.look(lobby)) + entries_at(await table_server.look(over))


async def test_a_table_does_not_change_places_when_somebody_is_missed_or_comes_back(
    table_server: TableServer, impatient: Scheduler, watch: Watch
) -> None:
    older = await started(table_server, ANNA, BORIS)
    guests = [Guest(ANNA, 0), Guest(BORIS, 1)]
    for guest in guests:
        await table_server.enter(older, guest)
    watch.ahead += 1000
    newer = await started(table_server, ANNA, BORIS)
    watch.ahead += 1000
    table_server.leave(older, guests[1])
    await until(table_server, older, lambda table: entries_at(table)[-1] == "left")
    assert await shelf_of(table_server) == [newer, older]
    await table_server.enter(older, guests[1])
    await until(table_server, older, lambda table: entries_at(table)[-1] == "returned")
    assert await shelf_of(table_server) == [newer, older]
    await table_server.ask(older, ANNA, Close())
    assert await shelf_of(table_server) == [older, newer]


async def shelf_of(table_server: TableServer) -> list[str]:
    await table_server.settle()
    return [entry.table for entry in await table_server.store.cards_of(ANNA.id, 10)]


async def test_a_busy_table_misses_people_too(table_server: TableServer) -> None:
    scheduler = Scheduler(table_server, QuickThinkers(1), absent_after=0.2)
    id = await started(table_server, ANNA, BORIS)
    await table_server.enter(id, Guest(ANNA, 0))
    for _ in range(20):
        await table_server.ask(id, ANNA, React("red", "wait"))
        await asyncio.sleep(0.02)
    scheduler.close()
    assert "left" in entries_at(await table_server.look(id))


# ---------------------------------------------------------------------------------------------- sweeping


async def test_a_game_of_bots_left_by_a_process_that_died_goes_on(table_server: TableServer, watch: Watch) -> None:
    id = await opened(table_server, "random", "random", start=True)
    other = TableServer(table_server.store, watch)
    scheduler = Scheduler(other, QuickThinkers(1))
    await scheduler.sweep()
    assert other.loaded == {}
    watch.ahead += 3_600_000
    await scheduler.sweep()
    assert is_over(await until(other, id, is_over, 60))
    scheduler.close()


async def test_a_clock_that_ran_out_while_nobody_served_the_table_is_found(
    table_server: TableServer, watch: Watch
) -> None:
    id = await started(table_server, ANNA, BORIS, clock=Clock(60, "random"))
    other = TableServer(table_server.store, watch)
    scheduler = Scheduler(other, QuickThinkers(1))
    watch.ahead += 3_600_000
    await scheduler.sweep()
    table = await until(other, id, lambda table: "clock" in moved_by(table))
    assert table.rows[-1].at >= watch.now() - 60_000
    await other.settle()
    scheduler.close()


async def test_a_table_that_nobody_needs_leaves_memory_and_comes_back_when_asked_for(
    table_server: TableServer, scheduler: Scheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(IDLE_WITHIN, "most", 0)
    id = await opened(table_server, "you")
    guest = Guest(ANNA, 0)
    await table_server.enter(id, guest)
    await scheduler.sweep()
    assert id in table_server.loaded
    table_server.leave(id, guest)
    await scheduler.sweep()
    assert id not in table_server.loaded
    assert (await table_server.look(id)).chairs[0].name == "Anna"
