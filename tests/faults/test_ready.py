"""A real server whose disk is full says that it is not ready."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import httpx
import pytest

from .servers import FileHouse

pytestmark = pytest.mark.anyio


async def becomes(client: httpx.AsyncClient, expected: int) -> httpx.Response:
    async with asyncio.timeout(20):
        while True:
            answer = await client.get("/api/ready")
            if answer.status_code == expected:
                return answer
            await asyncio.sleep(0.1)


async def test_a_server_that_cannot_write_is_not_ready_until_it_can(tmp_path: Path) -> None:
    house = FileHouse(tmp_path)
    await house.open()
    [server] = house.servers
    assert server.process is not None
    pid = server.process.pid
    try:
        async with httpx.AsyncClient(base_url=server.address) as client:
            await becomes(client, 200)
            was = resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            answer = await becomes(client, 503)
            assert answer.json()["error"]["key"].startswith("bad-store-")
            assert (await client.get("/api/health")).status_code == 200
            resource.prlimit(pid, resource.RLIMIT_FSIZE, was)
            await becomes(client, 200)
    finally:
        await house.close()
