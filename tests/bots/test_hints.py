"""Hints: wherever something is to be decided there is one, and its words fit its figures."""

import math
from collections.abc import Callable

import pytest

from goblins.bots.advice import advice_from
from goblins.bots.search.result import SearchedMove, SearchResult
from goblins.match import Match
from tests.games.goblin_warlord.table import camp
from tests.games.goblin_warlord.table import table as warlord
from tests.games.goblins_inc.positions import BARE
from tests.games.goblins_inc.table import player
from tests.games.goblins_inc.table import table as inc
from tests.games.nitro_run.table import Laid, spec
from tests.games.nitro_run.table import table as nitro

from .search.seeing import seen_by


def building(hand: str = "W01 W02 E01 D01 A01") -> Match:
    red, blue = player(hand=hand), player(hand="W03 W04 E02 D02 A02")
    return inc(BARE, BARE, phase="build", step=2, red=red, blue=blue)


def compared(match: Match, best: float, next_best: float, doubt: float = 0.001) -> str:
    """What is said of the best of two moves that are worth so much."""
    seen = seen_by(match, "red")
    one, other = (
        SearchedMove(move, 500, value, doubt, 0.0, 0.0) for move, value in zip(seen.moves(), (best, next_best))
    )
    reasons = advice_from(seen, SearchResult((one, other), 1000, 1.0, mixed=False)).hints[0].reasons
    return next(reason.key for reason in reasons if reason.key.startswith("coach-"))


@pytest.mark.parametrize(
    ("best", "next_best", "said"),
    [(0.48, 0.46, "close"), (0.50, 0.45, "ahead"), (0.60, 0.45, "clear"), (0.48, 0.479, "close")],
)
def test_what_is_clearly_worse_is_worse_by_much(best: float, next_best: float, said: str) -> None:
    assert compared(building(), best, next_best) == f"coach-{said}"


def test_what_is_not_sure_is_not_said() -> None:
    assert compared(building(), 0.60, 0.45, doubt=0.2) == "coach-close"


def test_alone_points_are_compared() -> None:
    match = nitro(spec("straight 2"), spec("bend 3"))
    said = [compared(match, 15.0, next_best) for next_best in (14.9, 14.5, 13.5)]
    assert said == ["coach-close", "coach-ahead", "coach-clear"]


def test_a_tile_that_hangs_on_nothing_is_not_recommended_without_a_word() -> None:
    seen = seen_by(building(), "red")
    write = seen.game.moves.write
    candidates = tuple(SearchedMove(move, 1, 0.5, math.nan, 0.0, 0.0) for move in seen.moves())
    loose = {
        write(hint.move)
        for start in range(0, len(candidates), 5)
        for hint in advice_from(seen, SearchResult(candidates[start : start + 5], 1, 1.0, mixed=False)).hints
        if any(reason.key == "goblins-inc-coach-hangs" for reason in hint.reasons)
    }
    assert loose
    assert any(write(move).startswith("place") and write(move) not in loose for move in seen.moves())


def placed(tiles: int) -> Match:
    match = building()
    for _ in range(tiles):
        match.play("red", match.bot_move("red", "scrapper", seed=1))
    return match


def delegated(only_spec: Laid, *moves: str) -> Match:
    match = nitro(only_spec)
    for move in moves:
        match.play("red", move)
    return match


FORCED: dict[str, Callable[[], Match]] = {
    "five tiles lie": lambda: placed(5),
    "one lair for a recruit": lambda: warlord(phase="begin", red=camp("H2"), blue=camp("H2")),
    "one spec to rush": lambda: delegated(spec("bend 3", "gather"), "delegate 3 black"),
    "shall they gather": lambda: delegated(spec("bend 3", "draft"), "delegate 2 yellow", "delegate 3 yellow"),
}


@pytest.mark.parametrize("story", FORCED)
@pytest.mark.parametrize("budget", [1, 40])
def test_a_forced_answer_is_advised_too(story: str, budget: int) -> None:
    match = FORCED[story]()
    assert len(seen_by(match, "red").moves()) == 1
    [hint] = match.advise("red", budget, seed=1).hints
    only = "move" if len(match.legal("red")) == 1 else "sensible"
    assert hint.reasons[0].key == f"coach-only-{only}"
    assert math.isfinite(hint.value)


def test_a_hint_for_who_acts_says_what_they_should_do_and_why() -> None:
    """Who acts matters little: what counts is the action, and what else it might be."""
    match = nitro(spec("bend 3"), active="")
    best, *others = match.advise("red", 40, seed=1).hints
    write = match.game.moves.write
    assert write(best.move).startswith("scheme ")
    assert best.then
    assert not write(best.then[0]).startswith("scheme ")
    compared = best.reasons[0]
    assert compared.key.startswith("coach-")
    assert str(compared.arguments["other"].key) != "nitro-run-move-scheme"
    assert all(hint.reasons[0].key.startswith("coach-compared") for hint in others)


def test_a_hint_for_the_week_says_what_its_points_are_made_of() -> None:
    match = nitro(spec("bend 3"))
    best, *others = match.advise("red", 40, seed=1).hints
    [why] = [reason for reason in best.reasons if reason.key == "nitro-run-expectation"]
    assert 0 <= why.arguments["run"] <= 100
    assert 0 < why.arguments["nitro"] <= 7
    assert all(hint.value <= best.value for hint in others[1:])
