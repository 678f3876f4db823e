"""A finished game is watched again, and played on from its middle."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from .conftest import Invite
from .player import Player, click


def test_replay_and_play_on(invite: Invite) -> None:
    guest = invite()
    table = guest.finished_table()
    page = guest.go("/")
    page.get_by_role("link", name=re.compile("Watch again")).first.click()
    page.wait_for_url(re.compile(f"/replay/{table}"))
    scrubber = page.get_by_role("slider", name="Step")
    expect(scrubber).to_have_attribute("aria-valuetext", re.compile(r"^Step \d+ of \d+$"))
    length = int(scrubber.get_attribute("max") or 0)
    assert length > 20
    page.wait_for_load_state("networkidle")  # all pages of a long game are there

    page.get_by_role("button", name="To the end").click()
    expect(scrubber).to_have_attribute("aria-valuetext", f"Step {length} of {length}")
    expect(page.get_by_role("button", name="The game was over here.")).to_be_disabled()
    page.get_by_role("button", name="To the beginning").click()
    expect(scrubber).to_have_attribute("aria-valuetext", f"Step 0 of {length}")
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="Next decision").click()
    page.keyboard.press("ArrowRight")
    expect(scrubber).not_to_have_attribute("aria-valuetext", f"Step 0 of {length}")

    # Through the eyes of each seat.
    eyes = page.get_by_role("group", name="Seen by").get_by_role("button")
    expect(eyes).to_have_count(5)
    hand = page.get_by_role("list", name="Your orders")
    eyes.nth(2).click()
    expect(hand).to_be_visible()
    eyes.last.click()
    expect(hand).to_have_count(0)

    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("Fair and square. Blame the goblins.", exact=True)).to_be_visible()

    scrubber.fill(str(length // 2))
    expect(scrubber).to_have_attribute("aria-valuetext", f"Step {length // 2} of {length}")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog", name="Play on from here").get_by_role("button", name="Sit down").click()
    page.wait_for_url(re.compile("/table/"))
    assert not page.url.endswith(table)
    player = Player(page, click)
    player.play(until=lambda: player.orders >= 2)


def test_the_end_can_be_asked_for_while_a_long_game_is_still_being_read(invite: Invite) -> None:
    guest = invite()
    table = guest.finished_table()
    held: list[Route] = []
    released = False

    def hold(route: Route) -> None:
        if released:
            route.continue_()
        else:
            held.append(route)

    guest.page.route(re.compile(r"/replay\?.*first=[1-9]"), hold)
    page = guest.go(f"/replay/{table}")
    scrubber = page.get_by_role("slider", name="Step")
    expect(scrubber).to_be_visible()
    length = scrubber.get_attribute("max")
    page.get_by_role("button", name="To the end").click()
    released = True
    for route in held:
        route.continue_()
    expect(scrubber).to_have_attribute("aria-valuetext", f"Step {length} of {length}")
