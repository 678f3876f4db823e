"""The table drawn in text: what lies on which edge, who sees what, and that nothing needs colours."""

import random
from collections.abc import Iterator

import pytest
from rich.text import Text

from goblins.games.goblins_inc import GAME
from goblins.games.goblins_inc.notation import TileName, tile_name
from goblins.games.goblins_inc.picture import HEIGHT, MARGIN, TOP, WIDTH, picture
from goblins.games.goblins_inc.state import Kit, State
from goblins.games.goblins_inc.terms import Phase, Place
from goblins.games.goblins_inc.view import SquareView, View, tile_view
from goblins.kernel.chance import key_from_seed
from goblins.kernel.components import load_set
from goblins.kernel.game import PUBLIC
from goblins.kernel.options import read_options
from goblins.kernel.record import copied
from goblins.kernel.steps import first_decider, is_over, seats_in
from goblins.kernel.words import LANGUAGES

KIT = load_set(GAME).kit
FIRST_LINE_OF_ROBOTS = 2  # after the heading and an empty line


def begun(seats: int = 2, variant: str = "standard") -> State:
    options = read_options(GAME.options, GAME.settings, {"variant": variant})
    s: State = GAME.lay_out(KIT, options, seats, key_from_seed(1), None)
    return s


def positions(seats: int, variant: str) -> Iterator[State]:
    """Every position of a game in which everybody plays at random."""
    toss = random.Random(seats)
    s = begun(seats, variant)
    while not is_over(s):
        yield s
        seat = first_decider(s)
        GAME.apply(s, KIT, seat, toss.choice(GAME.list_sensible_moves(s, KIT, seat)), None)
    yield s


def drawn(view: View, lang: str = "en") -> list[str]:
    """The picture as somebody without colours sees it."""
    return Text.from_markup(picture(view, lang)).plain.split("\n")


def robots_of(lines: list[str]) -> list[str]:
    """The lines of both robots, below their titles."""
    return lines[FIRST_LINE_OF_ROBOTS + 1 : FIRST_LINE_OF_ROBOTS + TOP + 5 * HEIGHT + 1]


def square_of_robot(view: View, column: str, row: int) -> list[str]:
    """The lines of one square of the first robot."""
    top = FIRST_LINE_OF_ROBOTS + TOP + (row - 1) * HEIGHT
    left = MARGIN + "abcde".index(column) * WIDTH
    return [line[left : left + WIDTH].ljust(WIDTH) for line in drawn(view)[top : top + HEIGHT]]


def with_tiles(*tiles: tuple[str, str, str], kit: Kit | None = None) -> View:
    """An onlooker's view of a first robot with these tiles: square, tile, turn."""
    view: View = GAME.view(begun(), KIT, PUBLIC)
    view.robots[0].squares = [SquareView(*tile) for tile in tiles]
    view.tiles = [tile_view(kit or KIT, TileName().encode(tile)) for _, tile, _ in tiles]
    return view


# --------------------------------------------------------------------------------------------------- tiles


def test_a_tile_shows_its_metal_and_its_arrow() -> None:
    assert square_of_robot(with_tiles(("b2", "W02", "north")), "b", 2) == ["╭──↑──╮", "│ W02 ═", "╰──║──╯"]


def test_a_turned_tile_turns_its_metal_and_its_arrow() -> None:
    assert square_of_robot(with_tiles(("b2", "W02", "east")), "b", 2) == ["╭─────╮", "═ W02 →", "╰──║──╯"]


def test_two_arrows_are_drawn_twice_and_a_premium_tile_has_a_star() -> None:
    assert square_of_robot(with_tiles(("b2", "W23", "north")), "b", 2) == ["╭─↑─↑─★", "│ W23 │", "╰──║──╯"]
    assert square_of_robot(with_tiles(("b2", "W23", "west")), "b", 2) == ["╭─────★", "←←W23 ═", "╰─────╯"]


def test_a_tile_of_another_set_is_drawn_as_that_set_has_it() -> None:
    s, kit = begun(), copied(KIT)
    tile = s.place.index(Place.HELD + 0)
    kit.tiles[tile].arrows, kit.tiles[tile].plates, kit.tiles[tile].engines = [0, 0, 2, 0], [0, 0, 0, 0], 0
    kit.tiles[tile].metal, kit.tiles[tile].premium = [1, 0, 0, 0], 1
    name = tile_name(tile)
    assert square_of_robot(with_tiles(("b2", name, "north"), kit=kit), "b", 2) == [
        "╭──║──★",
        f"│ {name} │",
        "╰─↓─↓─╯",
    ]
    assert picture(GAME.view(s, kit, 0), "en") != picture(GAME.view(s, KIT, 0), "en")
    assert picture(GAME.view(s, kit, 1), "en") == picture(GAME.view(s, KIT, 1), "en")


def test_engines_are_gears_one_for_each() -> None:
    assert square_of_robot(with_tiles(("b2", "E06", "north")), "b", 2)[1] == "│⚙E06 ═"
    assert square_of_robot(with_tiles(("b2", "E07", "north")), "b", 2)[1] == "│⚙E07⚙│"


