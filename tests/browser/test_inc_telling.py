"""What Goblins Inc. tells where it happens: how far the round is, what hangs on a tile, what a card does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Invite
from .house import PHONE, Size
from .inc_scenes import SCENES, visit_scene
from .inc_tables import at_the_controls, open_inc

LAPTOP: Size = (1280, 800)


def question(page: Page) -> Locator:
    return page.locator(".slate .question p")


@pytest.mark.parametrize(
    ("size", "place"),
    [(LAPTOP, "header .where"), (PHONE, "header .where"), ((844, 390), ".slate .where")],
    ids=["laptop", "phone", "lying"],
)
def test_the_screen_says_how_far_the_round_is(invite: Invite, size: Size, place: str) -> None:
    """In its header or, where that is a rail, on the slate."""
    guest = invite(*size)
    where = visit_scene(guest, SCENES["plan"]).locator(place)
    expect(where).to_be_visible()
    expect(where).to_have_text("Round 1 of 2 · step 1 of 8 · give two, then place five")
    where = visit_scene(guest, SCENES["scrapyard"]).locator(place)
    expect(where).to_be_visible()
    expect(where).to_have_text("Round 1 of 2 · combat round 2 of 4 · lost: you 7, they 2")


def test_a_tile_that_others_hang_on_shows_what_falls_with_it(invite: Invite) -> None:
    page = visit_scene(invite(*LAPTOP), SCENES["agendas"])
    page.locator("[data-piece='foe-d3']").hover()
    expect(page.locator(".doom.fall")).to_have_count(2)
    expect(page.get_by_role("tooltip")).to_contain_text("If this breaks, 2 tiles fall with it.")


def test_cards_explain_themselves_while_another_one_is_chosen(invite: Invite) -> None:
    guest = invite(*LAPTOP)
    page = guest.go(
        f"/table/{open_inc(guest, 'you', 'scrapper', at=at_the_controls('nitro, crane+dynamite, homing'))}"
    )
    page.locator("[data-piece='card-left'][data-target]").click()
    expect(question(page)).to_have_text("Choose the left card?")
    page.locator("[data-piece='card-middle']").hover()
    told = page.get_by_role("tooltip")
    for sentence in ("Crane, before the roll", "Dynamite, after the roll", "you may use both"):
        expect(told).to_contain_text(sentence)


def test_the_dial_marks_what_would_be_a_goof_before_it_is_one(invite: Invite) -> None:
    guest = invite(*LAPTOP)
    page = guest.go(f"/table/{open_inc(guest, 'scrapper', 'you', at=at_the_controls())}")
    turn = page.get_by_role("radiogroup", name="Turn")
    expect(turn.locator(".goof")).to_have_count(0)
    page.get_by_role("radiogroup", name="Aim").locator("[data-side=right]").click()
    expect(turn.locator(".goof")).to_have_attribute("data-side", "rear")
    expect(turn.locator(".goof")).to_have_accessible_name("Bring the rear to the front, engines: 2: a goof")


def test_the_question_follows_the_hand(invite: Invite) -> None:
    guest = invite(*LAPTOP)
    page = visit_scene(guest, SCENES["plan"])
    tiles = page.locator(".tray [data-piece^='tile-']")
    expect(question(page)).to_have_text("Which two of these five do you give away? Tap the first.")
    tiles.first.click()
    expect(question(page)).to_have_text("One more: tap a tile, or drag it into the crate.")
    tiles.first.click()
    expect(question(page)).to_have_text("Give away Flail and Boot?")
    page = visit_scene(guest, SCENES["build"])
    expect(question(page)).to_contain_text("Where does Dented hatch go?")
    page.locator("[data-piece='tile-D05']").click()
    expect(question(page)).to_contain_text("Where does Gramophone go?")
