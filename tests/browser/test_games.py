"""A person's games of Goblin Warlord against bots: by clicks, by touch, by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.goblin_warlord.table import camp, table

from . import positions
from .conftest import Invite
from .endings import score_sheet
from .guests import Guest
from .house import PHONE, Size, choose
from .keys import by_keyboard
from .player import click, tap
from .screens import box_of
from .warlord_player import WarlordPlayer
from .words import said

# Lairs and cards that lie under the odds by more than their edge.
COVERED = """() => {
    const odds = document.querySelector('.odds .card').getBoundingClientRect();
    return [...document.querySelectorAll('.mat [data-target]')].filter(one => {
        const box = one.getBoundingClientRect();
        const high = Math.min(odds.bottom, box.bottom) - Math.max(odds.top, box.top);
        const wide = Math.min(odds.right, box.right) - Math.max(odds.left, box.left);
        return Math.min(high, wide) > 8;
    }).map(one => one.dataset.piece);
}"""


def still(guest: Guest) -> Page:
    """Somebody who wants nothing to move, and says so in the settings."""
    page = guest.go("/settings")
    choose(page, "Movement", "Nothing moves")
    choose(page, "Speed", "Fast")
    page.get_by_role("link", name="Back to the shelf").click()
    return page


def assert_told_how_it_ended(page: Page, player: WarlordPlayer) -> None:
    expect(player.ending).to_contain_text(re.compile("You are the Warlord|is Warlord"))
    sheet = score_sheet(page)
    expect(sheet).to_contain_text(re.compile("(You are|is) the Goblin Warlord"))
    expect(sheet.get_by_role("listitem").filter(has_text="winner").first).to_be_visible()
    page.keyboard.press("Escape")


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


def test_a_touch_on_a_lair_says_what_it_means_and_odds_where_the_dice_come_from(invite: Invite) -> None:
    guest = invite()
    page = guest.go(f"/table/{guest.open_table('you', 'scrapper', 'scrapper', position=positions.brawl(3))}")
    question = page.locator(".question p")
    expect(question).to_have_text("You can raise a Fort (3 goblins) or invade, or end the turn with an order.")
    page.locator("[data-piece='lair-red-1'][data-target]").click()
    expect(question).to_have_text("Lair 1 marches: choose the lair that it invades.")
    page.locator("[data-piece='lair-blue-1'][data-target]").hover()
    expect(page.locator(".odds")).to_contain_text("4 against 3: more goblins, two dice")
    page.keyboard.press("Escape")
    page.locator(".ask").get_by_role("button", name="Raise a Fort").click()
    expect(question).to_have_text("Choose the Hideout that becomes a Fort; three goblins pay for it.")


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (844, 390), PHONE])
def test_odds_are_told_under_charge_too_and_move_neither_camps_nor_cards(invite: Invite, size: Size) -> None:
    guest = invite(*size)
    laid = table(
        red=camp("F4 F2 H0", order="charge"),
        blue=camp("F2 H0 H1 F0 H1", order="crown"),
        green=camp("F2"),
        phase="act",
    )
    page = guest.go(f"/table/{guest.open_table('you', 'scrapper', 'scrapper', position=laid.position())}")
    page.locator("[data-piece='lair-red-1'][data-target]").click()
    before = [page.locator(each).first.bounding_box() for each in (".foes", ".mine", ".hand")]
    page.locator("[data-piece='lair-green-1'][data-target]").click()
    expect(page.locator(".odds")).to_contain_text("loses 2 goblins")
    assert [page.locator(each).first.bounding_box() for each in (".foes", ".mine", ".hand")] == before
    assert page.evaluate(COVERED) == []


def test_what_has_to_be_rolled_has_no_way_back(invite: Invite) -> None:
    guest = invite()
    full = table(red=camp("F4 H4", order="banner"), blue=camp("H1"), phase="begin")
    page = guest.go(f"/table/{guest.open_table('you', 'scrapper', position=full.position())}")
    expect(page.locator(".ask").get_by_role("button", name="Roll!")).to_be_visible()
    expect(page.locator(".ask").get_by_role("button", name=said("table-back"))).to_have_count(0)


def test_after_the_guided_game_comes_a_whole_one(invite: Invite) -> None:
    guest = invite()
    ended = guest.open_table("you", "scrapper", position=positions.last_fort())
    for number, move in enumerate(positions.WINNING):
        guest.ask(f"/tables/{ended}/ask", {"ask": "move", "seat": "red", "move": move, "ticket": f"move-{number}"})
    page = guest.go("/")
    kept = [{"table": ended, "game": "goblin-warlord", "said": [], "over": True}]
    page.evaluate("kept => localStorage.setItem('goblins.guides', JSON.stringify(kept))", kept)
    page.goto(f"/table/{ended}")
    page.get_by_role("button", name=said("table-over-whole-game")).first.click()
    expect(page).not_to_have_url(re.compile(ended))
    expect(page.get_by_role("group", name="The clearing")).to_be_visible()
    expect(page.get_by_text("Turn 1 ·").first).to_be_visible()


def test_the_banner_die_says_what_it_may_do_before_it_is_rolled(invite: Invite) -> None:
    guest = invite()
    full = table(red=camp("F4 H4", order="banner"), blue=camp("H1"), phase="begin")
    page = guest.go(f"/table/{guest.open_table('you', 'scrapper', position=full.position())}")
    odds = page.locator(".odds")
    expect(odds).to_contain_text("you lose one goblin in each lair")
    expect(odds).to_contain_text("17%")
    page.locator(".ask").get_by_role("button", name="Roll!").click()
    expect(odds).to_have_count(0)
