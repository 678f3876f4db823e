"""What travels as JSON Schema, one document for all messages and all games.

It reads the same annotations as `typescript.py`: of `Annotated[str, Order]` it takes what stands last.
"""

from __future__ import annotations

import inspect
from enum import IntEnum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from ..kernel.game import Game
from ..kernel.kinds import Kind, Name, Number, SeatName
from ..kernel.names import SEAT_NAMES, spelling
from ..kernel.vocabulary import Event, Move

REFERENCE = "#/components/schemas/"
NO_NAME = "none"  # said in an event where there is nothing to be named; no move says it
PLAIN: dict[Any, dict[str, Any]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
    msgspec.Raw: {},
}
Schema = dict[str, Any]


class Schemas:
    """The declarations by their names, each written once."""

    def __init__(self) -> None:
        self.declared: dict[str, Schema] = {}
        self._names: dict[Any, str] = {}
        self._prefix = ""

    def of(self, kind: Any) -> Schema:
        """The schema of a type; what it is made of is declared."""
        if kind in PLAIN:
            return dict(PLAIN[kind])
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._annotated(kind, args[0])
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, UnionType):
            return self._any_of(args)
        if origin is list or (origin is tuple and args[1:] == (...,)):
            return {"type": "array", "items": self.of(args[0])}
        if origin is tuple:
            items = [self.of(one) for one in args]
            return {"type": "array", "items": items, "minItems": len(items), "maxItems": len(items)}
        if origin is dict:
            names = {} if args[0] is str else {"propertyNames": self.of(args[0])}
            return {"type": "object", "additionalProperties": self.of(args[1]), **names}
        if kind in (Move, Event):
            tag = kind.__struct_config__.tag_field
            return {"type": "object", "required": [tag], "properties": {tag: {"type": "string"}}}
        if isinstance(kind, type):
            return self._reference(kind)
        raise TypeError(f"no schema for {kind}")

    def game(self, game: Game) -> dict[str, Schema]:
        """The view, the moves and the events of a game. Games may use the same names for different things."""
        self._prefix = game.id.replace("-", "_") + "."
        shared, self._names = self._names, dict(self._names)
        found = {
            "View": self.of(get_type_hints(game.view)["return"]),
            "Move": self._any_of(game.moves.types.values()),
            "Event": self._any_of(game.events.types.values()),
        }
        self._prefix, self._names = "", shared
        return found

    def _annotated(self, kind: Any, plain: Any) -> Schema:
        told = [one for one in kind.__metadata__ if not isinstance(one, Kind)]
        names = [one for one in kind.__metadata__ if isinstance(one, Name)]
        if names and not told:
            return {"enum": list(SEAT_NAMES) if isinstance(names[0], SeatName) else list(names[0].names)}
        numbers = [one for one in kind.__metadata__ if isinstance(one, Number)]
        if numbers and not told:
            return {"type": "integer", "minimum": numbers[0].low, "maximum": numbers[0].high}
        return self._any_of(told or [plain])

    def _any_of(self, kinds: Any) -> Schema:
        found: list[Schema] = []
        for one in map(self.of, kinds):
            if one not in found:
                found.append(one)
        return found[0] if len(found) == 1 else {"anyOf": found}

    def _reference(self, kind: type[Any]) -> Schema:
        if kind not in self._names:
            name = self._names[kind] = self._prefix + kind.__name__
            if name in self.declared:
                raise TypeError(f"two types would be called {name}")
            self.declared[name] = {}  # a sentence may hold a sentence
            self.declared[name] = self._declaration(kind)
        return {"$ref": REFERENCE + self._names[kind]}

    def _declaration(self, kind: Any) -> Schema:
        about = {"description": inspect.cleandoc(kind.__doc__)} if kind.__doc__ else {}
        if issubclass(kind, IntEnum):
            return {"enum": [one for one in spelling(kind).values() if one != NO_NAME]}
        hints = get_type_hints(kind, include_extras=True)
        if is_typeddict(kind):
            fields = {name: self.of(hint) for name, hint in hints.items()}
            return {"type": "object", **about, "properties": fields, "required": list(fields)}
        return {"type": "object", **about, **self._fields(kind, hints)}

    def _fields(self, kind: Any, hints: dict[str, Any]) -> Schema:
        """What is read may lack whatever has a default; what is written has it, unless it omits defaults."""
        config = kind.__struct_config__
        may_miss = config.omit_defaults or config.forbid_unknown_fields
        fields: dict[str, Schema] = {}
        required: list[str] = []
        if config.tag_field:
            fields[config.tag_field] = {"const": config.tag}
            required.append(config.tag_field)
        for field in msgspec.structs.fields(kind):
            schema = self.of(hints[field.name])
            if issubclass(kind, Move) and NO_NAME in schema.get("enum", ()):
                schema = {"enum": [name for name in schema["enum"] if name != NO_NAME]}
            fields[field.encode_name] = schema
            if field.required or not may_miss:
                required.append(field.encode_name)
        closed = {"additionalProperties": False} if config.forbid_unknown_fields else {}
        return {"properties": fields, "required": required, **closed}
