"""The maps in the games' README.md, from rulings to functions, tests and words.

`make rule R=GI-crane` tells what a ruling says, `make rule R=ledge` what all rows with that word say.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

from goblins.games import FOLDERS
from goblins.kernel import registry
from goblins.kernel.game import Game
from goblins.kernel.words import entries_of, words_of

PAGE = Path(__file__).parents[2] / "ui/src/games"


class Row(NamedTuple):
    anchors: list[str]
    says: str
    functions: list[str]
    tests: list[str]
    words: list[str]


def map_of(game: Game) -> str:
    assert game.folder is not None
    return (game.folder / "README.md").read_text(encoding="utf-8")


def rows_of(game: Game) -> list[Row]:
    rows = [line.strip("| ").split(" | ") for line in map_of(game).splitlines() if re.match(r"\| [A-Z]{2}-", line)]
    return [Row(anchors.split(", "), says, *map(_quoted, columns)) for anchors, says, *columns in rows]


def _quoted(column: str) -> list[str]:
    return re.findall(r"`([^`]+)`", column)


def words_for(game: Game) -> dict[str, str]:
    """What the map may name: the words of the game without its name, and those of its page after `ui:`."""
    page = entries_of((PAGE / game.id / "words/en.ftl").read_text(encoding="utf-8"))
    named = {key.removeprefix(f"{game.id}-"): text for key, text in words_of("en").entries.items()}
    return named | {f"ui:{key.removeprefix(f'{game.id}-')}": text for key, text in page.items()}


def told(asked: str) -> str:
    """A ruling's chapter, then the functions, tests and words of its rows; or all rows in which a word stands."""
    paragraphs = []
    for game in map(registry.find, FOLDERS):
        words = words_for(game)
        rows = [row for row in rows_of(game) if asked in row.anchors]
        if rows:
            paragraphs.append(words[f"rule-{asked}"])
        else:
            rows = [row for row in rows_of(game) if _speaks_of(row, words, asked.lower())]
        paragraphs += [_paragraph(game.id.replace("-", "_"), row, words, asked) for row in rows]
    return "\n".join(paragraphs) or f"No map speaks of {asked}; they are src/goblins/games/*/README.md."


def _speaks_of(row: Row, words: dict[str, str], asked: str) -> bool:
    own = [words[word] for word in row.words if not word.startswith("rule-")]
    return asked in " ".join([*row.anchors, row.says, *row.functions, *row.tests, *row.words, *own]).lower()


def _paragraph(folder: str, row: Row, words: dict[str, str], asked: str) -> str:
    functions = [f"src/goblins/games/{folder}/{function}" for function in row.functions]
    tests = [f"tests/games/{folder}/{test}" for test in row.tests]
    texts = [words[word].strip().replace("\n", "\n  ") for word in row.words if word != f"rule-{asked}"]
    return "\n  ".join([f"{', '.join(row.anchors)}: {row.says}", *functions, *tests, *texts]) + "\n"


if __name__ == "__main__":
    print(told(sys.argv[1]))
