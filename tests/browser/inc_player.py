"""Somebody who plays Goblins Inc. by what the page offers, by touch or by keyboard alone. It knows no rules."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from .player import PRESSED, Way

# What it likes best comes first. Everything is read from the names that a screen reader would say.
LIKED = (
    r"^(Got it|To the yard!|On we go|All at once)$",
    r"^(Hand them over!|Done!|Seal them|Seal the|Set it down!|Tape it!)",
    r"^(Turn it: Star|Turn to Star)",
    r"^Place ",
    r"^Into the crate",
    r"^Keep ",
    r"^the one over ",  # a token
    r"^(Loosen their screws|Light the fuse|Roll the blanks again)",
    r"^Duct Tape: put",
    r"^Crane: lift",
    r"^Lift this tile",
    r"^to \d$",
    r"^Turn die ",
    r"^Roll all again",
    r"^(Nitro|Homing|Emergency|Dynamite|Sabotage|Duct Tape|Crane)$",
    r"^(Fire!|Roll the dice|Roll without it)",
    r"^Bring the right side to the front",
    r"^Choose the (left|middle|right) card",
)
LONGEST_WAIT = 40.0
# A board changes under one's fingers: what was read is marked, so that nothing else is pressed.
MARK = """() => {
    for (const old of document.querySelectorAll('[data-offer]')) delete old.dataset.offer;
    const open = document.querySelector('dialog[open]');
    const shown = one => one.checkVisibility() && !one.disabled && one.ariaDisabled !== 'true'
        && (!open || open.contains(one));
    const chosen = one => one.ariaPressed === 'true' || one.ariaChecked === 'true';
    return [...document.querySelectorAll('main button')].filter(shown).map((one, at) => {
        one.dataset.offer = at;
        return (chosen(one) ? '(pressed) ' : '') + (one.getAttribute('aria-label') ?? one.innerText).trim();
    });
}"""


class IncPlayer:
    def __init__(self, page: Page, press: Way) -> None:
        self.page = page
        self.pressed: list[str] = []
        self._press = press

    @property
    def ending(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile("It is over|You have won!"))

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play to the end of the game, or until something is so."""
        misses, latest = 0, time.monotonic() + LONGEST_WAIT
        while not until() and not self.ending.is_visible():
            target, name = self._choose()
            if target is None:
                assert time.monotonic() < latest, f"Nothing can be chosen: {self._offered()}"
                self.page.wait_for_timeout(30)
                continue
            try:
                self._press(self.page, target)
            except TooLate:  # it was gone before the finger came down
                misses += 1
                assert misses < 9, f"{name!r} is offered but cannot be pressed."
                continue
            self.pressed.append(name)
            latest = time.monotonic() + LONGEST_WAIT

    def _offered(self) -> list[str]:
        """The names of what can be pressed, each marked by its number."""
        names: list[str] = self.page.evaluate(MARK)
        return names

    def _choose(self) -> tuple[Locator | None, str]:
        names = self._offered()
        for liked in LIKED:
            for at, name in enumerate(names):
                if re.search(liked, name) and self._wants(name, names):
                    return self.page.locator(f"[data-offer='{at}']"), name
        return None, ""

    def _wants(self, name: str, names: list[str]) -> bool:
        if name.startswith(PRESSED):
            return False
        if name == "Seal the controller":  # not before the dials are turned
            return not any(other.startswith("Bring the right") for other in names)
        return True

    def has_pressed(self, pattern: str) -> bool:
        return any(re.search(pattern, name) for name in self.pressed)
