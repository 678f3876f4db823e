"""The week of Nitro Run task through: the overseer plays it out, and the run at its end is worked out."""

import pytest

from goblins.bots.heuristics import Appraisal
from goblins.bots.nitro_run.heuristics import HEURISTICS
from goblins.bots.nitro_run.solver import odds_of_run
from goblins.kernel.chance import key_from_seed
from goblins.kernel.glimpse import Glimpse, glimpse
from goblins.kernel.record import blank
from goblins.match import Match
from tests.games.nitro_run.rules.test_ways import two_ways
from tests.games.nitro_run.table import table, way


def seen_at(match: Match) -> Glimpse:
    return glimpse(match.true, 0, key_from_seed(1))


@pytest.mark.parametrize("match", [way("calm", "+1/+2", "unseen", "unseen"), two_ways()], ids=["one way", "two ways"])
def test_a_run_that_begins_is_worth_the_best_that_can_be_made_of_it(match: Match) -> None:
    seen, appraisal = seen_at(match), blank(Appraisal)
    assert HEURISTICS.appraise is not None
    HEURISTICS.appraise(seen.world, seen.kit, appraisal)
    odds = odds_of_run(seen)
    assert appraisal.worth[0] == round(100 * odds.prospects[odds.best].points)


def test_the_week_is_broken_off_where_the_run_begins() -> None:
    assert HEURISTICS.progress_of(table().true.state) < HEURISTICS.progress_of(way("calm").true.state)
