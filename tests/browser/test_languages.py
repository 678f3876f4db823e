"""Every screen in every language, at every size: nothing is missing, nothing is cut off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Invite
from .house import DESKTOP, LANGUAGES, Server
from .layers import LAYERS, open_layer
from .looks import CUT_OFF, MISSING, WIDE, text_of
from .screens import ALL, MAIN, Household, visit

OWN_NAMES = {"en": "EN English", "fr": "FR Français", "ru": "RU Русский"}
WIDTHS = (360, 390, 1440)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_or_cut_off_and_nothing_scrolls_sideways(
    invite: Invite, household: Household, language: str
) -> None:
    guest = invite(language=language, who=household.who)
    wrong: list[str] = []
    for name, screen in ALL.items():
        page = visit(guest, screen, household.tables)
        expect(page.locator("html")).to_have_attribute("lang", language)
        wrong += [f"{name}: {key} is not said" for key in MISSING.findall(text_of(page))]
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            needed, there = page.evaluate(WIDE)
            if needed > there:
                wrong.append(f"{name} at {width}: {needed} wide")
            wrong += [f"{name} at {width}: {text!r} is cut off" for text in page.evaluate(CUT_OFF)]
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    for name, layer in LAYERS.items():
        open_layer(guest, layer, household.tables)
        wrong += [f"{name}: {key} is not said" for key in MISSING.findall(text_of(guest.page))]
    assert not wrong, "\n".join(wrong)


def test_another_language_at_once_and_whole(invite: Invite, browser: Browser, server: Server) -> None:
    """By somebody new: at tables that were left a while ago something may happen, and they change places."""
    household = Household.settle(browser, server.address)
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
