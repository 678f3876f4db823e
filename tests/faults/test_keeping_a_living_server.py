"""Whoever keeps a server decides, and every process of it hears; a server may start before its database."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.tables.postgres import Cluster

from .servers import House, Server, _free_port

pytestmark = pytest.mark.anyio
PLAN = {"arrangement": {"game": "goblin-warlord", "seats": 2}, "sitting": ["you", "you"], "start": True}
WITHIN = 15.0


def admin(*words: str) -> str:
    command = [sys.executable, "-m", "goblins", "--lang", "en", "admin", *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


async def becomes(client: httpx.AsyncClient, path: str, status: int, **more: Any) -> httpx.Response:
    async with asyncio.timeout(WITHIN):
        while True:
            answer = await client.get(path, **more)
            if answer.status_code == status:
                return answer
            await asyncio.sleep(0.05)


@pytest.fixture
async def house(store_url: str, tmp_path: Path) -> AsyncIterator[House]:
    """A server on a file, or two on PostgreSQL."""
    urls = [store_url] if store_url.startswith("sqlite") else [store_url] * 2
    house = House([Server(url, tmp_path / f"server{number}.log") for number, url in enumerate(urls)])
    await house.open()
    yield house
    await house.close()


async def test_a_block_and_void_cookies_reach_every_process_and_their_sockets(house: House) -> None:
    url = house.servers[0].database
    clients = [httpx.AsyncClient(base_url=server.address, timeout=30) for server in house.servers]
    me = (await clients[0].get("/api/me")).json()["id"]
    cookie = {"cookie": f"goblin={clients[0].cookies['goblin']}"}
    table = (await clients[0].post("/api/tables", json=PLAN)).json()["table"]
    port = house.servers[-1].port
    async with websockets.connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/socket", additional_headers=cookie
    ) as page:
        await asyncio.to_thread(admin, "block", me, "--db", url)
        for client in clients:
            answer = await becomes(client, "/api/me", 403, headers=cookie)
            assert answer.json()["error"]["key"] == "bad-blocked"
        async with asyncio.timeout(WITHIN):
            await page.wait_closed()
        assert page.close_code == 4003
    await asyncio.to_thread(admin, "unblock", me, "--db", url)
    for client in clients:
        await becomes(client, "/api/me", 200, headers=cookie)
    async with websockets.connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/socket", additional_headers=cookie
    ) as page:
        await asyncio.to_thread(admin, "void-cookies", "--db", url)
        for client in clients:
            answer = await becomes(client, "/api/me", 401, headers=cookie)
            assert answer.json()["error"]["key"] == "bad-badge-unknown"
        async with asyncio.timeout(WITHIN):
            await page.wait_closed()
        assert page.close_code == 4001
    for client in clients:
        await client.aclose()


async def test_a_table_that_is_thrown_away_is_gone_everywhere(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.servers[-1].address, timeout=30) as client:
        await client.get("/api/me")
        table = (await client.post("/api/tables", json=PLAN)).json()["table"]
        await asyncio.to_thread(admin, "purge", table, "--db", house.servers[0].database)
        await becomes(client, f"/api/tables/{table}", 404)


async def test_a_clock_that_is_set_stops_the_run_of_the_day_until_it_is_confirmed(tmp_path: Path) -> None:
    house = House([Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "server.log")])
    [server] = house.servers
    await house.open()
    try:
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
            await client.get("/api/me")
            table = (await client.post("/api/tables", json=PLAN)).json()["table"]
            await becomes(client, "/api/daily", 200)
        await house.close()
        server.set_clock(-7200)
        await house.open()
        async with httpx.AsyncClient(base_url=server.address, cookies=client.cookies, timeout=30) as client:
            await becomes(client, "/api/daily", 503)
            assert (await client.get(f"/api/tables/{table}")).json()["table"]["status"] == "playing"
            await asyncio.to_thread(confirmed, server)
            await becomes(client, "/api/daily", 200)
    finally:
        await house.close()
    assert "the clock is in doubt" in server.words()


def confirmed(server: Server) -> None:
    """By the clock of that machine."""
    environment = os.environ | {"SKEW": str(server.skew)}
    command = [sys.executable, "-m", "tests.faults.skewed", "admin", "clock", "--confirm", "--db", server.database]
    subprocess.run(command, env=environment, check=True, capture_output=True)


async def test_a_server_that_starts_before_its_database_waits_and_says_so(
    own_cluster: Cluster, tmp_path: Path
) -> None:
    url = own_cluster.copy("empty", "later")
    own_cluster.down()
    port, log = _free_port(), tmp_path / "server.log"
    command = [sys.executable, "-m", "goblins", "serve", "--no-browser", "--port", str(port), "--db", url]
    with log.open("wb") as words:
        process = subprocess.Popen([*command, "--thinkers", "1"], stdout=words, stderr=words)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            await until_it_listens(client)
            assert (await client.get("/api/ready")).json()["error"]["key"] == "bad-store-gone"
            assert (await client.get("/api/health")).json() == {"alive": True, "protocol": 1}
            assert (await client.get("/api/me")).status_code == 503
            own_cluster.up()
            await becomes(client, "/api/ready", 200)
            assert (await client.get("/api/me")).status_code == 200
    finally:
        process.terminate()
        process.wait(30)
        own_cluster.ensure_up()
    said = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    assert {"waiting for the database", "the database is there"} <= {line["event"] for line in said}
    assert "Traceback" not in log.read_text()


async def until_it_listens(client: httpx.AsyncClient) -> None:
    async with asyncio.timeout(WITHIN):
        while True:
            try:
                await client.get("/api/health")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.05)


async def test_a_copy_of_postgresql_comes_back_in_an_empty_database_and_nowhere_else(
    cluster: Cluster, postgres_url: str, tmp_path: Path
) -> None:
    house = House([Server(postgres_url, tmp_path / "server.log")])
    await house.open()
    async with httpx.AsyncClient(base_url=house.servers[0].address, timeout=30) as client:
        await client.get("/api/me")
        table = (await client.post("/api/tables", json=PLAN)).json()["table"]
        copy = tmp_path / "copy.pg"
        admin("backup", str(copy), "--db", postgres_url)  # while the server goes on
        await client.get("/api/me")
        cookies = client.cookies
    await house.close()
    assert copy.stat().st_mode & 0o077 == 0
    with pytest.raises(subprocess.CalledProcessError) as refused:
        admin("restore", str(copy), "--db", postgres_url)
    assert "is not empty" in refused.value.stderr
    fresh = cluster.copy("empty", f"restored-{os.getpid()}")
    assert "one table" in admin("restore", str(copy), "--db", fresh)
    house = House([Server(fresh, tmp_path / "again.log")])
    await house.open()
    async with httpx.AsyncClient(base_url=house.servers[0].address, cookies=cookies, timeout=30) as client:
        assert (await client.get(f"/api/tables/{table}")).json()["table"]["status"] == "playing"
    await house.close()
