"""`goblins admin`: for whoever keeps a server: look at the tables, take them out, close them, throw them away."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from ..kernel import documents
from .errors import Mistake
from .language import text
from .output import console, draw, print_json
from .serve import usual_database

if TYPE_CHECKING:
    from ..tables.store import ListedTable, Store

Answer = TypeVar("Answer")
PAGE = 200


def database_option() -> Any:
    return typer.Option("--db", metavar=text("cli-word-database"), envvar="GOBLINS_DB", help=text("cli-serve-db"))


def list_tables(
    db: Annotated[str, database_option()] = "",
    status: Annotated[str, typer.Option(metavar=text("cli-word-status"), help=text("cli-admin-status"))] = "",
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-option-json"))] = False,
) -> None:
    listed = _with_store(db, lambda store: _all(store, status))
    if as_json:
        print_json([_document(one) for one in listed])
        return
    from rich.table import Table as Grid

    grid = Grid(box=None, pad_edge=False)
    for heading in ("table", "game", "status", "seats", "changed"):
        grid.add_column(text(f"cli-admin-column-{heading}"))
    for one in listed:
        members = ", ".join(part for part in one.card.members.values() if part)
        changed = f"{_time(one.card.changed_at):%Y-%m-%d %H:%M}"
        grid.add_row(one.table, one.card.game, one.card.status, members, changed)
    draw(grid, console())
    print(text("cli-admin-count", count=len(listed)))


def export_table(
    table: Annotated[str, typer.Argument(metavar=text("cli-word-table"), help=text("cli-admin-table"))],
    file: Annotated[str, typer.Argument(metavar=text("cli-word-file"), help=text("cli-admin-file"))],
    db: Annotated[str, database_option()] = "",
) -> None:
    """The whole truth, secrets of a running game included: it is for whoever answers for the server."""

    async def journal(store: Store) -> dict[str, Any]:
        from ..tables.export import whole_journal

        return await whole_journal(store, table)

    documents.write(Path(file), _with_store(db, journal))
    print(text("cli-admin-exported", table=table, file=file))


def close_table(
    table: Annotated[str, typer.Argument(metavar=text("cli-word-table"), help=text("cli-admin-table"))],
    db: Annotated[str, database_option()] = "",
) -> None:
    async def close(store: Store) -> None:
        from ..tables.entries import Closed
        from ..tables.table_server import TableServer

        await TableServer(store).do(table, lambda found: [] if found.closed else [Closed("admin")])

    _with_store(db, close)
    print(text("cli-admin-closed", table=table))


def purge_tables(
    days: Annotated[int, typer.Option(min=0, metavar=text("cli-word-number"), help=text("cli-admin-days"))],
    status: Annotated[str, typer.Option(metavar=text("cli-word-status"), help=text("cli-admin-status"))] = "over",
    db: Annotated[str, database_option()] = "",
) -> None:
    before = int((datetime.now(UTC) - timedelta(days=days)).timestamp() * 1000)
    gone = _with_store(db, lambda store: store.purge_older(_status(status), before))
    print(text("cli-admin-purged", count=gone))


def back_up(
    file: Annotated[str, typer.Argument(metavar=text("cli-word-file"), help=text("cli-admin-file"))],
    db: Annotated[str, database_option()] = "",
) -> None:
    """A copy that is consistent although the server goes on."""
    target, source = Path(file), db or str(usual_database())
    if target.exists():
        raise Mistake(text("cli-admin-file-exists", file=file))
    if source.startswith(("postgresql://", "postgres://")):
        _dump_postgresql(source, target)
    else:
        _copy_sqlite(Path(source.removeprefix("sqlite:///")), target)
    print(text("cli-admin-backed-up", file=file))


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.exists():
        raise Mistake(text("cli-admin-no-database", db=str(source)))
    try:
        with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as connection:
            connection.execute("VACUUM INTO ?", [str(target)])
    except sqlite3.Error as error:
        raise Mistake(text("cli-admin-backup-failed", problem=str(error))) from None


def _dump_postgresql(url: str, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise Mistake(text("cli-admin-no-pg-dump"))
    done = subprocess.run([program, "--format=custom", f"--file={target}", url], capture_output=True, text=True)
    if done.returncode:
        raise Mistake(text("cli-admin-backup-failed", problem=done.stderr.strip().splitlines()[-1]))


def _with_store(db: str, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    from .. import games as _announced  # noqa: F401
    from ..tables.store import Store

    async def done() -> Answer:
        store = await Store.open(db or str(usual_database()))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(done())


async def _all(store: Store, status: str) -> list[ListedTable]:
    found: list[ListedTable] = []
    page = await store.all_cards(_status(status) if status else None, PAGE)
    while page:
        found += page
        page = await store.all_cards(_status(status) if status else None, PAGE, page[-1].mark)
    return found


def _status(word: str) -> Any:
    known = ("lobby", "playing", "over", "closed")
    if word not in known:
        raise Mistake(text("cli-admin-no-status", found=word, known=", ".join(known)))
    return word


def _document(one: ListedTable) -> dict[str, Any]:
    card = one.card
    return {
        "table": one.table,
        "game": card.game,
        "status": card.status,
        "public": card.public,
        "open_seats": card.open_seats,
        "changed": _time(card.changed_at).isoformat(),
    }


def _time(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)
