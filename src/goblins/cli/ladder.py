"""`goblins ladder GAME`: bots play each other, and what they are worth is measured."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .language import language, say
from .no_break_spaces import rich_text
from .output import console, draw, print_json
from .progress import counting
from .settings import read_option_words, read_seed

if TYPE_CHECKING:
    from ..lab.ladder import Ladder


def ladder(
    game: Annotated[str, typer.Argument(metavar=say("cli-word-game"), help=say("cli-argument-game"))],
    bots: Annotated[str, typer.Option(metavar=say("cli-word-bots"), help=say("cli-ladder-bots"))],
    games: Annotated[int, typer.Option(min=1, metavar=say("cli-word-number"), help=say("cli-ladder-games"))] = 200,
    seats: Annotated[
        int | None, typer.Option(min=1, metavar=say("cli-word-number"), help=say("cli-simulate-seats"))
    ] = None,
    seed: Annotated[str, typer.Option(metavar=say("cli-word-seed"), help=say("cli-option-seed"))] = "0",
    components: Annotated[
        str, typer.Option("--set", metavar=say("cli-word-set"), help=say("cli-option-set"))
    ] = "standard",
    option: Annotated[
        list[str] | None, typer.Option(metavar=say("cli-word-setting"), help=say("cli-option-option"))
    ] = None,
    mark: Annotated[float | None, typer.Option(metavar=say("cli-word-share"), help=say("cli-ladder-mark"))] = None,
    to_the_end: Annotated[bool, typer.Option("--to-the-end", help=say("cli-ladder-to-the-end"))] = False,
    keep: Annotated[Path | None, typer.Option(metavar=say("cli-word-file"), help=say("cli-ladder-keep"))] = None,
    plot: Annotated[Path | None, typer.Option(metavar=say("cli-word-file"), help=say("cli-ladder-plot"))] = None,
    workers: Annotated[int, typer.Option(min=1, metavar=say("cli-word-number"), help=say("cli-ladder-workers"))] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-option-json"))] = False,
) -> None:
    from ..kernel.game_files import find_or_load
    from ..lab.ladder import climb
    from ..lab.ladder.fixtures import fixtures_of
    from .terminal.seating import read_seats

    names, found = read_seats(bots), find_or_load(game)
    seats = found.seat_counts[0] if seats is None else seats
    fixtures = len(fixtures_of(found, names, seats))
    with counting(say("cli-simulate-progress"), games * fixtures) as on_progress:
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
