"""Signs of life on stderr while something takes its time; nothing where nobody would see them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .language import text
from .output import console


@contextmanager
def counting(what: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar, and a function that is told how many more are done."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        _tell_of_compiling(bar.console.print)
        yield lambda more: bar.advance(task, more)


@contextmanager
def expecting(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """A bar with the time left, and a function that is told how many are done and how many it will probably be."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        _tell_of_compiling(bar.console.print)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@contextmanager
def saying(words_for: Callable[[str], str]) -> Iterator[Callable[[str], None] | None]:
    """A line, and a function that is told what is being done now."""
    if not sys.stderr.isatty():
        yield None
        return
    with console(stderr=True).status("") as status:
        yield lambda stage: status.update(words_for(stage))


def _tell_of_compiling(tell: Callable[[str], None]) -> None:
    """Compiling takes its time: say it once for each game, and why nobody has done it before."""
    from ..kernel.code_cache import Miss, when_compiling

    told = set()

    def say(game: str, why: Miss) -> None:
        if game not in told:
            told.add(game)
            tell(text("cli-compiling", game=game, why=why.value))

    when_compiling(say)
