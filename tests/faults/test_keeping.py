"""`goblins admin` beside a running server: open pages hear of it, and nothing is left half."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from tests.tables.postgres import Cluster

from .servers import FileHouse, House, PostgresHouse
from .visiting import Refused, Visitors

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["file", "postgres"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    house: House
    if request.param == "file":
        house = FileHouse(tmp_path)
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        house = PostgresHouse(cluster, tmp_path, f"keeping-{os.getpid()}")
    await house.open()
    yield house
    await house.close()


async def admin(house: House, *arguments: str) -> None:
    command = [sys.executable, "-m", "goblins", "admin", *arguments, "--db", house.url]
    await asyncio.to_thread(subprocess.run, command, check=True, capture_output=True)


async def hear(page: Any, wanted: str) -> None:
    async with asyncio.timeout(10):
        while True:
            message = msgspec.json.decode(await page.recv())
            if message["type"] == "update" and message["table"]["status"] == wanted:
                return


async def test_open_pages_hear_what_whoever_keeps_the_server_does(house: House) -> None:
    visitors = Visitors(house, random.Random(1))
    host = await visitors.arrive()
    plan = {"arrangement": {"game": "goblin-warlord", "seats": 2}, "sitting": ["you", "you"], "start": True}
    table = (await visitors.post("/api/tables", host, plan))["table"]
    port = house.servers[-1].port
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket?seat=red"
    async with websockets.connect(url, additional_headers={"cookie": host}, proxy=None) as page:
        await hear(page, "playing")
        await admin(house, "close", table)
        await hear(page, "closed")
        await admin(house, "purge", "--days", "0", "--status", "closed")
        async with asyncio.timeout(10):
            await page.wait_closed()
        assert (page.close_code, page.close_reason) == (4004, "table-unknown")
    with pytest.raises(Refused, match="bad-table-unknown"):
        await visitors.get(f"/api/tables/{table}", host)
    await visitors.close()
    assert not any("Traceback" in server.words() for server in house.servers)
