"""For whoever runs the server: health, readiness, metrics. For whoever writes a client: what is said over sockets."""

from __future__ import annotations

import hmac
from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from ..kernel.errors import BadInput
from ..tables.budgets import FIGURES
from ..tables.store import StoreUnavailable
from . import asyncapi
from .addresses import address_of, is_this_machine
from .bodies import Routes
from .caller import Reader
from .guard import PROTOCOL
from .services import Services

routes = Routes("running")
router = APIRouter()


class Health(msgspec.Struct, frozen=True):
    alive: bool
    protocol: int


class Ready(msgspec.Struct, frozen=True):
    ready: bool


@routes.get("/health")
async def health(caller: Reader) -> Health:  # noqa: ARG001
    """The process answers."""
    return Health(alive=True, protocol=PROTOCOL)


@routes.get("/ready")
async def ready(caller: Reader) -> Ready:
    """Moves would be stored; an error if not."""
    if caller.services.stopping:
        raise StoreUnavailable("store-closed")
    await caller.services.readiness.check()
    return Ready(ready=True)


@routes.get("/asyncapi.json", answer=dict[str, Any])
async def describe_sockets(caller: Reader) -> bytes:  # noqa: ARG001
    """What is said over a table's socket, as AsyncAPI 3."""
    return asyncapi.written()


def _may_read_figures(request: Request, token: str) -> bool:
    if not token:
        return is_this_machine(request)
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    return hmac.compare_digest(shown.encode(), token.encode())


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """For Prometheus beside us, or for whoever shows the token. To all others there is nothing here."""
    services: Services = request.app.state.services
    services.limits.spend(FIGURES, address_of(request, services.settings))
    if not _may_read_figures(request, services.settings.figures):
        raise BadInput("not-found")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
