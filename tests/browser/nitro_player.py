"""Somebody who plays Nitro Run by what the page offers, by touch or by keyboard alone. It knows no rules.

It likes to get on: sections are built before anything else, then grunts are told, then schemers walk downwards.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from .player import Way

# What it likes best comes first. Everything is read from the names that a screen reader would say.
DELIBERATE = r"^(Build here|Draw|Peek and draft|Light the fuse!|Jump!)$"
LIKED = (
    r"^Got it",
    DELIBERATE,
    r"^Ride on",
    r"^Steadier",
    r"^Calm nitro",
    r"^Let the rubble fall",
    r"^Go on at",
    r"^Build section",
    r"^Section \d+",  # a finished one, to be taken in hand
    r"^Gather\. ",
    r"^(Fabricate|Rush|Draft) spec",
    r"^All together",
    r"^Tell grunt 1 to draft",
    r"^Tell grunt [23] to gather",
    r"^Tell grunt \d to fabricate",
    r"^Plan: ",
    r"^Go to b[1-6]",
    r"^Let \w+ act",
    r"^Leave it",
    r"^End the day",
)
NAMES = """all => all.map(one => (one.ariaPressed === 'true' ? '(pressed) ' : '')
    + (one.getAttribute('aria-label') ?? one.innerText).trim())"""
PRESSED = "(pressed) "
LONGEST_WAIT = 60.0
MOST_STEPS_A_DAY = 3


class Overseer:
    def __init__(self, page: Page, press: Way) -> None:
        self.page = page
        self.done: Counter[str] = Counter()
        self._press = press
        self._today: Counter[str] = Counter()

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
                assert misses < 12, f"{name!r} is offered but cannot be pressed."
                continue
            self._count(name)
            latest = time.monotonic() + LONGEST_WAIT

    def _count(self, name: str) -> None:
        verb = " ".join(re.findall(r"[A-Za-z]+", name)[:2])
        self.done[verb] += 1
        self._today[verb] += 1
        if name.startswith("End the day"):
            self._today.clear()

    def _offered(self) -> tuple[Locator, list[str]]:
        found = self.page.get_by_role("main").get_by_role("button", disabled=False)
        return found, found.evaluate_all(NAMES)

    def _choose(self) -> tuple[Locator | None, str]:
        buttons, names = self._offered()
        for liked in LIKED:
            for at, name in enumerate(names):
                plain = name.removeprefix(PRESSED)
                if re.search(liked, plain) and self._wants(name):
                    return buttons.nth(at), plain
        return None, ""

    def _wants(self, name: str) -> bool:
        """What is in hand is not laid down again, and nobody runs to and fro all day."""
        plain = name.removeprefix(PRESSED)
        if plain.startswith("Section"):
            return not name.startswith(PRESSED)
        if plain.startswith("Go to"):
            return self._today["Go to"] < MOST_STEPS_A_DAY
        return not plain.startswith("Tell grunt") or self._today[" ".join(re.findall(r"[A-Za-z]+", plain)[:2])] < 5
