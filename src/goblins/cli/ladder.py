"""`goblins ladder GAME`: bots play each other, and what they are worth is measured."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .language import language, text
from .no_break_spaces import rich_text
from .output import console, draw, print_json
from .progress import counting
from .settings import read_option_words, read_seed

if TYPE_CHECKING:
    from ..lab.ladder import Ladder


def ladder(
    game: Annotated[str, typer.Argument(metavar=text("cli-word-game"), help=text("cli-argument-game"))],
    bots: Annotated[str, typer.Option(metavar=text("cli-word-bots"), help=text("cli-ladder-bots"))],
    games: Annotated[int, typer.Option(min=1, metavar=text("cli-word-number"), help=text("cli-ladder-games"))] = 200,
    seats: Annotated[
        int | None, typer.Option(min=1, metavar=text("cli-word-number"), help=text("cli-simulate-seats"))
    ] = None,
    seed: Annotated[str, typer.Option(metavar=text("cli-word-seed"), help=text("cli-option-seed"))] = "0",
    components: Annotated[
        str, typer.Option("--set", metavar=text("cli-word-set"), help=text("cli-option-set"))
    ] = "standard",
    option: Annotated[
        list[str] | None, typer.Option(metavar=text("cli-word-setting"), help=text("cli-option-option"))
    ] = None,
    mark: Annotated[float | None, typer.Option(metavar=text("cli-word-share"), help=text("cli-ladder-mark"))] = None,
    to_the_end: Annotated[bool, typer.Option("--to-the-end", help=text("cli-ladder-to-the-end"))] = False,
    keep: Annotated[Path | None, typer.Option(metavar=text("cli-word-file"), help=text("cli-ladder-keep"))] = None,
    plot: Annotated[Path | None, typer.Option(metavar=text("cli-word-file"), help=text("cli-ladder-plot"))] = None,
    workers: Annotated[
        int, typer.Option(min=1, metavar=text("cli-word-number"), help=text("cli-ladder-workers"))
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-option-json"))] = False,
) -> None:
    from ..kernel.game_files import find_or_load
    from ..lab.ladder import climb
    from ..lab.ladder.fixtures import fixtures_of
    from .terminal.seating import read_seats

    names, found = read_seats(bots), find_or_load(game)
    seats = found.seat_counts[0] if seats is None else seats
    fixtures = len(fixtures_of(found, names, seats))
    with counting(text("cli-simulate-progress"), games * fixtures) as on_progress:
        climbed = climb(
            game,
            names,
            games,
            seats=seats,
            seed=read_seed(seed) or 0,
            options=read_option_words(option or []),
            components=components,
            keep=keep,
            mark=mark,
            to_the_end=to_the_end,
            workers=workers,
            on_progress=on_progress,
        )
    if plot is not None:
        from ..lab.ladder.plot import draw_ladder

        plot.write_text(draw_ladder(climbed, language()), encoding="utf-8")
    if as_json:
        print_json(climbed.to_json())
    else:
        _draw(climbed)


def _draw(climbed: Ladder) -> None:
    from rich.table import Table

    from ..lab.ladder.report import rating_rows, standing_rows

    for rows in (standing_rows(climbed, language()), rating_rows(climbed, language())):
        table = Table.grid(padding=(0, 2))
        for row in rows:
            table.add_row(*(rich_text(cell, style="bold" if i == 1 else "") for i, cell in enumerate(row)))
        draw(table, console())
