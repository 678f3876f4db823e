"""Two moves side by side: what is told of their difference, and what is not."""

from typing import Any

import pytest

from goblins.bots import stand_in_for
from goblins.bots.advice import advice_from, guess
from goblins.bots.comparing import Comparison, Difference, compare, compare_at_once
from goblins.bots.heuristics import Measure
from goblins.bots.search.budget import Budget
from goblins.bots.search.engines import engine_for
from goblins.bots.search.result import SearchedMove, SearchResult
from goblins.bots.skills import skills_of
from goblins.bots.thoughts import moves_after
from goblins.kernel import registry
from goblins.kernel.glimpse import Glimpse
from goblins.kernel.words import LANGUAGES, say, words_of
from goblins.match import Match
from tests.games.goblin_warlord.table import camp
from tests.games.goblin_warlord.table import table as warlord
from tests.games.goblins_inc.positions import BARE
from tests.games.goblins_inc.table import player
from tests.games.goblins_inc.table import table as inc

from .hints import look_at
from .search.seeing import seen_by

MORE, FEWER, OFTEN = Measure("forts", 1), Measure("alone", -1, at_once=True), Measure("run", 1, is_share=True)


def lasting(*measured: tuple[Measure, Difference], value: Difference | None = None) -> Comparison:
    return Comparison(100, value or Difference(0.5, 0.5, 0.01), measured)


def brawl() -> Match:
    """Red can raise a fourth Fort."""
    return warlord(red=camp("F4 F2 F3 H1"), blue=camp("F3 F1 H2"))


def packed(seen: Glimpse, *moves: str) -> list[int]:
    return [seen.game.moves.parse(move) for move in moves]


# ------------------------------------------------------------------------------------------ what is telling


@pytest.mark.parametrize(
    ("measure", "difference", "is_told"),
    [
        (MORE, Difference(2.0, 1.0, 0.1), True),
        (MORE, Difference(1.0, 2.0, 0.1), False),
        (MORE, Difference(2.0, 1.0, 0.5), False),
        (MORE, Difference(1.1, 1.0, 0.001), False),
        (FEWER, Difference(0.0, 1.0, 0.0), True),
        (OFTEN, Difference(0.6, 0.5, 0.01), True),
        (OFTEN, Difference(0.55, 0.5, 0.001), False),
    ],
)
def test_what_is_good_sure_and_worth_a_word_is_told(measure: Measure, difference: Difference, is_told: bool) -> None:
    assert bool(lasting((measure, difference)).telling(good=True)) == is_told


def test_what_comes_of_it_is_told_before_how_it_looks_and_much_before_little() -> None:
    little, much = Measure("goblins", 1), Measure("lairs", 1)
    one = lasting((FEWER, Difference(0, 3)), (little, Difference(1, 0)), (much, Difference(2, 0)))
    assert [measure.name for measure, _ in one.telling(good=True)] == ["lairs", "goblins", "alone"]


def test_what_speaks_for_one_move_speaks_against_the_other() -> None:
    one = lasting((MORE, Difference(2, 0)))
    assert one.telling(good=True)[0][0] == one.turned.telling(good=False)[0][0]
    assert one.turned.turned == one


# ----------------------------------------------------------------------------------------------- in words


def said(*measured: tuple[Measure, Difference], value: Difference | None = None) -> tuple[str, str]:
    """Of the best of two moves, and of the other."""
    seen = seen_by(brawl(), "red")
    best, other = packed(seen, "upgrade 4", "order hide")
    candidates = tuple(SearchedMove(move, 500, 0.5, 0.01, 0.0, 0.0) for move in (best, other))
    advice = advice_from(seen, SearchResult(candidates, 1000, 1.0, mixed=False), lasting(*measured, value=value))
    one, two = (hint.reasons[0].text("en") for hint in advice.hints)
    return one, two


def test_a_reason_names_the_next_best_move_and_what_differs() -> None:
    one, two = said((MORE, Difference(1.3, 0.0, 0.1)))
    assert one == "Compared with “End the turn and order Hide”: you have 1.3 Forts more after your next turn."
    assert two.startswith("Compared with “Turn lair 4 into a Fort” it falls short: you have 1.3 Forts fewer")


def test_what_is_risked_is_told_too() -> None:
    one, _ = said((MORE, Difference(1, 0)), (FEWER, Difference(2, 1)), value=Difference(0.6, 0.4, 0.01))
    assert one == (
        "Compared with “End the turn and order Hide”: you win 60 out of a hundred games instead of 40, "
        "and you have 1 Fort more after your next turn; but 1 lair more with a lone goblin."
    )


