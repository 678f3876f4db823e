"""Nitro Run by keyboard alone and by touch, what axe says of it, and the planner's notes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.games.nitro_run.table import MIDDLE, spec, table, way

from .conftest import Invite
from .house import DESKTOP, PHONE, Size, Theme
from .inc_tables import hear
from .keys import by_keyboard
from .looks import MISSING, complaints_by_day_and_night, text_of
from .nitro_player import Overseer
from .nitro_tables import LAID, a_day_of_everything, control, ended, open_nitro, piece
from .player import tap
from .screens import box_of


def test_a_whole_week_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/")
    by_keyboard(page, box_of(page, "Nitro Run").get_by_role("button", name="Start the week"))
    page.wait_for_url(re.compile("/table/"))
    player = Overseer(page, by_keyboard)
    player.play()
    expect(player.ending).to_be_visible()
    assert {"Plan draw", "Tell grunt", "Draft spec", "Let Skab"} <= set(player.done)


def test_a_section_is_built_and_ridden_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    missing = table(*LAID, spec("straight 2", "b4 n-s"), spec("bend 3", "c6 s-nw"), spec("bend 2", "build"),
                    day=7, at="a0 b4 c0", active="twich")  # fmt: skip
    page = open_nitro(guest, missing)
    by_keyboard(page, piece(page, "spec-6"))
    by_keyboard(page, piece(page, "space-b5"))
    for _ in range(6):
        if "n-se" in (page.locator(".question").text_content() or ""):
            break
        page.keyboard.press("r")
    page.keyboard.press("Enter")
    hear(guest, "run-began")
    for number in range(len(MIDDLE) + 1):
        ride = control(page, "Ride on")
        expect(ride).to_be_visible()
        ride.focus()
        page.keyboard.press("Enter")
        hear(guest, "revealed", times=min(number + 1, len(MIDDLE)))
    ended(page, "points")


@pytest.mark.parametrize(
    ("size", "theme"),
    [pytest.param(DESKTOP, "light", id="desktop"), pytest.param(PHONE, "dark", id="phone")],
)
def test_axe_finds_nothing_on_the_board_and_on_the_run(invite: Invite, size: Size, theme: Theme) -> None:
    guest = invite(*size, theme=theme, touch=size == PHONE, bypass_csp=True)
    for match in (a_day_of_everything(), way("calm", "+1/+2")):
        page = open_nitro(guest, match)
        assert complaints_by_day_and_night(page.locator("html")) == []
    control(page, "Odds").click()
    expect(page.get_by_role("region", name="The odds of the run").get_by_role("listitem").first).to_be_visible()
    assert complaints_by_day_and_night(page.locator("html")) == []


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_no_word_of_the_board_is_missing(invite: Invite, language: str) -> None:
    guest = invite(*PHONE, language=language, touch=True)
    for match in (a_day_of_everything(), way("calm", "+1/+2")):
        page = open_nitro(guest, match)
        assert MISSING.findall(text_of(page)) == []


def test_a_whole_week_by_touch_on_a_phone(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = open_nitro(guest)
    player = Overseer(page, tap)
    player.play()
    expect(player.ending).to_be_visible()
    assert player.done["Plan draw"] >= 1


def test_the_notes_leaf_through_the_shortest_ways_left(invite: Invite) -> None:
    page = open_nitro(invite(), table(spec("bend 3"), active=""))
    notes = control(page, "Notes")
    expect(notes).to_have_attribute("aria-pressed", "false")
    notes.click()
    expect(notes).to_have_accessible_name(re.compile(r"^Notes: \d sections to go, 1 of \d$"))
    first = page.locator(".over use").count()
    assert first > 0
    expect(page.locator(".over .dot").first).to_be_visible()
    expect(piece(page, "spec-1").locator("xpath=..")).to_contain_text("+2 nights")
    expect(page.get_by_label("What the notes mean")).to_contain_text("actions to walk there")
    notes.click()
    expect(notes).to_have_accessible_name(re.compile(", 2 of"))


def test_a_game_for_one_asks_for_a_week_and_not_for_opponents(invite: Invite) -> None:
    page = invite().go("/new/nitro-run?with=bots")
    expect(page.get_by_text("A week of your own.").first).to_be_visible()
    expect(page.get_by_role("radiogroup", name="How many")).to_have_count(0)


def test_the_log_of_a_position_says_that_it_begins_there(invite: Invite) -> None:
    page = open_nitro(invite(), table())
    expect(page.get_by_role("region", name="What happened")).to_contain_text("The game begins here.")
