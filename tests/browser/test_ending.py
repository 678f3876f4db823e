"""The end of a game: what is offered then, when, and where."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .house import DESKTOP, PHONE, Size
from .inc_tables import last_shot, open_inc
from .nitro_tables import control
from .test_nitro_lessons import LESSONS
from .words import said

LAPTOP: Size = (1280, 800)
LYING: Size = (844, 390)
SIZES = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE, "lying": LYING}
# What lies over another control, as a mouse or a finger would find out.
COVERED = """() => [...document.querySelectorAll(':is(main, header) :is(a, button)')]
    .filter(one => one.checkVisibility() && !one.closest('dialog') && !one.closest('[data-mat]:not(.slate)'))
    .map(one => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width && box.top >= 0 && box.bottom <= innerHeight)
    .filter(({ one, box }) => {
        const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !one.contains(found) && !found?.contains(one);
    })
    .map(({ one }) => one.ariaLabel ?? one.innerText)"""


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_nothing_is_offered_before_the_last_turn_is_shown_and_nothing_lies_over_anything(
    invite: Invite, size: Size
) -> None:
    guest = invite(*size)
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=last_shot(round_number=2))}")
    page.locator(".rack").wait_for()
    page.emulate_media(reduced_motion="no-preference")
    expect(control(page, "Fire!")).to_be_enabled()
    control(page, "Fire!").click()
    expect(control(page, said("table-skip"))).to_be_visible()
    ways = page.locator(f"a[href^='/replay/'], button:text-is('{said('table-over-rematch')}')").locator(
        "visible=true"
    )
    assert ways.count() == 0
    assert page.evaluate(COVERED) == []
    control(page, said("table-skip")).click()
    dialog = page.get_by_role("dialog", name=said("table-over-won"))
    dialog.get_by_role("button", name=said("table-over-look")).click()
    expect(ways).to_have_count(2)
    assert page.evaluate(COVERED) == []
    control(page, said("table-over-show")).click()
    expect(dialog).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
def test_at_the_end_of_a_lesson_nothing_lies_over_the_teacher(invite: Invite, size: Size) -> None:
    lesson = "Hold on to your ears"
    page = invite(*size, touch=size == PHONE).go("/lessons/nitro-run")
    page.get_by_role("button", name=f"Start: {lesson}").click()
    told = page.get_by_role("dialog", name=lesson).get_by_role("button", name="Start")
    for _ in range(size == PHONE):
        told.click()
    for do in LESSONS[lesson]:
        do(page)
    page.get_by_role("dialog").get_by_role("button", name=said("table-over-look")).click()
    expect(control(page, said("table-over-show"))).to_be_visible()
    assert page.evaluate(COVERED) == []
