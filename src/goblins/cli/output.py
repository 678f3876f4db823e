"""Where words go: stdout for results, stderr for everything beside them."""

from __future__ import annotations

import json
import os
import shutil
import sys
import textwrap
import unicodedata
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, cast

from .no_break_spaces import HIDING, NoBreakStream

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from ..match import Match

WIDE = 1000  # columns of something that is no terminal: programs that read lines want them whole


def console(stderr: bool = False) -> Console:
    from rich.console import Console

    class HonestConsole(Console):
        def on_broken_pipe(self) -> None:
            """Leave it to `goblins.cli.run`, after the game on the table has been put away."""
            raise

    stream = sys.stderr if stderr else sys.stdout
    file = cast("IO[str]", NoBreakStream(stream))
    return HonestConsole(file=file, highlight=False, emoji=False, width=None if stream.isatty() else WIDE)


def draw(drawing: RenderableType, on: Console) -> None:
    """A picture with Rich markup, or a Rich table; in a pipe without the spaces that only fill a screen."""
    if isinstance(drawing, str):
        drawing = drawing.translate(HIDING)
    if on.is_terminal:
        on.print(drawing)
        return
    with on.capture() as captured:
        on.print(drawing)
    on.file.write("".join(f"{line.rstrip()}\n" for line in captured.get().splitlines()))


def print_wrapped(text: str, indent: str = "") -> None:
    """Words in lines that fit the terminal; in a pipe, in one line."""
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns
        text = textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent)
        print(text)
    else:
        print(indent + text)


def print_json(document: Any) -> None:
    """One document on stdout, for programs."""
    print(json.dumps(document, ensure_ascii=False, indent=2))


def outcome_document(match: Match) -> dict[str, Any]:
    """How far a match has come, and how it ended."""
    found = match.outcome
    return {
        "moves": len(match.true.made),
        "finished": found is not None,
        "ending": found.ending if found else None,
        "winners": list(found.winners) if found else [],
        "points": found.points if found else {},
    }


def complain(sentence: str) -> None:
    print(printable(sentence), file=sys.stderr)


def printable(text: str) -> str:
    """Text out of somebody's file, without the characters that would command the terminal."""
    return "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(sign)[0] == "C" else sign for sign in text)


def prepare_streams() -> None:
    """A closed stream is an empty one, and a terminal that cannot write a character shows a question mark."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - for good
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def discard_what_is_left() -> None:
    """Our output cannot be written any more; without this Python would complain about it on its way out."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
