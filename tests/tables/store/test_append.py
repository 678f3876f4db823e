"""What is appended is there, in order, and only once."""

import asyncio
from collections.abc import Sequence

import pytest

from goblins.tables.store import Append, Conflict, Row, Store

from .stories import card, moves, numbers, row, snapshot

pytestmark = pytest.mark.anyio


async def outcomes(store: Store, appends: Sequence[Append]) -> list[str]:
    """All handed over at once, so that they share a group."""
    answers = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    return ["stored" if answer is None else type(answer).__name__ for answer in answers]


async def test_an_append_is_read_back_as_it_was(store: Store) -> None:
    rows = (
        Row(1, 1_700_000_000_123, "sat-down", b"\x00\xff"),
        Row(2, 1_700_000_000_456, "gespräch", "привет".encode()),
    )
    await store.append(Append("t", 1, rows, card(), snapshot(2)))
    assert await store.rows("t") == list(rows)
    assert await store.snapshot("t") == snapshot(2)
    assert await store.card("t") == card()


async def test_a_reader_gets_what_it_missed_and_no_more(store: Store) -> None:
    await store.append(moves("t", 1, 5))
    assert await store.rows("t", after=3) == [row(4), row(5)]
    assert await store.rows("t", after=5) == []
    assert await store.rows("nobody's") == []


async def test_many_tables_share_one_commit(store: Store) -> None:
    commits: list[int] = []
    store.committed = lambda size, seconds: commits.append(size)
    assert await outcomes(store, [moves(f"t{i}", 1) for i in range(50)]) == ["stored"] * 50
    assert commits == [50]


async def test_a_long_queue_is_stored_in_groups_of_at_most_256(store: Store) -> None:
    commits: list[int] = []
    store.committed = lambda size, seconds: commits.append(size)
    await outcomes(store, [moves(f"t{i}", 1) for i in range(600)])
    assert commits == [256, 256, 88]


async def test_appends_of_one_table_may_be_handed_over_before_the_first_is_stored(store: Store) -> None:
    appends = [moves("t", 1, 2), moves("t", 3), moves("t", 4, 6, snapshot=snapshot(6)), moves("t", 7)]
    assert await outcomes(store, appends) == ["stored"] * 4
    assert await numbers(store, "t") == [1, 2, 3, 4, 5, 6, 7]


async def test_the_latest_snapshot_and_card_of_a_group_remain(store: Store) -> None:
    first = moves("t", 1, card=card(), snapshot=snapshot(1, b"old"))
    second = moves("t", 2, card=card(status="playing", members={"bob": "blue"}), snapshot=snapshot(2, b"new"))
    await outcomes(store, [first, second, moves("t", 3)])
    assert await store.snapshot("t") == snapshot(2, b"new")
    assert await store.card("t") == second.card


async def test_a_number_that_is_taken_conflicts_and_leaves_nothing_behind(store: Store) -> None:
    await store.append(moves("t", 1, 2, payload=b"first", card=card(), snapshot=snapshot(2)))
    with pytest.raises(Conflict):
        await store.append(moves("t", 2, 3, payload=b"late", card=card(host="late"), snapshot=snapshot(3)))
    assert await store.rows("t") == [row(1, b"first"), row(2, b"first")]
    assert await store.snapshot("t") == snapshot(2)
    assert await store.card("t") == card()


async def test_a_conflict_does_not_harm_its_group(store: Store) -> None:
    await store.append(moves("taken", 1))
    appends = [moves("a", 1), moves("taken", 1), moves("b", 1, card=card()), moves("taken", 2), moves("c", 1, 3)]
    assert await outcomes(store, appends) == ["stored", "Conflict", "stored", "Conflict", "stored"]
    assert [await numbers(store, table) for table in ("a", "b", "c", "taken")] == [[1], [1], [1, 2, 3], [1]]


async def test_two_who_want_the_same_number_in_one_group_are_told_apart(store: Store) -> None:
    assert await outcomes(store, [moves("t", 1, payload=b"a"), moves("t", 1, payload=b"b")]) == ["stored", "Conflict"]
    assert await store.rows("t") == [row(1, b"a")]


