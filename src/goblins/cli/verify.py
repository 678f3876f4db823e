"""`goblins verify FILE`: check that a table's game was played by the rules and its chance was not bent."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..kernel import documents
from .language import say
from .output import print_json


def verify(
    file: Annotated[str, typer.Argument(metavar=say("cli-word-file"), help=say("cli-verify-file"))],
    commitment: Annotated[
        str, typer.Option(metavar=say("cli-word-commitment"), help=say("cli-verify-commitment"))
    ] = "",
    game: Annotated[
        list[str] | None, typer.Option(metavar=say("cli-word-file"), help=say("cli-option-game-file"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-option-json"))] = False,
) -> None:
    from .. import games as _announced  # noqa: F401
    from ..kernel.game_files import load_files
    from ..tables.verifying import verify as verified
    from .errors import Mistake

    load_files(game or [])
    proof = verified(documents.read(Path(file)), file)
    if commitment and commitment != proof.commitment:
        raise Mistake(say("cli-verify-other-commitment", file=file))
    moves = len(proof.play.made)
    if as_json:
        print_json({"file": file, "fair": True, "table": proof.table, "moves": moves, "salts": len(proof.salts)})
        return
    print(say(f"{proof.play.game.id}-title"))
    print(say("cli-verify-moves", moves=moves))
    print(say("cli-verify-committed", commitment=proof.commitment))
    print(say("cli-verify-salts", salts=len(proof.salts)))
    print(say("cli-verify-fair"))
