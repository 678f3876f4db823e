"""`goblins replay FILE`: check a journal, or step through it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import Mistake
from .language import language, text
from .output import outcome_document, print_json, printable

if TYPE_CHECKING:
    from ..match import Match


def replay(
    file: Annotated[str, typer.Argument(metavar=text("cli-word-file"), help=text("cli-replay-file"))],
    step: Annotated[bool, typer.Option("--step", help=text("cli-replay-step"))] = False,
    seat: Annotated[str, typer.Option(metavar=text("cli-word-seat"), help=text("cli-replay-seat"))] = "",
    game: Annotated[
        list[str] | None, typer.Option(metavar=text("cli-word-file"), help=text("cli-option-game-file"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-option-json"))] = False,
) -> None:
    from ..kernel.game_files import load_files
    from ..match import replay as replayed

    if step and as_json:
        raise Mistake(text("cli-replay-step-or-json"))
    load_files(game or [])
    match = replayed(file)
    _check_seat(match, seat)
    if as_json:
        print_json(_document(match, file))
    elif step:
        from .terminal.stepping import step_through

        step_through(match, seat or None)
    else:
        print("\n".join(_lines(match, file)))


def _check_seat(match: Match, seat: str) -> None:
    """Until the game is over its secrets belong to the players; a journal on disk is no way around that."""
    if not seat:
        return
    match.view(seat)  # raises BadInput for a seat that is not there
    if match.outcome is None:
        raise Mistake(text("cli-replay-unfinished-seat"))


def _lines(match: Match, file: str) -> list[str]:
    seats = ", ".join(text(f"seat-{seat}") for seat in match.seats)
    components = match.true.components
    lines = [
        f"{text(f'{match.game.id}-title')}  ({match.game.id})",
        text("cli-replay-seats", seats=seats),
        text("cli-set-line", name=printable(components.name), version=str(components.version), hash=components.hash),
        text("cli-replay-options", options=", ".join(f"{name}={value}" for name, value in match.options.items())),
        text("cli-replay-fits", file=file, moves=len(match.true.made)),
    ]
    verdict = match.verdict(language())
    return [*lines, verdict if verdict is not None else text("cli-replay-unfinished")]


def _document(match: Match, file: str) -> dict[str, Any]:
    return {
        "file": file,
        "fits": True,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "components": match.true.components.to_json(),
        "options": match.options,
        "seats": list(match.seats),
        **outcome_document(match),
    }
