"""`@record`: a piece of game state, declared once.

The class becomes a dataclass for interpreted play, debugger and type checker; the same declaration gives the
NumPy record type for compiled play and generated code to copy it, pack it into bytes and unpack it again.
Both sides share one memory layout, so packing a dataclass gives the bytes of the compiled record.

    @record
    class Lair:
        kind: Annotated[Int8, Kind]                 # an integer whose names are Kind's
        goblins: Int8

    @record
    class Player:
        lairs: Annotated[list[Lair], 32]
        hand: Annotated[list[Int8], 6, Order]       # counted by Order: hand[Order.CROWN]

A field may also declare who sees it (`SHOWN`, `OWN`, `KnownBy`) and that it holds `Dice`. A game that brings no view
of its own gets one made of these (`seeing.py`); there a field without such a mark is hidden from everybody.
"""

from __future__ import annotations

import dataclasses
import struct
from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from .errors import BadInput
from .names import name_of

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")
Made = TypeVar("Made")


@dataclasses.dataclass(frozen=True)
class Scalar:
    """A whole number of so many bytes, by its `struct` letter."""

    letter: str

    @property
    def width(self) -> int:
        return struct.calcsize("<" + self.letter)

    @property
    def is_signed(self) -> bool:
        return self.letter.islower()

    @property
    def low(self) -> int:
        return -(1 << (8 * self.width - 1)) if self.is_signed else 0

    @property
    def high(self) -> int:
        return (1 << (8 * self.width - self.is_signed)) - 1


Int8 = Annotated[int, Scalar("b")]
Int16 = Annotated[int, Scalar("h")]
Int32 = Annotated[int, Scalar("i")]
Int64 = Annotated[int, Scalar("q")]
Word = Annotated[int, Scalar("I")]  # 32 bits of chance
KNOWN = "known"
Known = Annotated[int, Scalar("h"), KNOWN]  # the seats that know a hidden piece, as a mask
STATED = "stated"  # marks a number that a document must give: blank would be a choice that nobody made
UNWRITTEN = "unwritten"  # marks a field that documents leave out: it follows from the rest, or is said elsewhere
SEATED = "seated"  # marks a list of records, one for each seat
SHOWN = "shown"  # marks a field that everybody sees
OWN = "own"  # marks a field, in a record of a SEATED list, that only the seat sees whose record it is


@dataclasses.dataclass(frozen=True)
class KnownBy:
    """Marks a field that only those see who know it: `mask` is the `Known` field beside it. A mask for each item of a
    list shows it item by item."""

    mask: str


@dataclasses.dataclass(frozen=True)
class Dice:
    """Marks a die, or a list of dice, rolled fairly: 1 to `sides`; 0 is no die."""

    sides: int


@dataclasses.dataclass(frozen=True)
class Column:
    """One field of a record: a scalar or a record, alone or `length` times in a row."""

    name: str
    item: Scalar | type[Any]
    length: int | None
    names: type[IntEnum] | None
    known: bool  # masks of the seats that know a hidden piece
    seated: bool  # a record for each seat
    stated: bool  # a document must give it
    written: bool  # documents hold it
    offset: int
    seen: str | KnownBy | None = None  # SHOWN, OWN or KnownBy; None: hidden
    sides: int = 0  # of dice

    def blank(self) -> Any:
        if isinstance(self.item, Scalar):
            return 0 if self.length is None else [0] * self.length
        return self.item() if self.length is None else [self.item() for _ in range(self.length)]


@dataclasses.dataclass(frozen=True)
class Layout:
    """Where each field of a record lies, aligned as a C compiler would align it."""

    columns: tuple[Column, ...]
    width: int
    alignment: int


def record(cls: type[T]) -> type[T]:
    """Make a dataclass of `cls`, every field blank by default, with its memory layout at hand."""
    layout = _lay_out(cls)
    for column in layout.columns:
        setattr(cls, column.name, dataclasses.field(default_factory=column.blank))
    made: Any = dataclasses.dataclass(slots=True)(cls)
    made.__layout__ = layout
    return made  # type: ignore[no-any-return]


