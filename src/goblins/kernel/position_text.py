"""Positions as text for people: the frame of every game's language, which docs/positions.md shows.

The first line names the game, the version of its rules and the seats. Options, the component set, chance and the
script have lines of their own; the game draws its table between them (`position_words.py`). Whatever these lines do
not say, and would not derive, stands field by field behind them, so that nothing is ever lost: to write a position is
to write the game's lines, to read them again, and to add the fields that came out otherwise.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Self

from . import registry
from .chance import key_from_hex, key_from_seed, key_to_hex, make_blocks
from .components import STANDARD, ComponentSet, check_figures, doubts_of, load_set, set_from_json
from .documents import UNNAMED, FileName
from .errors import BadInput
from .events import Script
from .fields import read_field, write_fields
from .game import Game
from .names import SEAT_NAMES
from .options import read_options, write_options
from .play import Play
from .position import LONGEST_SCRIPT, STREAM_NAMES, check_rules, check_state
from .position_words import LineWords, unknown_word, whole
from .record import blank, copied, pack, unpack
from .steps import begin_game, seats_in

ENDING = ".goblins"  # of the files
COMMENT = "--"
BEFORE = ("option", "set", "key", "seed", "set-up", "next")  # what lines of the frame begin with
STEPS = ("asked", "awaiting", "step", "drawn")  # and those of a table that is laid
FIRST = (*BEFORE, *STEPS)
STATE, FIGURES = "state", "figures"  # of records that are said field by field
MOST_DRAWN = (1 << 31) - 1
MOST_KITS = 64  # of somebody's own that are remembered

_own_kits: dict[tuple[str, ...], Any] = {}  # by the standard set that they differ from, and their lines


# ------------------------------------------------------------------------------------------------- writing


def write_text(play: Play) -> str:
    """The position in words; `read_text` makes the very same state of it."""
    head = list(_head(play))
    table = list(play.game.position_words.write(play.state, play.kit)) if play.game.position_words else []
    laid = _Text("\n".join([*head, *table])).open(lambda _: play.game).lay(play.components)
    parts = [head, table, list(_rest(play.state, laid)), list(_script(play.script))]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _head(play: Play) -> Iterator[str]:
    game = play.game
    yield f"{game.id}, rules {play.rules}, {' '.join(SEAT_NAMES[: play.seats])}"
    usual = write_options(game.settings, read_options(game.options, game.settings, {}))
    for name, value in write_options(game.settings, play.options).items():
        if value != usual[name]:
            yield f"option {name} {value}"
    yield from _set(game, play.components)
    if any(play.state.table.chance.key):
        yield f"key {key_to_hex(play.state.table.chance.key)}"


def _set(game: Game, components: ComponentSet) -> Iterator[str]:
    """A set of somebody's own is said by how it differs from the standard one."""
    if components.released:
        if components.name != STANDARD:
            yield f"set {components.name}"
        return
    quoted = json.dumps(components.name).replace(COMMENT, "-\\u002d")
    yield f"set {quoted} {components.version}"
    kind: Any = game.kit
    yield from _own_figures(kind, pack(components.kit), pack(load_set(game).kit))


@lru_cache(64)
def _own_figures(kind: Any, own: bytes, standard: bytes) -> tuple[str, ...]:
    """Once for the same figures."""
    return tuple(write_fields(unpack(kind, own), unpack(kind, standard), FIGURES))


def _rest(s: Any, laid: Any) -> Iterator[str]:
    """What the lines before have not said and would not derive."""
    for name in ("asked", "awaiting"):
        mask = getattr(s.table, name)
        if mask != getattr(laid.table, name):
            yield f"{name} {' '.join(SEAT_NAMES[seat] for seat in seats_in(mask)) or 'nobody'}"
            setattr(laid.table, name, mask)
    if s.table.step != laid.table.step:
        yield f"step {s.table.step}"
        laid.table.step = s.table.step
    drawn = [f"{name} {count}" for name, count in zip(STREAM_NAMES, s.table.chance.drawn) if count]
    if drawn:
        yield f"drawn {', '.join(drawn)}"
        laid.table.chance.drawn = list(s.table.chance.drawn)
    yield from write_fields(s, laid, STATE)


