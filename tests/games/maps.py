"""The maps in the games' README.md, from rulings to functions, tests and words.

`make rule R=GI-crane` tells what a ruling says, `make rule R="hit the brakes"` what all rows with those words say.
"""

from __future__ import annotations

import dataclasses
import math
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

MOST_ROWS = 8
# Of a word in what a row says, in names, in the heading, in texts and in the chapter.
WEIGHTS = (4.0, 2.0, 1.5, 1.0, 0.5)
PHRASE = 12.0  # for a row that says all the words as they were asked
# fmt: off
COMMON = {
    "a", "an", "and", "any", "are", "at", "be", "by", "can", "do", "does", "for", "from", "has", "have", "if", "in",
    "is", "it", "its", "may", "must", "not", "of", "on", "only", "or", "that", "the", "their", "then", "there",
    "they", "this", "to", "when", "which", "who", "with", "you", "your",
    "gi", "gw", "nr",
}
# fmt: on
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven")
# The rulebooks' words for what the maps call otherwise.
SAME = {str(number): word for number, word in enumerate(NUMBERS, 1)} | {
    "counter": "goblin",
    "counters": "goblin",
    "figure": "goblin",
    "figures": "goblin",
    "maximum": "most",
    "minecart": "cart",
    "combat": "fight",
    "battle": "fight",
    "destroyed": "lost",
    "flip": "turn",
    "flips": "turn",
    "connected": "joined",
    "surviving": "alive",
    "fifty": "50",
}


def told(asked: str) -> str:
    """A ruling's chapter, then the functions, tests and words of its rows; or the rows with these words, the best
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
    """The rows that have most of these words, the best first. A rare word counts for more than a common one, and a
    word in what a row says for more than one in its names, its section's heading, its texts or its chapter."""
    entries = [entry for game in map(registry.find, FOLDERS) for entry in _entries(game)]
    wanted = list(dict.fromkeys(_stems(asked)))
    rows_with = {stem: sum(any(stem in part for part in entry.parts) for entry in entries) for stem in wanted}
    rarity = {stem: math.log(1 + len(entries) / count) for stem, count in rows_with.items() if count}
    scores = [
        (sum(rarity[stem] * entry.weight_of(stem) for stem in rarity) + entry.bonus(asked), entry)
        for entry in entries
    ]
    best = max((score for score, _ in scores), default=0.0)
    shown = sorted((pair for pair in scores if pair[0] > best / 2), key=lambda pair: -pair[0])[:MOST_ROWS]
    unknown = [word for word in asked.split() if _stems(word) and not set(_stems(word)) & set(rarity)]
    heading = [f"Nothing is said of {', '.join(unknown)}; the rest:\n"] if unknown and shown else []
    return [*heading, *(_paragraph(entry.game, entry.row, entry.words) for _, entry in shown)]


@dataclasses.dataclass(frozen=True)
class Entry:
    """A row, and the stems of the words in its parts."""

    game: Game
    row: Row
    words: dict[str, Word]
    parts: tuple[frozenset[str], ...]

    def weight_of(self, stem: str) -> float:
        return next((weight for weight, part in zip(WEIGHTS, self.parts) if stem in part), 0.0)

    def bonus(self, asked: str) -> float:
        """For a row that says just this, most of all if it begins so."""
        says, phrase = _plain(self.row.says), _plain(asked)
        if says.startswith(phrase) or phrase in _plain(" ".join(self.row.anchors)):
            return PHRASE * 2
        return PHRASE if phrase in says else 0.0


def _entries(game: Game) -> Iterator[Entry]:
    words = words_for(game)
    for row in rows_of(game):
        own = {key: words[key] for key in row.words}
        texts = " ".join(_spoken(word.entry) for key, word in own.items() if not key.startswith("rule-"))
        chapters = " ".join(_spoken(words[f"rule-{one}"].entry) for one in row.anchors if f"rule-{one}" in words)
        names = " ".join([*row.functions, *row.tests, *row.words])
        parts = f"{' '.join(row.anchors)} {row.says}", names, row.section, texts, chapters
        yield Entry(game, row, own, tuple(frozenset(_stems(part)) for part in parts))


def _plain(text: str) -> str:
    """Its words alone, each after a space."""
    return " " + " ".join(re.findall(r"[^\W_]+", text.lower()))


def _stems(text: str) -> list[str]:
    """Its words without endings, so that "winning" finds the winners; the rulebooks' other words for a thing are
    taken for ours."""
    words = [SAME.get(word, word) for word in _plain(text).split() if word not in COMMON]
    return [SAME.get(_stem(word), _stem(word)) for word in words]


def _stem(word: str) -> str:
    for ending in ("s", "ing", "ed", "er"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word.removesuffix(ending)
    return word[:-1] if len(word) > 3 and (word[-1] == word[-2] or word[-1] == "e") else word


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
