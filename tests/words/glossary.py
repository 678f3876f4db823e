"""The glossaries: `locales/<language>/glossary/<game>.toml`, and what in the messages does not keep to them."""

from __future__ import annotations

import dataclasses
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import goblins

from .texts import Language

SHARED = "goblins"  # the glossary whose words are those of all messages


@dataclasses.dataclass(frozen=True)
class GlossaryTerm:
    word: str
    said: re.Pattern[str]
    never: tuple[re.Pattern[str], ...]
    but: frozenset[str]  # messages that mean something else by a word that is not to be said
    where: frozenset[str]  # messages that must say the term


Glossary = Mapping[str, GlossaryTerm]


def glossary(lang: str, game: str) -> Glossary:
    return read(folder(lang).joinpath(f"{game}.toml").read_text(encoding="utf-8"))


def games(lang: str) -> list[str]:
    return sorted(file.stem for file in folder(lang).glob("*.toml"))


def folder(lang: str) -> Path:
    return Path(goblins.__file__).parent / "locales" / lang / "glossary"


def read(text: str) -> Glossary:
    return {name: _term(entry) for name, entry in tomllib.loads(text).items()}


def _term(entry: Mapping[str, Any]) -> GlossaryTerm:
    """Case does not matter, unless the entry says so: the Boss of one game is no boss."""
    flags = re.NOFLAG if entry.get("case") else re.IGNORECASE
    return GlossaryTerm(
        word=entry["word"],
        said=re.compile(entry.get("forms", re.escape(entry["word"])), flags),
        never=tuple(re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])", flags) for pattern in entry.get("never", ())),
        but=frozenset(entry.get("but", ())),
        where=frozenset(entry.get("where", ())),
    )


def unlike(english: Glossary, other: Glossary) -> list[str]:
    """Terms that only one of them has."""
    return sorted(english.keys() ^ other.keys())


def misnamed(terms: Glossary) -> list[str]:
    """Terms whose own word is none of their forms, or must not be said."""
    return [
        name
        for name, term in terms.items()
        if not term.said.search(term.word) or any(never.search(term.word) for never in term.never)
    ]


def forbidden(game: str, terms: Glossary, language: Language) -> list[str]:
    """Messages that say what must not be said."""
    return [
        f"{key}: “{found[0]}” for {term.word}"
        for key, texts in _messages(game, language)
        for term in terms.values()
        if key not in term.but
        for never in term.never
        for found in [*filter(None, map(never.search, texts))][:1]
    ]


def unsaid(english: Glossary, terms: Glossary, language: Language) -> list[str]:
    """Messages that do not say the term they must; where, the English glossary says."""
    return [
        f"{key} does not say {terms[name].word}"
        for name in english.keys() & terms.keys()
        for key in sorted(english[name].where)
        if key not in language or not any(terms[name].said.search(text) for text in language[key].texts)
    ]


def idle(english: Glossary, language: Language) -> list[str]:
    """Exceptions for messages that are not there."""
    return [f"{name}: {key}" for name, term in english.items() for key in term.but - language.keys()]


def _messages(game: str, language: Language) -> Iterator[tuple[str, Iterable[str]]]:
    own = re.compile(rf"(bad-)?{game}-")
    for key, message in language.items():
        if game == SHARED or own.match(key):
            yield key, [*dict.fromkeys(re.sub(r"\*|(?<=⟨)[^⟩]*", "", text) for text in message.texts)]