def is_record(thing: Any) -> bool:
    return hasattr(thing, "__layout__")


def layout_of(cls: type[Any]) -> Layout:
    layout: Layout = cls.__layout__
    return layout


def blank(cls: type[T]) -> T:
    """A fresh record with every field zero."""
    return cls()


def _lay_out(cls: type[Any]) -> Layout:
    columns, offset, alignment = [], 0, 1
    for name, hint in get_type_hints(cls, include_extras=True).items():
        item, length, names = _parse_hint(cls, name, hint)
        marks = _marks(hint)
        width, align = _size(item)
        offset = _align(offset, align)
        columns.append(
            Column(
                name,
                item,
                length,
                names,
                known=KNOWN in marks,
                seated=SEATED in marks,
                stated=STATED in marks,
                written=UNWRITTEN not in marks,
                offset=offset,
                seen=_who_sees(cls, name, item, marks),
                sides=next((mark.sides for mark in marks if isinstance(mark, Dice)), 0),
            )
        )
        offset += width * (1 if length is None else length)
        alignment = max(alignment, align)
    return Layout(tuple(columns), _align(offset, alignment), alignment)


def _parse_hint(cls: type[Any], name: str, hint: Any) -> tuple[Scalar | type[Any], int | None, type[IntEnum] | None]:
    if is_record(hint):
        return hint, None, None
    if get_origin(hint) is not Annotated:
        raise TypeError(f"{cls.__name__}.{name}: {hint!r} is neither a record, a sized integer nor a sized list")
    kind, *extras = get_args(hint)
    names = next((extra for extra in extras if isinstance(extra, type) and issubclass(extra, IntEnum)), None)
    if get_origin(kind) is list:
        (element,) = get_args(kind)
        item, _, _ = _parse_hint(cls, name, element)
        return item, next(extra for extra in extras if isinstance(extra, int)), names
    return next(extra for extra in extras if isinstance(extra, Scalar)), None, names


def _marks(hint: Any) -> list[Any]:
    """Everything a hint is annotated with, a list's element included."""
    if get_origin(hint) is not Annotated:
        return []
    kind, *extras = get_args(hint)
    return extras + (_marks(get_args(kind)[0]) if get_origin(kind) is list else [])


def _who_sees(cls: type[Any], name: str, item: Scalar | type[Any], marks: list[Any]) -> str | KnownBy | None:
    found = [mark for mark in marks if isinstance(mark, KnownBy) or mark in (SHOWN, OWN)]
    if len(found) > 1:
        raise TypeError(f"{cls.__name__}.{name} says twice who sees it")
    if found and not isinstance(item, Scalar):
        raise TypeError(f"{cls.__name__}.{name} is a record: say of each field of {item.__name__} who sees it")
    return found[0] if found else None


def _size(item: Scalar | type[Any]) -> tuple[int, int]:
    if isinstance(item, Scalar):
        return item.width, item.width
    return layout_of(item).width, layout_of(item).alignment


