"""The built page: its files, its own paths, and what stands in for it."""

from pathlib import Path

import pytest

from goblins.web import pages

from .house import Visitor

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "shelf-1a2b.js").write_text("play()")
    (folder / ".sources").write_text("a hash")
    monkeypatch.setattr(pages, "FOLDER", folder)
    return folder


@pytest.mark.parametrize("path", ["/", "/new/goblin-warlord", "/table/abc", "/join/token", "/rules/goblins-inc"])
async def test_every_path_of_the_page_is_answered_by_the_page(zog: Visitor, built: Path, path: str) -> None:
    answer = await zog.ask("GET", path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>the page")
    assert answer.headers["cache-control"] == "no-cache"


async def test_files_with_a_hash_in_their_names_are_kept_for_good(zog: Visitor, built: Path) -> None:
    answer = await zog.ask("GET", "/assets/shelf-1a2b.js")
    assert answer.text == "play()"
    assert "immutable" in answer.headers["cache-control"]
    assert (await zog.ask("GET", "/icon.svg")).text == "<svg/>"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/%2e%2e/.sources",
        "/api/none",
        "/assets/%00x",
        "/assets/" + "x" * 1000,
    ],
)
async def test_what_is_no_file_of_the_page_is_not_found(zog: Visitor, built: Path, path: str) -> None:
    assert await zog.refused("GET", path) == (404, "not-found")


@pytest.mark.parametrize("path", ["/" + "x" * 5000, "/assets/" + "a/" * 4000, "/api/games/" + "x" * 9000])
async def test_an_endless_path_is_refused(zog: Visitor, built: Path, path: str) -> None:
    assert await zog.refused("GET", path) == (414, "path-too-long")


async def test_hidden_files_are_not_shown(zog: Visitor, built: Path) -> None:
    assert await zog.refused("GET", "/.sources") == (404, "not-found")


async def test_without_a_built_page_the_plain_one_stands_in(
    zog: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    assert (await zog.ask("GET", "/")).headers["location"] == "/plain"
