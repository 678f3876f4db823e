"""Answers to requests that fail."""

from __future__ import annotations

import msgspec
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ..kernel.errors import BadInput
from ..kernel.reasons import Refused
from .errors import Failure, hide_private_table, problem_of, status_of
from .languages import language_of
from .pages import EVERYTHING
from .services import Services

PARTING = ("too-many", "too-slow")  # after which the connection ends, so that nobody can collect them


def failure(
    problem: BadInput | Refused, lang: str, services: Services | None = None, headers: dict[str, str] | None = None
) -> Response:
    problem = hide_private_table(problem)
    headers = dict(headers or {})
    if isinstance(problem, BadInput):
        key = problem.key
        if problem.key == "too-many":
            headers["retry-after"] = str(problem.arguments["seconds"])
        if problem.key in PARTING:
            headers["connection"] = "close"
    else:
        key = problem.refusal.key
    if services is not None:
        services.metrics.refused(key)
    body = msgspec.json.encode(Failure(problem_of(problem, lang)))
    return Response(body, status_of(problem), headers, "application/json")


async def _bad_input(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, BadInput | Refused)
    return failure(problem, language_of(request), request.app.state.services)


async def _bad_parameter(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first.get("loc", ()))
    return await _bad_input(request, BadInput("message-form", problem=f"{where}: {first.get('msg', '')}"))


async def _http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    # The page answers every path that is left, if only to say that there is nothing; no method is right there.
    wrong_way = problem.status_code == 405 and getattr(request.scope.get("route"), "path", "") != EVERYTHING
    known = BadInput("not-allowed") if wrong_way else BadInput("not-found")
    headers = dict(problem.headers or {}) if wrong_way else {}
    return failure(known, language_of(request), request.app.state.services, headers)


def explain_failures(app: FastAPI) -> None:
    app.add_exception_handler(BadInput, _bad_input)
    app.add_exception_handler(Refused, _bad_input)
    app.add_exception_handler(RequestValidationError, _bad_parameter)
    app.add_exception_handler(HTTPException, _http)
