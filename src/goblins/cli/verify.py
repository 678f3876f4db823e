"""`goblins verify FILE`: check that a table's game was played by the rules and its chance was not bent."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..kernel import documents
from .language import text
from .output import print_json


def verify(
    file: Annotated[str, typer.Argument(metavar=text("cli-word-file"), help=text("cli-verify-file"))],
    commitment: Annotated[
        str, typer.Option(metavar=text("cli-word-commitment"), help=text("cli-verify-commitment"))
    ] = "",
    game: Annotated[
        list[str] | None, typer.Option(metavar=text("cli-word-file"), help=text("cli-option-game-file"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-option-json"))] = False,
) -> None:
    from .. import games as _announced  # noqa: F401
    from ..kernel.game_files import load_files
    from ..tables.verifying import verify as verified
    from .errors import Mistake

    load_files(game or [])
    proof = verified(documents.read(Path(file)), file)
    if commitment and commitment != proof.commitment:
        raise Mistake(text("cli-verify-other-commitment", file=file))
    moves = len(proof.play.made)
    if as_json:
        print_json({"file": file, "fair": True, "table": proof.table, "moves": moves, "salts": len(proof.salts)})
        return
    print(text(f"{proof.play.game.id}-title"))
    print(text("cli-verify-moves", moves=moves))
    print(text("cli-verify-committed", commitment=proof.commitment))
    print(text("cli-verify-salts", salts=len(proof.salts)))
    print(text("cli-verify-fair"))
