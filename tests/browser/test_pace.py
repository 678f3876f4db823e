"""The command that measures the page measures something. Its figures stand in docs/page.md."""

from __future__ import annotations

from playwright.sync_api import Browser

from .house import Server
from .pace import measure


def test_every_figure_is_measured(browser: Browser, server: Server) -> None:
    figures = measure(browser, server.address, rounds=1, orders=1)
    assert figures.painted[0] > 0
    assert figures.ready[0] > 0
    assert len(figures.frames) > 20
    assert all(frame > 0 for frame in figures.frames)
    assert "shelf interactive" in figures.text()
