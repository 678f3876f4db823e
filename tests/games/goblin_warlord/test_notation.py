"""How moves are written, read and packed."""

import pytest

from goblins import BadInput
from goblins.games.goblin_warlord import moves
from goblins.games.goblin_warlord.moves import MOVES
from goblins.kernel.vocabulary import Move
from tests.games.goblin_warlord.table import attack, camp, camp_of, table

LINES = [
    (moves.Recruit(2), "recruit 2"),
    (moves.Decline(), "decline"),
    (moves.Roll(), "roll"),
    (moves.Invade(1, "blue", 2), "invade 1 > blue.2"),
    (moves.KnowWots(32, "bone", 32), "know-wots 32 > bone.32"),
    (moves.Hoozits("violet"), "hoozits violet"),
    (moves.Build(), "build"),
    (moves.Upgrade(4), "upgrade 4"),
    (moves.Pay(3), "pay 3"),
    (moves.Choose("overrun"), "choose overrun"),
    (moves.Rehouse(1), "rehouse 1"),
    (moves.GiveOrder("know-wots"), "order know-wots"),
]


@pytest.mark.parametrize(("move", "line"), LINES)
def test_a_move_is_a_face_a_line_and_a_number_and_all_say_the_same(move: Move, line: str) -> None:
    assert str(move) == line
    assert MOVES.parse(line) == move.packed()
    assert MOVES.unpack(move.packed()) == move


def test_every_verb_has_a_line_here() -> None:
    assert [move.verb for move, _ in LINES] == list(MOVES.types)


@pytest.mark.parametrize("line", ["invade 1>blue.2", "  Invade  1 > BLUE . 2 ", "invade 1 >blue. 2"])
def test_spaces_and_capitals_do_not_matter(line: str) -> None:
    assert MOVES.parse(line) == moves.Invade(1, "blue", 2).packed()


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("invaid 1 > blue.2", "“invaid” is no move. Did you mean “invade”?"),
        ("invade 1 blue", "“invade 1 blue” cannot be read; write it as “invade <lair> > <foe>.<target>”."),
        ("hoozits bleu", "“bleu” cannot be the foe of “hoozits”. Did you mean “blue”?"),
        ("recruit 33", "“33” cannot be the lair of “recruit”; it can be 1-32."),
        ("recruit 0", "“0” cannot be the lair of “recruit”; it can be 1-32."),
        ("order crwn", "“crwn” cannot be the card of “order”. Did you mean “crown”?"),
    ],
)
def test_a_slip_of_the_pen_is_answered_with_what_would_work(line: str, answer: str) -> None:
    with pytest.raises(BadInput) as caught:
        MOVES.parse(line)
    assert str(caught.value) == answer


def test_an_unknown_verb_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="is no move; there are recruit, decline, roll, invade"):
        MOVES.parse("zzz")


def test_a_number_that_is_no_move_is_refused() -> None:
    match = table(red=camp(), blue=camp())
    assert str(match.why_not("red", 1 << 40)) == "That number is no move of this game."


def test_a_match_takes_faces_lines_and_numbers() -> None:
    match = table(red=camp("H3 H2 H1"), blue=camp("H3"), script=attack("victory victory victory"))
    match.play("red", moves.Invade(1, "blue", 1))
    match.play("red", "invade 2 > blue.1")
    match.play("red", moves.Invade(3, "blue", 1).packed())
    assert camp_of(match, "blue") == "H0"


def test_a_move_is_described_in_words() -> None:
    match = table(red=camp(), blue=camp())
    assert match.describe(moves.Invade(1, "blue", 2)) == "Invade Blue’s lair 2 from lair 1"
