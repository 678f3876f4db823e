from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from .house import PATIENCE, Guest, Server, assert_nothing_wrong, build_page, launch
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


@pytest.fixture
def mortal(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    server = Server(tmp_path_factory.mktemp("mortal"))
    yield server
    server.stop()


class Invite(Protocol):
    def __call__(self, *size: int, **how: Any) -> Guest: ...


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Guests with a browser each; when they go, nothing must have gone wrong with any of them."""
    guests: list[Guest] = []

    def come(*size: int, address: str = server.address, **how: Any) -> Guest:
        guest = Guest(browser, address, *([(size[0], size[1])] if size else []), **how)
        guests.append(guest)
        return guest

    yield come
    for guest in guests:
        guest.close()
    assert_nothing_wrong(guests)


@pytest.fixture(scope="session")
def household(browser: Browser, server: Server) -> Household:
    """Somebody with a table in every state, whom guests can be: `invite(who=household.who)`."""
    return Household.settle(browser, server.address)
