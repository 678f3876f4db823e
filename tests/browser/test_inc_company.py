"""Several people: partners with a browser each, two seats at one screen, somebody who looks on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Invite
from .guests import Guest
from .inc_player import IncPlayer
from .inc_tables import at_the_controls, building, is_told, open_inc
from .looks import complaints_by_day_and_night
from .player import click
from .test_company import documents_in
from .words import said

# What a view may only show of one's own seat, and what is told to one seat alone.
OWN = ("hand", "gifts", "fresh", "agendas", "bet")
SECRET = (
    "drew-hand",
    "gift-sealed",
    "placed-secretly",
    "lifted-secretly",
    "drew-agendas",
    "agenda-discarded",
    "bet-made",
    "pilot-sealed",
    "pick-sealed",
)


def heard(guest: Guest) -> Iterator[dict[str, Any]]:
    return documents_in(guest.messages)


def assert_heard_no_secret_of_others(guest: Guest, seat: str) -> None:
    """Nothing that came over the line holds a secret of anybody else, the partner included."""
    for one in heard(guest):
        owner = one.get("seat")
        if "team" in one and "goblins" in one and owner != seat:  # a player in a view
            assert [one[name] for name in OWN] == [None] * len(OWN), f"{seat} was told a secret of {owner}: {one}"
        if one.get("event") in SECRET:
            assert owner == seat, f"{seat} was told {one}"
        if one.get("event") == "gift-seen":
            assert seat in (owner, one["receiver"]), f"{seat} was told {one}"
        if one.get("phase") == "controls":
            sealed = [player for player in one["players"] if player["seat"] != seat]
            assert all(player["controls"] is None and player["pick"] is None for player in sealed)


def at_one_table(anna: Guest, berta: Guest, table: str) -> tuple[Page, Page]:
    """Anna has opened it; Berta comes by her link and sits down beside her."""
    hers = anna.go(f"/table/{table}")
    other = berta.go(hers.get_by_role("textbox", name="Invitation link").input_value())
    other.wait_for_url(re.compile("/table/"))
    other.get_by_role("button", name="Sit here").click()
    hers.get_by_role("button", name="Start the game").click()
    for page in (hers, other):
        expect(page.get_by_role("group", name="The construction yard")).to_be_visible()
    return hers, other


def test_partners_see_their_robot_and_none_of_each_others_secrets(invite: Invite) -> None:
    anna, berta = invite(), invite()
    table = open_inc(anna, "you", "open", "scrapper", "scrapper", at=building(4))
    hers, other = at_one_table(anna, berta, table)
    hers.locator("[data-piece='own-b2']").click()
    expect(hers.locator("[data-piece='own-b2']")).to_have_accessible_name(re.compile("W11"))
    assert "W11" not in other.locator("[data-piece='own-b2']").get_attribute("aria-label")  # type: ignore[operator]

    IncPlayer(other, click).play(until=lambda: other.get_by_text("wrap up").count() > 0)
    IncPlayer(hers, click).play(until=lambda: is_told(berta, "step-began", step=5))
    expect(other.locator("[data-piece='own-b2']")).to_have_accessible_name(re.compile("W11"))
    assert_heard_no_secret_of_others(anna, "red")
    assert_heard_no_secret_of_others(berta, "blue")


def test_partners_at_the_controls_do_not_see_what_the_other_seals(invite: Invite) -> None:
    anna, berta = invite(), invite()
    table = open_inc(anna, "you", "open", "scrapper", "scrapper", at=at_the_controls("crane, homing, nitro", seats=4))
    hers, other = at_one_table(anna, berta, table)
    IncPlayer(hers, click).play(until=lambda: not asked(hers))
    expect(hers.get_by_role("region", name="The pilot’s controller")).to_have_count(0)
    expect(other.get_by_role("region", name="The pilot’s controller")).to_have_count(0)
    expect(other.get_by_role("img", name=re.compile("has chosen")).first).to_be_visible()
    assert_heard_no_secret_of_others(berta, "blue")
    IncPlayer(other, click).play(until=lambda: is_told(anna, "pilot-showed"))
    assert_heard_no_secret_of_others(anna, "red")


def asked(page: Page) -> bool:
    return page.title().startswith("Your turn!")


def test_two_seats_at_one_screen_seal_while_the_screen_is_passed_on(invite: Invite) -> None:
    guest = invite()
    page = guest.go(f"/table/{open_inc(guest, 'you', 'you', at=building())}")
    pass_screen = page.get_by_role("dialog", name="Pass the screen to")
    show = pass_screen.get_by_role("button", name=re.compile("^I am .*, show me"))
    for tiles, others in (("W11", "W13"), ("W13", "W11")):
        expect(show).to_be_visible()
        behind = page.locator("body").evaluate("body => body.innerHTML")
        assert not re.search("data-piece|data-drag|W1[1-4]", behind), "something lies behind it"
        show.click()
        expect(page.locator(f"[data-piece='tile-{tiles}']")).to_be_visible()
        assert others not in page.locator("main").inner_html()
        IncPlayer(page, click).play(until=lambda: pass_screen.count() > 0)
    expect(show).to_be_visible()


def robot_of(chair: dict[str, Any]) -> str:
    """How somebody who looks on hears of it."""
    name = chair["name"] if "name" in chair else said(f"name-{chair['goblin']}")
    return f"{name}’s robot"


def test_somebody_who_looks_on_sees_both_robots_and_no_secret(invite: Invite) -> None:
    anna, watcher = invite(), invite(bypass_csp=True)
    table = open_inc(anna, "you", "scrapper", at=building(), public=True)
    hers = anna.go(f"/table/{table}")
    page = watcher.go(f"/table/{table}")
    own, foe = (robot_of(chair) for chair in anna.ask(f"/tables/{table}")["table"]["chairs"])
    expect(page.get_by_role("region", name=own)).to_be_visible()
    expect(page.get_by_role("region", name=foe)).to_be_visible()
    IncPlayer(hers, click).play(until=lambda: is_told(watcher, "step-began"))
    expect(page.get_by_role("region", name=own).get_by_role("button", name=re.compile("W11"))).to_be_visible()
    assert_heard_no_secret_of_others(watcher, "nobody")
    assert complaints_by_day_and_night(page.locator("html")) == []
