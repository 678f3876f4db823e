"""Every screen in every language, at every size, by day and by night."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite
from .house import DESKTOP, LANGUAGES, PHONE, ROOT, THEMES, Size, Theme
from .screens import ALL, MAIN, tables_for, visit

AXE = (ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js").read_text()
CHECK = """async tags => {
    const found = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
    if (found.passes.length < 10) return ['axe has looked at next to nothing'];
    return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}\\n  ${target.join(' ')}\\n  ${failureSummary}`));
}"""
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
MISSING = re.compile(r"\[[a-z][a-z0-9]*(?:-[\w-]+)+\]")
OWN_NAMES = {"en": "EN English", "fr": "FR Français", "ru": "RU Русский"}
WIDTHS = (360, 390, 1440)
WIDE = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"


def text_of(page: Page) -> str:
    """Everything that is said: what is read and what screen readers hear."""
    names = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return "\n".join([page.title(), page.locator("body").inner_text(), *names])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_and_nothing_scrolls_sideways(invite: Invite, language: str) -> None:
    guest = invite(language=language)
    tables = tables_for(guest)
    wrong: list[str] = []
    for name, screen in ALL.items():
        page = visit(guest, screen, tables)
        expect(page.locator("html")).to_have_attribute("lang", language)
        wrong += [f"{name}: {key} is not said" for key in MISSING.findall(text_of(page))]
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            needed, there = page.evaluate(WIDE)
            if needed > there:
                wrong.append(f"{name} at {width}: {needed} wide")
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert not wrong, "\n".join(wrong)


def test_another_language_at_once_and_whole(invite: Invite) -> None:
    guest = invite()
    tables = tables_for(guest)
    for name in ("shelf", "new", "lobby", "table", "replay", "rules", "settings", "lessons"):
        page = visit(guest, MAIN[name], tables)
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
        page.wait_for_timeout(200)
        now, before = page.get_by_role("main").inner_text(), now
    return now


def words_in(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(invite: Invite, size: Size, theme: Theme) -> None:
    guest = invite(*size, theme=theme, touch=size == PHONE, bypass_csp=True)
    tables = tables_for(guest)
    wrong: list[str] = []
    for name, screen in ALL.items():
        page = visit(guest, screen, tables)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.evaluate(AXE)
        wrong += [f"{name}: {one}" for one in page.evaluate(CHECK, LEVELS)]
    assert not wrong, "\n".join(wrong)
