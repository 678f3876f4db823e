"""The words of every language: complete, not too many, with arguments that callers give, and well written.

What the program asks for is derived from the games (`words/games.py`) and read in the source (`words/source.py`);
the Fluent files are taken apart in `words/texts.py`. The last part shows that each check can fail.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import goblins
from goblins.kernel.game import Game
from goblins.kernel.kinds import codes_of
from goblins.kernel.names import name_of
from goblins.kernel.words import CASES, LANGUAGES, entries_of, files_of, plain_text, spaced
from goblins.match import Match

from .words import bare, checks, fuzz, games, source, texts

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.id)


def whole_bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files_of(lang):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_entries_are_said_as_fluent_says_them(lang: str) -> None:
    bundle, plain = whole_bundle(lang), 0
    for file in files_of(lang):
        for key, entry in entries_of(file.read_text(encoding="utf-8")).items():
            values: dict[str, Any] = {name: f"<{name}>" for name in re.findall(r"\$([\w-]+)", entry)}
            said = plain_text(entry, values)
            pattern = bundle.get_message(key).value
            assert pattern is not None
            assert said in (None, bundle.format_pattern(pattern, values)[0])
            plain += said is not None
    assert plain > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cutting_a_file_into_entries_loses_none(lang: str) -> None:
    for file in files_of(lang):
        text = file.read_text(encoding="utf-8")
        whole = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
        assert set(entries_of(text)) == whole


@cache
def language(lang: str) -> texts.Language:
    return texts.language(*texts.sources_of(lang))


@cache
def both(lang: str) -> texts.Language:
    """What the server says and what only the page says."""
    return texts.language(*texts.sources_of(lang), *texts.page_sources_of(lang))


@cache
def program() -> source.Source:
    return source.read_program()


@cache
def supplies() -> games.Supplies:
    return games.supplies()


# ----------------------------------------------------------------------------------------------- keys


@every_language
def test_every_file_of_words_can_be_read_whole_and_says_nothing_twice(lang: str) -> None:
    assert texts.defects(*texts.sources_of(lang)) == []


@every_language
def test_every_key_asked_for_exists(lang: str) -> None:
    assert checks.missing(supplies(), program(), language("en"), language(lang)) == []


@every_language
def test_every_family_of_keys_has_members(lang: str) -> None:
    assert checks.childless(program(), language(lang)) == []


@every_language
def test_there_is_no_key_nobody_asks_for(lang: str) -> None:
    assert checks.unasked(supplies(), program(), language(lang)) == []


@every_game
def test_every_reason_is_anchored_in_a_chapter_of_the_rules(game: Game) -> None:
    reasons = [reason for reason in game.reasons if reason]
    assert [name_of(reason) for reason in reasons if reason.anchor not in game.chapters] == []


# ------------------------------------------------------------------------------------------ arguments


@every_language
def test_every_message_needs_the_same_arguments_as_in_english(lang: str) -> None:
    assert checks.unlike(language("en"), language(lang)) == []


@every_language
def test_every_argument_a_message_needs_is_given_by_its_caller(lang: str) -> None:
    assert checks.unsupplied(supplies(), program().asked, language(lang)) == []


@every_language
def test_every_message_can_be_said_with_any_numbers(lang: str) -> None:
    assert checks.unsayable(whole_bundle(lang), language(lang)) == []


@every_game
@every_language
def test_names_in_moves_and_events_are_words_with_entries(game: Game, lang: str) -> None:
    assert bare.in_fields(game, language(lang)) == []


def test_no_sentence_is_given_the_bare_text_of_a_word() -> None:
    assert bare.in_python(bare.program()) == []
    assert bare.on_the_page(bare.page()) == []


# --------------------------------------------------------------------------------------------- texts


@every_language
def test_texts_have_no_straight_quotes_and_no_three_dots(lang: str) -> None:
    assert checks.typewritten(both(lang)) == []


@every_language
def test_texts_quote_as_their_language_does(lang: str) -> None:
    assert checks.foreign(lang, both(lang)) == []


@every_language
def test_signs_have_their_space_and_no_file_has_one_that_does_not_break(lang: str) -> None:
    assert checks.loose(lang, both(lang)) == []
    assert checks.stiff(both(lang)) == []


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        (
            "fr",
            "Quoi ? « Non » : 5 % ; nº 3 !",
            "Quoi\u202f? «\u202fNon\u202f»\u202f: 5\u202f%\u202f; nº\u202f3\u202f!",
        ),
        ("ru", "Да — 5 %: логово № 2", "Да\u00a0— 5\u00a0%: логово №\u00a02"),
        ("en", "No — 5% : “so” !", "No — 5% : “so” !"),
    ],
)
def test_spaces_do_not_break_where_the_language_wants_it(lang: str, typed: str, said: str) -> None:
    assert spaced(lang, typed) == said


def test_russian_counts_with_one_few_and_many() -> None:
    assert checks.miscounted(both("en"), both("ru")) == []


def test_the_russian_form_for_one_says_the_number_because_it_serves_21_too() -> None:
    assert checks.mute(both("ru"), "21") == []


def test_the_french_form_for_one_says_the_number_because_it_serves_0_too() -> None:
    assert checks.mute(both("fr"), "0") == []


@pytest.mark.parametrize("keys", ["seat-", "name-", "sitter-named"])
def test_everybody_has_all_their_cases_in_russian(keys: str) -> None:
    assert checks.uninflected(language("ru"), keys) == []


@every_language
def test_you_have_all_your_cases(lang: str) -> None:
    assert checks.uninflected(language(lang), "sitter-you") == []


# ------------------------------------------------------------------------------------------ at a table


def sitting(game: Game, seats: int, seed: int) -> Iterator[tuple[Match, random.Random]]:
    """A random game of at most 200 moves, stopped before each of them."""
    chance = random.Random(seed)
    match = goblins.new(game.id, seats=seats, seed=seed)
    for _ in range(200):
        if match.deciders:
            yield match, chance
            seat = chance.choice(match.deciders)
            match.play(seat, chance.choice(match.legal(seat)))


def told_at_a_table(game: Game, seed: int, lang: str) -> Iterator[str]:
    """Everything that is said and drawn while a random game is played."""
    for match, _ in sitting(game, game.seat_counts[-1], seed):
        for seat in (None, *match.seats):
            yield match.question(seat, lang)
            yield match.picture(seat, lang)
        for seat in match.deciders:
            yield from (match.describe(move, lang) for move in match.legal(seat))
    for seat in match.seats:
        yield from match.log(seat, lang)


def refused_at_a_table(game: Game, seed: int, lang: str) -> Iterator[str]:
    """What a random game answers to moves made at random."""
    for match, chance in sitting(game, game.seat_counts[0], seed):
        moves = [any_move(game, chance) for _ in range(100)]
        refusals = [match.why_not(seat, move) for seat in match.seats for move in moves]
        yield from (refusal.text(lang) for refusal in refusals if refusal is not None)


def any_move(game: Game, chance: random.Random) -> int:
    """A move that can be written down, allowed or not."""
    cls = chance.choice(list(game.moves.types.values()))
    return cls(
        **{name: kind.decode(chance.choice(list(codes_of(kind)))) for name, kind in cls.kinds.items()}
    ).packed()


@every_language
@every_game
def test_a_game_can_be_told_and_drawn_move_by_move(game: Game, lang: str) -> None:
    assert [line for line in told_at_a_table(game, 1, lang) if checks.UNSAID.search(line)] == []


@every_language
@every_game
def test_a_game_can_refuse_whatever_is_tried(game: Game, lang: str) -> None:
    said = set(refused_at_a_table(game, 1, lang))
    assert len(said) > 10
    assert [line for line in said if checks.UNSAID.search(line)] == []


# ------------------------------------------------------------------------------------------ said in all ways

MOST_ON_A_SLATE = 180
# What a phone's slate shows: questions, what is thought about, what is being told, why not, and Auntie's sentences.
ON_THE_SLATE = re.compile("(^|-)(question|asks|march|hold|only|event|move|refusal|guide|strike|blow)-")


@cache
def fuzzed(lang: str) -> tuple[fuzz.Said, ...]:
    return tuple(fuzz.fuzzed(lang))


@every_language
def test_no_sentence_on_a_slate_is_long_whatever_it_tells(lang: str) -> None:
    slate = [one for one in fuzzed(lang) if ON_THE_SLATE.search(one.key) and "-rule-" not in one.key]
    assert len(slate) > 5000
    assert [one for one in slate if len(one.text) > MOST_ON_A_SLATE] == []


@every_language
def test_no_sentence_shows_a_key_a_stray_space_or_a_half_translated_list(lang: str) -> None:
    wrong = re.compile(r"\[[a-z0-9_]+(-[a-zA-Z0-9_]+)+\]|  |\s[,.](?!\.|[a-z\d])|\bnone\b.*: none|[.!?]\.(?!\.)")
    odd = [one for one in fuzzed(lang) if wrong.search(one.text) and not one.key.startswith(("cli-", "bad-"))]
    assert odd == []


# -------------------------------------------------------------------------------- each check can fail

SCRIPT = """
def _fault(name, **arguments):
    return Sentence(f"fault-{name}", arguments)

