"""The end of a game: what is offered then, when, and where."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.games.nitro_run.table import rides, way

from . import positions
from .conftest import Invite
from .endings import last_scene
from .guests import Guest
from .house import DESKTOP, LANGUAGES, PHONE, Size
from .inc_tables import last_shot, open_inc
from .looks import MISSING, complaints_by_day_and_night, text_of
from .nitro_player import Overseer
from .nitro_tables import control, open_nitro
from .player import click
from .test_nitro_lessons import LESSONS
from .warlord_player import WarlordPlayer
from .words import said

LAPTOP: Size = (1280, 800)
LYING: Size = (844, 390)
SIZES = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE, "lying": LYING}
# What lies over another control, as a mouse or a finger would find out.
COVERED = """() => [...document.querySelectorAll(':is(main, header) :is(a, button)')]
    .filter(one => one.checkVisibility() && !one.closest('dialog') && !one.closest('[data-mat]:not(.slate)'))
    .map(one => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width && box.top >= 0 && box.bottom <= innerHeight)
    .filter(({ one, box }) => {
        const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !one.contains(found) && !found?.contains(one);
    })
    .map(({ one }) => one.ariaLabel ?? one.innerText)"""


# How many colours there are, roughly.
COLOURS_OF = """async image => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(24, 27, 740, 576);
    const seen = new Set();
    for (let i = 0; i < data.length; i += 4 * 97) seen.add([0, 1, 2].map(one => data[i + one] >> 4).join());
    return { seen: seen.size, size: [width, height] };
}"""
WON = "You are the new Boss!"
Motion = Literal["reduce", "no-preference"]
Finish = Callable[[Guest], Page]


def fire_the_last_shot(guest: Guest, motion: Motion = "reduce") -> Page:
    """Red's dice end the last fight."""
    page = guest.go(f"/table/{open_inc(guest, 'you', 'scrapper', at=last_shot(round_number=2))}")
    page.locator(".rack").wait_for()
    page.emulate_media(reduced_motion=motion)
    expect(control(page, "Fire!")).to_be_enabled()
    control(page, "Fire!").click()
    return page


def leaf(page: Page) -> None:
    control(page, said("goblins-inc-score-all")).click()
    control(page, said("goblins-inc-score-end")).click()


def fourth_fort(guest: Guest) -> Page:
    """Red raises it."""
    table = guest.open_table("you", "scrapper", position=positions.last_fort())
    page = guest.go(f"/table/{table}")
    page.locator("[data-piece='lair-red-1']").wait_for()
    guest.move(table, "red", *positions.WINNING)
    return page


