"""Defense tokens: where they lie, and losing them (GI-tokens, GI-hit)."""

import pytest

from goblins.games.goblins_inc import events
from goblins.match import Match
from tests.games.goblins_inc.table import (
    Drawn,
    Piece,
    act,
    armor,
    damage,
    decoration,
    dice,
    finish_step,
    gunner,
    heard,
    offers,
    play,
    robot,
    robot_of,
    sees,
    standing,
    table,
    weapon,
    why_not,
)


def ready(built: Drawn, **settings: str) -> Match:
    """The agendas are chosen and the tokens are on the robot."""
    match = table(built, phase="agendas", options=settings)
    finish_step(match)
    return match


def tokens(match: Match, team: int = 1) -> list[str]:
    return ["+".join(squares) for squares in robot_of(match, team).tokens]


BESIDE_THE_COCKPIT = """
    . . . . .
    . . . . .
    . . # X Y
    . . . . .
    . . . . .
"""


@pytest.mark.parametrize(
    ("tile", "beyond", "placed"),
    [
        (armor("E"), decoration(), ["d3+e3"]),
        (armor("E", metal="W"), decoration(), ["d3+e3"]),
        (armor("E"), armor("W"), ["d3+e3", "e3+d3"]),
        (armor("EE"), decoration(), ["d3+e3", "d3+e3"]),
        (armor("N"), decoration(), ["d3"]),
        (armor("W"), decoration(), ["d3"]),
        (armor("WE"), decoration(), ["d3+e3", "d3"]),
        (decoration(), armor("W"), ["e3+d3"]),
        (decoration(), armor("E"), ["e3"]),
        (armor("S", turn="west"), decoration(), ["d3+e3"]),
        (armor("NN", turn="east"), decoration(), ["d3+e3", "d3+e3"]),
        (decoration(), weapon("N"), []),
    ],
)
def test_each_plate_brings_a_token_over_both_tiles_where_it_meets_metal(
    tile: Piece, beyond: Piece, placed: list[str]
) -> None:
    assert tokens(ready(robot(BESIDE_THE_COCKPIT, X=tile, Y=beyond))) == placed


def test_a_plate_that_meets_an_edge_without_metal_protects_the_armor_alone() -> None:
    built = robot(
        """
        . . . . .
        . . A v .
        . . # D .
        . . . . .
        . . . . .
        """,
        A=armor("E"),
        v=weapon("W", metal="NES"),
    )
    assert tokens(ready(built)) == ["c2"]


def test_a_plate_at_the_edge_of_the_yard_protects_the_armor_alone() -> None:
    built = robot(
        """
        . . A . .
        . . D . .
        . . # . .
        . . . . .
        . . . . .
        """,
        A=armor("NN"),
    )
    assert tokens(ready(built)) == ["c1", "c1"]


def test_a_tile_between_two_plates_has_two_tokens_of_different_neighbours() -> None:
    built = robot(
        """
        . . . . .
        . . . . .
        . . # D A
        . . . B .
        . . . . .
        """,
        A=armor("W"),
        B=armor("N"),
    )
    assert tokens(ready(built)) == ["e3+d3", "d4+d3"]


def test_placing_tokens_is_told_and_they_come_from_the_supply() -> None:
    match = table(robot(BESIDE_THE_COCKPIT, X=armor("EN"), Y=decoration()), phase="agendas")
    assert sees(match).supply == 15
    told = finish_step(match)
    assert heard(told, events.TokenPlaced) == [
        events.TokenPlaced(1, "d3", "none"),
        events.TokenPlaced(1, "d3", "e3"),
    ]
    assert heard(told, events.Armored) == [events.Armored(1, 2), events.Armored(2, 0)]
    assert sees(match).supply == 13


def test_armor_that_fell_loose_gets_no_token() -> None:
    built = robot(
        """
        A . . . .
        . . . . .
        . . # A .
        . . . . .
        . . . . .
        """,
        A=armor("N"),
    )
    match = table(built, phase="build", step=8, blueprint="a3 a4 a5 e5")
    finish_step(match)
    finish_step(match)
    assert tokens(match) == ["d3"]


def test_both_robots_take_their_tokens_from_one_supply() -> None:
    built = robot(BESIDE_THE_COCKPIT, X=armor("NN"), Y=armor("EE"))
    match = table(built, built, phase="agendas")
    finish_step(match)
    assert (len(tokens(match, 1)), len(tokens(match, 2)), sees(match).supply) == (4, 4, 7)


@pytest.mark.parametrize(("edition", "left"), [("en", 14), ("fr", 15), ("ru", 14)])
def test_the_french_edition_has_a_token_more(edition: str, left: int) -> None:
    match = ready(robot(BESIDE_THE_COCKPIT, X=armor("N"), Y=decoration()), edition=edition)
    assert sees(match).supply == left


