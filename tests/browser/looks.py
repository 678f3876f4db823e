"""What can be told from how a page looks: what axe says, words that are missing, text that is cut off."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Locator, Page

from .house import ROOT

AXE = (ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js").read_text()
CHECK = """async (within, only) => {
    const found = await axe.run(within, { runOnly: only });
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
ALONE = "one => one.toggleAttribute('data-alone', one.matches('dialog, [role=tooltip]'))"
Rules = Mapping[str, object]


def complaints(within: Locator, only: Rules) -> list[str]:
    page = within.page
    page.add_style_tag(content=UNDECORATED)
    page.evaluate(AXE)
    within.evaluate(ALONE)
    found = within.evaluate(CHECK, only)
    assert isinstance(found, list)
    return found


MISSING = re.compile(r"\[[a-z][a-z0-9]*(?:-[\w-]+)+\]")
WIDE = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
# Text that does not fit into what hides the rest of it. Names that people give themselves may end in dots.
CUT_OFF = """() => [...document.querySelectorAll('main :is(p, span, b, small, h1, h2, h3, button, a, label, dt, dd)')]
    .filter(one => !one.matches('.unseen, .unseen *, .head *, .roll *'))
    .filter(one => [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()))
    .filter(one => getComputedStyle(one).overflowX !== 'visible')
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .map(one => one.innerText)"""


def text_of(page: Page) -> str:
    """Everything that is said: what is read and what screen readers hear."""
    names = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return "\n".join([page.title(), page.locator("body").inner_text(), *names])
