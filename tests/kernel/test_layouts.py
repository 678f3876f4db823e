"""Packed states are read back by the description of their layout, whatever the records look like by then."""

import random
from enum import IntEnum
from typing import Annotated

import pytest

from goblins.kernel.layouts import description_of, document_by, known_part, layout_hash, packed_by
from goblins.kernel.record import Int8, Int16, Int32, from_json, pack, record, to_json
from tests.contract.setups import Setup, Walk, smallest_setups


class Mood(IntEnum):
    CALM = 0
    ANGRY = 1


@record
class Goblin:
    mood: Annotated[Int8, Mood]
    teeth: Int16


@record
class Lair:
    chief: Goblin
    goblins: Annotated[list[Goblin], 3]
    loot: Annotated[list[Int32], 4]
    age: Int8


@record
class NewLair:
    """A later version: the order has changed, numbers are wider, and something is new."""

    age: Int32
    loot: Annotated[list[Int32], 6]
    goblins: Annotated[list[Goblin], 5]
    chief: Goblin
    roof: Int8


def a_lair() -> Lair:
    lair = Lair()
    lair.age, lair.chief.mood, lair.chief.teeth = -3, Mood.ANGRY, 300
    lair.goblins[1].teeth = 7
    lair.loot[2] = 1 << 20
    return lair


def test_old_bytes_are_read_into_the_document_that_people_know() -> None:
    document = document_by(description_of(Lair), pack(a_lair()))
    assert document["chief"] == {"mood": "angry", "teeth": 300}
    assert document["loot"] == [0, 0, 1 << 20, 0]
    assert to_json(from_json(Lair, document)) == to_json(a_lair())


def test_old_bytes_become_a_new_record() -> None:
    new = from_json(NewLair, document_by(description_of(Lair), pack(a_lair())))
    assert (new.age, new.chief.teeth, new.goblins[1].teeth, new.loot[2], new.roof) == (-3, 300, 7, 1 << 20, 0)


def test_a_layout_keeps_its_name_until_it_changes() -> None:
    assert layout_hash(Lair) == layout_hash(Lair)
    assert layout_hash(Lair) != layout_hash(NewLair)


@pytest.mark.parametrize("setup", smallest_setups(), ids=str)
def test_states_of_every_game_are_read_back_bit_for_bit(setup: Setup) -> None:
    walk, rng = Walk(setup, 1), random.Random(1)
    for _ in walk.steps(300):
        if rng.random() < 0.1:
            packed = pack(walk.play.state)
            description, state = description_of(setup.game.state), setup.game.state
            document = document_by(description, packed)
            assert packed_by(description, document) == packed
            assert to_json(from_json(state, known_part(state, document))) == to_json(walk.play.state)


@record
class Hut:
    """A later version that has lost some fields, of its own and of its goblins."""

    goblins: Annotated[list[Goblin], 2]
    age: Int8


def test_what_a_later_version_has_no_field_for_is_left_out() -> None:
    document = document_by(description_of(Lair), pack(a_lair()))
    hut = from_json(Hut, known_part(Hut, document))
    assert (hut.age, hut.goblins[1].teeth) == (-3, 7)
