"""`goblins admin backup` and `restore`: a copy that is consistent although the server goes on, and the way back."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .admin import check_database, database_option, with_store
from .errors import Mistake
from .language import text
from .private_files import private_files
from .serve import usual_database

if TYPE_CHECKING:
    from ..tables.store import Store


def back_up(
    file: Annotated[str, typer.Argument(metavar=text("cli-word-file"), help=text("cli-admin-file"))],
    db: Annotated[str, database_option()] = "",
) -> None:
    from ..tables.store import is_server

    target, source = Path(file), db or str(usual_database())
    if target.exists():
        raise Mistake(text("cli-admin-file-exists", file=file))
    check_database(source)
    with private_files(), _whole(target) as beside:
        if is_server(source):
            _run("pg_dump", "backup", "--format=custom", "--no-owner", f"--file={beside}", source)
        else:
            _copy(_file(source), beside, "backup")
    print(text("cli-admin-backed-up", file=file))


def restore(
    file: Annotated[str, typer.Argument(metavar=text("cli-word-file"), help=text("cli-admin-backup-file"))],
    db: Annotated[str, database_option()] = "",
) -> None:
    """Into a place where there is nothing yet: what is there is nobody's to overwrite."""
    from ..tables.store import is_server

    source, target = Path(file), db or str(usual_database())
    if not source.exists():
        raise Mistake(text("cli-admin-no-database", db=file))
    with private_files():
        if is_server(target):
            _refuse_tables(target)
            options = ["--exit-on-error", "--single-transaction", "--no-owner", f"--dbname={target}"]
            _run("pg_restore", "restore", *options, file)
        else:
            if _file(target).exists():
                raise Mistake(text("cli-admin-file-exists", file=str(_file(target))))
            with _whole(_file(target)) as beside:
                _copy(source, beside, "restore")
    print(text("cli-admin-restored", db=_shown(target), count=with_store(target, _count)))


async def _count(store: Store) -> int:
    from sqlalchemy import func, select

    from ..tables.store.schema import cards

    query = select(func.count()).select_from(cards)
    return await store._database.read(lambda connection: connection.execute(query).scalar() or 0)


@contextlib.contextmanager
def _whole(target: Path) -> Iterator[Path]:
    """A file beside it, which takes its name when it is complete and on the disk."""
    beside = target.with_name(f".{target.name}.part")
    beside.unlink(missing_ok=True)
    try:
        yield beside
        with beside.open("rb") as written:
            os.fsync(written.fileno())
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


def _copy(source: Path, target: Path, what: str) -> None:
    try:
        with contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
            if found != "ok":
                raise Mistake(text(f"cli-admin-{what}-failed", problem=found))
            connection.execute("VACUUM INTO ?", [str(target)])
    except sqlite3.Error as error:
        raise Mistake(text(f"cli-admin-{what}-failed", problem=str(error))) from None


def _refuse_tables(url: str) -> None:
    import asyncio

    import asyncpg

    async def names() -> int:
        connection = await asyncpg.connect(url)
        try:
            return int(await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"))
        finally:
            await connection.close()

    try:
        found = asyncio.run(names())
    except (OSError, asyncpg.PostgresError) as error:
        raise Mistake(text("cli-admin-restore-failed", problem=str(error))) from None
    if found:
        raise Mistake(text("cli-admin-not-empty", db=_shown(url)))


def _run(program: str, what: str, *arguments: str) -> None:
    """One of the programs that come with PostgreSQL."""
    found = shutil.which(program) or next(
        map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))), None
    )
    if found is None:
        raise Mistake(text("cli-admin-no-program", program=program))
    done = subprocess.run([found, *arguments], capture_output=True, text=True)
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"{program}: {done.returncode}"]
        raise Mistake(text(f"cli-admin-{what}-failed", problem=said[-1]))


def _file(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


def _shown(database: str) -> str:
    """Without a password."""
    import re

    return re.sub(r"://([^:/@]+):[^@]*@", r"://\1@", database)
