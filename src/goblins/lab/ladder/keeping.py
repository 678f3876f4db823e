"""Games that were played stay played: a file with a line for each, to which a ladder that is run again is added."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from ...kernel.errors import BadInput
from .fixtures import Fixture
from .table import Laid, Played

Results = dict[tuple[Fixture, int], Played]


class Head(msgspec.Struct, frozen=True):
    """The first line: games under other conditions do not belong into the file."""

    format: str
    rules: int
    hash: str  # of the component set
    laid: Laid


class Book:
    """Where results are kept; without a file, in memory alone."""

    def __init__(self, file: Path | None, head: Head) -> None:
        self.file = file
        self.results: Results = {}
        if file is not None and file.exists() and file.stat().st_size:
            for played in _read(file, head):
                self._note(played, head.laid.seats)
        elif file is not None:
            file.write_bytes(msgspec.json.encode(head) + b"\n")

    def add(self, played: Played, seats: int) -> None:
        self._note(played, seats)
        if self.file is not None:
            with self.file.open("ab") as stream:
                stream.write(msgspec.json.encode(played) + b"\n")

    def _note(self, played: Played, seats: int) -> None:
        self.results[Fixture(played.alone, played.others, seats), played.number] = played


def _read(file: Path, head: Head) -> Iterator[Played]:
    """A last line that was cut short, by a crash or a full disk, does not count."""
    lines = file.read_bytes().split(b"\n")
    try:
        found = msgspec.json.decode(lines[0], type=Head)
        played = [msgspec.json.decode(line, type=Played) for line in lines[1:-1] if line]
    except msgspec.DecodeError:
        raise BadInput("file-foreign", file=str(file)) from None
    if found != head:
        raise BadInput("ladder-other", file=str(file))
    if lines[-1]:
        file.write_bytes(b"\n".join(lines[:-1]) + b"\n")
    yield from played
