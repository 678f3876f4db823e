"""One's own runs, chasm by chasm."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.nitro_run.table import rides, way

from .house import Visitor

pytestmark = pytest.mark.anyio

WEEK = ["scheme skab", "end-day"] * 13


async def a_lazy_week(visitor: Visitor, chasm: str, *moves: str) -> str:
    body = {
        "arrangement": {"game": "nitro-run", "seats": 1, "options": {"chasm": chasm}},
        "sitting": ["you"],
        "start": True,
    }
    table = str((await visitor.post("/api/tables", body))["table"])
    for move in moves:
        await visitor.request(table, "move", seat="red", move=move)
    return table


async def runs(visitor: Visitor) -> dict[str, Any]:
    return {one["chasm"]: one for one in await visitor.get("/api/runs")}


async def test_who_has_not_played_has_no_runs(zog: Visitor) -> None:
    assert (await runs(zog))["narrow"] == {"chasm": "narrow", "runs": 0, "best": None, "mean": None, "last": []}


async def test_finished_weeks_are_told_by_chasm_the_last_first(zog: Visitor, mug: Visitor) -> None:
    first = await a_lazy_week(zog, "narrow", *WEEK)
    second = await a_lazy_week(zog, "narrow", *WEEK)
    await a_lazy_week(zog, "narrow", *WEEK[:4])
    await a_lazy_week(zog, "toothed", *WEEK)
    await a_lazy_week(mug, "narrow", *WEEK)
    found = await runs(zog)
    assert (found["narrow"]["runs"], found["narrow"]["best"], found["narrow"]["mean"]) == (2, 0, 0.0)
    assert [run["table"] for run in found["narrow"]["last"]] == [second, first]
    assert (found["narrow"]["last"][0]["ending"], found["narrow"]["last"][0]["day"]) == ("overdue", 13)
    assert [found[chasm]["runs"] for chasm in ("crooked", "yawning", "toothed")] == [0, 0, 1]


async def test_what_began_at_a_position_is_no_run_of_ones_own(zog: Visitor) -> None:
    match = rides(way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0"), 6)
    table = (await zog.post("/api/tables/import", {"document": match.position()}))["table"]
    await zog.request(table, "move", seat="red", move="ride")
    assert (await runs(zog))["narrow"]["runs"] == 0
