"""All text that a person reads, from the Fluent files in `goblins/locales`.

`say("fr", "refusal-not-asked", seat=Term("seat-red"))` gives a sentence. An argument may be a number, a text, a
`Term` (a word that has its own entry, given to the sentence in all its grammatical cases: `$seat`,
`$seat-genitive`, ...) or another refusal or error, said in the same language.
"""

from __future__ import annotations

import dataclasses
import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from .errors import BadInput

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "ru")
CASES = ("genitive", "dative", "accusative", "instrumental")

_folders: list[Any] = [resources.files("goblins") / "locales"]


@dataclasses.dataclass(frozen=True)
class Term:
    """A word with an entry of its own: a seat, a card, a die's face. Sentences can select by its `id`."""

    key: str
    id: str = ""


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
        bundle_for.cache_clear()


def files_of(lang: str) -> list[Any]:
    return [
        file
        for folder in _folders
        for file in sorted((folder / lang).iterdir(), key=lambda entry: entry.name)
        if file.name.endswith(".ftl")
    ]


@cache
def bundle_for(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise BadInput("language", found=lang, known=", ".join(LANGUAGES))
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files_of(lang):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has(lang: str, key: str) -> bool:
    return bool(bundle_for(lang).has_message(key))


def say(lang: str, key: str, **arguments: Any) -> str:
    """The sentence with that key. A missing one is a defect of ours: the key itself is shown."""
    bundle = bundle_for(lang)
    if not bundle.has_message(key):
        return f"[{key}]"
    values: dict[str, Any] = {}
    for name, value in arguments.items():
        values.update(_forms(bundle, lang, name.replace("_", "-"), value))
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{lang}/{key} has no text"
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise LookupError(f"{lang}/{key}: {errors[0]}")
    return str(text)


def _forms(bundle: FluentBundle, lang: str, name: str, value: Any) -> dict[str, Any]:
    if isinstance(value, Term):
        if not bundle.has_message(value.key):
            return {name: f"[{value.key}]"}
        message = bundle.get_message(value.key)
        assert message.value is not None, f"{lang}/{value.key} has no text"
        word = str(bundle.format_pattern(message.value)[0])
        forms = {name: word, f"{name}-id": value.id}
        for case in CASES:
            pattern = message.attributes.get(case)
            forms[f"{name}-{case}"] = str(bundle.format_pattern(pattern)[0]) if pattern else word
        return forms
    if hasattr(value, "text"):
        return {name: value.text(lang)}
    return {name: value}


def detect_language(environment: dict[str, str]) -> str:
    """The player's language by the usual variables of the system, English if it is none of ours."""
    for variable in ("GOBLINS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = re.match("[a-z]{2}", environment.get(variable, ""))
        if found and found[0] in LANGUAGES:
            return found[0]
    return "en"
