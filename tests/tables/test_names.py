"""What those at a table are called: people as they like, bots and nameless guests after goblins of ours."""

from __future__ import annotations

import pytest

from goblins.bots.goblin_names import GOBLINS
from goblins.kernel.errors import BadInput
from goblins.tables.entries import Arrangement
from goblins.tables.opening import Guest, Plan, entries_of_plan, entries_of_rematch
from goblins.tables.requests.lobby import Sit
from goblins.tables.requests.people import Person
from goblins.tables.table import LiveTable
from goblins.tables.updates import ChairFace, table_face

ANNA = Person("a", "Anna", 3)


def opened(*sitting: str | Guest, id: str = "table") -> LiveTable:
    return seated(id, Plan(Arrangement("goblin-warlord", len(sitting)), [*sitting]))


def seated(id: str, plan: Plan) -> LiveTable:
    table = LiveTable(id)
    for entry in entries_of_plan(plan, ANNA):
        table.perform(entry, 0)
    return table


def chairs(table: LiveTable) -> list[ChairFace]:
    return table_face(table).chairs


def test_bots_have_names_and_faces_of_their_own() -> None:
    anna, *bots = chairs(opened("you", "random", "random", "whelp", "scrapper", "random"))
    assert (anna.name, anna.goblin, anna.face) == ("Anna", "", 3)
    assert {bot.goblin for bot in bots} <= {*GOBLINS}
    assert len({bot.goblin for bot in bots}) == len({bot.face for bot in bots}) == 5


def test_those_who_share_a_screen_under_one_name_are_told_apart() -> None:
    anna, other = chairs(opened("you", "you"))
    assert (anna.name, anna.goblin) == ("Anna", "")
    assert other.name == ""
    assert other.goblin in GOBLINS
    assert other.face != anna.face


def test_guests_at_the_screen_have_names_and_faces_that_can_be_changed() -> None:
    table = opened("you", Guest("Ben", 9), "open")
    assert [(chair.name, chair.face) for chair in chairs(table)[:2]] == [("Anna", 3), ("Ben", 9)]
    for entry in Sit("blue", "  Benny ", 10).entries(table, ANNA):
        table.perform(entry, 0)
    assert [(chair.name, chair.face) for chair in chairs(table)[:2]] == [("Anna", 3), ("Benny", 10)]
    assert table_face(table).host == "Anna", "a guest's name is not the host's"


@pytest.mark.parametrize(("name", "face", "key"), [("x" * 25, 1, "name"), ("Ben", 1 << 31, "face")])
def test_a_guest_is_named_as_people_may_be(name: str, face: int, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        opened("you", Guest(name, face))
    assert refused.value.key == key


def test_nobody_renames_others() -> None:
    table = opened("you", "open")
    with pytest.raises(BadInput) as refused:
        Sit("red", "Mug").entries(table, Person("b", "Boris", 1))
    assert refused.value.key == "table-seat-taken"


def test_bots_keep_their_names_for_a_rematch_and_a_new_one_gets_another() -> None:
    first = opened("you", "random", "whelp", id="first")
    again = LiveTable("second")
    for entry in entries_of_rematch(first, ANNA):
        again.perform(entry, 0)
    assert [chair.goblin for chair in chairs(again)] == [chair.goblin for chair in chairs(first)]
