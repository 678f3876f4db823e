"""`goblins replay FILE`: check a journal, or step through it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..kernel.words import say
from .errors import Mistake
from .output import print_json, printable
from .speech import language, tell

if TYPE_CHECKING:
    from ..match import Match


def replay(
    file: Annotated[str, typer.Argument(metavar=tell("cli-word-file"), help=tell("cli-replay-file"))],
    step: Annotated[bool, typer.Option("--step", help=tell("cli-replay-step"))] = False,
    seat: Annotated[str, typer.Option(metavar=tell("cli-word-seat"), help=tell("cli-replay-seat"))] = "",
    game: Annotated[
        list[str] | None, typer.Option(metavar=tell("cli-word-file"), help=tell("cli-option-game-file"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=tell("cli-option-json"))] = False,
) -> None:
    from ..kernel.game_files import load_files
    from ..match import replay as replayed

    if step and as_json:
        raise Mistake(tell("cli-replay-step-or-json"))
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
        raise Mistake(tell("cli-replay-unfinished-seat"))


def _lines(match: Match, file: str) -> list[str]:
    seats = ", ".join(say(language(), f"seat-{seat}") for seat in match.seats)
    components = match.true.components
    lines = [
        f"{say(language(), f'{match.game.id}-title')}  ({match.game.id})",
        tell("cli-replay-seats", seats=seats),
        tell("cli-set-line", name=printable(components.name), version=str(components.version), hash=components.hash),
        tell("cli-replay-options", options=", ".join(f"{name}={value}" for name, value in match.options.items())),
        tell("cli-replay-fits", file=file, moves=len(match.true.made)),
    ]
    verdict = match.verdict(language())
    return [*lines, verdict if verdict is not None else tell("cli-replay-unfinished")]


def _document(match: Match, file: str) -> dict[str, Any]:
    outcome = match.outcome
    return {
        "file": file,
        "fits": True,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "components": match.true.components.to_json(),
        "options": match.options,
        "seats": list(match.seats),
        "moves": len(match.true.made),
        "finished": outcome is not None,
        "ending": outcome.ending if outcome else None,
        "winners": list(outcome.winners) if outcome else [],
        "points": dict(outcome.points) if outcome else {},
    }
