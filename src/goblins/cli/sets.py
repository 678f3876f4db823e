"""`goblins sets`: the component sets, so that an owner of the box can enter their copy's figures."""

from __future__ import annotations

import os
import re
import tempfile
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import Mistake
from .language import language, text
from .output import print_json, printable

if TYPE_CHECKING:
    from ..kernel.components import ComponentSet
    from ..kernel.game import Game


def list_sets(
    game: Annotated[str, typer.Argument(metavar=text("cli-word-game"), help=text("cli-argument-game"))],
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-option-json"))] = False,
) -> None:
    from ..kernel.components import load_set, released_files, released_names

    found = _find(game)
    files = released_files(found)
    sets = [(load_set(found, name), files.get(name)) for name in released_names(found)]
    if as_json:
        print_json({"game": found.id, "sets": [_document(one, path) for one, path in sets]})
        return
    for one, path in sets:
        print("\n".join(_lines(one, path)))


def copy_set(
    game: Annotated[str, typer.Argument(metavar=text("cli-word-game"), help=text("cli-argument-game"))],
    name_or_file: Annotated[str, typer.Argument(metavar=text("cli-word-name"), help=text("cli-sets-copy-name"))],
    file: Annotated[str, typer.Argument(metavar=text("cli-word-file"), help=text("cli-sets-copy-file"))] = "",
) -> None:
    from ..kernel.components import STANDARD, released_files
    from ..kernel.documents import read_text
    from ..kernel.errors import BadInput

    name, target = (name_or_file, Path(file)) if file else (STANDARD, Path(name_or_file))
    files = released_files(_find(game))
    if name not in files:
        raise BadInput("set", found=name, known=", ".join(files))
    own_name = re.sub(r"[^\w-]+", "-", target.stem)
    copied = re.sub(r"(?m)^name\s*=.*$", f'name = "{own_name}"', read_text(files[name]), count=1)
    _write_new(target, copied)
    print(text("cli-sets-copied", set=name, file=str(target)))
    print(text("cli-sets-copied-how", file=str(target), game=game))


def check_set(
    file: Annotated[str, typer.Argument(metavar=text("cli-word-file"), help=text("cli-sets-check-file"))],
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-option-json"))] = False,
) -> None:
    from ..kernel.components import read_set

    path = Path(file)
    game = _game_of(path)
    found = read_set(game, path, released=False)
    if as_json:
        print_json({"game": game.id, "file": file, **_document(found, path)})
        return
    print(text("cli-sets-fits", file=file, game=game.id))
    print("\n".join(_lines(found, path)))


def _find(name: str) -> Game:
    from .. import games as _announced  # noqa: F401
    from ..kernel.game_files import find_or_load

    return find_or_load(name)


def _game_of(path: Path) -> Game:
    """The game that a set's file says it is for."""
    from .. import games as _announced  # noqa: F401
    from ..kernel import registry
    from ..kernel.components import line_of
    from ..kernel.documents import read_text
    from ..kernel.errors import BadInput

    game = _toml(path).get("game")
    try:
        if not isinstance(game, str):
            raise BadInput("set-head", field="game")
        return registry.find(game)
    except BadInput as problem:
        line = line_of(read_text(path), "/game")
        raise BadInput("set-file", file=str(path), line=line, problem=problem) from None


def _toml(path: Path) -> dict[str, Any]:
    from ..kernel.documents import read_text
    from ..kernel.errors import BadInput

    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise BadInput("set-toml", file=str(path), problem=str(error)) from None


def _lines(one: ComponentSet, path: Path | None) -> list[str]:
    sources = _sources(path)
    return [
        text("cli-set-line", name=printable(one.name), version=str(one.version), hash=one.hash),
        "  "
        + text(
            "cli-set-sources",
            stated=sources["stated"],
            derived=sources["derived"],
            reconstructed=sources["reconstructed"],
        ),
        *("  " + text("cli-set-differs", problem=doubt) for doubt in one.warnings),
    ]


def _document(one: ComponentSet, path: Path | None) -> dict[str, Any]:
    return {
        "name": one.name,
        "version": one.version,
        "hash": one.hash,
        "figures": _sources(path),
        "warnings": [doubt.text(language()) for doubt in one.warnings],
    }


def _sources(path: Path | None) -> dict[str, int]:
    """How many figures of the set come from where; a blank set has no file and none."""
    from ..kernel.components import SOURCES

    counts = dict.fromkeys(SOURCES, 0)
    for value in _toml(path).values() if path else ():
        for table in value if isinstance(value, list) else [value]:
            if isinstance(table, dict):
                counts[table["source"]] += sum(_figures(part) for name, part in table.items() if name != "source")
    return counts


def _figures(value: Any) -> int:
    if isinstance(value, dict):
        return sum(map(_figures, value.values()))
    if isinstance(value, list):
        return sum(map(_figures, value))
    return 1


def _write_new(path: Path, content: str) -> None:
    """Write a file that is not there yet, whole or not at all."""
    from ..kernel.errors import BadInput

    try:
        if path.exists():
            raise Mistake(text("cli-sets-file-exists", file=str(path)))
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(content)
        Path(beside).chmod(0o644)
        Path(beside).replace(path)
    except OSError as error:
        raise BadInput("file-not-written", file=str(path), problem=error.strerror or str(error)) from None