def test_where_nothing_differs_that_is_told() -> None:
    assert said()[0] == (
        "“End the turn and order Hide” comes to the same: I looked at 100 games and found no sure difference."
    )


def test_what_is_likely_for_the_one_is_likely_against_the_other() -> None:
    one, two = said(value=Difference(0.52, 0.50, 0.01))
    assert one.endswith(": the better chances, as far as I can see.")
    assert two.endswith(" it falls short: somewhat worse chances, as far as I can see.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_measured_has_words_in_the_plural_too(lang: str) -> None:
    for game in (registry.find(name) for name in ("goblin-warlord", "goblins-inc", "nitro-run")):
        heuristics = skills_of(game).heuristics
        assert heuristics is not None
        for measure in heuristics.measures:
            key = f"{game.id}-measure-{measure.name}"
            assert key in words_of(lang).entries
            told = {say(lang, key, figure=figure, more="yes", percent=1, otherwise=2) for figure in (1, 2, 5, 1.5)}
            assert measure.is_share or len(told) == 4


# ------------------------------------------------------------------------------------- in the same worlds


def test_a_fourth_fort_is_better_than_an_order_and_the_measures_say_why() -> None:
    seen = seen_by(brawl(), "red")
    best, other = packed(seen, "upgrade 4", "order hide")
    found = compare(engine_for(seen.game), seen, best, other, Budget(400), seed=1)
    assert found.worlds >= 200
    assert found.value is not None
    assert found.value.is_sure
    assert found.value.size > 0.05
    assert "forts" in [measure.name for measure, _ in found.telling(good=True)]


def test_the_same_seed_compares_the_same() -> None:
    seen = seen_by(brawl(), "red")
    best, other = packed(seen, "upgrade 4", "order hide")
    engine = engine_for(seen.game)
    assert compare(engine, seen, best, other, Budget(80), 5) == compare(engine, seen, best, other, Budget(80), 5)


# --------------------------------------------------------------------------------------- without an engine


def building() -> Match:
    red, blue = player(hand="W01 W02 E01 D01 A01"), player(hand="W03 W04 E02 D02 A02")
    return inc(BARE, BARE, phase="build", step=2, red=red, blue=blue)


def test_a_guess_names_what_the_move_brings_at_once_beside_the_next_choice() -> None:
    seen = seen_by(building(), "red")
    [hint] = guess(seen, 3, stand_in_for(seen.game)).hints
    assert hint.move == stand_in_for(seen.game).choose(seen, 3)
    assert hint.reasons[0].key.startswith(("coach-compared", "coach-quick"))
    assert str(hint.reasons[0].arguments["other"].key) == "goblins-inc-move-place"


def test_only_what_is_there_at_once_is_measured_without_an_engine() -> None:
    seen = seen_by(building(), "red")
    one, other, *_ = seen.moves()
    found = compare_at_once(seen, one, other)
    assert found.value is None
    assert {measure.name for measure, _ in found.measured} >= {"joined", "welds", "dice"}


# ------------------------------------------------------------------------------------------ whole thoughts


def written(seen: Glimpse, moves: tuple[int, ...]) -> list[str]:
    return [seen.game.moves.write(move) for move in moves]


def test_to_build_and_to_pay_is_one_thought() -> None:
    seen = seen_by(brawl(), "red")
    [upgrade] = packed(seen, "upgrade 4")
    assert [move.split()[0] for move in written(seen, moves_after(seen, upgrade, 1))] == ["pay"] * 3


def test_the_tiles_of_a_step_are_one_thought() -> None:
    seen = seen_by(building(), "red")
    then = written(seen, moves_after(seen, seen.moves()[0], 1))
    assert [move.split()[0] for move in then] == ["place"] * 4 + ["done"]


def test_chance_ends_a_thought() -> None:
    seen = seen_by(warlord(red=camp("H3"), blue=camp("H2"), turn="red"), "red")
    [invasion] = packed(seen, "invade 1 > blue.1")
    assert moves_after(seen, invasion, 1) == ()


# ----------------------------------------------------------------------------------- many hints, in short


@pytest.mark.parametrize(("game", "count", "iterations"), [("goblin-warlord", 8, 600), ("nitro-run", 8, 8)])
def test_hints_name_a_difference_and_stand_up_to_ten_times_the_search(game: str, count: int, iterations: int) -> None:
    """Of Nitro Run only runs: docs/coach.md tells how often hints for a week are wrong."""
    found: list[Any] = list(look_at(game, count, 3, Budget(iterations), starts=["ride"]))
    assert [one for one in found if one.wrong] == []
    assert {one.kind.partition("-")[2].partition("-")[0] for one in found} <= {"compared", "same", "only"}
    assert any(one.kind.startswith("coach-compared") for one in found)
