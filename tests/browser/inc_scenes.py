"""Every scene of Goblins Inc.: a table that shows it, and what has to be done there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from goblins.match import Match

from .house import Guest
from .inc_tables import (
    after_the_roll,
    at_the_controls,
    before_the_roll,
    building,
    choosing,
    last_shot,
    losing_a_token,
    open_inc,
    planning,
    squabbling,
    wrecked,
)


@dataclass(frozen=True)
class Scene:
    at: Callable[[], Match] | None  # None: a game of four from its beginning
    shows: str  # what is there, as CSS: the same in every language
    then: Callable[[Page], None] | None = None
    others: str = "scrapper"  # who sits in the other seats
    narrow: bool = False  # only on a phone


def _place_two(page: Page) -> None:
    for square in ("b2", "a2"):
        page.locator(f"[data-piece='own-{square}']").click()
        expect(page.locator(f"[data-piece='own-{square}'][data-drag]")).to_have_count(1)


def _crane(page: Page) -> None:
    page.locator("[data-piece='own-d3']").click()
    page.locator("[data-piece='own-b2']").click()
    expect(page.locator(".doom.fall").first).to_be_visible()


def _aim(page: Page) -> None:
    page.locator("[data-side=right]").first.click()
    page.locator("[data-side=left]").last.click()


def _keep_three(page: Page) -> None:
    for agenda in ("artist", "decoy", "bet"):
        page.locator(f"[data-piece='agenda-{agenda}']").click()


def _fire(page: Page) -> None:
    page.locator(".actions .go:visible").first.click()
    expect(page.locator(".score")).to_be_visible()


def _open(what: str) -> Callable[[Page], None]:
    def click(page: Page) -> None:
        page.locator(f"{what}:visible").first.click()
        expect(page.locator("dialog[open]")).to_be_visible()

    return click


SCENES: dict[str, Scene] = {
    "team-up": Scene(None, ".teamup .drawn"),
    "plan": Scene(planning, ".crate"),
    "build": Scene(building, ".tray [data-drag]", _place_two),
    "agendas": Scene(choosing, "[data-piece=agenda-artist]", _keep_three),
    "pilot": Scene(at_the_controls, ".helm", _aim),
    "tactician": Scene(lambda: at_the_controls(seats=4, fight_round=2), "[data-piece=card-left][data-target]"),
    "squabble": Scene(squabbling, ".tools"),
    "crane": Scene(before_the_roll, ".tools", _crane),
    "dice": Scene(after_the_roll, ".rack .aim, .rack"),
    "token": Scene(losing_a_token, ".tokens button"),
    "score": Scene(last_shot, ".rack", _fire),
    "end": Scene(lambda: last_shot(round_number=2), ".rack", _fire),
    "scrapyard": Scene(wrecked, ".heap", _open(".heap")),
    "peek": Scene(after_the_roll, ".thumb", _open(".thumb"), narrow=True),
    "drawer": Scene(building, ".tray", _open(".bar button"), narrow=True),
    "curtain": Scene(building, ".curtain .go", others="you"),
}


def visit_scene(guest: Guest, name: str) -> Page:
    scene = SCENES[name]
    match = scene.at() if scene.at else None
    seats = len(match.seats) if match else 4
    table = open_inc(guest, "you", *[scene.others] * (seats - 1), at=match)
    page = guest.go(f"/table/{table}")
    page.locator(scene.shows).first.wait_for()
    if scene.then:
        scene.then(page)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_timeout(150)  # previews come a moment later
    return page
