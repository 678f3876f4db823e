"""First lessons of Goblins Inc., and the table one arranges oneself."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Invite
from .house import PHONE, choose
from .inc_player import IncPlayer
from .player import tap


def begin(page: Page, lesson: str) -> None:
    page.get_by_role("listitem").filter(has_text=lesson).get_by_role("button", name="Start").last.click()


def test_four_lessons_are_learnt_one_after_the_other_by_touch(invite: Invite) -> None:
    page = invite(*PHONE, touch=True).go("/lessons/goblins-inc")
    begin(page, "Bolt it together")
    further = page.get_by_role("button", name="Next lesson")
    for lesson in ("Bolt it together", "Hidden agendas", "Turn and aim"):
        dialog = page.get_by_role("dialog", name=lesson)
        dialog.get_by_role("button", name="Start").tap()
        expect(dialog).to_have_count(0)
        IncPlayer(page, tap).play(until=further.is_visible)
        further.tap()
    page.get_by_role("dialog", name="Dice in order").get_by_role("button", name="Start").tap()
    page.get_by_role("button", name="Die 2: strike earlier").tap()
    page.get_by_role("button", name="Die 2: strike earlier").tap()
    expect(page.get_by_role("region", name="Your dice").get_by_role("listitem").first).to_contain_text("Flamingo")
    page.get_by_role("button", name="Fire!").locator("visible=true").tap()
    expect(page.get_by_text("That is all there is to know.", exact=False).first).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Play"))).to_be_visible()


def test_lessons_can_be_skipped(invite: Invite) -> None:
    page = invite().go("/lessons/goblins-inc")
    begin(page, "Turn and aim")
    expect(page.get_by_role("region", name="The pilot’s controller")).to_be_visible()
    page.get_by_role("button", name="Skip the lessons").click()
    expect(page.get_by_role("heading", name="Dice in order")).to_be_visible()


def test_a_full_game_of_the_french_box_for_three(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/new/goblins-inc?with=bots")
    chosen = {
        "How many": "3",
        "Version": "full version: three rounds",
        "Edition": "French: 16 defense tokens",
        "Goofing": "refused",
        "Tie for first place": "a third round",
        "Loose tiles": "they do not count",
        "Starting player": "the first seat",
    }
    for option, value in chosen.items():
        choose(page, option, value)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("heading", name="Round 1 of 3: team up!")).to_be_visible()
    expect(page.get_by_text("all alone: builds and fights for two")).to_be_visible()
    told = page.get_by_role("region", name="What happened")
    expect(told).to_contain_text("16 defense tokens")
