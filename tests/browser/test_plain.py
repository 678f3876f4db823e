"""A game that the page has no folder for: it stands on the shelf, and is played on the plain board."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite
from .guests import Guest
from .house import PHONE, Server
from .keys import by_keyboard
from .looks import MISSING, WIDE, complaints_by_day_and_night, speak, text_of
from .player import Player, click, tap
from .screens import box_of


class Burglar(Player):
    likes = (r"^Do it", r"^Peek into", r"^Be done", r"^Mark crate")

    def wants(self, name: str, is_pressed: bool, others: list[str]) -> bool:
        return not is_pressed and (name == "Do it" or "Do it" not in others)


@pytest.fixture(scope="module")
def strange(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game that the page does not know."""
    server = Server(tmp_path_factory.mktemp("strange"), "tests.browser.with_miniature")
    yield server
    server.stop()


def sit_down(guest: Guest) -> Page:
    """Against somebody who does not think for long."""
    page = guest.go(f"/table/{guest.open_table('you', 'random', game='miniature', stand_in='random')}")
    expect(page.get_by_role("region", name="The table as it stands")).to_be_visible()
    return page


def test_a_whole_game_by_clicks(invite: Invite, strange: Server) -> None:
    page = sit_down(invite(address=strange.address))
    player = Burglar(page, click)
    player.play()
    expect(player.ending).to_contain_text("The loot is counted.")
    assert player.has_pressed("Mark crate")


def test_a_whole_game_by_keyboard_alone(invite: Invite, strange: Server) -> None:
    page = sit_down(invite(address=strange.address))
    player = Burglar(page, by_keyboard)
    player.play()
    expect(player.ending).to_contain_text("The loot is counted.")


def test_what_is_thought_about_is_asked_and_can_be_taken_back(invite: Invite, strange: Server) -> None:
    page = sit_down(invite(address=strange.address))
    Burglar(page, click).play(until=lambda: page.get_by_role("button", name="Mark crate 1 with sign 1").is_visible())
    mark = page.get_by_role("button", name="Mark crate 1 with sign 1")
    mark.click()
    expect(mark).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Do it").first.click()
    expect(page.get_by_role("cell", name="1, 1")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Undo")).first.click()
    expect(page.get_by_role("cell", name="1, 1")).to_have_count(0)


@pytest.mark.parametrize(("language", "title"), [("fr", "La Miniature"), ("ru", "Миниатюра")])
def test_it_is_told_in_english_where_it_has_no_other_words(
    invite: Invite, strange: Server, language: str, title: str
) -> None:
    page = sit_down(invite(address=strange.address))
    speak(page, language)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    assert "What does the burglar do?" in text_of(page)
    assert not MISSING.findall(text_of(page))
    wide, room = page.evaluate(WIDE)
    assert wide <= room


@pytest.mark.parametrize("size", [pytest.param((1440, 900), id="desktop"), pytest.param(PHONE, id="phone")])
def test_axe_finds_nothing_on_the_shelf_nor_at_the_table(
    invite: Invite, strange: Server, size: tuple[int, int]
) -> None:
    touch = size == PHONE
    guest = invite(*size, address=strange.address, touch=touch, bypass_csp=True)
    page = guest.go("/")
    expect(box_of(page, "The Miniature")).to_contain_text("2–4 players")
    wrong = complaints_by_day_and_night(page.locator("html"))
    box_of(page, "The Miniature").get_by_role("button", name="Play against goblins").click()
    page.wait_for_url(re.compile("/table/"))
    player = Burglar(page, tap if touch else click)
    player.play(until=lambda: page.get_by_role("button", name="Mark crate 1 with sign 1").is_visible())
    wrong += complaints_by_day_and_night(page.locator("html"))
    assert not wrong, "\n".join(wrong)
