"""Tables of Nitro Run that begin wherever a story needs them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from goblins.match import Match
from tests.games.nitro_run.table import spec, table

from .endings import score_sheet
from .guests import Guest

LAID = [spec("straight 2", "b1 n-s"), spec("straight 3", "b2 n-s"), spec("straight 4", "b3 n-s")]
HAS_FINGERS = "() => navigator.maxTouchPoints > 0"


def open_nitro(guest: Guest, at: Match | None = None, **options: str) -> Page:
    """Sit down alone, at the beginning or at a position, and look at the board."""
    guest.ask("/me")
    arrangement = {
        "game": "nitro-run",
        "seats": 1,
        "options": options,
        "components": {"name": "standard"},
        "public": False,
        "spectators": True,
        "clock": {"seconds": 0, "stand_in": "scrapper"},
    }
    plan: dict[str, Any] = {"arrangement": arrangement, "sitting": ["you"], "start": True}
    if at is not None:
        plan["position"] = at.position()
    page = guest.go(f"/table/{guest.ask('/tables', plan)['table']}")
    expect(board(page)).to_be_visible()
    return page


def board(page: Page) -> Locator:
    """In any language."""
    return page.locator(".mat").get_by_role("group").first


def question(page: Page) -> Locator:
    return page.locator(".question p")


def aside(page: Page) -> Locator:
    """The small line below the question."""
    return page.locator(".question small:not(.where)")


def piece(page: Page, name: str) -> Locator:
    """A place on the board, such as `space-b1` or `grunt-2-yellow`."""
    return board(page).locator(f"[data-piece='{name}']")


def drawing(page: Page, name: str) -> Locator:
    """What is seen of a place; its button lies over it."""
    return piece(page, name).locator("xpath=..").locator(".body")


def control(page: Page, name: str) -> Locator:
    """A button beside the question."""
    return (
        page.locator(".actions")
        .get_by_role("button", name=re.compile(f"^{re.escape(name)}"))
        .locator("visible=true")
        .first
    )


def choose(page: Page, name: str) -> None:
    """Choose what is shown before it is done, since it cannot be taken back: it is touched twice."""
    touch(page, name)
    expect(piece(page, name)).to_have_attribute("aria-pressed", "true")
    touch(page, name)


def touch(page: Page, name: str) -> None:
    """Touch a place as soon as something is offered there: the page may still be showing what was before."""
    target = piece(page, name)
    expect(target).to_have_attribute("data-target", re.compile("."))
    target.tap() if page.evaluate(HAS_FINGERS) else target.click()


def a_day_of_everything() -> Match:
    """Something for every task: a spec in the pool, one drafted, two gathering of which one is ready."""
    return table(
        spec("bend 3"),
        spec("straight 3", "draft"),
        spec("bend 2", "gather", value=2),
        spec("straight 4", "gather", value=1),
        day=3,
        grunts="- yellow yellow",
    )


def ended(page: Page, words: str) -> None:
    """It has, and the score sheet says so."""
    expect(score_sheet(page)).to_contain_text(words)
