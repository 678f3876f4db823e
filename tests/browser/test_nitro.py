"""Nitro Run in the browser: every action and task, the run with all it can bring, by clicks, by touch and by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from goblins.match import Match
from tests.games.nitro_run.table import MIDDLE, peek, riding, spec, table, way

from .conftest import Invite
from .house import DESKTOP, PHONE, THEMES, Size, Theme
from .inc_keys import inc_by_keyboard
from .inc_tables import hear
from .looks import EVERYTHING, MISSING, complaints, text_of
from .nitro_player import Overseer
from .nitro_tables import board, control, open_nitro, piece, touch
from .player import HAS_FOCUS, click, tap, walk_to
from .screens import box_of

# Out of the cave c2 at b2, and out of a6 at b6.
TUNNELS = ("b1 nw-n", "b2 ne-s", "b3 n-se", "b6 nw-ne", "c6 s-sw")
LAID = [spec("straight 2", "b1 n-s"), spec("straight 3", "b2 n-s"), spec("straight 4", "b3 n-s")]


def a_day_of_everything() -> Match:
    """Something for every task: a spec in the pool, one drafted, two gathering of which one is ready."""
    return table(
        spec("bend 3"),
        spec("straight 3", "draft"),
        spec("bend 2", "gather", value=2),
        spec("straight 4", "gather", value=1),
        day=3,
        grunts="- yellow yellow",
    )


def ended(page: Page, words: str) -> None:
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(words)
    expect(dialog.get_by_role("heading", name="The reckoning")).to_be_visible()


# -------------------------------------------------------------------------------------------------- the days


def test_a_week_by_clicks_from_the_shelf_to_the_verdict(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/")
    box_of(page, "Nitro Run").get_by_role("button", name="Start the week").click()
    page.wait_for_url(re.compile("/table/"))
    player = Overseer(page, click)
    player.play()
    expect(player.ending.get_by_role("heading", name="The reckoning")).to_be_visible()
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


def test_planning_shows_first_and_draws_then(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = open_nitro(guest, table())
    touch(page, "stack")
    expect(piece(page, "stack")).to_have_attribute("aria-pressed", "true")
    touch(page, "stack")
    hear(guest, "spec-drawn", times=2)
    expect(piece(page, "spec-2")).to_have_accessible_name(re.compile("of the hexes it could be"))


def test_a_grunt_drafts_and_what_was_peeked_at_stays_shown(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, table(spec("bend 3"), script=peek("bend 3", "-1/+0")))
    touch(page, "grunt-1-blue")
    touch(page, "spec-1")
    hear(guest, "drafted", spec=1)
    expect(piece(page, "spec-1")).to_have_accessible_name(re.compile("stability −1, speed 0"))


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
    expect(refusal).to_contain_text("All three grunts must be on the card to fabricate together.")
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
    assert f"section 1 on b2, {built['join']}" not in (first or "")
    expect(piece(page, "space-b2")).to_have_accessible_name(re.compile(f"section 1 lies {built['join']}"))


def test_rubble_falls_on_a_schemer_where_the_player_says(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, table(spec("straight 3"), at="b0 b1 c0", script=peek("straight 3", "rubble")))
    touch(page, "grunt-1-blue")
    touch(page, "spec-1")
    hear(guest, "rubble-found", spec=1)
    touch(page, "space-b1")
    hear(guest, "stunned", schemer="twich")
    expect(piece(page, "schemer-twich")).to_have_accessible_name(re.compile("stunned for today"))


def test_a_crag_is_blown_up_with_a_happy_nitro(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, table(day=3))
    control(page, "Blow up").click()
    touch(page, "space-c1")
    control(page, "Light the fuse!").click()
    hear(guest, "demolished", space="c1", obstruction="crag")
    expect(piece(page, "space-c1")).to_have_accessible_name(re.compile("blasted crag"))


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


# --------------------------------------------------------------------------------------------------- the run


def test_a_perfect_run_from_the_last_section_to_the_verdict(invite: Invite) -> None:
    guest = invite()
    missing = table(*LAID, spec("bend 2", "b5 n-se"), spec("bend 3", "c6 s-nw"), spec("straight 2", "build"),
                    day=7, at="a0 b3 c0", active="twich")  # fmt: skip
    page = open_nitro(guest, missing)
    touch(page, "spec-6")
    touch(page, "space-b4")
    control(page, "Build here").click()
    hear(guest, "run-began", nitro=6)
    Overseer(page, click).play()
    ended(page, "points")


def test_eighteen_points_are_explained(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, way("calm", "+1/+2", "+0/+1", "+0/+2"))
    Overseer(page, click).play()
    ended(page, "6 goblins alive (6)")
    expect(page.get_by_role("dialog")).to_contain_text("happy nitro: 6 × 2")


def test_out_of_a_tunnel_one_of_three_is_taken(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, riding(TUNNELS, ()))
    control(page, "Ride on").click()
    hear(guest, "revealed", space="b1")
    control(page, "Ride on").click()
    control(page, "A bit of both").click()
    hear(guest, "relieved", relief="both")


def test_brakes_squeal_and_a_passenger_jumps_beside_a_ledge(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = open_nitro(guest, way("calm", "+1/+2", "+0/+1"))
    for space in ("b1", "b2", "b3"):
        control(page, "Ride on").click()
        hear(guest, "revealed", space=space)
    control(page, "Hit the brakes").click()
    hear(guest, "braked")
    expect(piece(page, "nitro-1")).to_have_accessible_name(re.compile("angry"))
    touch(page, "nitro-6")
    control(page, "Jump!").click()
    hear(guest, "lightened", nitro=6)
    expect(piece(page, "nitro-6")).to_have_accessible_name(re.compile("jumped"))


def test_without_happy_nitro_the_cart_explodes(invite: Invite) -> None:
    guest = invite()
    match = way("+0/+3", "+0/+2", nitro=1)
    match.play("red", "ride")
    match.true.state.run.stability = 0
    page = open_nitro(guest, match)
    Overseer(page, click).play()
    ended(page, "BOOM")
    expect(page.get_by_role("dialog")).to_contain_text("Nothing arrived.")


def test_the_odds_are_told_on_request_and_anew_for_every_decision(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = open_nitro(guest, way("calm", "+1/+2", "+0/+1", "+0/+2"))
    odds = page.get_by_role("region", name="The odds of the run")
    expect(odds).to_have_count(0)
    control(page, "Odds").click()
    expect(odds).to_contain_text("You will arrive. Even you.")
    expect(odds.get_by_role("listitem")).to_have_count(1)
    expect(odds.get_by_role("listitem")).to_contain_text("arrives 100%")
    control(page, "Ride on").click()
    hear(guest, "revealed", space="b1")
    expect(odds.get_by_role("listitem").filter(has_text="Hit the brakes")).to_be_visible()
    expect(odds.get_by_role("listitem").filter(has_text="Ride on")).to_contain_text("best")
    control(page, "Odds").click()
    expect(odds).to_have_count(0)


def test_a_cart_without_hope_is_told_so(invite: Invite) -> None:
    match = way("+0/+3", "+0/+2", nitro=1)
    match.play("red", "ride")
    match.true.state.run.stability = 0
    page = open_nitro(invite(), match)
    control(page, "Odds").click()
    expect(page.get_by_role("region", name="The odds of the run")).to_contain_text("Nothing helps any more.")


# ------------------------------------------------------------------------------------------------------- keys


def by_keys(page: Page, name: str) -> None:
    """Tab onto the board, which is one tab stop, go there by arrows, and press Enter."""
    target = piece(page, name)
    handle = target.element_handle()
    for _ in range(60):
        if board(page).evaluate("board => board.contains(document.activeElement)"):
            break
        page.keyboard.press("Tab")
    walk_to(page, target)
    assert handle.evaluate(HAS_FOCUS), f"The keyboard does not come to {name}."
    page.keyboard.press("Enter")


def test_a_whole_week_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/")
    inc_by_keyboard(page, box_of(page, "Nitro Run").get_by_role("button", name="Start the week"))
    page.wait_for_url(re.compile("/table/"))
    player = Overseer(page, inc_by_keyboard)
    player.play()
    expect(player.ending.get_by_role("heading", name="The reckoning")).to_be_visible()
    assert {"Plan draw", "Tell grunt", "Draft spec", "Let Skab"} <= set(player.done)


def test_a_section_is_built_and_ridden_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    missing = table(*LAID, spec("straight 2", "b4 n-s"), spec("bend 3", "c6 s-nw"), spec("bend 2", "build"),
                    day=7, at="a0 b4 c0", active="twich")  # fmt: skip
    page = open_nitro(guest, missing)
    by_keys(page, "spec-6")
    by_keys(page, "space-b5")
    for _ in range(6):
        if "n-se" in (page.locator(".question").text_content() or ""):
            break
        page.keyboard.press("r")
    page.keyboard.press("Enter")
    hear(guest, "run-began")
    for number in range(len(MIDDLE) + 1):
        ride = control(page, "Ride on")
        expect(ride).to_be_visible()
        ride.focus()
        page.keyboard.press("Enter")
        hear(guest, "revealed", times=min(number + 1, len(MIDDLE)))
    ended(page, "points")


# ------------------------------------------------------------------------------------------------------ looks


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_the_board_and_on_the_run(invite: Invite, size: Size, theme: Theme) -> None:
    guest = invite(*size, theme=theme, touch=size == PHONE, bypass_csp=True)
    for match in (a_day_of_everything(), way("calm", "+1/+2")):
        page = open_nitro(guest, match)
        assert complaints(page.locator("html"), EVERYTHING) == []
    control(page, "Odds").click()
    expect(page.get_by_role("region", name="The odds of the run").get_by_role("listitem").first).to_be_visible()
    assert complaints(page.locator("html"), EVERYTHING) == []


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_no_word_of_the_board_is_missing(invite: Invite, language: str) -> None:
    guest = invite(*PHONE, language=language, touch=True)
    for match in (a_day_of_everything(), way("calm", "+1/+2")):
        page = open_nitro(guest, match)
        assert MISSING.findall(text_of(page)) == []


def test_a_whole_week_by_touch_on_a_phone(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = open_nitro(guest)
    player = Overseer(page, tap)
    player.play()
    expect(player.ending.get_by_role("heading", name="The reckoning")).to_be_visible()
    assert player.done["Plan draw"] >= 1


def test_the_notes_leaf_through_the_shortest_ways_left(invite: Invite) -> None:
    page = open_nitro(invite(), table(spec("bend 3"), active=""))
    notes = control(page, "Notes")
    expect(notes).to_have_attribute("aria-pressed", "false")
    notes.click()
    expect(notes).to_have_accessible_name(re.compile(r"^Notes: \d sections to go, 1 of \d$"))
    first = page.locator(".over use").count()
    assert first > 0
    expect(page.locator(".over .dot").first).to_be_visible()
    expect(piece(page, "spec-1").locator("xpath=..")).to_contain_text("then 2 nights")
    notes.click()
    expect(notes).to_have_accessible_name(re.compile(", 2 of"))


def test_a_game_for_one_asks_for_a_week_and_not_for_opponents(invite: Invite) -> None:
    page = invite().go("/new/nitro-run?with=bots")
    expect(page.get_by_text("A week of your own.").first).to_be_visible()
    expect(page.get_by_role("radiogroup", name="How many")).to_have_count(0)


def test_the_log_of_a_position_says_that_it_begins_there(invite: Invite) -> None:
    page = open_nitro(invite(), table())
    expect(page.get_by_role("region", name="What happened")).to_contain_text("The game begins here.")
