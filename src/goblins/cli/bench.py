"""`goblins bench`: how fast the rules run here."""

from __future__ import annotations

from typing import Annotated

import typer

from .language import language, text
from .no_break_spaces import rich_text
from .output import console, draw, print_json
from .progress import saying


def bench(
    quick: Annotated[bool, typer.Option("--quick", help=text("cli-bench-quick"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-option-json"))] = False,
) -> None:
    from ..lab.bench import run_bench

    with saying(_words_for) as on_progress:
        measured = run_bench(quick, on_progress)
    if as_json:
        print_json(measured.to_json())
        return
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(style="dim")
    table.add_column(justify="right", style="bold")
    for row in measured.table(language()):
        table.add_row(rich_text(row["measure"]), rich_text(row["game"]), rich_text(row["value"]))
    draw(table, console())


def _words_for(stage: str) -> str:
    """What the bench does now, from its own short name for it."""
    what, _, rest = stage.partition(" ")
    match what:
        case "compile":
            return text("cli-bench-compile", game=rest)
        case "round":
            return text("cli-bench-round", round=rest)
        case "cold":
            return text("cli-bench-cold")
    return text("cli-bench-start")
