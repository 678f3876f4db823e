"""Somebody who thinks for long shows how far they are."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from . import positions
from .conftest import Invite
from .guests import Guest
from .house import DESKTOP, PHONE, Size
from .words import said

# Every bar that is ever shown.
WATCH = """() => {
    window.bars = [];
    const look = () => {
        const bar = document.querySelector('progress');
        if (bar?.checkVisibility()) bars.push({ name: bar.ariaLabel, value: bar.value });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
SEVERAL = "() => new Set(bars.map(({ value }) => value)).size > 1"


def await_engine(guest: Guest, table: str) -> None:
    """Until the search is compiled, once per machine, a stand-in answers at once; and hints come of no search."""
    for _ in range(600):
        if guest.ask(f"/tables/{table}/advise", {"seat": "red"})["iterations"]:
            return
        guest.page.wait_for_timeout(500)
    raise AssertionError("The search is not compiled within five minutes.")


def play_until(guest: Guest, table: str, seen: str) -> None:
    """What is clear is decided before anybody can say how far they are: Red plays on, as quietly as can be, until
    something is not."""
    moved_at = 0
    for _ in range(400):
        if guest.page.evaluate(seen):
            return
        told = next(each for each in reversed(guest.messages) if each["type"] == "update")
        if "red" in told["game"]["deciders"] and told["n"] > moved_at:
            moved_at = told["n"]
            guest.move(table, "red", told["game"]["legal"][-1])
        guest.page.wait_for_timeout(200)
    raise AssertionError("Nobody has thought for long.")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_warlords_show_how_much_of_their_thinking_is_done(invite: Invite, size: Size) -> None:
    guest = invite(*size, touch=size == PHONE)
    table = guest.open_table("you", *["warlord"] * 3, position=positions.muster(4))
    await_engine(guest, table)
    page = guest.go(f"/table/{table}")
    expect(page.get_by_role("group", name="The clearing")).to_be_visible()
    page.evaluate(WATCH)
    play_until(guest, table, SEVERAL)
    guest.ask(f"/tables/{table}/ask", {"ask": "close"})
    bars: list[dict[str, Any]] = page.evaluate("bars")
    names = [said(f"name-{chair['goblin']}") for chair in guest.ask(f"/tables/{table}")["table"]["chairs"][1:]]
    assert {bar["name"] for bar in bars} <= {said("table-thought", seat=name) for name in names}
    assert all(0 < bar["value"] <= 100 for bar in bars)
