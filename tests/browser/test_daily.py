"""The run of the day in the browser: the shelf, first attempts and practice, sharing, the archive, and forgeries."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.nitro_run.table import rides, way

from .conftest import Invite
from .dailies import played_days
from .endings import last_scene
from .guests import Guest
from .house import DESKTOP, LANGUAGES, PHONE, Server, Size, Theme
from .looks import CUT_OFF, MISSING, WIDE, complaints_by_day_and_night, speak, text_of
from .nitro_tables import board, choose, control, piece, touch

WEEK = ("scheme skab", "end-day") * 13
AGO = 2  # days: the run of yesterday may still be under way


@pytest.fixture(scope="module")
def busy(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which Mizzle and Grubnik have ridden, the day before yesterday and today."""
    folder: Path = tmp_path_factory.mktemp("busy")
    played_days(folder, AGO, 0)
    server = Server(folder)
    yield server
    server.stop()


def date_of(guest: Guest) -> str:
    guest.ask("/me")
    return str(guest.ask("/daily")["date"])


def days_ago(guest: Guest, days: int) -> str:
    return (datetime.date.fromisoformat(date_of(guest)) - datetime.timedelta(days)).isoformat()


def best_of(guest: Guest, date: str) -> str:
    """Who is first in that day's table: the shuffle is the server's own, and so is who rides it best."""
    return str(guest.ask(f"/daily/{date}")["ranked"][0]["name"])


def daily_box(page: Page) -> Locator:
    return page.locator(".daily").filter(has=page.get_by_role("heading", name="Today’s Nitro Run"))


def begun(guest: Guest) -> str:
    return str(guest.ask(f"/daily/{date_of(guest)}/start", {})["table"])


def finished(guest: Guest) -> str:
    """A first attempt that came to nothing."""
    table = begun(guest)
    guest.move(table, "red", *WEEK)
    return table


def light_the_fuse(guest: Guest) -> Page:
    page = guest.go("/")
    daily_box(page).get_by_role("button", name="Light the fuse").click()
    expect(board(page)).to_be_visible()
    return page


def test_the_run_of_the_day_is_the_same_in_two_browsers(invite: Invite) -> None:
    seen = []
    for guest in (invite(), invite(*PHONE, touch=True)):
        page = light_the_fuse(guest)
        touch(page, "schemer-skab")
        choose(page, "stack")
        expect(piece(page, "spec-2")).to_be_visible()
        names = [
            piece(page, name).get_attribute("aria-label") for name in ("spec-1", "spec-2", "space-b1", "space-c6")
        ]
        seen.append(names)
    assert seen[0] == seen[1]