def _align(offset: int, alignment: int) -> int:
    return -(-offset // alignment) * alignment


# ------------------------------------------------------------------------------------------ generated code


def remembered(make: Callable[[type[Any]], Made]) -> Callable[[type[Any]], Made]:
    """Make it once per record type."""
    made: dict[type[Any], Made] = {}

    def recall(cls: type[Any]) -> Made:
        if cls not in made:
            made[cls] = make(cls)
        return made[cls]

    return recall


Leaf = tuple[int, str, Scalar, int | None]  # a scalar or run of scalars: offset, path, kind, length


def _leaves(cls: type[Any], root: str) -> tuple[list[str], list[Leaf]]:
    """Lines that give every record below `root` a name of its own, and all leaves by these names, in their order."""
    lines: list[str] = []
    leaves = sorted(_walk(cls, root, 0, lines), key=lambda leaf: leaf[0])
    return lines, leaves


def _walk(cls: type[Any], name: str, base: int, lines: list[str]) -> Iterator[Leaf]:
    for column in layout_of(cls).columns:
        here, offset = f"{name}.{column.name}", base + column.offset
        if isinstance(column.item, Scalar):
            yield offset, here, column.item, column.length
            continue
        parts = [f"{name}_{column.name}{i}" for i in range(1 if column.length is None else column.length)]
        lines.append(f"{', '.join(parts)}{'' if column.length is None else ','} = {here}")
        for i, part in enumerate(parts):
            yield from _walk(column.item, part, offset + i * layout_of(column.item).width, lines)


def generate(name: str, arguments: str, lines: list[str], **scope: Any) -> Callable[..., Any]:
    """A function made of these lines."""
    body = "\n    ".join(lines) or "pass"
    exec(compile(f"def {name}({arguments}):\n    {body}", f"<record {name}>", "exec"), scope)
    made: Callable[..., Any] = scope[name]
    return made


@remembered
def _copier(cls: type[Any]) -> Callable[[Any, Any], None]:
    (to_names, to_leaves), (of_names, of_leaves) = _leaves(cls, "to"), _leaves(cls, "of")
    pairs = zip(to_leaves, of_leaves, strict=True)
    lines = [f"{to}[:] = {of}" if length else f"{to} = {of}" for (_, to, _, length), (_, of, _, _) in pairs]
    return generate("copy_into", "to, of", to_names + of_names + lines)


@remembered
def _packing(cls: type[Any]) -> tuple[struct.Struct, Callable[..., bytes], Callable[..., None]]:
    names, leaves = _leaves(cls, "record")
    letters, arguments, lines, at, index = ["<"], [], [], 0, 0
    for offset, path, scalar, length in leaves:
        letters.append("x" * (offset - at))
        count = length or 1
        letters.append(f"{count}{scalar.letter}")
        arguments.append(f"*{path}" if length else path)
        lines.append(f"{path}[:] = flat[{index}:{index + count}]" if length else f"{path} = flat[{index}]")
        index += count
        at = offset + count * scalar.width
    letters.append("x" * (layout_of(cls).width - at))
    packer = struct.Struct("".join(letters))
    pack_it = generate("pack", "record", [*names, f"return packer.pack({', '.join(arguments)})"], packer=packer)
    return packer, pack_it, generate("unpack", "record, flat", [*names, *lines])


def copy_into(to: T, of: T) -> None:
    """Make `to` equal to `of`, sharing nothing with it."""
    _copier(type(to))(to, of)


def copied(of: T) -> T:
    fresh = blank(type(of))
    copy_into(fresh, of)
    return fresh


def pack(of: Any) -> bytes:
    """The bytes of the record as compiled code holds it."""
    return packer_of(type(of))(of)


def packer_of(cls: type[Any]) -> Callable[[Any], bytes]:
    """The function that packs records of this type."""
    return _packing(cls)[1]


def unpack(cls: type[T], data: bytes) -> T:
    fresh = blank(cls)
    unpack_into(fresh, data)
    return fresh


def unpack_into(to: Any, data: bytes) -> None:
    """Make a record equal to the packed one."""
    packer, _, fill = _packing(type(to))
    fill(to, packer.unpack(data))


@remembered
def dtype_of(cls: type[Any]) -> np.dtype[np.void]:
    """The NumPy record type with the very same layout."""
    import numpy as np

    layout = layout_of(cls)
    shadowed = set(dir(np.zeros(1, np.dtype([("x", "i1")]))[0])) - {"x"}
    for column in layout.columns:
        if column.name in shadowed:
            raise TypeError(f"{cls.__name__}.{column.name}: NumPy records shadow that name; choose another")
    formats: list[Any] = []
    for column in layout.columns:
        if isinstance(column.item, Scalar):
            base: Any = np.dtype(f"<{'i' if column.item.is_signed else 'u'}{column.item.width}")
        else:
            base = dtype_of(column.item)
        formats.append(base if column.length is None else (base, (column.length,)))
    return np.dtype(
        {
            "names": [column.name for column in layout.columns],
            "formats": formats,
            "offsets": [column.offset for column in layout.columns],
            "itemsize": layout.width,
        },
        align=True,
    )


# ------------------------------------------------------------------------------------- JSON and difference


def to_json(of: Any) -> dict[str, Any]:
    """A document for people: enum names instead of codes, blank tails of lists left out."""
    document: dict[str, Any] = {}
    for column in written_columns(type(of)):
        value = getattr(of, column.name)
        if column.length is None:
            document[column.name] = _scalar_to_json(value, column)
        elif isinstance(column.item, Scalar) and column.names:
            document[column.name] = {name_of(name): value[name] for name in column.names if _counted(name, value)}
        else:
            items = [_scalar_to_json(item, column) for item in value]
            empty = 0 if isinstance(column.item, Scalar) else to_json(column.item())
            while items and items[-1] == empty:
                items.pop()
            document[column.name] = items
    return document


def written_columns(cls: type[Any]) -> list[Column]:
    return [column for column in layout_of(cls).columns if column.written]


def _counted(name: IntEnum, counts: list[int]) -> bool:
    return name < len(counts) and counts[name] != 0


def _scalar_to_json(value: Any, column: Column) -> Any:
    if not isinstance(column.item, Scalar):
        return to_json(value)
    if column.names and column.length is None:
        return name_of(column.names(value))
    return int(value)


def from_json(cls: type[T], document: Any, where: str = "") -> T:
    """Read a document written by `to_json`; fields left out are blank, unless they must be stated. Raises `BadInput`
    naming the place."""
    fresh = blank(cls)
    if not isinstance(document, dict):
        raise BadInput("document-not-an-object", where=where or "/")
    columns = {column.name: column for column in written_columns(cls)}
    for name, value in document.items():
        if name not in columns:
            raise BadInput("document-unknown-field", where=f"{where}/{name}")
        setattr(fresh, name, field_from_json(columns[name], value, f"{where}/{name}"))
    for column in columns.values():
        if column.stated and column.name not in document:
            raise BadInput("document-missing-field", where=f"{where}/{column.name}")
    return fresh


def field_from_json(column: Column, value: Any, where: str) -> Any:
    """The value of a field as a document says it."""
    if column.length is None:
        return _item_from_json(column, column.names, value, where)
    filled = column.blank()
    if isinstance(column.item, Scalar) and column.names:
        if not isinstance(value, dict):
            raise BadInput("document-not-an-object", where=where)
        for name, count in value.items():
            index = _item_from_json(column, column.names, name, f"{where}/{name}")
            filled[index] = _item_from_json(column, None, count, f"{where}/{name}")
        return filled
    if not isinstance(value, list):
        raise BadInput("document-not-a-list", where=where)
    if len(value) > column.length:
        raise BadInput("document-list-too-long", where=where, most=column.length)
    for i, item in enumerate(value):
        filled[i] = _item_from_json(column, column.names, item, f"{where}/{i}")
    return filled


def _item_from_json(column: Column, names: type[IntEnum] | None, value: Any, where: str) -> Any:
    if not isinstance(column.item, Scalar):
        return from_json(column.item, value, where)
    if names:
        most = column.length or len(names)
        spelled = {name_of(name): int(name) for name in names if name < most}
        if not isinstance(value, str) or value not in spelled:
            raise BadInput("document-unknown-name", where=where, found=str(value), known=", ".join(spelled))
        return spelled[value]
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadInput("document-not-a-number", where=where)
    if not column.item.low <= value <= column.item.high:
        raise BadInput("document-number-too-large", where=where)
    return value


def difference(one: Any, other: Any, path: str = "") -> list[str]:
    """The fields in which two records of one kind differ, each as a line for people."""
    lines: list[str] = []
    for column in layout_of(type(one)).columns:
        here = f"{path}.{column.name}" if path else column.name
        a, b = getattr(one, column.name), getattr(other, column.name)
        for suffix, x, y in [("", a, b)] if column.length is None else _numbered(a, b):
            if not isinstance(column.item, Scalar):
                lines += difference(x, y, here + suffix)
            elif x != y:
                lines.append(f"{here}{suffix}: {int(x)} != {int(y)}")
    return lines


def _numbered(a: list[Any], b: list[Any]) -> list[tuple[str, Any, Any]]:
    return [(f"[{i}]", x, y) for i, (x, y) in enumerate(zip(a, b, strict=True))]
