"""All text that a person reads, from the Fluent files in `goblins/locales`.

`say("fr", "refusal-not-asked", seat=Term("seat-red"))` gives a sentence. An argument may be a number, a text, a
`Term` (a word that has its own entry, given to the sentence in all its grammatical cases: `$seat`,
`$seat-genitive`, ...) or another refusal or error, said in the same language.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from decimal import Decimal
from functools import cache, cached_property
from importlib import resources
from typing import TYPE_CHECKING, Any

from .errors import BadInput

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "ru")
CASES = ("genitive", "dative", "accusative", "instrumental")
UNCOUNTABLE = 10**15  # Fluent writes no number much larger out

_folders: list[Any] = [resources.files("goblins") / "locales"]
_spare: dict[str, str] = {}  # entries for keys that no file has, the same in every language


@dataclasses.dataclass(frozen=True)
class Term:
    """A word with an entry of its own: a seat, a card, a die's face. Sentences can select by its `id`."""

    key: str
    id: str = ""


@dataclasses.dataclass(frozen=True)
class Terms:
    """Several words, each with its number or without one, said with commas between them."""

    terms: tuple[tuple[Term, str], ...]

    def text(self, lang: str = "en") -> str:
        return ", ".join(f"{say(lang, term.key)} {number}".strip() for term, number in self.terms)


@dataclasses.dataclass(frozen=True)
class Sentence:
    """Something to say, in whatever language the listener wants."""

    key: str
    arguments: dict[str, Any] = dataclasses.field(default_factory=dict)

    def text(self, lang: str = "en") -> str:
        return say(lang, self.key, **self.arguments)


def add_folder(folder: Any) -> None:
    """Look for words in another folder too: `<folder>/<lang>/*.ftl`."""
    if folder not in _folders:
        _folders.append(folder)
        words_of.cache_clear()


def add_entries(entries: Mapping[str, str]) -> None:
    """Words for keys that no file has, said in every language alike: better English than nothing."""
    _spare.update(entries)
    words_of.cache_clear()


def files_of(lang: str) -> list[Any]:
    return [
        file
        for folder in _folders
        for file in sorted((folder / lang).iterdir(), key=lambda entry: entry.name)
        if file.name.endswith(".ftl")
    ]


class LanguageWords:
    """The words of one language.

    Entries are cut out of the files at once and parsed when they are first needed, and Fluent itself is imported for
    the first that needs it: a command that says three plain sentences starts at once.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.entries: dict[str, str] = dict(_spare)
        for file in files_of(lang):
            self.entries.update(entries_of(file.read_text(encoding="utf-8")))

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.lang], use_isolating=False)

    def message(self, key: str) -> Any:
        """The parsed entry with that key."""
        if not self._bundle.has_message(key):
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(self.entries[key]))
        return self._bundle.get_message(key)

    def format(self, pattern: Any, values: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{self.lang}: {errors[0]}")
        return str(text)

    def say(self, key: str, values: dict[str, Any]) -> str:
        plain = plain_text(self.entries[key], values)
        return self.format(self.message(key).value, values) if plain is None else plain


def plain_text(entry: str, values: dict[str, Any]) -> str | None:
    """An entry of one line with nothing in it but names of texts and small numbers; None for all others."""
    found = re.fullmatch(r"[\w-]+ *= *([^{}\n]*(?:\{ \$[\w-]+ \}[^{}\n]*)*?) *\n(?:\s*|\n#.*)", entry, re.DOTALL)
    if found is None:
        return None
    names = re.findall(r"\{ \$([\w-]+) \}", found[1])
    if not all(_is_plain(values.get(name)) for name in names):
        return None
    return re.sub(r"\{ \$([\w-]+) \}", lambda name: str(values[name[1]]), found[1])


def _is_plain(value: Any) -> bool:
    return isinstance(value, str) or (type(value) is int and 0 <= value < 1000)


def entries_of(text: str) -> dict[str, str]:
    """The entries of a Fluent file by their keys, each as it stands there, without the comments between them."""
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
    starts = list(re.finditer(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE))
    ends = [found.start() for found in starts[1:]] + [len(text)]
    return {found[1]: text[found.start() : end] for found, end in zip(starts, ends)}


@cache
def words_of(lang: str) -> LanguageWords:
    if lang not in LANGUAGES:
        raise BadInput("language", found=lang, known=", ".join(LANGUAGES))
    return LanguageWords(lang)


def say(lang: str, key: str, **arguments: Any) -> str:
    """The sentence with that key. A missing one is a defect of ours: the key itself is shown."""
    words = words_of(lang)
    if key not in words.entries:
        return f"[{key}]"
    values: dict[str, Any] = {}
    for name, value in arguments.items():
        values.update(_forms(words, lang, name.replace("_", "-"), value))
    return words.say(key, values)


def _forms(words: LanguageWords, lang: str, name: str, value: Any) -> dict[str, Any]:
    if isinstance(value, Term):
        if value.key not in words.entries:
            return {name: f"[{value.key}]"}
        word = words.say(value.key, {})
        attributes = words.message(value.key).attributes if "\n    ." in words.entries[value.key] else {}
        forms = {name: word, f"{name}-id": value.id}
        for case in CASES:
            forms[f"{name}-{case}"] = words.format(attributes[case], {}) if case in attributes else word
        return forms
    if hasattr(value, "text"):
        return {name: value.text(lang)}
    if isinstance(value, int | float) and abs(value) >= UNCOUNTABLE:
        return {name: f"{Decimal(value):.3g}"}
    return {name: value}


def detect_language(environment: dict[str, str]) -> str:
    """The player's language by the usual variables of the system, English if it is none of ours."""
    for variable in ("GOBLINS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = re.match("[a-z]{2}", environment.get(variable, ""))
        if found and found[0] in LANGUAGES:
            return found[0]
    return "en"
