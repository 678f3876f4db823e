"""Games that do not list their legal moves: every move is tried."""

from typing import Annotated, Any

import pytest

from examples.liars import GAME as LIARS
from goblins.kernel.kinds import Number
from goblins.kernel.listing import lister_of
from goblins.kernel.offers import Offers, count_offers
from goblins.kernel.record import blank
from goblins.kernel.vocabulary import Move, Vocabulary


class Wide(Move, frozen=True, tag="wide"):
    notation = "wide {number}"
    number: Annotated[int, Number(1, 5000)]


class Narrow(Move, frozen=True, tag="narrow"):
    notation = "narrow {number}"
    number: Annotated[int, Number(1, 5)]


class Pass(Move, frozen=True, tag="pass"):
    notation = "pass"


def test_moves_that_are_not_refused_are_offered_in_their_order() -> None:
    moves = Vocabulary(Pass, Narrow)
    number_of = moves.reader("number")

    def refusal(s: Any, kit: Any, seat: int, move: int) -> int:
        return 16 if move & 1 == Narrow.code and number_of(move) % 2 else 0

    out = blank(Offers)
    lister_of(moves, refusal)(None, None, 0, out)
    assert [moves.write(move) for move in out.move[: count_offers(out)]] == [
        "pass",
        "narrow 1",
        "narrow 3",
        "narrow 5",
    ]


def test_more_moves_than_can_be_tried_must_be_listed_by_the_game() -> None:
    with pytest.raises(TypeError, match="5001 moves"):
        lister_of(Vocabulary(Wide, Pass), LIARS.refusal)
