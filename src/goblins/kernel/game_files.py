"""Games from outside the package: a Python file that defines `GAME`, or an installed package that names its game in
the entry point group `goblins.games`.

Loading a file runs it. Nothing that comes from the network is ever taken for a path: the server knows games by their
names alone.
"""

from __future__ import annotations

import hashlib
import re
import sys
import traceback
import warnings
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from . import registry
from .documents import read_text
from .english import english_entries
from .errors import BadInput
from .game import Game
from .words import add_entries

GROUP = "goblins.games"

_loaded: dict[Path, Game] = {}


def find_or_load(word: str) -> Game:
    """The game of that name; or of that file, if it is one of Python."""
    return load_file(word) if word.endswith(".py") else registry.find(word)


def load_files(paths: Iterable[str]) -> None:
    for path in paths:
        load_file(path)


def loaded_files() -> tuple[str, ...]:
    """For processes that this one starts."""
    return tuple(map(str, _loaded))


def load_file(path: str | Path) -> Game:
    """The game that a file defines as `GAME`, from now on known by its name. Raises BadInput."""
    whole = Path(path).expanduser().resolve()
    if whole not in _loaded:
        game = _checked(getattr(_run(whole, str(path)), "GAME", None), str(path))
        registry.announce(game.id, lambda: game)
        _loaded[whole] = game
    return _loaded[whole]


def announce_installed() -> None:
    """Games of other packages that are installed here are found by their names, and imported when they are wanted."""
    for point in entry_points(group=GROUP):
        if point.name in registry.names():
            warnings.warn(f"{point.value} wants to be {point.name}, which is another game", stacklevel=2)
            continue
        registry.announce(point.name, lambda point=point: _installed(point))  # type: ignore[misc]


def _installed(point: EntryPoint) -> Game:
    try:
        found = point.load()
    except Exception as error:
        raise BadInput("game-file-broken", file=point.value, problem=_said(error)) from error
    if isinstance(found, Game) and found.id != point.name:
        raise BadInput("game-file-name", file=point.value, found=found.id, name=point.name)
    return _worded(found, point.value)


def _checked(found: object, file: str) -> Game:
    if isinstance(found, Game) and found.id in registry.names():
        raise BadInput("game-file-taken", file=file, game=found.id)
    return _worded(found, file)


def _worded(found: object, file: str) -> Game:
    if not isinstance(found, Game):
        raise BadInput("game-file-none", file=file)
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", found.id):
        raise BadInput("game-file-id", file=file, found=found.id)
    try:
        add_entries(english_entries(found))
    except TypeError as error:
        raise BadInput("game-file-broken", file=file, problem=_said(error)) from error
    return found


def _run(path: Path, file: str) -> ModuleType:
    """The module of a file. Its name is made of the file's and its text: compiled code is found again by it."""
    digest = hashlib.sha256(read_text(Path(file).expanduser()).encode()).hexdigest()[:12]
    name = f"goblins_file_{re.sub('[^0-9a-zA-Z]', '_', path.stem)}_{digest}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        line = _line_in(path, error)
        raise BadInput("game-file-line", file=file, line=line, problem=_said(error)) from error
    return module


def _line_in(path: Path, error: Exception) -> int:
    """The last line of the file that was being run, or that cannot be read."""
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return error.lineno or 1
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    return lines[-1] or 1 if lines else 1


def _said(error: Exception) -> str:
    problem = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{type(error).__name__}: {problem}".strip(": ")
