"""Every main screen: how one gets there, and how one knows that it is there, in any language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Browser, Locator, Page, expect

from . import positions
from .endings import last_scene
from .guests import NOWHERE, Cookies, Guest, Kind


@dataclass(frozen=True)
class Tables:
    """What the screens are about."""

    lobby: str
    playing: str
    shared: str
    over: str
    brawl: str
    dice: str
    missed: str


def box_of(page: Page, title: str) -> Locator:
    """A game's box on the shelf."""
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=title))


def tables_for(guest: Guest) -> Tables:
    """A table in every state, all of them this guest's."""
    return Tables(
        over=guest.finished_table(),
        lobby=guest.open_table("you", "scrapper", "open", "open"),
        shared=guest.open_table("you", "you", "you", "scrapper"),
        playing=guest.open_table("you", "scrapper", "scrapper", "random"),
        brawl=guest.open_table("you", "scrapper", "scrapper", position=positions.brawl(3)),
        dice=guest.open_table("you", "scrapper", "scrapper", position=positions.dice()),
        missed=_missed_table(guest),
    )


def _missed_table(guest: Guest) -> str:
    """One at which others have moved since this guest has."""
    table = guest.open_table("you", "scrapper", "scrapper", position=positions.brawl(3))
    guest.move(table, "red", "order hide")
    return table


@dataclass(frozen=True)
class Household:
    """Somebody who has all these tables: cookies to come with, and the tables."""

    who: Cookies
    tables: Tables

    @staticmethod
    def settle(browser: Browser, address: str) -> Household:
        guest = Guest(browser, Kind(address))
        try:
            tables = tables_for(guest)
            return Household(guest.cookies, tables)
        finally:
            guest.close()


@dataclass(frozen=True)
class Screen:
    path: str  # of a table's name, if it is about one
    shows: Callable[[Page], Locator]
    then: Callable[[Page], None] | None = None  # to be done there


def _begin_lesson(page: Page) -> None:
    page.get_by_role("main").get_by_role("listitem").get_by_role("button").first.click()
    expect(page.get_by_role("main").get_by_role("group").last).to_be_visible()
    _board(page).wait_for()


def _board(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("button", disabled=True).first


MAIN: dict[str, Screen] = {
    # the last things that come: the run of the day, and what is over
    "shelf": Screen("/", lambda page: page.locator("html:has(.daily h2) .below a[href^='/replay/']")),
    "new": Screen("/new/goblin-warlord?with=bots", lambda page: page.get_by_role("radiogroup").first),
    "lobby": Screen("/table/{lobby}", lambda page: page.get_by_role("textbox").first),
    "table": Screen("/table/{playing}", _board),
    "end": Screen("/table/{over}", last_scene),
    "replay": Screen("/replay/{over}", lambda page: page.get_by_role("slider")),
    "rules": Screen("/rules/goblin-warlord", lambda page: page.get_by_role("article").nth(5)),
    "settings": Screen("/settings", lambda page: page.get_by_role("slider")),
    "lessons": Screen("/lessons/goblin-warlord", lambda page: page.get_by_role("listitem").first),
}
MORE: dict[str, Screen] = {
    "friends": Screen("/new/goblin-warlord?with=friends", lambda page: page.get_by_role("radiogroup").first),
    "lesson": Screen("/lessons/goblin-warlord", lambda page: page.get_by_role("listitem").first, _begin_lesson),
    "dice": Screen("/table/{dice}", lambda page: page.locator("[data-piece^='die']").first),
    "recap": Screen("/table/{missed}", lambda page: page.locator(".recap")),
    "pass-screen": Screen("/table/{shared}", lambda page: page.get_by_role("dialog")),
    "other-rules": Screen("/rules/goblins-inc", lambda page: page.get_by_role("article").nth(5)),
    "nowhere": Screen(NOWHERE, lambda page: page.get_by_role("heading", level=1)),
}
ALL = {**MAIN, **MORE}


def visit(guest: Guest, screen: Screen, tables: Tables) -> Page:
    page = guest.go(screen.path.format(**vars(tables)))
    expect(screen.shows(page)).to_be_visible()
    if screen.then:
        screen.then(page)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return page
