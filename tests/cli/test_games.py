"""`goblins games`, the welcome, the version, and the languages they speak."""

import subprocess
import sys

import pytest

import goblins as package

from .conftest import Goblins


def test_the_games_are_shown_with_seats_bots_and_settings(goblins: Goblins) -> None:
    answer = goblins("games")
    assert answer.code == 0
    assert "Goblin Warlord  (goblin-warlord)" in answer.out
    assert "Players: 2–6 · bots: random, whelp, scrapper, schemer, warlord" in answer.out
    assert "forts=standing  Which Forts count toward the four that win." in answer.out
    assert "To play: goblins play " in answer.out


def test_programs_get_the_games_as_one_document(goblins: Goblins) -> None:
    (game,) = (one for one in goblins("games", "--json").document["games"] if one["id"] == "goblin-warlord")
    assert game["title"] == "Goblin Warlord"
    assert game["seats"] == [2, 3, 4, 5, 6]
    assert game["bots"] == ["random", "whelp", "scrapper", "schemer", "warlord"]
    assert [option["name"] for option in game["options"]] == ["forts", "razed", "turn_limit", "starter"]
    assert game["options"][0]["values"] == ["standing", "built"]
    assert (game["options"][2]["least"], game["options"][2]["most"]) == (0, 10_000)


@pytest.mark.parametrize("line", [["--lang", "fr", "games"], ["games", "--lang", "fr"], ["games", "--lang=fr"]])
def test_the_language_may_be_given_before_or_after_the_command(goblins: Goblins, line: list[str]) -> None:
    assert "Pour jouer" in goblins(*line).out


def test_the_language_of_the_system_is_spoken(goblins: Goblins, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GOBLINS_LANG")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Играть: goblins play " in goblins("games").out


def test_without_a_command_a_pipe_gets_a_welcome_and_how_to_start(goblins: Goblins) -> None:
    answer = goblins()
    assert answer.code == 0
    assert "Welcome to the goblins!" in answer.out
    assert "type: goblins play " in answer.out


def test_the_version_is_told(goblins: Goblins) -> None:
    assert goblins("--version").out == f"goblins {package.__version__}\n"


@pytest.mark.parametrize("command", [[], ["games"], ["play"], ["simulate"], ["replay"], ["sets"], ["bench"]])
@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_every_command_explains_itself_in_every_language(goblins: Goblins, command: list[str], lang: str) -> None:
    answer = goblins(*command, "--help", "--lang", lang)
    assert answer.code == 0
    assert {"en": "Usage:", "fr": "Utilisation\u202f:", "ru": "Запуск:"}[lang] in answer.out
    assert "[cli-" not in answer.out


def test_help_is_in_the_language_of_this_run_not_of_the_first(goblins: Goblins) -> None:
    assert "Show this help." in goblins("play", "--help").out
    assert "Показать эту справку." in goblins("play", "--help", "--lang", "ru").out


def test_neither_numpy_nor_rich_nor_pydantic_is_imported_to_list_the_games() -> None:
    script = (
        "import sys; from goblins.cli import run; run(['games']); "
        "print([name for name in ('numpy', 'numba', 'rich', 'pydantic') if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"


def test_the_package_can_be_run_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "goblins", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"goblins {package.__version__}\n"
