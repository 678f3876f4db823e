"""Somebody who plays Goblin Warlord, with as many invasions as it cares for."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from .player import Player, Way

OWN_LAIR = r"^\w+, lair \d"


class WarlordPlayer(Player):
    likes = (
        r"^Got it",
        r"^(Invade!|Wreck it!|Roll!|End turn)",
        r"^(Choose|Take a homeless|Recruit|Pay with) ",
        r"^Invade \S+ lair",
        r"^Turn lair",
        r"^Raise a Fort",
        r"^Build a Hideout",
        r"^Roll the Banner die",
        r"^Roll the Hoozits die",
        r"^Take no more",
        OWN_LAIR,  # to march from
        r"^End the turn and order Crown",
        r"^End the turn and order (Banner|Know-wots)",
        r"^End the turn",
    )

    def __init__(self, page: Page, press: Way, invasions: int = 3) -> None:
        super().__init__(page, press)
        self.orders = 0
        self._invasions = invasions

    def wants(self, name: str, is_pressed: bool, others: list[str]) -> bool:
        if re.match(OWN_LAIR, name) or name.startswith("Invade "):
            return self._invasions > 0 and not is_pressed
        return not is_pressed or not name.startswith("Raise")

    def has_done(self, name: str) -> None:
        self._invasions -= name.startswith("Invade ")
        self.orders += name.startswith("End the turn")
