"""Moves and events, declared once: a typed face for people and programs, a packed integer for the rules,
a line of notation for the journal. The three are lossless translations of each other.

    class WarlordMove(Move, frozen=True):
        ...

    class Invade(WarlordMove, frozen=True, tag="invade"):
        notation = "invade {lair} > {foe}.{target}"
        lair: Annotated[int, Number(1, 32)]
        foe: Annotated[str, SeatName()]
        target: Annotated[int, Number(1, 32)]

    MOVES = Vocabulary(WarlordMove)         # all that were declared
    verb_of = MOVES.verb_reader()           # a rule: packed integer -> code of the face, such as Invade.code
    lair_of = MOVES.reader("lair")          # a rule: packed integer -> field

Rules pack a move or event with `Invade.pack(lair, foe, target)`, compiled or not. A field has the same bits in every
face that has it, so one reader serves all verbs. Codes inside the rules count from zero; faces show what people say
(lair 1, "blue").
"""

from __future__ import annotations

import difflib
import functools
import itertools
import operator
import re
from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from typing import Annotated, Any, ClassVar, Protocol, TypeVar, cast, get_args, get_type_hints, runtime_checkable

import msgspec

from .errors import BadInput
from .names import name_of as name_of
from .rule import rule

Known = TypeVar("Known")
Made = TypeVar("Made")
MOST_KNOWN = 1 << 16
SEAT_NAMES = ("red", "blue", "green", "yellow", "violet", "bone")
SEAT_MARKS = {  # a sign and a paint each, so that nothing depends on colours alone
    "red": ("▲", "red"),
    "blue": ("●", "blue"),
    "green": ("■", "green"),
    "yellow": ("★", "yellow"),
    "violet": ("◆", "magenta"),
    "bone": ("✚", "white"),
}


@runtime_checkable
class Kind(Protocol):
    """What a field can hold: a code 0 .. values - 1, shown as a face, written as text."""

    @property
    def values(self) -> int: ...

    def face(self, code: int) -> Any: ...

    def code(self, face: Any) -> int:
        """Raises ValueError if the face is none of this kind."""
        ...


