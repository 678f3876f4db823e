"""Every board in the states that differ most in what they ask and offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.games.nitro_run.table import way

from . import nitro_scenes, positions
from .guests import Guest
from .inc_scenes import SCENES, visit_scene
from .nitro_tables import a_day_of_everything, open_nitro

State = Callable[[Guest], Page]


def warlord(*others: str, position: dict[str, Any] | None = None) -> State:
    def go(guest: Guest) -> Page:
        page = guest.go(f"/table/{guest.open_table('you', *others, position=position)}")
        page.locator(".hand [data-piece]").first.wait_for()
        return page

    return go


def inc(name: str) -> State:
    return lambda guest: visit_scene(guest, SCENES[name])


BOARDS: dict[str, dict[str, State]] = {
    "goblin-warlord": {
        "duel": warlord("scrapper"),
        "brawl": warlord("scrapper", "scrapper", position=positions.brawl(3)),
        "dice": warlord("scrapper", "scrapper", position=positions.dice()),
    },
    "goblins-inc": {
        name: inc(name)
        for name in ("team-up", "plan", "build", "agendas", "pilot", "dice", "tactician", "token", "score")
    },
    "nitro-run": {
        "week": lambda guest: open_nitro(guest, a_day_of_everything()),
        "late": nitro_scenes.week,
        "run": lambda guest: open_nitro(guest, way("calm", "+1/+2")),
        "ledge": nitro_scenes.run,
    },
}
