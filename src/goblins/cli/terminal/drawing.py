"""How paragraphs and choices look."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.table import Table

from ...kernel.names import SEAT_MARKS
from ..language import language, text
from ..no_break_spaces import rich_text
from .choices import MenuChoice
from .story import Paragraph

if TYPE_CHECKING:
    from ...match import Match


def paragraphs(told: Iterable[Paragraph]) -> Iterator[Table]:
    """Each with the mark of the one who moved."""
    for paragraph in told:
        mark, colour = SEAT_MARKS[paragraph.mover] if paragraph.mover else ("·", "dim")
        grid = Table.grid(padding=(0, 1))
        grid.add_row(rich_text(mark, style=colour), rich_text(paragraph.text))
        yield grid


def numbered(match: Match, choices: Sequence[MenuChoice]) -> Table:
    """The choices, their numbers before them and their notation behind."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim", no_wrap=True)
    for number, choice in enumerate(choices, 1):
        description = match.describe(choice.moves[0], language())
        if choice.is_move:
            grid.add_row(str(number), rich_text(description), rich_text(str(choice.moves[0])))
        else:
            gathered = text("cli-choices-gathered", count=len(choice.moves), example=description)
            grid.add_row(str(number), rich_text(gathered), rich_text(choice.opening()))
    return grid
