"""The database of any version becomes that of this one, and nothing is lost on the way."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from goblins.tables.store import Store, StoreUnavailable
from goblins.tables.store.migrate import HEAD, configuration, migrate, version
from goblins.tables.store.schema import metadata

from ..postgres import Cluster
from .stories import moves, numbers

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path, cluster: Cluster) -> str:
    return {
        "sqlite": lambda: str(tmp_path / "new.db"),
        "postgres": lambda: cluster.copy("empty", f"empty-{request.node.name}-{id(request)}"),
    }[request.param]()


async def test_processes_that_start_at_once_on_an_empty_database_migrate_it_once(empty_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(empty_url) for _ in range(4)))
    await asyncio.gather(*(store.append(moves(f"t{i}", 1)) for i, store in enumerate(stores)))
    assert [await numbers(stores[0], f"t{i}") for i in range(4)] == [[1]] * 4
    await asyncio.gather(*(store.close() for store in stores))


async def test_the_migrated_database_is_the_one_the_schema_describes(store: Store) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert await store._database.read(differences) == []


async def test_every_migration_can_be_undone_and_done_again(store: Store) -> None:
    def there_and_back(connection: Connection) -> tuple[list[str], str | None]:
        command.downgrade(configuration(connection), "base")
        left = inspect(connection).get_table_names()
        migrate(connection)
        return left, version(connection)

    assert await store._database.write(there_and_back) == (["alembic_version"], HEAD)
    await store.append(moves("t", 1))
    assert await numbers(store, "t") == [1]


async def test_a_database_of_a_newer_program_is_left_alone(store: Store, store_url: str) -> None:
    def from_the_future(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    await store._database.write(from_the_future)
    with pytest.raises(StoreUnavailable) as refused:
        await Store.open(store_url)
    assert refused.value.key == "store-newer"


def test_the_version_we_look_for_is_the_last_migration() -> None:
    assert ScriptDirectory.from_config(configuration(None)).get_current_head() == HEAD


async def test_a_file_can_be_named_by_path_or_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for url in ("plain.db", str(tmp_path / "absolute.db"), "sqlite:///relative.db", f"sqlite:///{tmp_path}/url.db"):
        await (await Store.open(url)).close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["absolute.db", "plain.db", "relative.db", "url.db"]


@pytest.mark.parametrize("url", ["mysql://localhost/db", "sqlite://", "sqlite:///:memory:", ""])
async def test_other_urls_are_refused(url: str) -> None:
    with pytest.raises(StoreUnavailable) as refused:
        await Store.open(url)
    assert refused.value.key == "store-url"


async def test_a_file_is_kept_in_wal_mode_and_synchronised_in_full(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "t.db"))

    def settings(connection: Connection) -> list[object]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("synchronous", "foreign_keys")]

    assert await store._database.write(settings) == [2, 1]
    await store.close()
    file = sqlite3.connect(tmp_path / "t.db")
    assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    file.close()
