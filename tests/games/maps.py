"""The maps in the games' README.md, from rulings to functions, tests and words.

`make rule R=GI-crane` tells what a ruling says, `make rule R="hit the brakes"` what all rows with those words say.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from goblins.games import FOLDERS
from goblins.kernel import registry
from goblins.kernel.game import Game
from goblins.kernel.words import entries_of

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/goblins"
PAGE = ROOT / "ui/src/games"
USAGE = 'make rule R=GI-crane prints a ruling, make rule R="hit the brakes" all rows of the maps with those words.'


class Row(NamedTuple):
    section: str  # its heading, and what the rulebooks in other languages call it
    anchors: list[str]
    says: str
    functions: list[str]
    tests: list[str]
    words: list[str]


class Word(NamedTuple):
    file: str
    line: int
    entry: str


def map_of(game: Game) -> str:
    assert game.folder is not None
    return (game.folder / "README.md").read_text(encoding="utf-8")


def rows_of(game: Game) -> list[Row]:
    return list(_read_rows(map_of(game)))


def _read_rows(text: str) -> Iterator[Row]:
    section = ""
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.strip("# ")
        elif re.match(r"\| [A-Z]{2}-", line):
            anchors, says, *columns = line.strip("| ").split(" | ")
            yield Row(section, anchors.split(", "), says, *map(_quoted, columns))
        elif not line.startswith("|"):
            section += f" {line}"


def _quoted(column: str) -> list[str]:
    return re.findall(r"`([^`]+)`", column)


def file_of(game: Game, file: str) -> Path:
    """A file that a map names: of the game's folder, or of the kernel."""
    assert game.folder is not None
    return SOURCE / file if file.startswith("kernel/") else game.folder / file


def words_for(game: Game) -> dict[str, Word]:
    """What the map may name: the words of the game without its name, and those of its page after `ui:`."""
    named = {key: word for file in sorted((SOURCE / "locales/en").glob("*.ftl")) for key, word in _words_in(file)}
    page = dict(_words_in(PAGE / game.id / "words/en.ftl"))
    own = {key.removeprefix(f"{game.id}-"): word for key, word in named.items()}
    return own | {f"ui:{key.removeprefix(f'{game.id}-')}": word for key, word in page.items()}


def _words_in(file: Path) -> Iterator[tuple[str, Word]]:
    text = file.read_text(encoding="utf-8")
    lines = {found[1]: text.count("\n", 0, found.start()) + 1 for found in re.finditer(r"(?m)^([\w-]+) *=", text)}
    for key, entry in entries_of(text).items():
        yield key, Word(str(file.relative_to(ROOT)), lines[key], entry.strip())


# ------------------------------------------------------------------------------------------------- searching


def told(asked: str) -> str:
    """A ruling's chapter, then the functions, tests and words of its rows; or all rows with these words, the best
    first."""
    if not _plain(asked).strip():
        return USAGE
    return "\n".join([*_ruling(asked.strip())] or _found(asked)) or (
        f"No map speaks of {asked}; they are src/goblins/games/*/README.md."
    )


def _ruling(asked: str) -> Iterator[str]:
    for game in map(registry.find, FOLDERS):
        for anchor in [anchor for anchor in game.chapters if anchor.lower() == asked.lower()]:
            chapter = f"rule-{anchor}"
            words = words_for(game)
            yield _word(words[chapter], "")
            rows = [row for row in rows_of(game) if anchor in row.anchors]
            for row in rows:
                yield _paragraph(game, row, {key: words[key] for key in row.words if key != chapter})


def _found(asked: str) -> list[str]:
    """Rows that begin with these words come first, then rows that say them, then rows that have each of them: in what
    they say, with the section's heading, with the names of functions and tests, with the texts."""
    found: list[tuple[int, str]] = []
    for game in map(registry.find, FOLDERS):
        words = words_for(game)
        for row in rows_of(game):
            own = {key: words[key] for key in row.words}
            rank = _rank(row, own, asked)
            if rank is not None:
                found.append((rank, _paragraph(game, row, own)))
    return [paragraph for _, paragraph in sorted(found, key=lambda pair: pair[0])]


def _rank(row: Row, words: dict[str, Word], asked: str) -> int | None:
    """The lower the better; None where a word is missing."""
    ruling = " ".join(row.anchors)
    if _plain(asked) in _plain(ruling) or _plain(row.says).startswith(_plain(asked)):
        return -1
    parts = [
        f"{ruling} {row.says}",
        row.section,
        " ".join([*row.functions, *row.tests, *row.words]),
        " ".join(_spoken(word.entry) for key, word in words.items() if not key.startswith("rule-")),
    ]
    if _plain(asked) in _plain(parts[0]):
        return 0
    for rank in range(1, len(parts) + 1):
        text = _plain(" ".join(parts[:rank]))
        if all(f" {_stem(word)}" in text for word in _plain(asked).split()):
            return rank
    return None


def _plain(text: str) -> str:
    """Its words alone, each after a space."""
    return " " + " ".join(re.findall(r"[^\W_]+", text.lower()))


def _stem(word: str) -> str:
    """So that "ledges" finds a ledge."""
    return word.removesuffix("s") if len(word) > 3 else word


def _spoken(entry: str) -> str:
    """The text of an entry without its key, its variables and the names of its variants."""
    return re.sub(r"\$[\w-]+|\[[\w-]+\]", "", entry.partition("=")[2])


# -------------------------------------------------------------------------------------------------- printing


def _paragraph(game: Game, row: Row, words: dict[str, Word]) -> str:
    assert game.folder is not None
    functions = [_function(game, function) for function in row.functions]
    tests = [f"tests/games/{game.folder.name}/{test}" for test in row.tests]
    texts = [_word(word, "  ") for word in words.values()]
    return "\n  ".join([f"{', '.join(row.anchors)}: {row.says}", *functions, *tests, *texts]) + "\n"


def _function(game: Game, named: str) -> str:
    """The file, and the line in which the function begins."""
    file, _, name = named.partition(":")
    path = file_of(game, file)
    where = str(path.relative_to(ROOT))
    if not name:
        return where
    lines = path.read_text(encoding="utf-8").splitlines()
    return f"{where}:{next(i for i, line in enumerate(lines, 1) if line.startswith(f'def {name}('))}: {name}"


def _word(word: Word, indent: str) -> str:
    entry = word.entry.replace("\n", f"\n  {indent}")
    return f"{word.file}:{word.line}:\n{indent}  {entry}"


if __name__ == "__main__":
    print(told(" ".join(sys.argv[1:])))
