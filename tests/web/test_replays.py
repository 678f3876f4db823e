"""Games that are over: replay, export, import, play-on."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import goblins
from goblins.match import Match
from goblins.tables.fairness import commitment
from goblins.web.frames import position_before

from .house import House, Visitor

pytestmark = pytest.mark.anyio


async def whole_replay(visitor: Visitor, table: str, seat: str) -> list[Any]:
    frames, first = list[Any](), 0
    for _ in range(20):
        page = await visitor.get(f"/api/tables/{table}/replay", seat=seat, first=first, limit=7)
        frames += page["frames"]
        first = page["next"] or page["moves"] + 1
    assert [frame["number"] for frame in frames] == list(range(page["moves"] + 1))
    return frames


async def test_a_finished_game_is_replayed_page_by_page_from_any_seat(zog: Visitor) -> None:
    table = await zog.finished()
    frames = await whole_replay(zog, table, "blue")
    final = await zog.get(f"/api/tables/{table}", seat="blue")
    assert frames[-1]["views"] == {"blue": final["game"]["view"]}
    assert frames[-1]["move"] is None
    told = [one["event"] for frame in frames for one in frame["events"]]
    heard = [event for row in final["rows"] for event in row.get("events", []) if row["deed"] == "moved"]
    assert told == heard


async def test_everything_shows_all_hands_and_all_events(zog: Visitor) -> None:
    table = await zog.finished()
    everything = await whole_replay(zog, table, "everything")
    assert set(everything[0]["views"]) == {"public", "red", "blue"}
    assert everything[0]["views"]["red"]["players"][0]["hand"] is not None
    assert everything[0]["views"]["public"]["players"][0]["hand"] is None
    assert all(frame["text"] for frame in everything[:-1])


async def test_where_everything_is_told_a_secret_is_told_once(zog: Visitor) -> None:
    table = await zog.finished()
    told = {seat: _verbs(await whole_replay(zog, table, seat)) for seat in ("everything", "red", "public")}
    assert told["everything"]["drew-card"] > told["red"]["drew-card"] > 0
    assert told["public"]["drew"] == told["everything"]["drew-card"]
    assert told["everything"]["drew"] == 0


def _verbs(frames: list[dict[str, Any]]) -> Counter[str]:
    return Counter(one["event"]["event"] for frame in frames for one in frame["events"])


async def test_a_running_game_is_not_replayed(zog: Visitor) -> None:
    table = await zog.open("you", "you")
    assert await zog.refused("GET", f"/api/tables/{table}/replay") == (409, "table-not-over")
    body = {"move": 0, "seat": "red"}
    assert await zog.refused("POST", f"/api/tables/{table}/play-on", body) == (409, "table-not-over")


async def test_before_the_end_one_takes_home_only_what_ones_own_seat_has_seen(zog: Visitor) -> None:
    table = await zog.open("you", "you")
    document = await zog.get(f"/api/tables/{table}/export", seat="red")
    assert document["format"] == "goblins-view"
    assert document["view"]["players"][1]["hand"] is None
    assert "key" not in document


async def test_spectators_take_home_what_spectators_see(zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "you", public=True)
    document = await mug.get(f"/api/tables/{table}/export")
    assert [player["hand"] for player in document["view"]["players"]] == [None, None]
    assert await mug.refused("GET", f"/api/tables/{table}/export?seat=red") == (403, "table-not-your-seat")


async def test_after_the_end_everybody_takes_home_the_journal_and_the_proof_of_its_chance(zog: Visitor) -> None:
    table = await zog.finished()
    announced = (await zog.get(f"/api/tables/{table}"))["table"]["fairness"]["commitment"]
    document = await zog.get(f"/api/tables/{table}/export")
    assert goblins.replay(document).outcome is not None
    fairness = document["fairness"]
    assert commitment(fairness["table"], fairness["secret"]) == fairness["commitment"] == announced


async def test_a_game_is_played_on_from_any_move_against_bots(house: House, zog: Visitor) -> None:
    table = await zog.finished()
    [frame] = (await zog.get(f"/api/tables/{table}/replay", seat="red", first=3, limit=1))["frames"]
    seat = frame["deciders"][0]
    again = (await zog.post(f"/api/tables/{table}/play-on", {"move": 3, "seat": seat}))["table"]
    assert again != table
    update = await zog.get(f"/api/tables/{again}")
    assert (update["seat"], update["game"]["deciders"]) == (seat, [seat])
    assert sorted(chair["kind"] for chair in update["table"]["chairs"]) == ["bot", "person"]
    body = {"move": 10_000, "seat": "red"}
    assert await zog.refused("POST", f"/api/tables/{table}/play-on", body) == (422, "move-number")


async def test_a_journal_that_was_kept_is_brought_back_looked_through_and_played_on(
    house: House, zog: Visitor
) -> None:
    document = goblins.new("goblin-warlord", seats=2, seed=7)
    for _ in range(6):
        document.play(document.deciders[0], document.legal(document.deciders[0])[0])
    journal = document.journal()
    shown = await zog.post("/api/replay", {"document": journal, "seat": "public"})
    assert (shown["moves"], shown["next"]) == (6, None)
    table = (await zog.post("/api/tables/import", {"document": journal, "sitting": ["you", "you"]}))["table"]
    update = await zog.get(f"/api/tables/{table}", seat=document.deciders[0])
    assert update["game"]["deciders"] == list(document.deciders)
    assert update["game"]["view"]["turn"] == document.view().turn


@pytest.mark.parametrize("form", [Match.position, Match.position_text])
async def test_a_position_is_brought_as_a_table(zog: Visitor, form: Callable[[Match], object]) -> None:
    position = form(goblins.new("goblins-inc", seats=2, seed=7))
    table = (await zog.post("/api/tables/import", {"document": position, "sitting": ["you", "you"]}))["table"]
    assert (await zog.get(f"/api/tables/{table}"))["table"]["arrangement"]["game"] == "goblins-inc"


@pytest.mark.parametrize(
    ("document", "key"),
    [
        ({}, "file-foreign"),
        ({"format": "goblins-journal"}, "file-checksum"),
        ({"format": "goblins-position", "game": "x", "rules": 1}, "game"),
        ({"format": "goblins-position", "game": "goblin-warlord", "rules": 1, "state": 3}, "file-part"),
        ({"format": ["goblins-journal"]}, "file-foreign"),
        ({"format": "goblins-journal", "moves": ["x"] * 5001}, "moves"),
        ("", "file-foreign"),
        ("goblin-warlord, rules 1, red blue\nred flies crwon", "file-line"),
        ("nitro-run, rules 2, red\nset ../../secret.toml", "file-line"),
    ],
)
async def test_a_document_that_cannot_be_read_is_refused_with_the_reason(
    zog: Visitor, document: object, key: str
) -> None:
    _, found = await zog.refused("POST", "/api/tables/import", {"document": document})
    assert found.startswith(key)
    _, found = await zog.refused("POST", "/api/replay", {"document": document})
    assert found.startswith(key)


async def test_a_finished_round_can_be_looked_at_while_the_game_goes_on(zog: Visitor) -> None:
    position, last = _before_the_last_move_of_round_1()
    opened = await zog.post("/api/tables/import", {"document": position, "sitting": ["you", "you"]})
    table = opened["table"]
    assert await zog.get(f"/api/tables/{table}/finished") == {"parts": []}
    await zog.request(table, "move", seat="red", move=last)
    (part,) = (await zog.get(f"/api/tables/{table}/finished", seat="red"))["parts"]
    assert (part["view"]["round_number"], part["view"]["ending"], part["position"]) == (1, "round", None)
    assert any(robot["squares"] for robot in part["view"]["robots"])
    now = (await zog.get(f"/api/tables/{table}", seat="red"))["game"]["view"]
    assert now["round_number"] == 2


def _before_the_last_move_of_round_1() -> tuple[dict[str, Any], str]:
    """A duel at a decision of Red, and Red's move, after which the second round begins."""
    for seed in range(100):
        match, rng = goblins.new("goblins-inc", seats=2, seed=seed), random.Random(seed)
        while match.view().round_number == 1:
            deciders, moves = match.deciders, len(match.true.made)
            move = rng.choice(match.legal(deciders[0]))
            match.play(deciders[0], move)
        if deciders == ("red",):
            return position_before(match.true, moves), str(move)
    raise AssertionError("Red never decides last.")
