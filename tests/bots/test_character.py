"""Of moves that are equally good, each level makes the one that suits it."""

from typing import Any

import pytest

from goblins.bots.bot import Bot
from goblins.bots.levels import LEVELS, level_of
from goblins.bots.search.result import SearchedMove, SearchResult
from goblins.bots.search_bot import SearchBot
from goblins.bots.skills import heuristics_of
from goblins.games.goblin_warlord import GAME as WARLORD
from goblins.games.goblins_inc import GAME as INC
from goblins.games.nitro_run import GAME as NITRO
from goblins.kernel.components import load_set
from goblins.kernel.game import Game
from tests.games.goblin_warlord.table import camp, table

from .search.seeing import seen_by

INVADE, BUILD, HIDE = (WARLORD.moves.parse(line) for line in ("invade 1 > blue.1", "build", "order hide"))


class NeverAsked(Bot):
    name = "nobody"

    def choose(self, *_: Any) -> int:
        raise AssertionError("a thinker that can think needs nobody to stand in")


class Decided(SearchBot):
    """It has thought already."""

    def __init__(self, level: str, *candidates: SearchedMove) -> None:
        super().__init__(level, level_of(level), NeverAsked())
        self.found = SearchResult(candidates, 1000, 0.1, mixed=False)

    def think(self, *_: Any) -> SearchResult:
        return self.found


def candidate(move: int, visits: int = 400, value: float = 0.5) -> SearchedMove:
    return SearchedMove(move, visits, value, uncertainty=0.02, won=0.1, lost=0.1)


def choice(level: str, *candidates: SearchedMove) -> int:
    seen = seen_by(table(red=camp("F2 H3"), blue=camp("F2 H3")), "red")
    return Decided(level, *candidates).choose(seen, 3)


def test_of_equals_the_warlord_fights_and_the_schemer_hides() -> None:
    equals = [candidate(BUILD), candidate(HIDE, value=0.495), candidate(INVADE, value=0.495)]
    assert choice("warlord", *equals) == INVADE
    assert choice("schemer", *equals) == HIDE
    assert choice("search", *equals) == BUILD


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_better_move_is_made_whatever_the_character(level: str) -> None:
    assert choice(level, candidate(BUILD), candidate(HIDE, value=0.47), candidate(INVADE, value=0.47)) == BUILD


@pytest.mark.parametrize("level", list(LEVELS))
def test_what_was_hardly_tried_is_not_as_good(level: str) -> None:
    assert choice(level, candidate(BUILD), candidate(HIDE, visits=90), candidate(INVADE, visits=90)) == BUILD


def test_levels_differ_in_character() -> None:
    assert len({level.boldness for level in LEVELS.values()}) == len(LEVELS)


def boldness(game: Game, line: str) -> int:
    found = heuristics_of(game).boldness
    assert found is not None
    return found(load_set(game).kit, game.moves.parse(line))


@pytest.mark.parametrize(
    ("bold", "quiet"),
    [
        ("know-wots 1 > blue.1", "recruit 1"),
        ("hoozits blue", "build"),
        ("order charge", "order banner"),
        ("order banner", "order hide"),
    ],
)
def test_what_is_bold_in_goblin_warlord(bold: str, quiet: str) -> None:
    assert boldness(WARLORD, bold) > boldness(WARLORD, quiet)


@pytest.mark.parametrize(
    ("bold", "quiet"),
    [
        ("place W01 c2 north", "place E01 c2 north"),
        ("place E01 c2 north", "place A01 c2 north"),
        ("discard artist", "discard ninja"),
        ("bet star", "bet snitch"),
        ("dynamite", "pass"),
        ("pass", "tape c2"),
    ],
)
def test_what_is_bold_in_goblins_inc(bold: str, quiet: str) -> None:
    assert boldness(INC, bold) > boldness(INC, quiet)


def test_alone_nobody_needs_to_be_bold() -> None:
    assert heuristics_of(NITRO).boldness is None


def test_experiments_have_no_character() -> None:
    assert level_of("search:100").boldness == level_of("flat:100").boldness == 0
    assert level_of("schemer:100").boldness == LEVELS["schemer"].boldness
