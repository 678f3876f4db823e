from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from .guests import Cookies, Guest, Kind, assert_nothing_wrong
from .house import DESKTOP, PATIENCE, Server, Theme, build_page, launch
from .screens import Household


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def built_page() -> None:
    build_page()


@pytest.fixture(scope="session")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def mortal(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server to be killed, and started again."""
    server = Server(tmp_path_factory.mktemp("mortal"))
    yield server
    server.stop()


Wardrobe = defaultdict[Kind, list[Guest]]


class Invite(Protocol):
    def __call__(self, *size: int, **how: Any) -> Guest: ...


@pytest.fixture(scope="session")
def wardrobe() -> Wardrobe:
    """Browsers that nobody sits at, by their kind: in a fresh one a page takes twice as long to load."""
    return defaultdict(list)


@pytest.fixture
def invite(browser: Browser, server: Server, wardrobe: Wardrobe) -> Iterator[Invite]:
    """Guests with a browser each; when they go, nothing must have gone wrong with any of them.

    Whoever wants to tamper with it brings one of their `own`; the others are lent one that somebody has left clean.
    """
    guests: list[tuple[Guest, bool]] = []

    def come(
        *size: int, theme: Theme = "light", who: Cookies = (), own: bool = False, address: str = "", **how: Any
    ) -> Guest:
        kind = Kind(address or server.address, **how)
        guest = wardrobe[kind].pop() if wardrobe[kind] and not own else Guest(browser, kind)
        guests.append((guest, own))
        guest.come((size[0], size[1]) if size else DESKTOP, theme, who)
        return guest

    yield come
    for guest, own in guests:
        if own:
            guest.close()
        else:
            guest.go_home()
            wardrobe[guest.kind].append(guest)
    assert_nothing_wrong([guest for guest, _ in guests])


@pytest.fixture(scope="session")
def household(browser: Browser, server: Server) -> Household:
    """Somebody with a table in every state, whom guests can be: `invite(who=household.who)`."""
    return Household.settle(browser, server.address)
