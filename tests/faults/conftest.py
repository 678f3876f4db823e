"""The servers of PostgreSQL that the store's tests use."""

import pytest

from tests.tables.conftest import cluster, own_cluster, postgres_url, sqlite_url, store_url

__all__ = ["anyio_backend", "cluster", "own_cluster", "postgres_url", "sqlite_url", "store_url"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
