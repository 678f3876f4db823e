"""Goblins Inc. by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import ElementHandle, Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from .player import HAS_FOCUS, walk_to

ARROW_OF = {"front": "ArrowUp", "right": "ArrowRight", "rear": "ArrowDown", "left": "ArrowLeft"}
AT_A_PIECE = "() => Boolean(document.activeElement?.dataset?.piece)"
AT_ITS_DIAL = "one => one.closest('[role=radiogroup]')?.contains(document.activeElement) ?? false"


def inc_by_keyboard(page: Page, target: Locator) -> None:
    """Tab to it; the pieces of the board are one tab stop, with arrows between them; a dial is turned by arrows."""
    handle = target.element_handle(timeout=2_000)
    side, piece = handle.get_attribute("data-side"), handle.get_attribute("data-piece")
    for _ in range(150):
        if handle.evaluate(HAS_FOCUS):
            break
        if side and handle.evaluate(AT_ITS_DIAL):
            page.keyboard.press(ARROW_OF[side])
            return
        if piece and page.evaluate(AT_A_PIECE):
            walk_to(page, target)
            break
        page.keyboard.press("Tab")
    if not _is_there(handle):
        raise TooLate("It is gone.")
    assert handle.evaluate(HAS_FOCUS), f"The keyboard does not come to {handle.get_attribute('aria-label')!r}."
    page.keyboard.press("Enter")


def _is_there(handle: ElementHandle) -> bool:
    return bool(handle.evaluate("one => one.isConnected"))
