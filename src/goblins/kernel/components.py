"""Component sets: what is in the box, as data files that are checked when they are loaded.

A set is a TOML file: game, name, version, then tables of figures. Every table says where its figures come from:
`source = "stated"` (a rulebook's text), `"derived"` (it follows) or `"reconstructed"` (designed by us within the
rulings). The figures become the game's `Kit` record, which the rules get as an argument, so that any number of
sets can be in play at once. A released set never changes; its hash stands in every journal. It is read once in a
process, and everybody plays with the same.

A set that contradicts a stated or derived figure is refused. One that only differs from our reconstruction is
accepted, with warnings that name what differs: the owner of a box knows better than we do.
"""

from __future__ import annotations

import dataclasses
import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from .documents import UNNAMED, FileName, read_text
from .errors import BadInput
from .record import blank, from_json, pack, to_json, unpack

if TYPE_CHECKING:
    from .game import Game

SOURCES = ("stated", "derived", "reconstructed")
STANDARD = "standard"


@dataclasses.dataclass(frozen=True)
class ComponentSet:
    name: str
    version: int
    kit: Any
    released: bool  # one of ours, which every copy of the package has
    warnings: tuple[BadInput, ...] = ()  # where it differs from what we reconstructed

    @cached_property
    def hash(self) -> str:
        return hashlib.sha256(pack(self.kit)).hexdigest()[:16]

    def to_json(self) -> dict[str, Any]:
        """How documents name the set; a set of somebody's own travels inline."""
        document: dict[str, Any] = {"name": self.name, "version": self.version, "hash": self.hash}
        return document if self.released else document | {"figures": self._figures}

    @cached_property
    def _figures(self) -> dict[str, Any]:
        figures: dict[str, Any] = to_json(self.kit)
        return figures


def released_files(game: Game) -> dict[str, Path]:
    if game.folder is None:
        return {}
    return {path.stem: path for path in sorted((game.folder / "components").glob("*.toml"))}


def released_names(game: Game) -> list[str]:
    """A game without files of its own has one set, of blank figures."""
    return list(released_files(game)) or [STANDARD]


def load_set(game: Game, name: str | Path = STANDARD) -> ComponentSet:
    """A released set by its name, or somebody's own by its file."""
    files = released_files(game)
    if str(name) in files:
        return _released_set(game, files[str(name)])
    if not files and name == STANDARD:
        return ComponentSet(STANDARD, 1, blank(game.kit), released=True)
    path = Path(name)
    if not path.exists():
        raise BadInput("set", found=str(name), known=", ".join(released_names(game)))
    return read_set(game, path, released=False)


_released: dict[tuple[type[Any], Path], ComponentSet] = {}


def _released_set(game: Game, path: Path) -> ComponentSet:
    if (game.kit, path) not in _released:
        _released[game.kit, path] = read_set(game, path, released=True)
    return _released[game.kit, path]


def read_set(game: Game, path: Path, released: bool) -> ComponentSet:
    text = read_text(path)
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput("set-toml", file=str(path), problem=str(error)) from None
    try:
        return _build_set(game, document, released)
    except BadInput as problem:
        line = line_of(text, problem.arguments.get("where", "/"))
        raise BadInput("set-file", file=str(path), line=line, problem=problem) from None


def _build_set(game: Game, document: dict[str, Any], released: bool) -> ComponentSet:
    for field, kind in (("game", str), ("name", str), ("version", int)):
        if not isinstance(document.get(field), kind):
            raise BadInput("set-head", where=f"/{field}", field=field)
    if document["game"] != game.id:
        raise BadInput("set-game", where="/game", found=document["game"], game=game.id)
    figures = {
        name: _without_sources(value, f"/{name}")
        for name, value in document.items()
        if name not in ("game", "name", "version")
    }
    kit = from_json(game.kit, figures)
    check_figures(game, kit)
    return ComponentSet(document["name"], document["version"], kit, released, doubts_of(game, kit))


def check_figures(game: Game, kit: Any) -> None:
    """Raises BadInput for a kit that no game can be played with."""
    kind: Any = game.kit
    _check(game.check_kit, kind, pack(kit))


@lru_cache(64)
def _check(check_kit: Callable[[Any], None], kind: Any, packed: bytes) -> None:
    """Once for the same figures: some checks play through all that a set allows."""
    check_kit(unpack(kind, packed))


def doubts_of(game: Game, kit: Any) -> tuple[BadInput, ...]:
    """Where the figures differ from what we reconstructed."""
    kind: Any = game.kit
    return _doubts(game.doubt_kit, kind, pack(kit))


@lru_cache(64)
def _doubts(doubt_kit: Callable[[Any], list[BadInput]], kind: Any, packed: bytes) -> tuple[BadInput, ...]:
    return tuple(doubt_kit(unpack(kind, packed)))


def _without_sources(value: Any, where: str) -> Any:
    """The figures alone, after checking that every table says where they come from."""
    if isinstance(value, list):
        return [_without_sources(item, f"{where}/{i}") for i, item in enumerate(value)]
    if not isinstance(value, dict):
        raise BadInput("set-source", where=where)
    if value.get("source") not in SOURCES:
        raise BadInput("set-source", where=where)
    return {name: figure for name, figure in value.items() if name != "source"}


def line_of(text: str, where: str) -> int:
    """The line of a TOML file that a path such as `/tiles/6/metal` points at, or the nearest above it."""
    wanted = [part for part in where.split("/") if part]
    found, agreed = 1, 0
    for number, path in _paths(text):
        shared = _count_shared(path, wanted)
        if shared > agreed:
            found, agreed = number, shared
    return found


def _paths(text: str) -> Iterator[tuple[int, list[str]]]:
    """Each line that opens a table or says a figure, with its path; tables of an array are numbered from 0."""
    table: list[str] = []
    opened: Counter[str] = Counter()
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*(\[\[?)\s*([\w.-]+)\s*\]", line)
        key = re.match(r"\s*([\w-]+)\s*=", line)
        if header:
            name = header[2]
            table = [*name.split("."), str(opened[name])] if header[1] == "[[" else name.split(".")
            opened[name] += 1
            yield number, table
        elif key:
            yield number, [*table, key[1]]


def _count_shared(path: list[str], wanted: list[str]) -> int:
    """How many parts of two paths agree, from the first on."""
    differing = (i for i, (one, other) in enumerate(zip(path, wanted)) if one != other)
    return next(differing, min(len(path), len(wanted)))


@lru_cache(64)
def _kit_from(kind: Any, figures: bytes) -> Any:
    """Once for the same figures: a set of somebody's own travels with every document of its tables."""
    return from_json(kind, msgspec.json.decode(figures))


def set_from_json(game: Game, document: Any, file: FileName = UNNAMED) -> ComponentSet:
    """The set that a journal or position names, with the very same figures."""
    if not isinstance(document, dict) or not isinstance(document.get("name"), str):
        raise BadInput("file-field", file=file, field="components")
    if "figures" in document:
        try:
            kind: Any = game.kit
            kit = _kit_from(kind, msgspec.json.encode(document["figures"]))
            check_figures(game, kit)
        except BadInput as problem:
            raise BadInput("file-part", file=file, part="components", problem=problem) from None
        version = int(document.get("version", 0))
        found = ComponentSet(document["name"], version, kit, released=False, warnings=doubts_of(game, kit))
    else:
        names = released_names(game)
        if document["name"] not in names:
            raise BadInput("set", found=document["name"], known=", ".join(names))
        found = load_set(game, document["name"])
    if document.get("hash", found.hash) != found.hash:
        raise BadInput("set-hash", file=file, set=document["name"])
    return found
