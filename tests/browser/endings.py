"""The end of a game, as the page shows it: the last scene, and the score sheet behind it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from .words import said


def last_scene(page: Page) -> Locator:
    """Once nothing moves any more, in any language."""
    return page.locator("section.ending[data-still=true]")


def score_sheet(page: Page, language: str = "en") -> Locator:
    """Open it, and see what it says."""
    last_scene(page).get_by_role("button", name=said("ending-sheet", language)).click()
    sheet = page.get_by_role("dialog", name=said("table-over-sheet", language))
    expect(sheet).to_be_visible()
    return sheet
