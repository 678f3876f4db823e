"""Every message, said with numbers of every plural form, and with every seat, tile and card: to be read.

python -m tests.words.fuzz        # build/words/en.txt, fr.txt and ru.txt; `make words` does the same
"""

from __future__ import annotations

import contextlib
import dataclasses
import itertools
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from goblins.kernel.game import Game, term_key, value_word
from goblins.kernel.kinds import Names, Number, codes_of
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.vocabulary import Event
from goblins.kernel.words import (
    LANGUAGES,
    NOBODY,
    Sitter,
    Sitters,
    Term,
    Terms,
    entries_of,
    say,
    told_to,
    words_of,
)

from . import games, texts

BUILD = Path(__file__).parents[2] / "build" / "words"
NUMBERS = (0, 1, 2, 5, 11, 21, 101)
MOST_VALUES = 120  # of a field: more are notation, and enough of it is seen
# The reader, one of our goblins, a person whom French elides, and seats that go by their colors.
SITTERS: Sitters = {
    "seat-red": Sitter("Vasya", is_reader=True),
    "seat-blue": Sitter(term="name-itch"),
    "seat-green": Sitter("Éric"),
}
SEAT_TERMS = tuple(Term(f"seat-{name}", name) for name in SEAT_NAMES)
SEAT_LISTS = tuple(Terms(tuple((seat, "") for seat in SEAT_TERMS[:count])) for count in (1, 2, 3))
INFLECTED = ("genitive", "dative", "accusative", "instrumental", "is", "gender", "vowel")
# Page messages tell by these names whom and what they are about.
LISTS = {"names", "seats", "winners", "tiles", "squares", "ways"}

ALIASES = {"occupant": "schemer", "busy": "schemer", "shape-id": "shape", "struck": "square", "hit": "tile"}

Arguments = dict[str, Any]


@dataclasses.dataclass(frozen=True)
class Said:
    key: str
    text: str


def fuzzed(lang: str) -> Iterator[Said]:
    """Every message of the language, said in all those ways; each text once."""
    english = texts.language(*texts.sources_of("en"), *texts.page_sources_of("en"))
    own = texts.language(*texts.sources_of(lang), *texts.page_sources_of(lang))
    declared, fields = _declared(lang), _fields_of_games()
    with _page_words(lang):
        for key, message in own.items():
            known = next((values for game, values in fields.items() if key.startswith(f"{game}-")), {})
            sets = declared.get(key) or [*_guessed(message, english.get(key, message), known)]
            seen: set[str] = set()
            for arguments, sitters in itertools.product(sets, (NOBODY, SITTERS)):
                with told_to(sitters):
                    text = say(lang, key, **arguments)
                if text not in seen:
                    seen.add(text)
                    yield Said(key, text)


@contextlib.contextmanager
def _page_words(lang: str) -> Iterator[None]:
    """What only the page says, said by Python."""
    entries = words_of(lang).entries
    before = dict(entries)
    for source in texts.page_sources_of(lang):
        entries.update(entries_of(source))
    try:
        yield
    finally:
        entries.clear()
        entries.update(before)


# ------------------------------------------------------------------------------------------ arguments


def _declared(lang: str) -> dict[str, list[Arguments]]:
    """Moves and events by their declarations: all at their longest, and each field in turn with all its values."""
    found = {}
    for game in games.all_games():
        for verb, move in game.moves.types.items():
            found[f"{game.id}-move-{verb}"] = [*_visits(game, move, lang)]
        for verb, event in game.events.types.items():
            if issubclass(event, Event) and not event.silent:
                found[f"{game.id}-event-{verb}"] = [*_visits(game, event, lang)]
    return found


