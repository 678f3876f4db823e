"""The hex grid: neighbours, the seam between the cards, half-spaces, caves, and how sections lie (NR-chasm)."""

import pytest

from goblins.games.nitro_run.notation import JoinName, SpaceName, join_name, space_name
from goblins.games.nitro_run.rules.chasm import (
    are_neighbours,
    around,
    card_of,
    first_end,
    has_end,
    join_between,
    neighbour,
    opposite,
    other_end,
    second_end,
    shape_of,
    turns_of,
)
from goblins.games.nitro_run.terms import NOTHING, SPACES, Join, Shape, Side

space, join = SpaceName().encode, JoinName().encode


def neighbours(name: str) -> dict[str, str]:
    """The neighbours of a space by the side they lie at."""
    found = {side.name.lower(): neighbour(space(name), side) for side in Side}
    return {side: space_name(there) for side, there in found.items() if there != NOTHING}


def test_a_space_of_the_middle_column_has_its_side_neighbours_half_a_hex_higher_and_lower() -> None:
    assert neighbours("b2") == {"n": "b1", "ne": "c2", "se": "c3", "s": "b3", "sw": "a3", "nw": "a2"}


def test_outer_columns_lie_half_a_hex_higher_than_the_middle_one() -> None:
    assert neighbours("a2") == {"n": "a1", "ne": "b1", "se": "b2", "s": "a3"}
    assert neighbours("c2") == {"n": "c1", "s": "c3", "sw": "b2", "nw": "b1"}


def test_the_seam_between_the_cards_is_an_edge_like_any_other() -> None:
    assert (card_of(space("b3")), card_of(space("b4"))) == (0, 1)
    assert neighbours("b3")["s"] == "b4"
    assert neighbours("b3")["sw"] == "a4"
    assert neighbours("c4")["nw"] == "b3"


def test_half_spaces_are_neighbours_like_any_hex() -> None:
    assert neighbours("a0") == {"se": "b0", "s": "a1"}
    assert neighbours("b0") == {"ne": "c0", "se": "c1", "s": "b1", "sw": "a1", "nw": "a0"}
    assert neighbours("a1")["ne"] == "b0"


def test_below_the_lowest_row_there_is_nothing() -> None:
    assert neighbours("b6") == {"n": "b5", "ne": "c6", "nw": "a6"}
    assert neighbours("c6") == {"n": "c5", "sw": "b6", "nw": "b5"}


def test_neighbours_are_so_mutually_and_across_opposite_sides() -> None:
    for here in range(SPACES):
        for side in Side:
            there = neighbour(here, side)
            if there != NOTHING:
                assert neighbour(there, opposite(side)) == here
                assert are_neighbours(here, there)


@pytest.mark.parametrize(("name", "count"), [("a0", 2), ("b0", 5), ("a3", 4), ("b3", 6), ("b6", 3), ("a6", 3)])
def test_a_space_has_up_to_six_neighbours(name: str, count: int) -> None:
    assert around(space(name)).bit_count() == len(neighbours(name)) == count


# --------------------------------------------------------------------------------------------------- joins


def test_a_join_is_named_by_the_sides_of_its_ends() -> None:
    for one in Join:
        assert join_name(one) == f"{Side(first_end(one)).name}-{Side(second_end(one)).name}".lower()


@pytest.mark.parametrize(
    ("name", "shape"),
    [
        ("n-s", Shape.STRAIGHT),
        ("ne-sw", Shape.STRAIGHT),
        ("n-se", Shape.BEND),
        ("nw-ne", Shape.BEND),
        ("n-ne", Shape.HAIRPIN),
        ("nw-n", Shape.HAIRPIN),
    ],
)
def test_the_ends_of_a_shape_are_one_two_or_three_sides_apart(name: str, shape: Shape) -> None:
    assert shape_of(join(name)) == shape


def test_every_two_sides_are_joined_by_exactly_one_join() -> None:
    pairs = {frozenset((first_end(one), second_end(one))) for one in Join}
    assert len(pairs) == len(Join) == 15
    for one in Join:
        assert join_between(first_end(one), second_end(one)) == join_between(second_end(one), first_end(one)) == one


def test_half_a_turn_leaves_a_straight_as_it_was() -> None:
    assert [turns_of(shape) for shape in Shape] == [6, 6, 3]


def test_a_section_leads_from_one_end_to_the_other() -> None:
    assert other_end(join("n-se"), Side.N) == Side.SE
    assert other_end(join("n-se"), Side.SE) == Side.N
    assert has_end(join("n-se"), Side.SE)
    assert not has_end(join("n-se"), Side.S)
