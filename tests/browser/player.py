"""Somebody who plays Goblin Warlord by what the page offers, by touch or by keyboard alone. It knows no rules."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

# What it likes best comes first. Everything is read from the names that a screen reader would say.
DELIBERATE = r"^(Invade!|Send the Know-wots!|Roll!|End turn)"
LIKED = (
    r"^Got it",
    DELIBERATE,
    r"^(Choose|Take a homeless|Recruit|Pay with) ",
    r"^Invade \S+ lair",
    r"^Turn lair",
    r"^Raise a Fort",
    r"^Build a Hideout",
    r"^Roll the Banner die",
    r"^Roll the Hoozits die",
    r"^Take no more",
    r"^\w+, lair \d",  # one of our own, to march from
    r"^End the turn and order Crown",
    r"^End the turn and order (Banner|Know-wots)",
    r"^End the turn",
)
OWN_LAIR = re.compile(LIKED[10])
NAMES = """all => all.map(one => (one.ariaPressed === 'true' ? '(pressed) ' : '')
    + (one.getAttribute('aria-label') ?? one.innerText).trim())"""
PRESSED = "(pressed) "
LONGEST_WAIT = 30.0


class Way(Protocol):
    """How something that was chosen is pressed."""

    def __call__(self, page: Page, target: Locator) -> None: ...


class Player:
    def __init__(self, page: Page, press: Way, invasions: int = 3) -> None:
        self.page = page
        self.moves = 0
        self.orders = 0
        self._press = press
        self._invasions = invasions  # as many as it cares for

    @property
    def ending(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile("It is over|You have won!"))

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play to the end of the game, or until something is so."""
        misses, latest = 0, time.monotonic() + LONGEST_WAIT
        while not until() and not self.ending.is_visible():
            target, name = self._choose()
            if target is None:
                assert time.monotonic() < latest, f"Nothing can be chosen: {self._offered()[1]}"
                self.page.wait_for_timeout(30)
                continue
            try:
                self._press(self.page, target)
            except TooLate:  # it was gone before the finger came down
                misses += 1
                assert misses < 6, f"{name!r} is offered but cannot be pressed."
                continue
            self._count(name)
            latest = time.monotonic() + LONGEST_WAIT

    def _count(self, name: str) -> None:
        self.moves += 1
        self._invasions -= bool(re.match("Invade ", name))
        self.orders += name.startswith("End the turn") and not name.startswith(PRESSED)

    def _offered(self) -> tuple[Locator, list[str]]:
        found = self.page.get_by_role("main").get_by_role("button", disabled=False)
        return found, found.evaluate_all(NAMES)

    def _choose(self) -> tuple[Locator | None, str]:
        buttons, names = self._offered()
        plain = [name.removeprefix(PRESSED) for name in names]
        for liked in LIKED:
            for at, name in enumerate(plain):
                if re.search(liked, name) and self._wants(names[at]):
                    return buttons.nth(at), name
        return None, ""

    def _wants(self, name: str) -> bool:
        pressed, plain = name.startswith(PRESSED), name.removeprefix(PRESSED)
        if OWN_LAIR.search(plain) or plain.startswith("Invade "):
            return self._invasions > 0 and not pressed
        return not pressed or not plain.startswith("Raise")


def click(page: Page, target: Locator) -> None:
    target.click(timeout=2_000)


def tap(page: Page, target: Locator) -> None:
    target.tap(timeout=2_000)


HAS_FOCUS = "one => one === document.activeElement"
ACTIVE_BOX = """() => {
    const box = document.activeElement.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def by_keyboard(page: Page, target: Locator) -> None:
    """Tab to it; inside the clearing, which is one tab stop, go there by arrows; then Enter."""
    handle = target.element_handle(timeout=2_000)
    clearing = page.get_by_role("group", name="The clearing")
    inside = clearing.count() > 0 and clearing.evaluate("(board, one) => board.contains(one)", handle)
    for _ in range(120):
        if handle.evaluate(HAS_FOCUS):
            break
        if inside and clearing.evaluate("board => board.contains(document.activeElement)"):
            walk_to(page, target)
            break
        page.keyboard.press("Tab")
    assert handle.evaluate(HAS_FOCUS), f"The keyboard does not come to {handle.get_attribute('aria-label')!r}."
    # A card that was only just lifted does not end the turn yet, so that a double press ends none.
    if (handle.get_attribute("aria-label") or "").startswith("End the turn"):
        page.keyboard.press("Enter")
        page.wait_for_timeout(450)
    page.keyboard.press("Enter")


def walk_to(page: Page, target: Locator) -> None:
    handle, coin = target.element_handle(timeout=2_000), random.Random(5)
    been: set[tuple[int, int]] = set()
    for _ in range(80):
        if handle.evaluate(HAS_FOCUS):
            return
        box = handle.bounding_box()
        if box is None:
            raise TooLate("It is gone.")
        x, y = page.evaluate(ACTIVE_BOX)
        dx, dy = box["x"] + box["width"] / 2 - x, box["y"] + box["height"] / 2 - y
        sideways, upright = ("ArrowRight" if dx > 0 else "ArrowLeft"), ("ArrowDown" if dy > 0 else "ArrowUp")
        straight = sideways if abs(dx) > abs(dy) else upright
        here = (round(x), round(y))
        page.keyboard.press(coin.choice(ARROWS) if here in been else straight)
        been.add(here)
