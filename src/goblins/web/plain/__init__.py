"""A page without any build, for trying and debugging: it lists what a table sends, and plays."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response

from ...kernel.words import say
from ..languages import language_of

router = APIRouter(include_in_schema=False)
FOLDER = Path(__file__).parent
WORDS = (
    "plain-advise",
    "plain-close",
    "plain-connected",
    "plain-events",
    "plain-foresee",
    "plain-game",
    "plain-join",
    "plain-lost",
    "plain-moves",
    "plain-open",
    "plain-opponents",
    "plain-tables",
    "plain-title",
    "plain-undo",
    "plain-view",
)


@router.get("/plain")
async def page() -> Response:
    return FileResponse(FOLDER / "plain.html")


@router.get("/plain/plain.js")
async def script() -> Response:
    return FileResponse(FOLDER / "plain.js", media_type="text/javascript")


@router.get("/plain/plain.css")
async def style() -> Response:
    return FileResponse(FOLDER / "plain.css", media_type="text/css")


@router.get("/plain/words")
async def words(request: Request) -> Response:
    lang = language_of(request)
    return JSONResponse({key.removeprefix("plain-"): say(lang, key) for key in WORDS})
