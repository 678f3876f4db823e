"""At a table, on a phone: being told why, being away, clocks, notices, sounds."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from . import positions
from .conftest import Invite
from .guests import Guest
from .house import PHONE
from .inc_tables import hear
from .layers import go_to_a_card, press, touch_what_hides
from .words import said

# Chromium without a window grants the permission, but does not say so afterwards.
SPY_ON_NOTICES = """() => {
    window.told = [];
    window.Notification = class extends Notification {
        static permission = 'granted';
        constructor(title, how) { super(title, how); told.push([title, how.body]); }
    };
}"""
SPY_ON_SOUND = """window.contexts = window.tones = 0;
window.AudioContext = class extends AudioContext {
    constructor() { super(); contexts += 1; }
    createOscillator() { tones += 1; return super.createOscillator(); }
};"""
LOOK_AWAY = "() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"

BANNER_EXPLAINED = "\n".join(said(f"goblin-warlord-{name}-explain") for name in ("order-banner", "banner-die"))


def sit_down(guest: Guest, table: str) -> Page:
    page = guest.go(f"/table/{table}")
    expect(page.get_by_role("group", name="The clearing")).to_be_visible()
    return page


def brawl(guest: Guest) -> Page:
    page = sit_down(guest, guest.open_table("you", "scrapper", "scrapper", position=positions.brawl(3)))
    expect(page.locator("[data-piece='lair-red-1'][data-target]")).to_be_visible()
    return page


def touch_for(page: Page, selector: str, ms: int) -> None:
    """A finger that stays."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    line = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(ms)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_refusal_says_why_and_leads_to_the_rule(invite: Invite) -> None:
    page = brawl(invite(*PHONE, touch=True))
    touch_what_hides(page, "en")
    note = page.get_by_role("note")
    expect(note).to_contain_text(re.compile(r"\b(?!Green)\w+ is hiding: nobody can touch them"))
    note.get_by_role("link", name=said("table-rule-link")).tap()
    page.wait_for_url(re.compile(r"/rules/goblin-warlord#GW-"))
    expect(page.locator(f"article[id='{page.url.split('#')[1]}']")).to_be_in_viewport()


