"""Stores for tests: a file and a PostgreSQL database, fresh for each test."""

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from goblins.tables.store import Store

from .postgres import Cluster


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Cluster:
    """One server for all workers of a test run; the first who needs it starts it."""
    is_worker = "PYTEST_XDIST_WORKER" in os.environ
    shared = tmp_path_factory.getbasetemp()
    shared = shared.parent if is_worker else shared
    known = shared / "postgres-folder"
    with (shared / "postgres-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if known.exists():
            return Cluster(Path(known.read_text()))
        cluster = Cluster.start(fsync=False)
        cluster.removed_with(os.getppid() if is_worker else os.getpid())
        asyncio.run(migrated(cluster.copy("empty", "migrated")))
        known.write_text(str(cluster.folder))
        return cluster


async def migrated(url: str) -> None:
    await (await Store.open(url)).close()


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """A server that a module may stop and crash, and that brings to the disk what it acknowledges."""
    cluster = Cluster.start(fsync=True)
    yield cluster
    cluster.remove()


@pytest.fixture
def postgres_url(cluster: Cluster) -> str:
    """The database goes with its server."""
    return cluster.copy("migrated", f"test-{uuid4().hex}")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    url = request.getfixturevalue(f"{request.param}_url")
    assert isinstance(url, str)
    return url


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    store = await Store.open(store_url)
    yield store
    await store.close()
