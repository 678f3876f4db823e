"""The exchanges that docs/protocol.md shows, from a real server:

python -m tests.web.protocol_examples        # write them into the document anew

Chance, clocks and identities are fixed, so that the same is said each time.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from goblins.tables import opening, table_server
from goblins.tables.times import Clockwork
from goblins.web import caller
from goblins.web.app import create_app
from goblins.web.logs import set_up_logs
from goblins.web.settings import Settings

from .house import House, Street, Visitor, hear, say, street_of

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
BLOCK = re.compile(r"(<!-- example: ([a-z-]+) -->\n```text\n)(.*?)(```\n)", re.DOTALL)
WIDTH = 116
NOW = 1_800_000_000_000
TABLES = ("7d0a9c41e6b35f28", "3f62b81c0d94ea57", "c95e17a3b2068fd4")
TOKENS = ("L3k9XbNfE1uQyT7hWc0v2A", "q5T0pAyQ0kYv3wJmZ1c8Rg")
LEFT_OUT = ("view", "table", "question")  # of an update that is shown in short
MOST_SHOWN = 2  # of the legal moves


class Book:
    """What has been said, by the name of the example."""

    def __init__(self) -> None:
        self.lines: dict[str, list[str]] = {}

    def http(self, name: str, method: str, path: str, body: Any, answer: httpx.Response) -> Any:
        lines = self.lines.setdefault(name, [])
        lines += [f"→ {method} {path}", *([_text(body)] if body is not None else [])]
        cookie = ["  Set-Cookie: goblin=…; HttpOnly; Max-Age=…; Path=/; SameSite=lax"] * (
            "set-cookie" in answer.headers
        )
        lines += [f"← {answer.status_code}", *cookie, _text(answer.json())]
        return answer.json()

    def message(self, name: str, sign: str, message: Any, whole: bool = False) -> None:
        self.lines.setdefault(name, []).append(f"{sign} {_text(message if whole else _short(message))}")

    def note(self, name: str, text: str) -> None:
        self.lines.setdefault(name, []).append(text)


class Told:
    """Somebody's socket, written down."""

    def __init__(self, book: Book, page: ClientConnection) -> None:
        self.book, self.page = book, page
        self.update: Any = None
        self.ids = itertools.count(1)

    async def hears(self, name: str, *kinds: str, whole: bool = False) -> Any:
        """Until each of these kinds has come, in this order."""
        for kind in kinds:
            message = await hear(self.page, kind)
            if kind == "update":
                self.update = message
            if name:
                self.book.message(name, "←", message, whole)
        return message

    async def asks(self, name: str, request: Any, *kinds: str, whole: bool = False) -> Any:
        asked = {"type": "ask", "id": next(self.ids), "request": request}
        if name:
            self.book.message(name, "→", asked, True)
        await say(self.page, asked)
        return await self.hears(name, *kinds, whole=whole)


async def examples() -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        ids, names, tables, tokens = iter("ab"), iter(("Zog", "Mug")), iter(TABLES), iter(TOKENS)
        patch.setattr(table_server, "fresh_table", lambda: next(tables))
        patch.setattr(table_server, "fresh_token", lambda: next(tokens))
        patch.setattr(opening, "fresh_secret", lambda: "5e" * 32)
        patch.setattr(caller, "fresh_id", lambda: next(ids) * 22)
        patch.setattr(caller, "goblin_name", lambda _: next(names))
        patch.setattr(caller, "fresh_face", lambda: 1234)
        patch.setattr(Clockwork, "now", lambda _: NOW)
        store = f"sqlite:///{Path(folder) / 'tables.db'}"
        app = create_app(Settings(database=store, pace=0, warm=False, hosts=("goblins.test",)))
        async with app.router.lifespan_context(app):
            house = House(app)
            async with street_of(house) as street:
                book = await _evening(house, street)
            await house.close()
    return {name: "\n".join(lines) + "\n" for name, lines in book.lines.items()}


