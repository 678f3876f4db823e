"""The map from each rulebook to rules, tests and words names only what is there, and all that must be."""

import re
from pathlib import Path

import pytest

from goblins.games import goblin_warlord, goblins_inc, nitro_run
from goblins.kernel.game import Game
from goblins.kernel.names import name_of

from .maps import ROOT, USAGE, file_of, map_of, rows_of, told, words_for

TESTS = Path(__file__).parent
FEWEST_ROWS = {"goblins-inc": 130, "goblin-warlord": 60, "nitro-run": 95}
GAMES = pytest.mark.parametrize(
    "game", [goblins_inc.GAME, goblin_warlord.GAME, nitro_run.GAME], ids=lambda game: game.id
)


def folder_of(game: Game) -> Path:
    assert game.folder is not None
    return game.folder


def defines(file: Path, function: str) -> bool:
    return f"\ndef {function}(" in file.read_text(encoding="utf-8")


@GAMES
def test_every_row_of_the_map_leads_to_a_function_a_test_and_words(game: Game) -> None:
    rows = rows_of(game)
    assert len(rows) > FEWEST_ROWS[game.id]
    assert [row.says for row in rows if not (row.functions and row.tests and row.words)] == []


@GAMES
def test_every_function_of_the_map_exists(game: Game) -> None:
    named = [function for row in rows_of(game) for function in row.functions if not function.endswith(".toml")]
    pairs = [function.split(":") for function in named]
    assert [name for file, name in pairs if not defines(file_of(game, file), name)] == []


@GAMES
def test_every_test_of_the_map_exists(game: Game) -> None:
    pairs = [test.split("::") for row in rows_of(game) for test in row.tests]
    assert [name for file, name in pairs if not defines(TESTS / folder_of(game).name / file, name)] == []


@GAMES
def test_every_word_of_the_map_exists(game: Game) -> None:
    words = words_for(game)
    assert [word for row in rows_of(game) for word in row.words if word not in words] == []


@GAMES
def test_every_reason_event_option_and_ending_is_on_the_map(game: Game) -> None:
    """Events that nobody is told in words are left out."""
    must = {
        *(f"refusal-{name_of(reason)}" for reason in game.reasons if reason),
        *(f"event-{verb}" for verb, event in game.events.types.items() if not event.silent),
        *(f"option-{setting.name}" for setting in game.settings),
        *(f"ending-{name_of(ending)}" for ending in game.endings if ending),
    }
    assert must - {word for row in rows_of(game) for word in row.words} == set()


@GAMES
def test_every_ruling_is_on_the_map(game: Game) -> None:
    assert {anchor for row in rows_of(game) for anchor in row.anchors} == set(game.chapters)


def first_row(asked: str) -> str:
    """The first line that tells what a ruling says."""
    return next(line for line in told(asked).splitlines() if re.match(r"[A-Z]{2}-", line))


def test_a_ruling_is_told_with_its_functions_tests_and_words() -> None:
    lines = [line.strip() for line in told("GI-goof").splitlines()]
    assert lines[1].startswith("goblins-inc-rule-GI-goof = If the pilot asks for more engines")
    assert "tests/games/goblins_inc/rules/test_fight.py::test_a_goof_attacks_the_front" in lines
    assert "goblins-inc-option-goof = Goofing" in lines
    assert told("GI-gooof").startswith("No map speaks of GI-gooof")
    assert told("gi-goof") == told("GI-goof")


def test_functions_and_words_are_told_with_their_files_and_lines() -> None:
    goof = told("GI-goof")
    where = re.search(r"(src/goblins/games/goblins_inc/rules/fight\.py):(\d+): refuse_goof", goof)
    assert where is not None
    lines = (ROOT / where[1]).read_text(encoding="utf-8").splitlines()
    assert lines[int(where[2]) - 1].startswith("def refuse_goof(")
    assert re.search(r"src/goblins/locales/en/goblins-inc\.ftl:\d+:\n *goblins-inc-option-goof =", goof)
    assert re.search(r"ui/src/games/goblins-inc/words/en\.ftl:\d+:\n *goblins-inc-pilot-panel-goof =", goof)
    assert re.search(r"src/goblins/kernel/daily\.py:\d+: server_seed", told("NR-daily"))


