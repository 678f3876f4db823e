"""Several people: two browsers at one table, and four seats at one screen."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page, expect

from . import positions
from .conftest import Invite
from .endings import last_scene
from .guests import Guest
from .house import PHONE, choose
from .layers import press
from .player import click
from .screens import box_of
from .warlord_player import WarlordPlayer
from .words import said


def documents_in(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from documents_in(one)


def hands_in(guest: Guest) -> tuple[set[str], set[str]]:
    """Whose hand, and whose drawn card, has come over the line."""
    found = list(documents_in(guest.messages))
    hands = {one["seat"] for one in found if one.get("hand")}
    drawn = {one["seat"] for one in found if one.get("event") == "drew" and one.get("card") not in (None, "none")}
    return hands, drawn


def assert_heard_no_secret_of_others(guest: Guest, seat: str) -> None:
    """Nothing that came over the line holds a card of anybody else's hand."""
    hands, drawn = hands_in(guest)
    assert hands == {seat}, f"{seat} was told the hands of {hands}."
    assert drawn <= {seat}, f"{seat} was told what {drawn} drew."


def log_of(page: Page) -> Locator:
    return page.get_by_role("region", name="What happened", exact=True)


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
    choose(hers, "How many", "2")
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
        WarlordPlayer(mover, click, invasions=0).play(until=partial(asks, watcher))
        order = log_of(mover).get_by_text(re.compile("^You order ")).last.inner_text().removeprefix("You order ")
        expect(log_of(watcher).get_by_text(re.compile(rf"\w+ orders {order}")).last).to_be_visible()
        mover, watcher = watcher, mover
    assert_heard_no_secret_of_others(anna, "red")
    assert_heard_no_secret_of_others(berta, "blue")


def test_what_is_said_and_shown_hangs_at_the_seat_and_is_counted_until_read(invite: Invite) -> None:
    anna, berta = invite(*PHONE, touch=True), invite(*PHONE, touch=True)
    table = anna.open_table_with(berta, position=positions.brawl(2))
    hers, other = anna.go(f"/table/{table}"), berta.go(f"/table/{table}")
    for page in (hers, other):
        expect(page.get_by_role("group", name="The clearing")).to_be_visible()

    other.get_by_role("button", name=said("table-talk")).tap()
    other.get_by_role("button", name=said("table-reaction-laugh")).tap()
    bubble = hers.locator(".bubble")
    expect(bubble).to_have_text(said("table-reaction-laugh"))
    seat, shown = hers.locator("header[data-seat=blue]").bounding_box(), bubble.bounding_box()
    assert seat is not None
    assert shown is not None
    assert abs(shown["y"] - seat["y"]) < 90, "the bubble hangs at the seat of whoever laughed"
    other.get_by_role("textbox", name=said("table-talk-say")).fill("Your fort is on fire.")
    other.get_by_role("button", name=said("table-talk-send")).tap()
    expect(bubble).to_have_text("Your fort is on fire.")

    unread = hers.get_by_role("button", name=said("table-talk-unread", unread=2))
    unread.tap()
    expect(hers.get_by_role("dialog").get_by_text("Your fort is on fire.")).to_be_visible()
    expect(unread).to_have_count(0)
    expect(hers.get_by_role("button", name=said("table-talk"), exact=True)).to_have_count(1)
    expect(bubble).to_have_count(0)


def test_after_the_end_both_go_to_the_rematch(invite: Invite) -> None:
    anna, berta = invite(), invite(*PHONE, touch=True)
    table = anna.open_table_with(berta, position=positions.last_fort())
    hers, other = anna.go(f"/table/{table}"), berta.go(f"/table/{table}")
    for page in (hers, other):
        expect(page.get_by_role("group", name="The clearing")).to_be_visible()
    anna.move(table, "red", *positions.WINNING)
    won, ending = last_scene(hers), last_scene(other)
    expect(won).to_have_attribute("data-outcome", "won")
    expect(ending).to_have_attribute("data-outcome", "lost")
    won.get_by_role("button", name=said("table-over-rematch")).click()
    hers.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))

    ending.get_by_role("link", name=said("table-over-rematch-join")).tap()
    other.wait_for_url(hers.url)
    other.get_by_role("button", name=said("lobby-sit"), exact=True).tap()
    hers.get_by_role("button", name=said("lobby-start"), exact=True).click()
    for page in (hers, other):
        expect(page.get_by_role("group", name="The clearing")).to_be_visible()


def test_a_spectator_sees_everything_but_secrets_and_is_counted(invite: Invite) -> None:
    host, stranger = invite(), invite(*PHONE, touch=True)
    table = host.open_table("you", "scrapper", position=positions.brawl(2), public=True)
    page = host.go(f"/table/{table}")
    expect(page.get_by_role("list", name="Your orders")).to_be_visible()
    watched = stranger.go("/")
    watched.locator(f"a[href='/table/{table}']").tap()
    expect(watched.get_by_role("group", name="The clearing")).to_be_visible()
    expect(page.get_by_text(said("table-watchers", watchers=1))).to_be_visible()
    host.move(table, "red", "order hide")
    press("table-log")(watched, "en")
    name = host.ask(f"/tables/{table}")["table"]["chairs"][0]["name"]
    expect(watched.get_by_role("dialog").get_by_text(f"{name} orders Hide.")).to_be_visible()
    expect(watched.get_by_role("list", name="Your orders")).to_have_count(0)
    assert hands_in(stranger) == (set(), set())


def test_four_seats_at_one_screen(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/")
    box_of(page, "Goblin Warlord").get_by_role("link", name="Pass the screen").click()
    choose(page, "How many", "4")
    page.get_by_role("button", name="Start the game").click()
    pass_screen = page.get_by_role("dialog", name="Pass the screen to")
    show = pass_screen.get_by_role("button", name=re.compile("^I am .*, show me"))
    seen = []
    for _ in range(5):
        expect(show).to_be_visible()
        seen.append(show.inner_text())
        assert_nothing_behind(page)
        show.click()
        expect(page.get_by_role("list", name="Your orders").get_by_role("button").first).to_be_visible()
        expect(pass_screen).to_have_count(0)
        WarlordPlayer(page, click, invasions=0).play(until=lambda: pass_screen.count() > 0)
    assert len(set(seen[:4])) == 4, f"Everybody has a turn before anybody has a second one: {seen}"
    assert seen[0] == seen[4]


def assert_nothing_behind(page: Page) -> None:
    """While the screen is passed on, no card, no board and no log are in the page at all."""
    for role in ("list", "region", "complementary", "group"):
        found = page.locator("main").get_by_role(role, include_hidden=True)
        names = [found.nth(at).get_attribute("aria-label") for at in range(found.count())]
        assert not {"Your orders", "The clearing", "What happened"} & set(names), names
    text = page.locator("body").evaluate("body => body.innerHTML")
    assert not re.search(r"order-(crown|hide|charge|banner|hoozits|know-wots)|End the turn and order", text)
