"""No-break spaces hold in Rich too, which breaks lines at any space: they are hidden from it until it writes."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.text import Text

HIDING = {0x202F: 0xE000, 0x00A0: 0xE001}  # as characters of private use, which mean nothing to anybody
SHOWING = {hidden: space for space, hidden in HIDING.items()}


def rich_text(text: str, style: str = "") -> Text:
    """Words for Rich, just as they are: nothing in them is markup."""
    from rich.text import Text

    return Text(text.translate(HIDING), style=style)


class NoBreakStream:
    """A stream that puts the no-break spaces back."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(text.translate(SHOWING))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)
