"""`goblins warm`: compile now what would otherwise be compiled when somebody waits for it."""

from __future__ import annotations

from typing import Annotated

import typer

from .language import text
from .progress import counting


def warm(
    games: Annotated[
        list[str] | None, typer.Argument(metavar=text("cli-word-game"), help=text("cli-warm-games"))
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, metavar=text("cli-word-number"), help=text("cli-warm-workers"))
    ] = None,
) -> None:
    from ..lab import warm as lab

    wanted = games or []
    with counting(text("cli-warm-progress"), lab.count_parts(wanted)) as on_progress:
        for ready in lab.warm(wanted, workers):
            if on_progress:
                on_progress(1)
            else:
                part = text(f"cli-warm-{ready.part}")
                print(text("cli-warm-ready", game=ready.game, part=part, seconds=round(ready.seconds)), flush=True)
    if on_progress:
        print(text("cli-warm-done"))
