"""Who one is: a badge that the server does not know, a recovery code, what is stored, and links to one's turns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from goblins.kernel.words import LANGUAGES

from .conftest import Invite
from .house import Server
from .words import said

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def feeding(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose keeper allows feeds."""
    server = Server(tmp_path_factory.mktemp("feeding"), "goblins", "--feeds")
    yield server
    server.stop()


@every_language
def test_a_badge_that_is_not_known_is_kept_until_its_owner_recovers(invite: Invite, language: str) -> None:
    guest = invite(language=language, own=True)
    page = guest.go("/settings")
    page.get_by_role("button", name=said("me-code-make", language)).click()
    code = page.locator(".code b").inner_text()
    name = page.get_by_label(said("me-name", language)).input_value()
    guest.context.add_cookies([{"name": "goblin", "value": "somebody.1.else", "url": guest.kind.address}])
    page.goto("/settings")
    dialog = page.get_by_role("dialog", name=said("me-unknown", language))
    expect(dialog).to_be_visible()
    assert [one.get("value") for one in guest.context.cookies()] == ["somebody.1.else"]
    dialog.get_by_label(said("me-code-have", language)).fill(code.lower())
    dialog.get_by_role("button", name=said("me-code-take", language)).click()
    expect(dialog).to_be_hidden()
    expect(page.get_by_label(said("me-name", language))).to_have_value(name)
    guest.wrongs.clear()  # that the badge was not known is what it is about


def test_whoever_was_forgotten_may_begin_anew(invite: Invite) -> None:
    guest = invite(own=True)
    guest.context.add_cookies([{"name": "goblin", "value": "a.1.b", "url": guest.kind.address}])
    page = guest.go("/settings")
    page.get_by_role("button", name=said("me-anew", "en")).click()
    expect(page.get_by_label(said("me-name", "en"))).not_to_have_value("")
    assert len(guest.context.cookies()[0].get("value", "")) > 30
    guest.wrongs.clear()


def test_what_is_stored_is_taken_away_and_deleted(invite: Invite, tmp_path: Path) -> None:
    guest = invite(own=True)
    page = guest.go("/settings")
    with page.expect_download() as download:
        page.get_by_role("button", name=said("me-stored-take", "en")).click()
    download.value.save_as(tmp_path / "mine.json")
    data = json.loads((tmp_path / "mine.json").read_text())
    name = page.get_by_label(said("me-name", "en")).input_value()
    assert data["me"]["name"] == name
    page.get_by_role("button", name=said("me-stored-delete", "en")).click()
    gone = page.get_by_role("button", name=said("me-stored-delete-all", "en"))
    expect(gone).to_be_disabled()
    page.get_by_role("dialog").get_by_role("textbox").fill(name)
    gone.click()
    page.wait_for_url("**/")
    page = guest.go("/settings")
    expect(page.get_by_label(said("me-name", "en"))).not_to_have_value("")
    assert guest.ask("/me")["id"] != data["me"]["id"]


@every_language
def test_links_to_ones_turns_are_shown_once_and_can_be_renewed(
    invite: Invite, feeding: Server, language: str
) -> None:
    guest = invite(language=language, address=feeding.address)
    page = guest.go("/settings")
    page.get_by_role("button", name=said("me-feed-make", language), exact=True).click()
    first = page.locator("code").first.inner_text()
    assert first.endswith(".ics")
    assert "BEGIN:VCALENDAR" in page.request.get(first).text()
    page.get_by_role("button", name=said("me-feed-renew", language)).click()
    expect(page.locator("code").first).not_to_have_text(first)
    assert page.request.get(first).status == 404
    page.reload()
    expect(page.get_by_role("button", name=said("me-feed-stop", language))).to_be_visible()
    expect(page.locator("code")).to_have_count(0)
    guest.wrongs.clear()


def test_a_notice_is_asked_for_only_by_a_gesture(invite: Invite) -> None:
    guest = invite(own=True)
    guest.context.add_init_script("Notification.requestPermission = async () => (window.asked = true, 'granted')")
    page = guest.go("/settings")
    button = page.get_by_role("button", name=said("table-notify", "en"))
    expect(button).to_be_visible()
    assert page.evaluate("window.asked") is None
    button.click()
    expect(page.get_by_role("button", name=said("table-notify-on", "en"))).to_be_visible()
    assert page.evaluate("window.asked") is True
