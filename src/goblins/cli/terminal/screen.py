"""The terminal, or the pipes that stand for it: words out, lines in."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

from ..language import text
from ..no_break_spaces import rich_text
from ..output import console, draw

if TYPE_CHECKING:
    from rich.console import RenderableType

FORGET_WHAT_SCROLLED_AWAY = "\x1b[3J"


class Screen:
    def __init__(self, stdout_is_taken: bool = False) -> None:
        """Where results for programs go to stdout, people read stderr."""
        self.console = console(stderr=stdout_is_taken)
        self.typed_by_hand = sys.stdin.isatty()
        self._is_seen = self.console.file.isatty()
        self._with_readline = self.typed_by_hand and self._is_seen and not stdout_is_taken
        if self._with_readline:
            _edit_lines_anew()

    # -------------------------------------------------------------------------------------------- showing

    def show(self, text: str = "", style: str = "") -> None:
        """Words, just as they are."""

        self.console.print(rich_text(text, style=style))

    def draw(self, drawing: RenderableType) -> None:
        """A picture with Rich markup, or a Rich table."""
        draw(drawing, self.console)

    def clear(self) -> None:
        """A fresh screen; in a pipe, an empty line."""
        if self._is_seen:
            self.console.clear()
        else:
            self.show()

    # -------------------------------------------------------------------------------------------- asking

    def ask(self, prompt: str) -> str:
        """A line from the person. Raises EOFError when there are no more."""
        if self._with_readline:
            return input(prompt).strip()
        self.console.print(prompt, end="", markup=False)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not self.typed_by_hand:
            self.show(line.rstrip("\n"))  # so that what was played can be read afterwards
        if not line:
            raise EOFError
        return line.strip()

    def ask_about(self, question: str) -> str:
        """The answer to a question that may be longer than a line."""
        self.show(question)
        return self.ask("› ")

    def wait(self) -> None:
        """Go on when somebody presses Enter; lines of a pipe are moves and are not spent on this."""
        if self.typed_by_hand:
            self.ask(text("cli-press-enter") + " ")

    def draw_curtain(self, who: str) -> None:
        """Hide the table from the one who has played until the next one is at the screen."""
        self.clear()
        if self._is_seen:
            self.console.file.write(FORGET_WHAT_SCROLLED_AWAY)
        if self._with_readline:
            _edit_lines_anew()
        self.show(text("cli-curtain", who=who), style="bold")
        self.wait()


def _edit_lines_anew() -> None:
    """Arrow keys at the prompt, where the system has them, and only one's own earlier lines."""
    with contextlib.suppress(ImportError):
        import readline

        readline.clear_history()
