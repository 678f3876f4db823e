"""What lessons leave behind: nothing."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, expect

from .conftest import Invite
from .guests import Guest
from .words import said


def table_of(page: Page, *before: str) -> str:
    """Of the lesson under way, which was not there before."""
    page.wait_for_function("before => !before.includes(new URLSearchParams(location.search).get('table') ?? '')",
                           arg=["", *before])  # fmt: skip
    expect(page.locator("[data-target]").first).to_be_visible()
    return parse_qs(urlsplit(page.url).query)["table"][0]


def closed(guest: Guest, table: str) -> bool:
    for _ in range(100):
        if guest.ask(f"/tables/{table}")["table"]["status"] == "closed":
            return True
        guest.page.wait_for_timeout(50)
    return False


def test_a_lesson_goes_on_after_a_reload_and_leaves_no_table_behind(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/lessons/goblin-warlord")
    start = page.get_by_role("main").get_by_role("listitem").get_by_role("button")
    start.first.click()
    first = table_of(page)
    page.reload()
    assert table_of(page) == first, "it goes on"
    page.get_by_role("button", name=said("lesson-again")).click()
    second = table_of(page, first)
    assert closed(guest, first)
    page.get_by_role("button", name=said("lesson-skip")).click()
    expect(start.first).to_be_visible()
    assert closed(guest, second)
    start.nth(1).click()
    third = table_of(page)
    page.get_by_role("link", name=said("page-back")).click()
    expect(page.get_by_text(said("shelf-mine-none"))).to_be_visible()
    expect(page.get_by_text(said("shelf-history-none"))).to_be_visible()
    assert closed(guest, third)
    page.go_back()
    expect(start.first).to_be_visible()
    expect(page).to_have_url(re.compile(r"/lessons/goblin-warlord$"))
