"""The fight of Goblins Inc. where there is little room: nothing is cut off, nothing lies over anything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .conftest import Invite
from .house import DESKTOP, LANGUAGES, PHONE, Size
from .inc_scenes import SCENES, visit_scene
from .looks import resize, speak

LAPTOP: Size = (1280, 800)
LYING: Size = (844, 390)
SMALLEST: Size = (1110, 768)  # with a column on either side of the mat
# Whatever stands beside the yards sticks out of the mat or its panel, or what a die does lies under its arrows.
BROKEN = """() => {
    const wrong = [];
    const mat = document.querySelector('.mat');
    if (mat.scrollWidth > mat.clientWidth) wrong.push(`the mat is ${mat.scrollWidth} wide, not ${mat.clientWidth}`);
    for (const panel of document.querySelectorAll('.fight .panel > *, .dials, .talk')) {
        const { left, right } = panel.getBoundingClientRect();
        for (const one of panel.querySelectorAll('*')) {
            const box = one.getBoundingClientRect();
            if (!box.width || !one.checkVisibility() || one.closest('.unseen')) continue;
            if (box.right > right + 1 || box.left < left - 1)
                wrong.push(`${one.tagName} ${one.ariaLabel ?? one.innerText ?? ''} sticks out of its panel`);
        }
    }
    for (const row of document.querySelectorAll('.die-row')) {
        const text = document.createRange();
        text.selectNodeContents(row.querySelector('.result'));
        const arrows = row.querySelector('.push')?.getBoundingClientRect();
        const under = arrows && text.getBoundingClientRect().right > arrows.left;
        if (under) wrong.push(`${row.innerText} lies under its arrows`);
    }
    return [...new Set(wrong)].slice(0, 5);
}"""
BELOW = """() => {
    const { bottom } = document.querySelector('.mat').getBoundingClientRect();
    return [...document.querySelectorAll('.fight .panel > *')].map(one => one.getBoundingClientRect().bottom - bottom)
        .filter(below => below > 0);
}"""


def broken(page: Page, sizes: tuple[Size, ...]) -> list[str]:
    found: list[str] = []
    for language in LANGUAGES:
        speak(page, language)
        for size in sizes:
            resize(page, size)
            found += [f"{language} at {size}: {one}" for one in page.evaluate(BROKEN)]
    return found


@pytest.mark.parametrize("scene", ["pilot", "dice", "tactician", "token"])
def test_the_fight_is_whole_at_every_size(invite: Invite, scene: str) -> None:
    page = visit_scene(invite(*LAPTOP), SCENES[scene])
    assert broken(page, (LAPTOP, SMALLEST, DESKTOP, LYING, PHONE)) == []


@pytest.mark.parametrize("scene", ["pilot", "dice"])
def test_on_a_small_laptop_all_of_it_is_seen_at_once(invite: Invite, scene: str) -> None:
    page = visit_scene(invite(*LAPTOP), SCENES[scene])
    for language in LANGUAGES:
        speak(page, language)
        assert page.evaluate(BELOW) == [], language
