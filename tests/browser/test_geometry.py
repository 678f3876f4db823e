"""How every board lies on every screen. `make screenshots` says the same in each language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .board_states import BOARDS
from .conftest import Invite
from .geometry import MORE_SIZES, SIZES, look, places
from .house import PHONE, Size
from .looks import EVERYTHING, complaints, resize

# One size for each way in which things are arranged: columns, drawers, a phone, a low screen, one column at 400 %.
PLANS: tuple[Size, ...] = ((1280, 800), (1024, 768), PHONE, (844, 390), (320, 256))
SHOWN_BY_AXE = {"goblin-warlord": "brawl", "goblins-inc": "pilot", "nitro-run": "week"}
# A state, and what is touched to think about a move.
CONSIDERED = {
    "goblin-warlord": ("brawl", "[data-piece^='card-'][data-target]"),
    "goblins-inc": ("pilot", "[data-side=rear]"),
    "nitro-run": ("late", "[data-piece='spec-11']", "[data-piece='space-b3']"),
}
# What the arrangement of a phone leaves below: three cards under the controller.
SCROLLED_TO = {("goblins-inc", "pilot"): 3}


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_is_whole_at_every_size_and_holds_still(invite: Invite, game: str) -> None:
    """Nothing overlaps, is cut off, sticks out or is too small; slate and mat lie where they lay before."""
    guest = invite(bypass_csp=True)
    wrong: list[str] = []
    seen: dict[Size, dict[str, list[int]]] = {}
    for name, visit in BOARDS[game].items():
        page = visit(guest)
        for size in SIZES:
            found = look(page, size)
            wrong += [f"{name}, {fault}" for fault in found.faults]
            if found.below > SCROLLED_TO.get((game, name), 0) and size == PHONE:
                wrong.append(f"{name}: {found.below} places to be scrolled to on a phone")
        page.keyboard.press("Escape")  # what was told stands beside the mat where nothing moves, until it is put away
        for size in SIZES:
            now = places(page, size)
            before = seen.setdefault(size, now)
            if now != before:
                wrong.append(f"{name} at {size[0]}x{size[1]} jumps from {before} to {now}")
        if SHOWN_BY_AXE[game] == name:
            wrong += [f"{name}, {fault}" for size in MORE_SIZES for fault in look(page, size).faults]
            for size in PLANS:
                resize(page, size)
                wrong += [f"{name} at {size[0]}: {one}" for one in complaints(page.locator("html"), EVERYTHING)]
    assert not wrong, "\n".join(wrong)


def test_the_robot_of_the_enemy_faces_us_while_it_is_built(invite: Invite) -> None:
    """As in the fight: what is near to them is far from us."""
    page = BOARDS["goblins-inc"]["build"](invite())
    assert runs(page, "foe") == [-1, -1]
    assert runs(page, "own") == [1, 1]


def runs(page: Page, robot: str) -> list[int]:
    """Which way columns and rows are counted."""
    first, last = (page.locator(f"[data-piece='{robot}-{square}']").bounding_box() for square in ("a1", "e5"))
    assert first
    assert last
    return [1 if last[way] > first[way] else -1 for way in ("x", "y")]


@pytest.mark.parametrize("game", BOARDS)
def test_what_is_considered_moves_nothing(invite: Invite, game: str) -> None:
    """Buttons come and go: beside the question on a laptop, at the foot of a phone."""
    page = BOARDS[game][CONSIDERED[game][0]](invite())
    for size in ((1280, 800), PHONE, (844, 390)):
        page.keyboard.press("Escape")
        idle = look(page, size)
        for piece in CONSIDERED[game][1:]:
            page.locator(piece).first.click()
        expect(page.locator(".actions:visible").get_by_role("button", name="Never mind")).to_be_visible()
        busy = look(page, size)
        assert busy.places == idle.places, size
        assert busy.faults == [], size


def test_the_measure_finds_what_is_wrong(invite: Invite) -> None:
    page = BOARDS["goblin-warlord"]["duel"](invite(bypass_csp=True))
    assert look(page, (1280, 800)).faults == []
    page.add_style_tag(
        content=".slate p { font-size: 120px !important } .pool { font-size: 9px !important } .left { width: 3000px }"
    )
    found = look(page, (1280, 800)).faults
    for word in ("the slate is too small for", "9.0 px", "scrolls sideways"):
        assert any(word in one for one in found), (word, found)