@pytest.mark.parametrize(
    ("asked", "row"),
    [
        ("hit the brakes", "NR-brake: hit the brakes"),
        ("tunnel of love", "NR-step: tunnel of love"),
        ("lighten the load", "NR-lighten: lighten the load"),
        ("team action", "NR-team: team action"),
        ("end of shift", "NR-day-end: end of shift"),
        ("promotion", "GI-agendas: promotion"),
        ("tiebreaker", "GI-win: tiebreaker"),
        ("draw deck", "GW-order-time: an empty draw deck"),
        ("Crane", "GI-crane: the crane lifts one tile"),
        ("Ruban Adhésif", "GI-"),
        ("brakes squeal", "NR-brake: hit the brakes"),
        ("dice overheated", "GI-dice-count: overheated: one die less"),
        ("points for winning", "GI-win: points for winning"),
        ("solo player handicap", "GI-solo-seat: solo player handicap"),
        ("maximum of four goblin counters", "GW-recruit: a lair, Hideout or Fort, holds at most four goblins"),
        ("lighten the load angry", "NR-lighten: lighten the load: not while the passenger's nitro is angry"),
        ("clean up rubble", "NR-clean: clean up rubble"),
        ("upgrade hideout to fort", "GW-build: upgrade"),
        ("draw one card", "GW-order-time: the old order is discarded; draw one card"),
        ("not more than 5 dice", "GI-dice-count: dice"),
        ("weapon tiles disabled", "GI-disabled: disabled robot"),
        ("run out of track", "NR-out-of-track: run out of track"),
        ("promotion card", "GI-agendas: promotion card"),
        ("single invasion each turn", "GW-invade: each lair makes a single invasion each turn"),
        ("combat never lasts more than 4 rounds", "GI-disabled: combat never lasts more than four fight rounds"),
        ("hideout removed from play", "GW-know-wots: a Hideout is removed from play"),
    ],
)
def test_the_words_of_the_rulebook_find_the_right_row_first(asked: str, row: str) -> None:
    assert first_row(asked).startswith(row)


def test_words_may_come_in_any_order_and_an_unknown_one_is_named() -> None:
    assert told("overheated dice") == told("dice overheated")
    assert told("overheated xylophones").startswith("Nothing is said of xylophones; the rest:\n\nGI-")
    assert told("xylophones").startswith("No map speaks of")


def test_the_name_of_a_variable_is_no_word_of_a_sentence() -> None:
    """`$obstruction-id` stands in an entry that never says "id"."""
    assert "event-demolished" in told("blows up the crag")
    assert told("obstruction id").startswith("Nothing is said of id;")


def test_without_a_word_one_line_says_how_to_ask() -> None:
    assert [told(" "), told("?")] == [USAGE, USAGE]


@GAMES
def test_every_file_of_the_folder_is_on_the_reading_list(game: Game) -> None:
    reading_list = map_of(game).split("## The files")[1].split("## What")[0]
    files = {path.name for path in folder_of(game).rglob("*.py")}
    assert files - set(re.findall(r"`(\w+\.py)`", reading_list)) == set()


# They only hand a move on to its rule: every story goes through them, and `test_reasons.py` through every refusal.
HANDING_ON = {"decisions", "refusing", "applying"}


@GAMES
def test_the_tests_of_the_rules_mirror_the_rules(game: Game) -> None:
    """`test_x.py` is of `x.py`; what would make it too long is in `test_x_y.py`, such as `test_fight_dice.py`."""
    modules = {path.stem for path in (folder_of(game) / "rules").glob("[a-z]*.py")}
    tests = [path.stem.removeprefix("test_") for path in (TESTS / folder_of(game).name / "rules").glob("test_*.py")]
    tested = {next((name for name in (test, test.partition("_")[0]) if name in modules), test) for test in tests}
    assert tested - modules == set()
    assert modules - tested - HANDING_ON == set()