def test_metal_that_meets_metal_is_stronger_than_metal_that_meets_none() -> None:
    joined = picture(with_tiles(("b2", "D01", "north"), ("b3", "D02", "north")), "en")
    apart = picture(with_tiles(("b2", "D01", "north"), ("a4", "D02", "north")), "en")
    assert joined.count("[bold]║[/]") == apart.count("[bold]║[/]") + 2


def test_the_cockpit_shows_the_goblins_in_it() -> None:
    view = with_tiles()
    view.players[0].goblins = 1
    assert square_of_robot(view, "c", 3) == ["╔══║══╗", "═  ▲  ═", "╚══║══╝"]


def test_blocked_squares_are_scribbled_over_and_free_ones_are_not() -> None:
    view = with_tiles()
    view.blocked = ["a1"]
    assert "".join(square_of_robot(view, "a", 1)).split() == ["╱╲╱╲╱", "╲╱╲╱╲", "╱╲╱╲╱"]
    assert "".join(square_of_robot(view, "a", 2)).split() == ["·"]


# -------------------------------------------------------------------------------------------------- tokens


def test_a_token_lies_on_its_plate_and_straps_the_neighbour_that_it_covers() -> None:
    view = with_tiles(("b2", "A01", "east"), ("c2", "D01", "north"))
    assert square_of_robot(view, "b", 2)[1] == "═ A01 ▓"
    view.robots[0].tokens = [["b2", "c2"]]
    assert square_of_robot(view, "b", 2)[1] + square_of_robot(view, "c", 2)[1] == "═ A01 ◆◇ D01 ═"


def test_of_two_plates_only_those_with_a_token_show_one() -> None:
    view = with_tiles(("b2", "A07", "north"))
    view.robots[0].tokens = [["b2"]]
    assert square_of_robot(view, "b", 2)[0] == "╭─◆─▓─★"
    view = with_tiles(("b2", "A08", "north"))
    view.robots[0].tokens = [["b2"]]
    assert square_of_robot(view, "b", 2) == ["╭──◆──★", "│ A08 ▓", "╰─────╯"]


def test_a_token_of_duct_tape_lies_in_a_corner() -> None:
    view = with_tiles(("b2", "W02", "north"))
    view.robots[0].tokens = [["b2"]]
    assert square_of_robot(view, "b", 2)[2] == "◆──║──╯"


# ------------------------------------------------------------------------------------------- the whole yard


@pytest.mark.parametrize(("facing", "pointer"), [("far", "▲"), ("right", "▶"), ("near", "▼"), ("left", "◀")])
def test_pointers_show_which_side_is_in_front(facing: str, pointer: str) -> None:
    view = with_tiles()
    view.robots[0].facing = view.robots[1].facing = facing
    view.players[0].goblins = 0  # red ones look like a pointer
    assert "".join(robots_of(drawn(view))).count(pointer) == 10


def test_the_rows_are_numbered_on_all_four_sides() -> None:
    top, *rows, bottom = robots_of(drawn(with_tiles()))
    assert top.replace("▲", " ").split() == bottom.split() == list("1234512345")
    for number, row in enumerate(rows[1::HEIGHT], 1):
        assert [sign for sign in row if sign.isdigit()] == [str(number)] * 4


# ------------------------------------------------------------------------------------------------- secrets


def test_a_hand_is_drawn_for_its_player_alone() -> None:
    s = begun()
    name = tile_name(s.place.index(Place.HELD + 0))
    assert name in "\n".join(drawn(GAME.view(s, KIT, 0)))
    assert name not in "\n".join(drawn(GAME.view(s, KIT, 1)))
    assert name not in "\n".join(drawn(GAME.view(s, KIT, PUBLIC)))


def test_tiles_placed_in_this_step_are_hatched_for_their_builder_and_hidden_from_the_others() -> None:
    s = begun()
    for seat in (0, 1):
        GAME.apply(s, KIT, seat, GAME.list_moves(s, KIT, seat)[0], None)
    GAME.apply(s, KIT, 0, GAME.list_sensible_moves(s, KIT, 0)[0], None)
    builder, other = ("\n".join(drawn(GAME.view(s, KIT, seat))) for seat in (0, 1))
    assert "░" in builder
    assert "░" not in other


# ------------------------------------------------------------------------------------------------ any game


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "variant"), [(2, "party"), (3, "full"), (4, "standard")])
def test_every_position_can_be_drawn_for_everybody_within_a_hundred_columns(
    seats: int, variant: str, lang: str
) -> None:
    seen = set()
    for number, s in enumerate(positions(seats, variant)):
        if number % 7 == 0 or s.phase not in seen:
            seen.add(s.phase)
            for seat in (*seats_in((1 << seats) - 1), PUBLIC):
                robots = robots_of(drawn(GAME.view(s, KIT, seat), lang))
                assert max(len(line) for line in robots) <= 100
    assert seen >= {Phase.BUILD, Phase.CONTROLS, Phase.AFTER_ROLL, Phase.OVER}