def _fields_of_games() -> dict[str, dict[str, list[Any]]]:
    """What the arguments of a game's sentences are, by the fields of its moves and events with their names."""
    found = {}
    for game in games.all_games():
        types = (*game.moves.types.values(), *game.events.types.values())
        named = {name.replace("_", "-"): kind for cls in types for name, kind in cls.kinds.items()}
        values = {name: [*_values(game, kind)] for name, kind in named.items() if not isinstance(kind, Number)}
        found[game.id] = values | {alias: values[name] for alias, name in ALIASES.items() if name in values}
    return found


def _visits(game: Game, cls: type[Any], lang: str) -> Iterator[Arguments]:
    values = {name: [*_values(game, kind)] for name, kind in cls.kinds.items()}
    named = {name: Term(term_key(game, key), key) for name, key in getattr(cls, "named", {}).items()}
    usual = {name: all_of[min(1, len(all_of) - 1)] for name, all_of in values.items()} | named
    yield usual
    yield {name: max(all_of, key=lambda value: _width(lang, value)) for name, all_of in values.items()} | named
    for name, all_of in values.items():
        yield from (usual | {name: value} for value in all_of)


def _width(lang: str, value: Any) -> int:
    match value:
        case Term():
            return len(words_of(lang).say(value.key, {})) if value.key else len(value.id)
        case Terms(terms):
            return len(value.text(lang)) if len(terms) < 3 else 0  # no card has three, no token lies on three
    return len(str(value))


def _values(game: Game, kind: Any) -> Iterator[Any]:
    if isinstance(kind, Number):
        possible = [*(number for number in NUMBERS if kind.low <= number <= kind.high), kind.low, kind.high]
        yield from (value_word(game, kind, number) for number in possible)
        return
    if isinstance(kind, Names):
        each = [name if _can_be(kind, name) else f"{name} 4" for name in kind.names[:MOST_VALUES]]
        pair = ", ".join(sorted(each, key=len)[-2:])
        listed = [*each, pair, ", ".join(each[1:4]), "none"]
        yield from (value_word(game, kind, value) for value in listed)
        return
    codes = itertools.islice(codes_of(kind), MOST_VALUES)
    yield from (value_word(game, kind, kind.decode(code)) for code in codes)


def _can_be(kind: Names, value: str) -> bool:
    try:
        kind.encode(value)
    except ValueError:
        return False
    return True


def _guessed(message: texts.Message, english: texts.Message, known: Mapping[str, list[Any]]) -> Iterator[Arguments]:
    """What the message itself tells: what it inflects is a seat, what it selects by has the forms it names."""
    inflected = {_stem(name) for one in (message, english) for name in one.arguments if name.endswith(INFLECTED)}
    choices = {choice.by: [*choice.forms] for choice in (*english.choices, *message.choices)}
    values: dict[str, list[Any]] = {}
    for name in message.needs | english.needs:
        if name in known and not any(choice.by == name for choice in english.choices):
            values[name] = known[name]
        elif f"{name}-id" in choices:
            values[name] = [Term(SEAT_TERMS[0].key, form) for form in choices[f"{name}-id"]]
        elif name in inflected or name in ("seat", "foe", "partner"):
            values[name] = [*SEAT_TERMS]
        elif name in LISTS:
            values[name] = [*SEAT_LISTS]
        else:
            words = [form for form in choices.get(name, ()) if not form.isdigit() and form not in texts.PLURALS]
            values[name] = words or [*NUMBERS]
    usual = {name: all_of[min(2, len(all_of) - 1)] for name, all_of in values.items()}
    yield usual
    for name, all_of in values.items():
        yield from (usual | {name: value} for value in all_of)


def _stem(name: str) -> str:
    return name.rpartition("-")[0]


def write() -> None:
    BUILD.mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        file = BUILD / f"{lang}.txt"
        said = [f"{one.key}\n    {one.text}" for one in fuzzed(lang)]
        file.write_text("\n".join(said) + "\n", encoding="utf-8")
        print(f"{file}: {len(said)} sentences")


if __name__ == "__main__":
    from . import logs

    write()
    logs.write()
