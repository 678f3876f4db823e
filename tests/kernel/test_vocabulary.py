"""Moves as objects, numbers and lines."""

from typing import Any

import pytest

from goblins import games as _announced  # noqa: F401
from goblins.games.goblin_warlord.moves import MOVES, Invade, lair_of, target_of, with_lair
from goblins.kernel.errors import BadInput


def test_a_move_has_three_forms() -> None:
    move = Invade(lair=1, foe="blue", target=2)
    assert str(move) == "invade 1 > blue.2"
    assert MOVES.parse("invade 1 > blue.2") == move.packed()
    assert MOVES.unpack(move.packed()) == move


@pytest.mark.parametrize("said", ["invade 1 > blue.2", {"move": "invade", "lair": 1, "foe": "blue", "target": 2}])
def test_notation_and_documents_are_read_as_the_same_typed_move(said: str | dict[str, Any]) -> None:
    assert MOVES.read(said) == Invade(lair=1, foe="blue", target=2)


def test_codes_inside_the_rules_count_from_zero() -> None:
    packed = Invade(lair=5, foe="blue", target=2).packed()
    assert (lair_of(packed), target_of(packed)) == (4, 1)
    assert with_lair(packed, 0) == Invade(lair=1, foe="blue", target=2).packed()


@pytest.mark.parametrize("line", ["invade 1>blue.2", "  INVADE  1 > Blue . 2 ", "invade 1 >blue .2"])
def test_spaces_beside_signs_and_capitals_do_not_matter(line: str) -> None:
    assert MOVES.parse(line) == Invade(lair=1, foe="blue", target=2).packed()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("inwade 1 > blue.2", "“inwade” is no move. Did you mean “invade”?"),
        ("invade 1 > bleu.2", "“bleu” cannot be the foe of “invade”. Did you mean “blue”?"),
        ("invade 1 blue 2", "“invade 1 blue 2” cannot be read; write it as “invade <lair> > <foe>.<target>”."),
        ("recruit 33", "“33” cannot be the lair of “recruit”; it can be 1-32."),
        ("order krown", "“krown” cannot be the card of “order”. Did you mean “crown”?"),
        (
            "",
            "“” is no move; there are recruit, decline, roll, invade, know-wots, hoozits, build, upgrade, pay, "
            "choose, rehouse, order.",
        ),
    ],
)
def test_a_slip_of_the_pen_is_answered_with_the_nearest(line: str, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        MOVES.parse(line)
    assert str(caught.value) == said


@pytest.mark.parametrize("packed", [-1, 15, 1 << 40, (1 << 62) + 3])
def test_a_number_that_is_no_move_is_refused(packed: int) -> None:
    assert not MOVES.has(packed)


@pytest.mark.parametrize("foe", ["purple", ["blue"]])
def test_a_move_with_a_wrong_field_is_refused(foe: Any) -> None:
    with pytest.raises(BadInput):
        Invade(lair=1, foe=foe, target=2).packed()
