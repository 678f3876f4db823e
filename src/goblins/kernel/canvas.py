"""Pictures in text: signs with styles, put anywhere, read off line by line with Rich markup."""

from collections.abc import Iterator
from itertools import groupby


class Canvas:
    def __init__(self) -> None:
        self._drawn: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        for i, sign in enumerate(text):
            self._drawn[line, column + i] = style, sign

    def lines(self) -> Iterator[str]:
        for line in range(1 + max(line for line, _ in self._drawn)):
            width = 1 + max((column for at, column in self._drawn if at == line), default=-1)
            row = [self._drawn.get((line, column), ("", " ")) for column in range(width)]
            runs = groupby(row, key=lambda drawn: drawn[0])
            yield "".join(painted("".join(sign for _, sign in run), style) for style, run in runs)


def painted(text: str, style: str) -> str:
    return f"[{style}]{text}[/]" if style else text
