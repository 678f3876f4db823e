"""Somebody who thinks for long shows how far they are."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from goblins.kernel.faces import SEAT_NAMES

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
# A quick machine has thought before it can say so more than once; there are five who think.
SEVERAL = "() => new Set(bars.map(({ value }) => value)).size > 1"


def await_engine(guest: Guest, table: str) -> None:
    """Until the search is compiled, once per machine, a stand-in answers at once; and hints come of no search."""
    for _ in range(600):
        if guest.ask(f"/tables/{table}/advise", {"seat": "red"})["iterations"]:
            return
        guest.page.wait_for_timeout(500)
    raise AssertionError("The search is not compiled within five minutes.")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_warlords_show_how_much_of_their_thinking_is_done(invite: Invite, size: Size) -> None:
    guest = invite(*size, touch=size == PHONE)
    table = guest.open_table("you", *["warlord"] * 5, position=positions.brawl(6))
    await_engine(guest, table)
    page = guest.go(f"/table/{table}")
    expect(page.get_by_role("group", name="The clearing")).to_be_visible()
    page.evaluate(WATCH)
    guest.move(table, "red", "order hide")
    page.wait_for_function(SEVERAL, timeout=60_000)
    guest.ask(f"/tables/{table}/ask", {"ask": "close"})
    bars: list[dict[str, Any]] = page.evaluate("bars")
    names = [said(f"seat-{seat}") for seat in SEAT_NAMES[1:]]
    assert {bar["name"] for bar in bars} <= {said("table-thought", name=name) for name in names}
    assert all(0 < bar["value"] <= 100 for bar in bars)
