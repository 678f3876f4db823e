"""The rules change while a game is under way: it goes on from the stored state, and its history stays readable."""

import dataclasses

import msgspec
import pytest

from goblins.kernel import registry
from goblins.kernel.errors import BadInput
from goblins.kernel.game import PUBLIC, Game
from goblins.kernel.layouts import document_by
from goblins.kernel.record import Int32, pack, record, to_json
from goblins.tables.requests import Undo
from goblins.tables.table_server import TableServer
from goblins.tables.updates import update_for

from ..stories import ANNA, BORIS, GAMES, PEOPLE, Guest, fewest, standing
from .evenings import next_move, opened, play_on, started, table_in

pytestmark = pytest.mark.anyio


def upgrade(monkeypatch: pytest.MonkeyPatch, name: str, **changes: object) -> Game:
    """The next version of the game, as if the program had been exchanged; it cannot play the old rules."""
    game = registry.find(name)
    version = game.rules_version + 1
    known = {"rules_version": version, "oldest_rules": version} | changes
    newer = dataclasses.replace(game, **known)  # type: ignore[arg-type]
    monkeypatch.setitem(registry._made, name, newer)
    return newer


@pytest.mark.parametrize("game", GAMES)
async def test_a_running_game_goes_on_by_the_new_rules_from_where_it_stands(
    table_server: TableServer, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = PEOPLE[: fewest(game)]
    id = await started(table_server, *people, game=game)
    before = await play_on(table_server, id, 25)
    onlookers = (*range(len(people)), PUBLIC)
    seen = [msgspec.json.decode(update_for(before, seat, 0)) for seat in onlookers]
    assert before.play is not None
    state = to_json(before.play.state)
    newer = upgrade(monkeypatch, game)
    table_server = TableServer(table_server.store)
    after = await table_server.look(id)
    assert after.play is not None
    assert to_json(after.play.state) == state
    assert [kept.entry.__struct_config__.tag for kept in after.rows[-2:]][-1] == "based"
    assert after.chairs == before.chairs
    for seat, old in zip(onlookers, seen, strict=True):
        new = msgspec.json.decode(update_for(after, seat, 0))
        assert new["rows"][:-1] == old["rows"]
        assert new["game"] | {"undo": False} == old["game"] | {"undo": False}
        assert new["table"]["rules"] == newer.rules_version
    await play_on(table_server, id, 5)
    assert standing(await TableServer(table_server.store).look(id)) == standing(table_in(table_server, id))


async def test_a_program_that_knows_the_old_rules_plays_on_by_them(
    table_server: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await started(table_server, ANNA, BORIS)
    before = await play_on(table_server, id, 25)
    upgrade(monkeypatch, "goblin-warlord", oldest_rules=1)
    after = await TableServer(table_server.store).look(id)
    assert standing(after)["state"] == standing(before)["state"]
    assert after.play is not None
    assert after.play.rules == 1
    assert "based" not in [kept.entry.__struct_config__.tag for kept in after.rows]


@pytest.mark.parametrize("game", GAMES)
async def test_what_was_told_by_the_old_rules_is_told_again(
    table_server: TableServer, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = PEOPLE[: fewest(game)]
    id = await started(table_server, *people, game=game)
    before = await play_on(table_server, id, 25)
    assert before.play is not None
    onlookers = (*range(len(people)), PUBLIC)
    story = [list(before.play.told(seat)) for seat in onlookers]
    for _ in range(2):
        upgrade(monkeypatch, game)
        after = await TableServer(table_server.store).look(id)
        assert after.play is not None
        assert [list(after.play.told(seat)) for seat in onlookers] == story


async def test_nothing_is_taken_back_across_a_change_of_rules(
    table_server: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await started(table_server, ANNA, BORIS)
    mover, move = next_move(await table_server.look(id))
    await table_server.ask(id, mover, move)
    upgrade(monkeypatch, "goblin-warlord")
    with pytest.raises(BadInput, match="taken back"):
        await TableServer(table_server.store).ask(id, mover, Undo(move.seat))


async def test_rules_may_change_again(table_server: TableServer, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await started(table_server, ANNA, BORIS)
    for number in range(3):
        await play_on(table_server, id, 4, seed=number)
        upgrade(monkeypatch, "goblin-warlord")
        table_server = TableServer(table_server.store)
        assert (await table_server.look(id)).rows[-1].entry.__struct_config__.tag == "based"
    tags = [kept.entry.__struct_config__.tag for kept in table_in(table_server, id).rows]
    assert tags.count("based") == 3
    guest = Guest(ANNA, 0)
    await table_server.enter(id, guest)
    assert guest.rows == list(range(1, guest.heard[-1]["n"] + 1))


async def test_a_state_with_a_new_field_is_read_from_the_old_bytes(
    table_server: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await started(table_server, ANNA, BORIS)
    before = await play_on(table_server, id, 12)
    assert before.play is not None
    old, packed = to_json(before.play.state), pack(before.play.state)
    fields = {"moods": Int32, **before.game.state.__annotations__}
    newer = upgrade(monkeypatch, "goblin-warlord", state=record(type("State", (), {"__annotations__": fields})))
    assert len(pack(newer.state())) > len(packed)
    table = await TableServer(table_server.store).look(id)
    assert table.play is not None
    assert to_json(table.play.state) == old | {"moods": 0}


async def test_a_lobby_does_not_mind_a_change_of_rules(
    table_server: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await opened(table_server, "you")
    upgrade(monkeypatch, "goblin-warlord")
    assert (await TableServer(table_server.store).look(id)).rows[-1].entry.__struct_config__.tag == "invited"


async def test_a_game_without_a_snapshot_says_that_it_cannot_go_on(
    table_server: TableServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await started(table_server, ANNA, BORIS)
    upgrade(monkeypatch, "goblin-warlord")
    other = TableServer(table_server.store)

    async def nothing(table: str) -> None:
        return None

    monkeypatch.setattr(table_server.store, "snapshot", nothing)
    with pytest.raises(BadInput) as problem:
        await other.look(id)
    assert problem.value.key == "table-rules"


async def test_the_description_of_a_layout_is_kept_beside_the_states(table_server: TableServer) -> None:
    id = await started(table_server, ANNA, BORIS)
    table = await play_on(table_server, id, 3)
    snapshot = await table_server.store.snapshot(id)
    assert snapshot is not None
    description = await table_server.store.layout(snapshot.layout)
    assert description is not None
    assert table.play is not None
    document = document_by(description, snapshot.state)
    assert document["table"]["step"] == table.play.state.table.step
