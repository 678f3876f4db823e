"""Endpoints that take and give msgspec structs.

    routes = Routes("tables")

    @routes.post("/tables", status=201)
    async def open_table(caller: Known, body: Plan) -> TableId: ...

An argument called `body` is read from JSON, strictly and up to a size; what is returned is written as JSON. Both are
described in OpenAPI by their types, and every answer that is an error by `Failure`.
"""

from __future__ import annotations

import asyncio
import functools
import inspect
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, ClassVar, TypeVar, get_type_hints

import msgspec
from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import Response

from ..kernel.errors import BadInput
from ..tables.budgets import BODY, BODY_WITHIN, Budget
from .caller import Caller
from .errors import Failure

JSON = "application/json"
encode = msgspec.json.Encoder().encode
Endpoint = TypeVar("Endpoint", bound=Callable[..., Awaitable[Any]])


class Declared(msgspec.Struct, frozen=True):
    """What an endpoint reads and writes, for OpenAPI."""

    body: Any
    answer: Any
    status: int


class Routes:
    """The endpoints of one subject."""

    declared: ClassVar[dict[str, Declared]] = {}  # by the names of the operations, of all subjects

    def __init__(self, subject: str) -> None:
        self.router = APIRouter(prefix="/api", tags=[subject])

    def get(self, path: str, answer: Any = None) -> Callable[[Endpoint], Endpoint]:
        return self._add("GET", path, 200, answer)

    def put(self, path: str) -> Callable[[Endpoint], Endpoint]:
        return self._add("PUT", path, 200)

    def post(
        self, path: str, status: int = 200, largest: Budget = BODY, answer: Any = None
    ) -> Callable[[Endpoint], Endpoint]:
        return self._add("POST", path, status, answer, largest=largest)

    def _add(
        self, method: str, path: str, status: int, answer: Any = None, largest: Budget = BODY
    ) -> Callable[[Endpoint], Endpoint]:
        def add(endpoint: Endpoint) -> Endpoint:
            hints = get_type_hints(endpoint, include_extras=True)
            self.declared[endpoint.__name__] = Declared(hints.get("body"), answer or hints["return"], status)
            self.router.add_api_route(
                path,
                _serving(endpoint, hints, status, largest),
                methods=[method],
                status_code=status,
                summary=(endpoint.__doc__ or endpoint.__name__.replace("_", " ")).split("\n")[0],
                description=inspect.cleandoc(endpoint.__doc__ or ""),
                operation_id=endpoint.__name__,
                response_model=None,
                response_class=Response,
                responses={"4XX": {"description": "Refused"}, "5XX": {"description": "Failed"}},
            )
            return endpoint

        return add


def _serving(endpoint: Callable[..., Awaitable[Any]], hints: dict[str, Any], status: int, largest: Budget) -> Any:
    """The endpoint as FastAPI can call it."""

    @functools.wraps(endpoint)
    async def serve(**given: Any) -> Response:
        found = await endpoint(**given)
        response = Response(found if isinstance(found, bytes) else encode(found), status, media_type=JSON)
        for caller in given.values():
            if isinstance(caller, Caller):
                caller.sign(response)
        return response

    parameters = []
    for name, parameter in inspect.signature(endpoint).parameters.items():
        kind = Annotated[Any, Depends(_reader(hints["body"], largest))] if name == "body" else hints[name]
        parameters.append(parameter.replace(annotation=kind, kind=inspect.Parameter.KEYWORD_ONLY))
    serve.__signature__ = inspect.Signature(parameters, return_annotation=Response)  # type: ignore[attr-defined]
    return serve


def _reader(kind: Any, largest: Budget) -> Callable[[Request], Awaitable[Any]]:
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> Any:
        return decoded(decoder, await whole_body(request, largest))

    return read


async def whole_body(request: Request, largest: Budget) -> bytes:
    length = request.headers.get("content-length", "0")
    if length.isdecimal():
        largest.hold(int(length), "too-large")
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_WITHIN.most):
            async for part in request.stream():
                body += part
                largest.hold(len(body), "too-large")
    except TimeoutError:
        raise BODY_WITHIN.refusal("too-slow", seconds=BODY_WITHIN.most) from None
    return bytes(body)


def decoded(decoder: msgspec.json.Decoder[Any], text: bytes | str) -> Any:
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadInput("message-form", problem=str(error)) from None
    except RecursionError:
        raise BadInput("message-form", problem="too deep") from None


def describe(document: dict[str, Any]) -> dict[str, Any]:
    """Put the msgspec types into an OpenAPI document that FastAPI has made."""
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    declared = [Routes.declared[operation["operationId"]] for operation in operations]
    kinds = {kind for one in declared for kind in (one.body, one.answer) if kind is not None}
    ordered = [Failure, *sorted(kinds, key=str)]
    schemas, components = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(ordered, schemas, strict=True))
    document.setdefault("components", {}).setdefault("schemas", {}).update(components)
    for operation, one in zip(operations, declared, strict=True):
        for status in ("4XX", "5XX"):
            operation["responses"][status]["content"] = {JSON: {"schema": schema_of[Failure]}}
        operation["responses"][str(one.status)]["content"] = {JSON: {"schema": schema_of[one.answer]}}
        if one.body is not None:
            operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[one.body]}}}
    return document
