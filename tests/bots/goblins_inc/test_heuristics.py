"""What the search is told about Goblins Inc."""

import pytest

from goblins.bots.goblins_inc.heuristics import HEURISTICS
from goblins.bots.goblins_inc.weighing import weigh
from goblins.bots.heuristics import Appraisal, Weights
from goblins.games.goblins_inc import GAME
from goblins.kernel.offers import Offers
from goblins.kernel.playout_random import PlayoutRandom
from goblins.kernel.record import blank
from goblins.kernel.steps import first_decider
from tests.bots.yardstick import Yardstick
from tests.games.goblins_inc.table import player, table

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
