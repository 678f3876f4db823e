"""A clock in doubt: at the start and in mid-run, and what waits until it is confirmed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from goblins.tables.store import Store
from goblins.tables.times import Clockwork
from goblins.web.clock_keeper import CLOCK, CONFIRMED, DAY, ClockKeeper
from goblins.web.settings import Settings

from .house import House, Visitor

pytestmark = pytest.mark.anyio
NOW = 1_800_000_000_000
Started = Callable[..., ClockKeeper]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the machine's clock shows, in ms."""
    told = [NOW]
    monkeypatch.setattr("goblins.tables.times.time.time", lambda: told[0] / 1000)
    return told


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    store = await Store.open(settings.database)
    yield store
    await store.close()


async def started(store: Store, strict: bool = True) -> tuple[ClockKeeper, Clockwork]:
    clockwork = Clockwork()
    keeper = ClockKeeper(store, clockwork, strict)
    await keeper.begin()
    return keeper, clockwork


async def test_the_first_start_believes_the_clock_and_notes_it(store: Store, told: list[int]) -> None:
    _, clockwork = await started(store)
    assert clockwork.doubt is None
    assert await store.house_rules.mark(CLOCK) == pytest.approx(NOW, abs=1000)


@pytest.mark.parametrize(
    ("step", "strict", "doubt"),
    [
        (-3_600_000, True, "behind"),
        (-3_600_000, False, "behind"),
        (DAY + 3_600_000, True, "ahead"),
        (DAY + 3_600_000, False, None),
        (DAY // 2, True, None),
        (-1000, True, None),
    ],
)
async def test_a_clock_before_the_last_time_or_a_day_after_it_is_in_doubt(
    store: Store, told: list[int], step: int, strict: bool, doubt: str | None
) -> None:
    await store.house_rules.put_mark(CLOCK, NOW)
    told[0] += step
    _, clockwork = await started(store, strict)
    assert clockwork.doubt == doubt
    expected = NOW if doubt else NOW + step
    assert clockwork.now() == pytest.approx(expected, abs=1000)


async def test_a_store_that_knows_no_time_yet_goes_by_its_last_table(store: Store, told: list[int]) -> None:
    from tests.tables.store.stories import card, moves

    await store.append(moves("t", 1, card=card(changed_at=NOW)))
    told[0] -= DAY
    _, clockwork = await started(store)
    assert clockwork.doubt == "behind"


async def test_the_keeper_of_the_server_confirms_and_it_goes_on(store: Store, told: list[int]) -> None:
    await store.house_rules.put_mark(CLOCK, NOW)
    told[0] += 10 * DAY
    keeper, clockwork = await started(store)
    await keeper.note()
    assert await store.house_rules.mark(CLOCK) == NOW
    await store.house_rules.put_mark(CONFIRMED, NOW)  # of another day
    await keeper.obey()
    assert clockwork.doubt == "ahead"
    await store.house_rules.put_mark(CONFIRMED, told[0])
    await keeper.obey()
    assert clockwork.doubt is None
    assert clockwork.now() == pytest.approx(told[0], abs=1000)
    assert await store.house_rules.mark(CLOCK) == pytest.approx(told[0], abs=1000)
    _, again = await started(store)
    assert again.doubt is None


async def test_a_clock_that_is_set_in_mid_run_is_in_doubt(store: Store, told: list[int]) -> None:
    keeper, clockwork = await started(store)
    keeper.look()
    assert clockwork.doubt is None
    told[0] += DAY
    keeper.look()
    assert clockwork.doubt == "jumped"
    assert clockwork.now() == pytest.approx(NOW, abs=1000)


async def test_while_the_clock_is_in_doubt_no_seed_is_dealt_or_published(house: House, zog: Visitor) -> None:
    today = (await zog.get("/api/daily"))["date"]
    begun = (await zog.post(f"/api/daily/{today}/start"))["table"]
    house.services.table_server.clockwork.hold("jumped")
    for method, path in (
        ("GET", "/api/daily"),
        ("GET", f"/api/daily/{today}"),
        ("GET", "/api/daily/archive"),
        ("POST", f"/api/daily/{today}/start"),
        ("GET", f"/api/daily/{today}/best"),
    ):
        assert await zog.refused(method, path) == (503, "clock-doubted")
    assert (await zog.get(f"/api/tables/{begun}"))["table"]["status"] == "playing"
    await zog.request(begun, "close")
    assert await zog.refused("GET", f"/api/tables/{begun}/export") == (503, "clock-doubted")
    house.services.table_server.clockwork.trust()
    assert (await zog.get("/api/daily"))["date"] == today
