"""What can be told from how a page looks: what axe says, words that are missing, text that is cut off."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Locator, Page, expect

from .house import ROOT, THEMES, Size, Theme

AXE = (ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js").read_text()
CHECK = """async (within, only) => {
    within.toggleAttribute('data-alone', within.matches('dialog, [role=tooltip], [role=note]'));
    const found = await axe.run(within, { runOnly: only, resultTypes: ['violations'] });
    if (!found.passes.length) return ['axe has looked at nothing'];
    return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}\\n  ${target.join(' ')}\\n  ${failureSummary}`));
}"""
EVERYTHING = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS = {"type": "rule", "values": ["color-contrast"]}  # all that differs between day and night
# axe says nothing about colours near such decoration, nor where it believes that what is behind a layer lies over it.
UNDECORATED = """.rivets::before, .target::after, .chosen::after, .fire::before { content: none !important }
dialog[open] { z-index: 1000 }
body:has([data-alone]) :not([data-alone], [data-alone] *) { visibility: hidden }
[data-alone], :focus { visibility: visible !important }"""
# Another size or language may need other letters.
PAINTED = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    .then(() => document.fonts.ready).then(() => true)"""
Rules = Mapping[str, object]


def complaints(within: Locator, only: Rules) -> list[str]:
    """What axe says of it. The page is no longer decorated afterwards."""
    page = within.page
    if not page.evaluate("() => 'axe' in window"):
        page.add_style_tag(content=UNDECORATED)
        page.evaluate(AXE)
    found = within.evaluate(CHECK, only)
    assert isinstance(found, list)
    return found


def complaints_by_day_and_night(within: Locator) -> list[str]:
    """Everything in the light that it is seen in; then colours, which are all that differs, in the other."""
    page = within.page
    now, other = THEMES if page.locator("html").get_attribute("data-theme") == "light" else THEMES[::-1]
    found = [f"{now}: {one}" for one in complaints(within, EVERYTHING)]
    light(page, other)
    return found + [f"{other}: {one}" for one in complaints(within, COLOURS)]


def light(page: Page, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(PAINTED)


def speak(page: Page, language: str) -> None:
    """From now on, by the buttons on top, which may lie under a dialog."""
    page.locator(f".languages button[lang={language}]").dispatch_event("click")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.evaluate(PAINTED)


MISSING = re.compile(r"\[[a-z][a-z0-9]*(?:-[\w-]+)+\]")
WIDE = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
# Text that does not fit into what hides the rest of it. Names that people give themselves may end in dots.
CUT_OFF = """() => [...document.querySelectorAll('main :is(p, span, b, small, h1, h2, h3, button, a, label, dt, dd)')]
    .filter(one => !one.matches('.unseen, .unseen *, .head *, .roll *'))
    .filter(one => [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()))
    .filter(one => getComputedStyle(one).overflowX !== 'visible')
    .filter(one => !getComputedStyle(one).clipPath.startsWith('inset')) // only screen readers are told
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .map(one => one.innerText)"""


def text_of(page: Page) -> str:
    """Everything that is said: what is read and what screen readers hear."""
    names = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return "\n".join([page.title(), page.locator("body").inner_text(), *names])
