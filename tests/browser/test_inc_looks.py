"""Every scene of Goblins Inc., phone and desktop, by day and by night, in each language."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from goblins.games.goblins_inc.terms import Agenda

from .conftest import Invite
from .house import DESKTOP, LANGUAGES, PHONE, Size, Theme
from .inc_scenes import SCENES, Scene, visit_scene
from .inc_tables import choosing
from .looks import EVERYTHING, MISSING, WIDE, complaints, light, resize, speak, text_of

SMALL: Size = (360, 740)
TABLET: Size = (820, 1180)
LYING: Size = (1024, 768)  # where cards are at their smallest
# Axe is slow: one language is enough for each size and light. The last that was looked at comes first.
AXE_AT: list[tuple[str, Size, Theme]] = [
    ("ru", PHONE, "dark"),
    ("fr", DESKTOP, "dark"),
    ("en", DESKTOP, "light"),
    ("en", PHONE, "light"),
]
OVERLAPS = """() => {
    const nameOf = one => one.ariaLabel ?? one.innerText;
    const boxes = [...document.querySelectorAll('.floor button, .floor [role=radio]')]
        .filter(one => one.checkVisibility() && !one.closest('dialog'))
        .map(one => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
    const wrong = [];
    for (const { one, box } of boxes) {
        const side = Math.max(0, box.right - innerWidth, -box.left);
        if (side > 1) wrong.push(`${nameOf(one)} sticks out by ${side}`);
        for (const other of boxes) {
            if (other.one === one || one.contains(other.one) || other.one.contains(one)) continue;
            const x = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const y = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            if (x > 4 && y > 4) wrong.push(`${nameOf(one)} / ${nameOf(other.one)}`);
        }
    }
    for (const one of document.querySelectorAll('.floor .card, .floor li, .floor section, main .btn, h3')) {
        const { overflow } = getComputedStyle(one);
        const [wide, high] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
        if (one.checkVisibility() && overflow === 'hidden' && (wide > 1 || high > 1))
            wrong.push(`${nameOf(one)} is clipped by ${wide}, ${high}`);
    }
    for (const one of document.querySelectorAll('.floor :is(h2, h3, b, small, p, button)'))
        for (const node of one.childNodes)
            for (const { 0: word, index } of node.nodeType === 3 ? node.data.matchAll(/[\\p{L}\\d]+/gu) : []) {
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
                if (lines.size > 1 && one.checkVisibility()) wrong.push(`${word} is torn apart`);
            }
    for (const one of document.querySelectorAll('dialog[open]'))
        if (one.scrollWidth > one.clientWidth) wrong.push(`${nameOf(one)} is too wide`);
    return [...new Set(wrong)].slice(0, 4);
}"""


def faults_at(page: Page, size: Size) -> list[str]:
    resize(page, size)
    needed, there = page.evaluate(WIDE)
    overlaps: list[str] = page.evaluate(OVERLAPS)
    unsaid = [f"{key} is not said" for key in MISSING.findall(text_of(page))]
    wide = [f"scrolls sideways: {needed} in {there}"] if needed > there else []
    return [*unsaid, *wide, *overlaps]


def faults_that_axe_finds(page: Page, size: Size, theme: Theme) -> list[str]:
    resize(page, size)
    light(page, theme)
    opened = page.locator("dialog[open]")
    within = opened if opened.count() else page.locator("html")
    return [f"{theme}: {one}" for one in complaints(within, EVERYTHING)]


def sizes_of(scene: Scene) -> list[Size]:
    return [SMALL, PHONE] if scene.narrow else [SMALL, PHONE, DESKTOP]


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_whole_and_open_to_everybody(invite: Invite, name: str) -> None:
    """No word is missing; nothing overlaps, is clipped or scrolls sideways; axe finds nothing."""
    sizes = sizes_of(SCENES[name])
    page = visit_scene(invite(*SMALL, bypass_csp=True), SCENES[name])
    wrong: list[str] = []
    texts: set[str] = set()
    for language in LANGUAGES:
        speak(page, language)
        for size in sizes:
            wrong += [f"{language} at {size[0]}: {fault}" for fault in faults_at(page, size)]
        texts.add(text_of(page))
    for language, size, theme in AXE_AT:
        if size in sizes:
            speak(page, language)
            wrong += [f"{language} at {size[0]}, {fault}" for fault in faults_that_axe_finds(page, size, theme)]
    assert not wrong, "\n".join(wrong)
    assert len(texts) == len(LANGUAGES), "what was shown before is said anew"


AGENDAS = [agenda.name.lower().replace("_", "-") for agenda in Agenda]


@pytest.mark.parametrize("hand", [AGENDAS[:7], AGENDAS[7:14], AGENDAS[14:]], ids=lambda hand: hand[0])
def test_every_agenda_fits_on_its_card(invite: Invite, hand: list[str]) -> None:
    """Which agendas a game deals is luck; here each comes in turn."""
    scene = Scene(partial(choosing, " ".join(hand)), f"[data-piece=agenda-{hand[0]}]")
    page = visit_scene(invite(*SMALL), scene)
    for agenda in hand:
        expect(page.locator(f"[data-piece=agenda-{agenda}]")).to_have_count(1)
    wrong: list[str] = []
    for language in LANGUAGES:
        speak(page, language)
        for size in (SMALL, TABLET, LYING, DESKTOP):
            wrong += [f"{fault} at {size[0]} in {language}" for fault in faults_at(page, size)]
    assert not wrong, "\n".join(wrong)