class Number:
    """Whole numbers from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high, self.values = low, high, high - low + 1

    def face(self, code: int) -> int:
        return code + self.low

    def code(self, face: Any) -> int:
        number = int(face)
        if not self.low <= number <= self.high:
            raise ValueError
        return number - self.low


class Name:
    """The names of an enum, in lower case with hyphens. `term` is what the keys of their words have in them."""

    def __init__(self, names: type[IntEnum], term: str) -> None:
        self.term = term
        self.enum = names
        self.names = [name_of(member) for member in names]
        self.values = len(self.names)

    def face(self, code: int) -> str:
        return self.names[code]

    def code(self, face: Any) -> int:
        return self.names.index(face)


class SeatName(Name):
    """A seat, by its colour."""

    def __init__(self) -> None:
        self.term = "seat"
        self.names = list(SEAT_NAMES)
        self.values = len(self.names)


Seat = Annotated[str, SeatName()]


class Names:
    """Some of these names, as a mask; written with commas. They are terms if `each` says what of.

    A kind derived from this one may pack them otherwise and put a number after each name.
    """

    def __init__(self, names: Iterable[str], each: str = "") -> None:
        self.each = each
        self.names = list(names)
        self.values = 1 << len(self.names)

    def face(self, code: int) -> str:
        return ", ".join(name for i, name in enumerate(self.names) if code >> i & 1) or "none"

    def code(self, face: Any) -> int:
        return sum(1 << self.names.index(name) for name in names_in(face))


def names_in(face: str) -> list[str]:
    """The single names of a list with commas."""
    return [] if face == "none" else face.split(", ")


class Face(msgspec.Struct, frozen=True, gc=False):
    """What moves and events have in common."""

    vocabulary: ClassVar[Vocabulary]
    verb: ClassVar[str]
    code: ClassVar[int]  # the verb in a packed integer
    pack: ClassVar[Callable[..., int]]  # a rule that packs the fields, in their order of declaration
    kinds: ClassVar[dict[str, Kind]]

    def packed(self) -> int:
        return self.vocabulary.pack(self)

    def fields(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.kinds}


class Move(Face, frozen=True, tag_field="move"):
    """What a seat may decide. Its string is its notation. The tag is stored and sent: it stays, whatever the class is
    called."""

    notation: ClassVar[str]

    def __str__(self) -> str:
        return self.vocabulary.write(self.packed())


class Event(Face, frozen=True, tag_field="event"):
    """What happened. A silent one is left out of the log in words."""

    silent: ClassVar[bool] = False


class Memory(dict[Known, Made]):
    """What was made of things lately, so that it need not be made again."""

    def __init__(self, make: Callable[[Known], Made]) -> None:
        self._make = make

    def __missing__(self, key: Known) -> Made:
        if len(self) == MOST_KNOWN:
            self.clear()
        self[key] = made = self._make(key)
        return made


class Vocabulary:
    """All moves, or all events, of a game, and how they are packed."""

    def __init__(self, *named: type[Face]) -> None:
        """Of these faces in their order; or of all that have been derived from one, in their order of declaration."""
        faces = (named[0].__subclasses__() if len(named) == 1 else None) or list(named)
        self.faces = {str(face.__struct_config__.tag): face for face in faces}
        if len(self.faces) < len(faces) or None in [face.__struct_config__.tag for face in faces]:
            raise TypeError(f"each of {', '.join(face.__name__ for face in faces)} needs a tag of its own")
        self.verb_bits = max(1, (len(faces) - 1).bit_length())
        self._numbers = {verb: number for number, verb in enumerate(self.faces)}
        self._faces = Memory(self._make_face)
        self._documents: Memory[int, msgspec.Raw] = Memory(
            lambda packed: msgspec.Raw(msgspec.json.encode(self.face(packed)))
        )
        self._lines = Memory(self._write)
        self._parsed = Memory(self._parse)
        self._read_documents = Memory(self._read_document)
        for verb, face in self.faces.items():
            face.vocabulary, face.verb, face.code, face.kinds = self, verb, self._numbers[verb], _kinds(face)
        self.offsets = self._place_fields()
        for face in self.faces.values():
            face.pack = staticmethod(self._packer(face))
        self._patterns = {verb: _pattern(face) for verb, face in self.faces.items() if issubclass(face, Move)}

    def _place_fields(self) -> dict[str, tuple[int, int]]:
        """Each field name's (offset, bits): the lowest place free in every face that has the field. Faces with many
        fields come first, so that all find room."""
        placed: dict[str, tuple[int, int]] = {}
        for face in sorted(self.faces.values(), key=lambda face: -len(face.kinds)):
            for name in face.kinds:
                if name in placed:
                    continue
                together = [other.kinds for other in self.faces.values() if name in other.kinds]
                bits = max(1, max((kinds[name].values - 1).bit_length() for kinds in together))
                taken = sorted({placed[other] for kinds in together for other in kinds if other in placed})
                offset = self.verb_bits
                for start, width in taken:
                    if offset + bits > start and start + width > offset:
                        offset = start + width
                if offset + bits > 62:
                    raise TypeError(f"{face.__name__}.{name} does not fit into 62 bits")
                placed[name] = (offset, bits)
        return placed

    # ---------------------------------------------------------------------------------- for the rules

    def _packer(self, face: type[Face]) -> Callable[..., int]:
        terms = [str(face.code)] + [f"{name} << {self.offsets[name][0]}" for name in face.kinds]
        return _generated_rule(f"pack_{face.__name__}", ", ".join(face.kinds), " | ".join(terms))

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

    def pack(self, face: Face) -> int:
        packed = self._numbers[face.verb]
        for name, kind in face.kinds.items():
            try:
                packed |= kind.code(getattr(face, name)) << self.offsets[name][0]
            except (ValueError, TypeError):
                raise BadInput(
                    "move-field",
                    verb=face.verb,
                    field=name,
                    found=str(getattr(face, name)),
                    known=_examples(kind),
                ) from None
        return packed

    def face(self, packed: int) -> Face:
        """The typed face of a packed integer. Raises BadInput if no face packs to it."""
        return self._faces[packed]

    def _make_face(self, packed: int) -> Face:
        number = packed & ((1 << self.verb_bits) - 1)
        if packed < 0 or number >= len(self.faces):
            raise BadInput("packed", packed=packed)
        face = list(self.faces.values())[number]
        codes = {name: packed >> self.offsets[name][0] & (1 << self.offsets[name][1]) - 1 for name in face.kinds}
        if any(code >= face.kinds[name].values for name, code in codes.items()):
            raise BadInput("packed", packed=packed)
        made = face(**{name: face.kinds[name].face(code) for name, code in codes.items()})
        if self.pack(made) != packed:
            raise BadInput("packed", packed=packed)
        return made

    def document(self, packed: int) -> msgspec.Raw:
        """The face as a document in JSON."""
        return self._documents[packed]

    def has(self, packed: int) -> bool:
        try:
            self.face(packed)
        except BadInput:
            return False
        return True

    def write(self, packed: int) -> str:
        return self._lines[packed]

    def _write(self, packed: int) -> str:
        face = self.face(packed)
        return cast("type[Move]", type(face)).notation.format(**face.fields())

    def parse(self, text: str) -> int:
        """The packed move that a line of notation means. Raises BadInput, suggesting the nearest."""
        return self._parsed[text]

    def _parse(self, text: str) -> int:
        line = " ".join(text.split()).lower()
        verb = re.match("[a-z-]*", line)[0]  # type: ignore[index]  # it matches even nothing
        pattern = self._patterns.get(verb)
        if pattern is None:
            near = difflib.get_close_matches(verb, list(self.faces), 1, 0.5)
            if near:
                raise BadInput("move-verb-near", found=verb, near=near[0])
            raise BadInput("move-verb", found=verb, known=", ".join(self.faces))
        face = cast("type[Move]", self.faces[verb])
        match = pattern.fullmatch(line)
        if match is None:
            raise BadInput("move-form", found=line, form=_form(face))
        return self.pack(face(**{name: self._read(face, name, match[name]) for name in face.kinds}))

    def _read(self, face: type[Move], field: str, text: str) -> Any:
        kind = face.kinds[field]
        try:
            return kind.face(kind.code(text))
        except ValueError:
            near = difflib.get_close_matches(text, kind.names, 1, 0.5) if isinstance(kind, Name) else []
            if near:
                raise BadInput("move-field-near", verb=face.verb, field=field, found=text, near=near[0]) from None
            raise BadInput("move-field", verb=face.verb, field=field, found=text, known=_examples(kind)) from None

    @functools.cached_property
    def union(self) -> Any:
        """The type of any of these faces, for msgspec to decode."""
        return functools.reduce(operator.or_, self.faces.values())

    @functools.cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.union)

    def read(self, document: Any) -> int:
        """The packed integer of a face written as a document. Raises BadInput."""
        return self._read_documents[msgspec.json.encode(document)]

    def _read_document(self, written: bytes) -> int:
        try:
            face: Face = self._decoder.decode(written)
        except msgspec.ValidationError as problem:
            raise BadInput("move-document", problem=str(problem)) from None
        return face.packed()

    def recalled(self, written: bytes) -> Face | None:
        """A face as an earlier version of these rules may have written it; None if it means nothing any more."""
        try:
            face: Face = self._decoder.decode(written)
            return self.face(face.packed())
        except (msgspec.ValidationError, ValueError):
            return None

    def candidates(self) -> Iterator[int]:
        """Every packed integer that has a face, legal now or not."""
        for number, face in enumerate(self.faces.values()):
            offsets = [self.offsets[name][0] for name in face.kinds]
            for codes in itertools.product(*(codes_of(kind) for kind in face.kinds.values())):
                packed = number
                for code, offset in zip(codes, offsets, strict=True):
                    packed |= code << offset
                if not hasattr(face, "__post_init__") or self.has(packed):
                    yield packed


def _kinds(face: type[Face]) -> dict[str, Kind]:
    hints = get_type_hints(face, include_extras=True)
    kinds = {}
    for name in face.__struct_fields__:
        found = [extra for extra in get_args(hints[name])[1:] if isinstance(extra, Kind)]
        if len(found) != 1:
            raise TypeError(f"{face.__name__}.{name} needs one kind, such as Annotated[int, Number(1, 6)]")
        kinds[name] = found[0]
    return kinds


def _pattern(face: type[Move]) -> re.Pattern[str]:
    """Spaces beside punctuation may be left out or added; others must be there."""
    if re.match("[a-z-]+", face.notation)[0] != face.verb:  # type: ignore[index]
        raise TypeError(f"the notation of {face.__name__} must begin with its verb, {face.verb}")
    text = ""
    for i, piece in enumerate(re.split(r"\{(\w+)\}", face.notation)):
        if i % 2:
            text += f"(?P<{piece}>{getattr(face.kinds[piece], 'pattern', '[a-z0-9-]+')})"
        else:
            text += re.sub(r" *([^\w\s-]) *", r"\\s*\\\1\\s*", piece).replace(" ", r"\s+")
    return re.compile(text)


def codes_of(kind: Kind) -> Iterable[int]:
    """The codes that have a face: all below `values`, unless the kind lists them."""
    codes: Iterable[int] = getattr(kind, "codes", range(kind.values))
    return codes


def _form(face: type[Move]) -> str:
    return face.notation.replace("{", "<").replace("}", ">")


def _examples(kind: Kind) -> str:
    if isinstance(kind, Number):
        return f"{kind.low}-{kind.high}"
    if hasattr(kind, "examples"):
        return str(kind.examples)
    return ", ".join(str(kind.face(code)) for code in range(kind.values))


def _generated_rule(name: str, arguments: str, expression: str) -> Callable[..., int]:
    scope: dict[str, Any] = {}
    exec(compile(f"def {name}({arguments}):\n    return {expression}", f"<{name}>", "exec"), scope)
    return rule(cast("Callable[..., int]", scope[name]))
