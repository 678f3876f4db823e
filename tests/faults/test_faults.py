"""The small form of `python -m tests.faults`: servers are killed and stores fail while real pages play."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.tables.postgres import Cluster

from .__main__ import storm
from .checking import check
from .counting import Tally
from .party import Party, Plan
from .servers import FileHouse, PostgresHouse

pytestmark = pytest.mark.anyio
SMALL = Plan(tables=8, kills=3, think=0.05, pause=1.0)


def nothing_was_lost(tally: Tally) -> None:
    assert not tally.problems, tally.report()
    assert tally.moves > 50
    assert tally.reconnects > 8


async def problems_if_the_last_row_were_lost(party: Party) -> list[str]:
    """The check itself is checked."""
    with closing(sqlite3.connect(party.house.url.removeprefix("sqlite:///"))) as file, file:
        file.execute("DELETE FROM journal WHERE (table_id, number) IN (SELECT table_id, number FROM snapshots)")
    tally = Tally()
    await check(party.house.url, party.tables[:1], tally)
    return tally.problems


async def test_nothing_acknowledged_is_lost_when_a_server_on_a_file_is_killed(tmp_path: Path) -> None:
    party = await storm(FileHouse(tmp_path), SMALL._replace(troubles=2))
    nothing_was_lost(party.tally)
    assert party.tally.troubles == {"full": 1, "clock": 1}
    assert await problems_if_the_last_row_were_lost(party)


async def test_nothing_acknowledged_is_lost_when_servers_on_postgresql_are_killed(
    tmp_path: Path, own_cluster: Cluster
) -> None:
    party = await storm(PostgresHouse(own_cluster, tmp_path), SMALL._replace(troubles=5))
    nothing_was_lost(party.tally)
    assert party.tally.troubles == {"read-only": 1, "restarted": 1, "clock": 1, "full": 1, "crashed": 1}
