"""Great moments: told step by step, paused, skipped, seen again, and read where nothing moves; a round stays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.nitro_run.table import way

from . import positions
from .conftest import Invite
from .guests import Guest
from .house import DESKTOP, LANGUAGES, PHONE, Size, choose
from .inc_showdown import salvo
from .inc_tables import hear, last_shot, open_inc, planning
from .looks import MISSING, PAINTED, complaints_by_day_and_night, text_of
from .nitro_tables import control, open_nitro
from .words import said

BOTH = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
MOVES = "no-preference"
# A change of it is a jump. What is not there is nowhere.
PLACE = "one => { const { x, y, width } = one.getBoundingClientRect(); return [x, y, width].map(Math.round) }"


def slate(page: Page) -> Locator:
    return page.locator(".question")


def account(page: Page) -> Locator:
    return page.get_by_role("region", name=said("table-account"))


def fire_five(guest: Guest, moving: bool = True) -> Page:
    """Five dice to the right, and two come back."""
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=salvo())}")
    page.locator(".rack .result:not(:empty)").first.wait_for()
    if moving:
        page.emulate_media(reduced_motion="no-preference")
    control(page, "Fire!").click()
    return page


def shoot_last(guest: Guest, round_number: int = 1, others: str = "scrapper") -> Page:
    page = guest.go(f"/table/{open_inc(guest, 'you', others, at=last_shot(round_number))}")
    page.locator(".rack").wait_for()
    expect(control(page, "Fire!")).to_be_enabled()
    control(page, "Fire!").click()
    return page


@BOTH
def test_an_attack_is_told_blow_by_blow_and_stands_still_when_it_is_paused(invite: Invite, size: Size) -> None:
    guest = invite(*size)
    page = fire_five(guest)
    expect(slate(page)).to_contain_text("Die 1, a 3: ")
    expect(slate(page)).to_contain_text("a token takes the blow")
    pause, skip = control(page, said("table-pause")), control(page, said("table-skip"))
    places = [one.evaluate(PLACE) for one in (pause, skip)]
    expect(slate(page)).to_contain_text(re.compile("Die 2, a 2: .+ 3 tiles with it: nothing holds them any more"))
    pause.click()
    go_on = control(page, said("table-go-on"))
    expect(go_on).to_be_visible()
    assert [one.evaluate(PLACE) for one in (go_on, skip)] == places, "nothing jumps"
    assert page.locator("[data-paused] .falls").first.evaluate("one => getComputedStyle(one).animationPlayState") == (
        "paused"
    )
    told = slate(page).inner_text()
    hear(guest, "fight-round-began", number=2)  # the game has long gone on
    assert slate(page).inner_text() == told
    page.keyboard.press("p")
    expect(slate(page)).to_contain_text("Die 3, a 4: ")
    skip.click()
    expect(page.locator(".pilot")).to_be_visible()


def test_the_last_attack_is_acted_again_and_leaves_the_table_as_it_was(invite: Invite) -> None:
    guest = invite()
    page = fire_five(guest)
    control(page, said("table-skip")).click()
    expect(page.locator(".pilot")).to_be_visible()
    before, question = page.locator(".mat").inner_text(), slate(page).inner_text()
    lines = account(page).get_by_role("listitem")
    count = lines.count()
    assert count == 2 + 5 + 2, "two attacks, five dice and two"
    control(page, said("table-again")).click()
    expect(slate(page)).to_contain_text("Fire at ")
    expect(lines).not_to_have_count(count)
    expect(slate(page)).to_contain_text("Die 1, a 3: ")
    page.keyboard.press("Escape")
    expect(slate(page)).to_have_text(re.compile(re.escape(question.strip())))
    assert page.locator(".mat").inner_text() == before
    expect(lines).to_have_count(count)
    control(page, "Seal the controller").click()
    expect(account(page)).to_have_count(0)


@BOTH
def test_with_reduced_motion_every_blow_can_be_read_and_put_away(invite: Invite, size: Size) -> None:
    page = fire_five(invite(*size), moving=False)
    lines = account(page).get_by_role("listitem")
    expect(lines).to_have_count(2 + 5 + 2)
    expect(lines.nth(0)).to_contain_text("Fire at ")
    expect(lines.nth(1)).to_contain_text("a token takes the blow")
    expect(lines.nth(2)).to_contain_text("nothing holds them any more")
    expect(lines.nth(2)).to_contain_text("things lost in this attack")
    expect(control(page, said("table-again"))).to_have_count(0)
    account(page).get_by_role("button", name=said("table-account-close")).click()
    expect(account(page)).to_have_count(0)


def test_at_once_is_a_speed_like_any_other(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/settings")
    choose(page, said("page-pace"), said("page-pace-none"))
    page.emulate_media(reduced_motion="no-preference")
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=last_shot())}")
    control(page, "Fire!").click()
    expect(control(page, said("goblins-inc-score-on")), "all cards lie open").to_be_visible()


def test_a_round_lies_there_until_one_has_gone_on_and_nothing_around_it_is_ahead(invite: Invite) -> None:
    guest = invite()
    page = shoot_last(guest)
    hear(guest, "round-began", number=2)
    expect(page.locator(".wrecks > section")).to_have_count(2)
    where, log = page.locator("header .where"), page.locator(".roll").first
    beside = page.get_by_role("complementary").first
    for _ in range(2):
        expect(where).to_contain_text("Round 1 of 2")
        expect(beside).to_contain_text("0 points")
        assert "Round 2" not in log.inner_text()
        assert "Star" not in log.inner_text(), "what the cards bring is told by the cards"
        page.evaluate(PAINTED)
    control(page, said("goblins-inc-score-first")).click()
    expect(page.locator(".card-in-focus")).to_contain_text("Victory")
    expect(beside).to_contain_text("4 points")
    control(page, said("goblins-inc-score-next")).click()
    expect(page.locator(".card-in-focus")).to_contain_text("Artist")
    control(page, said("goblins-inc-score-all")).click()
    expect(beside).to_contain_text("13 points")
    assert "Round 2" not in log.inner_text()
    control(page, said("goblins-inc-score-on")).click()
    expect(page.get_by_role("region", name=said("goblins-inc-teaming"))).to_be_visible()
    expect(where).to_contain_text("Round 2 of 2")
    expect(log).to_contain_text("Round 2")


def test_nobody_goes_to_work_before_one_has_seen_who_sits_with_whom(invite: Invite) -> None:
    guest = invite()
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper')}")
    expect(page.get_by_role("region", name=said("goblins-inc-teaming"))).to_be_visible()
    hear(guest, "was-done", seat="blue")  # the bot has packed its crate
    sealed = page.locator(".left .sealed")
    page.evaluate(PAINTED)
    assert sealed.count() == 0
    control(page, said("goblins-inc-teamup-go")).click()
    expect(sealed).to_have_count(1)


@BOTH
def test_fifty_points_flip_the_promotion_card(invite: Invite, size: Size) -> None:
    guest = invite(*size)
    match = last_shot()
    match.true.state.players[0].points = 45
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=match)}")
    page.locator(".rack").wait_for()
    control(page, "Fire!").click()
    control(page, said("goblins-inc-score-first")).click()
    race = page.get_by_role("region", name=said("goblins-inc-race"))
    expect(race).not_to_contain_text("You are promoted")
    control(page, said("goblins-inc-score-next")).click()
    expect(race).to_contain_text("Fifty! You are promoted.")


@BOTH
def test_gifts_come_out_of_a_crate(invite: Invite, size: Size) -> None:
    guest = invite(*size)
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=planning())}")
    for tile in ("W11", "W12"):
        page.locator(f"[data-piece='tile-{tile}']").click()
    page.emulate_media(reduced_motion="no-preference")
    control(page, said("goblins-inc-go-give")).click()
    crate = page.locator(".unwrapping")
    expect(crate).to_contain_text("with love")
    expect(crate.locator(".gift")).to_have_count(2)
    expect(crate).to_have_count(0)
    expect(page.locator(".tray").get_by_text(re.compile("^from ", re.I))).to_have_count(2)


@BOTH
def test_a_fort_rises_and_counts(invite: Invite, size: Size) -> None:
    guest = invite(*size)
    table = guest.open_table("you", "scrapper", "scrapper", position=positions.brawl(3))
    page = guest.go(f"/table/{table}")
    page.locator("[data-piece='lair-red-3']").wait_for()
    page.emulate_media(reduced_motion="no-preference")
    guest.move(table, "red", "upgrade 3", "pay 1", "pay 1", "pay 1")
    expect(page.locator(".rising")).to_have_text("3/4")
    expect(slate(page)).to_contain_text("Fort 3 of 4")
    expect(page.locator(".rising")).to_have_count(0)
    control(page, said("table-again")).click()
    expect(page.locator(".rising")).to_be_visible()


def test_an_invasion_can_be_read_where_nothing_moves(invite: Invite) -> None:
    guest = invite(*PHONE)
    dice = {"script": [["table", 4], ["table", 4]]}  # victory, whoever chooses
    table = guest.open_table("you", "scrapper", "scrapper", position=positions.brawl(3) | dice)
    page = guest.go(f"/table/{table}")
    page.locator("[data-piece='lair-red-3']").wait_for()
    guest.move(table, "red", "invade 2 > blue.2")
    lines = account(page).get_by_role("listitem")
    expect(lines.first).to_contain_text(re.compile("You lead lair 2 against .+ lair 2"))
    expect(lines.nth(1)).to_contain_text("Victory")


def test_the_war_boss_has_something_to_say_about_each_section(invite: Invite) -> None:
    page = open_nitro(invite(), way("calm", "+1/+2", "+0/+1"))
    page.emulate_media(reduced_motion="no-preference")
    control(page, "Ride on").click()
    expect(slate(page)).to_contain_text("Boring is good.")
    expect(control(page, "Ride on")).to_be_visible()
    control(page, "Ride on").click()
    expect(slate(page).locator("small:not(.where)")).to_contain_text(re.compile("“.+”"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_an_attack_is_missing_and_axe_finds_nothing(invite: Invite, language: str) -> None:
    guest = invite(*PHONE, language=language, touch=True, bypass_csp=True)
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=salvo(fight_round=4))}")
    page.locator(".rack .result:not(:empty)").first.wait_for()
    page.locator(".actions .go:visible").first.click()
    expect(page.get_by_role("region", name=said("table-account", language))).to_be_visible()
    expect(page.locator(".wrecks")).to_be_visible()
    assert MISSING.findall(text_of(page)) == []
    assert complaints_by_day_and_night(page.locator("html")) == []
