"""Whom the box proposes: somebody whom a newcomer can beat, and then the next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from . import positions
from .conftest import Invite
from .endings import last_scene
from .guests import Guest
from .nitro_tables import control
from .screens import box_of
from .words import said


def opened_by(guest: Guest, page: Page, title: str, button: str = "Play against goblins") -> dict[str, object]:
    """The table that the box opens when nobody chooses anything."""
    box_of(page, title).get_by_role("button", name=button).click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    found: dict[str, object] = guest.ask(f"/tables/{table}")
    return found


def bots_at(found: dict[str, object]) -> set[str]:
    return {chair["bot"] for chair in found["table"]["chairs"] if chair["kind"] == "bot"}  # type: ignore[index]


@pytest.mark.parametrize("title", ["Goblin Warlord", "Goblins Inc."])
def test_a_newcomer_meets_the_whelp_and_begins(invite: Invite, title: str) -> None:
    guest = invite()
    found = opened_by(guest, guest.go("/"), title)
    assert bots_at(found) == {"whelp"}
    assert "red" in found["game"]["deciders"]  # type: ignore[index]
    expect(guest.page.get_by_text(said("bot-whelp")).first).to_be_visible()


def test_whoever_has_beaten_the_whelp_meets_the_next(invite: Invite) -> None:
    guest = invite()
    table = guest.open_table("you", "whelp", position=positions.last_fort())
    page = guest.go(f"/table/{table}")
    expect(page.get_by_role("group", name="The clearing")).to_be_visible()
    guest.move(table, "red", *positions.WINNING)
    expect(last_scene(page)).to_have_attribute("data-outcome", "won")
    assert bots_at(opened_by(guest, guest.go("/"), "Goblin Warlord")) == {"scrapper"}
    assert bots_at(opened_by(guest, guest.go("/"), "Goblins Inc.")) == {"whelp"}


def test_a_first_week_has_the_kindest_chasm_and_open_notes(invite: Invite) -> None:
    guest = invite()
    found = opened_by(guest, guest.go("/"), "Nitro Run", "Start the week")
    assert found["game"]["view"]["options"]["chasm"] == "yawning"  # type: ignore[index]
    expect(control(guest.page, "Notes")).to_have_attribute("aria-pressed", "true")
