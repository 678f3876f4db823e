"""One device at one server: who it is, and what it may ask without a socket."""

from __future__ import annotations

from types import TracebackType
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec

from .connection import Connection
from .errors import NoAddress, NotUnderstood
from .http import Http
from .messages import Me, Update


class Client:
    """`cookie` is that of an earlier visit, to be the same person again."""

    def __init__(self, server: str, cookie: str = "", language: str = "en") -> None:
        self.http = Http(server_of(server), cookie, language)
        self.me = Me("", "", 0, "")

    async def __aenter__(self) -> Client:
        self.me = await self._ask(Me, "GET", "/api/me")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    @property
    def cookie(self) -> str:
        return self.http.cookie

    async def rename(self, name: str) -> None:
        self.me = await self._ask(Me, "PUT", "/api/me", {"name": name})

    async def open(self, arrangement: dict[str, Any], sitting: list[str], start: bool = False) -> str:
        """A table of one's own; returns its id."""
        body = {"arrangement": arrangement, "sitting": sitting, "start": start}
        return str((await self.post("/api/tables", body))["table"])

    async def invitation(self, table: str) -> str:
        """The link that lets others in; only the host is told."""
        return str((await self.get(f"/api/tables/{quote(table)}/invitation"))["link"])

    async def follow(self, link: str) -> str:
        """Come to a table by its invitation or its address; returns its id."""
        place, _, word = urlsplit(link).path.strip("/").partition("/")
        if place == "join" and word:
            return str((await self.post("/api/join", {"token": word}))["table"])
        if place == "table" and word:
            return word
        raise NoAddress(link)

    async def ask(self, table: str, request: dict[str, Any]) -> None:
        await self.post(f"/api/tables/{quote(table)}/ask", request)

    async def see(self, table: str, seat: str | None = None, seen: int = 0) -> Update:
        place = f"&seat={quote(seat)}" if seat else ""
        found: Update = await self._ask(Update, "GET", f"/api/tables/{quote(table)}?seen={seen}{place}")
        return found

    def connect(self, table: str, seat: str | None = None) -> Connection:
        return Connection(self.http, table, seat)

    async def get(self, path: str) -> Any:
        return await self._ask(Any, "GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self._ask(Any, "POST", path, body)

    async def _ask(self, kind: Any, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, path, body)
        try:
            return msgspec.json.decode(answer, type=kind)
        except msgspec.MsgspecError as error:
            raise NotUnderstood(f"{method} {path}: {error}") from None


def server_of(address: str) -> str:
    """The server of any of its addresses."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise NoAddress(address)
    return f"{parts.scheme}://{parts.netloc}"
