"""What the search is told about Goblins Inc."""

import pytest

from goblins.bots.goblins_inc.heuristics import HEURISTICS, remark
from goblins.bots.goblins_inc.weighing import weigh
from goblins.bots.heuristics import Appraisal, Weights
from goblins.games.goblins_inc import GAME
from goblins.kernel.chance import key_from_seed
from goblins.kernel.glimpse import glimpse
from goblins.kernel.offers import Offers
from goblins.kernel.playout_random import PlayoutRandom
from goblins.kernel.record import blank
from goblins.kernel.steps import first_decider
from goblins.match import Match
from tests.bots.yardstick import Yardstick
from tests.games.goblins_inc.positions import BARE
from tests.games.goblins_inc.table import bolted, player, table

SCRAPPER = Yardstick(GAME)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_the_scrapper_would_do_looks_best(seats: int) -> None:
    """So that the best moves by these weights always compete against its own."""
    for s in SCRAPPER.positions(seats, seed=8):
        seat, offers, weights = first_decider(s), blank(Offers), blank(Weights)
        GAME.sensible_moves(s, SCRAPPER.kit, seat, offers)
        weigh(s, SCRAPPER.kit, seat, offers, blank(PlayoutRandom), weights)
        place = offers.move[: offers.count].index(SCRAPPER.choice(s, seat))
        assert weights.weight[place] == max(weights.weight[: offers.count])


def test_play_is_broken_off_at_the_end_of_the_round_and_points_are_counted() -> None:
    match = table(round_number=2, red=player(points=31), blue=player(points=18))
    found = blank(Appraisal)
    assert HEURISTICS.appraise is not None
    HEURISTICS.appraise(match.true.state, match.true.kit, found)
    assert (HEURISTICS.progress_of(match.true.state), HEURISTICS.cut_off_after) == (2, 1)
    assert found.worth[:2] == [3100, 1800]


# ------------------------------------------------------------------------------------------- what the coach remarks

NEARLY_SHUT = bolted("c2 W06, b3 W11, d3 W25 east, c4 W21 south")  # metal waits at d4 alone


def remarks(match: Match, move: str) -> list[str]:
    seen = glimpse(match.true, 0, key_from_seed("a remark"))
    return [said.key for said in remark(seen, GAME.moves.parse(move))]


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("place W32 d4 south", ["goblins-inc-coach-shuts"]),
        ("place D01 d4 north", []),
        ("place D01 e5 north", ["goblins-inc-coach-hangs"]),
    ],
)
def test_whoever_builds_is_warned_of_loose_tiles_and_of_shutting_oneself_in(move: str, said: list[str]) -> None:
    match = table(NEARLY_SHUT, BARE, phase="build", step=2, standard=True, red=player("W32 D01"))
    assert remarks(match, move) == said


@pytest.mark.parametrize(
    ("move", "said"), [("pilot right > rear", ["goblins-inc-coach-goof"]), ("pilot right > front", [])]
)
def test_a_goof_is_called_one(move: str, said: list[str]) -> None:
    assert remarks(table(bolted("c2 W05, c4 E05"), bolted("c2 W01"), standard=True), move) == said
