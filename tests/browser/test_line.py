"""The server dies in the middle of a game, and comes back."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Invite
from .house import Server
from .player import Player, click


def test_the_page_comes_back_by_itself(invite: Invite, server: Server) -> None:
    guest = invite()
    table = guest.open_table("you", "scrapper")
    page = guest.go(f"/table/{table}")
    player = Player(page, click)
    player.play(until=lambda: player.orders >= 2)
    guest_wrongs = list(guest.wrongs)

    server.kill()
    expect(page.get_by_role("status").filter(has_text="The line is down.")).to_be_visible()
    server.start()
    expect(page.get_by_role("status").filter(has_text="The line is down.")).to_have_count(0, timeout=30_000)
    # While nobody answered, the browser itself reports each attempt; that is all that may have gone wrong.
    assert all("ERR_CONNECTION_REFUSED" in wrong for wrong in guest.wrongs[len(guest_wrongs) :]), guest.wrongs
    guest.wrongs = guest_wrongs

    before = player.orders
    player.play(until=lambda: player.orders >= before + 2)
    assert player.orders == before + 2
