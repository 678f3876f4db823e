"""A house for every test: a fresh store, no limits on how often, bots that think in a thread."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from goblins.bots.search import engines
from goblins.tables.worker_pool import WorkerPool
from goblins.web import serving
from goblins.web.app import create_app
from goblins.web.logs import set_up_logs
from goblins.web.settings import Settings

from .house import House, Street, Visitor, street_of


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def _logs() -> None:
    set_up_logs(as_json=True, level=logging.CRITICAL)


@pytest.fixture(autouse=True)
def _quick_thinkers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(_thinkers: WorkerPool, work: Callable[..., Any], *arguments: Any) -> Any:
        return await asyncio.to_thread(work, *arguments)

    if "real_thinkers" not in request.fixturenames:
        monkeypatch.setattr(WorkerPool, "_do", think)


@pytest.fixture(autouse=True)
def _no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that never gets done: compiling it would take longer than all tests here."""
    never: Future[Any] = Future()
    monkeypatch.setattr(engines, "_ordered", lambda game: never)


@pytest.fixture
def real_thinkers() -> None:
    """Bots in processes of their own, as in earnest."""


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", pace=0, warm=False, hosts=("goblins.test", "x"))


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        house = House(app)
        yield house
        await house.close()


@pytest.fixture
async def street(house: House, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Street]:
    monkeypatch.setattr(serving, "PARTING", 0.02)
    async with street_of(house) as street:
        yield street


@pytest.fixture
async def zog(house: House) -> Visitor:
    return await house.visitor()


@pytest.fixture
async def mug(house: House) -> Visitor:
    return await house.visitor()
