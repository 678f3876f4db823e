"""Moves and events, declared once: a typed object for people and programs, a packed integer for the rules,
a line of notation for the journal. The three are lossless translations of each other.

    class WarlordMove(Move, frozen=True):
        ...

    class Invade(WarlordMove, frozen=True, tag="invade"):
        notation = "invade {lair} > {foe}.{target}"
        lair: Annotated[int, Number(1, 32)]
        foe: Annotated[str, SeatName()]
        target: Annotated[int, Number(1, 32)]

    MOVES = Vocabulary(WarlordMove)         # all that were declared
    verb_of = MOVES.verb_reader()           # a rule: packed integer -> code of the verb, such as Invade.code
    lair_of = MOVES.reader("lair")          # a rule: packed integer -> field

Rules pack a move or event with `Invade.pack(lair, foe, target)`, compiled or not. A field has the same bits in every
type that has it, so one reader serves all verbs. Codes inside the rules count from zero; typed moves show what people
say (lair 1, "blue").
"""

from __future__ import annotations

import functools
import itertools
import operator
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Generic, TypeVar, cast, get_args, get_type_hints

import msgspec

from .errors import BadInput, unknown
from .kinds import Kind, Name, codes_of, examples_of
from .rule import rule

Known = TypeVar("Known")
Made = TypeVar("Made")
Declared_co = TypeVar("Declared_co", bound="MoveOrEvent", covariant=True)
MOST_KNOWN = 1 << 16


class MoveOrEvent(msgspec.Struct, frozen=True, gc=False):
    """What moves and events have in common."""

    vocabulary: ClassVar[Vocabulary[MoveOrEvent]]
    verb: ClassVar[str]
    code: ClassVar[int]  # the verb in a packed integer
    pack: ClassVar[Callable[..., int]]  # a rule that packs the fields, in their order of declaration
    kinds: ClassVar[dict[str, Kind]]

    def packed(self) -> int:
        return self.vocabulary.pack(self)

    def fields(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.kinds}


class Move(MoveOrEvent, frozen=True, tag_field="move"):
    """What a seat may decide. Its string is its notation. The tag is stored and sent: it stays, whatever the class is
    called."""

    notation: ClassVar[str]

    def __str__(self) -> str:
        return self.vocabulary.write(self.packed())


class Event(MoveOrEvent, frozen=True, tag_field="event"):
    """What happened. A silent one is left out of the log in words."""

    silent: ClassVar[bool] = False
    # Words that its sentence names beside its fields, by argument: `seat-red`, or `team-1` for the game's own.
    named: ClassVar[Mapping[str, str]] = {}


class BoundedCache(dict[Known, Made]):
    """Remembers what was made of things lately; when it is full, it forgets all."""

    def __init__(self, make: Callable[[Known], Made]) -> None:
        self._make = make

    def __missing__(self, key: Known) -> Made:
        if len(self) == MOST_KNOWN:
            self.clear()
        self[key] = made = self._make(key)
        return made


