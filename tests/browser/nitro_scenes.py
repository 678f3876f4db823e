"""Nitro Run for the eye: the week, the run, the verdict, and the run of the day on the shelf."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from goblins.match import Match
from tests.games.nitro_run.table import rides, spec, table, way

from .endings import last_scene
from .guests import Guest
from .nitro_tables import board, open_nitro, touch
from .words import said


def _week() -> Match:
    """The fifth day: four sections lie, rubble too, and something is in every part of production."""
    return table(
        spec("straight 2", "b1 n-s", "+1/+2"),
        spec("straight 3", "b2 n-s", "+0/+1"),
        spec("bend 2", "c6 s-nw", "-1/+1"),
        spec("straight 4", "rubble a5"),
        spec("bend 3"),
        spec("straight 2"),
        spec("hairpin 3"),
        spec("bend 2", "draft", "-1/+2"),
        spec("straight 4", "gather", "+1/+1", value=2),
        spec("bend 3", "gather", "-1/+0", value=3),
        spec("straight 3", "build", "calm"),
        spec("bend 2", "build", "-2/+0"),
        day=5,
        at="a3 b3 c4",
        actions=(0, 2, 2),
        active="twich",
        grunts="blue yellow yellow",
    )


def week(guest: Guest) -> Page:
    """A section is laid down and looked at before it is built."""
    page = open_nitro(guest, _week())
    touch(page, "spec-11")
    touch(page, "space-b3")
    expect(board(page).locator("[data-piece='space-b3']")).to_have_attribute("aria-pressed", "true")
    return page


def run(guest: Guest) -> Page:
    """Beside a ledge, too fast, with the odds; what comes next nobody has looked at."""
    match = rides(way("+0/+3", "+0/+2", "+0/+1", "unseen", "unseen", "unseen", nitro=3), 3)
    match.true.state.run.stability = 1
    page = open_nitro(guest, match)
    _press(page, said("nitro-run-odds-button", guest.language))
    expect(page.locator(".odds li").first).to_be_visible()
    return page


def verdict(guest: Guest) -> Page:
    page = open_nitro(guest, rides(way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0"), 6))
    _press(page, said("nitro-run-brief-ride", guest.language))
    expect(last_scene(page)).to_be_visible()
    return page


def daily(guest: Guest) -> Page:
    page = guest.go("/")
    expect(page.locator(".daily ol li").first).to_be_visible()
    page.locator(".daily").evaluate("one => one.scrollIntoView({ block: 'center' })")
    return page


def day(guest: Guest) -> Page:
    guest.ask("/me")
    page = guest.go(f"/daily/{guest.ask('/daily')['date']}")
    expect(page.locator(".results li").first).to_be_visible()
    return page


def lesson(guest: Guest) -> Page:
    page = guest.go("/lessons/nitro-run")
    page.get_by_role("main").get_by_role("listitem").get_by_role("button").first.click()
    expect(board(page)).to_be_visible()
    return page


def _press(page: Page, name: str) -> None:
    page.locator(".actions").get_by_role("button").filter(has_text=name).locator("visible=true").first.click()
