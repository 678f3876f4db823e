"""The generated types fit what is really sent."""

from __future__ import annotations

import re
from functools import cache
from itertools import takewhile
from typing import Any

import msgspec
import pytest

import goblins
from goblins.kernel import registry
from goblins.web.typescript import all_types, pascal

from .house import Visitor

pytestmark = pytest.mark.anyio
BUILT_IN = {"string", "number", "boolean", "null", "unknown", "Array", "Record"}


@cache
def declarations() -> dict[str, Any]:
    """Each type by its name: an expression, or the fields of an interface."""
    text = all_types().text()
    found: dict[str, Any] = dict(re.findall(r"^export type (\w+) = (.*);$", text, re.MULTILINE))
    for name, body in re.findall(r"^export interface (\w+) \{\n(.*?)^\}$", text, re.MULTILINE | re.DOTALL):
        found[name] = {field: (mark, kind) for field, mark, kind in re.findall(r"^  (\w+)(\??): (.*);$", body, re.M)}
    return found


def parts(expression: str, separator: str) -> list[str]:
    """Split where no bracket is open."""
    found, depth = [""], 0
    for letter in expression:
        depth += (letter in "<[") - (letter in ">]")
        if letter == separator and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [part.strip() for part in found]


def fits(value: Any, expression: str) -> bool:
    return any(fits_one(value, part) for part in parts(expression, "|"))


def fits_one(value: Any, kind: str) -> bool:
    inner = re.fullmatch(r"(Array|Record)<(.*)>", kind)
    plain = {"string": str, "number": int | float, "boolean": bool, "null": type(None), "unknown": object}
    if inner and inner[1] == "Array":
        return isinstance(value, list) and all(fits(one, inner[2]) for one in value)
    if inner:
        return isinstance(value, dict) and all(fits(one, parts(inner[2], ",")[1]) for one in value.values())
    if kind.startswith('"'):
        return bool(value == kind.strip('"'))
    if kind.startswith("["):
        each = parts(kind[1:-1], ",")
        return len(value) == len(each) and all(fits(one, part) for one, part in zip(value, each, strict=True))
    if kind in plain:
        return isinstance(value, plain[kind]) and not (kind == "number" and isinstance(value, bool))
    meaning = declarations()[kind]
    if isinstance(meaning, str):
        return fits(value, meaning)
    if not isinstance(value, dict):
        return False
    needed = {name for name, (mark, _) in meaning.items() if not mark}
    return needed <= set(value) <= set(meaning) and all(fits(value[name], meaning[name][1]) for name in value)


def test_the_types_are_always_written_alike() -> None:
    assert all_types().text() == all_types().text()


def test_every_name_means_something() -> None:
    expressions = [
        kind
        for meaning in declarations().values()
        for kind in ([meaning] if isinstance(meaning, str) else [kind for _, kind in meaning.values()])
    ]
    used = set(re.findall(r"[A-Za-z]\w*", re.sub('"[^"]*"', "", " ".join(expressions))))
    assert used - BUILT_IN <= set(declarations())


@pytest.mark.parametrize("name", registry.names())
def test_views_moves_and_events_of_games_fit_their_types(name: str) -> None:
    seats = min(registry.find(name).seat_counts, key=lambda count: abs(count - 4))
    match = goblins.new(name, seats=seats, seed=11)
    prefix = pascal(name)
    for turn in takewhile(lambda _: match.deciders, range(120)):
        seat = match.deciders[turn % len(match.deciders)]
        legal = match.legal(seat)
        told = match.play(seat, legal[turn * 7 % len(legal)])
        assert all(fits(msgspec.to_builtins(move), f"{prefix}Move") for move in legal[:5])
        assert all(fits(msgspec.to_builtins(event), f"{prefix}Event") for event in told)
        assert fits(msgspec.to_builtins(match.view(seat)), f"{prefix}View")


async def test_what_a_table_sends_fits_its_type(zog: Visitor) -> None:
    table = await zog.finished()
    assert fits(await zog.get(f"/api/tables/{table}"), "ToPage")
    assert fits(await zog.get(f"/api/tables/{table}/replay"), "Replay")
    assert fits(await zog.get("/api/tables"), "Page")
    assert fits(await zog.get("/api/games/goblins-inc"), "GameDetails")
    assert fits((await zog.ask("GET", "/api/nowhere")).json(), "Failure")
    assert not fits({"type": "answer"}, "ToPage")
