"""How moves are written, read and packed; how tiles, squares and dice are named."""

import pytest

from goblins import BadInput
from goblins.games.goblins_inc import GAME, events, moves
from goblins.games.goblins_inc.moves import MOVES
from goblins.games.goblins_inc.notation import AgendaPoints, Dice, TileRow, square_name, tile_name
from goblins.kernel.game import arguments_of
from goblins.kernel.kinds import Names
from goblins.kernel.vocabulary import Move
from goblins.kernel.words import LANGUAGES
from tests.games.goblins_inc.positions import planning
from tests.games.goblins_inc.table import own

LINES = [
    (moves.Give("W01", "D09"), "give W01 D09"),
    (moves.Place("W07", "c2", "east"), "place W07 c2 east"),
    (moves.Lift("A03"), "lift A03"),
    (moves.Done(), "done"),
    (moves.Discard("gun-nut"), "discard gun-nut"),
    (moves.MakeBet("snitch"), "bet snitch"),
    (moves.Pilot("right", "rear"), "pilot right > rear"),
    (moves.PickCard("middle"), "pick middle"),
    (moves.Sabotage(), "sabotage"),
    (moves.Tape("e5"), "tape e5"),
    (moves.Crane("b1", "b2", "west"), "crane b1 > b2 west"),
    (moves.Pass(), "pass"),
    (moves.Nitro("all"), "nitro all"),
    (moves.Emergency(), "emergency"),
    (moves.Homing("2", 5), "homing 2 5"),
    (moves.Dynamite(), "dynamite"),
    (moves.OrderDice("3 3 4"), "order 3 3 4"),
    (moves.RemoveToken(16), "token 16"),
]


@pytest.mark.parametrize(("move", "line"), LINES, ids=[line for _, line in LINES])
def test_a_move_is_a_face_a_line_and_a_number_and_all_say_the_same(move: Move, line: str) -> None:
    assert str(move) == line
    assert MOVES.parse(line) == move.packed()
    assert MOVES.unpack(move.packed()) == move


def test_every_verb_has_a_line_here() -> None:
    assert [move.verb for move, _ in LINES] == list(MOVES.types)


@pytest.mark.parametrize("line", ["pilot right>rear", "  Pilot  RIGHT  >rear ", "pilot right> rear"])
def test_spaces_and_capitals_do_not_matter(line: str) -> None:
    assert MOVES.parse(line) == moves.Pilot("right", "rear").packed()


@pytest.mark.parametrize("line", ["place w07 C2 East", "place W07 c2 east", "PLACE W07 C2 EAST"])
def test_tiles_and_squares_may_be_written_large_or_small(line: str) -> None:
    assert MOVES.parse(line) == moves.Place("W07", "c2", "east").packed()


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("plase W07 c2 east", "move-verb-near"),
        ("zzz", "move-verb"),
        ("place W07 c2", "move-form"),
        ("place W34 c2 east", "move-field"),
        ("place W07 f2 east", "move-field"),
        ("place W07 c2 eats", "move-field-near"),
        ("order 3 6", "move-form"),
        ("order 1 1 1 1 1 1", "move-field"),
        ("homing 2 6", "move-field"),
        ("token 17", "move-field"),
    ],
)
def test_a_slip_of_the_pen_is_answered_with_what_would_work(line: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        MOVES.parse(line)
    assert caught.value.key == key


def test_tiles_are_named_by_kind_and_number() -> None:
    assert [tile_name(tile) for tile in (0, 32, 33, 41, 42, 50, 51, 59)] == [
        "W01",
        "W33",
        "A01",
        "A09",
        "E01",
        "E09",
        "D01",
        "D09",
    ]


def test_squares_are_named_by_column_and_row_from_the_far_left() -> None:
    assert [square_name(square) for square in (0, 4, 12, 20, 24)] == ["a1", "e1", "c3", "a5", "e5"]


@pytest.mark.parametrize("row", ["none", "□", "5", "□ □ □ □ □", "4 3 □ 3"])
def test_a_row_of_dice_is_read_as_it_is_written(row: str) -> None:
    kind = Dice(0)
    assert kind.decode(kind.encode(row)) == row


@pytest.mark.parametrize("row", ["6", "1 2 3 4 5 1", "□ 1"])
def test_a_row_that_no_dice_can_show_is_refused(row: str) -> None:
    with pytest.raises(ValueError):
        Dice(1).encode(row)


def test_two_gifts_have_one_name() -> None:
    assert str(moves.Give("D01", "W02")) == str(moves.Give("W02", "D01")) == "give W02 D01"
    assert MOVES.parse("give d01 w02") == MOVES.parse("give W02 D01")
    assert MOVES.write(MOVES.parse("give E01 A09")) == "give A09 E01"


@pytest.mark.parametrize("row", ["none", "W01", "W07, A03, E01, D09, W33"])
def test_a_row_of_tiles_is_read_as_it_is_written(row: str) -> None:
    assert TileRow().decode(TileRow().encode(row)) == row


@pytest.mark.parametrize("scored", ["none", "artist 0", "artist 4, decoy 32, metalhead 40, bet 4"])
def test_what_agendas_brought_is_read_as_it_is_written(scored: str) -> None:
    assert AgendaPoints().decode(AgendaPoints().encode(scored)) == scored


def test_an_order_of_no_dice_is_written_none() -> None:
    assert str(moves.OrderDice("none")) == "order none"


def test_a_match_takes_faces_lines_and_numbers() -> None:
    match = planning()
    match.play("red", moves.Give("W01", "W02"))
    match.undo("red")
    match.play("red", "give W01 W02")
    match.undo("red")
    match.play("red", moves.Give("W01", "W02").packed())
    assert own(match, "red").gifts == ["W01", "W02"]


def test_several_names_are_written_with_commas_and_said_in_any_language() -> None:
    kind = Names(["red", "blue", "green", "yellow"], "seat")
    assert (kind.decode(0b1001), kind.encode("red, yellow"), kind.decode(0), kind.encode("none")) == (
        "red, yellow",
        0b1001,
        "none",
        0,
    )
    told = arguments_of(GAME, events.TeamedUp(1, "red, yellow"))
    assert [told["seats"].text(lang) for lang in LANGUAGES] == [
        "Red and Yellow",
        "Rouge et Jaune",
        "Красный и Жёлтый",
    ]


def test_a_number_after_a_name_is_said_after_it() -> None:
    told = arguments_of(GAME, events.RoundScored("red", 6, "artist 4, ninja 0", "none"))
    assert told["scored"].text("fr") == "Artiste 4 et Ninja 0"