def question(seat):
    arguments = {"seat": seat}
    arguments |= {"debt": 3}
    return Sentence(f"question-{name_of(Phase.PAY)}", arguments)

def speak(lang, broken):
    say(lang, "hello", who="Anna")
    yield _fault("goblins", found_there=3)
    raise BadInput("file" if broken else "folder", file="x")

def measure():
    def tell(stage):
        print(stage)
    tell("start")

class Phase:
    PAY = 1
"""


@pytest.fixture(scope="module")
def script() -> source.Source:
    return source.read_source({"script.py": SCRIPT})


def test_keys_are_read_in_the_source_with_their_arguments(script: source.Source) -> None:
    assert {one.key: sorted(one.gives or ()) for one in script.asked} == {
        "hello": ["who"],
        "fault-goblins": ["found-there"],
        "bad-file": ["file"],
        "bad-folder": ["file"],
    }


def test_a_key_with_a_hole_is_a_family_of_words_the_source_spells(script: source.Source) -> None:
    (family,) = script.families
    assert (family.before, family.where) == ("question-", "script.py:8")
    assert [key for key in ("question-pay", "question-play") if family.has(key, script.spelled)] == ["question-pay"]


def test_a_missing_key_is_noticed(script: source.Source) -> None:
    english = texts.language("hello = Hi\nfault-goblins = Oh\nbad-file = No\nquestion-pay = Pay")
    assert checks.missing(["title"], script, english, texts.language("hello = Salut\ntitle = Jeu")) == [
        "bad-file",
        "bad-folder",
        "fault-goblins",
        "question-pay",
    ]


def test_a_family_without_members_is_noticed(script: source.Source) -> None:
    assert checks.childless(script, texts.language("question-play = Play")) == ["script.py:8: question-…"]


def test_a_key_nobody_asks_for_is_noticed(script: source.Source) -> None:
    extra = texts.language("hello = Hi\ntitle = Game\nquestion-pay = Pay\nquestion-play = Play\nhelo = Hi")
    assert checks.unasked(["title"], script, extra) == ["helo", "question-play"]


def test_an_argument_nobody_gives_is_noticed(script: source.Source) -> None:
    asking = texts.language("hello = { $who } { $whom }\nmove = { $lair } { $foe }")
    assert checks.unsupplied({"move": [frozenset({"lair"})]}, script.asked, asking) == [
        "move needs ['foe', 'lair']",
        "script.py:11: hello needs ['whom']",
    ]


def test_other_arguments_than_in_english_are_noticed() -> None:
    english = texts.language("a = { $seat }\nb = { $seat } { $lair }")
    assert checks.unlike(english, texts.language("a = { $seat-genitive }\nb = { $seat }")) == [
        "b: ['seat'], in English ['lair', 'seat']"
    ]


def test_a_message_that_cannot_be_said_is_noticed() -> None:
    broken = "a = { $n ->\n    [one] { nowhere }\n   *[other] { $n }\n}\nb = { $n -> \n   *[0] { nobody }\n}"
    complaints = checks.unsayable(texts.bundle("en", broken), texts.language(broken))
    assert [line[0] for line in complaints] == ["a", *"b" * len(checks.SAMPLES)]


def test_the_bare_text_of_a_word_is_noticed() -> None:
    python = 'say(lang, "a", seat=say_seat(lang, seat))\nSentence("b", {"card": ", ".join(say(lang, k) for k in ks)})'
    assert bare.in_python({"x.py": python}) == ["x.py:1: seat", "x.py:2: 'card'"]
    page = "say(`a-${b}`, { n: 2, seat: saySeat(seat) }); tell({ key, args: { tiles: tiles.join(', ') } });"
    assert len(bare.on_the_page({"x.ts": f"{page} say('a', {{ n: 1 }});"})) == 2
    inc = next(game for game in games.all_games() if game.id == "goblins-inc")
    assert bare.in_fields(inc, texts.language("goblins-inc-event-disabled = { $team }: { $defect }")) == [
        "goblins-inc-event-disabled shows defect"
    ]


def test_a_line_that_is_no_message_and_a_key_given_twice_are_noticed() -> None:
    assert texts.defects("a = x\nwhat is this\n", "a = y\n") == ["what is this", "a"]


@pytest.mark.parametrize("text", ['say "no"', "don't", "well...", "well -- no", "well - no", "two  spaces"])
def test_typewriter_signs_are_noticed(text: str) -> None:
    assert len(checks.typewritten(texts.language(f"a = {text}"))) == 1


@pytest.mark.parametrize(("lang", "text"), [("en", "«no»"), ("fr", "“no”"), ("ru", "“no”")])
def test_foreign_quotes_are_noticed(lang: str, text: str) -> None:
    assert len(checks.foreign(lang, texts.language(f"a = {text}"))) == 1


@pytest.mark.parametrize("text", ["Quoi?", "{ $seat }: oui", "«non »", "« non»", "a: b", "5%"])
def test_french_punctuation_that_could_come_loose_is_noticed(text: str) -> None:
    assert len(checks.loose("fr", texts.language(f"a = {text}"))) == 1


@pytest.mark.parametrize("text", ["да— нет", "логово №2", "№{ $lair }"])
def test_russian_signs_that_could_come_loose_are_noticed(text: str) -> None:
    assert len(checks.loose("ru", texts.language(f"a = {text}"))) == 1


def test_a_typed_no_break_space_is_noticed() -> None:
    assert len(checks.stiff(texts.language("a = 5\u00a0points\nb = 5 points"))) == 1


def test_a_russian_count_without_few_is_noticed() -> None:
    english = texts.language("a = { $n ->\n    [one] goblin\n   *[other] { $n } goblins\n}\nb = x")
    russian = texts.language("a = { $n } гоблинов\nb = { $n ->\n    [one] гоблин\n   *[other] гоблинов\n}")
    assert checks.miscounted(english, russian) == [
        "b: $n lacks ['few', 'many']",
        "a: $n has its forms in English only",
    ]


def test_a_form_for_one_that_hides_its_number_is_noticed() -> None:
    french = texts.language("a = { $n ->\n    [one] un gobelin\n   *[other] { $n } gobelins\n}")
    assert checks.mute(french, "0") == ["a: the form for one does not say $n"]


def test_a_seat_without_cases_is_noticed() -> None:
    cases = "\n".join(f"    .{case} = Красный" for case in CASES if case != "dative")
    seats = texts.language(f"seat-red = Красный\n{cases}")
    assert checks.uninflected(seats, "seat-") == ["seat-red lacks ['dative']"]
