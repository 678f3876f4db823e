"""The week of Nitro Run in the browser: every action and every task, by clicks and by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.games.nitro_run.table import peek, spec, table

from .conftest import Invite
from .house import DESKTOP, PHONE, Size
from .inc_tables import hear
from .nitro_player import Overseer
from .nitro_tables import (
    LAID,
    a_day_of_everything,
    aside,
    board,
    choose,
    control,
    drawing,
    open_nitro,
    piece,
    question,
    touch,
)
from .player import click
from .screens import box_of
from .words import said

SMALL: Size = (320, 640)  # not all of the mat is in sight


def test_a_week_by_clicks_from_the_shelf_to_the_verdict(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/")
    box_of(page, "Nitro Run").get_by_role("button", name="Start the week").click()
    page.wait_for_url(re.compile("/table/"))
    player = Overseer(page, click)
    player.play()
    expect(player.ending).to_be_visible()
    assert {"Plan draw", "Tell grunt", "Draft spec", "Let Skab"} <= set(player.done)


def test_a_schemer_is_chosen_walks_and_takes_it_back(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, table(active=""))
    touch(page, "schemer-twich")
    touch(page, "space-b1")
    hear(guest, "moved", schemer="twich", space="b1")
    expect(piece(page, "space-b1")).to_have_accessible_name(re.compile("Twich"))
    control(page, "Undo").click()
    expect(piece(page, "space-b0")).to_have_accessible_name(re.compile("Twich"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_plan_asks_once(invite: Invite, size: Size) -> None:
    guest = invite(*size, touch=size == PHONE)
    page = open_nitro(guest, table())
    for drawn in (2, 4):
        choose(page, "stack")
        hear(guest, "spec-drawn", times=drawn)
    expect(piece(page, "spec-2")).to_have_accessible_name(re.compile("behind it may be"))


def test_a_grunt_drafts_and_what_was_peeked_at_stays_shown(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, table(spec("bend 3"), script=peek("bend 3", "-1/+0")))
    touch(page, "grunt-1-blue")
    choose(page, "spec-1")
    hear(guest, "drafted", spec=1)
    expect(piece(page, "spec-1")).to_have_accessible_name(re.compile("stability −1, speed 0"))


def test_what_a_draft_has_brought_stays_to_be_read_until_the_next_move(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = open_nitro(guest, table(spec("bend 3"), script=peek("bend 3", "blank")))
    expect(aside(page)).to_have_text("Also: walk.")
    touch(page, "grunt-1-blue")
    choose(page, "spec-1")
    hear(guest, "blank-found", spec=1)
    expect(aside(page)).to_have_text("Spec 1 is a blank. Who drew that?")
    control(page, "End the day").click()
    expect(aside(page)).to_have_text("Day 1 is over: bottle 1 of the week turns happy.")
    touch(page, "schemer-skab")
    expect(aside(page)).to_contain_text("Also: ")


def test_on_a_phone_whoever_is_asked_who_acts_sees_the_schemers(invite: Invite) -> None:
    page = open_nitro(invite(*SMALL, touch=True), table(spec("bend 2", "build")))
    piece(page, "spec-1").scroll_into_view_if_needed()
    expect(piece(page, "schemer-skab")).not_to_be_in_viewport()
    control(page, "End the day").click()
    expect(question(page)).to_have_text("Who acts next?")
    for schemer in ("skab", "twich", "nettle"):
        expect(piece(page, f"schemer-{schemer}")).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_way_to_the_grunts_is_shown(invite: Invite) -> None:
    page = open_nitro(invite(*SMALL, touch=True), table())
    expect(piece(page, "task-fabricate")).not_to_be_in_viewport()
    page.get_by_role("button", name="To the grunts").tap()
    expect(piece(page, "grunt-1-blue")).to_be_in_viewport(ratio=1)
    expect(piece(page, "task-fabricate")).to_be_in_viewport(ratio=1)


def test_grunts_gather_rush_and_fabricate(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, a_day_of_everything())
    touch(page, "task-gather")
    control(page, "Gather").click()
    hear(guest, "gathered", spec=2)
    touch(page, "grunt-3-black")
    touch(page, "spec-4")
    hear(guest, "rushed", spec=4)
    touch(page, "schemer-twich")
    touch(page, "grunt-1-red")
    touch(page, "task-fabricate")
    touch(page, "spec-3")
    hear(guest, "fabricated", spec=3)
    expect(piece(page, "spec-3")).to_have_accessible_name(re.compile("^Section 3: bend, finished"))


def test_what_cannot_be_done_is_refused_with_the_reason(invite: Invite) -> None:
    page = open_nitro(invite(), table())
    piece(page, "task-fabricate").click(force=True)
    refusal = page.get_by_role("note")
    expect(refusal).to_contain_text(
        "All three grunts must be on the card to fabricate together. Tell them one by one first."
    )
    expect(refusal.get_by_role("link")).to_have_attribute("href", "/rules/nitro-run#NR-team")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_section_is_laid_down_turned_and_built(invite: Invite, size: Size) -> None:
    guest = invite(*size, touch=size == PHONE)
    page = open_nitro(guest, table(spec("bend 2", "build"), at="a0 b1 c0", active="twich"))
    touch(page, "spec-1")
    expect(piece(page, "spec-1")).to_have_attribute("aria-pressed", "true")
    touch(page, "space-b2")
    first = piece(page, "space-b2").get_attribute("aria-label")
    control(page, "Turn").click()
    control(page, "Build here").click()
    built = hear(guest, "built", spec=1, space="b2")[0]
    lies = said(f"nitro-run-join-{built['join']}")
    assert f"section 1 on b2, {lies}" not in (first or "")
    expect(piece(page, "space-b2")).to_have_accessible_name(re.compile(f"section 1 lies {lies}"))


def test_rubble_falls_on_a_schemer_where_the_player_says(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, table(spec("straight 3"), at="b0 b1 c0", script=peek("straight 3", "rubble")))
    touch(page, "grunt-1-blue")
    choose(page, "spec-1")
    hear(guest, "rubble-found", spec=1)
    touch(page, "space-b1")
    hear(guest, "stunned", schemer="twich")
    expect(piece(page, "schemer-twich")).to_have_accessible_name(re.compile("stunned for today"))


def test_a_crag_is_blown_up_with_a_happy_nitro(invite: Invite) -> None:
    """It asks once, and says what it costs."""
    guest = invite()
    page = open_nitro(guest, table(spec("bend 3"), day=3))
    control(page, "Blow up").click()
    expect(question(page)).to_have_text("Blow up what: a crag, rubble or track?")
    expect(aside(page)).to_contain_text("One action, one happy bottle. Then 1 spec of the pool is turned over")
    page.emulate_media(reduced_motion="no-preference")
    touch(page, "space-c1")
    expect(question(page)).to_have_text(
        "Blow up the crag on c1 for a happy bottle (load 2 → 1; 1 spec of the pool is turned over)?"
    )
    control(page, "Blow it up!").click()
    hear(guest, "demolished", space="c1", obstruction="crag")
    expect(piece(page, "space-c1")).to_have_accessible_name(re.compile("blown-up crag"))
    expect(drawing(page, "space-c1")).to_have_css("opacity", "1")


def test_after_two_builds_a_third_section_goes_for_nothing(invite: Invite) -> None:
    guest = invite()
    staged = [spec("straight 2", "build"), spec("straight 3", "build"), spec("straight 4", "build")]
    page = open_nitro(guest, table(*staged, at="a0 b1 c0", active="twich"))
    for number, space in ((1, "b1"), (2, "b2"), (3, "b3")):
        touch(page, f"spec-{number}")
        touch(page, f"space-{space}")
        control(page, "Build here").click()
        hear(guest, "built", spec=number)
    assert hear(guest, "built", spec=3)[0]["free"] == 1


def test_overtime_is_paid_with_a_nitro(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, table(*LAID, day=7))
    control(page, "End the day").click()
    hear(guest, "overtime-paid", happy=6)
    expect(board(page).get_by_role("img", name="angry for good")).to_be_visible()


def test_the_goal_is_in_sight_and_says_how_near_it_is(invite: Invite) -> None:
    page = open_nitro(invite(*PHONE, touch=True), table(*LAID, spec("straight 2", "build"), day=9, at="a0 b3 c0"))
    goal = page.get_by_role("region", name="How far you are")
    told = ["Day 9: overtime, until day 13", "3 sections to lay", "Load 5, tomorrow 4", "up to 16 points"]
    for fact in told:
        expect(goal.get_by_text(fact)).to_be_visible()
    piece(page, "spec-4").scroll_into_view_if_needed()
    for fact in told:
        expect(goal.get_by_text(fact)).to_be_in_viewport()


def test_the_last_day_of_overtime_asks_before_it_ends(invite: Invite) -> None:
    page = open_nitro(invite(), table(*LAID, day=13))
    end = control(page, "End the day")
    expect(end).to_contain_text("tomorrow: BOOM")
    end.click()
    expect(question(page)).to_have_text("End the day?")
    page.keyboard.press("Escape")
    expect(end).to_be_visible()


def test_the_question_follows_what_is_in_hand_and_what_can_be_done(invite: Invite) -> None:
    page = open_nitro(invite(), table(spec("bend 2", "build"), spec("bend 3"), at="a0 b1 c0", active="twich"))
    expect(question(page)).to_have_text("Twich has 2 actions: build a section, or draft a spec?")
    expect(aside(page)).to_have_text("Also: plan new specs and walk.")
    touch(page, "spec-1")
    expect(question(page)).to_have_text("Section 1 is in hand: choose the space of Twich or one beside it.")
    page.keyboard.press("Escape")
    touch(page, "grunt-1-blue")
    expect(question(page)).to_have_text("A grunt is ready to draft. Which spec?")
    expect(control(page, "Leave it")).not_to_have_class(re.compile(r"\bgo\b"))


def test_spaces_specs_and_tunnels_have_names_that_can_be_seen(invite: Invite) -> None:
    page = open_nitro(invite(), table(spec("bend 3")))
    expect(board(page).get_by_text("b3", exact=True)).to_be_visible()
    expect(board(page).get_by_text("#1", exact=True)).to_be_visible()
    assert board(page).locator(".tunnel").all_inner_texts().count("II") == 2
    expect(piece(page, "space-a6")).to_have_accessible_name(re.compile("cave, of tunnel 2"))


@pytest.mark.parametrize("size", [(1280, 800), (1280, 640), PHONE, (844, 390)], ids=str)
def test_with_the_notes_open_the_chances_stay_and_the_legend_is_whole(invite: Invite, size: Size) -> None:
    shapes = (spec("bend 3"), spec("straight 3"), spec("bend 2"), spec("straight 4", "gather", value=2))
    page = open_nitro(invite(*size), table(*shapes, day=3))
    control(page, "Notes").click()
    told = piece(page, "spec-1").locator("xpath=..")
    expect(told).to_contain_text(re.compile(r"\d/\d track"))
    expect(told).to_contain_text("+2 nights")
    legend = page.get_by_label("What the notes mean")
    legend.scroll_into_view_if_needed()
    expect(legend).to_be_in_viewport(ratio=0.99)


def test_a_draft_says_what_may_be_behind_the_spec(invite: Invite) -> None:
    page = open_nitro(invite(), table(spec("bend 3")))
    touch(page, "grunt-1-blue")
    touch(page, "spec-1")
    expect(question(page)).to_have_text(re.compile(r"Draft spec 1 \(track \d in \d, .*blank \d in \d.*\)\?$"))


def test_a_schemer_rests_and_a_task_is_left(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, table(spec("bend 3")))
    touch(page, "grunt-1-blue")
    control(page, "Leave it").click()
    control(page, "Rest").click()
    expect(piece(page, "schemer-skab")).to_have_accessible_name(re.compile("no actions left"))
    expect(piece(page, "spec-1")).to_be_visible()
    touch(page, "schemer-nettle")


def test_whoever_stays_on_rubble_all_day_cleans_it_up(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, table(spec("straight 4", "rubble b3"), day=3, at="a0 b3 c0"))
    control(page, "End the day").click()
    hear(guest, "cleaned", space="b3")
    expect(piece(page, "space-b3")).not_to_have_accessible_name(re.compile("rubble"))
