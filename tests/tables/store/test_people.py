"""What the server knows of people, and what only it knows."""

import asyncio

import pytest

from goblins.tables.store import Identity, Report, Store

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


async def test_a_sign_in_code_works_once(store: Store) -> None:
    await store.put_identity(ANN)
    await store.put_code("hash", "ann", expires_at=100)
    takers = await asyncio.gather(*(store.take_code("hash", now=50) for _ in range(5)))
    assert sorted(takers, key=str) == [None, None, None, None, "ann"]


async def test_a_sign_in_code_expires(store: Store) -> None:
    await store.put_identity(ANN)
    await store.put_code("hash", "ann", expires_at=100)
    assert await store.take_code("hash", now=100) is None
    assert await store.take_code("hash", now=50) is None


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
