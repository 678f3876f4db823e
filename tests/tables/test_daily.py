"""The run of the day at live tables (NR-daily)."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import AsyncIterator, Callable

import msgspec
import pytest

from goblins.games.nitro_run import GAME
from goblins.kernel.daily import run_of
from goblins.kernel.errors import BadInput
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.position import write_position
from goblins.tables.daily import DAY, GRACE, DailyRuns, check_published, closes_at, date_at, read_date, result_of
from goblins.tables.entries import AnyEntry, Arrangement, HandedBack, Moved, OfTheDay, Opened, Sat, Started, TookOver
from goblins.tables.opening import arrangement_of
from goblins.tables.requests import MakeMove, Person
from goblins.tables.requests.playing import Close, TakeOver
from goblins.tables.store import DailyAttempt, Identity, Store
from goblins.tables.table import LiveTable
from goblins.tables.table_server import TableServer
from goblins.tables.updates import update_for
from goblins.tables.verifying import fair_journal, verify
from tests.games.nitro_run.table import rides, way

from .stories import ANNA, BORIS
from .table_server.conftest import Watch

pytestmark = pytest.mark.anyio

TODAY = datetime.date(2026, 11, 20)
LAZY = ["scheme skab", "end-day"] * 13  # a week without a section, then overtime until nothing pays for it


@pytest.fixture
def watch() -> Watch:
    """Noon of that day."""
    watch = Watch()
    watch.ahead = closes_at(TODAY) - GRACE - DAY // 2 - watch.now()
    return watch


@pytest.fixture
async def runs(store: Store, watch: Watch) -> AsyncIterator[DailyRuns]:
    for person in (ANNA, BORIS):
        await store.put_identity(Identity(person.id, person.name, str(person.face), "en", 1, 1))
    table_server = TableServer(store, watch)
    yield DailyRuns(table_server)
    await table_server.settle()


async def played(runs: DailyRuns, id: str, person: Person, *moves: str) -> LiveTable:
    for move in moves:
        await runs.table_server.ask(id, person, MakeMove(SEAT_NAMES[0], move))
    return await runs.table_server.look(id)


async def refusal(asked: Callable[[], object]) -> str:
    with pytest.raises(BadInput) as problem:
        await asked()  # type: ignore[misc]
    return problem.value.key


async def results(runs: DailyRuns) -> list[tuple[str, int | None]]:
    await runs.settle(TODAY, TODAY)
    return [(one.identity, one.points) for one in await runs.book.ranked(TODAY.isoformat(), 10)]


async def test_everybody_plays_the_same_chasm_and_the_same_shuffle(runs: DailyRuns) -> None:
    tables = [await runs.start(TODAY, person) for person in (ANNA, BORIS)]
    seen = []
    for id, person in zip(tables, (ANNA, BORIS), strict=True):
        table = await played(runs, id, person, "scheme skab", "plan", "plan", "scheme twich", "plan")
        seen.append(msgspec.json.decode(update_for(table, 0, 0))["game"]["view"])
    assert seen[0] == seen[1]
    assert seen[0]["chasm"] == run_of(GAME, TODAY).course


async def test_whoever_begins_again_finds_the_first_attempt_and_after_it_a_practice(runs: DailyRuns) -> None:
    first = await runs.start(TODAY, ANNA)
    assert await runs.start(TODAY, ANNA) == first
    assert (await played(runs, first, ANNA, *LAZY)).status == "over"
    second = await runs.start(TODAY, ANNA)
    assert (await runs.table_server.look(first)).daily == OfTheDay("2026-11-20", counts=True)
    assert (await runs.table_server.look(second)).daily == OfTheDay("2026-11-20", counts=False)
    await played(runs, second, ANNA, *LAZY)
    assert await results(runs) == [("anna", 0)]


async def test_two_browsers_that_begin_at_once_sit_at_one_table(runs: DailyRuns) -> None:
    tables = await asyncio.gather(*(runs.start(TODAY, ANNA) for _ in range(5)))
    assert len(set(tables)) == 1
    assert await runs.book.started(TODAY.isoformat()) == 1


async def test_a_crash_between_the_claim_and_the_table_costs_nobody_the_attempt(runs: DailyRuns) -> None:
    await runs.book.claim(DailyAttempt(TODAY.isoformat(), ANNA.id, "0123456789abcdef"))
    assert await runs.start(TODAY, ANNA) == "0123456789abcdef"
    assert (await runs.table_server.look("0123456789abcdef")).daily == OfTheDay("2026-11-20", counts=True)


async def test_an_abandoned_attempt_was_the_first(runs: DailyRuns) -> None:
    first = await runs.start(TODAY, ANNA)
    await runs.table_server.ask(first, ANNA, Close())
    assert await results(runs) == []
    assert (await runs.book.of(ANNA.id, "2026-11-20", "2026-11-20"))["2026-11-20"].standing == "abandoned"
    assert (await runs.table_server.look(await runs.start(TODAY, ANNA))).daily == OfTheDay("2026-11-20", counts=False)


async def test_no_bot_plays_a_first_attempt(runs: DailyRuns) -> None:
    asked = TakeOver("red", "overseer")
    first = await runs.start(TODAY, ANNA)
    assert await refusal(lambda: runs.table_server.ask(first, ANNA, asked)) == "table-daily-alone"
    await played(runs, first, ANNA, *LAZY)
    practice = await runs.start(TODAY, ANNA)
    assert (await runs.table_server.ask(practice, ANNA, asked)).chairs[0].bot == "overseer"


async def test_what_was_begun_on_the_day_may_be_finished_until_two_in_the_morning(
    runs: DailyRuns, watch: Watch
) -> None:
    early, late = await runs.start(TODAY, ANNA), await runs.start(TODAY, BORIS)
    watch.ahead += DAY // 2 + GRACE - 60_000
    await played(runs, early, ANNA, *LAZY)
    watch.ahead += 120_000
    await played(runs, late, BORIS, *LAZY)
    assert await results(runs) == [("anna", 0)]
    assert (await runs.book.of(BORIS.id, "2026-11-20", "2026-11-20"))["2026-11-20"].standing == "late"


async def test_a_day_is_practised_and_its_best_line_shown_once_it_is_over(runs: DailyRuns, watch: Watch) -> None:
    first = await runs.start(TODAY, ANNA)
    await played(runs, first, ANNA, *LAZY)
    assert await refusal(lambda: runs.best_table(TODAY)) == "daily-not-over"
    watch.ahead += DAY // 2 + 60_000
    assert await refusal(lambda: runs.start(TODAY, BORIS)) == "daily-closing"
    watch.ahead += GRACE
    assert (await runs.best_table(TODAY)).id == first
    practice = await runs.table_server.look(await runs.start(TODAY, BORIS))
    assert practice.daily == OfTheDay("2026-11-20", counts=False)
    assert practice.secret == (await runs.dealt(TODAY)).seed
    assert await refusal(lambda: runs.best_table(TODAY + datetime.timedelta(1))) == "daily-not-over"


async def test_the_seed_is_kept_until_the_day_is_over_and_then_proves_the_table(
    runs: DailyRuns, watch: Watch
) -> None:
    table = await played(runs, await runs.start(TODAY, ANNA), ANNA, *LAZY)
    shown = msgspec.json.decode(update_for(table, 0, 0))
    assert table.secret not in str(shown)
    with pytest.raises(BadInput, match="others are still playing"):
        check_published(table, watch.now())
    watch.ahead += DAY
    check_published(table, watch.now())
    proof = verify(fair_journal(table), "journal.json")
    assert proof.commitment == shown["table"]["fairness"]["commitment"]


async def test_a_journal_of_another_shuffle_does_not_pass_for_the_days(runs: DailyRuns) -> None:
    table = await played(runs, await runs.start(TODAY, ANNA), ANNA, *LAZY)
    table.daily = None
    with pytest.raises(BadInput) as problem:
        verify(fair_journal(table), "journal.json")
    assert problem.value.key == "verify-key"


def test_dates_are_read_and_others_refused() -> None:
    now = closes_at(TODAY) - GRACE - 1
    assert (date_at(now), date_at(now + 1)) == (TODAY, TODAY + datetime.timedelta(1))
    assert read_date("2026-11-20", now) == TODAY
    for text, key in (("2026-11-21", "daily-future"), ("1999-01-01", "daily-too-old"), ("soon", "daily-date")):
        with pytest.raises(BadInput) as problem:
            read_date(text, now)
        assert problem.value.key == key


# ------------------------------------------------------------------------------------- what a journal brought home


def brought_home(*between: AnyEntry) -> DailyAttempt:
    """A cart one section before the exit, perfectly ridden so far; then what happens before it rides on."""
    match = rides(way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0"), 6)
    wished, daily = Arrangement("nitro-run", 1), OfTheDay("2026-11-20", counts=True)
    position = write_position(match.true)
    opened = Opened(ANNA.id, arrangement_of(position, wished), "5e" * 32, position, daily)
    table = LiveTable("t")
    for entry in (opened, Sat(0, ANNA.id, ANNA.name, ANNA.face), Started(1), *between, Moved(0, "ride")):
        table.perform(entry, closes_at(TODAY) - 1)
    return result_of(table, DailyAttempt("2026-11-20", ANNA.id, "t"))


def test_the_points_are_read_off_the_journal() -> None:
    found = brought_home()
    assert (found.standing, found.points, found.ending) == ("counts", 18, "perfect")


def test_a_run_that_a_bot_had_its_hands_in_does_not_count() -> None:
    assert brought_home(TookOver(0, "overseer"), HandedBack(0)).standing == "helped"
