"""Two robots of twenty tiles each, as bots have bolted them together, for pictures that shall show all of it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from goblins.match import Match
from tests.games.goblins_inc.table import act, bolted, dice, player, table

from .inc_scenes import SCENES, Scene, aim, fire, keep, place
from .inc_tables import FOUR, SEVEN

TITAN = (
    "b1 W25, c1 E05 west, d1 E09 south, a2 W09 west, b2 A03, c2 W05, d2 A01 east, e2 W06 east, a3 E08 east, b3 W15, "
    "d3 W19 east, e3 W16 west, a4 W08 west, b4 A04 south, c4 W22 west, d4 D06, e4 W03 east, b5 W04 west, c5 W30, "
    "d5 W27 east"
)
OGRE = (
    "b1 A02 east, c1 W28 south, d1 W12 east, a2 E04 east, b2 E02 west, c2 E07, d2 D04, e2 W21, a3 W24 east, b3 E03, "
    "d3 A05 east, e3 W01 east, a4 W31 west, b4 D08, c4 D07, d4 A06 south, e4 W13 east, b5 E01, c5 W32 south, "
    "d5 W29 east"
)


def workshop() -> Match:
    """A titan that lacks five tiles."""
    lacking = {"D06": "d4", "W08": "a4", "W04": "b5", "W30": "c5", "W27": "d5"}
    bolts = ", ".join(one for one in TITAN.split(", ") if one.split()[1] not in lacking)
    hands: dict[str, Any] = {"red": player(" ".join(lacking), SEVEN), "blue": player("D08 D07 A06 W13 E01", SEVEN)}
    enemy = bolted(", ".join(OGRE.split(", ")[:13]))
    return table(bolted(bolts), enemy, phase="build", step=8, standard=True, **hands)


def market() -> Match:
    hands: dict[str, Any] = {
        "red": player("W10 W18 A05 E06 D05", SEVEN),
        "blue": player("W13 W14 A06 D07 D08", SEVEN),
    }
    half = [bolted(", ".join(robot.split(", ")[:10])) for robot in (TITAN, OGRE)]
    return table(half[0], half[1], phase="build", step=5, standard=True, **hands)


def parade() -> Match:
    hands: dict[str, Any] = {seat: player(agendas=SEVEN) for seat in ("red", "blue")}
    return table(bolted(TITAN), bolted(OGRE), phase="agendas", standard=True, **hands)


def showdown(cards: str = "crane+dynamite, homing, nitro", faces: str = "", **state: Any) -> Match:
    crew: dict[str, Any] = {seat: player(agendas=FOUR, bet="star") for seat in ("red", "blue")}
    return table(bolted(TITAN), bolted(OGRE), cards=cards, script=dice(faces), standard=True, **crew, **state)


def salvo(**state: Any) -> Match:
    """Five dice to the right, and three to come back."""
    match = showdown("nitro, homing, emergency", faces="3 2 4 1 5 2 3 0", **state)
    act(match, "right > front", "front > front", "left middle")
    return match


def _bolt_on(page: Page) -> None:
    """One tile that holds, and one that does not."""
    page.locator("[data-piece='tile-D06']").click()
    place("d4", "b5")(page)


def _count(page: Page) -> None:
    """Up to an agenda that counts tiles."""
    fire(page)
    expect(page.locator(".actions .go:visible").first).to_be_visible()
    while not page.locator(".counts").count():
        page.locator(".actions .go:visible").first.click()
        page.wait_for_timeout(300)


SHOWN: dict[str, Scene] = {
    "team-up": SCENES["team-up"],
    "plan": Scene(market, ".crate"),
    "build": Scene(workshop, ".tray [data-drag]", _bolt_on),
    "agendas": Scene(parade, "[data-piece=agenda-artist]", keep("decoy", "guardian", "bet")),
    "pilot": Scene(showdown, ".pilot", aim),
    "squabble": SCENES["squabble"],
    "crane": SCENES["crane"],
    "dice": Scene(salvo, ".rack .result:not(:empty)"),
    "token": SCENES["token"],
    "score": Scene(lambda: salvo(fight_round=4), ".rack", _count),
    "end": SCENES["end"],
}
