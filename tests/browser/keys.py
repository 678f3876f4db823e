"""By keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import ElementHandle, Locator, Page
from playwright.sync_api import TimeoutError as TooLate

ARROW_OF = {"front": "ArrowUp", "right": "ArrowRight", "rear": "ArrowDown", "left": "ArrowLeft"}
# Where the focus is, seen from what is wanted.
WHERE = """one => {
    const at = document.activeElement, board = document.querySelector('.mat [role=group]');
    const isPiece = element => Boolean(element?.dataset?.piece && board?.contains(element));
    if (!one.isConnected) return 'nowhere: it is gone';
    if (at === one) return 'there';
    if (one.dataset.side && one.closest('[role=radiogroup]')?.contains(at)) return 'on its dial';
    if (isPiece(one) && isPiece(at)) return 'on its board';
    const stop = one.tabIndex < 0 && (one.closest('[role=radiogroup]') ?? board)?.querySelector('[tabindex="0"]');
    return at.compareDocumentPosition(stop || one) & Node.DOCUMENT_POSITION_PRECEDING ? 'behind' : 'before';
}"""
WAY = """one => {
    const middle = element => {
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    return one.isConnected ? [...middle(document.activeElement), ...middle(one)] : [];
}"""
MOST_STEPS_BACK = 40  # then forwards, all the way round
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST_ARROWS = 60
MOST_PIECES = 60  # that can act on one board


def by_keyboard(page: Page, target: Locator) -> None:
    """Tab to it, then Enter. A board is one tab stop, with arrows between its pieces; a dial is turned by arrows."""
    handle = target.element_handle(timeout=2_000)
    where = ""
    for step in range(150):
        where = handle.evaluate(WHERE)
        if where not in ("before", "behind"):
            break
        page.keyboard.press("Shift+Tab" if where == "behind" and step < MOST_STEPS_BACK else "Tab")
    if where == "on its dial":
        page.keyboard.press(ARROW_OF[handle.get_attribute("data-side") or ""])
        return
    if where == "on its board":
        where = _walk(page, handle)
    name = handle.get_attribute("aria-label") or ""
    if where.startswith("nowhere"):
        raise TooLate("It is gone.")
    assert where == "there", f"The keyboard does not come to {name!r}."
    # A card that was only just lifted does not end the turn yet, so that a double press ends none.
    if name.startswith("End the turn"):
        page.keyboard.press("Enter")
        page.wait_for_timeout(450)
    page.keyboard.press("Enter")


def _walk(page: Page, handle: ElementHandle) -> str:
    """Towards it by arrows, anywhere where that leads in circles; at last from one piece that can act to the next.
    Says where that has led."""
    been: set[tuple[int, int]] = set()
    rng = random.Random(5)
    for step in range(MOST_ARROWS + MOST_PIECES):
        where = str(handle.evaluate(WHERE))
        if where != "on its board":
            return where
        way = handle.evaluate(WAY)
        if not way:
            continue
        x, y, to_x, to_y = way
        dx, dy, here = to_x - x, to_y - y, (round(x), round(y))
        sideways, upright = ("ArrowRight" if dx > 0 else "ArrowLeft"), ("ArrowDown" if dy > 0 else "ArrowUp")
        straight = sideways if abs(dx) > abs(dy) else upright
        arrow = rng.choice(ARROWS) if here in been else straight
        page.keyboard.press(arrow if step < MOST_ARROWS else "PageDown")
        been.add(here)
    return str(handle.evaluate(WHERE))
