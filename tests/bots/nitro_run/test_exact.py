"""Where the run can be worked out, nobody searches: thinking bots, hints and the coach all say what the odds say."""

from collections.abc import Callable

import pytest

import goblins
from goblins.bots import find_bot, stand_in_for
from goblins.bots.advice import advise_at_once
from goblins.bots.nitro_run.solver import odds_of_run
from goblins.bots.review import decisions_of, judge_at_once, reviewed
from goblins.bots.search.budget import Budget
from goblins.bots.skills import solved
from goblins.kernel.chance import key_from_seed
from goblins.kernel.glimpse import Glimpse, glimpse
from goblins.match import Match
from tests.games.nitro_run.table import rides, riding, table, way

BUDGET = Budget(10)


@pytest.fixture(autouse=True)
def nobody_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    def search(*_: object) -> None:
        raise AssertionError("an engine was asked for")

    for place in ("search_bot", "advice", "review"):
        monkeypatch.setattr(f"goblins.bots.{place}.engine_at_hand", search)


def seen_at(match: Match) -> Glimpse:
    return glimpse(match.true, 0, key_from_seed(1))


def shaky() -> Match:
    """Nearly off the rails, before sections nobody has seen."""
    match = rides(way("+0/+1", "+1/+2", "unseen", "unseen", "unseen"), 2)
    match.true.state.run.stability = 1
    return match


def out_of_a_tunnel() -> Match:
    match = rides(riding(("b1 nw-n", "b2 ne-s", "b3 n-se", "b6 nw-ne", "c6 s-sw"), ("", "", "unseen", "unseen")), 2)
    match.true.state.run.stability = 1
    return match


STORIES: dict[str, Callable[[], Match]] = {
    "a shaky cart": shaky,
    "out of a tunnel": out_of_a_tunnel,
    "nobody has seen the track": lambda: rides(goblins.new("nitro-run", 1, 1, {"start": "ride"}), 1),
}


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("level", ["schemer", "warlord"])
def test_a_thinker_rides_as_well_as_can_be(story: str, level: str) -> None:
    match = STORIES[story]()
    odds = odds_of_run(seen_at(match))
    bot = find_bot(match.game, level)
    assert bot.choose(seen_at(match), 1) == odds.prospects[odds.best].move


@pytest.mark.parametrize("story", STORIES)
def test_hints_are_the_odds_the_best_first(story: str) -> None:
    match = STORIES[story]()
    odds = odds_of_run(seen_at(match))
    advice = advise_at_once(seen_at(match), BUDGET, 1, stand_in_for(match.game))
    by_move = {one.move: one.points for one in odds.prospects}
    assert (advice.exact, advice.iterations) == (True, 0)
    assert advice.hints[0].move == odds.prospects[odds.best].move
    assert advice.value == odds.prospects[odds.best].points
    assert [by_move[hint.move] for hint in advice.hints] == sorted(
        (hint.value for hint in advice.hints), reverse=True
    )
    assert {hint.uncertainty for hint in advice.hints} == {0.0}
    assert all("coach-arrives" in {reason.key for reason in hint.reasons} for hint in advice.hints)


def test_with_one_thing_to_do_the_hint_says_so_and_what_it_will_bring() -> None:
    match = way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0")
    [hint] = advise_at_once(seen_at(match), BUDGET, 1, stand_in_for(match.game)).hints
    assert [reason.text("en") for reason in hint.reasons[:2]] == [
        "There is nothing else to do.",
        "The cart arrives in 100 out of a hundred runs.",
    ]
    assert hint.value == 18.0


def test_the_library_advises_from_the_odds_too() -> None:
    match = shaky()
    odds = odds_of_run(seen_at(match))
    assert {hint.move: hint.value for hint in match.advise("red").hints} == {
        one.move: one.points for one in odds.prospects
    }


def test_the_coach_knows_to_the_point_what_a_needless_brake_has_cost() -> None:
    match = rides(way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0"), 3)
    points = {one.move: one.points for one in odds_of_run(seen_at(match)).prospects}
    ride, brake = match.game.moves.parse("ride"), match.game.moves.parse("brake")
    match.play("red", "brake")
    judged = judge_at_once(list(decisions_of(match.true, 0))[-1], BUDGET, 1)
    assert judged is not None
    assert (judged.best, judged.move, judged.uncertainty) == (ride, brake, 0.0)
    assert judged.loss == pytest.approx(points[ride] - points[brake])
    assert judged.why is not None
    assert judged.why.text("en") == "Compared with “Hit the brakes”: 2 points more."


def test_only_what_changed_something_is_a_turning_point() -> None:
    match = rides(way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0"), 3)
    match.play("red", "brake")
    rides(match, 4)
    assert match.outcome is not None
    judged = [judge_at_once(decision, BUDGET, 1) for decision in decisions_of(match.true, 0)]
    found = reviewed(match.true, 0, [one for one in judged if one is not None])
    assert len(found.judgements) > 1
    assert [match.game.moves.write(one.move) for one in found.turning_points] == ["brake"]
    assert found.decisions == pytest.approx(-2.0)
    assert found.luck == pytest.approx(0.0)


def test_before_the_run_and_in_other_games_nothing_is_solved() -> None:
    assert solved(seen_at(table())) is None
    assert solved(seen_at(goblins.new("goblin-warlord", 2, 1))) is None
