"""The web application: what a server serves."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.middleware.gzip import GZipMiddleware

from ..kernel.game_files import load_files
from ..tables.store import StoreUnavailable, is_server
from . import (
    coaching,
    daily,
    games,
    me,
    odds,
    pages,
    plain,
    playing,
    replays,
    running,
    runs,
    socket,
    tables,
    turns,
    words,
)
from .answers import explain_failures
from .bodies import describe
from .guard import PROTOCOL, Guard
from .services import opened
from .settings import Settings

MAY_COME = ("store-gone", "store-busy", "store-read-only")
TRY_EVERY = 1.0  # seconds
log = structlog.get_logger("goblins.web")
ABOUT = """
Goblins at tables. Every answer that is an error has the body `Failure`. A device gets its identity, a signed cookie,
from `GET /api/me`; everything that is not for all readers needs it (401 otherwise). Private tables do not exist for
those who were not invited (404). Send `X-Goblins-Protocol` to be told (426) when the page is too old for the server.
Live tables speak over `/api/tables/{id}/socket`; `/api/asyncapi.json` describes its messages.
"""


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()
    load_files(settings.games)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.services = None
        async with contextlib.AsyncExitStack() as stack:
            waiting: asyncio.Task[None] | None = None
            try:
                app.state.services = await stack.enter_async_context(opened(settings))
            except StoreUnavailable as problem:
                if problem.key not in MAY_COME or not is_server(settings.database):
                    raise
                waiting = asyncio.create_task(_wait(app, stack, settings))
            yield
            if waiting is not None:
                waiting.cancel()

    app = FastAPI(
        title="Goblins",
        description=ABOUT,
        version=str(PROTOCOL),
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    # /tables/import stands before /tables/{id}, /daily/archive before /daily/{date}.
    for part in (games, me, daily, replays, tables, playing, odds, runs, coaching, running, turns, words):
        app.include_router(part.routes.router)
    app.include_router(running.router)
    app.include_router(turns.router)
    app.include_router(plain.router)
    app.router.add_websocket_route("/api/tables/{id}/socket", socket.serve_socket)
    app.include_router(pages.router)  # last: it answers every path that is left
    explain_failures(app)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    app.add_middleware(Guard)
    app.openapi = _openapi(app)  # type: ignore[method-assign]
    return app


async def _wait(app: FastAPI, stack: contextlib.AsyncExitStack, settings: Settings) -> None:
    """Until the database is there: a machine that starts brings it up in its own time."""
    while app.state.services is None:
        try:
            app.state.services = await stack.enter_async_context(opened(settings))
        except StoreUnavailable as problem:
            log.warning("waiting for the database", problem=problem.key, detail=problem.detail)
            await asyncio.sleep(TRY_EVERY)
    log.warning("the database is there")


def _openapi(app: FastAPI) -> Any:
    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = get_openapi(
                title=app.title, version=app.version, description=app.description, routes=app.routes
            )
            app.openapi_schema = describe(document)
        return app.openapi_schema

    return openapi
