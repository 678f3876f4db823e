"""Every message keeps to the glossary of its game and language, on the server and on the page."""

from __future__ import annotations

from functools import cache

import pytest

from goblins.games import FOLDERS
from goblins.kernel.words import LANGUAGES

from .words import glossary, texts

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_glossary = pytest.mark.parametrize("game", [*FOLDERS, glossary.SHARED])


@cache
def language(lang: str) -> texts.Language:
    return texts.language(*texts.sources_of(lang), *texts.page_sources_of(lang))


@every_language
def test_every_game_has_a_glossary(lang: str) -> None:
    assert glossary.games(lang) == sorted([*FOLDERS, glossary.SHARED])


@every_language
@every_glossary
def test_a_glossary_has_the_terms_of_the_english_one(game: str, lang: str) -> None:
    assert glossary.unlike(glossary.glossary("en", game), glossary.glossary(lang, game)) == []


@every_language
@every_glossary
def test_a_term_may_be_said(game: str, lang: str) -> None:
    terms = glossary.glossary(lang, game)
    assert glossary.misnamed(terms) == []
    assert glossary.idle(terms, language(lang)) == []


@every_language
@every_glossary
def test_no_message_says_what_must_not_be_said(game: str, lang: str) -> None:
    assert glossary.forbidden(game, glossary.glossary(lang, game), language(lang)) == []


@every_language
@every_glossary
def test_messages_say_the_terms_they_must(game: str, lang: str) -> None:
    english, terms = glossary.glossary("en", game), glossary.glossary(lang, game)
    assert glossary.unsaid(english, terms, language(lang)) == []


# -------------------------------------------------------------------------------- each check can fail

CART = """
[cart]
word = "cart"
forms = "carts?"
never = ["wagons?", "trolleys?"]
but = ["x-trolley"]
where = ["x-title"]
"""


def test_a_forbidden_word_is_noticed_whatever_its_form_and_case() -> None:
    said = texts.language("x-a = Two Wagons\nx-trolley = A trolley\nx-b = A dragon\ny-a = A wagon")
    assert glossary.forbidden("x", glossary.read(CART), said) == ["x-a: “Wagons” for cart"]


def test_an_argument_is_not_taken_for_a_word() -> None:
    assert glossary.forbidden("x", glossary.read(CART), texts.language("x-a = { $wagon } rolls")) == []


def test_where_case_matters_only_that_spelling_is_noticed() -> None:
    boss = glossary.read('[boss]\nword = "Boss"\nnever = ["boss"]\ncase = true')
    said = texts.language("x-a = The Boss\nx-b = The boss")
    assert glossary.forbidden("x", boss, said) == ["x-b: “boss” for Boss"]


def test_a_message_that_does_not_say_its_term_is_noticed() -> None:
    terms = glossary.read(CART)
    assert glossary.unsaid(terms, terms, texts.language("x-title = Four wheels")) == ["x-title does not say cart"]
    assert glossary.unsaid(terms, terms, texts.language("x-title = Carts")) == []


def test_terms_that_one_language_lacks_and_exceptions_for_nothing_are_noticed() -> None:
    terms = glossary.read(CART)
    assert glossary.unlike(terms, {}) == ["cart"]
    assert glossary.idle(terms, texts.language("x-title = A cart")) == ["cart: x-trolley"]
    assert glossary.misnamed(glossary.read('[cart]\nword = "wagon"\nforms = "carts?"')) == ["cart"]
