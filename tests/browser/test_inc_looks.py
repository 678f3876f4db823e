"""Every scene of Goblins Inc., phone and desktop, by day and by night, in each language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .conftest import Invite
from .house import DESKTOP, PHONE, THEMES, Size
from .inc_scenes import SCENES, visit_scene
from .test_looks import AXE, CHECK, LEVELS, MISSING, WIDE, text_of

SCREENS = {"desktop": DESKTOP, "phone": PHONE}
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
    return [...new Set(wrong)].slice(0, 4);
}"""


def faults_of(page: Page, name: str) -> list[str]:
    needed, there = page.evaluate(WIDE)
    wrong = [f"{name}: {key} is not said" for key in MISSING.findall(text_of(page))]
    wrong += [f"{name} scrolls sideways: {needed} in {there}"] if needed > there else []
    return wrong + [f"{name}: {one}" for one in page.evaluate(OVERLAPS)]


SMALL: Size = (360, 740)
WHERE = [("en", SMALL), ("fr", SMALL), ("fr", DESKTOP), ("ru", SMALL), ("ru", DESKTOP)]


@pytest.mark.parametrize(("language", "size"), WHERE)
def test_no_scene_lacks_a_word_overlaps_or_scrolls_sideways(invite: Invite, language: str, size: Size) -> None:
    guest = invite(*size, touch=size == SMALL, language=language)
    wrong = [fault for name in SCENES for fault in faults_of(visit_scene(guest, name), name)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("device", SCREENS)
def test_axe_finds_nothing_in_any_scene(invite: Invite, device: str) -> None:
    size: Size = SCREENS[device]
    guest = invite(*size, touch=device == "phone", bypass_csp=True)
    wrong: list[str] = []
    for name in SCENES:
        page = visit_scene(guest, name)
        page.evaluate(AXE)
        for theme in THEMES if device == "desktop" else THEMES[:1]:
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(60)
            wrong += [f"{name}, {theme}: {one}" for one in page.evaluate(CHECK, LEVELS)]
    assert not wrong, "\n".join(wrong)
