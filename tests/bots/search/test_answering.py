"""SearchResult bots always answer, whatever happens to them."""

import time
from concurrent.futures import Future
from typing import Any

import pytest

from goblins import match as goblins
from goblins.bots import bot_names, check_offered, find_bot
from goblins.bots.levels import LEVELS, level_of
from goblins.bots.search import engines
from goblins.bots.search.engines import engine_for
from goblins.games.goblin_warlord import GAME
from goblins.games.goblins_inc import GAME as INC
from goblins.kernel.errors import BadInput
from tests.games.goblin_warlord.table import camp, table

from .seeing import seen_by


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """It never gets done."""
    never: Future[Any] = Future()
    monkeypatch.setattr(engines, "_ordered", lambda game: never)


@pytest.mark.usefixtures("no_compiler")
@pytest.mark.parametrize("level", list(LEVELS))
def test_while_the_search_is_being_compiled_the_scrapper_stands_in(level: str) -> None:
    seen = seen_by(table(red=camp("F2 H3"), blue=camp("F2 H3")), "red")
    began = time.monotonic()
    assert find_bot(GAME, level).choose(seen, 3) == find_bot(GAME, "scrapper").choose(seen, 3)
    assert time.monotonic() - began < 2


def test_a_compiler_that_fails_is_no_disaster(monkeypatch: pytest.MonkeyPatch) -> None:
    broken: Future[Any] = Future()
    broken.set_exception(RuntimeError("out of disk"))
    monkeypatch.setattr(engines, "_ordered", lambda game: broken)
    seen = seen_by(table(red=camp("F2 H3"), blue=camp("F2 H3")), "red")
    assert find_bot(GAME, "schemer").choose(seen, 3) in seen.moves()


def test_with_one_thing_to_do_nobody_thinks() -> None:
    match = table(phase="begin", red=camp("H2"), blue=camp("H2"))
    seen = seen_by(match, "red")
    assert len(seen.moves()) == 1
    progress: list[float] = []
    assert find_bot(GAME, "warlord").choose(seen, 1, on_progress=progress.append) == seen.moves()[0]
    assert progress == []


def test_a_thinker_plays_a_whole_game_by_the_rules() -> None:
    engine_for(GAME)
    match = goblins.new("goblin-warlord", 2, seed=1, options={"turn_limit": 30})
    bots = {"red": find_bot(GAME, "schemer:60"), "blue": find_bot(GAME, "flat:60")}
    while match.deciders:
        seat = match.deciders[0]
        match.play(seat, match.bot_move(seat, bots[seat], seed=len(match.true.made)))
    assert match.outcome is not None


def test_levels_are_offered_from_the_weakest_to_the_strongest() -> None:
    assert bot_names(GAME) == bot_names(INC) == ["random", "whelp", "scrapper", "schemer", "warlord"]
    counts = [level_of(name).budget.iterations for name in LEVELS]
    assert counts == sorted(counts)


def test_experiments_have_any_count_and_parameters() -> None:
    level = level_of("search:400:greed=0.5:random_percent=3")
    assert (level.budget.iterations, level.parameters.greed, level.parameters.random_percent) == (400, 0.5, 3)


@pytest.mark.parametrize(
    "name", ["schemer:0", "schemer:many", "search:400:greed", "search:400:charm=1", "flat:1:greed=x"]
)
def test_a_setting_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        find_bot(GAME, name)


@pytest.mark.parametrize("name", ["warlord:10000000", "search", "flat:50", "shemer"])
def test_at_a_table_nobody_waits_for_experiments(name: str) -> None:
    with pytest.raises(BadInput):
        check_offered(GAME, name)
