"""Everything that can come between a page and its table, each with its own words and a way out. On a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .conftest import Invite
from .guests import Guest
from .house import PHONE, Server
from .player import tap
from .warlord_player import WarlordPlayer
from .words import said


@contextmanager
def nobody_answers(guest: Guest) -> Iterator[None]:
    """While nobody does, the browser itself reports each attempt; that is all that may go wrong."""
    before = len(guest.wrongs)
    yield
    expected = re.compile(
        "ERR_CONNECTION_REFUSED|ERR_SOCKET_NOT_CONNECTED|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|ERR_FAILED"
    )
    assert all(expected.search(wrong) for wrong in guest.wrongs[before:]), guest.wrongs
    del guest.wrongs[before:]


def notice(page: Page, key: str) -> Locator:
    return page.get_by_role("status").filter(has_text=said(key))


def trouble(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("alert")


def sit_down(guest: Guest) -> Page:
    page = guest.go(f"/table/{guest.open_table('you', 'scrapper')}")
    expect(page.get_by_role("group", name="The clearing")).to_be_visible()
    return page


def test_the_server_is_killed_and_the_page_comes_back_by_itself(mortal: Server, invite: Invite) -> None:
    guest = invite(*PHONE, touch=True, address=mortal.address, own=True)
    page = sit_down(guest)
    player = WarlordPlayer(page, tap)
    player.play(until=lambda: player.orders >= 2)
    with nobody_answers(guest):
        mortal.kill()
        expect(notice(page, "page-connection-reconnecting")).to_be_visible()
        mortal.start()
        expect(notice(page, "page-connection-reconnecting")).to_have_count(0, timeout=30_000)
    before = player.orders
    player.play(until=lambda: player.orders >= before + 2)
    assert player.orders == before + 2


def test_a_server_that_restarts_says_so_before(mortal: Server, invite: Invite) -> None:
    guest = invite(*PHONE, touch=True, address=mortal.address, own=True)
    page = sit_down(guest)
    with nobody_answers(guest):
        mortal.stop()
        expect(notice(page, "page-connection-restarting")).to_be_visible()
        mortal.start()
        expect(notice(page, "page-connection-restarting")).to_have_count(0, timeout=30_000)


def test_without_a_network_the_page_says_so_and_goes_on_when_it_is_back(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True, own=True)
    page = sit_down(guest)
    with nobody_answers(guest):
        guest.context.set_offline(True)
        expect(notice(page, "page-connection-offline")).to_be_visible()
        guest.context.set_offline(False)
        expect(notice(page, "page-connection-offline")).to_have_count(0)


def test_a_page_that_is_out_of_date_offers_to_load_the_new_one(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True, own=True)
    table = guest.open_table("you", "scrapper")

    def refuse(socket: WebSocketRoute) -> None:
        socket.close(code=4026, reason="old-client")

    guest.page.route_web_socket(re.compile("/socket"), refuse)
    page = guest.go(f"/table/{table}")
    expect(trouble(page)).to_contain_text(said("trouble-old-version"))
    expect(page.get_by_role("button", name=said("page-reload"))).to_be_visible()


def test_a_table_that_is_gone_leads_back_to_the_shelf(invite: Invite) -> None:
    page = invite(*PHONE, touch=True).go("/table/nowhere")
    expect(trouble(page)).to_contain_text(said("trouble-gone"))
    trouble(page).get_by_role("link", name=said("page-back")).tap()
    expect(page.get_by_role("heading", name=said("page-shelf-title"))).to_be_visible()


def test_who_may_not_watch_is_told_why(invite: Invite) -> None:
    host, stranger = invite(), invite(*PHONE, touch=True)
    table = host.open_table("you", "scrapper", public=True, spectators=False)
    page = stranger.go(f"/table/{table}")
    expect(trouble(page)).to_contain_text(said("trouble-private"))
    expect(trouble(page).get_by_role("link", name=said("page-back"))).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/new/goblin-warlord", "/settings"])
def test_screens_without_a_server_say_so_and_try_again(invite: Invite, path: str) -> None:
    guest = invite(*PHONE, touch=True, own=True)
    guest.page.route("**/api/**", lambda route: route.abort())
    with nobody_answers(guest):
        page = guest.go(path)
        expect(trouble(page)).to_contain_text(said("trouble-unreachable"))
        guest.page.unroute_all()
        again = page.get_by_role("button", name=said("page-retry"))
        again.first.tap()
        expect(trouble(page)).to_have_count(0)
        expect(again, "one button tries all of it again").to_have_count(0)
