"""The built page: its files, its screens, and what is said where there is nothing.

A checkout without a built page (`make page` builds it) shows the plain page instead.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from mimetypes import guess_type
from pathlib import Path

import msgspec
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response

from ..kernel import registry
from ..kernel.errors import BadInput
from .languages import language_of

FOLDER = Path(__file__).parent / "page"
DRAWN = ".drawn"  # its screens, as far as they are drawn when the page is built
SCREENS = "paths.json"  # and their paths, as regular expressions
NO_SCREENS = ("api", "assets", "metrics")
EVERYTHING = "/{path:path}"
FOR_GOOD = "public, max-age=31536000, immutable"  # such files have their hash in their names
ASK_AGAIN = "no-cache"
PACKED = ".br"  # beside each file that gains by it, which is read by browsers only
# A picture has its colours in it, and nothing in it can do harm.
PICTURE = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
KINDS = {".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}

router = APIRouter(include_in_schema=False)


@router.api_route("/assets/{file:path}", methods=["GET", "HEAD"])
async def asset(request: Request, file: str) -> Response:
    found = _public(f"assets/{file}")
    return _send(request, found, FOR_GOOD) if found else nothing_here(request)


@router.api_route(EVERYTHING, methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    if path.split("/")[0] not in NO_SCREENS:
        if not (FOLDER / DRAWN).is_dir():
            return RedirectResponse("/plain")
        if is_screen(path):
            return _screen(request, "any" if path else "shelf")
    found = _public(path)
    return _send(request, found, ASK_AGAIN) if found else nothing_here(request)


def is_screen(path: str) -> bool:
    """Whether the page has something to show there."""
    found = next(filter(None, (re.fullmatch(one, f"/{path}") for one in _screens(FOLDER))), None)
    if found is None:
        return False
    game = found.groupdict().get("game")
    return game is None or game in registry.names()


def nothing_here(request: Request) -> Response:
    """A page that says so, for whoever looks with a browser; programs get a failure as from everywhere."""
    if "text/html" not in request.headers.get("accept", "") or not (FOLDER / DRAWN).is_dir():
        raise BadInput("not-found")
    return _screen(request, "nowhere", status=404)


def _screen(request: Request, name: str, status: int = 200) -> Response:
    """A screen as far as it was drawn when the page was built, in the language that the browser asks for."""
    answer = _send(request, FOLDER / DRAWN / f"{name}.{language_of(request)}.html", ASK_AGAIN, status)
    answer.headers.add_vary_header("Accept-Language")
    return answer


def _send(request: Request, path: Path, keep: str, status: int = 200) -> Response:
    headers = {"cache-control": keep}
    kind = KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".svg":
        headers["content-security-policy"] = PICTURE
    packed = path.with_name(path.name + PACKED)
    if packed.is_file():
        headers["vary"] = "Accept-Encoding"
        if re.search(r"\bbr\b", request.headers.get("accept-encoding", "")):
            path, headers["content-encoding"] = packed, "br"
    if keep == FOR_GOOD:
        return FileResponse(path, status, headers, kind)
    # Its date would not do as a tag: all files of a wheel may have the same.
    body = path.read_bytes()
    headers["etag"] = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    if status == 200 and request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, status, headers, kind)


def _public(name: str) -> Path | None:
    """A file that anybody may have: nothing hidden, nothing outside the folder."""
    if not _is_file(FOLDER / name) or any(part.startswith(".") for part in Path(name).parts):
        return None
    whole = (FOLDER / name).resolve()
    return whole if FOLDER.resolve() in whole.parents else None


@cache
def _screens(folder: Path) -> list[str]:
    found: list[str] = msgspec.json.decode((folder / DRAWN / SCREENS).read_bytes(), type=list[str])
    return found


def _is_file(path: Path) -> bool:
    """No file has a name that is too long, or with a zero in it."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
