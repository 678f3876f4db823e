"""People, not colours: whatever a table says of a seat, it says of whoever sits there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from goblins.kernel.words import LANGUAGES
from tests.games.nitro_run.table import way
from tests.words.colours import colours

from . import positions
from .conftest import Invite
from .endings import last_scene
from .house import PHONE
from .inc_tables import hear, last_shot, open_inc, planning
from .nitro_tables import open_nitro
from .words import said

every_language = pytest.mark.parametrize("language", LANGUAGES)
# Everything to be read and heard but the board: the question, the log, the seats, and the layer over them.
SPOKEN = """() => [...document.querySelectorAll('.slate, aside, [role=complementary], dialog[open]')]
    .flatMap(one => [one, ...one.querySelectorAll('[aria-label]')])
    .map(one => `${one.innerText} ${one.ariaLabel ?? ''}`).join(' ')"""


def read(page: Page) -> str:
    text = page.evaluate(SPOKEN)
    assert isinstance(text, str)
    return text


@every_language
def test_two_who_brawl_are_you_and_a_name_to_each_other(invite: Invite, language: str) -> None:
    anna, berta = invite(language=language), invite(language=language)
    table = anna.open_table_with(berta, position=positions.last_fort())
    names = [chair["name"] for chair in anna.ask(f"/tables/{table}")["table"]["chairs"]]
    hers, other = anna.go(f"/table/{table}"), berta.go(f"/table/{table}")
    expect(other.locator(".slate")).to_contain_text(names[0])
    anna.move(table, "red", *positions.WINNING)
    for page in (hers, other):
        expect(last_scene(page)).to_be_visible()
        assert colours(language).findall(read(page)) == []
    assert names[0] in last_scene(other).locator(".verdict").inner_text()
    assert names[0] not in last_scene(hers).locator(".verdict").inner_text()


@every_language
def test_a_duel_of_robots_is_fought_by_you_and_a_bot_with_a_name(invite: Invite, language: str) -> None:
    guest = invite(language=language)
    table = open_inc(guest, "you", "scrapper", at=planning())
    bot = guest.ask(f"/tables/{table}")["table"]["chairs"][1]
    name = said(f"name-{bot['goblin']}", language)
    page = guest.go(f"/table/{table}")
    expect(page.locator(".slate")).to_be_visible()
    expect(page.get_by_role("complementary").first).to_contain_text(name)
    assert colours(language).findall(read(page)) == []


@every_language
def test_the_end_of_a_duel_of_robots_knows_no_colour(invite: Invite, language: str) -> None:
    guest = invite(language=language)
    table = open_inc(guest, "you", "scrapper", at=last_shot(round_number=2))
    page = guest.go(f"/table/{table}")
    page.locator(".rack").wait_for()
    guest.move(table, "red", "order 2 2 3")
    hear(guest, "game-ended")
    for step in ("all", "end"):
        page.locator(".actions").get_by_role("button", name=said(f"goblins-inc-score-{step}", language)).first.click()
    expect(last_scene(page)).to_be_visible()
    assert colours(language).findall(read(page)) == []


@every_language
def test_the_overseer_of_a_run_is_you(invite: Invite, language: str) -> None:
    guest = invite(language=language)
    match = way("+0/+1")
    for _ in range(6):
        match.play("red", "ride")
    page = open_nitro(guest, match)
    table = page.url.rpartition("/")[2]
    guest.move(table, "red", "ride")
    expect(last_scene(page)).to_be_visible()
    assert colours(language).findall(read(page)) == []


def test_each_at_one_screen_has_a_name_and_a_face(invite: Invite) -> None:
    guest = invite()
    page = guest.go("/new/goblin-warlord?with=one-screen")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("textbox", name=said("chair-name")).fill("Berta")
    page.get_by_role("textbox", name=said("chair-name")).blur()
    page.get_by_role("radiogroup", name=said("me-face")).get_by_role("radio").nth(2).check(force=True)
    page.get_by_role("button", name=said("new-start")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("dialog")).to_be_visible()
    chairs = guest.ask(f"/tables/{page.url.rpartition('/')[2]}")["table"]["chairs"]
    assert chairs[1]["name"] == "Berta"
    assert chairs[0]["face"] != chairs[1]["face"]


def test_in_the_lobby_whoever_shares_a_screen_gets_a_goblins_name_and_may_choose_another(invite: Invite) -> None:
    guest = invite()
    table = guest.open_table("you", "open", "open")
    page = guest.go(f"/table/{table}")
    page.get_by_role("button", name=said("lobby-sit-too")).first.click()
    second = page.locator(".chair").nth(1)
    second.get_by_role("button", name=said("chair-name-change")).click()
    goblin = guest.ask(f"/tables/{table}")["table"]["chairs"][1]["goblin"]
    expect(second).to_contain_text(said(f"name-{goblin}"))
    second.get_by_role("textbox").fill("Berta")
    second.get_by_role("textbox").blur()
    expect(second.locator("b")).to_contain_text("Berta")


def test_a_table_can_be_put_away_and_back_and_its_link_still_leads_there(invite: Invite) -> None:
    guest = invite()
    table = guest.open_table("you", "scrapper", position=positions.brawl(2))
    page = guest.go("/")
    row = page.locator(f"li:has(> .ways > a[href='/table/{table}'])")
    away = row.get_by_role("button", name=said("shelf-put-away", game=said("goblin-warlord-title")))
    away.click()
    expect(row).to_have_count(0)
    page.get_by_role("button", name=said("shelf-put-back")).click()
    expect(row).to_have_count(1)
    away.click()
    page.reload()
    expect(page.get_by_text(said("shelf-mine-none"))).to_be_visible()
    expect(guest.go(f"/table/{table}").locator(".slate")).to_be_visible()


def test_fairness_is_folded_and_the_invitation_comes_first(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = guest.go(f"/table/{guest.open_table('you', 'open')}")
    link = page.get_by_role("textbox", name=said("lobby-link"))
    expect(link).to_be_visible()
    invitation, chair = link.bounding_box(), page.locator(".chair").first.bounding_box()
    assert invitation
    assert chair
    assert invitation["y"] < chair["y"]
    expect(page.locator("code")).to_be_hidden()
    page.get_by_text(said("lobby-luck-how")).tap()
    expect(page.locator("code")).to_be_visible()


def test_reactions_have_their_names_below_them_on_a_touch_screen(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True)
    page = guest.go(f"/table/{guest.open_table('you', 'scrapper', position=positions.brawl(2))}")
    page.get_by_role("button", name=said("table-talk")).tap()
    label = page.get_by_role("dialog").get_by_text(said("table-reaction-cheer"), exact=True)
    expect(label).to_be_visible()
    box = label.bounding_box()
    assert box
    assert box["height"] >= 12
