"""What the server knows of people, and what only it knows."""

import asyncio

import pytest

from goblins.tables.store import DailyAttempt, Identity, Report, Store
from goblins.tables.store.belongings import Secret

from .stories import closing, until

pytestmark = pytest.mark.anyio

ANN = Identity("ann", "Ann", "goblin-3", "fr", 1_000, 2_000)


async def test_an_identity_can_change_all_but_its_birth(store: Store) -> None:
    await store.put_identity(ANN)
    await store.put_identity(Identity("ann", "Änn", "goblin-4", "ru", 9_999, 3_000))
    assert await store.identity("ann") == Identity("ann", "Änn", "goblin-4", "ru", 1_000, 3_000)
    assert await store.identity("bob") is None


async def test_an_identity_that_was_asked_for_is_never_told_as_it_was_before_a_change(store: Store) -> None:
    await store.put_identity(ANN)
    for name in ("Änn", "Anna", "Annie"):
        changed = Identity("ann", name, "goblin-4", "ru", 1_000, 3_000)
        await asyncio.gather(*(store.identity("ann") for _ in range(3)), store.put_identity(changed))
        assert await store.identity("ann") == changed
        assert await store.identity("ann") == changed


async def test_many_identities_are_found_at_once(store: Store) -> None:
    await store.put_identity(ANN)
    await store.put_identity(Identity("bob", "Bob", "", "en", 1, 1))
    assert set(await store.identities(["bob", "ann", "eve"])) == {"ann", "bob"}
    assert await store.identities([]) == {}


async def test_a_person_has_one_recovery_code_and_one_feed_and_a_newer_one_takes_its_place(store: Store) -> None:
    await store.put_identity(ANN)
    mine = store.belongings
    for number in (1, 2):
        await mine.put_recovery("ann", Secret(f"code {number}", number))
        await mine.put_feed("ann", Secret(f"link {number}", number))
    assert [await mine.recovered(f"code {number}") for number in (1, 2)] == [None, "ann"]
    assert [await mine.fed(f"link {number}") for number in (1, 2)] == [None, "ann"]
    assert (await mine.recovery_made_at("ann"), await mine.feed_made_at("ann")) == (2, 2)
    await mine.drop_feed("ann")
    assert (await mine.fed("link 2"), await mine.feed_made_at("ann")) == (None, None)


async def test_who_is_forgotten_leaves_nothing_behind(store: Store) -> None:
    await store.put_identity(ANN)
    await store.belongings.put_recovery("ann", Secret("code", 1))
    await store.dailies.claim(DailyAttempt("2026-11-15", "ann", "t"))
    await store.put_report(Report("t", 1, "ann", "He swears.", 5))
    await store.belongings.forget("ann")
    store.forget_person("ann")
    assert (await store.identity("ann"), await store.belongings.recovered("code")) == (None, None)
    assert (await store.dailies.of("ann", "2026-01-01", "2027-01-01"), await store.reports(10)) == ({}, [])


async def test_blocks_and_marks_are_kept_and_told(store: Store) -> None:
    rules = store.house_rules
    told: list[str] = []
    store.listen(lambda table, number: None)
    store.when_ordered(lambda: told.append(""))
    await rules.block("person", "ann", 1)
    await rules.block("person", "ann", 5)
    await rules.block("address", "192.0.2.0/24", 2)
    assert await rules.blocks() == [("address", "192.0.2.0/24", 2), ("person", "ann", 1)]
    assert [await rules.unblock("ann"), await rules.unblock("ann")] == [True, False]
    await rules.put_mark("clock", 7)
    await rules.put_mark("clock", 3)
    assert (await rules.mark("clock"), await rules.mark("other")) == (3, None)


async def test_an_order_is_heard_by_every_process(store_url: str) -> None:
    async with closing(store_url) as one, closing(store_url) as other:
        heard: list[str] = []
        one.listen(lambda table, number: heard.append(table), lambda: None)
        one.when_ordered(lambda: heard.append("order"))
        await other.house_rules.block("person", "ann", 1)
        await until(lambda: "order" in heard)
    assert set(heard) == {"order"}


async def test_a_secret_is_the_same_for_all_who_race_for_it(store_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(store_url) for _ in range(4)))
    found = await asyncio.gather(*(store.secret("cookie") for store in stores for _ in range(3)))
    assert len(set(found)) == 1
    assert len(found[0]) == 32
    assert await stores[0].secret("other") != found[0]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_rotated_secret_comes_first_and_the_old_ones_stay_as_long_as_wanted(store: Store) -> None:
    first = await store.secret("cookie")
    second, *older = await store.rotate("cookie")
    assert older == [first]
    assert await store.secret("cookie") == second
    third, *older = await store.rotate("cookie", keep=2)
    assert older == [second]
    assert await store.secrets("cookie") == [third, second]


async def test_reports_are_listed_newest_first_and_go_with_their_table(store: Store) -> None:
    told = [Report("t", 4, "ann", "rude", 10), Report("u", 5, "bob", "ruder", 20)]
    for report in told:
        await store.put_report(report)
    assert await store.reports(10) == [told[1], told[0]]
    assert await store.reports(1) == [told[1]]
    await store.purge("u")
    assert await store.reports(10) == [told[0]]


async def test_a_layout_once_remembered_stays(store: Store) -> None:
    await store.remember_layout("hash", b"fields")
    await store.remember_layout("hash", b"fields")
    assert await store.layout("hash") == b"fields"
    assert await store.layout("unknown") is None
