"""What is offered, and what of it is sensible."""

from goblins.games.nitro_run import GAME
from goblins.games.nitro_run.moves import MOVES
from goblins.match import Match
from tests.games.nitro_run.table import offers, spec, table


def sensible(match: Match) -> list[str]:
    return [MOVES.write(move) for move in GAME.list_sensible_moves(match.true.state, match.true.kit, 0)]


def test_a_sensible_builder_leads_no_end_against_a_wall() -> None:
    match = table(spec("straight 2", "build"), at="b1 b0 c0")
    laid = {move for move in offers(match) if move.startswith("build 1 b1")}
    assert laid == {"build 1 b1 n-s", "build 1 b1 ne-sw", "build 1 b1 se-nw"}
    assert laid & set(sensible(match)) == {"build 1 b1 n-s", "build 1 b1 se-nw"}  # c1 is a crag, a1 and c2 are caves
