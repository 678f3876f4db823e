"""People who come over HTTP, and ask again when a server is gone."""

from __future__ import annotations

import asyncio
import random
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx

from .servers import House

PATIENCE = 300.0  # seconds: with hundreds of tables and a kill every few seconds, some wait long for their turn
AGAIN = 0.2


class GaveUp(Exception):  # noqa: N818 - it says what happened
    """Nobody has answered for too long."""


class Refused(Exception):  # noqa: N818
    """The server answered, and said no."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Visitors:
    """All of them share one client; each has a cookie."""

    def __init__(self, house: House, dice: random.Random) -> None:
        self.house, self.dice = house, dice
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.client = httpx.AsyncClient(cookies=nobody, timeout=30, limits=httpx.Limits(max_connections=40))

    async def arrive(self) -> str:
        """A new identity's cookie."""
        response = await self._until_answered("GET", "/api/me", "")
        return response.headers["set-cookie"].split(";")[0]

    async def get(self, path: str, cookie: str) -> Any:
        return _body(await self._until_answered("GET", path, cookie))

    async def post(self, path: str, cookie: str, body: Any) -> Any:
        return _body(await self._until_answered("POST", path, cookie, body))

    async def _until_answered(self, method: str, path: str, cookie: str, body: Any = None) -> httpx.Response:
        """What a server that is gone, or whose store is, was asked may have happened all the same."""
        deadline = asyncio.get_running_loop().time() + PATIENCE
        content = {} if body is None else {"json": body}
        while asyncio.get_running_loop().time() < deadline:
            address = self.dice.choice(self.house.servers).address
            try:
                response = await self.client.request(method, address + path, headers={"cookie": cookie}, **content)
                if response.status_code != 503:
                    return response
            except httpx.TransportError:
                pass
            await asyncio.sleep(AGAIN)
        raise GaveUp(path)

    async def close(self) -> None:
        await self.client.aclose()


def _body(response: httpx.Response) -> Any:
    found = response.json()
    if response.status_code >= 400:
        raise Refused(found["error"]["key"])
    return found
