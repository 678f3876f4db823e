"""`goblins serve`: the tables on a port, for this screen or for the world."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from .errors import Mistake
from .language import text
from .private_files import private_files

USUAL_PORT = 8000
MOST_TRIED = 20  # ports after the usual one, when it is taken
LOCAL = ("127.0.0.1", "localhost", "::1")


def serve(
    host: Annotated[str, typer.Option(metavar=text("cli-word-host"), help=text("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, metavar=text("cli-word-number"), help=text("cli-serve-port")),
    ] = None,
    db: Annotated[
        str, typer.Option(metavar=text("cli-word-database"), envvar="GOBLINS_DB", help=text("cli-serve-db"))
    ] = "",
    workers: Annotated[int, typer.Option(min=1, metavar=text("cli-word-number"), help=text("cli-serve-workers"))] = 1,
    thinkers: Annotated[
        int | None, typer.Option(min=1, metavar=text("cli-word-number"), help=text("cli-serve-thinkers"))
    ] = None,
    origin: Annotated[
        str,
        typer.Option(metavar=text("cli-word-origin"), envvar="GOBLINS_ORIGIN", help=text("cli-serve-origin")),
    ] = "",
    proxies: Annotated[int, typer.Option(min=0, metavar=text("cli-word-number"), help=text("cli-serve-proxies"))] = 0,
    game: Annotated[
        list[str] | None, typer.Option(metavar=text("cli-word-file"), help=text("cli-option-game-file"))
    ] = None,
    metrics_token: Annotated[
        str,
        typer.Option(metavar=text("cli-word-token"), envvar="GOBLINS_METRICS_TOKEN", help=text("cli-serve-metrics")),
    ] = "",
    feeds: Annotated[bool, typer.Option("--feeds", envvar="GOBLINS_FEEDS", help=text("cli-serve-feeds"))] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=text("cli-serve-browser"))] = False,
    pace: Annotated[float, typer.Option(min=0, envvar="GOBLINS_PACE", hidden=True)] = 1.0,
    warm: Annotated[bool, typer.Option("--warm/--no-warm", envvar="GOBLINS_WARM", hidden=True)] = True,
    sockets: Annotated[int | None, typer.Option(min=1, envvar="GOBLINS_SOCKETS", hidden=True)] = None,
) -> None:
    from .. import games as _announced  # noqa: F401
    from ..kernel.game_files import load_files
    from ..tables.store import is_server
    from ..web.serving import run
    from ..web.settings import Settings

    load_files(game or [])
    database = db or str(usual_database())
    if workers > 1 and not is_server(database):
        raise Mistake(text("cli-serve-workers-need-postgresql"))
    settings = Settings(
        database=database,
        origins=tuple(one.strip().rstrip("/") for one in origin.split(",")) if origin else (),
        hosts=(host,),
        strict_clock=bool(origin) or host not in LOCAL,
        figures=metrics_token,
        feeds=feeds,
        proxies=proxies,
        thinkers=thinkers,
        pace=pace,
        warm=warm,
        sockets_per_address=sockets,
        games=tuple(str(Path(file).resolve()) for file in game or ()),
    )
    if not is_server(database):
        _check_file(database)
    listening = _listen(host, port)
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"
    print(text("cli-serve-open", address=address), flush=True)
    if not no_browser and host in LOCAL and sys.stdout.isatty():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    with private_files():
        run(settings, listening, workers)
    print(text("cli-serve-closed"))


def _check_file(database: str) -> None:
    """A file that cannot be opened is a mistake; a database server may still come."""
    from ..tables.store import Store, StoreUnavailable

    async def open_and_close() -> None:
        await (await Store.open(database)).close()

    try:
        with private_files():
            asyncio.run(open_and_close())
    except StoreUnavailable as problem:
        raise Mistake(text("cli-serve-no-store", db=database, problem=problem.detail or str(problem))) from None


def usual_database() -> Path:
    """Where a person's own tables are kept."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "goblins"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(text("cli-serve-no-folder", folder=str(folder), problem=error.strerror or str(error))) from None
    return folder / "tables.db"


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for, or else on the first free one from the usual on."""
    tried = [port] if port is not None else range(USUAL_PORT, USUAL_PORT + MOST_TRIED)
    for number in tried:
        try:
            family = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0][0]
            return socket.create_server((host, number), family=family, backlog=2048)
        except OSError as error:
            problem = error.strerror or str(error)
    raise Mistake(text("cli-serve-no-port", host=host, port=str(port or USUAL_PORT), problem=problem))


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