# -------------------------------------------------------------------------------------------- losing tokens

SHIELDED = robot(
    """
    . . A . .
    . . W . .
    . . # . .
    . . . . .
    . . . . .
    """,
    A=armor("S"),
)  # one token, on c1 and c2


def test_a_token_over_two_tiles_absorbs_the_first_hit_on_either() -> None:
    match = table(gunner(2), SHIELDED, script=dice("3 3"))
    assert damage(act(match, "right > front"), 2) == ["token-lost 3 c1 1", "destroyed 3 c1"]


def test_hit_from_the_other_side_the_same_token_saves_the_other_tile() -> None:
    match = table(gunner(1), SHIELDED, script=dice("2"))
    assert damage(act(match, "right > left"), 2) == ["token-lost 2 c2 1"]
    assert tokens(match, 2) == []
    assert standing(match, 2) == "c1 c2"


def test_lost_tokens_do_not_return_to_the_supply() -> None:
    match = table(gunner(1), SHIELDED, script=dice("3"))
    before = sees(match).supply
    act(match, "right > front")
    assert (sees(match).supply, robot_of(match, 2).tokens_lost) == (before, 1)


CORNER = robot(
    """
    . . . . .
    . . . X A
    . . # D W
    . . . . .
    . . . . .
    """,
    X=decoration(metal="NEW"),
    A=armor("SW"),
)  # e2 has a token over e3 and another over d2


def choosing_a_token() -> Match:
    match = table(gunner(1), CORNER, script=dice("2"))
    act(match, "right > left")
    return match


def test_of_several_tokens_the_defending_pilot_chooses_the_one_to_lose() -> None:
    match = choosing_a_token()
    assert (sees(match).phase, match.deciders) == ("token", ("blue",))
    assert tokens(match, 2) == ["e2+e3", "e2+d2"]
    assert offers(match, "blue") == ["token 1", "token 2"]
    told = play(match, "blue token 2")
    assert damage(told, 2) == ["token-given-up 2 e2 d2"]
    assert (tokens(match, 2), sees(match).phase) == (["e2+e3"], "controls")


def test_only_a_token_on_the_tile_that_was_hit_can_be_given_up() -> None:
    taped = robot(
        """
        . . . . .
        . . . X A
        . . # D W
        . . . . .
        . . . . .
        """,
        taped="d3",
        X=decoration(metal="NEW"),
        A=armor("SW"),
    )
    match = table(gunner(1), taped, script=dice("2"))
    act(match, "right > left")
    assert tokens(match, 2) == ["e2+e3", "e2+d2", "d3"]
    assert offers(match, "blue") == ["token 1", "token 2"]
    assert why_not(match, "blue", "token 3") == "token-elsewhere"
    assert why_not(match, "blue", "token 4") == "token-elsewhere"


def test_tokens_that_protect_the_same_tiles_leave_nothing_to_choose() -> None:
    built = robot(
        """
        . . . . .
        . . . . .
        . . # A B
        . . v . .
        . . . . .
        """,
        A=armor("E"),
        B=armor("W"),
    )
    match = table(gunner(1), built, script=dice("3"))
    assert damage(act(match, "right > left"), 2) == ["token-lost 3 e3 1"]
    assert tokens(match, 2) == ["e3+d3"]


def test_with_four_seats_it_is_the_pilot_who_chooses_and_not_the_tactician() -> None:
    match = table(gunner(1), CORNER, seats=4, script=dice("2"))
    act(match, "right > left")
    assert match.deciders == ("yellow",)
    assert why_not(match, "green", "token 1") == "not-asked"


def test_the_dice_that_are_left_wait_for_the_choice() -> None:
    match = table(gunner(2), CORNER, script=dice("2 2"))
    act(match, "right > left")
    assert sees(match).phase == "token"
    assert damage(play(match, "blue token 1"), 2) == ["token-given-up 1 e2 e3", "token-lost 2 e2 1"]


def test_a_tile_that_falls_takes_its_tokens_along() -> None:
    built = robot(
        """
        . . . . .
        . . . . .
        . . # W A
        . . v . D
        . . . . .
        """,
        A=armor("S"),
    )
    match = table(gunner(1), built, script=dice("4"))
    assert damage(act(match, "right > front"), 2) == ["destroyed 4 d3 e3, e4"]
    assert (tokens(match, 2), robot_of(match, 2).tokens_lost) == ([], 1)


def test_nothing_is_chosen_where_nothing_was_hit() -> None:
    assert why_not(table(SHIELDED), "red", "token 1") == "no-token-to-choose"
