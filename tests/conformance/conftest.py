"""One real server for all tests here, and a client's command."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from goblins.conformance.client import real_server

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def port() -> AsyncIterator[int]:
    async with real_server() as port:
        yield port


def join_with(spoiled: str = "") -> list[str]:
    """`goblins join` with the example's bot, after these statements have spoiled something."""
    program = f"""
import sys
from goblins.client import client, connection, http, messages, player
from goblins.client.errors import ClientError
{spoiled}
from goblins.cli import run
sys.exit(run(["join", sys.argv[1], "--bot", {str(ROOT / "examples" / "bot.py")!r}]))
"""
    return [sys.executable, "-c", program]
