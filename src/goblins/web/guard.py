"""What stands before every request: is it a page of ours, of our version, not too often and not too large; and what
every answer must say to browsers. It also counts, logs, and lets no traceback out."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import structlog
from msgspec.json import encode
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..kernel.errors import BadInput
from ..tables import budgets
from ..tables.budgets import HEADERS, PATH, PENITENTS
from ..tables.store import StoreUnavailable
from .addresses import address_of, is_from_us, is_our_name, is_secure
from .answers import failure
from .languages import language_of
from .services import Services

PROTOCOL = 1
PROTOCOL_HEADER = "x-goblins-protocol"
PENANCE = 1.0  # seconds until somebody is told that they ask too often
SAFE = ("GET", "HEAD", "OPTIONS")
GONE = 499  # as nginx counts those who did not wait for the answer
UNLIMITED = ("/api/health", "/api/ready")
SECURITY = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

log = structlog.get_logger("goblins.web")


def check_protocol(connection: HTTPConnection) -> None:
    """A page that says which version it speaks must speak ours."""
    said = connection.headers.get(PROTOCOL_HEADER) or connection.query_params.get("protocol")
    if said is not None and said != str(PROTOCOL):
        raise BadInput("old-client")


class Guard:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._penitent = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        services: Services | None = scope["app"].state.services
        if services is None:
            await _say_that_we_wait(connection, scope, receive, send)
            return
        if scope["type"] == "websocket":
            try:
                services.limits.spend(budgets.REQUESTS, address_of(connection, services.settings))
                _check_name(connection, services)
                services.doorkeeper.check_address(address_of(connection, services.settings))
            except BadInput as problem:
                if problem.key == "too-many":
                    await self._do_penance()
                await WebSocket(scope, receive, send).send_denial_response(
                    failure(problem, language_of(connection), services)
                )
            else:
                await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _say_to_browsers(scope, message, is_secure(connection, services.settings))
            await send(message)

        try:
            _check(connection, services)
            await self.app(scope, receive, send_on)
        except BadInput as problem:
            if problem.key == "too-many":
                await self._do_penance()
            await failure(problem, language_of(connection), services)(scope, receive, send_on)
        except ClientDisconnect:
            status = GONE
        except Exception:
            log.exception("request failed", method=scope["method"], route=_route(scope))
            if status:
                raise
            await failure(BadInput("internal"), language_of(connection), services)(scope, receive, send_on)
        seconds = time.perf_counter() - began
        services.metrics.answered(scope["method"], _route(scope), status, seconds)
        log.debug("answered", method=scope["method"], route=_route(scope), status=status, seconds=round(seconds, 4))

    async def _do_penance(self) -> None:
        """Answer late: a client that asks again as soon as it is answered is slowed down."""
        if self._penitent < PENITENTS.most:
            self._penitent += 1
            PENITENTS.note(self._penitent)
            try:
                await asyncio.sleep(PENANCE)
            finally:
                self._penitent -= 1


async def _say_that_we_wait(connection: HTTPConnection, scope: Scope, receive: Receive, send: Send) -> None:
    """There is no database yet: we live, and that is all."""
    answer = failure(StoreUnavailable("store-gone"), language_of(connection))
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(answer)
    elif scope["path"] == "/api/health":
        await Response(encode({"alive": True, "protocol": PROTOCOL}), media_type="application/json")(
            scope, receive, send
        )
    else:
        await answer(scope, receive, send)


def _check(connection: HTTPConnection, services: Services) -> None:
    scope = connection.scope
    HEADERS.hold(sum(len(name) + len(value) for name, value in scope["headers"]), "headers-too-large")
    PATH.hold(len(scope["path"]), "path-too-long")
    if scope["path"] not in UNLIMITED:
        services.limits.spend(budgets.REQUESTS, address_of(connection, services.settings))
    _check_name(connection, services)
    services.doorkeeper.check_address(address_of(connection, services.settings))
    if scope["method"] not in SAFE and not is_from_us(connection, services.settings):
        raise BadInput("foreign-origin")
    check_protocol(connection)


def _check_name(connection: HTTPConnection, services: Services) -> None:
    if not is_our_name(connection, services.settings):
        raise BadInput("host-unknown", found=connection.headers.get("host", "")[:80])


def _say_to_browsers(scope: Scope, message: Message, secure: bool) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in SECURITY.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
    if secure:
        headers.setdefault("strict-transport-security", "max-age=31536000")


def _route(scope: Scope) -> str:
    """The route's form, never the path itself, which may hold somebody's token."""
    route: Any = scope.get("route")
    return getattr(route, "path", None) or "none"
