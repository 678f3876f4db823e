"""`goblins simulate GAME`: many games between bots, and what came of them."""

from __future__ import annotations

from typing import Annotated

import typer

from .language import language, text
from .no_break_spaces import rich_text
from .output import console, draw, print_json
from .progress import counting
from .settings import read_option_words, read_seed

UNSOUND = 1  # the exit code when a check has found a fault


def simulate(
    game: Annotated[str, typer.Argument(metavar=text("cli-word-game"), help=text("cli-argument-game"))],
    games: Annotated[
        int, typer.Option(min=1, metavar=text("cli-word-number"), help=text("cli-simulate-games"))
    ] = 1000,
    seats: Annotated[
        int | None, typer.Option(min=1, metavar=text("cli-word-number"), help=text("cli-simulate-seats"))
    ] = None,
    bots: Annotated[str, typer.Option(metavar=text("cli-word-bots"), help=text("cli-simulate-bots"))] = "random",
    seed: Annotated[str, typer.Option(metavar=text("cli-word-seed"), help=text("cli-option-seed"))] = "0",
    components: Annotated[
        str, typer.Option("--set", metavar=text("cli-word-set"), help=text("cli-option-set"))
    ] = "standard",
    option: Annotated[
        list[str] | None, typer.Option(metavar=text("cli-word-setting"), help=text("cli-option-option"))
    ] = None,
    threads: Annotated[
        int | None, typer.Option(min=1, metavar=text("cli-word-number"), help=text("cli-simulate-threads"))
    ] = None,
    check: Annotated[
        int | None, typer.Option(min=1, metavar=text("cli-word-number"), help=text("cli-simulate-check"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-option-json"))] = False,
) -> None:
    from ..kernel.game_files import find_or_load
    from ..lab.simulate import simulate as simulated
    from .terminal.seating import read_seats

    played_again = len(range(0, games, check)) if check else 0
    with counting(text("cli-simulate-progress"), games + played_again) as on_progress:
        report = simulated(
            game,
            seats or find_or_load(game).seat_counts[0],
            read_seats(bots),
            games,
            seed=read_seed(seed) or 0,
            options=read_option_words(option or []),
            components=components,
            threads=threads,
            check=check,
            on_progress=on_progress,
        )
    if as_json:
        print_json(report.to_json())
    else:
        _draw(report.rows(language()))
    if not report.is_sound:
        raise typer.Exit(UNSOUND)


def _draw(rows: list[tuple[str, str]]) -> None:
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    for name, figure in rows:
        table.add_row(rich_text(name), rich_text(figure, style="bold"))
    draw(table, console())