def _script(script: Script) -> Iterator[str]:
    """Outcomes that follow each other in one stream stand in a line."""
    line = ""
    for stream, value in script:
        begin = f"next draw {STREAM_NAMES[stream]}"
        if line.startswith(f"{begin} "):
            line += f" {value}"
            continue
        if line:
            yield line
        line = f"{begin} {value}"
    if line:
        yield line


# ------------------------------------------------------------------------------------------------- reading


def read_text(text: str, file: FileName = UNNAMED, find_game: Callable[[str], Game] = registry.find) -> Play:
    """Lay the table as the text says. Raises BadInput naming the file, the line and what would fit."""
    found = _Text(text)
    if not found.lines:
        raise BadInput("file-foreign", file=file)
    try:
        return found.open(find_game).play()
    except BadInput as problem:
        if found.number:
            raise BadInput("file-line", file=file, line=found.number, problem=problem) from None
        raise BadInput("file-part", file=file, part="state", problem=problem) from None


@dataclasses.dataclass(frozen=True)
class _Line:
    number: int
    raw: str
    words: list[str]


def _lines(text: str) -> Iterator[_Line]:
    """Those that say something, in words; commas are for the eye."""
    for number, line in enumerate(text.splitlines(), 1):
        raw = line.partition(COMMENT)[0]
        words = raw.lower().replace(",", " ").split()
        if words:
            yield _Line(number, raw, words)