def ride_home(guest: Guest) -> Page:
    page = open_nitro(guest, rides(way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0"), 6))
    control(page, said("nitro-run-brief-ride", guest.language)).click()
    return page


def blow_up(guest: Guest) -> Page:
    match = way("+0/+3", "+0/+2", nitro=1)
    match.play("red", "ride")
    match.true.state.run.stability = 0
    page = open_nitro(guest, match)
    Overseer(page, click).play()
    return page


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_nothing_is_offered_before_all_is_shown_and_nothing_lies_over_anything(invite: Invite, size: Size) -> None:
    page = fire_the_last_shot(invite(*size), "no-preference")
    expect(control(page, said("table-pause"))).to_be_visible()
    ways = page.locator(f"a[href^='/replay/'], button:text-is('{said('table-over-rematch')}')").locator(
        "visible=true"
    )
    assert ways.count() == 0
    assert page.evaluate(COVERED) == []
    control(page, said("table-skip")).click()
    expect(control(page, said("goblins-inc-score-first"))).to_be_visible()
    assert ways.count() == 0, "the round lies there to be looked at"
    assert page.evaluate(COVERED) == []
    leaf(page)
    page.keyboard.press("Shift")
    expect(last_scene(page)).to_be_visible()
    expect(last_scene(page).locator(".ways .go")).to_be_focused()
    assert page.evaluate(COVERED) == []
    last_scene(page).get_by_role("button", name=said("ending-back")).click()
    expect(page.get_by_role("heading", name="Round 2: the score")).to_be_visible()
    assert page.evaluate(COVERED) == []
    control(page, said("table-over-show")).click()
    expect(last_scene(page)).to_be_visible()


def test_the_scene_has_four_frames_and_any_key_shows_the_last(invite: Invite) -> None:
    page = fire_the_last_shot(invite(), "no-preference")
    control(page, said("table-skip")).click()
    leaf(page)
    scene = page.locator("svg.last-scene")
    expect(scene).to_have_attribute("data-frame", "1")
    expect(page.locator(".column")).to_be_hidden()
    expect(scene).to_have_attribute("data-frame", "2")
    page.keyboard.press("Escape")
    expect(scene).to_have_attribute("data-frame", "4")
    expect(page.locator(".column")).to_be_visible()
    expect(scene).to_have_accessible_name(re.compile("You sit in the Boss’s chair, and .+ holds the broom"))


def test_with_reduced_motion_the_last_frame_is_there_at_once_and_says_as_much(invite: Invite) -> None:
    page = fire_the_last_shot(invite())
    leaf(page)
    expect(page.locator("svg.last-scene")).to_have_attribute("data-frame", "4")
    for told in (WON, "13", "points", said("ending-auntie")):
        expect(last_scene(page)).to_contain_text(told)


def test_each_game_has_a_victory_and_the_loser_the_joke(invite: Invite) -> None:
    anna, berta = invite(), invite()
    table = anna.open_table_with(berta, position=positions.last_fort())
    pages = {guest: guest.go(f"/table/{table}") for guest in (anna, berta)}
    for page in pages.values():
        expect(page.get_by_role("group", name="The clearing")).to_be_visible()
    anna.move(table, "red", *positions.WINNING)
    expect(last_scene(pages[anna])).to_contain_text("You are the Warlord!")
    expect(last_scene(pages[anna])).to_contain_text("4 Forts")
    expect(last_scene(pages[berta])).to_contain_text("You queue with your best sock.")
    for page, confetti in ((pages[anna], True), (pages[berta], False)):
        assert bool(page.locator(".last-scene .scrap").count()) == confetti
    home = ride_home(invite())
    expect(last_scene(home)).to_contain_text("18 points: perfect!")
    expect(home.locator("svg.last-scene")).to_have_accessible_name(re.compile("under the gate"))
    boom = blow_up(invite())
    expect(last_scene(boom)).to_contain_text("BOOM.")
    expect(last_scene(boom)).to_contain_text("At stability 1, brake.")
    assert boom.locator(".last-scene .scrap").count() == 0


def test_whoever_only_watches_sees_who_won(invite: Invite) -> None:
    anna, zoe = invite(), invite()
    table = anna.open_table("you", "scrapper", position=positions.last_fort(), public=True)
    zoe.ask("/me")
    watched = zoe.go(f"/table/{table}")
    expect(watched.get_by_role("group", name="The clearing")).to_be_visible()
    anna.move(table, "red", *positions.WINNING)
    expect(last_scene(watched)).to_have_attribute("data-outcome", "watched")
    expect(last_scene(watched)).to_contain_text("is Warlord.")
    expect(last_scene(watched).get_by_role("img", name=said("ending-auntie"))).to_have_count(0)


def test_a_draw_has_its_own_words(invite: Invite) -> None:
    guest = invite()
    page = guest.go(f"/table/{guest.open_table('you', 'scrapper', turn_limit=2)}")
    WarlordPlayer(page, click, invasions=0).play()
    expect(last_scene(page)).to_have_attribute("data-outcome", "drawn")
    expect(last_scene(page)).to_contain_text("Nobody is Warlord.")


def test_the_best_moment_leads_into_the_replay(invite: Invite) -> None:
    guest = invite()
    page = fire_the_last_shot(guest)
    leaf(page)
    best = last_scene(page).get_by_role("link", name=said("ending-best-open"))
    expect(best).to_contain_text("what hung on it comes down too")
    best.click()
    page.wait_for_url("**/replay/*#step-1")
    expect(page.get_by_role("slider")).to_have_value("1")


def test_the_luckiest_dice_are_told_with_their_chance(invite: Invite) -> None:
    """Four goblins throw three dice at one, and may choose."""
    guest = invite()
    dice = {"script": [["table", side] for side in (0, 5, 3)]}
    table = guest.open_table("you", "scrapper", position=positions.last_fort() | dice)
    page = guest.go(f"/table/{table}")
    page.locator("[data-piece='lair-red-1']").wait_for()
    guest.move(table, "red", "invade 1 > blue.2", "choose overrun", *positions.WINNING)
    best = last_scene(page).get_by_role("link", name=said("ending-best-open"))
    expect(best).to_contain_text("loses a goblin")
    expect(best).to_contain_text("70% by the dice alone")


def test_the_picture_to_share_is_the_scene_and_not_blank(invite: Invite) -> None:
    page = ride_home(invite())
    last_scene(page).get_by_role("button", name=said("ending-share"), exact=True).click()
    shown = page.get_by_role("img", name=said("ending-share-alt"))
    expect(shown).to_be_visible()
    colours = shown.evaluate(COLOURS_OF)
    assert colours["seen"] > 40, "of the scene, not of an empty frame"
    assert colours["size"] == [1200, 630]
    with page.expect_download() as kept:
        page.get_by_role("button", name=said("ending-share-picture")).click()
    assert kept.value.suggested_filename == "goblins-nitro-run.png"
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_browser_that_draws_no_pictures_copies_the_link_and_says_so(invite: Invite) -> None:
    guest = invite(own=True)
    guest.page.add_init_script("HTMLCanvasElement.prototype.toBlob = keep => keep(null)")
    page = ride_home(guest)
    last_scene(page).get_by_role("button", name=said("ending-share"), exact=True).click()
    page.get_by_role("button", name=said("ending-share-picture")).click()
    expect(page.get_by_text(said("ending-share-no-picture"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_end_is_missing_and_axe_finds_nothing(invite: Invite, language: str) -> None:
    for finish in (ride_home, fourth_fort):
        guest = invite(*PHONE, language=language, touch=True, bypass_csp=True)
        page = finish(guest)
        expect(last_scene(page)).to_be_visible()
        assert MISSING.findall(text_of(page)) == []
        assert complaints_by_day_and_night(page.locator("html")) == []


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
def test_at_the_end_of_a_lesson_nothing_lies_over_the_teacher(invite: Invite, size: Size) -> None:
    lesson = "Hold on to your ears"
    page = invite(*size, touch=size == PHONE).go("/lessons/nitro-run")
    page.get_by_role("button", name=f"Start: {lesson}").click()
    told = page.get_by_role("dialog", name=lesson).get_by_role("button", name="Start")
    for _ in range(size == PHONE):
        told.click()
    for do in LESSONS[lesson]:
        do(page)
    expect(last_scene(page)).to_be_visible()
    assert page.evaluate(COVERED) == []
    last_scene(page).get_by_role("button", name=said("ending-back")).click()
    expect(control(page, said("table-over-show"))).to_be_visible()
    assert page.evaluate(COVERED) == []
