"""English for a game that brings no Fluent files: every word it can be asked for, made of its declarations.

The docstring of a move or an event is its sentence if it has braces: `{seat} bids {count}.` Otherwise a move is its
notation, an event its name and its fields. `Game.words` goes before all of this. A verb behind a seat has a form for
“you”: `you bid {count}.`
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .kinds import Names, SeatName
from .names import name_of
from .options import Choice, Setting
from .vocabulary import Move, MoveOrEvent

if TYPE_CHECKING:
    from .game import Game

IRREGULAR = {"is": "are", "was": "were", "has": "have"}
NO_VERBS = ("always", "perhaps", "sometimes", "as", "plus", "minus", "versus", "s")


def english_entries(game: Game) -> dict[str, str]:
    """Fluent entries by their keys."""
    texts = dict(_texts(game))
    for key in game.words:
        if key not in texts:
            raise TypeError(f"{game.id} is never asked for the words “{key}”")
    return {f"{game.id}-{key}": f"{game.id}-{key} = {text}\n" for key, text in (texts | _own(game, texts)).items()}


def _own(game: Game, texts: dict[str, str]) -> dict[str, str]:
    return {
        key: _template(text, set(re.findall(r"\{ \$([\w-]+) \}", texts[key]))) for key, text in game.words.items()
    }


def _texts(game: Game) -> Iterator[tuple[str, str]]:
    about = _template(game.about or f"A game for {_range(game.seat_counts)}.", set())
    yield "title", _capital(_plain(game.id))
    yield "summary", about
    for anchor in game.chapters:
        yield f"rule-{anchor}", about
    for component in game.explained:
        yield f"{component}-explain", f"{_capital(_plain(component))}."
    for setting in game.settings:
        yield from _setting(setting)
    for ending in game.endings:
        ended = _capital(_plain(name_of(ending)))
        yield f"ending-{name_of(ending)}", f"{ended}. Winners: {{ $winners }}"
        yield f"ending-{name_of(ending)}-draw", f"{ended}. Nobody has won."
        yield f"ended-{name_of(ending)}", _plain(name_of(ending))
    for reason in game.reasons:
        yield f"refusal-{name_of(reason)}", f"{_capital(_plain(name_of(reason)))}."
    for verb, move in game.moves.types.items():
        yield f"move-{verb}", _sentence(move)
    for verb, event in game.events.types.items():
        yield f"event-{verb}", _sentence(event)
    for cls in (*game.moves.types.values(), *game.events.types.values()):
        yield from _terms(cls)


def _setting(setting: Setting) -> Iterator[tuple[str, str]]:
    key = f"option-{setting.name}"
    yield key, _capital(_plain(setting.name))
    if isinstance(setting, Choice):
        names = {name: _plain(name) for name in setting.samples()}
        yield f"{key}-explain", f"{_capital(_plain(setting.name))}: {' or '.join(names.values())}."
        yield from ((f"{key}-{name}", text) for name, text in names.items())
    else:
        yield f"{key}-explain", f"{_capital(_plain(setting.name))}: {setting.low} to {setting.high}."


def _sentence(cls: type[MoveOrEvent]) -> str:
    told = " ".join((cls.__dict__.get("__doc__") or "").split())
    if "{" in told:
        seats = {name.replace("_", "-") for name, kind in cls.kinds.items() if isinstance(kind, SeatName)}
        return addressed(_template(told, {name.replace("_", "-") for name in cls.kinds}), seats)
    if issubclass(cls, Move):
        return _capital(_template(cls.notation, {name.replace("_", "-") for name in cls.kinds}))
    fields = [_field(name, kind) for name, kind in cls.kinds.items()]
    return f"{_capital(_plain(cls.verb))}{': ' if fields else ''}{', '.join(fields)}."


def _field(name: str, kind: Any) -> str:
    value = f"{{ ${name.replace('_', '-')} }}"
    return value if isinstance(kind, SeatName) else f"{_plain(name)} {value}"


def _terms(cls: type[MoveOrEvent]) -> Iterator[tuple[str, str]]:
    for kind in cls.kinds.values():
        term = kind.each if isinstance(kind, Names) else getattr(kind, "term", "")
        if term and term != "seat":
            yield from ((f"{term}-{name}", _plain(name)) for name in getattr(kind, "names", ()))


def _template(text: str, known: set[str]) -> str:
    """A text with fields in braces, as Fluent writes it."""
    pieces = re.split(r"\{(\w+)\}", " ".join(text.split()))
    for field in pieces[1::2]:
        if field.replace("_", "-") not in known:
            raise TypeError(f"“{text}” names the field {field}, which is not there")
    return "".join(
        f"{{ ${piece.replace('_', '-')} }}" if i % 2 else re.sub(r"[{}]", r'{ "\g<0>" }', piece)
        for i, piece in enumerate(pieces)
    )


def addressed(text: str, seats: set[str]) -> str:
    """A sentence in Fluent whose verbs behind seats agree with “you”, too."""

    def both(found: re.Match[str]) -> str:
        name, verb = found[1], found[2]
        if name not in seats or verb in NO_VERBS:
            return found[0]
        you = "You" if found.start() == 0 or text[: found.start()].rstrip().endswith((".", "!", "?")) else "you"
        second = f"{you} {_second_person(verb)}"
        return f"{{ ${name}-is ->\n    [you] {second}\n   *[other] {{ ${name} }} {verb}\n    }}"

    return re.sub(r"\{ \$([\w-]+) \} ([a-z]+s)\b(?!’)", both, text)


def _second_person(verb: str) -> str:
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if re.search(r"(ch|sh|ss|x|zz|o)es$", verb) else verb[:-1]


def _plain(name: str) -> str:
    return re.sub(r"[-_]+", " ", name)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _range(counts: tuple[int, ...]) -> str:
    return str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
