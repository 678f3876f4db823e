"""Numbers that nobody plays with, in every place of every body: each is refused in a sentence, or does no harm."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from goblins.kernel.documents import digest
from goblins.web.frames import position_before

from .house import House, Street, Visitor, hear

pytestmark = pytest.mark.anyio

ODD = ["1e30", "-1e30", "1e308", "1e400", "NaN", "-1", "-0.0", "0.5", "true", "9" * 26, f"-{'9' * 20}", "9" * 5000]
ODD += [str(1 << 31), str(1 << 32), str((1 << 63) - 1), str(1 << 64)]
MARK = "an odd number"
DEEPEST = 3


def places(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if len(path) < DEEPEST and isinstance(document, dict):
        for name, part in document.items():
            yield from places(part, (*path, name))
    elif len(path) < DEEPEST and isinstance(document, list) and document:
        yield from places(document[0], (*path, 0))


def put(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    copy = document.copy()
    copy[path[0]] = put(document[path[0]], path[1:], value)
    return copy


def with_odd_numbers(body: Any) -> Iterator[str]:
    for place in places(body):
        text = json.dumps(put(body, place, MARK))
        for odd in ODD:
            yield sealed_again(text.replace(f'"{MARK}"', odd))


def sealed_again(text: str) -> str:
    """So that nobody stops at the checksum."""
    try:
        body = json.loads(text)
        body["document"]["checksum"] = digest(body["document"])
        return json.dumps(body)
    except (ValueError, TypeError, LookupError, AttributeError):
        return text


async def bodies(house: House, zog: Visitor) -> list[tuple[str, str, Any]]:
    lobby, over = await zog.open("you", "open", start=False), await zog.finished()
    table = await zog.open("you", "you")
    play = (await house.services.table_server.look(over)).play
    assert play is not None
    journal, position = await zog.get(f"/api/tables/{over}/export"), position_before(play, 3)
    del position["checksum"]
    seat = (await zog.get(f"/api/tables/{table}"))["game"]["deciders"][0]
    seen = await zog.get(f"/api/tables/{table}", seat=seat)
    move = seen["game"]["legal"][0]
    events = [event for row in seen["rows"] for event in row.get("events", [])]
    clock = {"seconds": 60, "stand_in": "scrapper"}
    arrangement = {"game": "goblin-warlord", "seats": 2, "options": {"turn_limit": 5}, "clock": clock}
    sentence = {"key": "bad-too-many", "args": {"seconds": 3}}
    return [
        ("POST", "/api/tables", {"arrangement": arrangement, "sitting": ["you", "scrapper"], "start": False}),
        ("POST", "/api/tables", {"arrangement": arrangement, "position": position}),
        ("POST", f"/api/tables/{lobby}/ask", {"ask": "arrange", "arrangement": arrangement}),
        ("POST", f"/api/tables/{table}/ask", {"ask": "move", "seat": seat, "move": move, "ticket": "t"}),
        ("POST", "/api/tables/import", {"document": journal, "move": 3, "sitting": ["you", "you"], "start": False}),
        ("POST", "/api/tables/import", {"document": position, "sitting": ["you", "you"], "start": False}),
        ("POST", "/api/replay", {"document": journal, "first": 0, "limit": 2}),
        ("POST", f"/api/tables/{over}/play-on", {"move": 3, "seat": "red", "bot": "scrapper"}),
        ("POST", f"/api/tables/{table}/report", {"text": "hm", "row": 3}),
        ("PUT", "/api/me", {"name": "Zog", "face": 3}),
        ("POST", "/api/games/goblin-warlord/say", {"sentences": [sentence], "moves": [move], "events": events[:1]}),
    ]


async def test_no_number_breaks_the_server(house: House, zog: Visitor) -> None:
    for method, path, body in await bodies(house, zog):
        for text in with_odd_numbers(body):
            answer = await zog.ask(method, path, content=text)
            assert answer.status_code < 500, (path, text[:300], answer.text)
            assert answer.status_code < 400 or set(answer.json()["error"]) == {"key", "args", "text", "anchor"}


async def test_no_number_breaks_a_socket(street: Street, zog: Visitor) -> None:
    table = await zog.open("you", "open", start=False)
    arrangement = {"game": "goblin-warlord", "seats": 2, "clock": {"seconds": 60}}
    asked = {"type": "ask", "id": 1, "request": {"ask": "arrange", "arrangement": arrangement}}
    async with street.connect(zog, table) as page:
        for body in (asked, {"type": "look", "id": 1, "seat": "red", "seen": 0}):
            for text in with_odd_numbers(body):
                await page.send(text)
                heard = await hear(page, "answer", "refusal")
                assert heard.get("error", {}).get("key") != "bad-internal", text
