"""The built page: its files, and `index.html` for every path that it routes itself.

A checkout without a built page (`make page` builds it) shows the plain page instead.
"""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, RedirectResponse, Response

from ..kernel.errors import BadInput

FOLDER = Path(__file__).parent / "page"
FOR_GOOD = "public, max-age=31536000, immutable"  # such files have their hash in their names
ITS_OWN = ("api", "assets", "metrics")  # never the page's routes

router = APIRouter()


@router.get("/assets/{file:path}", include_in_schema=False)
async def asset(file: str) -> Response:
    return _file(Path("assets") / file, FOR_GOOD)


@router.get("/{path:path}", include_in_schema=False)
async def page(path: str) -> Response:
    if path.split("/")[0] in ITS_OWN:
        raise BadInput("not-found")
    if not (FOLDER / "index.html").is_file():
        return RedirectResponse("/plain")
    if path and _is_file(FOLDER / path):
        return _file(Path(path), "no-cache")
    return _file(Path("index.html"), "no-cache")


def _file(path: Path, cache: str) -> Response:
    if not _is_file(FOLDER / path):
        raise BadInput("not-found")
    whole = (FOLDER / path).resolve()
    if FOLDER.resolve() not in whole.parents or whole.name.startswith("."):
        raise BadInput("not-found")
    return FileResponse(whole, headers={"cache-control": cache})


def _is_file(path: Path) -> bool:
    """No file has a name that is too long, or with a zero in it."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
