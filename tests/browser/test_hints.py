"""The coach at the table: where it stands, what it lights, and what is said when there is nothing to say."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from . import positions
from .conftest import Invite
from .guests import Guest
from .house import PHONE, Size
from .inc_scenes import SCENES, visit_scene
from .looks import resize
from .nitro_scenes import week
from .nitro_tables import control
from .words import said

SIZES: tuple[Size, ...] = (PHONE, (844, 390), (1280, 800), (1440, 900))
# The panel lies over the mat, or something lies over the middle of a legal target.
COVERED = """() => {
    const wrong = [];
    const mat = document.querySelector('.mat').getBoundingClientRect();
    const panel = document.querySelector('.hints').getBoundingClientRect();
    if (panel.left < mat.right && mat.left < panel.right && panel.top < mat.bottom && mat.top < panel.bottom)
        wrong.push('the panel lies over the mat');
    const targets = [...document.querySelectorAll('.mat [data-target]')].filter(one => one.checkVisibility());
    if (!targets.length) wrong.push('nothing is offered');
    for (const target of targets) {
        target.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const met = document.elementFromPoint(x, y);
        if (!target.contains(met)) wrong.push(`${target.dataset.piece} lies under ${met?.className}`);
    }
    return wrong;
}"""
NOTHING = {"candidates": [], "mixed": False, "iterations": 0, "exact": False, "counts": "points"}


def test_a_coach_without_advice_or_without_a_line_says_so_and_can_be_asked_again(invite: Invite) -> None:
    guest = invite(own=True)
    page = guest.page
    answers = [lambda route: route.fulfill(json=NOTHING), lambda route: route.abort()]
    page.route("**/advise", lambda route: answers.pop(0)(route) if answers else route.continue_())
    guest.go(f"/table/{guest.open_table('you', game='nitro-run')}")
    for sentence in ("table-hint-none", "page-problem-unreachable"):
        control(page, "Hint").click()
        expect(page.get_by_role("note")).to_contain_text(said(sentence))
        expect(control(page, "Hint")).to_be_enabled()
    guest.wrongs.clear()  # the line that was cut
    control(page, "Hint").click()
    expect(page.get_by_role("region", name=said("table-hints"))).to_be_visible()
    expect(page.get_by_role("note")).to_have_count(0)


def brawl(guest: Guest) -> Page:
    page = guest.go(f"/table/{guest.open_table('you', *['scrapper'] * 3, position=positions.brawl(4))}")
    expect(page.locator("[data-piece='lair-red-1'][data-target]")).to_be_visible()
    return page


@pytest.mark.parametrize(
    "visit",
    [
        brawl,
        week,
        lambda guest: visit_scene(guest, SCENES["build"]),
        lambda guest: visit_scene(guest, SCENES["pilot"]),
    ],
    ids=["warlord", "nitro", "inc-build", "inc-pilot"],
)
def test_the_coach_stands_beside_the_board_and_lights_its_pieces(
    invite: Invite, visit: Callable[[Guest], Page]
) -> None:
    page = visit(invite(1280, 800))
    page.keyboard.press("Escape")
    control(page, said("table-hint")).click()
    hints = page.get_by_role("region", name=said("table-hints"))
    for size in SIZES:
        resize(page, size)
        expect(hints).to_be_visible()
        assert page.evaluate(COVERED) == [], size
        expect(page.locator(".mat .chosen, .mat [aria-checked=true]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
