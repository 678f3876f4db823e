"""Everything that opens over a screen: menus, drawers, dialogs, notes. How it is opened, in any language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from .guests import Guest
from .house import PHONE
from .looks import speak
from .screens import MAIN, Screen, Tables, visit
from .words import said

Opening = Callable[[Page, str], object]  # in that language


@dataclass(frozen=True)
class Layer:
    screen: Screen
    opens: Opening
    shows: Callable[[Page], Locator]
    stays: bool = True  # while something else is touched


def open_layer(guest: Guest, layer: Layer, tables: Tables) -> Locator:
    page = visit(guest, layer.screen, tables)
    layer.opens(page, guest.language)
    found = layer.shows(page)
    expect(found).to_be_visible()
    return found


def translate(page: Page, layer: Layer, language: str) -> Locator:
    """The same in another language, without leaving the screen."""
    speak(page, language)
    if not layer.stays:
        layer.opens(page, language)
    found = layer.shows(page)
    expect(found).to_be_visible()
    return found


def dialog(page: Page) -> Locator:
    return page.locator("dialog[open]")


def press(*keys: str) -> Opening:
    """Buttons that are called so, one after the other, wherever they are to be seen."""

    def opens(page: Page, lang: str) -> None:
        for key in keys:
            page.get_by_role("button", name=said(key, lang), exact=True).locator("visible=true").first.click()

    return opens


def _pick_a_lair(page: Page) -> None:
    page.locator("[data-piece='lair-red-1'][data-target]").click()


def consider_an_invasion(page: Page, _lang: str) -> None:
    """A mouse that rests on a target considers it; so does the first touch."""
    _pick_a_lair(page)
    target = page.locator("[data-piece='lair-blue-1'][data-target]")
    if page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        target.tap()
    else:
        target.hover()


def touch_what_hides(page: Page, _lang: str) -> None:
    _pick_a_lair(page)
    page.locator("[data-piece='lair-green-1']").dispatch_event("click")


def go_to_a_card(page: Page, _lang: str) -> None:
    """By keyboard: whatever has the focus explains itself."""
    page.locator("[data-piece^='card']").first.focus()
    page.keyboard.press("ArrowRight")


TABLE = MAIN["table"]
BRAWL = Screen("/table/{brawl}", lambda page: page.locator("[data-piece='lair-red-1'][data-target]"))
LAYERS: dict[str, Layer] = {
    "menu": Layer(TABLE, press("table-menu"), dialog),
    "report": Layer(TABLE, press("table-menu", "table-report"), dialog),
    "leaving": Layer(TABLE, press("table-menu", "table-leave"), dialog),
    "odds": Layer(BRAWL, consider_an_invasion, lambda page: page.locator(".odds .card:has(li)")),
    "refusal": Layer(BRAWL, touch_what_hides, lambda page: page.get_by_role("note")),
    "explanation": Layer(BRAWL, go_to_a_card, lambda page: page.get_by_role("tooltip"), stays=False),
    "play-on": Layer(MAIN["replay"], press("replay-play-on"), dialog),
    "bots": Layer(MAIN["lobby"], press("lobby-seat-bot"), lambda page: page.locator(".levels")),
    "closing": Layer(MAIN["lobby"], press("lobby-close"), dialog),
    "changing": Layer(MAIN["lobby"], press("lobby-change"), lambda page: page.locator(".agreed")),
}
NARROW: dict[str, Layer] = {
    "log": Layer(TABLE, press("table-log"), dialog),
    "talk": Layer(TABLE, press("table-talk"), dialog),
}
