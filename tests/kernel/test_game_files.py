"""Games from outside the package: their files, what is wrong with them, their words, and installed ones."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Annotated

import pytest

from examples.liars import GAME as LIARS
from goblins import BadInput
from goblins import games as _announced  # noqa: F401
from goblins.kernel import game_files, registry, words
from goblins.kernel.chance import key_from_seed
from goblins.kernel.components import load_set
from goblins.kernel.english import english_entries
from goblins.kernel.game_files import find_or_load, load_file
from goblins.kernel.kinds import Number, SeatName
from goblins.kernel.options import Amount, read_options
from goblins.kernel.play import Play, Verdict
from goblins.kernel.vocabulary import Event, Vocabulary
from goblins.match import Match

SOURCE = Path(__file__).parents[2] / "examples" / "liars.py"
Write = Callable[[str], Path]


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test announces is gone after it."""
    for module, name in ((registry, "_makers"), (registry, "_made"), (game_files, "_loaded"), (words, "_spare")):
        monkeypatch.setattr(module, name, dict(getattr(module, name)))
    yield
    words.words_of.cache_clear()


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(text: str) -> Path:
        (tmp_path / "mine.py").write_text(text, encoding="utf-8")
        return tmp_path / "mine.py"

    return written


def complaint(path: Path) -> str:
    with pytest.raises(BadInput) as problem:
        load_file(path)
    return str(problem.value).replace(str(path), "mine.py")


def test_a_file_is_loaded_once_and_its_game_found_by_name(write: Write) -> None:
    file = write(SOURCE.read_text(encoding="utf-8"))
    game = find_or_load(str(file))
    assert game is load_file(file)
    assert game is registry.find("liars")
    assert words.say("ru", "liars-title") == "Liars"


def test_a_file_without_a_game_is_said(write: Write) -> None:
    assert complaint(write("GAME = 3\n")) == "mine.py defines no game: it needs GAME = Game(…)."


def test_a_file_that_fails_is_said_with_its_line(write: Write) -> None:
    assert complaint(write("import goblins\n\n1 / 0\n")) == "mine.py, line 3: ZeroDivisionError: division by zero."
    assert (
        complaint(write("\nimport nowhere\n")) == "mine.py, line 2: ModuleNotFoundError: No module named 'nowhere'."
    )
    assert complaint(write("x = (\n")).startswith("mine.py, line 1: SyntaxError: ")


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    assert complaint(tmp_path / "mine.py") == "mine.py cannot be read: No such file or directory."


def test_an_id_that_is_taken_or_none_is_said(write: Write) -> None:
    text = SOURCE.read_text(encoding="utf-8")
    taken = complaint(write(text.replace('id="liars"', 'id="nitro-run"')))
    assert taken == "mine.py: there is a game “nitro-run” already; give this one another id."
    assert "cannot be called “My game”" in complaint(write(text.replace('id="liars"', 'id="My game"')))


def test_a_sentence_that_names_no_field_is_said(write: Write) -> None:
    text = SOURCE.read_text(encoding="utf-8").replace("{seat} bids {count}", "{seat} bids {number}")
    assert "names the field number, which is not there" in complaint(write(text))


def test_installed_games_are_found_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("liars", "examples.liars:GAME", "goblins.games")
    monkeypatch.setattr(game_files, "entry_points", lambda group: [point])
    game_files.announce_installed()
    assert registry.find("liars") is LIARS
    assert words.say("en", "liars-refusal-bid-too-low") == "Bid too low."


def test_an_installed_game_cannot_take_the_name_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("nitro-run", "examples.liars:GAME", "goblins.games")
    monkeypatch.setattr(game_files, "entry_points", lambda group: [point])
    with pytest.warns(UserWarning, match="another game"):
        game_files.announce_installed()
    assert registry.find("nitro-run") is not LIARS


# ---------------------------------------------------------------------------------------------------- words


class Sold(Event, frozen=True, tag="sold-out"):
    seat: Annotated[str, SeatName()]
    apples_left: Annotated[int, Number(0, 9)]


def test_english_is_made_of_the_declarations() -> None:
    settings = (Amount("dice_each", 1, 5, 5, tried=(5,)),)
    game = dataclasses.replace(LIARS, id="my-liars", events=Vocabulary(Sold), settings=settings, about="")
    words.add_entries(english_entries(game))
    said = {
        "title": "My liars",
        "summary": "A game for 2 to 6.",
        "option-dice_each": "Dice each",
        "option-dice_each-explain": "Dice each: 1 to 5.",
        "refusal-not-so-many-dice": "Not so many dice.",
        "ended-finished": "finished",
    }
    assert {key: words.say("en", f"my-liars-{key}") for key in said} == said
    red = words.Term("seat-red", "red")
    assert words.say("fr", "my-liars-event-sold-out", seat=red, apples_left=3) == "Sold out: Rouge, apples left 3."
    assert words.say("en", "my-liars-move-bid", count=3, face=5) == "Bid 3 x 5"


def test_words_of_the_game_go_before_those_that_are_made() -> None:
    game = dataclasses.replace(LIARS, words={"title": "Liar’s dice", "ending-finished": "{winners} lied {best}."})
    with pytest.raises(TypeError, match="names the field best"):
        english_entries(game)
    game = dataclasses.replace(LIARS, words={"title": "Liar’s {dice", "ending-finished": "{winners} lied best."})
    words.add_entries(english_entries(game))
    assert words.say("en", "liars-title") == "Liar’s {dice"
    assert words.say("en", "liars-ending-finished", winners="Red") == "Red lied best."


def test_a_draw_has_an_ending_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    words.add_entries(english_entries(LIARS))
    match = Match(Play.begin(LIARS, load_set(LIARS), read_options(LIARS.options, (), {}), 2, key_from_seed(1)))
    monkeypatch.setattr(Play, "verdict", lambda _: Verdict("finished", (), {}))
    assert match.verdict() == "Finished. Nobody has won."


def test_a_file_without_entries_has_no_words() -> None:
    assert words.entries_of("# Nothing yet.\n") == {}


def test_words_that_nobody_asks_for_are_noticed() -> None:
    with pytest.raises(TypeError, match="never asked for the words “titel”"):
        english_entries(dataclasses.replace(LIARS, words={"titel": "Liar’s dice"}))
