"""Every screen in every language, at every size: nothing is missing, nothing is cut off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite
from .house import LANGUAGES
from .layers import LAYERS, open_layer, translate
from .looks import CUT_OFF, MISSING, WIDE, resize, speak, text_of
from .screens import ALL, MAIN, Household, visit
from .words import said

OWN_NAMES = {"en": "EN English", "fr": "FR Français", "ru": "RU Русский"}
WIDTHS = (360, 390, 1440)
STICKING_OUT = """() => [...document.querySelectorAll('article :is(a, button, h2)')]
    .filter(one => one.getBoundingClientRect().right > one.closest('article').getBoundingClientRect().right)
    .map(one => one.innerText)"""


@pytest.mark.parametrize("name", ALL)
def test_no_word_is_missing_or_cut_off_and_nothing_scrolls_sideways(
    invite: Invite, household: Household, name: str
) -> None:
    page = visit(invite(who=household.who), ALL[name], household.tables)
    wrong: list[str] = []
    texts: set[str] = set()
    for language in LANGUAGES:
        speak(page, language)
        texts.add(text_of(page))
        wrong += [f"{key} is not said in {language}" for key in MISSING.findall(text_of(page))]
        for width in WIDTHS:
            resize(page, (width, 844))
            needed, there = page.evaluate(WIDE)
            if needed > there:
                wrong.append(f"{needed} wide at {width} in {language}")
            wrong += [f"{text!r} is cut off at {width} in {language}" for text in page.evaluate(CUT_OFF)]
    assert not wrong, "\n".join(wrong)
    assert len(texts) == len(LANGUAGES), "what was shown before is said anew"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_fits_on_the_narrowest_screen(invite: Invite, household: Household, language: str) -> None:
    page = visit(invite(320, 640, who=household.who, language=language), MAIN["shelf"], household.tables)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 320
    assert page.evaluate(STICKING_OUT) == []


@pytest.mark.parametrize("name", LAYERS)
def test_no_word_is_missing_in_what_opens_over_a_screen(invite: Invite, household: Household, name: str) -> None:
    opened = open_layer(invite(who=household.who), LAYERS[name], household.tables)
    texts = {opened.inner_text()}
    assert not MISSING.findall(text_of(opened.page))
    for language in LANGUAGES[1:]:
        texts.add(translate(opened.page, LAYERS[name], language).inner_text())
        assert not MISSING.findall(text_of(opened.page)), language
    assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_somebody_new_is_spoken_to_in_the_language_of_the_browser(invite: Invite, language: str) -> None:
    page = invite(language=language).go("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", name=said("page-shelf-title", language))).to_be_visible()


def test_another_language_at_once_and_whole(invite: Invite, household: Household) -> None:
    guest = invite(who=household.who)
    for name in ("shelf", "new", "lobby", "table", "replay", "rules", "settings", "lessons"):
        page = visit(guest, MAIN[name], household.tables)
        before = settled_text(page)
        for language in ("fr", "ru", "en"):
            page.get_by_role("button", name=OWN_NAMES[language]).click()
            expect(page.locator("html")).to_have_attribute("lang", language, timeout=1_000)
            assert not MISSING.findall(text_of(page)), name
            said = settled_text(page)
            assert (said == before) == (language == "en"), f"{name} in {language} after switching:\n{said}"
            if language == "ru":
                page.reload()
                expect(MAIN[name].shows(page)).to_be_visible()
                assert words_in(settled_text(page)) == words_in(said), f"{name} was not said anew"


def settled_text(page: Page) -> str:
    """What the screen says, once it says the same for a while."""
    now, before = page.get_by_role("main").inner_text(), ""
    while now != before:
        page.wait_for_timeout(120)
        now, before = page.get_by_role("main").inner_text(), now
    return now


def words_in(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text))
