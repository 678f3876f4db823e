"""Somebody who plays by what the page offers, by touch or by keyboard alone. It knows no rules.

What is offered is read by the names that a screen reader would say; what a player likes best comes first.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import ClassVar, Protocol

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from .endings import last_scene

# A board changes under one's fingers: what was read is marked, so that nothing else is pressed.
MARK = """() => {
    for (const old of document.querySelectorAll('[data-offer]')) delete old.dataset.offer;
    const open = document.querySelector('dialog[open]');
    const shown = one => one.checkVisibility({ visibilityProperty: true }) && (!open || open.contains(one))
        && !one.disabled && one.ariaDisabled !== 'true';
    return [...document.querySelectorAll('main button')].filter(shown).map((one, at) => {
        one.dataset.offer = at;
        const name = (one.getAttribute('aria-label') ?? one.innerText).trim();
        return [name, one.ariaPressed === 'true' || one.ariaChecked === 'true'];
    });
}"""
# Something else may be offered as soon as anything changes; what others have told the test does not change the page.
CHANGE = """() => new Promise(done => {
    const watch = new MutationObserver(() => end());
    const timer = setTimeout(() => end(), 250);
    const end = () => { watch.disconnect(); clearTimeout(timer); done(); };
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
})"""
LONGEST_WAIT = 60.0
MOST_MISSES = 12


class Way(Protocol):
    """How something that was chosen is pressed."""

    def __call__(self, page: Page, target: Locator) -> None: ...


class Player:
    likes: ClassVar[tuple[str, ...]]

    def __init__(self, page: Page, press: Way) -> None:
        self.page = page
        self.pressed: list[str] = []
        self._press = press

    @property
    def ending(self) -> Locator:
        return last_scene(self.page)

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play to the end of the game, or until something is so."""
        misses, latest = 0, time.monotonic() + LONGEST_WAIT
        while not until():
            target, name = self._choose()
            if target is None:
                if self.ending.is_visible():
                    return
                assert time.monotonic() < latest, f"Nothing can be chosen: {self.page.evaluate(MARK)}"
                self.page.evaluate(CHANGE)
                continue
            try:
                self._press(self.page, target)
            except TooLate:  # it was gone before the finger came down
                misses += 1
                assert misses < MOST_MISSES, f"{name!r} is offered but cannot be pressed."
                continue
            self.pressed.append(name)
            self.has_done(name)
            latest = time.monotonic() + LONGEST_WAIT

    def _choose(self) -> tuple[Locator | None, str]:
        offered: list[tuple[str, bool]] = self.page.evaluate(MARK)
        others = [name for name, is_pressed in offered if not is_pressed]
        for liked in self.likes:
            for at, (name, is_pressed) in enumerate(offered):
                if re.search(liked, name) and self.wants(name, is_pressed, others):
                    return self.page.locator(f"[data-offer='{at}']"), name
        return None, ""

    def wants(self, name: str, is_pressed: bool, others: list[str]) -> bool:
        """Of what it likes; `others` are all that could be pressed."""
        return not is_pressed

    def has_done(self, name: str) -> None:
        """It has pressed that."""

    def has_pressed(self, pattern: str) -> bool:
        return any(re.search(pattern, name) for name in self.pressed)


def click(page: Page, target: Locator) -> None:
    target.click(timeout=2_000)


def tap(page: Page, target: Locator) -> None:
    target.tap(timeout=2_000)
