"""`goblins position FILE`: a position, or where a journal ends, in words or as JSON."""

from __future__ import annotations

from typing import Annotated

import typer

from .language import text
from .output import print_json


def position(
    file: Annotated[str, typer.Argument(metavar=text("cli-word-file"), help=text("cli-position-file"))],
    game: Annotated[
        list[str] | None, typer.Option(metavar=text("cli-word-file"), help=text("cli-option-game-file"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-position-json"))] = False,
) -> None:
    from ..kernel.game_files import load_files
    from ..match import open_file

    load_files(game or [])
    match = open_file(file)
    if as_json:
        print_json(match.position())
    else:
        print(match.position_text(), end="")
