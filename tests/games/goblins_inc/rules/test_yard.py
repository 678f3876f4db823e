"""The construction yard: squares, sides, metal meeting metal (GI-tiles, GI-cockpit, GI-rows)."""

import pytest

from goblins.games.goblins_inc import events
from tests.games.goblins_inc.table import (
    Drawn,
    Piece,
    act,
    armor,
    damage,
    decoration,
    dice,
    engine,
    finish_step,
    gunner,
    heard,
    robot,
    standing,
    table,
    weapon,
)

LAST_STEP = 8  # of a duel


def what_holds(built: Drawn) -> str:
    """The squares whose tiles do not fall off when the robot is complete."""
    match = table(built, phase="build", step=LAST_STEP)
    finish_step(match)
    return standing(match, 1)


def engines_of(built: Drawn) -> int:
    told = act(table(built))
    counted = next(event for event in told if isinstance(event, events.PilotShowed))
    return counted.engines


def dice_of(built: Drawn, steering: str = "front") -> str:
    """What a robot rolls whose next dice all show 1."""
    told = act(table(built, script=dice("1 1 1 1 1 1")), f"{steering} > front")
    rolled = next(event for event in told if isinstance(event, events.DiceRolled))
    return rolled.one


# ------------------------------------------------------------------------------------------- metal and metal


def test_the_cockpit_has_metal_on_all_four_sides() -> None:
    built = """
        . . . . .
        . . D . .
        . D # D .
        . . D . .
        . . . . .
    """
    assert what_holds(robot(built)) == "b3 c2 c4 d3"


BESIDE_THE_COCKPIT = """
    . . . . .
    . . . . .
    . . # X Y
    . . . . .
    . . . . .
"""


@pytest.mark.parametrize(
    ("tile", "beyond", "held"),
    [
        (decoration(), decoration(), "d3 e3"),
        (decoration(metal="W"), decoration(), "d3"),
        (decoration(), decoration(metal="NES"), "d3"),
        (decoration(metal="E"), decoration(metal="W"), ""),
        (decoration(metal="EW"), decoration(metal="W"), "d3 e3"),
    ],
)
def test_tiles_hold_where_metal_meets_metal(tile: Piece, beyond: Piece, held: str) -> None:
    assert what_holds(robot(BESIDE_THE_COCKPIT, X=tile, Y=beyond)) == held


def test_a_weapon_does_not_hold_by_the_edge_it_shoots_from() -> None:
    assert what_holds(robot(BESIDE_THE_COCKPIT, X=weapon("E"), Y=decoration())) == "d3"


@pytest.mark.parametrize(("plates", "held"), [("E", "d3 e3"), ("EE", "d3 e3"), ("N", "d3")])
def test_a_plate_is_metal(plates: str, held: str) -> None:
    assert what_holds(robot(BESIDE_THE_COCKPIT, X=armor(plates, metal="W"), Y=decoration())) == held


@pytest.mark.parametrize(("turn", "held"), [("north", ""), ("east", "d3"), ("south", ""), ("west", "")])
def test_a_turned_tile_holds_where_its_metal_now_points(turn: str, held: str) -> None:
    """Its only metal is at the near edge, which a quarter turn clockwise brings to the left."""
    tile = weapon("N", metal="S", turn=turn)
    assert what_holds(robot(BESIDE_THE_COCKPIT, X=tile, Y=decoration(metal=""))) == held


def test_a_tile_may_hang_on_the_cockpit_by_a_long_way_around() -> None:
    built = """
        . D D D .
        . D . D .
        . D # X .
        . . . . .
        . . . . .
    """
    assert what_holds(robot(built, X=decoration(metal="NE"))) == "b1 b2 b3 c1 d1 d2 d3"


def test_tiles_that_touch_at_their_corners_hold_nothing() -> None:
    built = """
        . . . . .
        . D . . .
        . . # . .
        . . . D .
        . . . . .
    """
    assert what_holds(robot(built)) == ""


def test_the_right_end_of_a_row_is_not_next_to_the_left_end_of_the_next() -> None:
    built = """
        . . . . .
        . . . . .
        . . # D D
        D D . . .
        . . . . .
    """
    assert what_holds(robot(built)) == "d3 e3"


# --------------------------------------------------------------------------------------- engines and arrows

ENGINES = """
    . . . . .
    . . . . .
    . X # Y .
    . . v . .
    . . . . .
"""


