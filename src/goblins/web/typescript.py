"""The types of everything that travels to and from a page, as TypeScript:

python -m goblins.web.typescript > ui/src/generated/messages.ts
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any, get_type_hints

from msgspec import inspect

from .. import games
from ..kernel import registry
from ..kernel.game import Game
from ..kernel.kinds import Name, Number
from ..kernel.names import SEAT_NAMES
from ..kernel.vocabulary import MoveOrEvent
from . import app  # noqa: F401 - declares the endpoints
from .bodies import Routes
from .errors import Failure
from .messages import FromPage, ToPage

HEAD = "// Written by `python -m goblins.web.typescript`. Do not edit."


class Types:
    """Declarations by their names, each written once."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self._names: dict[type, str] = {}

    def text(self) -> str:
        return "\n\n".join([HEAD, *(self.texts[name] for name in sorted(self.texts))]) + "\n"

    def alias(self, name: str, meaning: str) -> str:
        return self._put(name, f"export type {name} = {meaning};")

    def _put(self, name: str, text: str) -> str:
        if self.texts.setdefault(name, text) != text:
            raise TypeError(f"two types would be called {name}")
        return name

    def of(self, kind: Any, prefix: str = "") -> str:
        """The expression for a type; the structs in it are declared."""
        return self._expression(inspect.type_info(kind), prefix)

    def _expression(self, found: inspect.Type, prefix: str) -> str:
        match found:
            case inspect.StructType(cls=cls):
                return self._struct(cls, found, prefix)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self._expression(one, prefix) for one in types))
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"Array<{self._expression(item, prefix)}>"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self._expression(one, prefix) for one in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self._expression(value, prefix)}>"
            case inspect.LiteralType(values=values):
                return literals(str(value) for value in values)
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
        raise TypeError(f"no TypeScript for {found}")

    def _struct(self, cls: type[Any], found: inspect.StructType, prefix: str) -> str:
        if cls in self._names:
            return self._names[cls]
        name = self._names[cls] = prefix + cls.__name__
        if name in self.texts:
            raise TypeError(f"two types would be called {name}")
        fields = [f"{found.tag_field}: {literals([str(found.tag)])};"] if found.tag_field else []
        config = cls.__struct_config__
        for field in found.fields:
            optional = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
            fields.append(f"{field.encode_name}{'?' * optional}: {self._expression(field.type, prefix)};")
        self.texts[name] = interface(name, fields)
        return name

    def declared(self, cls: type[MoveOrEvent], prefix: str) -> str:
        """A move or an event: names are spelled out."""
        config = cls.__struct_config__
        fields = [f"{config.tag_field}: {literals([str(config.tag)])};"]
        fields += [f"{name}: {_kind(kind)};" for name, kind in cls.kinds.items()]
        return self._put(prefix + cls.__name__, interface(prefix + cls.__name__, fields))


def interface(name: str, fields: Iterable[str]) -> str:
    return "\n".join([f"export interface {name} {{", *(f"  {field}" for field in fields), "}"])


def literals(values: Iterable[str]) -> str:
    return " | ".join(f'"{value}"' for value in values)


def _kind(kind: Any) -> str:
    if isinstance(kind, Number):
        return "number"
    if isinstance(kind, Name):
        return "Seat" if kind.term == "seat" else literals(kind.names)
    return "string" if isinstance(kind.decode(0), str) else "number"


def pascal(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


def add_game(types: Types, game: Game) -> None:
    prefix = pascal(game.id)
    types.of(get_type_hints(game.view)["return"], prefix)
    for kind, vocabulary in (("Move", game.moves), ("Event", game.events)):
        names = [types.declared(cls, prefix + kind) for cls in vocabulary.types.values()]
        types.alias(prefix + kind, " | ".join(names))


def all_types() -> Types:
    types = Types()
    types.alias("Seat", literals(SEAT_NAMES))
    types.of(Failure)
    types.alias("FromPage", types.of(FromPage))
    types.alias("ToPage", types.of(ToPage))
    for declared in Routes.declared.values():
        for kind in (declared.body, declared.answer):
            if kind is not None:
                types.of(kind)
    for name in games.FOLDERS:
        add_game(types, registry.find(name))
    return types


if __name__ == "__main__":
    sys.stdout.write(all_types().text())
