"""Whole games of Goblins Inc. against bots, by clicks and by touch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Invite
from .endings import score_sheet
from .house import PHONE
from .inc_player import IncPlayer
from .inc_tables import open_inc
from .player import click, tap
from .screens import box_of


def assert_told_how_it_ended(page: Page, player: IncPlayer) -> None:
    expect(player.ending).to_contain_text(re.compile("new Boss|is Boss|nephew"))
    expect(score_sheet(page)).to_contain_text("Round 2:")
    page.keyboard.press("Escape")


def test_a_whole_game_of_four_by_clicks(invite: Invite) -> None:
    page = invite().go("/")
    box_of(page, "Goblins Inc.").get_by_role("button", name="Play against goblins").click()
    page.wait_for_url(re.compile("/table/"))
    player = IncPlayer(page, click)
    player.play()
    assert_told_how_it_ended(page, player)
    for what in ("To the yard!", "Hand them over!", "Place ", "Done!", "Keep ", "Seal them", "Seal the controller"):
        assert player.has_pressed(f"^{what}"), f"Never pressed: {what}"
    player.ending.get_by_role("button", name="Look at the board").click()
    expect(page.get_by_role("heading", name="Round 2: the score")).to_be_visible()


def test_a_whole_duel_by_clicks(invite: Invite) -> None:
    guest = invite()
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper')}")
    player = IncPlayer(page, click)
    player.play()
    assert_told_how_it_ended(page, player)


def test_a_whole_game_of_three_by_touch(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', 'scrapper')}")
    player = IncPlayer(page, tap)
    player.play()
    assert_told_how_it_ended(page, player)


def test_a_party_has_open_agendas_and_no_choice_of_them(invite: Invite) -> None:
    guest = invite()
    table = open_inc(guest, "you", "scrapper", variant="party")
    page = guest.go(f"/table/{table}")
    expect(page.get_by_role("heading", name="Open agendas")).to_be_visible()
    player = IncPlayer(page, click)
    player.play(until=lambda: page.get_by_role("heading", name="Round 1: the score").is_visible())
    assert not player.has_pressed("^Keep ")
    assert player.has_pressed("^Seal the")
    score, again = (
        page.get_by_role("heading", name="Round 1: the score"),
        page.get_by_role("button", name="Look at round 1 again"),
    )
    player.play(until=lambda: not score.is_visible())
    again.click()
    expect(score).to_be_visible()
    page.get_by_role("button", name="On we go").first.click()
    expect(again).to_be_visible()