class Vocabulary(Generic[Declared_co]):
    """All moves, or all events, of a game, and how they are packed."""

    def __init__(self, *named: type[Declared_co]) -> None:
        """Of these types in their order; or of all that have been derived from one, in their order of declaration."""
        types = (named[0].__subclasses__() if len(named) == 1 else None) or list(named)
        self.types = {str(cls.__struct_config__.tag): cls for cls in types}
        if len(self.types) < len(types) or None in [cls.__struct_config__.tag for cls in types]:
            raise TypeError(f"each of {', '.join(cls.__name__ for cls in types)} needs a tag of its own")
        self.verb_bits = max(1, (len(types) - 1).bit_length())
        self._numbers = {verb: number for number, verb in enumerate(self.types)}
        self._packed = BoundedCache(self._pack)
        self._unpacked = BoundedCache(self._unpack)
        self._documents: BoundedCache[int, msgspec.Raw] = BoundedCache(
            lambda packed: msgspec.Raw(msgspec.json.encode(self.unpack(packed)))
        )
        self._lines = BoundedCache(self._write)
        self._parsed = BoundedCache(self._parse)
        self._read_documents = BoundedCache(self._read_document)
        for verb, cls in self.types.items():
            cls.vocabulary, cls.verb, cls.code, cls.kinds = self, verb, self._numbers[verb], _kinds(cls)
        self.offsets = self._place_fields()
        for cls in self.types.values():
            cls.pack = staticmethod(self._packer(cls))
        self._patterns = {verb: _pattern(cls) for verb, cls in self.types.items() if issubclass(cls, Move)}

    def _place_fields(self) -> dict[str, tuple[int, int]]:
        """Each field name's (offset, bits): the lowest place free in every type that has the field. Types with many
        fields come first, so that all find room."""
        placed: dict[str, tuple[int, int]] = {}
        for cls in sorted(self.types.values(), key=lambda cls: -len(cls.kinds)):
            for name in cls.kinds:
                if name in placed:
                    continue
                together = [other.kinds for other in self.types.values() if name in other.kinds]
                bits = max(1, max((kinds[name].values - 1).bit_length() for kinds in together))
                taken = sorted({placed[other] for kinds in together for other in kinds if other in placed})
                offset = self.verb_bits
                for start, width in taken:
                    if offset + bits > start and start + width > offset:
                        offset = start + width
                if offset + bits > 62:
                    raise TypeError(f"{cls.__name__}.{name} does not fit into 62 bits")
                placed[name] = (offset, bits)
        return placed

    def place(self, field: str) -> tuple[int, int]:
        """Where a field lies in a packed integer: so many bits up, under this mask."""
        offset, bits = self.offsets[field]
        return offset, (1 << bits) - 1

    # ---------------------------------------------------------------------------------- for the rules

    def _packer(self, cls: type[MoveOrEvent]) -> Callable[..., int]:
        terms = [str(cls.code)] + [f"{name} << {self.offsets[name][0]}" for name in cls.kinds]
        return _generated_rule(f"pack_{cls.__name__}", ", ".join(cls.kinds), " | ".join(terms))

    def reader(self, field: str) -> Callable[[int], int]:
        """A rule that reads one field of a packed move or event."""
        offset, bits = self.offsets[field]
        return _generated_rule(f"read_{field}", "packed", f"packed >> {offset} & {(1 << bits) - 1}")

    def replacer(self, field: str) -> Callable[[int, int], int]:
        """A rule that gives a packed move with another value of that field."""
        offset, bits = self.offsets[field]
        rest = ((1 << 62) - 1) ^ (((1 << bits) - 1) << offset)
        return _generated_rule(f"replace_{field}", "packed, value", f"packed & {rest} | value << {offset}")

    def verb_reader(self) -> Callable[[int], int]:
        return _generated_rule("read_verb", "packed", f"packed & {(1 << self.verb_bits) - 1}")

    # ------------------------------------------------------------------------------------- for people

    def pack(self, found: MoveOrEvent) -> int:
        """The integer that rules use. Raises BadInput for a value that a field cannot have."""
        try:
            return self._packed[found]
        except TypeError:  # a value that cannot be hashed is none that a field can have
            return self._pack(found)

    def _pack(self, found: MoveOrEvent) -> int:
        packed = self._numbers[found.verb]
        for name, kind in found.kinds.items():
            try:
                packed |= kind.encode(getattr(found, name)) << self.offsets[name][0]
            except (ValueError, TypeError):
                raise BadInput(
                    "move-field",
                    verb=found.verb,
                    field=name,
                    found=str(getattr(found, name)),
                    known=examples_of(kind),
                ) from None
        return packed

    def unpack(self, packed: int) -> Declared_co:
        """The typed move or event of a packed integer. Raises BadInput if none packs to it."""
        return self._unpacked[packed]

    def _unpack(self, packed: int) -> Declared_co:
        number = packed & ((1 << self.verb_bits) - 1)
        if packed < 0 or number >= len(self.types):
            raise BadInput("packed", packed=packed)
        cls = list(self.types.values())[number]
        codes = {name: packed >> self.offsets[name][0] & (1 << self.offsets[name][1]) - 1 for name in cls.kinds}
        if any(code >= cls.kinds[name].values for name, code in codes.items()):
            raise BadInput("packed", packed=packed)
        made = cls(**{name: cls.kinds[name].decode(code) for name, code in codes.items()})
        if self._pack(made) != packed:
            raise BadInput("packed", packed=packed)
        return made

    def document(self, packed: int) -> msgspec.Raw:
        """The move or event as a document in JSON."""
        return self._documents[packed]

    def has(self, packed: int) -> bool:
        try:
            self.unpack(packed)
        except BadInput:
            return False
        return True

    def write(self, packed: int) -> str:
        return self._lines[packed]

    def _write(self, packed: int) -> str:
        found = self.unpack(packed)
        return cast("type[Move]", type(found)).notation.format(**found.fields())

    def parse(self, text: str) -> int:
        """The packed move that a line of notation means. Raises BadInput, suggesting the nearest."""
        return self._parsed[text]

    def _parse(self, text: str) -> int:
        line = " ".join(text.split()).lower()
        verb = line.partition(" ")[0]
        pattern = self._patterns.get(verb)
        if pattern is None:
            raise unknown("move-verb", verb, self.types)
        cls = cast("type[Move]", self.types[verb])
        match = pattern.fullmatch(line)
        if match is None:
            raise BadInput("move-form", found=line, form=_form(cls))
        return self.pack(cls(**{name: self._read(cls, name, match[name]) for name in cls.kinds}))

    def _read(self, cls: type[Move], field: str, text: str) -> Any:
        kind = cls.kinds[field]
        try:
            return kind.decode(kind.encode(text))
        except ValueError:
            if isinstance(kind, Name):
                raise unknown("move-field", text, kind.names, verb=cls.verb, field=field) from None
            raise BadInput("move-field", verb=cls.verb, field=field, found=text, known=examples_of(kind)) from None

    @functools.cached_property
    def union(self) -> Any:
        """The type of any of them, for msgspec to decode."""
        return functools.reduce(operator.or_, self.types.values())

    @functools.cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.union)

    def read(self, said: str | dict[str, Any]) -> Declared_co:
        """What somebody has sent: a line of notation, or a document. Raises BadInput."""
        if isinstance(said, str):
            return self.unpack(self.parse(said))
        return self._read_documents[msgspec.json.encode(said)]

    def _read_document(self, written: bytes) -> Declared_co:
        try:
            found: Declared_co = self._decoder.decode(written)
        except msgspec.ValidationError as problem:
            raise BadInput("move-document", problem=str(problem)) from None
        return self.unpack(found.packed())

    def recalled(self, written: bytes) -> Declared_co | None:
        """What an earlier version of these rules may have written; None if it means nothing any more."""
        try:
            found: Declared_co = self._decoder.decode(written)
            return self.unpack(found.packed())
        except (msgspec.ValidationError, ValueError):
            return None

    def candidates(self) -> Iterator[int]:
        """Every packed integer that means something, legal now or not."""
        for number, cls in enumerate(self.types.values()):
            offsets = [self.offsets[name][0] for name in cls.kinds]
            for codes in itertools.product(*(codes_of(kind) for kind in cls.kinds.values())):
                packed = number
                for code, offset in zip(codes, offsets, strict=True):
                    packed |= code << offset
                if not hasattr(cls, "__post_init__") or self.has(packed):
                    yield packed


