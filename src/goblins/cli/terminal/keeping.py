"""Where the game is kept: files that people name, and one of our own when they have to leave in a hurry."""

from __future__ import annotations

import datetime
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ...kernel import documents
from ...kernel.errors import BadInput
from ...kernel.journal import FORMAT as JOURNAL
from ...kernel.position_text import ENDING
from ..errors import Mistake
from ..language import text

if TYPE_CHECKING:
    from ...match import Match


class Keeper:
    def __init__(self, match: Match, loaded: Path | None = None) -> None:
        self.match = match
        self.journal: Path | None = None  # where the game was last written, if it was
        self._ours: set[tuple[Path, str]] = set()  # files that hold this very game, which alone may be replaced
        if loaded is not None:
            content = documents.read_text(loaded)
            kind = documents.parse(content, str(loaded))["format"] if documents.is_json(content) else ENDING
            self._ours.add((loaded.resolve(), kind))
        self._kept = self._moves()

    @property
    def is_unsaved(self) -> bool:
        return self._moves() != self._kept

    def save(self, file: str) -> Path:
        """Write the journal. A file that is not this game's is left alone."""
        document = self.match.journal()
        path = self._write(file, document["format"], lambda path: documents.write(path, document))
        self.journal = path
        self._kept = self._moves()
        return path

    def save_position(self, file: str) -> Path:
        """In words if the file's name says so."""
        if file.endswith(ENDING):
            return self._write(file, ENDING, lambda path: documents.write_whole(path, self.match.position_text()))
        document = self.match.position()
        return self._write(file, document["format"], lambda path: documents.write(path, document))

    def save_somewhere(self) -> Path:
        """Write the journal here under a name of our own, or where everybody may write."""
        try:
            return self.save(str(self.own_name(Path())))
        except BadInput:
            return self.save(str(self.own_name(Path(tempfile.gettempdir()))))

    def own_name(self, folder: Path) -> Path:
        return next(path for path in self._names(folder) if not path.exists())

    def _names(self, folder: Path) -> Iterator[Path]:
        stem = f"{self.match.game.id}-{datetime.datetime.now():%Y-%m-%d-%H%M}"
        yield folder / f"{stem}.json"
        number = 2
        while True:
            yield folder / f"{stem}-{number}.json"
            number += 1

    def refuse_strange(self, file: str, kind: str = JOURNAL) -> None:
        """A file that is there already and does not hold this game is left alone."""
        path = _path(file)
        try:
            strange = path.exists() and (path.resolve(), kind) not in self._ours
        except (OSError, ValueError):
            return  # a name that no file can have; writing will say what is wrong with it
        if strange:
            raise Mistake(text("cli-file-exists", file=file))

    def _write(self, file: str, kind: str, write: Callable[[Path], None]) -> Path:
        self.refuse_strange(file, kind)
        path = _path(file)
        write(path)
        self._ours.add((path.resolve(), kind))
        return path

    def _moves(self) -> list[tuple[int, int]]:
        return [(made.seat, made.move) for made in self.match.true.made]


def _path(file: str) -> Path:
    return Path(os.path.expanduser(file))  # noqa: PTH111 - Path.expanduser raises for an unknown ~user
