"""The generated types fit what is really sent."""

from __future__ import annotations

import re
from enum import IntEnum
from functools import cache
from itertools import takewhile
from typing import Annotated, Any, Literal, TypedDict

import msgspec
import pytest

import goblins
from goblins.kernel import registry
from goblins.kernel.kinds import Seat
from goblins.web.typescript import Types, files

from .house import Visitor

pytestmark = pytest.mark.anyio
BUILT_IN = {"string", "number", "boolean", "null", "unknown", "Array", "Record", "Partial"}
OF_SOME_GAME = {"MoveFace", "EventFace"}  # have fields of their own besides


@cache
def declarations(name: str) -> dict[str, Any]:
    """Each type that a file knows by its name: an expression, or the fields of an interface."""
    text = files()[f"{name}.ts"]
    found: dict[str, Any] = {**declarations("messages")} if name != "messages" else {}
    found |= dict(re.findall(r"^export type (\w+) = (.*);$", text, re.MULTILINE))
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


def fits(value: Any, expression: str, file: str = "messages") -> bool:
    return any(fits_one(value, part, file) for part in parts(expression, "|"))


def fits_one(value: Any, kind: str, file: str) -> bool:
    inner = re.fullmatch(r"(Array|Record|Partial)<(.*)>", kind)
    plain = {"string": str, "number": int | float, "boolean": bool, "null": type(None), "unknown": object}
    if inner and inner[1] == "Array":
        return isinstance(value, list) and all(fits(one, inner[2], file) for one in value)
    if inner and inner[1] == "Partial":
        return fits(value, inner[2], file)
    if inner:
        key, item = parts(inner[2], ",")
        return isinstance(value, dict) and all(fits(k, key, file) and fits(v, item, file) for k, v in value.items())
    if kind.startswith('"'):
        return bool(value == kind.strip('"'))
    if kind.startswith("["):
        each = parts(kind[1:-1], ",")
        return len(value) == len(each) and all(fits(one, part, file) for one, part in zip(value, each, strict=True))
    if kind in plain:
        return isinstance(value, plain[kind]) and not (kind == "number" and isinstance(value, bool))
    meaning = declarations(file)[kind]
    if isinstance(meaning, str):
        return fits(value, meaning, file)
    if not isinstance(value, dict):
        return False
    needed = {name for name, (mark, _) in meaning.items() if not mark}
    told = value if kind not in OF_SOME_GAME else {name: value[name] for name in needed}
    return needed <= set(told) <= set(meaning) and all(fits(told[name], meaning[name][1], file) for name in told)


def test_the_types_are_always_written_alike() -> None:
    assert files() == files()


@pytest.mark.parametrize("file", ["messages", *registry.names()])
def test_every_name_means_something(file: str) -> None:
    expressions = [
        kind
        for meaning in declarations(file).values()
        for kind in ([meaning] if isinstance(meaning, str) else [kind for _, kind in meaning.values()])
    ]
    used = set(re.findall(r"[A-Za-z]\w*", re.sub('"[^"]*"', "", " ".join(expressions))))
    assert used - BUILT_IN <= set(declarations(file))


@pytest.mark.parametrize("name", registry.names())
def test_views_moves_and_events_of_games_fit_their_types(name: str) -> None:
    seats = min(registry.find(name).seat_counts, key=lambda count: abs(count - 4))
    match = goblins.new(name, seats=seats, seed=11)
    for turn in takewhile(lambda _: match.deciders, range(400)):
        seat = match.deciders[turn % len(match.deciders)]
        legal = match.legal(seat)
        told = match.play(seat, legal[turn * 7 % len(legal)])
        assert all(fits(msgspec.to_builtins(move), "Move", name) for move in legal[:5])
        assert all(fits(msgspec.to_builtins(event), "Event", name) for event in told)
        assert fits(msgspec.to_builtins(match.view(seat)), "View", name)


class Colour(IntEnum):
    NONE = 0
    DARK_RED = 1


class Tint(TypedDict):
    tint: Annotated[str, Colour]


class Painted(msgspec.Struct, omit_defaults=True):
    """What the test
    paints."""

    colour: Annotated[str, Colour, Literal["none"]]
    count: dict[Annotated[str, Colour], int]
    seats: list[Seat]
    pair: tuple[int, str | None]
    written: Annotated[msgspec.Raw, Tint]
    later: Painted | None = None


def test_names_of_enums_keys_tuples_and_what_is_already_written_are_told_narrowly() -> None:
    types = Types()
    assert types.of(list[Painted]) == "Array<Painted>"
    assert types.texts["Colour"] == 'export type Colour = "dark-red";'
    assert types.texts["Painted"].splitlines() == [
        "/** What the test",
        " * paints. */",
        "export interface Painted {",
        '  colour: Colour | "none";',
        "  count: Partial<Record<Colour, number>>;",
        "  seats: Array<Seat>;",
        "  pair: [number, string | null];",
        "  written: Tint;",
        "  later?: Painted | null;",
        "}",
    ]
    assert types.texts["Tint"] == "export interface Tint {\n  tint: Colour;\n}"


def test_a_file_imports_what_another_declares() -> None:
    shared = Types()
    shared.of(Seat)
    types = Types(shared)
    types.of(dict[Seat, int])
    assert "import type { Seat } from './messages';" in types.text()
    assert "Seat" not in types.texts


async def test_what_a_table_sends_fits_its_type(zog: Visitor) -> None:
    table = await zog.finished()
    assert fits(await zog.get(f"/api/tables/{table}"), "ToPage")
    assert fits(await zog.get(f"/api/tables/{table}/replay"), "Replay")
    assert fits(await zog.get("/api/tables"), "Page")
    assert fits(await zog.get("/api/games/goblins-inc"), "GameDetails")
    assert fits((await zog.ask("GET", "/api/nowhere")).json(), "Failure")
    assert not fits({"type": "answer"}, "ToPage")
