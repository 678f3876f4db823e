"""Somebody who plays Nitro Run and likes to get on: sections are built before anything else, then grunts are told,
then schemers walk downwards."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Page

from .player import Player, Way

MOST_STEPS_A_DAY = 3
MOST_ERRANDS_A_DAY = 5


class Overseer(Player):
    likes = (
        r"^Got it",
        r"^(Build here|Draw|Peek and draft|Blow it up!|Jump!)$",
        r"^Ride on",
        r"^Steadier",
        r"^Calm bottle",
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

    def __init__(self, page: Page, press: Way) -> None:
        super().__init__(page, press)
        self.done: Counter[str] = Counter()
        self._today: Counter[str] = Counter()

    def wants(self, name: str, is_pressed: bool, others: list[str]) -> bool:
        """What is in hand is not laid down again, and nobody runs to and fro all day."""
        if name.startswith("Section"):
            return not is_pressed
        if name.startswith("Go to"):
            return self._today["Go to"] < MOST_STEPS_A_DAY
        return not name.startswith("Tell grunt") or self._today["Tell grunt"] < MOST_ERRANDS_A_DAY

    def has_done(self, name: str) -> None:
        verb = " ".join(re.findall(r"[A-Za-z]+", name)[:2])
        self.done[verb] += 1
        self._today[verb] += 1
        if name.startswith("End the day"):
            self._today.clear()
