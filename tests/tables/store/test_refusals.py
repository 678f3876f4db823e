"""A store that cannot write says so, stores nothing, and works again when it can."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import exc

from goblins.tables.store import Conflict, Store, StoreUnavailable
from goblins.tables.store.postgres_link import unavailable as unavailable_on_postgres
from goblins.tables.store.sqlite import SQLite, raw

from ..postgres import EMPTY, FILL, Cluster
from .stories import closing, moves, numbers

pytestmark = pytest.mark.anyio


async def refused(store: Store, table: str, number: int) -> str:
    with pytest.raises(StoreUnavailable) as refusal:
        await store.append(moves(table, number, payload=b"x" * 5000))
    return refusal.value.key


def pragma(store: Store, setting: str) -> None:
    database = store._database
    assert isinstance(database, SQLite)
    with database._writer.connect() as connection:
        raw(connection).execute(f"PRAGMA {setting}")


def database(url: str) -> str:
    return url.partition("@/")[2].partition("?")[0]


@pytest.fixture
async def file(sqlite_url: str) -> AsyncIterator[Store]:
    async with closing(sqlite_url) as store:
        await store.append(moves("t", 1))
        yield store


@pytest.fixture
async def server(postgres_url: str) -> AsyncIterator[Store]:
    async with closing(postgres_url) as store:
        await store.append(moves("t", 1))
        yield store


async def test_a_full_disk_under_a_file(file: Store) -> None:
    pragma(file, "max_page_count = 1")  # SQLite raises it to what there is
    assert await refused(file, "t", 2) == "store-full"
    assert await numbers(file, "t") == [1]
    pragma(file, "max_page_count = 100000")
    await file.append(moves("t", 2))
    assert await numbers(file, "t") == [1, 2]


async def test_a_full_disk_under_a_server(server: Store, postgres_url: str, cluster: Cluster) -> None:
    cluster.sql(database(postgres_url), *FILL)
    assert await refused(server, "t", 2) == "store-full"
    assert await numbers(server, "t") == [1]
    cluster.sql(database(postgres_url), *EMPTY)
    await server.append(moves("t", 2))
    assert await numbers(server, "t") == [1, 2]


async def test_a_file_that_becomes_read_only(file: Store) -> None:
    pragma(file, "query_only = ON")
    assert await refused(file, "t", 2) == "store-read-only"
    pragma(file, "query_only = OFF")
    await file.append(moves("t", 2))
    assert await numbers(file, "t") == [1, 2]


async def test_a_server_that_becomes_read_only(server: Store, postgres_url: str, cluster: Cluster) -> None:
    name = database(postgres_url)

    def become(read_only: str) -> None:
        cluster.sql(
            "postgres",
            f'ALTER DATABASE "{name}" SET default_transaction_read_only = {read_only}',
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        )

    become("on")
    assert await refused(server, "t", 2) == "store-read-only"
    with pytest.raises(StoreUnavailable):
        await server.ping()
    assert await numbers(server, "t") == [1]
    become("off")
    await server.ping()
    await server.append(moves("t", 2))
    assert await numbers(server, "t") == [1, 2]


async def test_every_append_of_a_group_is_refused_and_the_same_numbers_can_be_tried_again(file: Store) -> None:
    pragma(file, "query_only = ON")
    appends = [moves("t", 2), moves("t", 3), moves("u", 1)]
    answers = await asyncio.gather(*map(file.append, appends), return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreUnavailable] * 3
    pragma(file, "query_only = OFF")
    with pytest.raises(Conflict):
        await file.append(moves("t", 3))
    await asyncio.gather(*map(file.append, appends))
    assert (await numbers(file, "t"), await numbers(file, "u")) == ([1, 2, 3], [1])


@contextmanager
def without_rights() -> Iterator[None]:
    """Root may write to what is read-only."""
    mine = os.geteuid()
    os.seteuid(65534 if mine == 0 else mine)
    try:
        yield
    finally:
        os.seteuid(mine)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(dir="/tmp"))
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


async def test_a_read_only_file_is_refused_when_it_is_opened(open_folder: Path) -> None:
    file = open_folder / "tables.db"
    await (await Store.open(str(file))).close()
    file.chmod(0o444)
    open_folder.chmod(0o555)
    with without_rights(), pytest.raises(StoreUnavailable) as refusal:
        await Store.open(str(file))
    assert refusal.value.key == "store-read-only"


async def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable) as refusal:
        await Store.open(str(tmp_path / "nowhere" / "tables.db"))
    assert refusal.value.key == "store-gone"


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 100)
    with pytest.raises(StoreUnavailable) as refusal:
        await Store.open(str(tmp_path / "letter.txt"))
    assert refusal.value.key == "store-broken"


async def test_a_server_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable) as refusal:
        await Store.open(f"postgresql://goblins@/tables?host={tmp_path}")
    assert refusal.value.key == "store-gone"


async def test_a_database_that_is_not_there_is_refused(cluster: Cluster) -> None:
    with pytest.raises(StoreUnavailable) as refusal:
        await Store.open(cluster.url("nowhere"))
    assert refusal.value.key == "store-gone"


async def test_a_closed_store_refuses(store_url: str) -> None:
    store = await Store.open(store_url)
    await store.close()
    assert await refused(store, "t", 1) == "store-closed"


async def test_a_store_that_would_write_answers_its_ping(store: Store) -> None:
    await store.ping()


def test_a_crowd_that_waits_for_a_connection_in_vain_is_told_that_the_store_is_busy() -> None:
    reason = unavailable_on_postgres(exc.TimeoutError("QueuePool limit reached"))
    assert reason is not None
    assert reason.key == "store-busy"
