"""The built page: its files, its screens in three languages, what is said where nothing is, what stands in for it."""

import json
from pathlib import Path

import pytest

from goblins.web import pages

from .house import Visitor

pytestmark = pytest.mark.anyio
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PATHS = ["^/$", "^/rules/(?P<game>[^/]+)/?$", "^/table/(?P<id>[^/]+)/?$"]
PACKED = b"packed"  # the server hands it on as it is


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / ".drawn").mkdir()
    for lang in ("en", "fr", "ru"):
        for name in ("shelf", "any", "nowhere"):
            (folder / ".drawn" / f"{name}.{lang}.html").write_text(f"{name} {lang}")
    (folder / ".drawn" / "paths.json").write_text(json.dumps(PATHS))
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "shelf-1a2b.js").write_text("play()")
    (folder / "assets" / "shelf-1a2b.js.br").write_bytes(PACKED)
    (folder / ".sources").write_text("a hash")
    monkeypatch.setattr(pages, "FOLDER", folder)
    return folder


@pytest.mark.parametrize(
    ("path", "drawn"),
    [("/", "shelf"), ("/table/abc", "any"), ("/rules/goblins-inc", "any"), ("/rules/goblins-inc/", "any")],
)
@pytest.mark.parametrize(("wish", "lang"), [("fr-FR,fr;q=0.9", "fr"), ("ru", "ru"), ("de", "en")])
async def test_a_screen_is_answered_as_it_was_drawn_in_the_readers_language(
    zog: Visitor, built: Path, path: str, drawn: str, wish: str, lang: str
) -> None:
    answer = await zog.ask("GET", path, headers={"accept-language": wish})
    assert (answer.status_code, answer.text) == (200, f"{drawn} {lang}")
    assert answer.headers["cache-control"] == "no-cache"
    assert "Accept-Language" in answer.headers["vary"]


async def test_files_with_a_hash_in_their_names_are_kept_for_good(zog: Visitor, built: Path) -> None:
    answer = await zog.ask("GET", "/assets/shelf-1a2b.js", headers={"accept-encoding": "gzip"})
    assert answer.text == "play()"
    assert "immutable" in answer.headers["cache-control"]
    assert (await zog.ask("GET", "/icon.svg")).text == "<svg/>"


async def test_who_can_unpack_gets_what_was_packed_when_the_page_was_built(zog: Visitor, built: Path) -> None:
    async with zog.client.stream("GET", "/assets/shelf-1a2b.js", headers={"accept-encoding": "gzip, br"}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert raw == PACKED
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"


async def test_what_a_browser_has_already_is_not_sent_again(zog: Visitor, built: Path) -> None:
    first = await zog.ask("GET", "/")
    again = await zog.ask("GET", "/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    (built / ".drawn" / "shelf.en.html").write_text("shelf no")
    newer = await zog.ask("GET", "/", headers={"if-none-match": first.headers["etag"]})
    assert (newer.status_code, newer.text) == (200, "shelf no"), "of the same length, perhaps of the same second"


async def test_it_can_be_looked_at_without_taking_it(zog: Visitor, built: Path) -> None:
    assert (await zog.ask("HEAD", "/")).status_code == 200
    assert (await zog.ask("HEAD", "/assets/shelf-1a2b.js")).status_code == 200
    assert (await zog.ask("HEAD", "/nowhere")).status_code == 404


async def test_a_picture_runs_nothing(zog: Visitor, built: Path) -> None:
    policy = (await zog.ask("GET", "/icon.svg")).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "sandbox" in policy


NOTHING = [
    "/nowhere",
    "/table",
    "/table/a/b",
    "/rules/chess",
    "/index.html",
    "/assets",
    "/assets/none.js",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/assets/%2e%2e/.sources",
    "/.sources",
    "/.drawn/any.en.html",
    "/assets/%00x",
    "/assets/" + "x" * 1000,
    "/api",
    "/api/none",
    "/metrics/none",
]


@pytest.mark.parametrize("path", NOTHING)
async def test_where_nothing_is_programs_hear_so(zog: Visitor, built: Path, path: str) -> None:
    assert await zog.refused("GET", path) == (404, "not-found")


@pytest.mark.parametrize("path", NOTHING)
async def test_where_nothing_is_a_page_says_so(zog: Visitor, built: Path, path: str) -> None:
    answer = await zog.ask("GET", path, headers={**BROWSER, "accept-language": "fr"})
    assert (answer.status_code, answer.text) == (404, "nowhere fr")
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize("path", ["/api/none", "/nowhere", "/api/tables/x/none"])
async def test_no_method_is_right_where_nothing_is(zog: Visitor, built: Path, method: str, path: str) -> None:
    assert await zog.refused(method, path) == (404, "not-found")


@pytest.mark.parametrize("path", ["/" + "x" * 5000, "/assets/" + "a/" * 4000, "/api/games/" + "x" * 9000])
async def test_an_endless_path_is_refused(zog: Visitor, built: Path, path: str) -> None:
    assert await zog.refused("GET", path) == (414, "path-too-long")


async def test_without_a_built_page_the_plain_one_stands_in(
    zog: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    assert (await zog.ask("GET", "/")).headers["location"] == "/plain"
    assert await zog.refused("GET", "/api/none", headers=BROWSER) == (404, "not-found")
