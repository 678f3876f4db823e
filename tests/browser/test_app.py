"""The page as an app: it can be installed, opens without a line to the server and says what is missing, is never
older than its server, and says where nothing is."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, Route, expect

from goblins.kernel.words import spaced

from .conftest import Invite
from .house import DESKTOP, LANGUAGES, PATIENCE, PHONE, Server
from .looks import EVERYTHING, complaints, speak
from .test_connection import nobody_answers, trouble
from .test_two_folders import copy_of_everything, run
from .words import said

BOXES = """() => [...document.querySelectorAll('h1, article, .daily')]
    .map(one => one.getBoundingClientRect().toJSON())"""
KEPT = """async () => {
    const stores = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    const kept = await Promise.all(stores.map(store => store.keys()));
    return kept.map(requests => requests.map(({ url }) => new URL(url).pathname));
}"""
STORES = "() => caches.keys()"
ONLY_NEWER = (
    "async older => { const [name, ...others] = await caches.keys(); return name !== older && !others.length }"
)
# The page is open, the service worker works, and it has what the page has loaded.
SETTLED = """async () => {
    if (!navigator.serviceWorker.controller) return false;
    const wanted = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
        .filter(path => path.startsWith('/assets/'));
    const kept = await Promise.all(wanted.map(path => caches.match(path, { ignoreVary: true })));
    return wanted.length > 5 && kept.every(Boolean);
}"""


def settle(page: Page) -> None:
    wait_until(page, SETTLED)


def wait_until(page: Page, condition: str, arg: object = None) -> None:
    """Playwright takes the promise of an answer for a yes."""
    latest = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(condition, arg):
        assert time.monotonic() < latest, condition
        page.wait_for_timeout(50)


def answer_at(page: Page, path: str) -> Response:
    answer = page.goto(path)
    assert answer is not None
    return answer


@pytest.mark.parametrize("path", ["/somewhere/else", "/assets/none.js", "/api/none"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_the_page_says_so_with_404(invite: Invite, language: str, path: str) -> None:
    guest = invite(language=language, own=True)
    answer = answer_at(guest.page, path)
    assert answer.status == 404
    expect(guest.page.get_by_text(said("page-nowhere-text", language))).to_be_visible()
    guest.page.get_by_role("link", name=said("page-back", language)).last.click()
    expect(guest.page.get_by_role("article")).to_have_count(3)
    guest.wrongs = [wrong for wrong in guest.wrongs if "404" not in wrong]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_without_its_code_the_page_shows_the_shelf_and_says_what_it_needs(
    browser: Browser, server: Server, language: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(base_url=server.address, java_script_enabled=False, locale=language)
    context.set_default_timeout(5_000)
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/")
    expect(page.get_by_role("heading", name=said("page-shelf-title", language))).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(3)
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("noscript").inner_text() == said("page-no-script", language)
    context.close()


def test_what_was_drawn_ahead_stands_where_the_page_will_stand(invite: Invite) -> None:
    """Nothing moves when the page takes its place."""
    guest = invite(*PHONE, touch=True, own=True)
    guest.context.route("**/assets/page-*.js", lambda route: route.abort())
    guest.go("/")
    guest.page.evaluate("() => document.fonts.ready.then(() => true)")
    assert guest.page.locator("[data-drawn]").count() == 1
    before = guest.page.evaluate(BOXES)
    guest.context.unroute("**/assets/page-*.js")
    guest.go("/")
    expect(guest.page.locator("[data-drawn]")).to_have_count(0)
    guest.page.evaluate("() => document.fonts.ready.then(() => true)")
    assert guest.page.evaluate(BOXES) == before
    guest.wrongs = [wrong for wrong in guest.wrongs if "ERR_FAILED" not in wrong]


def test_who_presses_a_button_before_the_code_is_there_is_not_forgotten(invite: Invite) -> None:
    guest = invite(*PHONE, touch=True, own=True)
    held: list[Any] = []
    guest.context.route("**/assets/page-*.js", lambda route: held.append(route))
    guest.page.goto("/", wait_until="commit")
    play = guest.page.get_by_role("button", name=said("page-play-bots")).first
    play.tap()
    assert guest.page.url.endswith("/")
    guest.page.wait_for_function("() => document.documentElement.dataset.pressed >= 0")
    while not held:
        guest.page.wait_for_timeout(20)
    held[0].continue_()
    expect(guest.page).to_have_url(re.compile("/table/"))


def test_who_has_chosen_another_language_is_not_shown_the_browsers(invite: Invite) -> None:
    guest = invite(own=True)
    page = guest.go("/")
    speak(page, "fr")
    guest.context.route("**/assets/page-*.js", lambda route: route.abort())
    page.goto("/")
    drawn = page.locator("[data-drawn]")
    expect(drawn).to_be_attached()
    expect(drawn).not_to_be_visible()
    guest.context.unroute("**/assets/page-*.js")
    page.goto("/")
    expect(page.get_by_role("heading", name=said("page-shelf-title", "fr"))).to_be_visible()
    guest.wrongs = [wrong for wrong in guest.wrongs if "ERR_FAILED" not in wrong]


def test_a_page_whose_parts_a_newer_one_has_replaced_is_loaded_anew_by_itself(invite: Invite) -> None:
    guest = invite(own=True)
    table = guest.finished_table()
    page = guest.go(f"/table/{guest.open_table('you', 'scrapper')}")
    expect(page.locator(".mat [data-piece]").first).to_be_visible()
    page.evaluate("() => (window.before = true)")
    gone: list[str] = []

    def replaced(route: Route) -> None:
        gone.append(route.request.url)
        route.fulfill(status=404)

    guest.context.route("**/assets/Rules-*.js", replaced, times=2)  # looked for ahead, and wanted
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("main").get_by_role("article").first).to_be_visible()
    assert len(gone) == 2
    assert not page.evaluate("() => 'before' in window"), "it is another page"
    guest.context.route("**/assets/Ending-*.js", replaced)
    page.goto(f"/table/{table}")
    expect(trouble(page)).to_be_visible()  # that did not help a moment ago
    expect(trouble(page).get_by_role("button")).not_to_have_count(0)
    guest.wrongs = [wrong for wrong in guest.wrongs if "404" not in wrong and "import" not in wrong]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_installed(invite: Invite, language: str) -> None:
    guest = invite(language=language, own=True)
    page = guest.go("/")
    settle(page)
    inspector = guest.context.new_cdp_session(page)
    found = inspector.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = page.evaluate("text => JSON.parse(text)", found["data"])
    assert manifest["lang"] == language
    assert manifest["description"] == spaced(language, said("page-about", language))
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert inspector.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    for icon in manifest["icons"]:
        loaded = page.evaluate(
            """async ({ src }) => { const icon = new Image(); icon.src = src; await icon.decode();
                return [icon.naturalWidth, icon.naturalHeight]; }""",
            icon,
        )
        assert icon["sizes"] in ("any", f"{loaded[0]}x{loaded[1]}")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_line_it_opens_and_says_what_is_missing(invite: Invite, language: str) -> None:
    guest = invite(*PHONE, touch=True, language=language, bypass_csp=True, own=True)
    page = guest.go("/")
    settle(page)
    with nobody_answers(guest):
        guest.context.set_offline(True)
        page.goto("/")
        note = page.get_by_role("status").filter(has_text=said("page-offline-text", language))
        expect(note).to_be_visible()
        expect(page.get_by_role("article")).to_have_count(3)
        assert complaints(page.locator("body"), EVERYTHING) == []
    with nobody_answers(guest):
        guest.context.set_offline(False)
        expect(note).to_have_count(0)
        expect(page.locator(".daily h2")).to_be_visible()


def test_rules_that_were_read_are_read_without_a_line(invite: Invite) -> None:
    guest = invite(own=True)
    page = guest.go("/")
    settle(page)
    page.goto("/rules/nitro-run")
    expect(page.get_by_role("article").nth(5)).to_be_visible()
    settle(page)
    with nobody_answers(guest):
        guest.context.set_offline(True)
        page.goto("/rules/nitro-run")
        expect(page.get_by_role("article").nth(5)).to_be_visible()
        expect(page.get_by_text(said("page-offline-title"))).to_be_visible()
        page.goto("/rules/goblins-inc")
        expect(trouble(page)).to_be_visible()
        page.wait_for_load_state("networkidle")
        guest.context.set_offline(False)


def test_a_server_that_is_gone_is_no_line_either(mortal: Server, invite: Invite) -> None:
    guest = invite(*PHONE, touch=True, address=mortal.address, own=True)
    page = guest.go("/")
    settle(page)
    with nobody_answers(guest):
        mortal.kill()
        page.goto("/")
        note = page.get_by_role("status").filter(has_text=said("page-offline-text"))
        expect(note).to_be_visible()
        note.get_by_role("button").tap()
        expect(note).to_be_visible()
        mortal.start()
        expect(note).to_have_count(0)
    expect(page.locator(".daily h2")).to_be_visible()


def test_nothing_of_the_server_is_kept_but_the_page_itself(invite: Invite) -> None:
    guest = invite(own=True)
    page = guest.go("/")
    settle(page)
    page.goto(f"/table/{guest.open_table('you', 'scrapper')}")
    expect(page.get_by_role("group", name="The clearing")).to_be_visible()
    settle(page)
    (kept,) = page.evaluate(KEPT)
    assert "/offline.html" in kept
    assert [path for path in kept if path != "/offline.html" and not path.startswith("/assets/")] == []


@pytest.fixture(scope="module")
def copy(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("newer")
    copy_of_everything(copy)
    run(copy, "ui/page.py")
    return copy


@pytest.fixture(scope="module")
def changing(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose page is built anew while it runs."""
    server = Server(tmp_path_factory.mktemp("changing"), source=copy / "src")
    yield server
    server.stop()


def test_a_newer_page_is_shown_at_once_and_kept_instead(copy: Path, changing: Server, invite: Invite) -> None:
    guest = invite(address=changing.address, own=True)
    page = guest.go("/")
    settle(page)
    (older,) = page.evaluate(STORES)

    words = copy / "ui" / "locales" / "en" / "page.ftl"
    title = "What shall we mend today?"
    words.write_text(re.sub("page-shelf-title = .*", f"page-shelf-title = {title}", words.read_text()))
    run(copy, "ui/page.py")
    page.goto("/")
    newer = page.get_by_role("heading", name=title)
    expect(newer).to_be_visible()
    wait_until(page, ONLY_NEWER, older)
    settle(page)
    with nobody_answers(guest):
        guest.context.set_offline(True)
        page.goto("/")
        expect(newer).to_be_visible()
        expect(page.get_by_text(said("page-offline-title"))).to_be_visible()
        guest.context.set_offline(False)