async def test_nothing_is_stored_behind_a_conflict_until_the_rows_are_read(store: Store) -> None:
    await store.append(moves("t", 1))
    assert await outcomes(store, [moves("t", 1)]) == ["Conflict"]
    assert await outcomes(store, [moves("t", 2)]) == ["Conflict"]
    assert await numbers(store, "t") == [1]
    assert await outcomes(store, [moves("t", 2)]) == ["stored"]


async def test_what_cannot_be_stored_at_all_fails_alone(store: Store) -> None:
    impossible = Append("odd", 1, (Row(1, 2**70, "move", b""),))
    appends = [moves("a", 1), impossible, moves("odd", 2), moves("b", 1)]
    a, odd, behind, b = await outcomes(store, appends)
    assert (a, behind, b) == ("stored", "Conflict", "stored")
    assert odd not in ("stored", "Conflict")
    assert await numbers(store, "odd") == []


async def test_a_waiter_who_goes_away_does_not_break_the_group(store: Store) -> None:
    async def play(table: str) -> None:
        await store.append(moves(table, 1))

    players = [asyncio.create_task(play(f"t{i}")) for i in range(3)]
    await asyncio.sleep(0)
    players[1].cancel()
    answers = await asyncio.gather(*players, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), asyncio.CancelledError, type(None)]
    await store.append(moves("t1", 2))
    assert [await numbers(store, f"t{i}") for i in range(3)] == [[1], [1, 2], [1]]


async def test_a_snapshot_alone_can_replace_the_one_of_the_same_row_but_not_a_newer_one(store: Store) -> None:
    await store.append(moves("t", 1, 4, snapshot=snapshot(4)))
    await store.append(Append("t", 5, (), None, snapshot(4, b"new base")))
    await store.append(Append("t", 5, (), None, snapshot(3, b"stale")))
    assert await store.snapshot("t") == snapshot(4, b"new base")


async def test_closing_stores_what_was_asked_for(store_url: str) -> None:
    store = await Store.open(store_url)
    waiting = [store.append(moves(f"t{i}", 1)) for i in range(300)]
    await store.close()
    assert all(append.done() and append.exception() is None for append in waiting)
    again = await Store.open(store_url)
    assert await numbers(again, "t299") == [1]
    await again.close()


async def test_two_stores_on_one_database_never_both_append(store_url: str) -> None:
    one, other = await Store.open(store_url), await Store.open(store_url)
    for number in range(1, 21):
        answers = await asyncio.gather(
            one.append(moves("t", number, payload=b"one")),
            other.append(moves("t", number, payload=b"other")),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
        assert await one.rows("t") == await other.rows("t")
    assert await numbers(one, "t") == list(range(1, 21))
    await one.close()
    await other.close()


# ---------------------------------------------------------------------------------------------- no journal has a hole


async def test_a_row_that_does_not_follow_the_last_one_is_not_stored(store: Store) -> None:
    await store.append(moves("t", 1, 3))
    assert await outcomes(store, [moves("t", 5), moves("u", 1), moves("v", 2)]) == ["Conflict", "stored", "Conflict"]
    assert await numbers(store, "t") == [1, 2, 3]
    assert await numbers(store, "v") == []


async def test_nothing_is_stored_behind_a_table_that_was_thrown_away(store: Store) -> None:
    await store.append(moves("t", 1, 7, card=card()))
    await store.purge("t")
    appends = [moves("t", 8, card=card(), snapshot=snapshot(8)), moves("t", 9), moves("u", 1)]
    assert await outcomes(store, appends) == ["Conflict", "Conflict", "stored"]
    assert await numbers(store, "t") == []
    assert await store.card("t") is None
    assert await store.snapshot("t") is None


async def test_a_table_that_is_thrown_away_while_it_is_appended_to_leaves_nothing_or_all(
    store: Store, store_url: str
) -> None:
    beside = await Store.open(store_url)
    for number in range(40):
        table = f"t{number}"
        await store.append(moves(table, 1, 7, card=card()))
        appends = [store.append(moves(table, 8 + i)) for i in range(3)]
        await asyncio.sleep(0.0005 * (number % 5))
        await asyncio.gather(beside.purge(table), *appends, return_exceptions=True)
        assert await numbers(store, table) == []
    await beside.close()
