"""For whoever runs the server."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
import structlog

from goblins.tables.store import StoreUnavailable
from goblins.web import readiness
from goblins.web.logs import set_up_logs, without_secrets

from .house import House, Visitor, failure

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


async def test_figures_are_not_for_those_who_come_through_a_proxy(zog: Visitor) -> None:
    assert await zog.refused("GET", "/metrics", headers={"x-forwarded-for": "198.51.100.1"}) == (404, "not-found")


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