def test_a_first_attempt_says_so_and_nobody_helps(invite: Invite) -> None:
    page = light_the_fuse(invite())
    expect(page.locator("header .where")).to_contain_text("Run of the day: it counts")
    expect(control(page, "Hint")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Leave the table")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("button", name=re.compile("play for me|stand in"))).to_have_count(0)


def test_what_was_brought_home_is_ranked_and_shared(invite: Invite, busy: Server) -> None:
    guest = invite(address=busy.address)
    page = guest.go(f"/table/{finished(guest)}")
    end = page.get_by_role("region", name="The run of the day")
    expect(end).to_contain_text("You brought home nothing (too late)")
    expect(end.get_by_role("listitem").filter(has_text="that is you")).to_contain_text("too late")
    expect(end.get_by_role("listitem").first).to_contain_text(best_of(guest, date_of(guest)))
    line = end.get_by_role("textbox", name="A line to share")
    expect(line).to_have_value(re.compile(r"^Nitro Run \d{4}-\d\d-\d\d · the \w+ chasm · BOOM · day 13$"))
    with page.expect_download() as download:
        end.get_by_role("button", name="Save the picture").click()
    assert download.value.suggested_filename == f"nitro-run-{date_of(guest)}.png"
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    end.get_by_role("button", name="Copy the line").click()
    expect(page.get_by_text("Copied. Go and boast.").first).to_be_visible()


def test_the_second_table_is_practice_and_the_shelf_knows_how_one_stands(invite: Invite) -> None:
    guest = invite()
    finished(guest)
    page = guest.go("/")
    box = daily_box(page)
    expect(box).to_contain_text("You brought home nothing (too late)")
    box.get_by_role("button", name="Practice it again").click()
    expect(page.locator("header .where")).to_contain_text("Run of the day: practice")
    expect(control(page, "Hint")).to_be_visible()


def test_days_in_a_row_are_counted_on_the_device(invite: Invite) -> None:
    guest = invite()
    finished(guest)
    page = guest.go("/")
    expect(daily_box(page)).to_contain_text("You brought home nothing")
    kept = f'{{"last": "{days_ago(guest, 1)}", "length": 4}}'
    page.evaluate("kept => localStorage.setItem('goblins.streak', kept)", kept)
    page.reload()
    expect(daily_box(page)).to_contain_text("5 days in a row")


def test_an_old_day_is_practised_and_its_best_line_watched(invite: Invite, busy: Server) -> None:
    guest = invite(address=busy.address)
    date = days_ago(guest, AGO)
    page = guest.go("/daily")
    row = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/daily/{date}']"))
    row.get_by_role("link", name=re.compile("Watch the best line")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    name = re.compile(best_of(guest, date))
    expect(page.get_by_role("group", name="Seen by").get_by_role("button", name=name)).to_be_visible()
    page.goto("/daily")
    row.get_by_role("button", name=re.compile("Practice it")).click()
    expect(page.locator("header .where")).to_contain_text("Run of the day: practice")


def test_the_seed_of_a_day_is_shown_once_it_is_over(invite: Invite, busy: Server) -> None:
    guest = invite(address=busy.address)
    date = days_ago(guest, AGO)
    page = guest.go(f"/daily/{date}")
    expect(page.get_by_text(f"goblins daily --date {date} --seed")).to_be_visible()
    page = guest.go(f"/daily/{date_of(guest)}")
    expect(page.get_by_text("This is its seal")).to_be_visible()
    expect(page.get_by_text("--seed")).to_have_count(0)


def test_a_forged_result_is_refused(invite: Invite) -> None:
    """A result told outright, a plan that calls itself the day's, and a perfect run that was brought along."""
    guest = invite()
    date = date_of(guest)
    arrangement = {"game": "nitro-run", "seats": 1}
    told = guest.context.request.post(f"/api/daily/{date}", data={"points": 18, "ending": "perfect"})
    plan = {"arrangement": arrangement, "sitting": ["you"], "start": True, "daily": {"date": date, "counts": True}}
    planned = guest.context.request.post("/api/tables", data=plan)
    assert (told.status, planned.status) == (405, 422)
    assert "error" in told.json()
    match = rides(way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0"), 6)
    brought = guest.ask("/tables/import", {"document": match.position()})["table"]
    page = guest.go(f"/table/{brought}")
    control(page, "Ride on").click()
    expect(last_scene(page)).to_contain_text("18 points")
    page = guest.go(f"/daily/{date}")
    expect(page.get_by_role("button", name="Light the fuse")).to_be_visible()
    expect(page.get_by_text("that is you")).to_have_count(0)
    expect(page.get_by_text("18 points")).to_have_count(0)


# ------------------------------------------------------------------------------------------------------ looks


def screens(guest: Guest) -> Iterator[Page]:
    """Everything that a day has to show."""
    end = finished(guest)
    page = guest.go("/")
    expect(page.locator(".daily ol li").first).to_be_visible()
    yield page
    for path, there in (
        ("/daily", ".room li"),
        (f"/daily/{days_ago(guest, AGO)}", ".results li"),
        (f"/table/{end}", "section.ending .daily img"),
        (f"/replay/{days_ago(guest, AGO)}", "input[type=range]"),
    ):
        page = guest.go(path)
        expect(page.locator(there).first).to_be_visible()
        yield page


@pytest.mark.parametrize(
    ("size", "theme"),
    [pytest.param(DESKTOP, "light", id="desktop"), pytest.param(PHONE, "dark", id="phone")],
)
def test_axe_finds_nothing_on_the_screens_of_a_day(invite: Invite, busy: Server, size: Size, theme: Theme) -> None:
    guest = invite(*size, theme=theme, touch=size == PHONE, bypass_csp=True, address=busy.address)
    for page in screens(guest):
        assert complaints_by_day_and_night(page.locator("html")) == []


def test_no_word_of_a_day_is_missing_or_cut_off_on_a_phone(invite: Invite, busy: Server) -> None:
    for page in screens(invite(*PHONE, touch=True, address=busy.address)):
        for language in LANGUAGES:
            speak(page, language)
            assert MISSING.findall(text_of(page)) == []
            assert page.evaluate(CUT_OFF) == []
            wide, room = page.evaluate(WIDE)
            assert wide <= room
