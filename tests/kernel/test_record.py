"""One declaration: a dataclass, a NumPy record, bytes and JSON."""

from enum import IntEnum
from typing import Annotated, Any

import numpy as np
import pytest

from goblins.kernel.errors import BadInput
from goblins.kernel.record import (
    Int8,
    Int16,
    Int32,
    Int64,
    blank,
    copied,
    difference,
    dtype_of,
    from_json,
    layout_of,
    pack,
    record,
    to_json,
    unpack,
)


class Mood(IntEnum):
    CALM = 0
    VERY_CROSS = 1


@record
class Ear:
    length: Int16
    notches: Annotated[list[Int8], 3]


@record
class Goblin:
    mood: Annotated[Int8, Mood]
    gold: Int64
    ears: Annotated[list[Ear], 2]
    tail: Ear
    friends: Annotated[list[Int8], 2, Mood]
    age: Int32


def some_goblin() -> Goblin:
    goblin = blank(Goblin)
    goblin.mood = Mood.VERY_CROSS
    goblin.gold = -(1 << 40)
    goblin.ears[1].notches[2] = 7
    goblin.tail.length = -300
    goblin.friends[Mood.VERY_CROSS] = 4
    goblin.age = 17
    return goblin


def test_the_layout_is_the_one_numpy_would_choose() -> None:
    ear = np.dtype([("length", "<i2"), ("notches", "i1", (3,))], align=True)
    expected = np.dtype(
        [
            ("mood", "i1"),
            ("gold", "<i8"),
            ("ears", ear, (2,)),
            ("tail", ear),
            ("friends", "i1", (2,)),
            ("age", "<i4"),
        ],
        align=True,
    )
    assert dtype_of(Goblin) == expected
    assert layout_of(Goblin).width == expected.itemsize


def test_packed_bytes_are_those_of_the_compiled_record() -> None:
    array = np.frombuffer(pack(some_goblin()), dtype_of(Goblin))
    assert array["gold"][0] == -(1 << 40)
    assert array["ears"]["notches"][0, 1, 2] == 7
    assert array["tail"]["length"][0] == -300


def test_unpacking_gives_the_same_record_back() -> None:
    assert unpack(Goblin, pack(some_goblin())) == some_goblin()


def test_a_copy_shares_nothing() -> None:
    one = some_goblin()
    other = copied(one)
    other.ears[1].notches[2] = 1
    other.friends[0] = 9
    assert one == some_goblin()
    assert difference(one, other) == ["ears[1].notches[2]: 7 != 1", "friends[0]: 0 != 9"]


def test_json_speaks_names_and_leaves_blank_tails_out() -> None:
    document = to_json(some_goblin())
    assert document["mood"] == "very-cross"
    assert document["friends"] == {"very-cross": 4}
    assert document["tail"] == {"length": -300, "notches": []}
    assert from_json(Goblin, document) == some_goblin()


def test_fields_left_out_of_json_are_blank() -> None:
    assert from_json(Goblin, {"age": 3}) == from_json(Goblin, {"age": 3, "gold": 0})


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ([], "At / there should be an object in braces."),
        ({"wings": 2}, "There is no field /wings."),
        ({"ears": 2}, "At /ears there should be a list in brackets."),
        ({"ears": [{}, {}, {}]}, "The list at /ears has more than 2 items."),
        ({"mood": "happy"}, "At /mood, “happy” is unknown; there are calm, very-cross."),
        ({"mood": 1}, "At /mood, “1” is unknown; there are calm, very-cross."),
        ({"age": "old"}, "At /age there should be a whole number."),
        ({"age": True}, "At /age there should be a whole number."),
        ({"tail": {"length": 40000}}, "The number at /tail/length is too large or too small."),
        ({"friends": [1]}, "At /friends there should be an object in braces."),
        ({"ears": [{"notches": [1, 2.5]}]}, "At /ears/0/notches/1 there should be a whole number."),
    ],
)
def test_a_wrong_document_is_answered_with_the_place(document: Any, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        from_json(Goblin, document)
    assert str(caught.value) == said


def test_a_field_name_that_numpy_records_shadow_is_refused() -> None:
    @record
    class Box:
        size: Int8

    with pytest.raises(TypeError, match=r"Box\.size"):
        dtype_of(Box)


def test_a_field_without_a_size_is_refused() -> None:
    with pytest.raises(TypeError, match="neither a record"):

        @record
        class Sack:
            coins: int
