"""Whatever is wrong with a line: one sentence on stderr, exit code 2, nothing on stdout, no traceback."""

from pathlib import Path

import pytest

from goblins.match import game_names

from .conftest import Answer, Goblins

GAMES = ", ".join(game_names())


def assert_complains(answer: Answer, sentence: str) -> None:
    assert (answer.code, answer.out, answer.err) == (2, "", sentence + "\n")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("plya", "There is no command “plya”. Did you mean “play”?"),
        (
            "xyzzy",
            "There is no command “xyzzy”; there are games, play, daily, simulate, ladder, position, replay, verify, "
            "serve, join, warm, bench, lab, conform, admin, sets.",
        ),
        ("sets lst", "There is no command “lst”. Did you mean “list”?"),
        ("sets", "“goblins sets” needs a command; “goblins sets --help” lists them."),
        ("games more", "“goblins games” does not know what to do with “more”."),
        ("games --json=yes", "--json takes no value."),
        ("games --color", "“goblins games” has no option --color; “goblins games --help” lists them."),
        ("play --sed 3", "There is no option --sed. Did you mean --seed?"),
        ("play --seats", "--seats needs a value after it."),
        ("games --lang de", "There is no language “de”; there are en, fr, ru."),
        ("games --lang", "There is no language “”; there are en, fr, ru."),
        ("simulate", "“goblins simulate” needs GAME; “goblins simulate --help” explains it."),
        ("replay", "“goblins replay” needs FILE; “goblins replay --help” explains it."),
        ("simulate goblin-warlord --games many", "--games must be a whole number, 1 or more."),
        ("simulate goblin-warlord --games 0", "--games must be a whole number, 1 or more."),
    ],
)
def test_a_line_that_cannot_be_read(goblins: Goblins, line: str, sentence: str) -> None:
    assert_complains(goblins(*line.split()), sentence)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play", f"Which game? There are: {GAMES}."),
        ("play goblin-warlod", "There is no game “goblin-warlod”. Did you mean “goblin-warlord”?"),
        ("play chess", f"There is no game “chess”; there are: {GAMES}."),
        ("play goblin-warlord --seats me", "goblin-warlord is played with 2-6 seats, not 1."),
        ("play goblin-warlord --seats me,scraper", "There is no bot “scraper”. Did you mean “scrapper”?"),
        ("play goblin-warlord --option fort=built", "There is no option “fort”. Did you mean “forts”?"),
        (
            "play goblin-warlord --option forts=many",
            "The option “forts” cannot be “many”; it can be standing, built.",
        ),
        ("play goblin-warlord --option forts", "“forts” is not a setting; write name=value."),
        (
            "play goblin-warlord --set nope",
            "There is no component set “nope”; there are standard, or a file of your own.",
        ),
        (
            "play goblin-warlord --seats me,,random",
            "“me,,random” leaves a seat without anybody. Write who sits where, such as me,random or me:Anna,me:Ben.",
        ),
        ("play --load nowhere.json", "nowhere.json cannot be read: No such file or directory."),
        ("replay nowhere.json", "nowhere.json cannot be read: No such file or directory."),
        ("simulate goblin-warlord --seats 7", "goblin-warlord is played with 2-6 seats, not 7."),
        ("simulate goblin-warlord --bots random,rnd", "There is no bot “rnd”. Did you mean “random”?"),
        ("sets list chess", f"There is no game “chess”; there are: {GAMES}."),
    ],
)
def test_a_thing_that_is_not_there(goblins: Goblins, line: str, sentence: str) -> None:
    assert_complains(goblins(*line.split()), sentence)


def test_complaints_are_in_the_language_of_the_run(goblins: Goblins) -> None:
    assert_complains(
        goblins("plya", "--lang", "fr"),
        "Il n’y a pas de commande «\u202fplya\u202f». Vouliez-vous dire «\u202fplay\u202f»\u202f?",
    )
    assert_complains(goblins("play", "--seats", "--lang", "ru"), "После --seats нужно значение.")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "chess"}', "\x00\x01", "null"])
def test_a_file_that_is_not_ours(goblins: Goblins, tmp_path: Path, text: str) -> None:
    (tmp_path / "odd.json").write_text(text)
    for line in (["play", "--load", "odd.json"], ["replay", "odd.json"]):
        answer = goblins(*line)
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.startswith(("odd.json ", "odd.json, line 1: "))
        assert answer.err.count("\n") == 1


def test_a_flipped_bit_in_a_journal_is_noticed(goblins: Goblins, tmp_path: Path) -> None:
    goblins("play", "goblin-warlord", "--seats", "random,random", "--seed", "1", "--save", "game.json")
    text = (tmp_path / "game.json").read_text()
    (tmp_path / "game.json").write_text(text.replace("recruit 1", "recruit 2", 1))
    assert_complains(
        goblins("replay", "game.json"),
        "game.json has been changed since it was written: its checksum does not fit.",
    )


def test_a_strangers_file_cannot_command_the_terminal(goblins: Goblins, tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text('game = "\\u001b[2J"\n')
    answer = goblins("sets", "check", "odd.toml")
    assert answer.code == 2
    assert "\x1b" not in answer.err
