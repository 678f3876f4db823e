"""Moves as people write them."""

import pytest

from goblins import BadInput
from goblins.games.nitro_run import moves
from goblins.games.nitro_run.moves import MOVES
from goblins.games.nitro_run.notation import space_name
from goblins.kernel.vocabulary import Move
from tests.games.nitro_run.table import spec, table


@pytest.mark.parametrize(
    ("line", "face"),
    [
        ("scheme nettle", moves.Scheme("nettle")),
        ("delegate 2 yellow", moves.Delegate(2, "yellow")),
        ("team fabricate", moves.Team("fabricate")),
        ("move b3", moves.MoveSchemer("b3")),
        ("build 7 b3 nw-ne", moves.Build(7, "b3", "nw-ne")),
        ("end-day", moves.EndDay()),
        ("lighten 6", moves.Lighten(6)),
        ("tunnel both", moves.Tunnel("both")),
    ],
)
def test_a_line_is_a_move_and_a_move_a_line(line: str, face: Move) -> None:
    assert MOVES.unpack(MOVES.parse(line)) == face
    assert str(face) == line
    assert MOVES.parse(f"  {line.upper()} ") == face.packed()


def test_spaces_are_named_by_column_and_row() -> None:
    assert [space_name(space) for space in (0, 4, 20)] == ["a0", "b1", "c6"]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("biuld 1 b3 n-s", "build"),
        ("build 1 b3", "build <spec> <space> <join>"),
        ("move d4", "a0, b0, c0"),
        ("build 1 b3 up", "n-s"),
        ("delegate 4 blue", "1-3"),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_can(line: str, says: str) -> None:
    with pytest.raises(BadInput) as problem:
        MOVES.parse(line)
    assert says in str(problem.value)


def test_a_move_is_described_in_words() -> None:
    match = table(spec("straight 2", "build"))
    assert match.describe(moves.Build(1, "b1", "n-s")) == "Build section 1 on b1, north to south"
    assert match.describe(moves.Delegate(3, "black"), "fr") == "Dire au grouillot 3 de presser"
    assert match.describe(moves.Lighten(6), "ru") == "Сбросить груз: пассажир прыгает со склянкой №\u00a06"