@pytest.mark.parametrize(
    ("left", "right", "engines"),
    [
        (decoration(), decoration(), 1),
        (engine(), decoration(), 2),
        (engine(), engine(), 3),
        (engine(2), engine(), 4),
        (engine(2), engine(2), 5),
    ],
)
def test_the_cockpit_has_an_engine_and_a_premium_engine_tile_two(left: Piece, right: Piece, engines: int) -> None:
    assert engines_of(robot(ENGINES, X=left, Y=right)) == engines


GUNS = """
    . . . . .
    . . X . .
    . D # D .
    . . Y . .
    . . . . .
"""


@pytest.mark.parametrize(
    ("gun", "steering", "rolled"),
    [
        (weapon("E"), "right", "1"),
        (weapon("EE"), "right", "1 1"),
        (weapon("NE"), "right", "1"),
        (weapon("N"), "right", "none"),
        (weapon("N", turn="east"), "right", "1"),
        (weapon("NN", turn="east"), "right", "1 1"),
        (weapon("NS", turn="east"), "right", "1"),
        (weapon("W"), "right", "none"),
        (weapon("W"), "left", "1"),
        (weapon("E", turn="south"), "left", "1"),
    ],
)
def test_arrows_count_on_the_edge_to_which_the_tile_is_turned(gun: Piece, steering: str, rolled: str) -> None:
    held = Piece(gun.kind, "NESW", gun.arrows, premium=gun.premium, turn=gun.turn)
    assert dice_of(robot(GUNS, X=held, Y=decoration()), steering) == rolled


def test_all_weapons_of_the_robot_count_wherever_they_are() -> None:
    built = """
        . . . . .
        . G G G .
        . G # G .
        . . D . .
        . . . . .
    """
    assert dice_of(robot(built, G=weapon("E", metal="NESW")), "right") == "1 1 1 1 1"


def test_decorations_armor_and_engines_shoot_nothing() -> None:
    told = act(table(robot(ENGINES, X=armor("N"), Y=engine())), "front > front")
    assert heard(told, events.DiceRolled)[0] == events.DiceRolled("none", "none")


# ----------------------------------------------------------------------------------------------------- rows

SOLID = """
    . W W W .
    W W W W W
    W W # W W
    W W W W W
    . W W W .
"""
RING = """
    . . . . .
    . W W W .
    . W # W .
    . W W W .
    . . . . .
"""


@pytest.mark.parametrize(
    ("target", "struck"),
    [
        ("front", "a2 b1 c1 d1 e2"),
        ("rear", "a4 b5 c5 d5 e4"),
        ("left", "d1 e2 e3 e4 d5"),
        ("right", "b1 a2 a3 a4 b5"),
    ],
)
def test_every_side_has_its_five_rows_and_a_die_strikes_the_first_tile_of_one(target: str, struck: str) -> None:
    """The enemy faces the far side of its yard: columns 1 to 5 from left to right, rows 1 to 5 from far to near."""
    hits = []
    for row in range(1, 6):
        match = table(gunner(1), robot(SOLID), script=dice(str(row)))
        hits.append(damage(act(match, f"right > {target}"), 2)[0])
    assert [hit.split()[:3] for hit in hits] == [
        ["destroyed", str(row), square] for row, square in enumerate(struck.split(), 1)
    ]


@pytest.mark.parametrize(
    ("facing", "target", "square"),
    [
        ("far", "front", "b2"),
        ("near", "rear", "b2"),
        ("left", "left", "b2"),
        ("right", "right", "b2"),
        ("near", "front", "b4"),
        ("left", "front", "b2"),
        ("right", "front", "d2"),
        ("right", "left", "b4"),
    ],
)
def test_the_numbers_of_the_rows_belong_to_the_yard_and_turn_with_the_robot(
    facing: str, target: str, square: str
) -> None:
    match = table(gunner(1), robot(RING, facing=facing), script=dice("2"))
    assert damage(act(match, f"right > {target}"), 2)[0].startswith(f"destroyed 2 {square}")


@pytest.mark.parametrize("target", ["front", "rear", "left", "right"])
def test_a_row_without_tiles_is_struck_in_vain(target: str) -> None:
    match = table(gunner(1), robot(RING), script=dice("1"))
    assert damage(act(match, f"right > {target}"), 2) == ["row-empty 1"]


def test_the_die_goes_past_empty_squares_to_the_first_tile() -> None:
    built = """
        . . . . .
        . . . . .
        . . # D .
        . . v D .
        . . . D .
    """
    match = table(gunner(1), robot(built), script=dice("4"))
    assert damage(act(match, "right > front"), 2)[:1] == ["destroyed 4 d3"]
