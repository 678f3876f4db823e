"""Lists of tables: whose, which, in what order, and page by page."""

import msgspec
import pytest

from goblins.tables.store import Mark, Row, Store
from goblins.tables.store.records import Append, Card, ListedTable

from .stories import card, moves

pytestmark = pytest.mark.anyio


async def lay(store: Store, table: str, at: int, card: Card) -> None:
    listed = msgspec.structs.replace(card, changed_at=at)
    await store.append(Append(table, 1, (Row(1, at, "opened", b""),), listed))


def names(listed: list[ListedTable]) -> list[str]:
    return [one.table for one in listed]


async def test_a_list_shows_the_newest_change_first(store: Store) -> None:
    for table, at in (("a", 10), ("b", 30), ("c", 20)):
        await lay(store, table, at, card())
    assert names(await store.public_cards("goblin-warlord", 10)) == ["b", "c", "a"]


async def test_pages_neither_repeat_nor_skip_even_in_one_millisecond(store: Store) -> None:
    for i in range(7):
        await lay(store, f"t{i}", 100 + i // 3, card())
    pages: list[list[str]] = []
    before: Mark | None = None
    for _ in range(4):
        page = await store.all_cards(None, 2, before)
        pages.append(names(page))
        before = page[-1].mark
    assert pages == [["t6", "t5"], ["t4", "t3"], ["t2", "t1"], ["t0"]]
    assert await store.all_cards(None, 2, before) == []


async def test_private_tables_and_other_games_are_not_in_the_public_list(store: Store) -> None:
    await lay(store, "shown", 1, card())
    await lay(store, "private", 2, card(public=False))
    await lay(store, "other", 3, card(game="nitro-run", status="playing"))
    assert names(await store.public_cards("goblin-warlord", 10)) == ["shown"]
    assert names(await store.public_cards(None, 10)) == ["other", "shown"]
    assert names(await store.public_cards(None, 10, status="lobby")) == ["shown"]
    assert names(await store.all_cards("lobby", 10)) == ["private", "shown"]


async def test_everyone_finds_the_tables_they_are_a_member_of(store: Store) -> None:
    await lay(store, "a", 1, card(members={"ann": "red,blue", "bob": "watching"}))
    await lay(store, "b", 2, card(members={"bob": "red"}))
    assert names(await store.cards_of("bob", 10)) == ["b", "a"]
    [mine] = await store.cards_of("ann", 10)
    assert mine.card.members == {"ann": "red,blue", "bob": "watching"}
    assert await store.cards_of("eve", 10) == []


async def test_a_member_who_left_no_longer_finds_the_table(store: Store) -> None:
    await lay(store, "t", 1, card(members={"ann": "red", "bob": "blue"}))
    await store.append(moves("t", 2, card=card(members={"bob": "red"})))
    assert await store.cards_of("ann", 10) == []
    assert names(await store.cards_of("bob", 10)) == ["t"]


async def test_an_invitation_leads_to_its_table_until_it_is_revoked(store: Store) -> None:
    await lay(store, "t", 1, card(invitation="hash"))
    await lay(store, "u", 1, card())
    assert await store.invited("hash") == "t"
    await store.append(moves("t", 2, card=card(invitation=None)))
    assert await store.invited("hash") is None


async def test_a_card_carries_what_lists_need_of_their_own(store: Store) -> None:
    await lay(store, "t", 1, card(extra=b'{"names":["\xc3\xa9"]}'))
    found = await store.card("t")
    assert found == card(extra=b'{"names":["\xc3\xa9"]}')
    assert await store.card("u") is None


async def test_purging_a_table_leaves_nothing_of_it(store: Store) -> None:
    for table in ("t", "u"):
        await store.append(moves(table, 1, 3, card=card()))
    await store.purge("t")
    assert (await store.rows("t"), await store.snapshot("t"), await store.card("t")) == ([], None, None)
    assert names(await store.cards_of("ann", 10)) == ["u"]
    assert len(await store.rows("u")) == 3


async def test_old_tables_are_purged_by_their_status(store: Store) -> None:
    for i in range(120):
        await lay(store, f"over{i}", 10, card(status="over"))
    await lay(store, "fresh", 50, card(status="over"))
    await lay(store, "running", 10, card(status="playing"))
    assert await store.purge_older("over", 50) == 120
    assert names(await store.all_cards(None, 10)) == ["fresh", "running"]


async def test_a_slow_game_with_a_fresh_move_is_not_old(store: Store) -> None:
    await lay(store, "slow", 10, card(status="playing"))
    await lay(store, "forgotten", 10, card(status="playing"))
    await store.append(Append("slow", 2, (Row(2, 60, "moved", b""),)))
    assert await store.purge_older("playing", 50) == 1
    assert names(await store.all_cards(None, 10)) == ["slow"]
