"""Everything on the mat says what it is, whatever else is going on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .house import DESKTOP, PHONE, Size
from .inc_tables import at_the_controls, open_inc


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_while_a_move_is_considered_a_card_of_two_halves_explains_both(invite: Invite, size: Size) -> None:
    guest = invite(*size)
    at = at_the_controls("homing+dynamite, nitro, crane")
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=at)}")
    page.locator("[data-side=right]").first.click()
    expect(page.get_by_role("button", name="Seal the controller").locator("visible=true")).to_be_enabled()
    page.locator("[data-piece=card-left]").hover()
    told = page.get_by_role("tooltip")
    expect(told).to_contain_text("Homing, after the roll")
    expect(told).to_contain_text("Dynamite, after the roll")
    box = told.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size[1]
