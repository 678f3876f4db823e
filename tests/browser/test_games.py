"""A person's games of Goblin Warlord against bots: by clicks, by touch, by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Invite
from .guests import Guest
from .house import PHONE, choose
from .keys import by_keyboard
from .player import click, tap
from .screens import box_of
from .warlord_player import WarlordPlayer


def still(guest: Guest) -> Page:
    """Somebody who wants nothing to move, and says so in the settings."""
    page = guest.go("/settings")
    choose(page, "Movement", "Nothing moves")
    choose(page, "Speed", "Fast")
    page.get_by_role("link", name="Back to the shelf").click()
    return page


def assert_told_how_it_ended(page: Page, player: WarlordPlayer) -> None:
    expect(player.ending).to_contain_text("is the Goblin Warlord")
    expect(player.ending.get_by_role("heading", name="The reckoning")).to_be_visible()
    expect(player.ending.get_by_role("listitem").filter(has_text="winner").first).to_be_visible()


def test_a_whole_game_by_clicks(invite: Invite) -> None:
    page = still(invite())
    box_of(page, "Goblin Warlord").get_by_role("button", name="Play against goblins").click()
    page.wait_for_url(re.compile("/table/"))
    player = WarlordPlayer(page, click)
    player.play()
    assert_told_how_it_ended(page, player)
    assert player.orders > 3
    played = page.url
    player.ending.get_by_role("button", name="Once more!").click()
    page.wait_for_url(lambda url: "/table/" in url and url != played)
    expect(player.ending).to_have_count(0)
    expect(page.get_by_role("group", name="The clearing"), "against bots it begins at once").to_be_visible()


def test_many_turns_on_a_phone(invite: Invite) -> None:
    page = still(invite(*PHONE, touch=True))
    box_of(page, "Goblin Warlord").get_by_role("button", name="Play against goblins").tap()
    page.wait_for_url(re.compile("/table/"))
    player = WarlordPlayer(page, tap)
    player.play(until=lambda: player.orders >= 8)
    assert len(player.pressed) > 16


def test_a_whole_game_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/")
    by_keyboard(page, box_of(page, "Goblin Warlord").get_by_role("button", name="Play against goblins"))
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("group", name="The clearing")).to_be_visible()
    player = WarlordPlayer(page, by_keyboard, invasions=1)
    player.play()
    assert_told_how_it_ended(page, player)
    by_keyboard(page, player.ending.get_by_role("link", name="Watch it again"))
    page.wait_for_url(re.compile("/replay/"))