def _kinds(cls: type[MoveOrEvent]) -> dict[str, Kind]:
    hints = get_type_hints(cls, include_extras=True)
    kinds = {}
    for name in cls.__struct_fields__:
        found = [extra for extra in get_args(hints[name])[1:] if isinstance(extra, Kind)]
        if len(found) != 1:
            raise TypeError(f"{cls.__name__}.{name} needs one kind, such as Annotated[int, Number(1, 6)]")
        kinds[name] = found[0]
    return kinds


def _pattern(cls: type[Move]) -> re.Pattern[str]:
    """Spaces beside punctuation may be left out or added; others must be there."""
    if re.match("[a-z-]+", cls.notation)[0] != cls.verb:  # type: ignore[index]
        raise TypeError(f"the notation of {cls.__name__} must begin with its verb, {cls.verb}")
    text = ""
    for i, piece in enumerate(re.split(r"\{(\w+)\}", cls.notation)):
        if i % 2:
            text += f"(?P<{piece}>{getattr(cls.kinds[piece], 'pattern', '[a-z0-9-]+')})"
        else:
            text += re.sub(r" *([^\w\s-]) *", r"\\s*\\\1\\s*", piece).replace(" ", r"\s+")
    return re.compile(text)


def _form(cls: type[Move]) -> str:
    return cls.notation.replace("{", "<").replace("}", ">")


def _generated_rule(name: str, arguments: str, expression: str) -> Callable[..., int]:
    scope: dict[str, Any] = {}
    exec(compile(f"def {name}({arguments}):\n    return {expression}", f"<{name}>", "exec"), scope)
    return rule(cast("Callable[..., int]", scope[name]))