def test_a_long_press_explains_a_card_and_does_nothing_else(invite: Invite) -> None:
    page = brawl(invite(*PHONE, touch=True))
    card = "[data-piece^='card-hide']"
    touch_for(page, card, 700)
    expect(page.get_by_role("tooltip")).to_have_text(said("goblin-warlord-order-hide-explain"))
    expect(page.locator(card)).to_have_attribute("aria-pressed", "false")
    touch_for(page, card, 60)
    expect(page.locator(card)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_what_a_mouse_rests_on_and_what_has_the_focus_explains_itself(invite: Invite) -> None:
    page = brawl(invite())
    page.mouse.move(5, 5)  # a mouse that has always been there has not come
    page.locator("[data-piece^='card-banner']").hover()
    expect(page.get_by_role("tooltip")).to_have_text(BANNER_EXPLAINED)
    page.mouse.move(5, 5)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    go_to_a_card(page, "en")
    expect(page.get_by_role("tooltip")).to_have_text(BANNER_EXPLAINED)


def test_a_move_is_foreseen_made_and_taken_back(invite: Invite) -> None:
    page = brawl(invite(*PHONE, touch=True))
    page.locator("[data-piece='plot']").tap()
    undo = page.get_by_role("button", name=re.compile("^Undo")).locator("visible=true")
    pay = page.get_by_text("Pay 3 goblins")
    expect(pay.first).to_be_visible()
    undo.tap()
    expect(page.locator("[data-piece='plot']")).to_be_visible()


def test_an_invasion_is_dragged_from_lair_to_lair(invite: Invite) -> None:
    guest = invite()
    page = brawl(guest)
    page.locator("[data-piece='lair-red-1']").drag_to(page.locator("[data-piece='lair-blue-2']"))
    hear(guest, "invaded", seat="red", lair=1, foe="blue", target=2)


def test_a_hint_shows_a_move_without_making_it(invite: Invite) -> None:
    page = brawl(invite(*PHONE, touch=True))
    press("table-hint")(page, "en")
    expect(page.get_by_text(said("table-hint-says"))).to_be_visible()
    expect(page.locator("[data-piece].chosen").first).to_be_visible()
    press("table-back")(page, "en")
    expect(page.get_by_text(said("table-hint-says"))).to_have_count(0)


def test_a_stand_in_plays_until_one_is_back(invite: Invite) -> None:
    anna, berta = invite(*PHONE, touch=True), invite()  # who takes her time, so that the game does not end meanwhile
    page = sit_down(anna, anna.open_table_with(berta))
    press("table-menu")(page, "en")
    page.get_by_role("button", name=said("table-stand-in", bot=said("bot-scrapper"))).tap()
    expect(page.get_by_text(said("table-bot-text", bot=said("bot-scrapper"))).first).to_be_visible()
    page.get_by_role("button", name=said("table-return")).locator("visible=true").first.tap()
    expect(page.get_by_text(said("table-bot-text", bot=said("bot-scrapper")))).to_have_count(0)


def test_a_position_is_reported_and_taken_along(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = brawl(guest)
    press("table-menu", "table-report")(page, "en")
    page.get_by_role("textbox", name=said("table-report-what")).fill("The mushroom bit me.")
    press("table-report-send")(page, "en")
    expect(page.get_by_text(said("table-report-sent")).first).to_be_visible()
    press("table-report-copy")(page, "en")
    expect(page.get_by_text(said("table-report-copied")).first).to_be_visible()
    taken = json.loads(page.evaluate("() => navigator.clipboard.readText()"))
    assert taken["game"] == "goblin-warlord"


def test_a_slow_game_shows_its_clock_by_the_servers_time(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True, own=True)
    table = guest.open_table("you", "scrapper", seconds=86_400, position=positions.brawl(2))
    guest.page.clock.set_system_time("2031-01-01T00:00:00Z")  # this device has no idea
    page = sit_down(guest, table)
    press("table-log")(page, "en")
    clock = page.get_by_role("dialog").get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^2[34]:\d\d:\d\d$"))


def test_the_title_a_sound_and_a_notice_tell_whose_turn_it_is(invite: Invite) -> None:
    anna, berta = invite(*PHONE, touch=True, own=True), invite()
    table = anna.open_table_with(berta, position=positions.brawl(2))
    anna.context.grant_permissions(["notifications"])
    anna.context.add_init_script(SPY_ON_SOUND)
    page = sit_down(anna, table)
    expect(page).to_have_title(re.compile("^Your turn!"))
    assert page.evaluate("contexts") == 0, "nothing sounds before a gesture"
    page.evaluate(SPY_ON_NOTICES)
    press("table-menu", "table-notify")(page, "en")
    expect(page.get_by_role("button", name=said("table-notify-on"))).to_be_visible()
    page.wait_for_function("() => contexts === 1")

    anna.move(table, "red", "order hide")
    expect(page).not_to_have_title(re.compile("^Your turn!"))
    page.evaluate(LOOK_AWAY)
    before = page.evaluate("tones")
    berta.move(table, "blue", "order hide")
    expect(page).to_have_title(re.compile("^Your turn!"))
    page.wait_for_function("before => tones > before", arg=before)
    assert page.evaluate("told") == [[said("table-your-turn"), said("table-turn-notice", game="Goblin Warlord")]]


def test_without_volume_and_without_asking_only_the_title_tells(invite: Invite) -> None:
    anna, berta = invite(*PHONE, touch=True, own=True), invite()
    table = anna.open_table_with(berta, position=positions.brawl(2))
    anna.context.grant_permissions(["notifications"])
    anna.context.add_init_script(SPY_ON_SOUND)
    page = sit_down(anna, table)
    page.evaluate(SPY_ON_NOTICES)
    press("table-menu")(page, "en")
    page.get_by_role("slider", name=said("table-volume")).fill("0")
    press("page-close")(page, "en")
    page.wait_for_function("() => contexts === 1")
    anna.move(table, "red", "order hide")
    expect(page).not_to_have_title(re.compile("^Your turn!"))
    page.evaluate(LOOK_AWAY)
    page.evaluate("tones = 0")
    berta.move(table, "blue", "order hide")
    expect(page).to_have_title(re.compile("^Your turn!"))
    assert page.evaluate("[contexts, tones, told.length]") == [1, 0, 0]
