"""The run of the day over HTTP: what is shown when, and that no result can be told (NR-daily)."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from goblins.games.nitro_run import GAME
from goblins.kernel.daily import run_of
from goblins.kernel.position import write_position
from goblins.match import new
from goblins.tables.daily import DAY, GRACE, closes_at
from goblins.tables.fairness import commitment
from goblins.tables.verifying import verify
from tests.games.nitro_run.table import rides, way
from tests.tables.table_server.conftest import Watch

from .house import House, Visitor

pytestmark = pytest.mark.anyio

TODAY, DATE = datetime.date(2026, 11, 20), "2026-11-20"
WEEK = ["scheme skab", "end-day"] * 13


@pytest.fixture(autouse=True)
def watch(house: House) -> Watch:
    """Noon of that day."""
    watch = Watch()
    watch.ahead = closes_at(TODAY) - GRACE - DAY // 2 - watch.now()
    house.services.table_server.clockwork = watch
    return watch


async def began(visitor: Visitor) -> str:
    return str((await visitor.post(f"/api/daily/{DATE}/start"))["table"])


async def finished(visitor: Visitor) -> str:
    """A first attempt without a single section."""
    table = await began(visitor)
    for move in WEEK:
        await visitor.request(table, "move", seat="red", move=move)
    return table


async def test_today_has_a_chasm_and_nobody_has_ridden_it_yet(zog: Visitor) -> None:
    found = await zog.get("/api/daily")
    assert (found["date"], found["standing"], found["seed"]) == (DATE, "open", "")
    assert (found["started"], found["ranked"], found["own"]) == (0, [], None)
    assert (found["chasm"]["name"], len(found["chasm"]["spaces"])) == (run_of(GAME, TODAY).course, 21)
    assert (found["before"]["date"], found["before"]["standing"]) == ("2026-11-19", "over")


async def test_results_stand_in_the_table_of_the_day_with_ones_own_marked(zog: Visitor, mug: Visitor) -> None:
    table = await finished(zog)
    await began(mug)
    found = await zog.get("/api/daily")
    me = await zog.get("/api/me")
    result = {"rank": 1, "points": 0, "ending": "overdue", "day": 13}
    row = {**result, "name": me["name"], "face": me["face"], "own": True}
    assert (found["started"], found["ranked"]) == (2, [row])
    assert found["own"] == {**result, "table": table, "standing": "counts"}
    theirs = await mug.get("/api/daily")
    assert theirs["ranked"] == [row | {"own": False}]
    assert theirs["own"]["standing"] == "playing"
    assert zog.id not in str(theirs)


async def test_the_second_table_of_a_date_is_practice(zog: Visitor) -> None:
    assert await zog.post(f"/api/daily/{DATE}/start") == {"table": await began(zog), "counts": True}
    await finished(zog)
    again = await zog.post(f"/api/daily/{DATE}/start")
    assert again["counts"] is False
    shown = await zog.get(f"/api/tables/{again['table']}")
    assert shown["table"]["daily"] == {"date": DATE, "counts": False}


async def test_nobody_whispers_in_a_first_attempt(zog: Visitor) -> None:
    table = await began(zog)
    asked = {"seat": "red"}
    assert await zog.refused("POST", f"/api/tables/{table}/advise", asked) == (409, "table-daily-alone")
    bot = {"ask": "take-over", "seat": "red", "bot": "overseer"}
    assert await zog.refused("POST", f"/api/tables/{table}/ask", bot) == (409, "table-daily-alone")


async def test_a_strangers_attempt_cannot_be_looked_at_before_the_day_is_over(zog: Visitor, mug: Visitor) -> None:
    table = await finished(zog)
    assert (await mug.refused("GET", f"/api/tables/{table}/replay"))[0] == 404
    assert await mug.refused("GET", f"/api/daily/{DATE}/best") == (409, "daily-not-over")
    assert await zog.refused("GET", f"/api/tables/{table}/export") == (409, "table-daily-sealed")


async def test_when_the_day_is_over_its_seed_its_best_line_and_its_practice_are_for_everybody(
    zog: Visitor, mug: Visitor, watch: Watch
) -> None:
    promised = (await mug.get("/api/daily"))["commitment"]
    table = await finished(zog)
    watch.ahead += DAY
    found = await mug.get(f"/api/daily/{DATE}")
    assert found["standing"] == "over"
    assert commitment(DATE, found["seed"]) == promised
    line = await mug.get(f"/api/daily/{DATE}/best")
    assert line["name"] == (await zog.get("/api/me"))["name"]
    assert verify(line["journal"], "best.json").play.outcome() is not None
    shown = await mug.post("/api/replay", {"document": line["journal"], "limit": 3})
    assert (shown["moves"], shown["frames"][0]["move"]) == (26, "scheme skab")
    practice = (await mug.post(f"/api/daily/{DATE}/start"))["table"]
    for move in ("scheme skab", "plan"):
        await mug.request(practice, "move", seat="red", move=move)
    seen = (await mug.get(f"/api/tables/{practice}"))["game"]["view"]
    match = new("nitro-run", 1, found["seed"], {"chasm": found["chasm"]["name"]})
    match.play("red", "scheme skab")
    match.play("red", "plan")
    assert [spec["shape"] for spec in seen["specs"]] == [spec.shape for spec in match.view("red").specs]
    assert (await zog.get(f"/api/tables/{table}/export"))["fairness"]["daily"] == DATE


async def test_the_archive_lists_the_days_before_with_ones_own_results(zog: Visitor, watch: Watch) -> None:
    await finished(zog)
    watch.ahead += DAY
    first = await zog.get("/api/daily/archive")
    assert [day["date"] for day in first["days"]][:2] == [DATE, "2026-11-19"]
    assert (first["days"][0]["best"], first["days"][0]["own"]["points"]) == (0, 0)
    assert (first["days"][1]["best"], first["days"][1]["own"]) == (None, None)
    rest = await zog.get("/api/daily/archive", before=first["next"])
    assert [day["date"] for day in rest["days"]] == [f"2026-11-0{day}" for day in range(6, 0, -1)]
    assert rest["next"] is None


@pytest.mark.parametrize(
    ("date", "answer"),
    [
        ("2026-11-21", (404, "daily-future")),
        ("2026-10-31", (404, "daily-too-old")),
        ("whenever", (404, "daily-date")),
    ],
)
async def test_other_dates_are_refused(zog: Visitor, date: str, answer: tuple[int, str]) -> None:
    assert await zog.refused("GET", f"/api/daily/{date}") == answer
    assert await zog.refused("POST", f"/api/daily/{date}/start") == answer
    assert await zog.refused("GET", f"/api/daily/{date}/best") == answer


# -------------------------------------------------------------------------------------------------- forgeries


async def test_no_message_tells_a_result(zog: Visitor) -> None:
    result = {"points": 18, "ending": "perfect", "day": 7}
    for method, path in (("POST", ""), ("PUT", ""), ("POST", "/results"), ("POST", "/best"), ("PUT", "/start")):
        status, _ = await zog.refused(method, f"/api/daily/{DATE}{path}", result)
        assert status in (404, 405)
    assert (await zog.get("/api/daily"))["ranked"] == []


async def test_no_plan_passes_for_the_days(zog: Visitor) -> None:
    arrangement = {"game": "nitro-run", "seats": 1}
    forged: list[dict[str, Any]] = [
        {"arrangement": arrangement, "sitting": ["you"], "start": True, "daily": {"date": DATE, "counts": True}},
        {"arrangement": arrangement | {"daily": DATE}, "sitting": ["you"], "start": True},
    ]
    assert (await zog.refused("POST", "/api/tables", forged[0]))[0] == 422
    table = (await zog.post("/api/tables", forged[1]))["table"]
    assert (await zog.get(f"/api/tables/{table}"))["table"]["daily"] is None


async def test_what_is_brought_or_played_on_never_reaches_the_table_of_the_day(zog: Visitor) -> None:
    """A position one section before a perfect run, and the day's own table played on."""
    match = rides(way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0"), 6)
    brought = (await zog.post("/api/tables/import", {"document": write_position(match.true)}))["table"]
    await zog.request(brought, "move", seat="red", move="ride")
    assert (await zog.get(f"/api/tables/{brought}"))["game"]["verdict"]["points"] == {"red": 18}
    own = await finished(zog)
    on = (await zog.post(f"/api/tables/{own}/play-on", {"move": 0, "seat": "red"}))["table"]
    assert (await zog.get(f"/api/tables/{on}"))["table"]["daily"] is None
    found = await zog.get("/api/daily")
    assert [(row["points"], row["own"]) for row in found["ranked"]] == [(0, True)]


async def test_nobody_plays_anothers_attempt(zog: Visitor, mug: Visitor) -> None:
    table = await began(zog)
    move = {"ask": "move", "seat": "red", "move": "scheme skab"}
    assert (await mug.refused("POST", f"/api/tables/{table}/ask", move))[0] == 404
    token = (await zog.get(f"/api/tables/{table}/invitation"))["token"]
    await mug.post("/api/join", {"token": token})
    assert await mug.refused("POST", f"/api/tables/{table}/ask", move) == (403, "table-not-your-seat")
    assert await mug.refused("GET", f"/api/tables/{table}") == (403, "table-no-spectators")