async def _evening(house: House, street: Street) -> Book:
    book = Book()
    zog, mug = house.stranger(), house.stranger()

    async def ask(name: str, who: Visitor, method: str, path: str, body: Any = None) -> Any:
        answer = await who.ask(method, path, json=body) if body is not None else await who.ask(method, path)
        return book.http(name, method, path, body, answer)

    await ask("me", zog, "GET", "/api/me")
    await mug.arrive()
    await ask("error", zog, "GET", "/api/tables/0000000000000000")
    plan = {"arrangement": {"game": "nitro-run", "seats": 1}, "sitting": ["you"], "start": True}
    await _alone(book, street, zog, (await ask("open", zog, "POST", "/api/tables", plan))["table"])
    plan = {"arrangement": {"game": "goblins-inc", "seats": 2}, "sitting": ["you", "open"]}
    table = (await ask("lobby", zog, "POST", "/api/tables", plan))["table"]
    await ask("lobby", zog, "GET", f"/api/tables/{table}/invitation")
    book.note("lobby", "  (now the other one)")
    await ask("lobby", mug, "POST", "/api/join", {"token": TOKENS[-1]})
    await ask("lobby", mug, "POST", f"/api/tables/{table}/ask", {"ask": "sit", "seat": "blue"})
    book.note("lobby", "  (the host again)")
    await ask("lobby", zog, "POST", f"/api/tables/{table}/ask", {"ask": "start"})
    await _together(book, street, zog, mug, table)
    return book


async def _alone(book: Book, street: Street, zog: Visitor, table: str) -> None:
    book.note("welcome", f"→ GET /api/tables/{table}/socket?protocol=1&seat=red&seen=0&lang=en")
    async with street.connect(zog, table, "protocol=1&seat=red&seen=0&lang=en") as page:
        red = Told(book, page)
        await red.hears("welcome", "welcome", "update", "presence", whole=True)
        legal = red.update["game"]["legal"]
        move = {"ask": "move", "seat": "red", "move": legal[0], "ticket": "5b1e0c77a2"}
        await red.asks("move", move, "update", "answer")
        await red.asks("ticket", move, "answer")
        await red.asks("refusal", {**move, "move": "fly", "ticket": "0c9d"}, "refusal")
        await say(page, "sing")
        book.note("unread", "→ sing")
        await red.hears("unread", "refusal")
        seen = red.update["n"]
    for number, luck in ((1, 0), (2, -1)):
        update = await zog.get(f"/api/tables/{table}", seat="red")
        await zog.request(table, "move", seat="red", move=update["game"]["legal"][luck], ticket=f"t{number}")
    query = f"protocol=1&seat=red&seen={seen}&lang=en"
    book.note("return", f"→ GET /api/tables/{table}/socket?{query}")
    async with street.connect(zog, table, query) as page:
        await Told(book, page).hears("return", "welcome", "update")
    await zog.play_out(table, "red")
    async with street.connect(zog, table, "protocol=1&seat=red") as page:
        red = Told(book, page)
        await red.hears("", "update")
        last = {**red.update, "rows": red.update["rows"][-1:]}
        book.message("over", "←", last)
    async with street.connect(zog, table, "protocol=2") as page:
        book.note("old", f"→ GET /api/tables/{table}/socket?protocol=2")
        await Told(book, page).hears("old", "refusal")
        await page.wait_closed()
        book.note("old", f"← close {page.close_code} {page.close_reason}")


