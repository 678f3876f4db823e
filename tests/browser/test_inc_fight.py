"""The fight: dials, cards, every ability, dice in order, tokens; by clicks, by touch and by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite
from .guests import Guest
from .house import PHONE
from .inc_player import IncPlayer
from .inc_tables import after_the_roll, at_the_controls, before_the_roll, events_heard, hear, losing_a_token, open_inc
from .keys import by_keyboard
from .player import click, tap

# All that is said of a choice that somebody else has to make, from now on.
WAITED = """() => {
    window.waited = [];
    const look = () => document.querySelectorAll('.tokens > p').forEach(one => waited.push(one.textContent.trim()));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
NAMES = {"W05": "Frying pan", "D03": "Garden gnome", "D04": "Cactus", "A09": "Double hatch", "W22": "Bomb"}
NAMES |= {"W15": "Broom", "D02": "Flamingo", "D01": "Rubber duck", "W20": "Saw", "E03": "Kettle"}


def sit_down(guest: Guest, table: str) -> Page:
    return guest.go(f"/table/{table}")


def is_struck(guest: Guest) -> bool:
    """The dice of this fight round are through."""
    return any(event["event"] in ("fight-round-began", "fight-ended") for event in events_heard(guest))


USED: dict[str, Callable[[Any], bool]] = {
    "sabotage": lambda event: event["event"] == "sabotaged",
    "duct-tape": lambda event: event["event"] == "taped",
    "crane": lambda event: event["event"] == "craned",
}


@pytest.mark.parametrize("ability", ["sabotage", "duct-tape", "crane", "nitro", "emergency", "homing", "dynamite"])
def test_every_ability_can_be_used(invite: Invite, ability: str) -> None:
    guest = invite()
    match = at_the_controls(
        f"{ability}, {'nitro, homing' if ability not in ('nitro', 'homing') else 'crane, sabotage'}",
        faces="0 2 4" if ability == "emergency" else "3 2 4",
    )
    page = sit_down(guest, open_inc(guest, "you", "scrapper", at=match))
    player = IncPlayer(page, click)

    def used() -> bool:
        return any(
            event.get("ability") == ability or USED.get(ability, lambda _: False)(event)
            for event in events_heard(guest)
            if event.get("team") == 1
        )

    player.play(until=lambda: used() or is_struck(guest))
    assert used(), f"{ability} was on the card: {player.pressed}"


def test_a_fight_by_keyboard_alone(invite: Invite) -> None:
    """From the third round on, until it is won."""
    guest = invite()
    match = at_the_controls("crane, homing, nitro", faces="3 2 4", fight_round=3)
    page = sit_down(guest, open_inc(guest, "you", "scrapper", at=match))
    expect(page.get_by_role("group", name="The construction yard")).to_be_visible()
    player = IncPlayer(page, by_keyboard)
    player.play(until=lambda: any(event["event"] == "fight-ended" for event in events_heard(guest)))
    for what in ("Bring the right", "Seal the controller", "Seal the card", "Set it down!", "Fire!"):
        assert player.has_pressed(f"^{what}"), f"Never pressed: {what} in {player.pressed}"


def dice_rows(page: Page) -> list[str]:
    return page.get_by_role("region", name="Your dice").get_by_role("listitem").all_inner_texts()


def expect_faces(page: Page, faces: str) -> None:
    rows = page.get_by_role("region", name="Your dice").get_by_role("listitem")
    for place, face in enumerate(faces.split()):
        expect(rows.nth(place)).to_have_text(re.compile(rf"^\s*{place + 1}\s*{face}\D"))


def test_dice_are_put_in_order_by_drag_and_by_keys_and_say_what_they_break(invite: Invite) -> None:
    guest = invite()
    page = sit_down(guest, open_inc(guest, "you", "scrapper", at=after_the_roll("homing")))
    rows = page.get_by_role("region", name="Your dice").get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text(re.compile("breaks off|token|goblin|Nothing"))
    expect_faces(page, "3 2 4")
    rows.nth(2).drag_to(rows.nth(0), source_position={"x": 40, "y": 20}, target_position={"x": 40, "y": 10})
    expect_faces(page, "4 3 2")
    rows.nth(0).focus()
    page.keyboard.press("ArrowDown")
    expect_faces(page, "3 4 2")
    expect(rows.nth(1)).to_be_focused()
    expect(rows.first).to_contain_text(re.compile("breaks off|token|goblin|Nothing"))
    foretold = dice_rows(page)
    page.get_by_role("button", name="Fire!").click()
    hear(guest, "fight-round-began")
    fired = hear(guest, "attack-began", team=2)
    assert fired[-1]["rows"] == "3 4 2"
    broken = hear(guest, "destroyed", team=2)
    assert len(broken) == sum("breaks off" in row for row in foretold)
    told = [row for row in foretold if "breaks off" in row]
    for event, row in zip(broken, told):
        assert NAMES[event["tile"]] in row


def test_the_crane_shows_what_would_fall_before_it_is_set_down(invite: Invite) -> None:
    guest = invite()
    page = sit_down(guest, open_inc(guest, "you", "scrapper", at=before_the_roll("crane")))
    own = page.get_by_role("region", name="Your robot")
    own.get_by_role("button", name=re.compile("^Lift this tile. d3")).click()
    own.get_by_role("button", name=re.compile("^Crane: lift the tile on d3 and set it down on b2")).click()
    expect(own.locator(".doom.fall")).to_have_count(2)  # what hangs on it
    expect(page.get_by_text("That is what the coach would do.")).to_have_count(0)  # nobody asked it
    page.get_by_role("button", name="Set it down!").click()
    expect(page.get_by_role("button", name=re.compile("^Scrap: 2")).first).to_be_visible()
    craned = hear(guest, "craned")
    assert craned[0]["fallen"] == "e2, e3"
    page.get_by_role("button", name=re.compile("^Scrap: 2")).first.click()
    expect(page.get_by_role("dialog", name="Scrapyard").get_by_role("img")).to_have_count(2)


def test_what_cannot_be_craned_says_why(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = sit_down(guest, open_inc(guest, "you", "scrapper", at=before_the_roll("crane")))
    page.get_by_role("region", name="Your robot").get_by_role("button", name="c3: the cockpit").tap(force=True)
    refusal = page.get_by_role("note")
    expect(refusal).to_contain_text("cockpit")
    expect(refusal.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/goblins-inc#GI-"))


def test_a_pilot_chooses_the_token_to_lose_by_touch(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = sit_down(guest, open_inc(guest, "you", "scrapper", at=losing_a_token()))
    choice = page.get_by_role("region", name="Which token do you give up?").get_by_role("button")
    expect(choice).to_have_count(2)
    page.evaluate(WAITED)
    tap(page, choice.filter(has_text="(d3)"))
    expect(choice.filter(has_text="(d3)")).to_have_attribute("aria-pressed", "true")  # it cannot be taken back
    expect(page.locator(".question p")).to_have_text("Give up the token over Double hatch (d2) and Cactus (d3)?")
    tap(page, page.locator(".bar").get_by_role("button", name="Give it up"))
    expect(choice).to_have_count(0)
    given = hear(guest, "token-given-up")
    assert (given[0]["first"], given[0]["second"]) == ("d2", "d3")
    expect(page.locator(".tokens")).to_have_count(0)
    assert page.evaluate("() => window.waited.filter(said => !said.includes(' on d2 is hit'))") == []


def test_what_one_has_sealed_stays_in_sight_until_it_is_shown(invite: Invite) -> None:
    guest = invite()
    page = sit_down(guest, open_inc(guest, "you", "scrapper", at=at_the_controls()))
    helm = page.get_by_role("region", name="The pilot’s controller")
    helm.get_by_role("radio", name=re.compile("^Bring the right side")).click()
    helm.get_by_role("radio", name=re.compile("^Aim at their side on your left")).click()
    expect(page.get_by_text("More unused engines get it: you 2,")).to_be_visible()
    page.get_by_role("button", name="Seal the controller").click()
    expect(helm).to_have_count(0)
    sealed = page.get_by_text("Sealed: your right side to the front; you aim at their side on your left.")
    expect(sealed).to_contain_text("2 unused engines.")
    expect(page.get_by_text("More unused engines get it: you 2,")).to_be_visible()
    expect(page.locator("[data-guide=ours] .figures .unseen")).to_have_text(re.compile("^Arrows: 3 in front"))


def test_left_and_right_are_those_of_whoever_looks(invite: Invite) -> None:
    """Red's dials and arrows, what Blue may do, and what the log tells: all as they are drawn."""
    guest = invite()
    page = sit_down(guest, open_inc(guest, "you", "scrapper", at=at_the_controls()))
    theirs = page.locator("[data-guide=theirs]")
    expect(theirs.locator(".figures .unseen")).to_have_text(
        "Arrows: 1 in front, 1 on your right, 1 at the rear, 1 on your left"
    )
    helm = page.get_by_role("region", name="The pilot’s controller")
    helm.get_by_role("radio", name=re.compile("^Aim at their side on your left")).click()
    expect(helm).to_contain_text("you hit the red side: now on your left")
    helm.get_by_role("radio", name="if they bring the side on your left to the front").click()
    expect(helm).to_contain_text("you hit the red side: now their rear")
    helm.get_by_role("radio", name="if they bring the side on your right to the front").click()
    expect(helm).to_contain_text("you hit the red side: now their front")


def test_the_dials_say_what_they_cost_and_warn_of_a_goof(invite: Invite) -> None:
    guest = invite()
    page = sit_down(guest, open_inc(guest, "you", "scrapper", at=at_the_controls()))
    helm = page.get_by_role("region", name="The pilot’s controller")
    expect(helm).to_contain_text("No dice")
    helm.get_by_role("radio", name=re.compile("^Bring the right side")).click()
    expect(helm).to_contain_text("3 dice, 3 unused engines.")
    helm.get_by_role("radio", name=re.compile("^Aim at the enemy’s rear")).click()
    expect(helm).to_contain_text("3 dice, 1 unused engine.")
    helm.get_by_role("radio", name="if they turn around").click()
    expect(helm).to_contain_text("you hit the red side: now their front")
    guest.ask("/me")
    other = sit_down(guest, open_inc(guest, "scrapper", "you", at=at_the_controls()))
    helm = other.get_by_role("region", name="The pilot’s controller")
    helm.get_by_role("radio", name=re.compile("^Bring the rear")).click()
    helm.get_by_role("radio", name=re.compile("^Aim at their side on your left")).click()
    expect(helm).to_contain_text("A goof!")
