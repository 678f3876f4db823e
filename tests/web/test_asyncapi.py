"""The description of what is said over sockets is valid AsyncAPI, whole, and true of every message of whole games."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from goblins.web.asyncapi import asyncapi

from .house import SHORT, House, Street, Visitor, hear, say
from .test_openapi import references

pytestmark = pytest.mark.anyio
PACKAGES = Path(__file__).parents[2] / "ui" / "node_modules"
SPECIFICATION = PACKAGES / "@asyncapi" / "specs" / "schemas" / "3.0.0.json"
GAMES = {"goblins-inc": 2, "goblin-warlord": 2, "nitro-run": 1}
OF_ANY_GAME = ({"move": {"type": "string"}}, {"event": {"type": "string"}})  # have fields of their own besides
TALK = [
    {"ask": "say", "seat": "red", "text": "hello"},
    {"ask": "react", "seat": "red", "reaction": "cheer"},
    {"ask": "dance"},
    {"ask": "move", "seat": "red", "move": "fly"},
]


def closed(part: Any) -> Any:
    """The same schema, where nothing may be that it does not name."""
    if isinstance(part, list):
        return [closed(one) for one in part]
    if not isinstance(part, dict):
        return part
    found = {name: closed(one) for name, one in part.items()}
    if isinstance(part.get("properties"), dict) and part["properties"] not in OF_ANY_GAME:
        found.setdefault("additionalProperties", False)
    return found


def validator(name: str) -> jsonschema_rs.Validator:
    document = copy.deepcopy(asyncapi())
    schemas = document["components"]["schemas"]
    shut = {one: closed(schema) for one, schema in schemas.items()}
    return jsonschema_rs.Draft7Validator(
        {"allOf": [{"$ref": f"#/components/schemas/{name}"}], "components": {"schemas": shut}}
    )


def test_it_is_valid_by_the_specification() -> None:
    assert SPECIFICATION.exists(), "its packages are missing: python ui/page.py packages"
    jsonschema_rs.validate(json.loads(SPECIFICATION.read_text()), asyncapi())


def test_the_specification_would_find_a_mistake() -> None:
    broken = copy.deepcopy(asyncapi())
    broken["operations"]["hear"]["action"] = "listen"
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(json.loads(SPECIFICATION.read_text()), broken)


def test_every_reference_leads_somewhere() -> None:
    for reference in references(asyncapi()):
        found: Any = asyncapi()
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
        assert found


async def test_it_is_served_beside_the_other(zog: Visitor) -> None:
    assert await zog.get("/api/asyncapi.json") == msgspec.json.decode(msgspec.json.encode(asyncapi()))
    assert "/api/asyncapi.json" in (await zog.get("/api/openapi.json"))["paths"]


@pytest.mark.parametrize("game", GAMES)
async def test_every_message_of_a_whole_game_is_as_described(
    house: House, street: Street, zog: Visitor, mug: Visitor, game: str
) -> None:
    seats = ["red", "blue"][: GAMES[game]]
    options = SHORT if game == "goblin-warlord" else {}
    table = await zog.open(*["you"] * len(seats), game=game, seats=len(seats), options=options, public=True)
    heard: list[Any] = []
    listening = [asyncio.create_task(_listen(street, zog, table, f"seat={seat}", heard)) for seat in seats]
    listening.append(asyncio.create_task(_listen(street, mug, table, "", heard)))
    async with street.connect(zog, table, "seat=red", max_size=None) as page:
        heard.append(await hear(page, "presence"))
        for id, request in enumerate(TALK, 1):
            await say(page, {"type": "ask", "id": id, "request": request})
            heard.append(await hear(page, "answer", "refusal"))
    await play_at_random(zog, table)
    async with asyncio.timeout(10):
        await asyncio.gather(*listening)
    _all_are_as_described(heard, game.replace("-", "_"))


async def _listen(street: Street, visitor: Visitor, table: str, query: str, heard: list[Any]) -> None:
    """Until the game is over."""
    async with street.connect(visitor, table, query, max_size=None) as page:
        async for message in page:
            heard.append(msgspec.json.decode(message))
            if heard[-1]["type"] == "update" and heard[-1]["game"]["verdict"]:
                return


async def play_at_random(visitor: Visitor, table: str) -> None:
    dice = random.Random(5)
    while deciders := (await visitor.get(f"/api/tables/{table}"))["game"]["deciders"]:
        legal = (await visitor.get(f"/api/tables/{table}", seat=deciders[0]))["game"]["legal"]
        await visitor.request(table, "move", seat=deciders[0], move=dice.choice(legal))


def _all_are_as_described(heard: list[Any], game: str) -> None:
    payloads = {name: one["payload"]["$ref"] for name, one in asyncapi()["components"]["messages"].items()}
    of_type = {name: validator(reference.rpartition("/")[2]) for name, reference in payloads.items()}
    views, moves, events = (validator(f"{game}.{what}") for what in ("View", "Move", "Event"))
    assert {message["type"] for message in heard} == {"welcome", "update", "answer", "refusal", "presence"}
    for message in heard:
        of_type[message["type"]].validate(message)
    updates = [message for message in heard if message["type"] == "update"]
    for update in updates:
        views.validate(update["game"]["view"])
        for move in update["game"]["legal"]:
            moves.validate(move)
        for event in [event for row in update["rows"] for event in row.get("events", ())]:
            events.validate(event)
    assert sum(len(update["rows"]) for update in updates) > 20


def test_a_message_that_is_not_as_described_is_found() -> None:
    with pytest.raises(jsonschema_rs.ValidationError):
        validator("Answer").validate({"type": "answer", "id": "1"})
    with pytest.raises(jsonschema_rs.ValidationError):
        validator("Answer").validate({"type": "answer", "id": 1, "more": 2})
    validator("Ask").validate({"type": "ask", "id": 1, "request": {"ask": "undo", "seat": "red"}})
