"""Several people: two browsers at one table, and four seats at one screen."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Invite
from .house import Guest
from .player import Player, click
from .screens import box_of


def documents_in(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from documents_in(one)


def assert_heard_no_secret_of_others(guest: Guest, seat: str) -> None:
    """Nothing that came over the line holds a card of anybody else's hand."""
    found = [one for frame in guest.heard if frame for one in documents_in(json.loads(frame))]
    hands = {one["seat"] for one in found if one.get("hand")}
    drawn = {one["seat"] for one in found if one.get("event") == "drew" and one.get("card") not in (None, "none")}
    assert hands == {seat}, f"{seat} was told the hands of {hands}."
    assert drawn <= {seat}, f"{seat} was told what {drawn} drew."


def asks(page: Page) -> bool:
    return page.title().startswith("Your turn!")


def whoever_is_asked(*pages: Page) -> Page:
    latest = time.monotonic() + 15
    while time.monotonic() < latest:
        for page in pages:
            if asks(page):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("The game has begun, and nobody is told to decide.")


def test_two_browsers_at_one_table(invite: Invite) -> None:
    anna, berta = invite(), invite()
    hers = anna.go("/new/goblin-warlord?with=friends")
    hers.get_by_role("radiogroup", name="How many").get_by_role("radio", name="2").check(force=True)
    hers.get_by_role("button", name="Open the table").click()
    link = hers.get_by_role("textbox", name="Invitation link").input_value()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/join/\S+", link)

    other = berta.go(link)
    other.wait_for_url(re.compile("/table/"))
    other.get_by_role("button", name="Sit here").click()
    hers.get_by_role("button", name="Start the game").click()
    for page in (hers, other):
        expect(page.get_by_role("group", name="The clearing")).to_be_visible()
        hand = page.get_by_role("list", name="Your orders").get_by_role("button")
        expect(hand, "whoever has sat down sees the own hand").to_have_count(3)

    # The one who is asked moves; the other is told, without touching anything.
    mover, watcher = (hers, other) if whoever_is_asked(hers, other) is hers else (other, hers)
    for _ in range(4):
        # Without invasions, which would let the other choose a die.
        Player(mover, click, invasions=0).play(until=partial(asks, watcher))
        said = (
            mover.get_by_role("region", name="What happened", exact=True)
            .get_by_text(re.compile(" orders "))
            .last.inner_text()
        )
        expect(watcher.get_by_role("region", name="What happened", exact=True).get_by_text(said).last).to_be_visible()
        mover, watcher = watcher, mover
    assert_heard_no_secret_of_others(anna, "red")
    assert_heard_no_secret_of_others(berta, "blue")


def test_four_seats_at_one_screen(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/")
    box_of(page, "Goblin Warlord").get_by_role("link", name="Pass the screen").click()
    page.get_by_role("radiogroup", name="How many").get_by_role("radio", name="4").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    curtain = page.get_by_role("dialog", name="Pass the screen to")
    show = curtain.get_by_role("button", name=re.compile("^I am .*, show me"))
    seen = []
    for _ in range(5):
        expect(show).to_be_visible()
        seen.append(show.inner_text())
        assert_nothing_behind(page)
        show.click()
        expect(page.get_by_role("list", name="Your orders").get_by_role("button").first).to_be_visible()
        expect(curtain).to_have_count(0)
        Player(page, click, invasions=0).play(until=lambda: curtain.count() > 0)
    assert len(set(seen[:4])) == 4, f"Everybody has a turn before anybody has a second one: {seen}"
    assert seen[0] == seen[4]


def assert_nothing_behind(page: Page) -> None:
    """With the curtain down, no card, no board and no log are in the page at all."""
    for role in ("list", "region", "complementary", "group"):
        found = page.locator("main").get_by_role(role, include_hidden=True)
        names = [found.nth(at).get_attribute("aria-label") for at in range(found.count())]
        assert not {"Your orders", "The clearing", "What happened"} & set(names), names
    text = page.locator("body").evaluate("body => body.innerHTML")
    assert not re.search(r"order-(crown|hide|charge|banner|hoozits|know-wots)|End the turn and order", text)
