"""Lines are not broken where French and Russian have no-break spaces."""

import io
from typing import IO, cast

from rich.console import Console

from goblins.cli.no_break_spaces import NoBreakStream, rich_text


def test_a_no_break_space_keeps_its_words_together_and_comes_out_again() -> None:
    written = io.StringIO()
    console = Console(file=cast("IO[str]", NoBreakStream(written)), width=12)
    console.print(rich_text("la carte «\u202fRuée\u202f», «\u00a0да\u00a0»"))
    assert written.getvalue().splitlines() == ["la carte ", "«\u202fRuée\u202f», ", "«\u00a0да\u00a0»"]


def test_what_looks_like_markup_is_left_as_it_is() -> None:
    written = io.StringIO()
    Console(file=written, width=40).print(rich_text("save [bold]x[/bold].json"))
    assert written.getvalue() == "save [bold]x[/bold].json\n"
