"""Whoever sits there: sentences say “you” to the reader and call the others by their names, never by a colour."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest

import goblins
from goblins.bots.goblin_names import GOBLINS, goblin_at
from goblins.games import FOLDERS
from goblins.kernel import registry
from goblins.kernel.game import Game, arguments_of
from goblins.kernel.kinds import codes_of
from goblins.kernel.names import SEAT_NAMES, name_of
from goblins.kernel.words import LANGUAGES, Sentence, Sitter, Term, Terms, say, say_seat, told_to, words_of
from tests.words.colours import colours

READER = "Xénophore"  # occurs in no sentence
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game", [registry.find(name) for name in FOLDERS], ids=lambda game: game.id)


def sitting(reader: str | None, **names: str) -> dict[str, Sitter]:
    return {seat: Sitter(name, is_reader=seat == reader) for seat, name in names.items()}


def seat(name: str) -> Term:
    return Term(f"seat-{name}", name)


def told(lang: str, key: str, reader: str | None, **arguments: Any) -> str:
    seats = sitting(reader, red="Vasya", blue="Olga")
    with told_to({f"seat-{name}": sitter for name, sitter in seats.items()}):
        return say(lang, key, **arguments)


# ------------------------------------------------------------------------------------------------ one sentence


def test_the_reader_is_you_and_others_have_names() -> None:
    assert told("en", "goblin-warlord-event-drew", "red", seat=seat("red")) == "You draw a card."
    assert told("en", "goblin-warlord-event-drew", "blue", seat=seat("red")) == "Vasya draws a card."
    assert told("en", "goblin-warlord-event-drew", None, seat=seat("red")) == "Vasya draws a card."


def test_where_nobody_is_told_of_seats_go_by_their_colours() -> None:
    assert say("en", "goblin-warlord-event-drew", seat=seat("red")) == "Red draws a card."
    assert say("en", "goblin-warlord-event-fort-fell", seat=seat("red"), lair=2).startswith("Red’s lair 2")


def test_a_sentence_that_begins_with_your_begins_with_a_capital() -> None:
    text = told("en", "goblin-warlord-event-fort-fell", "red", seat=seat("red"), lair=2)
    assert text == "Your lair 2 is a mere Hideout again."


def test_a_name_elides_in_french() -> None:
    arguments = {"lair": 2, "target": 1, "by_know_wots": 0}
    invaded = "goblin-warlord-event-invaded"
    assert "repaire 1 d’Olga" in told("fr", invaded, None, seat=seat("red"), foe=seat("blue"), **arguments)
    assert "repaire 1 de Vasya" in told("fr", invaded, None, seat=seat("blue"), foe=seat("red"), **arguments)
    assert "votre repaire 1" in told("fr", invaded, "red", seat=seat("blue"), foe=seat("red"), **arguments)


def test_a_name_that_cannot_be_declined_stands_behind_a_word_that_can() -> None:
    due = "goblin-warlord-event-recruits-due"
    assert told("ru", due, None, seat=seat("red"), goblins=1) == "К игроку Vasya пришёл новобранец."
    assert told("ru", due, "red", seat=seat("red"), goblins=1) == "К вам пришёл новобранец."
    with told_to({"seat-red": Sitter(term="name-snag")}):
        assert say("ru", due, seat=seat("red"), goblins=1) == "К Шмыгу пришёл новобранец."


@pytest.mark.parametrize(("lang", "both"), [("en", "you and Olga"), ("fr", "vous et Olga"), ("ru", "вы и Olga")])
def test_a_list_of_seats_ends_in_and(lang: str, both: str) -> None:
    with told_to({f"seat-{name}": one for name, one in sitting("red", red="Vasya", blue="Olga").items()}):
        assert Terms(((seat("red"), ""), (seat("blue"), ""))).text(lang) == both
        assert Terms(((seat("red"), "3"), (seat("blue"), "4"))).text("en") == "you 3 and Olga 4"


def test_sitters_are_those_of_the_table_that_is_told_of_and_nobody_afterwards() -> None:
    with told_to({"seat-red": Sitter("Vasya")}):
        assert say_seat("en", "red") == "Vasya"
    assert say_seat("en", "red") == "Red"


def test_each_team_of_a_duel_is_its_player() -> None:
    match = goblins.new("goblins-inc", seats=2, seed=1)
    with told_to(match.game.sitters(sitting("red", red="Vasya", blue="Olga"))):
        crashed = [
            match.game.describe(match.game.events.types["cockpit-empty"](team=team, row=3)).text() for team in (1, 2)
        ]
    assert crashed[0].startswith("A 3 crashes into your cockpit")
    assert crashed[1].startswith("A 3 crashes into Olga’s cockpit")


# ------------------------------------------------------------------------------------------------- all sentences


def sentences_of(game: Game) -> Iterator[Sentence]:
    """Events with the first and the last value of every field; refusals of every move so made; how it may end."""
    for cls in (*game.events.types.values(), *game.moves.types.values()):
        if getattr(cls, "silent", False):
            continue
        ends = {name: _ends(kind) for name, kind in cls.kinds.items()}
        for values in itertools.islice(itertools.product(*ends.values()), 256):
            found = cls(**dict(zip(ends, values, strict=True)))
            seats = [getattr(found, name) for name, kind in cls.kinds.items() if getattr(kind, "term", "") == "seat"]
            if len(set(seats)) < min(len(seats), 2):
                continue  # nobody does anything to themselves
            yield game.describe(found)
            if cls in game.moves.types.values():
                for reason in game.reasons:
                    key = f"{game.id}-refusal-{name_of(reason)}"
                    given = {"seat": seat("red"), **arguments_of(game, found)}
                    needs = re.findall(r"\$([\w-]+)", words_of("en").entries.get(key, "$"))
                    if all(re.sub(r"-(is|id|\w+ive|\w+tal)$", "", name) in given for name in needs):
                        yield Sentence(key, given)
    for ending in game.endings:
        for winner in ("red", "blue"):
            if ending:
                yield Sentence(f"{game.id}-ending-{name_of(ending)}", {"winners": Terms(((seat(winner), ""),))})


def _ends(kind: Any) -> list[Any]:
    if getattr(kind, "term", "") == "seat":
        return ["red", "blue"]
    codes = list(codes_of(kind)) if kind.values <= 1 << 16 else [0]
    return [kind.decode(code) for code in dict.fromkeys((codes[0], codes[-1]))]


@every_game
@every_language
def test_at_a_duel_no_sentence_has_a_colour_or_calls_the_reader_by_name(game: Game, lang: str) -> None:
    seats = {"red": Sitter(READER, is_reader=True), "blue": Sitter(term="name-snag")}
    others = {f"seat-{name}": Sitter(term="name-itch") for name in SEAT_NAMES[2:]}  # samples have them all
    wrong = re.compile(rf"{READER}|{colours(lang).pattern}")
    with told_to({**others, **game.sitters(seats)}):
        said = {sentence.text(lang) for sentence in sentences_of(game)}
    assert len(said) > 20
    assert [text for text in sorted(said) if wrong.search(text)] == []


# ------------------------------------------------------------------------------------------------------- names


def test_no_two_at_a_table_are_namesakes_and_a_table_keeps_its_names() -> None:
    for table in ("a", "b", "another"):
        assert len({goblin_at(table, number) for number in range(len(SEAT_NAMES))}) == len(SEAT_NAMES)
        assert goblin_at(table, 3) == goblin_at(table, 3)
    assert len({goblin_at(str(table), 0) for table in range(500)}) == len(GOBLINS)


@every_language
def test_every_goblin_has_a_name_of_its_own(lang: str) -> None:
    assert len({say(lang, f"name-{goblin}") for goblin in GOBLINS}) == len(GOBLINS)
