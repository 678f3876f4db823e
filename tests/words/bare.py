"""Where a sentence is given the bare text of a word that has an entry of its own: nobody could decline it there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import goblins
from goblins.kernel.game import Game
from goblins.kernel.vocabulary import Event

from .texts import Language, shown

SPEAKERS = {"say", "text", "Sentence", "BadInput", "Mistake"}
# What makes a bare text of a word. A whole sentence within another one is a `Sentence`.
SAYERS = {"say", "text", "say_seat"}
UI = Path(__file__).parents[2] / "ui" / "src"
# On the page: whatever names something. What says a whole sentence, such as `sayMove`, may be put into another one.
PAGE_SAYERS = (
    "say|saySeat|seatName|nameOf|nameOfBot|nameTile|sayTile|sayAgenda|sayAbility|sayRobot|titleOf|signed|list"
)


def in_python(files: Mapping[str, str]) -> list[str]:
    """Arguments of sentences that are said on the spot, alone or joined."""
    return [
        f"{file}:{value.lineno}: {name}"
        for file, source in files.items()
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call) and _name(call) in SPEAKERS
        for name, value in _given(call)
        if any(isinstance(node, ast.Call) and _name(node) in SAYERS for node in ast.walk(value))
    ]


def program() -> dict[str, str]:
    folder = Path(goblins.__file__).parent
    return {str(file.relative_to(folder)): file.read_text(encoding="utf-8") for file in folder.rglob("*.py")}


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _given(call: ast.Call) -> Iterator[tuple[str, ast.expr]]:
    yield from ((word.arg or "", word.value) for word in call.keywords)
    for node in call.args:
        if isinstance(node, ast.Dict):
            yield from ((ast.unparse(key) if key else "", value) for key, value in zip(node.keys, node.values))


def on_the_page(files: Mapping[str, str]) -> list[str]:
    """The same in what the page asks to be said, and lists that were joined by hand."""
    return [
        f"{file}: {found[0]}"
        for file, source in files.items()
        for arguments in _arguments(source)
        for found in re.finditer(rf"\w+: [^,{{}}]*?(?:\b(?:{PAGE_SAYERS})\(|\.join\()[^,]*", arguments)
    ]


def page() -> dict[str, str]:
    files = [file for pattern in ("*.svelte", "*.ts") for file in UI.rglob(pattern)]
    return {
        str(file.relative_to(UI)): file.read_text(encoding="utf-8")
        for file in files
        if not file.name.endswith(".test.ts") and "generated" not in file.parts
    }


def _arguments(source: str) -> Iterator[str]:
    """What stands in braces after `say(key, ` and after `args: `."""
    for start in re.finditer(r"\bsay\((?:[^(){}]|\$\{[^}]*\}|\([^()]*\))*?, \{|\bargs: \{", source):
        depth, at = 1, start.end()
        while depth and at < len(source):
            depth += {"{": 1, "}": -1}.get(source[at], 0)
            at += 1
        yield source[start.end() : at - 1]


def in_fields(game: Game, language: Language) -> list[str]:
    """Fields of moves and events that are put into a sentence by names for which there are no words."""
    return [
        f"{key} shows {name}"
        for key, cls in _declared(game)
        for name, kind in cls.kinds.items()
        if _has_names(kind) and key in language
        for text in [shown(name.replace("_", "-"))]
        if any(text in each for each in language[key].texts)
    ]


def _has_names(kind: Any) -> bool:
    """It has, and no term: what only counts, such as squares and tiles, is notation."""
    names = [] if getattr(kind, "term", "") or getattr(kind, "each", "") else getattr(kind, "names", [])
    return not all(re.fullmatch(r"[A-Za-z]?\d+|none|all", name) for name in names)


def _declared(game: Game) -> Iterator[tuple[str, type[Any]]]:
    for verb, move in game.moves.types.items():
        yield f"{game.id}-move-{verb}", move
    for verb, event in game.events.types.items():
        if issubclass(event, Event) and not event.silent:
            yield f"{game.id}-event-{verb}", event
