"""Quick packing and unpacking of a state that has hardly changed, for those who do it at every move.

The places of seats that nobody has are laid out once and never touched again, so their bytes need not be made anew.
And where one state is laid over another, what is alike in both, such as those places, need not be written.
"""

from __future__ import annotations

import dataclasses
import itertools
import struct
from collections.abc import Callable, Iterator
from typing import Any

from .record import Scalar, generate, layout_of, packer_of, remembered

VALUES_IN_A_PIECE = 32  # that are compared, and written, together
PIECES_IN_A_STRETCH = 6  # that are compared together first

Leaf = tuple[int, str, str, Scalar, int | None]  # offset, the record it is in, its name, kind and length


@dataclasses.dataclass(frozen=True)
class Part:
    """Fields of a state that lie together; or, if it is `seated`, the field of that name."""

    start: int
    end: int
    pack: Callable[[Any], bytes]  # the fields of the state; or one seat's record
    seated: str = ""
    width: int = 0  # of one seat's record


def repack(state: Any, before: bytes) -> bytes:
    """What `pack` would give, for a state of a game that was packed as `before` some moves ago."""
    seats = state.table.seats
    pieces: list[bytes] = []
    for part in _parts(type(state)):
        if part.seated:
            pieces += [part.pack(place) for place in getattr(state, part.seated)[:seats]]
            pieces.append(before[part.start + seats * part.width : part.end])
        else:
            pieces.append(part.pack(state))
    return b"".join(pieces)


def lay_over(state: Any, packed: bytes, lying: bytes) -> None:
    """Make a state, which would be packed as `lying`, the one that is packed as `packed`."""
    for first, last, pieces in _stretches(type(state)):
        if packed[first:last] != lying[first:last]:
            for start, end, write in pieces:
                if packed[start:end] != lying[start:end]:
                    write(state, packed)


@remembered
def _parts(cls: type[Any]) -> list[Part]:
    parts: list[Part] = []
    at = 0
    for column in layout_of(cls).columns:
        if column.seated:
            assert not isinstance(column.item, Scalar)
            assert column.length is not None
            parts += _between(cls, at, column.offset)
            width = layout_of(column.item).width
            at = column.offset + width * column.length
            parts.append(Part(column.offset, at, packer_of(column.item), column.name, width))
    return parts + _between(cls, at, layout_of(cls).width)


def _between(cls: type[Any], start: int, end: int) -> list[Part]:
    if start == end:
        return []
    leaves = [leaf for leaf in _leaves(cls) if start <= leaf[0] < end]
    arguments = [f"{'*' if length else ''}{path}.{name}" for _, path, name, _, length in leaves]
    packer = struct.Struct(_letters(leaves, start, end))
    made = generate("pack", "state", [f"return packer.pack({', '.join(arguments)})"], packer=packer)
    return [Part(start, end, made)]


Piece = tuple[int, int, Callable[[Any, bytes], None]]


@remembered
def _stretches(cls: type[Any]) -> list[tuple[int, int, list[Piece]]]:
    cut = [_leaves(cls)]
    while (count := _fitting(cut[-1])) < len(cut[-1]):
        cut[-1:] = [cut[-1][:count], cut[-1][count:]]
    starts = [leaves[0][0] for leaves in cut]
    ends = [*starts[1:], layout_of(cls).width]
    pieces = [(start, end, _writer(leaves)) for start, end, leaves in zip(starts, ends, cut, strict=True)]
    stretches = [pieces[i : i + PIECES_IN_A_STRETCH] for i in range(0, len(pieces), PIECES_IN_A_STRETCH)]
    return [(stretch[0][0], stretch[-1][1], stretch) for stretch in stretches]


def _fitting(leaves: list[Leaf]) -> int:
    """How many of the leaves make a piece."""
    values = itertools.accumulate(leaf[4] or 1 for leaf in leaves)
    return sum(1 for _ in itertools.takewhile(lambda so_many: so_many <= VALUES_IN_A_PIECE, values)) or 1


def _writer(leaves: list[Leaf]) -> Callable[[Any, bytes], None]:
    """A function that writes these leaves of a state from its bytes, runs of single ones at once."""
    records = {path: f"record{i}" for i, path in enumerate(dict.fromkeys(leaf[1] for leaf in leaves))}
    lines = [f"{name} = {path}" for path, name in records.items()]
    scope: dict[str, Any] = {}
    while leaves:
        run, leaves = _run(leaves)
        names = [f"{records[path]}.{name}" for _, path, name, _, _ in run]
        read = f"read{len(scope)}"
        scope[read] = struct.Struct(_letters(run, run[0][0])).unpack_from
        to = f"{names[0]}[:]" if run[0][4] else f"({', '.join(names)},)"
        lines.append(f"{to} = {read}(packed, {run[0][0]})")
    return generate("write", "state, packed", lines, **scope)


def _run(leaves: list[Leaf]) -> tuple[list[Leaf], list[Leaf]]:
    """A list, or all single ones up to the next list; and the rest."""
    count = next((i for i, leaf in enumerate(leaves) if leaf[4]), len(leaves)) or 1
    return leaves[:count], leaves[count:]


def _letters(leaves: list[Leaf], at: int, end: int | None = None) -> str:
    """How `struct` calls leaves and the gaps around them."""
    letters = "<"
    for offset, _, _, scalar, length in leaves:
        letters += "x" * (offset - at) + f"{length or 1}{scalar.letter}"
        at = offset + (length or 1) * scalar.width
    return letters if end is None else letters + "x" * (end - at)


def _leaves(cls: type[Any]) -> list[Leaf]:
    """All scalars and lists of scalars, in their order."""
    return sorted(_walk(cls, "state", 0), key=lambda leaf: leaf[0])


def _walk(cls: type[Any], path: str, base: int) -> Iterator[Leaf]:
    for column in layout_of(cls).columns:
        offset = base + column.offset
        if isinstance(column.item, Scalar):
            yield offset, path, column.name, column.item, column.length
        elif column.length is None:
            yield from _walk(column.item, f"{path}.{column.name}", offset)
        else:
            width = layout_of(column.item).width
            for i in range(column.length):
                yield from _walk(column.item, f"{path}.{column.name}[{i}]", offset + i * width)
