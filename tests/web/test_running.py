"""For whoever runs the server."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import msgspec
import pytest
import structlog

from goblins.tables.budgets import ALL, FIGURES, LOG_CAUSES, LOGGING, NAME
from goblins.tables.store import StoreUnavailable
from goblins.web import readiness
from goblins.web.app import create_app
from goblins.web.logs import Bounded, set_up_logs, without_secrets
from goblins.web.settings import Settings

from .house import ORIGIN, House, Visitor, failure

pytestmark = pytest.mark.anyio


async def test_a_server_is_alive_and_ready_until_its_store_is_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "EVERY", 0.0)
    probe = house.stranger()
    assert await probe.get("/api/health") == {"alive": True, "protocol": 1}
    assert await probe.get("/api/ready") == {"ready": True}

    async def away() -> None:
        raise StoreUnavailable("store-read-only")

    monkeypatch.setattr(house.services.store, "ping", away)
    assert failure(await probe.ask("GET", "/api/ready")) == (503, "store-read-only")
    assert await probe.get("/api/health") == {"alive": True, "protocol": 1}


async def test_a_server_whose_disk_is_full_is_not_ready(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "EVERY", 0.0)
    database: Any = house.services.store._database
    probe = house.stranger()
    await asyncio.to_thread(database._file.execute, "PRAGMA max_page_count = 1")
    assert failure(await probe.ask("GET", "/api/ready")) == (503, "store-full")
    await asyncio.to_thread(database._file.execute, "PRAGMA max_page_count = 1000000")
    assert await probe.get("/api/ready") == {"ready": True}


async def test_however_many_ask_it_is_tried_once_a_second(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    async def trial() -> None:
        tried.append("")
        await asyncio.sleep(0.01)

    monkeypatch.setattr(house.services.store, "ping", trial)
    probe = house.stranger()
    await asyncio.gather(*(probe.get("/api/ready") for _ in range(20)))
    await probe.get("/api/ready")
    assert len(tried) == 1


async def test_a_server_that_stops_is_not_ready(house: House) -> None:
    house.services.say_goodbye()
    assert failure(await house.stranger().ask("GET", "/api/ready")) == (503, "store-closed")


async def test_moves_commits_requests_and_refusals_are_counted(zog: Visitor) -> None:
    table = await zog.finished()
    await zog.refused("POST", f"/api/tables/{table}/ask", {"ask": "undo", "seat": "red"})
    text = (await zog.ask("GET", "/metrics")).text
    moves = float(next(line for line in text.splitlines() if line.startswith("goblins_moves_total")).split()[1])
    assert moves > 4
    assert "goblins_tables_live 1.0" in text
    assert "goblins_commit_appends_count" in text
    assert "goblins_commit_seconds_count" in text
    assert 'route="/api/tables/{id}/ask"' in text
    assert 'goblins_problems_total{key="undo"} 1.0' in text
    assert table not in text


async def test_invented_methods_share_one_label(zog: Visitor) -> None:
    for number in range(50):
        await zog.ask(f"GOBLIN{number}", "/api/me")
    text = (await zog.ask("GET", "/metrics")).text
    assert "GOBLIN" not in text
    assert 'method="other"' in text


async def test_invented_paths_share_one_label(zog: Visitor) -> None:
    for number in range(50):
        await zog.ask("GET", f"/api/invented-{number}")
        await zog.ask("GET", f"/invented-{number}")
    assert "invented" not in (await zog.ask("GET", "/metrics")).text


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "via"])
async def test_figures_are_not_for_those_who_come_through_a_proxy(zog: Visitor, header: str) -> None:
    assert await zog.refused("GET", "/metrics", headers={header: "198.51.100.1"}) == (404, "not-found")


async def test_figures_are_not_for_other_machines(house: House) -> None:
    transport = httpx.ASGITransport(house.app, client=("198.51.100.1", 4711))
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as stranger:
        assert failure(await stranger.get("/metrics")) == (404, "not-found")


async def test_with_a_token_figures_are_for_whoever_shows_it(settings: Settings) -> None:
    app = create_app(msgspec.structs.replace(settings, figures="t0k3n"))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, client=("198.51.100.1", 4711))
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as prometheus:
            shown = await prometheus.get("/metrics", headers={"authorization": "Bearer t0k3n"})
            wrong = await prometheus.get("/metrics", headers={"authorization": "Bearer wrong"})
            none = await prometheus.get("/metrics")
    assert (shown.status_code, failure(wrong)[0], failure(none)[0]) == (200, 404, 404)


async def test_figures_may_not_be_asked_for_again_and_again(house: House, zog: Visitor) -> None:
    house.services.limits.pace = 1 / FIGURES.burst
    assert (await zog.ask("GET", "/metrics")).status_code == 200
    assert failure(await zog.ask("GET", "/metrics")) == (429, "too-many")


async def test_the_plain_page_its_script_and_its_style_are_served_with_words(zog: Visitor) -> None:
    page = await zog.ask("GET", "/plain")
    assert "<script src=" in page.text
    assert "javascript" in (await zog.ask("GET", "/plain/plain.js")).headers["content-type"]
    assert "css" in (await zog.ask("GET", "/plain/plain.css")).headers["content-type"]
    assert (await zog.get("/plain/words", lang="fr"))["undo"] == "Reprendre"


def test_logs_keep_secrets_to_themselves(capfd: pytest.CaptureFixture[str]) -> None:
    before = structlog.get_config()
    set_up_logs(as_json=True)
    structlog.get_logger("goblins").info("hello", token="t0p", headers={"Cookie": "t0p"}, table="x")
    structlog.configure(**before)
    line = capfd.readouterr().err
    assert "t0p" not in line
    assert json.loads(line)["table"] == "x"
    assert without_secrets(None, "", {"Set_Cookie": "x"}) == {"Set_Cookie": "…"}


def test_a_cause_fills_no_log_and_the_rest_is_counted(capfd: pytest.CaptureFixture[str]) -> None:
    before = structlog.get_config()
    set_up_logs(as_json=True)
    log = structlog.get_logger("goblins")
    for number in range(500):
        log.warning("page too slow", table=number)
        log.warning("store unavailable", problem=number)
    structlog.configure(**before)
    lines = [json.loads(line)["event"] for line in capfd.readouterr().err.splitlines()]
    assert LOGGING.burst <= lines.count("page too slow") <= LOGGING.burst + 2
    assert LOGGING.burst <= lines.count("store unavailable") <= LOGGING.burst + 2


def test_what_was_left_out_of_a_log_is_told_when_there_may_be_lines_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bounded = Bounded()
    told = [bounded.left_out("page too slow") for _ in range(LOGGING.burst + 7)]
    assert told == [0] * LOGGING.burst + [None] * 7
    now[0] = 60.0
    assert [bounded.left_out("page too slow") for _ in range(2)] == [7, 0]


def test_invented_causes_share_one(monkeypatch: pytest.MonkeyPatch) -> None:
    bounded = Bounded()
    told = [bounded.left_out(f"cause {number}") for number in range(LOG_CAUSES.most + 500)]
    assert sum(one is not None for one in told) <= LOG_CAUSES.most + LOGGING.burst + 1


async def test_every_budget_tells_how_much_of_it_is_used_and_how_often_it_was_used_up(zog: Visitor) -> None:
    refused = NAME.refused
    await zog.refused("PUT", "/api/me", {"name": "x" * (NAME.most + 1)})
    text = (await zog.ask("GET", "/metrics")).text
    assert [one.name for one in ALL if f'goblins_budget_limit{{budget="{one.name}"}} ' not in text] == []
    assert [one.name for one in ALL if f'goblins_budget_used{{budget="{one.name}"}} ' not in text] == []
    assert NAME.refused == refused + 1
    [line] = [line for line in text.splitlines() if line.startswith('goblins_budget_refused_total{budget="name"}')]
    assert float(line.split()[1]) >= 1
