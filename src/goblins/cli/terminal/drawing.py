"""How paragraphs and choices look."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.table import Table

from ...kernel.names import SEAT_MARKS
from ..speech import language, tell
from ..unbroken import words
from .choices import Choice
from .story import Paragraph

if TYPE_CHECKING:
    from ...match import Match


def paragraphs(told: Iterable[Paragraph]) -> Iterator[Table]:
    """Each with the mark of the one who moved."""
    for paragraph in told:
        mark, colour = SEAT_MARKS[paragraph.mover] if paragraph.mover else ("·", "dim")
        grid = Table.grid(padding=(0, 1))
        grid.add_row(words(mark, style=colour), words(paragraph.text))
        yield grid


def numbered(match: Match, choices: Sequence[Choice]) -> Table:
    """The choices, their numbers before them and their notation behind."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim", no_wrap=True)
    for number, choice in enumerate(choices, 1):
        description = match.describe(choice.moves[0], language())
        if choice.is_move:
            grid.add_row(str(number), words(description), words(str(choice.moves[0])))
        else:
            gathered = tell("cli-choices-gathered", count=len(choice.moves), example=description)
            grid.add_row(str(number), words(gathered), words(choice.opening()))
    return grid
