"""`goblins admin`: for whoever keeps a server: look at the tables, take them out, close them, throw them away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from ..kernel import documents
from ..kernel.errors import BadInput
from .errors import Mistake
from .language import text
from .output import console, draw, print_json
from .private_files import private_files
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
    listed = with_store(db, lambda store: _all(store, status))
    if as_json:
        print_json([_document(one) for one in listed])
        return
    from rich.table import Table as Grid

    grid = Grid(box=None, pad_edge=False)
    for heading in ("table", "game", "status", "seats", "changed"):
        grid.add_column(text(f"cli-admin-column-{heading}"))
    for one in listed:
        members = ", ".join(part for part in one.card.members.values() if part)
        changed = f"{time_of(one.card.changed_at):%Y-%m-%d %H:%M}"
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

    with private_files():
        documents.write(Path(file), with_store(db, journal))
    print(text("cli-admin-exported", table=table, file=file))


def close_table(
    table: Annotated[str, typer.Argument(metavar=text("cli-word-table"), help=text("cli-admin-table"))],
    db: Annotated[str, database_option()] = "",
) -> None:
    async def close(store: Store) -> None:
        from ..tables.entries import Closed
        from ..tables.table_server import TableServer

        await TableServer(store).do(table, lambda found: [] if found.closed else [Closed("admin")])

    with_store(db, close)
    print(text("cli-admin-closed", table=table))


def purge_tables(
    table: Annotated[str, typer.Argument(metavar=text("cli-word-table"), help=text("cli-admin-purge-table"))] = "",
    days: Annotated[
        int | None, typer.Option(min=0, metavar=text("cli-word-number"), help=text("cli-admin-days"))
    ] = None,
    status: Annotated[str, typer.Option(metavar=text("cli-word-status"), help=text("cli-admin-status"))] = "over",
    db: Annotated[str, database_option()] = "",
) -> None:
    if bool(table) == (days is not None):
        raise Mistake(text("cli-admin-purge-what"))
    if table:
        print(text("cli-admin-purged", count=with_store(db, lambda store: _purge(store, table))))
        return
    before = int((datetime.now(UTC) - timedelta(days=days or 0)).timestamp() * 1000)
    gone = with_store(db, lambda store: store.purge_older(_status(status), before))
    print(text("cli-admin-purged", count=gone))


def with_store(db: str, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    from .. import games as _announced  # noqa: F401
    from ..tables.store import Store

    database = db or str(usual_database())
    check_database(database)

    async def done() -> Answer:
        store = await Store.open(database)
        try:
            return await work(store)
        finally:
            await store.close()

    with private_files():
        return asyncio.run(done())


async def _purge(store: Store, table: str) -> int:
    if not await store.rows(table):
        raise BadInput("table-unknown")
    await store.purge(table)
    return 1


def check_database(database: str) -> None:
    """A name that was mistyped shall not become an empty file."""
    from ..tables.store import is_server

    file = Path(database.removeprefix("sqlite:///"))
    if not is_server(database) and not file.exists():
        raise Mistake(text("cli-admin-no-database", db=str(file)))


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
        "changed": time_of(card.changed_at).isoformat(),
    }


def time_of(ms: int) -> datetime:
    return datetime.fromtimestamp(ms / 1000, UTC)