class _Text:
    """A text that is being read; `number` is the line at hand, so that a mistake can name it."""

    def __init__(self, text: str) -> None:
        self.number = 0
        self.lines = list(_lines(text))

    def open(self, find_game: Callable[[str], Game]) -> Self:
        """Read the first line: the game, its rules and the seats."""
        line = self.lines.pop(0)
        self.number = line.number
        words = LineWords(line.words, line.words[0])
        self.game = find_game(words.next())
        self.rules = self.game.rules_version
        if words.skip("rules"):
            self.rules = check_rules(self.game, words.number(0, MOST_DRAWN))
        seats = [words.seat(len(SEAT_NAMES)) for _ in list(words.words)]
        self.game.check_seats(len(seats))
        if seats != list(range(len(seats))):
            raise BadInput("text-seats", known=" ".join(SEAT_NAMES[: len(seats)]))
        self.seats = len(seats)
        self._check_words()
        self.number = 0
        return self

    def beginning(self, *first: str) -> Iterator[_Line]:
        """The lines that begin with one of these words, each at hand while it is looked at."""
        for line in self.lines:
            if line.words[0].partition(".")[0] in first:
                self.number = line.number
                yield line
        self.number = 0

    def only(self, first: str) -> Iterator[LineWords]:
        """The rest of the line that begins with this word, if there is one."""
        for number, line in enumerate(self.beginning(first)):
            if number:
                raise BadInput("text-twice", found=first)
            yield LineWords(line.words[1:], first)

    # ------------------------------------------------------------------------------------------ its parts

    def play(self) -> Play:
        components = self._components()
        if any(line.words == ["set-up"] for line in self.lines):
            for line in self.beginning(STATE, *STEPS, *self._own_words()):
                raise unknown_word(line.words[0], BEFORE, "set-up")
            script = self._read_script(None, components.kit)
            return Play.begin(self.game, components, self._options(), self.seats, self._key(), script, self.rules)
        state = self.lay(components)
        check_state(self.game, state, components.kit)
        make_blocks(state.table.chance)
        return Play(self.game, components, state, self._read_script(state, components.kit))

    def lay(self, components: ComponentSet) -> Any:
        """The state, whether it can be or not."""
        game = self.game
        s = blank(game.state)
        begin_game(s, self.seats, self._key(), self.rules)
        s.options = self._options()
        game.check_kit_fits_options(components.kit, s.options)
        if game.position_words:
            game.position_words.read(s, components.kit, self._own_lines())
        self._read_steps(s)
        for line in self.beginning(STATE):
            read_field(s, line.words[0].split(".")[1:], line.words[1:], line.words[0])
        return s

    def _own_lines(self) -> Iterator[list[str]]:
        """The lines that the game reads."""
        yield from (line.words for line in self.beginning(*self._own_words()))

    def _own_words(self) -> Sequence[str]:
        return self.game.position_words.first if self.game.position_words else ()

    def _check_words(self) -> None:
        """Raises BadInput for a line that nobody would read."""
        for line in self.lines:
            if line.words[0].partition(".")[0] not in (*FIRST, STATE, FIGURES, *self._own_words()):
                self.number = line.number
                raise unknown_word(line.words[0], [*self._own_words(), *FIRST], self.game.id)

    def _options(self) -> Any:
        chosen: dict[str, Any] = {}
        for line in self.beginning("option"):
            words = LineWords(line.words[1:], "option")
            name = words.next([setting.name for setting in self.game.settings])
            chosen[name] = words.next()
            words.end()
            read_options(self.game.options, self.game.settings, {name: chosen[name]})
        return read_options(self.game.options, self.game.settings, chosen)

    def _key(self) -> tuple[int, int, int, int]:
        """Without one all is zero, as in a document that leaves it out."""
        key = (0, 0, 0, 0)
        for line in self.beginning("seed"):
            key = key_from_seed(" ".join(line.raw.split()[1:]))
        for words in self.only("key"):
            key = key_from_hex(words.next(["0" * 32]))
            words.end()
        return key

    def _components(self) -> ComponentSet:
        found = load_set(self.game)
        for line in self.beginning("set"):
            name = line.raw.strip().partition(" ")[2].strip()
            found = self._own_set(name) if name.startswith('"') else set_from_json(self.game, {"name": name})
        return found

    def _own_set(self, quoted: str) -> ComponentSet:
        try:
            name, end = json.JSONDecoder().raw_decode(quoted)
        except ValueError:
            raise BadInput("text-more", where="set", known='"') from None
        version = whole(quoted[end:].strip(), -MOST_DRAWN, MOST_DRAWN, "set")
        kit = self._own_kit()
        check_figures(self.game, kit)
        return ComponentSet(name, version, kit, released=False, warnings=doubts_of(self.game, kit))

    def _own_kit(self) -> Any:
        """Read once for the same lines."""
        standard = load_set(self.game)
        known = (standard.hash, *(line.raw for line in self.lines if line.words[0].partition(".")[0] == FIGURES))
        if known not in _own_kits:
            kit = copied(standard.kit)
            for line in self.beginning(FIGURES):
                read_field(kit, line.words[0].split(".")[1:], line.words[1:], line.words[0])
            if len(_own_kits) >= MOST_KITS:
                _own_kits.clear()
            _own_kits[known] = kit
        return _own_kits[known]

    def _read_steps(self, s: Any) -> None:
        """Who is asked, how often seats have been, and how much has been drawn."""
        for name in ("asked", "awaiting"):
            for words in self.only(name):
                named = set() if words.skip("nobody") else {words.seat(self.seats) for _ in list(words.words)}
                setattr(s.table, name, sum(1 << seat for seat in named))
        for words in self.only("step"):
            s.table.step = words.number(0, MOST_DRAWN)
        for words in self.only("drawn"):
            while words:
                stream = words.name(STREAM_NAMES)
                s.table.chance.drawn[stream] = words.number(0, MOST_DRAWN)

    def _read_script(self, s: Any, kit: Any) -> Script:
        script: list[tuple[int, int]] = []
        words = self.game.position_words
        means = words.draws(s, kit) if words else None
        for line in self.beginning("next"):
            rest = LineWords(line.words[1:], "next")
            if rest.skip("draw"):
                stream = rest.name(STREAM_NAMES)
                script += [(stream, rest.number(0, (1 << 15) - 1)) for _ in list(rest.words)]
            elif means is None:
                raise unknown_word(rest.next(["draw"]), ["draw"], "next")
            else:
                script += means(rest.words)
        if len(script) > LONGEST_SCRIPT:
            raise BadInput("script-list", most=LONGEST_SCRIPT)
        return tuple(script)