async def _together(book: Book, street: Street, zog: Visitor, mug: Visitor, table: str) -> None:
    async with street.connect(zog, table, "protocol=1") as ours, street.connect(mug, table, "protocol=1") as theirs:
        red, blue = Told(book, ours), Told(book, theirs)
        await red.hears("", "update", "presence")
        await blue.hears("", "update", "presence")
        given = {"ask": "move", "seat": "red", "move": red.update["game"]["legal"][0], "ticket": "a1"}
        await red.asks("", given, "update", "answer")
        await blue.hears("", "update")
        given = {"ask": "move", "seat": "blue", "move": blue.update["game"]["legal"][0], "ticket": "b1"}
        await blue.asks("", given, "update", "answer")
        await red.hears("", "update")
        book.note("sealed", "  red's connection:")
        sealed = {"ask": "move", "seat": "red", "move": red.update["game"]["legal"][0], "ticket": "a2"}
        await red.asks("sealed", sealed, "update", "answer")
        book.note(
            "sealed", "  Blue's connection hears nothing of it, not even a number. When both have chosen, red hears:"
        )
        await _until_it_is_open(zog, red, blue)
        book.message("sealed", "←", red.update)
        mine = {"ask": "move", "seat": "red", "move": red.update["game"]["legal"][0], "ticket": "a3"}
        await red.asks("undo", mine, "update", "answer")
        await red.asks("undo", {"ask": "undo", "seat": "red", "ticket": "a4"}, "update", "answer")
        await red.asks("talk", {"ask": "react", "seat": "red", "reaction": "cheer"}, "update", "answer")


async def _until_it_is_open(zog: Visitor, red: Told, blue: Told) -> None:
    """Both choose the first that comes, until red hears of what blue has chosen."""
    for number in itertools.count():
        told = red if red.update["game"]["legal"] and number % 2 else blue
        seat, legal = told.update["seat"], told.update["game"]["legal"]
        await told.asks(
            "", {"ask": "move", "seat": seat, "move": legal[0], "ticket": f"c{number}"}, "update", "answer"
        )
        if told is blue and (await zog.get(f"/api/tables/{TABLES[1]}", seat="red"))["n"] > red.update["n"]:
            await red.hears("", "update")
            return


def _short(message: Any) -> Any:
    """An update whose view and table are left out: they look as in the first one."""
    if message["type"] != "update":
        return message
    game = {name: "…" if name in LEFT_OUT else value for name, value in message["game"].items()}
    if len(game["legal"]) > MOST_SHOWN:
        game["legal"] = [*game["legal"][:MOST_SHOWN], "…"]
    rows = [{**row, "events": _some(row["events"])} if "events" in row else row for row in message["rows"]]
    return {**message, "rows": rows, "table": "…", "game": game}


def _some(events: list[Any]) -> list[Any]:
    return events if len(events) <= 4 else [*events[:3], "…"]


def _text(value: Any, indent: int = 2, before: int = 2) -> str:
    """JSON as it is read best: in one line where there is room."""
    whole = msgspec.json.encode(value).decode().replace('"…"', "…")
    if len(whole) + before <= WIDTH or not isinstance(value, dict | list):
        return " " * (before - indent) + whole if before > indent else whole
    pad, inner = " " * indent, " " * (indent + 2)
    if isinstance(value, list):
        parts = [_text(one, indent + 2, indent + 2).lstrip() for one in value]
    else:
        parts = [f'"{name}":{_text(one, indent + 2, indent + 6 + len(name)).lstrip()}' for name, one in value.items()]
    first, last = "[]" if isinstance(value, list) else "{}"
    return "\n".join([first, *(inner + line for line in _filled(parts, WIDTH - indent - 2)), pad + last])


def _filled(parts: list[str], width: int) -> list[str]:
    """As many parts in a line as there is room for; what is longer than a line stands alone."""
    lines = [parts[0]]
    for part in parts[1:]:
        lines[-1] += ","
        if "\n" not in lines[-1] + part and len(lines[-1]) + len(part) < width:
            lines[-1] += part
        else:
            lines.append(part)
    return lines


def rewritten(document: str, shown: dict[str, str]) -> str:
    return BLOCK.sub(lambda block: f"{block[1]}{shown[block[2]]}{block[4]}", document)


if __name__ == "__main__":
    set_up_logs(as_json=True, level=logging.CRITICAL)
    found = asyncio.run(examples())
    if sys.argv[1:]:
        sys.stdout.write("\n".join(f"== {name}\n{text}" for name, text in found.items()))
    else:
        DOCUMENT.write_text(rewritten(DOCUMENT.read_text(encoding="utf-8"), found), encoding="utf-8")
