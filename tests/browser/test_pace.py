"""The command that measures the page measures something. Its figures stand in docs/page.md."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from .house import LANGUAGES, Server
from .pace import measure, visit


def test_every_figure_is_measured(browser: Browser, server: Server) -> None:
    figures = measure(browser, server.address, rounds=1, orders=1)
    assert figures.painted[0] > 0
    assert figures.ready[0] > 0
    assert len(figures.frames) > 20
    assert all(frame > 0 for frame in figures.frames)
    assert "shelf interactive" in figures.text()
    assert all(visit.painted <= visit.largest for visits in figures.slow.values() for visit in visits)
    assert "slow line, ru" in figures.text()


@pytest.mark.parametrize("game", ["goblins-inc", "goblin-warlord", "nitro-run"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_asks_for_little(browser: Browser, server: Server, language: str, game: str) -> None:
    """What docs/page.md promises; how long it takes is another question."""
    found = visit(browser, server.address, language, slow=False, game=game)
    assert found.requests < 20
    assert found.bytes < 200_000
    assert found.table < 220_000
