"""Every scene of Goblins Inc.: a table that shows it, and what has to be done there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from goblins.match import Match

from .endings import last_scene
from .guests import Guest
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

Doing = Callable[[Page], None]


@dataclass(frozen=True)
class Scene:
    at: Callable[[], Match] | None  # None: a game of four from its beginning
    shows: str  # what is there, as CSS: the same in every language
    then: Doing | None = None
    others: str = "scrapper"  # who sits in the other seats
    narrow: bool = False  # only on a phone


def place(*squares: str) -> Doing:
    """Bolt on what is in hand, one after the other."""

    def do(page: Page) -> None:
        for square in squares:
            page.locator(f"[data-piece='own-{square}']").click()
            expect(page.locator(f"[data-piece='own-{square}'][data-drag]")).to_have_count(1)

    return do


def keep(*agendas: str) -> Doing:
    def do(page: Page) -> None:
        for agenda in agendas:
            page.locator(f"[data-piece='agenda-{agenda}']").click()

    return do


def aim(page: Page) -> None:
    page.locator("[data-side=right]").first.click()
    page.locator("[data-side=left]").last.click()


def crane(page: Page) -> None:
    page.locator("[data-piece='own-d3']").click()
    page.locator("[data-piece='own-b2']").click()
    expect(page.locator(".doom.fall").first).to_be_visible()


def fire(page: Page) -> None:
    page.locator(".actions .go:visible").first.click()
    expect(page.locator(".score")).to_be_visible()


def opened(what: str) -> Doing:
    def do(page: Page) -> None:
        page.locator(f"{what}:visible").last.click()
        expect(page.locator("dialog[open]")).to_be_visible()

    return do


def finish(page: Page) -> None:
    """Past the last score, to the end."""
    fire(page)
    while not last_scene(page).count():
        go = page.locator(".actions .go:visible")
        if go.count():
            go.first.click()
        page.wait_for_timeout(50)
    expect(last_scene(page)).to_be_visible()


SCENES: dict[str, Scene] = {
    "team-up": Scene(None, ".teamup .drawn"),
    "plan": Scene(planning, ".crate"),
    "build": Scene(building, ".tray [data-drag]", place("b2", "a2")),
    "agendas": Scene(choosing, "[data-piece=agenda-artist]", keep("artist", "decoy", "bet")),
    "pilot": Scene(at_the_controls, ".pilot", aim),
    "tactician": Scene(lambda: at_the_controls(seats=4, fight_round=2), "[data-piece=card-left][data-target]"),
    "squabble": Scene(squabbling, ".tools"),
    "crane": Scene(before_the_roll, ".tools", crane),
    "dice": Scene(after_the_roll, ".rack .aim, .rack"),
    "token": Scene(losing_a_token, ".tokens button"),
    "score": Scene(last_shot, ".rack", fire),
    "end": Scene(lambda: last_shot(round_number=2), ".rack", finish),
    "scrapyard": Scene(wrecked, ".heap", opened(".heap")),
    "peek": Scene(after_the_roll, ".thumb", opened(".thumb"), narrow=True),
    "drawer": Scene(building, ".tray", opened(".bar > .log button"), narrow=True),
    "pass-screen": Scene(building, ".pass-screen .go", others="you"),
}


def visit_scene(guest: Guest, scene: Scene) -> Page:
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
