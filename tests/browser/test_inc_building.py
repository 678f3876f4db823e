"""Planning and building: by drag, by touch and by keyboard, never with more than two gestures for a tile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Invite
from .guests import Guest
from .house import PHONE
from .inc_tables import HANDS, building, choosing, hear, nearly_shut, open_inc, planning
from .keys import by_keyboard


def builder(guest: Guest) -> Page:
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=building())}")
    expect(tray(page)).to_have_count(5)
    return page


def tray(page: Page) -> Locator:
    return page.get_by_role("region", name="Your tiles").get_by_role("listitem").get_by_role("button")


def square(page: Page, name: str) -> Locator:
    return page.locator(f"[data-piece='own-{name}']")


def turns(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Turn ")).get_by_role("button", name=re.compile("^Top to the"))


def assert_lies(page: Page, name: str, tile: str, label: str) -> None:
    expect(square(page, name)).to_have_accessible_name(re.compile(f"{name}: .*{tile}.*{label}"))


def test_a_tile_is_dragged_and_turned_with_a_tap(invite: Invite) -> None:
    guest = invite()
    page = builder(guest)
    page.locator("[data-piece='tile-W11']").drag_to(square(page, "b2"))
    assert_lies(page, "b2", "W11", "arrow up")
    square(page, "b2").click()
    assert_lies(page, "b2", "W11", "arrow right")
    expect(page.locator("[data-drag]").and_(square(page, "b2"))).to_have_count(1)
    square(page, "b2").drag_to(square(page, "b3"))
    assert_lies(page, "b3", "W11", "arrow right")
    expect(square(page, "b2")).to_have_accessible_name(re.compile("b2: empty"))


def test_two_touches_lay_a_tile_however_it_shall_be_turned(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = builder(guest)
    for at, (name, way) in enumerate([("b2", 3), ("d2", 2), ("b3", 1), ("d4", 3), ("b4", 0)]):
        expect(turns(page)).to_have_count(4)
        turns(page).nth(way).tap()
        expect(turns(page).nth(way)).to_have_attribute("aria-pressed", "true")
        square(page, name).tap()
        expect(page.locator("[data-target]").and_(square(page, name))).to_have_count(1)
        expect(page.get_by_role("button", name=re.compile("^Done")).last).to_contain_text(
            "Done!" if at == 4 else f"{4 - at} tile"
        )
    page.get_by_role("button", name="Done!").last.tap()
    page.get_by_role("button", name="Done, leave it loose").last.tap()
    built = hear(guest, "built", times=5, seat="red")
    assert {event["square"]: event["turn"] for event in built} == {
        "b2": "west",
        "d2": "south",
        "b3": "east",
        "d4": "west",
        "b4": "north",
    }


def test_a_tile_of_this_step_is_taken_up_by_a_tap_and_moved_by_the_next(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = builder(guest)
    rose = page.locator(".rose")
    expect(rose).to_contain_text("Flail, in hand")
    square(page, "b2").tap()
    expect(square(page, "b2")).to_have_attribute("data-drag", "own-b2")
    square(page, "d2").tap()
    assert_lies(page, "b2", "W11", "arrow up")
    square(page, "b2").tap()
    expect(rose).to_contain_text("Flail, on b2")
    expect(page.locator(".ask")).to_contain_text("Flail: tap a square to move it")
    assert_lies(page, "b2", "W11", "arrow up")  # it was only taken up
    square(page, "b3").tap()
    assert_lies(page, "b3", "W11", "arrow up")
    expect(square(page, "b2")).to_have_accessible_name(re.compile("b2: empty"))
    expect(page.locator(".ask")).not_to_contain_text("Flail")


def bolt_on_all(page: Page, *squares: str) -> None:
    for name in squares:
        square(page, name).click()
        expect(square(page, name)).to_have_attribute("data-drag", f"own-{name}")


def test_when_all_five_are_on_they_can_still_be_dragged(invite: Invite) -> None:
    guest = invite()
    page = builder(guest)
    bolt_on_all(page, "b2", "d2", "b3", "d4", "b4")
    square(page, "d4").drag_to(square(page, "e4"))
    expect(square(page, "e4")).to_have_attribute("data-drag", "own-e4")
    expect(square(page, "d4")).to_have_accessible_name(re.compile("d4: empty"))
    square(page, "e4").drag_to(square(page, "c2"))
    refusal = page.get_by_role("note")
    expect(refusal).to_contain_text("c2")
    expect(refusal).not_to_contain_text("hand")


def test_loose_tiles_are_asked_about_once_before_the_step_is_done(invite: Invite) -> None:
    guest = invite()
    page = builder(guest)
    bolt_on_all(page, "a2", "b2", "d2", "b3", "d4")
    expect(page.get_by_text(re.compile("loose, will fall off")).first).to_be_visible()
    page.get_by_role("button", name="Done!").first.click()
    expect(page.locator(".ask")).to_contain_text("Really leave")
    page.get_by_role("button", name="Done, leave it loose").first.click()
    hear(guest, "built", times=5, seat="red")


def test_the_yard_holds_still_when_a_tile_hangs_loose(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = builder(guest)
    yard = page.locator(".building > .yard")
    before = yard.bounding_box()
    square(page, "a2").tap()
    expect(page.locator(".building").get_by_text("1 loose, will fall off")).to_be_visible()
    assert yard.bounding_box() == before


def test_ones_agendas_are_a_touch_away_while_one_builds(invite: Invite) -> None:
    page = builder(invite(*PHONE, touch=True))
    page.get_by_role("button", name="Your agendas").tap()
    told = page.get_by_role("dialog", name="Your agendas")
    expect(told.get_by_role("button", name=re.compile("Artist.*2 for each decoration"))).to_be_visible()


def test_a_hint_that_is_put_away_is_not_made_any_more(invite: Invite) -> None:
    page = builder(invite(*PHONE, touch=True))
    bar = page.locator(".bar")
    bar.get_by_role("button", name="Hint").tap()
    expect(bar.get_by_role("button", name="Do it")).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Put the hints away").tap()
    expect(bar.get_by_role("button", name="Do it")).to_have_count(0)
    expect(page.locator(".ask")).to_contain_text("Where does")


def test_a_hint_about_agendas_takes_four_in_hand(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=choosing())}")
    page.locator(".bar").get_by_role("button", name="Hint").tap()
    hints = page.get_by_role("region", name="The coach’s hints")
    expect(hints.get_by_role("button", name=re.compile("^Keep ")).first).to_be_visible(timeout=30_000)
    expect(page.get_by_text("4 of 4")).to_be_visible()
    expect(page.locator(".ask")).not_to_contain_text("Do without")
    page.get_by_role("button", name=re.compile("^Do not keep ")).first.tap()
    expect(page.get_by_text("3 of 4")).to_be_visible()


def test_tiles_are_laid_turned_and_lifted_by_keyboard(invite: Invite) -> None:
    guest = invite()
    page = builder(guest)
    page.keyboard.press("r")
    by_keyboard(page, square(page, "b2"))
    assert_lies(page, "b2", "W11", "arrow right")
    page.keyboard.press("r")
    assert_lies(page, "b2", "W11", "arrow down")
    page.keyboard.press("Delete")
    expect(square(page, "b2")).to_have_accessible_name(re.compile("b2: empty"))
    expect(tray(page)).to_have_count(5)


def test_loose_parts_are_counted_and_hatched_and_joins_light_up(invite: Invite) -> None:
    guest = invite()
    page = builder(guest)
    joins = page.get_by_role("region", name="Your robot").locator(".weld")
    before = joins.count()
    square(page, "a2").click()
    expect(page.get_by_text("1 loose, will fall off").first).to_be_visible()
    page.get_by_role("button", name="Undo").first.click()
    expect(page.get_by_text("1 loose, will fall off")).to_have_count(0)
    page.locator("[data-piece='tile-D05']").click()
    square(page, "b2").click()
    expect(joins).to_have_count(before + 1)


def test_open_metal_is_counted_and_missed_before_it_is_gone(invite: Invite) -> None:
    guest = invite()
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=nearly_shut())}")
    expect(page.get_by_text("last square to join on").first).to_be_visible()
    expect(page.locator(".ask")).to_contain_text("only d4 still joins on")
    page.locator("[data-piece='tile-W32']").click()
    page.locator("[data-piece='tile-W32']").click()
    page.locator("[data-piece='tile-W32']").click()  # its metal is below at first
    square(page, "d4").click()
    expect(page.get_by_text("nothing joins on any more").first).to_be_visible()
    expect(page.locator(".ask")).to_contain_text("No open metal left")
    page.get_by_role("button", name="Undo").first.click()
    expect(page.locator(".ask")).to_contain_text("only d4 still joins on")


def test_tiles_of_the_tray_keep_their_places_while_two_are_packed(invite: Invite) -> None:
    guest = invite()
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=planning())}")
    last = page.locator("[data-piece='tile-D05']")
    before = last.bounding_box()
    page.locator("[data-piece='tile-W11']").click()
    expect(page.get_by_role("region", name="Gift crate").get_by_role("button")).to_have_count(1)
    assert last.bounding_box() == before


def test_a_square_that_is_taken_says_why_whatever_others_do(invite: Invite) -> None:
    guest, friend = invite(), invite()
    table = guest.open_table_with(friend, game="goblins-inc", position=building().position())
    page = guest.go(f"/table/{table}")
    expect(tray(page)).to_have_count(5)
    square(page, "c2").click(force=True)
    refusal = page.get_by_role("note")
    expect(refusal).to_contain_text("c2")
    for tile, free in zip(HANDS["blue"].split(), ("b2", "d2", "b4", "d4", "e3"), strict=True):
        friend.move(table, "blue", f"place {tile} {free} north")
    friend.move(table, "blue", "done")
    expect(page.get_by_role("img", name=re.compile("has chosen in secret"))).to_be_visible()
    expect(refusal.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/goblins-inc#GI-"))


@pytest.mark.parametrize("way", ["click", "drag"])
def test_two_tiles_go_into_the_crate(invite: Invite, way: str) -> None:
    guest = invite()
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=planning())}")
    crate = page.get_by_role("region", name="Gift crate")
    for tile in ("W11", "D05"):
        piece = page.locator(f"[data-piece='tile-{tile}']")
        if way == "click":
            piece.click()
        else:
            piece.drag_to(crate)
    expect(crate.get_by_role("button")).to_have_count(2)
    page.get_by_role("button", name="Hand them over!").click()
    expect(page.get_by_text("You wrap up Flail and Gramophone.", exact=True)).to_be_visible()


def test_four_agendas_are_kept_with_what_they_are_worth(invite: Invite) -> None:
    guest = invite()
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=choosing())}")
    card = page.get_by_role("button", name=re.compile("^Keep Artist"))
    expect(card).to_have_accessible_name(re.compile("8 worth now"))
    card.hover()
    expect(page.get_by_role("region", name="Your robot").locator(".counts")).to_have_count(4)
    for agenda in ("Artist", "Decoy", "Guardian", "Snitch or Star"):
        page.get_by_role("button", name=re.compile(f"^Keep {agenda}")).click()
    page.get_by_role("button", name="Bet on Star").first.click()
    page.get_by_role("button", name=re.compile("Turn to Snitch")).click()
    page.get_by_role("button", name="Seal them").click()
    expect(page.get_by_text("You bet on Snitch.", exact=True)).to_be_visible()
    discarded = [event["agenda"] for event in hear(guest, "agenda-discarded", times=3)]
    assert sorted(discarded) == ["berserker", "ninja", "saboteur"]
