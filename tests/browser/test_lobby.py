"""Before the game: people sit down and stand up."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Invite
from .words import said


def test_whoever_stands_up_goes_on_watching_and_may_sit_down_again(invite: Invite) -> None:
    host, guest = invite(), invite()
    table = host.open_table("you", "open")
    guest.ask("/me")
    guest.ask("/join", {"token": host.ask(f"/tables/{table}/invitation")["token"]})
    guest.ask(f"/tables/{table}/ask", {"ask": "sit", "seat": "blue"})
    name = host.ask("/me")["name"]
    for one in (host, guest):
        page = one.go(f"/table/{table}")
        page.get_by_role("button", name=said("lobby-stand")).click()
        expect(page.get_by_role("button", name=said("lobby-stand"))).to_have_count(0)
    expect(host.page.get_by_role("button", name=said("lobby-sit"))).to_have_count(2)
    expect(host.page.get_by_role("textbox").first).to_be_visible()  # the invitation is still the host's to give
    expect(guest.page.get_by_text(said("lobby-invite-host-only", name=name))).to_be_visible()
    for one in (host, guest):
        one.page.get_by_role("button", name=said("lobby-sit")).first.click()
        expect(one.page.get_by_role("button", name=said("lobby-stand"))).to_have_count(1)
