"""A finished game is watched again, and played on from its middle."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from goblins.kernel.documents import sealed

from .conftest import Invite
from .player import click
from .warlord_player import WarlordPlayer
from .words import said


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
    page.get_by_role("button", name="One step forward").click()
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
    expect(page.locator("#fairness").get_by_text("Fair and square. Blame the goblins.", exact=True)).to_be_visible()

    scrubber.fill(str(length // 2))
    expect(scrubber).to_have_attribute("aria-valuetext", f"Step {length // 2} of {length}")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog", name="Play on from here").get_by_role("button", name="Sit down").click()
    page.wait_for_url(re.compile("/table/"))
    assert not page.url.endswith(table)
    player = WarlordPlayer(page, click)
    player.play(until=lambda: player.orders >= 2)


def test_the_end_can_be_asked_for_while_a_long_game_is_still_being_read(invite: Invite) -> None:
    guest = invite(own=True)
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


def test_a_game_is_taken_home_watched_from_the_file_and_checked(invite: Invite, tmp_path: Path) -> None:
    guest = invite()
    page = guest.go(f"/replay/{guest.finished_table()}")
    with page.expect_download() as taken:
        page.get_by_role("button", name=said("replay-export")).click()
    home = tmp_path / "game.json"
    taken.value.save_as(home)
    assert json.loads(home.read_text())["game"] == "goblin-warlord"

    # Somebody else, who was not there.
    page = invite().go("/")
    open_file(page, home)
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    assert check(page) == said("replay-fair-right")

    bent = tmp_path / "bent.json"
    document = json.loads(home.read_text())
    document["fairness"]["secret"] = "00" * 32
    bent.write_text(json.dumps(sealed(document)))
    page.goto("/")
    open_file(page, bent)
    assert check(page) == said("replay-fair-wrong")
    expect(page.get_by_text(said("replay-fair-promise-wrong"), exact=True)).to_be_visible()

    other = tmp_path / "other.json"
    other.write_text('{"shopping": ["mushrooms"]}')
    page.goto("/")
    open_file(page, other)
    expect(page.get_by_role("alert").get_by_text(said("replay-file-bad"))).to_be_visible()


def open_file(page: Page, file: Path) -> None:
    page.get_by_label(said("shelf-import")).set_input_files(file)


def check(page: Page) -> str:
    page.get_by_role("button", name=said("replay-fair-check")).click()
    return page.locator(".verdict").inner_text()
