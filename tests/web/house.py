"""A server in the test's own process, and those who visit it."""

from __future__ import annotations

import contextlib
import socket as sockets
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import websockets
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection

from goblins.kernel import registry
from goblins.web.services import Services
from goblins.web.serving import Server, config_for

ORIGIN = "http://goblins.test"
SHORT = {"turn_limit": 2}


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(house.app), base_url=ORIGIN)
        self.id = ""

    async def arrive(self) -> Visitor:
        self.id = (await self.get("/api/me"))["id"]
        return self

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return await self.client.request(method, path, **more)

    async def get(self, path: str, **query: Any) -> Any:
        return good(await self.ask("GET", path, params=query))

    async def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return good(await self.ask("POST", path, json=body, **more))

    async def put(self, path: str, body: Any) -> Any:
        return good(await self.ask("PUT", path, json=body))

    async def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """The status and the key of a refusal."""
        content = {} if body is None else {"json": body}
        return failure(await self.ask(method, path, **content, **more))

    async def open(self, *sitting: str, start: bool = True, game: str = "goblin-warlord", **arranged: Any) -> str:
        arrangement = {"game": game, "seats": max(2, len(sitting)), **arranged}
        body = {"arrangement": arrangement, "sitting": list(sitting), "start": start}
        return str((await self.post("/api/tables", body))["table"])

    async def request(self, table: str, ask: str, **fields: Any) -> Any:
        return await self.post(f"/api/tables/{table}/ask", {"ask": ask, **fields})

    async def legal(self, table: str, seat: str) -> list[str]:
        """The moves of the seat, in notation."""
        update = await self.get(f"/api/tables/{table}", seat=seat)
        return notations(update)

    async def play_out(self, table: str, *seats: str) -> None:
        """Play the last legal move of whoever decides, to the end of the game."""
        while deciders := (await self.get(f"/api/tables/{table}"))["game"]["deciders"]:
            assert deciders[0] in seats
            move = (await self.legal(table, deciders[0]))[-1]
            await self.request(table, "move", seat=deciders[0], move=move)

    async def finished(self, **arranged: Any) -> str:
        table = await self.open("you", "you", options=SHORT, **arranged)
        await self.play_out(table, "red", "blue")
        return table


class House:
    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.visitors: list[Visitor] = []

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def stranger(self) -> Visitor:
        visitor = Visitor(self)
        self.visitors.append(visitor)
        return visitor

    async def visitor(self) -> Visitor:
        return await self.stranger().arrive()

    async def close(self) -> None:
        for visitor in self.visitors:
            await visitor.client.aclose()


class Street:
    """The same house on a real port, for those who come by socket."""

    def __init__(self, port: int, server: Server) -> None:
        self.port = port
        self.server = server

    def connect(self, visitor: Visitor, table: str, query: str = "", **more: Any) -> websockets.connect:
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.client.cookies.items())
        headers = {"cookie": cookie, **more.pop("headers", {})}
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?{query}"
        return websockets.connect(url, additional_headers=headers, **more)


@contextlib.asynccontextmanager
async def street_of(house: House) -> AsyncIterator[Street]:
    import asyncio

    door = sockets.socket()
    door.bind(("127.0.0.1", 0))
    server = Server(config_for(house.app, lifespan="off"))
    serving = asyncio.create_task(server._serve(sockets=[door]))  # without taking over the signals
    while not server.started:
        await asyncio.sleep(0.005)
    yield Street(door.getsockname()[1], server)
    server.should_exit = True
    await serving
    door.close()


async def hear(connection: ClientConnection, *kinds: str) -> Any:
    """The next message of one of these kinds."""
    while True:
        message = msgspec.json.decode(await connection.recv())
        if message["type"] in kinds:
            return message


async def say(connection: ClientConnection, message: Any) -> None:
    await connection.send(msgspec.json.encode(message).decode())


def good(response: httpx.Response) -> Any:
    assert response.status_code in (200, 201), response.text
    return response.json()


def failure(response: httpx.Response) -> tuple[int, str]:
    """Every refusal has the same shape, with words in it."""
    error = response.json()["error"]
    assert set(error) == {"key", "args", "text", "anchor"}
    assert not error["text"].startswith("[")
    return response.status_code, error["key"].removeprefix("bad-")


def notations(update: Any) -> list[str]:
    game = registry.find(update["table"]["arrangement"]["game"])
    return [str(msgspec.convert(move, game.moves.union)) for move in update["game"]["legal"]]
