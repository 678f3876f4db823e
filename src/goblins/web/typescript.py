"""The types of everything that travels to and from a page, as TypeScript:

python -m goblins.web.typescript ui/src/generated

`messages.ts` has what tables and endpoints say, `<game>.ts` the views, moves and events of a game. Without a folder
all is printed. Where Python writes `Annotated[str, Order]`, the page is told what stands last: a name of that enum.
"""

from __future__ import annotations

import inspect
import sys
from enum import IntEnum
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from .. import games
from ..kernel import registry
from ..kernel.game import Game
from ..kernel.kinds import Kind, Name, SeatName
from ..kernel.names import SEAT_NAMES, spelling
from ..kernel.vocabulary import Event, Move
from ..tables.requests import AnyRequest
from . import app  # noqa: F401 - declares the endpoints
from .bodies import Routes
from .errors import Failure
from .messages import FromPage, ToPage

HEAD = "// Written by `python -m goblins.web.typescript`. Do not edit."
SHARED = "messages"
NO_NAME = "none"  # said in an event where there is nothing to be named; no move says it
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    msgspec.Raw: "unknown",
}


class Types:
    """The declarations of one file by their names, each written once. Those of `shared` are imported."""

    def __init__(self, shared: Types | None = None) -> None:
        self.texts: dict[str, str] = {}
        self._shared = shared
        self._imported: set[str] = set()
        self._names: dict[Any, str] = {}

    def text(self) -> str:
        used = ", ".join(sorted(self._imported))
        imports = [f"import type {{ {used} }} from './{SHARED}';"] if used else []
        return "\n\n".join([HEAD, *imports, *(self.texts[name] for name in sorted(self.texts))]) + "\n"

    def alias(self, name: str, meaning: str) -> str:
        return self._put(name, f"export type {name} = {meaning};")

    def _put(self, name: str, text: str) -> str:
        if self.texts.setdefault(name, text) != text:
            raise TypeError(f"two types would be called {name}")
        return name

    def of(self, kind: Any) -> str:
        """The expression for a type; what is declared in it is written."""
        if kind in PLAIN:
            return PLAIN[kind]
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            told = [one for one in kind.__metadata__ if not isinstance(one, Kind) or isinstance(one, Name)]
            return self._union(told or args[:1])
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in args)
        if origin in (Union, UnionType):
            return self._union(args)
        if origin is list or (origin is tuple and args[1:] == (...,)):
            return f"Array<{self.of(args[0])}>"
        if origin is tuple:
            return f"[{', '.join(map(self.of, args))}]"
        if origin is dict:
            record = f"Record<{self.of(args[0])}, {self.of(args[1])}>"
            return record if args[0] is str else f"Partial<{record}>"
        if isinstance(kind, SeatName):
            return self._declared(SeatName, "Seat")
        if isinstance(kind, Name):
            return self.of(kind.enum) + f' | "{NO_NAME}"' * (NO_NAME in kind.names)
        if kind in (Move, Event):
            return self._declared(kind, f"{kind.__name__}Face")
        if isinstance(kind, type):
            return self._declared(kind, kind.__name__)
        raise TypeError(f"no TypeScript for {kind}")

    def _union(self, kinds: Any) -> str:
        return " | ".join(dict.fromkeys(map(self.of, kinds)))

    def _declared(self, kind: Any, name: str) -> str:
        if self._shared is not None and kind in self._shared._names:
            self._imported.add(self._shared._names[kind])
            return self._shared._names[kind]
        if kind not in self._names:
            if name in self._names.values():
                raise TypeError(f"two types would be called {name}")
            self._names[kind] = name
            self._declare(kind, name)
        return self._names[kind]

    def _declare(self, kind: Any, name: str) -> None:
        if kind is SeatName:
            self.alias(name, self.of(Literal[SEAT_NAMES]))
        elif kind in (Move, Event):
            self._put(name, _interface(name, kind.__doc__, [f"{kind.__struct_config__.tag_field}: string;"]))
        elif issubclass(kind, IntEnum):
            self.alias(name, " | ".join(f'"{one}"' for one in spelling(kind).values() if one != NO_NAME))
        elif is_typeddict(kind):
            fields = get_type_hints(kind, include_extras=True).items()
            self._put(name, _interface(name, kind.__doc__, [f"{key}: {self.of(hint)};" for key, hint in fields]))
        else:
            self._put(name, _interface(name, kind.__doc__, self._fields(kind)))

    def _fields(self, cls: type[Any]) -> list[str]:
        config, hints = cls.__struct_config__, get_type_hints(cls, include_extras=True)
        fields = [f'{config.tag_field}: "{config.tag}";'] if config.tag_field else []
        may_miss = config.omit_defaults or config.forbid_unknown_fields
        for field in msgspec.structs.fields(cls):
            kind = self.of(hints[field.name])
            if issubclass(cls, Move):
                kind = kind.removesuffix(f' | "{NO_NAME}"')
            fields.append(f"{field.encode_name}{'?' * (may_miss and not field.required)}: {kind};")
        return fields


def _interface(name: str, doc: str | None, fields: list[str]) -> str:
    told = inspect.cleandoc(doc or "").replace("\n", "\n * ").replace("\n * \n", "\n *\n")
    head = [f"/** {told} */"] if told else []
    return "\n".join([*head, f"export interface {name} {{", *(f"  {field}" for field in fields), "}"])


def messages() -> Types:
    """What is the same for all games."""
    types = Types()
    for name, kind in (("FromPage", FromPage), ("Request", AnyRequest), ("ToPage", ToPage)):
        types.alias(name, types.of(kind))
    types.of(Failure)
    for declared in Routes.declared.values():
        for kind in (declared.body, declared.answer):
            if kind is not None:
                types.of(kind)
    return types


def types_of(game: Game, shared: Types) -> Types:
    """`View`, `Move` and `Event` of a game; a single move is `MoveBuild`, an event `EventBuilt`."""
    types = Types(shared)
    types.of(get_type_hints(game.view)["return"])
    for union, vocabulary in (("Move", game.moves), ("Event", game.events)):
        classes = vocabulary.types.values()
        types.alias(union, " | ".join(types._declared(cls, union + cls.__name__) for cls in classes))
    return types


def files() -> dict[str, str]:
    shared = messages()
    of_games = {name: types_of(registry.find(name), shared).text() for name in games.FOLDERS}
    return {f"{SHARED}.ts": shared.text(), **{f"{name}.ts": text for name, text in of_games.items()}}


if __name__ == "__main__":
    written = files()
    if not sys.argv[1:]:
        sys.stdout.write("\n".join(written.values()))
    for name, text in written.items():
        for folder in map(Path, sys.argv[1:]):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
