"""Broken, foreign, huge and wrong messages over a socket: each is answered, nothing changes, nothing breaks.
`FUZZ=100000` tries more."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from .house import Street, Visitor, hear

pytestmark = pytest.mark.anyio
MESSAGES = int(os.environ.get("FUZZ", "600"))
AT_ONCE = 50
SEATS = ["red", "blue", "pink", "", None, 3]
NONSENSE: list[Any] = [
    None,
    True,
    -1,
    1 << 70,
    1e308,
    "",
    "\x00",
    "x" * 5000,
    [],
    {},
    [[[]]],
    {"a": {"b": []}},
    "red",
]
REQUESTS: list[dict[str, Any]] = [
    {"ask": "move", "seat": "red", "move": "recruit 1", "ticket": "t"},
    {"ask": "undo", "seat": "red"},
    {"ask": "say", "seat": "blue", "text": "hello"},
    {"ask": "react", "seat": "red", "reaction": "cheer"},
    {"ask": "start"},
    {"ask": "close"},
    {"ask": "leave"},
    {"ask": "return"},
    {"ask": "revoke"},
    {"ask": "sit", "seat": "red"},
    {"ask": "free", "seat": "red"},
    {"ask": "remove", "seat": "red", "bot": "random"},
    {"ask": "take-over", "seat": "red", "bot": "random"},
    {"ask": "hand-back", "seat": "red"},
    {"ask": "mute", "seat": "red", "muted": True},
    {"ask": "salt", "salt": "x"},
    {"ask": "seat-bot", "seat": "red", "bot": "random"},
    {"ask": "join", "token": "x"},
    {"ask": "arrange", "arrangement": {"game": "goblin-warlord", "seats": 2}},
]


def hostile(dice: random.Random) -> Iterator[str]:
    """Messages of a page that means no good, or is broken."""
    while True:
        request = dict(dice.choice(REQUESTS))
        message: dict[str, Any] = {"type": "ask", "id": dice.randrange(100), "request": request}
        if dice.random() < 0.2:
            message = {"type": "look", "id": 1, "seat": dice.choice(SEATS), "seen": dice.choice([0, -1, 1 << 62])}
        if dice.random() < 0.5:
            part = dice.choice([message, request])
            part[dice.choice([*part, "extra"])] = dice.choice(NONSENSE)
        text = msgspec.json.encode(message).decode() if dice.random() < 0.95 else str(message)
        if dice.random() < 0.2:
            at = dice.randrange(len(text))
            text = text[:at] + dice.choice(["", "\x00", '"', "}", "\ufeff", "é", "\\ud800"]) + text[at + 1 :]
        yield text


async def test_a_spectator_who_sends_anything_changes_nothing(street: Street, zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "you", public=True)
    before = await zog.get(f"/api/tables/{table}")
    messages = hostile(random.Random(5))
    async with street.connect(mug, table, max_size=None) as page:
        await hear(page, "update")
        for _ in range(MESSAGES // AT_ONCE):
            for _ in range(AT_ONCE):
                await page.send(next(messages))
            answers = [await hear(page, "answer", "refusal") for _ in range(AT_ONCE)]
            assert "bad-internal" not in {answer.get("error", {}).get("key") for answer in answers}
    assert await zog.get(f"/api/tables/{table}") == before
