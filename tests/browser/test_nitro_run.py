"""The run of Nitro Run in the browser: all that it can bring, and its odds on request."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.games.nitro_run.rules.test_ways import two_ways
from tests.games.nitro_run.table import rides, riding, spec, table, way

from .conftest import Invite
from .house import PHONE
from .inc_tables import hear
from .nitro_player import Overseer
from .nitro_tables import LAID, control, drawing, ended, open_nitro, piece, touch
from .player import click

# Out of the cave c2 at b2, and out of a6 at b6.
TUNNELS = ("b1 nw-n", "b2 ne-s", "b3 n-se", "b6 nw-ne", "c6 s-sw")


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
    expect(page.get_by_role("dialog")).to_contain_text("happy bottles: 6 × 2")


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
    hear(guest, "lightened", nitro=6)
    expect(piece(page, "nitro-6")).to_have_accessible_name(re.compile("jumped"))


def test_whoever_takes_a_jump_back_sees_the_bottle_again(invite: Invite) -> None:
    """What flies away must not stay invisible: it is there again, and even one that has jumped leaves a shade."""
    guest = invite()
    page = open_nitro(guest, rides(way("calm", "+1/+2", "+0/+1"), 3))
    page.emulate_media(reduced_motion="no-preference")
    control(page, "Bottle 5 jumps").click()
    hear(guest, "lightened", nitro=5)
    expect(piece(page, "nitro-5")).to_have_accessible_name(re.compile("jumped"))
    expect(drawing(page, "nitro-5")).to_have_css("opacity", "0.22")
    control(page, "Undo").click()
    expect(piece(page, "nitro-5")).to_have_accessible_name(re.compile("happy"))
    expect(drawing(page, "nitro-5")).to_have_css("opacity", "1")


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


def test_the_hint_on_the_run_is_no_guess_and_counts_in_points(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, way("calm", "+1/+2", "+0/+1", "+0/+2"))
    control(page, "Ride on").click()
    hear(guest, "revealed", space="b1")
    control(page, "Hint").click()
    hints = page.get_by_role("region", name="The coach’s hints")
    expect(hints).to_contain_text("nothing here is a guess")
    best = hints.get_by_role("listitem").first
    expect(best).to_contain_text("Ride on")
    expect(best).to_contain_text("about 18.0 points")
    expect(best).to_contain_text("The cart arrives in 100 out of a hundred runs.")
    expect(hints).not_to_contain_text("%")
    expect(control(page, "Do it")).to_be_enabled()


def test_the_coach_knows_what_a_needless_brake_has_cost(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, way("calm", "+1/+2", "+0/+1", "+0/+2"))
    for space in ("b1", "b2", "b3"):
        control(page, "Ride on").click()
        hear(guest, "revealed", space=space)
    control(page, "Hit the brakes").click()
    hear(guest, "braked")
    Overseer(page, click).play()
    ended(page, "points")
    page = guest.go(page.url.replace("/table/", "/replay/"))
    page.get_by_role("button", name="Ask the coach").click()
    told = page.locator(".told")
    expect(told.get_by_role("img", name="Points to expect")).to_be_visible()
    expect(told).to_contain_text("Own decisions: −2.0 points.")
    mistake = told.get_by_role("listitem").filter(has_text="Hit the brakes")
    expect(mistake).to_contain_text("Better: Ride on (yours: −2.0 points)")
    expect(told).to_contain_text("Up: more points to expect.")
    scrubber = page.get_by_role("slider", name="Step")
    steps = []
    for name in ("The board before", "The board after"):
        mistake.get_by_role("button", name=name).click()
        expect(mistake.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
        steps.append(int(scrubber.input_value()))
    assert steps[1] == steps[0] + 1


def test_a_headline_is_true_of_every_figure_below_it(invite: Invite) -> None:
    """Of two bottles the last must not go: whoever brakes now will not arrive, whoever rides on will."""
    match = rides(way("+0/+3", "+0/+2", "+0/+1", "unseen", "unseen", "unseen", nitro=4), 3)
    match.true.state.run.stability = 0
    page = open_nitro(invite(), match)
    control(page, "Odds").click()
    odds = page.get_by_role("region", name="The odds of the run")
    figures = odds.get_by_role("listitem")
    expect(figures.first).to_be_visible()
    assert len(set(re.findall(r"arrives (\S+)", odds.inner_text()))) > 1
    expect(odds.locator(".headline")).to_have_text(re.compile(r"It is up to you: from \S+ to \S+\."))


def test_buttons_say_what_they_give_and_cost_and_points_where_they_come_from(invite: Invite) -> None:
    page = open_nitro(invite(), rides(way("calm", "+1/+2", "+0/+1"), 3))
    expect(control(page, "Hit the brakes")).to_contain_text("+1 stability, −1 speed, 2 angry bottles")
    expect(control(page, "Bottle 5 jumps")).to_contain_text("+2 stability, −1 goblin, −1 bottle")
    lines = page.locator("[data-guide=load] ul li")
    expect(lines).to_have_text(
        ["6 goblins alive (6)", "happy bottles: 6 × 2", "angry bottles: 0 × 1", "18 points as it stands"]
    )


def test_a_cart_without_hope_is_told_so(invite: Invite) -> None:
    match = way("+0/+3", "+0/+2", nitro=1)
    match.play("red", "ride")
    match.true.state.run.stability = 0
    page = open_nitro(invite(), match)
    control(page, "Odds").click()
    expect(page.get_by_role("region", name="The odds of the run")).to_contain_text("Nothing helps any more.")


def test_of_several_ways_the_player_picks_one_with_its_odds(invite: Invite) -> None:
    guest = invite()
    page = open_nitro(guest, two_ways())
    control(page, "Odds").click()
    odds = page.get_by_role("region", name="The odds of the run")
    expect(odds.get_by_role("listitem")).to_have_count(2)
    touch(page, "space-c3")
    control(page, "Ride on").click()
    hear(guest, "revealed", space="c1")
