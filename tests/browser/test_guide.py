"""Guided first games: gone through by clicks, by touch, by keyboard alone and on a phone that lies.
Here every way has a language of its own; `make guides` goes every way in all of them."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from goblins.kernel.words import LANGUAGES

from .conftest import Invite
from .guests import Guest
from .house import DESKTOP, PHONE, Size
from .keys import by_keyboard
from .looks import EVERYTHING, MISSING, complaints, text_of
from .player import Way, click, tap
from .pupil import follow, hidden, progress
from .words import said

LAST = {"goblin-warlord": "free", "nitro-run": "home", "goblins-inc": "second"}
WAYS: dict[str, tuple[Way, Size]] = {
    "clicks": (click, DESKTOP),
    "touch": (tap, PHONE),
    "keyboard": (by_keyboard, (1280, 800)),
    "lying": (click, (844, 390)),
}
WHOLE = os.environ.get("GUIDES") == "whole"
RUNS = [(way, lang) for way in WAYS for lang in LANGUAGES] if WHOLE else list(zip(WAYS, [*LANGUAGES, "fr"]))


def sit_down(guest: Guest, game: str) -> Page:
    page = guest.go("/")
    box = page.locator(f"article[data-game='{game}']")
    box.get_by_role("button", name=said("shelf-guide", guest.language)).click()
    expect(page.locator(".guide")).to_be_visible()
    return page


@pytest.mark.parametrize(("way", "language"), RUNS)
@pytest.mark.parametrize("game", LAST)
def test_a_guided_game_shows_everything_one_after_the_other(
    invite: Invite, game: str, way: str, language: str
) -> None:
    press, size = WAYS[way]
    by_axe = WHOLE or way == "clicks"
    guest = invite(*size, touch=press is tap, language=language, bypass_csp=by_axe)
    page = sit_down(guest, game)
    heard: list[str] = []
    wrongs: list[str] = []

    def see(sentence: str) -> None:
        heard.append(sentence)
        wrongs.extend(f"{sentence} hides {one}" for one in hidden(page))
        wrongs.extend(MISSING.findall(text_of(page)))
        wrongs.extend(complaints(page.locator(".guide"), EVERYTHING) if by_axe else [])

    follow(page, press, LAST[game], see)
    assert wrongs == []
    assert len(set(heard)) >= 20
    assert progress(page)["said"][-1] == LAST[game]


def sentence(key: str) -> str:
    return said(f"goblin-warlord-guide-{key}").replace("*", "")


def test_somebody_leafs_back_and_goes_on_where_they_have_stopped(invite: Invite) -> None:
    guest = invite()
    page = sit_down(guest, "goblin-warlord")
    spoken, table = page.locator(".guide .say"), page.url
    on = page.get_by_role("button", name=said("guide-next"))
    back = page.get_by_role("button", name=said("guide-back"))
    expect(spoken).to_have_text(sentence("goal"))
    expect(back).to_be_hidden()
    on.click()
    page.locator("[data-lit]").click()
    expect(spoken).to_have_text(sentence("room"))
    page.reload()
    expect(spoken).to_have_text(sentence("room"))
    back.click()
    expect(spoken).to_have_text(sentence("recruit"))
    back.click()
    expect(spoken).to_have_text(sentence("goal"))
    on.click()
    on.click()
    expect(spoken).to_have_text(sentence("room"))
    page.goto("/")
    page.get_by_role("button", name=said("shelf-guide-go-on")).click()
    expect(page).to_have_url(table)
    expect(spoken).to_have_text(sentence("room"))


def test_only_what_is_asked_for_reacts(invite: Invite) -> None:
    page = sit_down(invite(), "goblin-warlord")
    assert page.locator("[data-mat] [data-target]").count() == 0, "a sentence that only tells"
    page.get_by_role("button", name=said("guide-next")).click()
    expect(page.locator("[data-mat] [data-target]")).to_have_count(1)
    expect(page.get_by_role("button", name=said("table-hint"))).to_have_count(0)
    expect(page.locator("[data-piece='lair-red-1']")).to_have_attribute("inert", "")
    expect(page.locator("[data-piece='lair-red-3']")).not_to_have_attribute("inert", "")
    page.locator("[data-piece='lair-red-1']").click(force=True)
    expect(page.locator(".guide .say")).to_have_text(sentence("recruit"))
    expect(page.get_by_role("status").filter(has_text=sentence("recruit"))).to_have_count(1)
    page.locator("[data-piece='lair-red-3']").click()
    expect(page.locator(".guide .say")).to_have_text(sentence("room"))


def test_a_mouse_that_passes_over_something_has_not_chosen_it(invite: Invite) -> None:
    """The button that is pressed next comes with a click, and stays when the mouse goes there."""
    page = sit_down(invite(), "nitro-run")
    follow(page, click, "schemers")
    draw = page.locator(".ask").get_by_role("button", name=said("nitro-run-go-plan"))
    press = page.locator(".guide .yours")
    page.locator("[data-piece='stack']").hover()
    expect(press).to_have_text(said("guide-your-move"))
    expect(draw).to_have_count(0)
    page.locator("[data-piece='stack']").click()
    expect(press).to_have_text(said("guide-press", button=said("nitro-run-go-plan")))
    page.mouse.move(5, 5)
    draw.click()
    expect(page.locator(".guide .say")).to_have_text(said("nitro-run-guide-blue").replace("*", ""))


def test_whoever_skips_plays_on_alone_and_may_begin_anew(invite: Invite) -> None:
    page = sit_down(invite(), "goblin-warlord")
    table = page.url
    page.keyboard.press("Escape")
    page.get_by_role("button", name=said("guide-skip-no")).click()
    expect(page.locator(".guide")).to_be_visible()
    page.locator(".guide").get_by_role("button", name=said("guide-skip")).click()
    page.get_by_role("button", name=said("guide-skip-yes")).click()
    expect(page.locator(".guide")).to_be_hidden()
    expect(page.locator("[data-mat] [data-target]")).to_have_count(3)
    expect(page.locator("[data-piece][inert]")).to_have_count(0)
    expect(page).to_have_url(table)
    page.goto("/")
    page.get_by_role("article").filter(has_text=said("goblin-warlord-title")).get_by_role(
        "button", name=said("shelf-guide")
    ).click()
    expect(page.locator(".guide .say")).to_have_text(sentence("goal"))
    expect(page).not_to_have_url(table)


def test_the_hand_shows_how_to_whoever_hesitates(invite: Invite) -> None:
    guest = invite(own=True)
    guest.page.clock.install()
    page = sit_down(guest, "goblin-warlord")
    page.get_by_role("button", name=said("guide-next")).click()
    expect(page.locator(".guide .say")).to_have_text(sentence("recruit"))
    show = page.get_by_role("button", name=said("guide-show-me"))
    expect(show).to_be_hidden()
    page.clock.fast_forward(9_000)
    show.click()
    expect(page.locator(".veil .hand")).to_be_visible()
    expect(page.locator(".guide .say")).to_have_text(sentence("recruit"))
